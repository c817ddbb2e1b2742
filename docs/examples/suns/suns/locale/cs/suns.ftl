suns-name = Slunce
suns-help = Tři hry: body se sčítají, a kdo vyhraje, smí mít příště v ruce proroctví navíc.
suns-sun = Slunce
suns-sun-help = Druhé slunce ubere dvě pole, třetí jedno proroctví v ruce.
suns-length = Délka
suns-length-help = Krátká hra končí po patnácti kolech.
suns-length-long = celá hra
suns-length-short = patnáct kol

suns-rule-1 = Slunce { $n } z { $of }: nic se nemění
suns-rule-2 = Slunce { $n } z { $of }: o dvě pole méně
suns-rule-3 = Slunce { $n } z { $of }: o proroctví méně
suns-crowned = Korunu má { $name }
suns-next = Pod dalším sluncem má korunu { $name }.
suns-sets = Slunce po { $n } { $n ->
    [one] kole
    [few] kolech
    [many] kola
   *[other] kolech
} zapadá.
