# Jak hra skončila a co se z ní počítá.
score-times = { $n }×
score-requirements = splněno { $n }:
score-unfinished = nedokončený
score-unfinished-half = nedokončený: polovina
score-no-coatl = žádný cóatl
score-winner = Vítězí { $name }.
sheet-after = po { $n ->
    [one] { $n } tahu
    [few] { $n } tazích
   *[other] { $n } tazích
}
sheet-statistics = Statistika
sheet-turns = tahy
sheet-taken = vzaté dílky
sheet-chosen = zvolená proroctví
sheet-fulfilled = naplněná proroctví
sheet-claimed = chrámy
sheet-complete = dokončení cóatlové
sheet-longest = nejdelší cóatl
sheet-best = nejlepší cóatl
sheet-coatl-points = body za cóatla
sheet-turn-points = body za tah
sheet-tokens = použité žetony
sheet-colors = barvy v cóatlech
sheet-number = { $n }
score-winner-cards = Vítězí { $name }: body jsou stejné, rozhoduje víc karet u dokončených cóatlů.
score-winner-coatl = Vítězí { $name }: body i karty jsou stejné, rozhoduje nejlépe bodovaný cóatl.
score-shared = O vítězství se dělí { $names }: body, karty i nejlepší cóatl se shodují.
score-winners = Vítězí { $names }.
score-winners-cards = Vítězí { $names }: body jsou stejné, rozhoduje víc karet u dokončených cóatlů.
score-winners-coatl = Vítězí { $names }: body i karty jsou stejné, rozhoduje nejlépe bodovaný cóatl.
score-won-together = Společné vítězství: { $names }.
score-lost-together = Společná porážka: { $names }.
score-ended-coatls = Konec hry: { $name } má dokončeného { $n ->
    [3] třetího cóatla
   *[other] { $n }. cóatla
}.
score-ended-bodies = Hra skončila, když došly dílky těl.
score-ended-standstill = Hra skončila, protože už nikdo nemohl nic udělat.
