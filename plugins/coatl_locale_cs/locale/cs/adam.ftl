# Sólo hra proti A.D.A.M.ovi (pravidla 9).

adam-name = sólo proti A.D.A.M.ovi
plugin-adam-name = { adam-name }
plugin-adam-short = A.D.A.M.
plugin-adam-licence = pravidla hry Cóatl, © Synapses Games; bez jejích ilustrací a textů
adam-opponent = A.D.A.M.
adam-help = Stroj, který sbírá dílky. Zvítězíš, jen když budeš mít víc bodů než on.
adam-level-1 = Úroveň 1: chrám
adam-level-1-short = úroveň 1
adam-level-1-brief = splň jeden
adam-level-1-help = Splň všechny požadavky alespoň jednoho chrámu, jinak prohraješ.
adam-level-2 = Úroveň 2: menší ruka
adam-level-2-short = úroveň 2
adam-level-2-brief = 4 místo 5
adam-level-2-help = Limit ruky jsou 4 proroctví namísto 5.
adam-level-3 = Úroveň 3: barvy
adam-level-3-short = úroveň 3
adam-level-3-brief = každá jiná
adam-level-3-help = Každé proroctví u téhož cóatla musí mít jinou barvu karty.
adam-level-4 = Úroveň 4: vždy čtyři
adam-level-4-short = úroveň 4
adam-level-4-brief = 4 u cóatla
adam-level-4-help = Cóatla smíš dokončit, jen když pak bude mít 4 proroctví.
adam-level-5 = Úroveň 5: čtyři karty
adam-level-5-short = úroveň 5
adam-level-5-brief = sbírá na 4
adam-level-5-help = A.D.A.M. pracuje na 4 kartách najednou místo na 3.
adam-secret-temple = Tajný chrám
adam-secret-temple-short = tajný chrám
adam-secret-temple-brief = i tvůj vlastní
adam-secret-temple-help = Dostaneš i vlastní tajný chrám.

# Jeho tah, krok za krokem.
adam-seeks = A.D.A.M. bere z pole { $field }. Karta { $number } potřebuje: { $needs }.
adam-seeks-vainly = Na žádném poli není, co A.D.A.M. potřebuje pro kartu { $number }: { $needs }.
adam-discards-field = Žádné kartě A.D.A.M.a se nic nehodí, odhazuje z pole { $field }: { $pieces }.
adam-idle = Panel zásob je prázdný: A.D.A.M. nic nebere.
adam-places = Karta { $number } dostává: { $pieces }.
adam-discards = Žádná karta to nepotřebuje, odhazuje se: { $pieces }.
adam-fulfils = A.D.A.M. naplňuje kartu { $number } ({ $prophecy }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
adam-draws = A.D.A.M. si bere kartu z místa { $place } v zásobě proroctví ({ $prophecy }): je to jeho karta { $number }.

# Totéž několika slovy: řádek na krok, bez jeho jména.
adam-seeks-short = bere pole { $field }
adam-seeks-vainly-short = karta { $number }: v žádném poli není { $needs }
adam-discards-field-short = odhazuje pole { $field } { $pieces }: nic se nehodí
adam-idle-short = panel zásob je prázdný
adam-places-short = { $pieces } na { $number }
adam-discards-short = { $pieces } odhozeno
adam-fulfils-short = naplňuje kartu { $number } { $prophecy } { $points }
adam-draws-short = karta { $number } ze zásoby { $prophecy }

# Kdo vyhrává.
adam-verdict-won = Máš víc bodů než A.D.A.M.: vítězíš.
adam-verdict-lost = Nemáš víc bodů než A.D.A.M.: vítězí on.
adam-verdict-temple = Máš víc bodů, ale žádný úplně splněný chrám: na úrovni 1 vítězí A.D.A.M.

# Co se o něm říká u skutečného stolu.
place-line = jeho karta { $number }
place-fulfilled = jeho naplněné karty
place-removed = dílky, které odhodil
