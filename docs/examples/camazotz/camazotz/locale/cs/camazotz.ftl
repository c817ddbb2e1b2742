camazotz-name = sám proti Camazotzovi
plugin-camazotz-name = { camazotz-name }
camazotz-opponent = Camazotz
camazotz-help = Netopýr, který z pěti barev dělá noci. Vyhraješ, jen když máš víc bodů než on.
camazotz-level-1 = Úroveň 1: dlouhé noci
camazotz-level-1-short = úroveň 1
camazotz-level-1-help = Noc vynese 3 body místo 2.
camazotz-level-2 = Úroveň 2: nejdelší noci
camazotz-level-2-short = úroveň 2
camazotz-level-2-help = Noc vynese 4 body místo 2.

camazotz-takes = Camazotz si odnáší do jeskyně pole { $field }: { $pieces }.
camazotz-takes-short = vzal pole { $field } { $pieces }
camazotz-night = Camazotz má pět barev: je z nich noc.
camazotz-night-short = noc z pěti barev

camazotz-empty = Jeho jeskyně je prázdná.
camazotz-cave = Do další noci chybí: { $needs }. V jeskyni má: { $pieces }.
camazotz-full = V jeskyni má: { $pieces }. To je noc.
camazotz-nights = { $n ->
    [one] { $n } noc z pěti barev
    [few] { $n } noci z pěti barev
    [many] { $n } noci z pěti barev
   *[other] { $n } nocí z pěti barev
}

camazotz-won = Máš víc bodů než Camazotz: vyhráváš.
camazotz-lost = Nemáš víc bodů než Camazotz: vyhrává on.
