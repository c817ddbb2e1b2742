# Postavení jako jeden řádek textu. { $column } je pořadí znaku v řádku, { $field } je název pole.

position-not-counted = Hra začala ze zadaného postavení: nepočítá se.
position-header = Tohle není postavení: začíná „coatl/1“, a ne „{ $text }“.
position-newer = Tohle postavení je zapsané v novější podobě („{ $text }“): k přečtení program aktualizuj.
position-word = Znak { $column }: „{ $text }“ není pole; napiš název, = a co tam je, bez mezer.
position-twice = Znak { $column }: pole { $field } je tu dvakrát.
position-unknown = Znak { $column }: tahle hra nemá pole { $field }.
position-missing = Chybí pole { $field }.
position-value = Pole { $field } (znak { $column }): „{ $text }“ není { $wanted }.
position-range = Pole { $field } (znak { $column }): „{ $text }“ není { $wanted } od { $least } do { $most }.
position-number = Pole { $field } (znak { $column }): uvedeno { $named }, potřeba { $due }.
position-many = Pole { $field } (znak { $column }): tím by bylo { $thing } víc, než kolik jich hra má ({ $all }).
position-temples = Pole { $field } (znak { $column }): vedle cóatla leží nejvýš jeden chrám.
position-left = Pole { $field } (znak { $column }): karty, které nikde neleží: { $left }; neznámé karty: { $unknown }. Pro všechny zbylé tam napiš ?.
position-known = Pole { $field } (znak { $column }): { $thing } v té ruce není.
position-setup = Pole { $field } (znak { $column }): taková hra neexistuje: { $problem }.
position-remembers = Pole { $field } (znak { $column }): varianta to neumí přečíst: { $problem }.
position-impossible = Pole { $field } (znak { $column }): v takovém postavení žádná hra být nemůže: { $problem }.
position-stuck = Pole { $field } (znak { $column }): z tohoto postavení by nikdo nemohl pokračovat.
position-wants-number = číslo
position-wants-seat = místo u stolu
position-wants-piece = dílek z této hry
position-wants-head = hlava z této hry
position-wants-body = dílek těla z této hry
position-wants-tail = ocas z této hry
position-wants-counted = počet a dílek, třeba 3B
position-wants-prophecy = proroctví z této hry
position-wants-temple = chrám z této hry
position-wants-card = karta z této hry
position-wants-coatl = cóatl, třeba <BBR
position-wants-token = žeton oběti: pick, vision, duty
position-wants-rule = pravidlo, které se dá změnit
position-wants-phase = fáze hry
position-wants-chance = druh náhody: seed, told, beside
position-wants-ending = způsob, jak hra končí: coatls, bodies, standstill, finished
position-wants-json = JSON bez mezer
position-wants-card-set = nainstalovaná sada karet
position-wants-variant = nainstalovaná varianta
position-wants-option = volba té varianty

cli-play-position = začne od postavení zapsaného jako jeden řádek, viz coatl replay --position; z ostatních voleb bere --seats a --seed
cli-play-position-alone = Postavení samo říká, jaká hra to je: --position nesnese soubor ani jiné volby než --seats a --seed.
cli-play-position-seats = Postavení je pro { $players ->
    [one] jednoho hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
}: tolik jich uveď v --seats, nikoho z nich na pozvání.
cli-replay-position = vypíše postavení jako jeden řádek pro coatl play --position: po skončení hry celé, jinak to, co ví jediný hráč nebo všichni
cli-replay-at = v postavení po tolika akcích (výchozí: po všech)
cli-replay-no-such = Počet akcí ve hře: { $last }. --at bere celé číslo od 0 do { $last }, ne „{ $text }“.
cli-replay-record = vypíše dohranou hru jako text ke čtení, tah po tahu; coatl play a coatl replay ho i otevřou
cli-replay-record-later = Tahle hra ještě běží: její zápis by prozradil, co je skryté. Řekni si o něj, až skončí.
