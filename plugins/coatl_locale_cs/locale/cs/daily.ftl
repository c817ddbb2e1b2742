# Rozdání dne: pro všechny v témže datu stejné. „Par“ je to, co z něj vytěží silný počítačový hráč.
menu-daily = Dnešní rozdání
menu-new-game-who = ty proti počítačovému hráči
menu-join-how = podle pozvánky
menu-rules-key = kdekoli { $key }
menu-no-daily = Dnešní rozdání potřebuje karty základní hry a její vlastní hráče: zapni jejich pluginy.
command-daily = dnešní rozdání
command-daily-help = Hraje rozdání dne, stejné pro všechny na světě, nebo v něm pokračuje.
day-date-1 = { $day }. ledna
day-date-2 = { $day }. února
day-date-3 = { $day }. března
day-date-4 = { $day }. dubna
day-date-5 = { $day }. května
day-date-6 = { $day }. června
day-date-7 = { $day }. července
day-date-8 = { $day }. srpna
day-date-9 = { $day }. září
day-date-10 = { $day }. října
day-date-11 = { $day }. listopadu
day-date-12 = { $day }. prosince
menu-daily-running = v řadě: { $n }
day-weekdays = po út st čt pá so ne
day-title = Rozdání z { $date }, protivník: { $opponent }.
day-counts = Počítá se: je to první hra toho dne.
day-again = Nepočítá se: jiná hra tohoto dne už začala dřív.
day-late = Nepočítá se: jeho den už minul.
day-running-most = { $n ->
    [one] { $n } den v řadě, nejvíc { $most }.
    [few] { $n } dny v řadě, nejvíc { $most }.
   *[other] { $n } dní v řadě, nejvíc { $most }.
}
day-means = Proti paru: { $week } za 7 dní, { $month } za 30 dní.
day-mean = Proti paru: { $month } za 30 dní.
day-none = nehráno
day-open = rozehráno
plain-daily-begun = Dnešní rozdání je rozehrané: { $daily } v něm pokračuje.
saves-daily = rozdání dne
day-row = { $date }, { $opponent }: { $told }.
day-today = Dnes, { $date }
days-title = Rozdání dne
days-keys = { $left } { $right } jiný den
command-play-day = hrát tento den
command-play-day-help = Hraje rozdání vybraného dne, nebo v něm pokračuje; ← a → vybírají jiný den.
records-undone = { $n ->
    [one] V { $n } hře se braly zpět akce, na které už přišla odpověď; má značku { $sign }.
    [few] Ve { $n } hrách se braly zpět akce, na které už přišla odpověď; mají značku { $sign }.
   *[other] V { $n } hrách se braly zpět akce, na které už přišla odpověď; mají značku { $sign }.
}
records-stronger = Vyhráváš { $won } z posledních { $last } her: na řadě je { $player }.
day-counted = { $n ->
    [one] Započteno pro { $date }: { $n } den v řadě.
    [few] Započteno pro { $date }: { $n } dny v řadě.
   *[other] Započteno pro { $date }: { $n } dní v řadě.
}
day-uncounted = Tato hra se pro { $date } nepočítá.
day-par-above = { $n ->
    [one] Par je { $par }: o { $n } bod víc.
    [few] Par je { $par }: o { $n } body víc.
   *[other] Par je { $par }: o { $n } bodů víc.
}
day-par-below = { $n ->
    [one] Par je { $par }: o { $n } bod míň.
    [few] Par je { $par }: o { $n } body míň.
   *[other] Par je { $par }: o { $n } bodů míň.
}
day-par-even = Par je { $par }: přesně tolik.
day-par-made = Par se ještě hraje, { $done } z { $games } her: objeví se tady a ve výsledcích.
day-copy = Zkopíruj dva následující řádky.
days-aside = Rozdání dne nelze přečíst ({ $fault }). Odložila se jako { $file }; počítá se od začátku.
day-unwritable = Den se nepodařilo započítat: { $reason }.
day-share = Cóatl { $date } r{ $number }
day-share-par = par { $par } { $above }
day-share-turns = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
day-share-hints = { $n ->
    [one] { $n } rada
    [few] { $n } rady
   *[other] { $n } rad
}
day-share-undone = { $n }× zpět
day-share-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
day-share-uncounted = nepočítá se
command-share = sdílet
command-share-name = sdílet výsledek
command-share-help = Zkopíruje dva řádky o rozdání dne, které nic neprozrazují.
score-undone = { $n ->
    [one] Akce, na kterou už přišla odpověď, se vzala zpět { $n }krát.
    [few] Akce, na které už přišla odpověď, se vzaly zpět { $n }krát.
   *[other] Akce, na které už přišla odpověď, se vzaly zpět { $n }krát.
}
share-title = Ke sdílení
share-copied = Zkopírováno, dovolí-li to terminál; jinak řádky označ.
lesson-daily = dnešní rozdání: stejná hra pro všechny na světě
plain-lesson-next = Napiš { $daily } pro dnešní rozdání, stejné pro všechny na světě, nebo { $new } pro vlastní hru.

# V řádcích textu a na příkazové řádce
plain-word-daily = dnes, rozdání
plain-word-days = dny
plain-word-share = sdílej, sdílet
plain-does-daily = rozdání dne, nebo jiného dne, třeba dnes 2026-12-01
plain-does-days = tvoje rozdání dne: kolik jich je v řadě a jak jsou na tom proti paru
plain-does-share = dva řádky o rozdání dne, které pošleš ostatním
cli-daily = zahraje rozdání dne
cli-daily-description = Hraje dnešní rozdání, stejné pro všechny na světě, nebo v něm pokračuje; nejsnazší je pondělí. První hra dne se počítá, jakmile je dohraná. Dřívější dny se dají hrát, ale nepočítají se.
cli-daily-date = jiný den, třeba 2026-12-01
cli-daily-plain = hraje v řádcích textu, jako coatl play --plain
cli-daily-json = místo hry vypíše, co o tom dni je: kdo hraje, tvůj výsledek, par, řádky ke sdílení
cli-daily-no-date = „{ $text }“ není datum: piš ho jako { $example }
cli-daily-later = Rozdání dne { $date } teprve přijde: v UTC je { $today }
cli-where-days = rozdání dne
