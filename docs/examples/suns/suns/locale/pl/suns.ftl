suns-name = Słońca
suns-help = Trzy gry: punkty się sumują, a kto wygra, ma w następnej proroctwo więcej.
suns-sun = Słońce
suns-sun-help = Drugie słońce zabiera dwa pola, trzecie jedno proroctwo na ręce.
suns-length = Długość
suns-length-help = Krótka gra kończy się po piętnastu rundach.
suns-length-long = cała gra
suns-length-short = piętnaście rund

suns-rule-1 = Słońce { $n } z { $of }: nic się nie zmienia
suns-rule-2 = Słońce { $n } z { $of }: o dwa pola mniej
suns-rule-3 = Słońce { $n } z { $of }: o proroctwo mniej
suns-crowned = Koronę nosi { $name }
suns-next = Pod następnym słońcem koronę nosi { $name }.
suns-sets = Po { $n } { $n ->
    [one] rundzie
    [few] rundach
    [many] rundach
   *[other] rundy
} słońce zachodzi.
