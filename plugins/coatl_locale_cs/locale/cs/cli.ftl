# Příkazový řádek. Texty nápovědy nemají žádné proměnné: ukazují se bez načtení Fluentu.

cli-usage = použití:
cli-arguments = argumenty
cli-options = přepínače
cli-commands = příkazy
cli-description = Desková hra Cóatl v terminálu. Bez příkazu se otevře hra.
cli-help = ukáže tuto nápovědu a skončí
cli-version = ukáže verzi a skončí
cli-safe-mode = načte jen to, co patří ke hře samotné, žádné cizí pluginy
cli-json = vypíše JSON, pro programy
cli-set = sada karet, která se použije (výchozí: base); pro více sad zadej opakovaně

cli-score = oboduje cóatly zadané písmeny všemi kartami
cli-score-description = Oboduje cóatly každou kartou zvolených sad. Cóatl se zapisuje od hlavy k ocasu písmeny B (modrá), G (zelená), K (černá), R (červená) a Y (žlutá), např. BBRBBKRBBYY. Chrámy se čtou tak, jako by u cóatla neleželo žádné proroctví. S --json vznikne pro každého cóatla jeden objekt na řádek, se všemi kartami; jinak tabulka karet, které přinesou body.
cli-score-coatl = cóatl, např. BBRBBKRBBYY; - čte ze standardního vstupu na každém řádku jednoho
cli-score-open-head = hlavový konec je ještě otevřený: žádný chrám nelze splnit, takže chrámy nepřinesou body
cli-score-open-tail = ocasní konec je ještě otevřený: žádný chrám nelze splnit, takže chrámy nepřinesou body
cli-cards = vypíše karty sad
cli-replay = přehraje uloženou hru a ukáže stůl, ke kterému vede
cli-replay-description = Přehraje akce uložené hry jednu po druhé a ukáže stůl, ke kterému vedou, a body. Když některou akci nelze provést, řekne kterou a proč.
cli-replay-file = uložená hra
cli-simulate = odehraje mnoho náhodných her a spočítá je
cli-simulate-description = Odehraje mnoho her, jejichž hráči volí náhodně z toho, co je dovoleno, a řekne, jak skončily. Stejné argumenty dají stejné hry; ukáže to kontrolní součet.
cli-simulate-players = počet hráčů, 2 až 4 (výchozí: 2)
cli-simulate-games = počet her (výchozí: 100)
cli-simulate-seed = libovolný text; určuje všechny hry (výchozí: coatl)
cli-simulate-tokens = hraje s žetony obětí
cli-simulate-solo-game = hraje sólo proti A.D.A.M.ovi
cli-simulate-levels = úrovně sólo hry, např. 1,3,5 (výchozí: žádné)
cli-lang = jazyk, např. cs nebo uk (výchozí: podle nastavení aplikace, jinak podle systému)
cli-rules = vypíše pravidla
cli-rules-section = jen toto pravidlo, např. 6.4; bez něj všechna
cli-locale = stará se o překlady
cli-locale-new = vytvoří složku se všemi zprávami k překladu do nového jazyka
cli-locale-new-tag = značka jazyka, např. sk
cli-locale-new-dir = kde složku vytvořit (výchozí: zde)
cli-locale-check = zkontroluje zprávy překladu
cli-locale-check-dir = složka překladu
cli-plugins = stará se o pluginy
cli-plugins-list = vypíše všechny pluginy; jejich kód se přitom nespouští

# Chyby: každá jednou větou.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; viz { $command } --help
cli-error-required = chybí: { $arguments }
cli-error-value = za { $option } musí následovat hodnota
cli-error-no-value = { $option } nemá žádnou hodnotu: { $value }
cli-error-command = příkaz „{ $command }“ neexistuje; jsou tu: { $known }
cli-error-unknown = „{ $arguments }“ není argument tohoto příkazu; viz { $command } --help
cli-error-number = { $option } vyžaduje celé číslo od { $least } výš, ne „{ $text }“
cli-error-players = počet hráčů ve hře je { $least } až { $most }, ne { $players }
cli-error-solo = sólo hra se nehraje s { $option }
cli-error-no-solo = plugin „{ $variant }“ sólo hry nefunguje; viz coatl plugins list
cli-error-level = „{ $level }“ není úroveň: zadej některé z { $known } a odděl je čárkami
cli-error-levels-alone = --levels patří ke hrám proti A.D.A.M.ovi: přidej --solo
cli-error-language = jazyk „{ $language }“ tu není; k dispozici: { $known }
cli-error-rule = pravidlo „{ $rule }“ neexistuje; existují: { $known }
cli-error-tag = „{ $tag }“ není značka jazyka, jako je sk nebo pt-BR
cli-error-exists = { $file } už existuje
cli-error-no-folder = složka { $file } neexistuje
cli-error-seed = toto semínko není čitelný text
cli-error-no-coatl = není koho bodovat: zadej písmena cóatla od hlavy k ocasu, např. BBRBBKRBBYY, nebo - pro čtení ze standardního vstupu
cli-error-empty = cóatl je prázdný: napiš jeho písmena od hlavy k ocasu, např. BBRBBKRBBYY
cli-error-letter = „{ $letter }“ na místě { $place } cóatla „{ $coatl }“ není barva: použij B (modrá), G (zelená), K (černá), R (červená) a Y (žlutá)
cli-error-small = „{ $letter }“ na místě { $place } cóatla „{ $coatl }“ je malé písmeno: napiš { $capital }
cli-error-long = cóatl „{ $coatl }“ je příliš dlouhý: obodovat lze nejvýše { $most } dílků
cli-error-line = řádek { $line }: { $text }
cli-error-input = standardní vstup není čitelný text
cli-error-system = systém odmítl: { $reason }
cli-error-set = sada karet „{ $set }“ tu není; k dispozici: { $known }
cli-error-no-set = sada karet „{ $set }“ tu není: žádný plugin žádnou nepřináší
cli-error-set-twice = „{ $set }“ je zadáno dvakrát

# Tabulky.
cli-none = nic
cli-score-nothing = Žádná karta nepřináší body.
cli-column-points = body
cli-column-times = krát
cli-column-card = karta
cli-column-pattern = vzor
cli-column-color = barva
cli-column-levels = úrovně
cli-column-copies = výtisky
cli-column-text = text
cli-column-name = jméno
cli-column-version = verze
cli-column-kind = druh
cli-column-source = odkud
cli-column-state = stav
cli-color-name = { form-of-color-feminine }
cli-temple = chrám
cli-plugin-ok = funguje
cli-plugin-code = zde se nespouští
cli-plugin-faulty = funguje, vadná hlášení anglicky: { $reason }
cli-plugin-broken = nefunguje: { $reason }

# Tabulka přehrané hry.
cli-replay-turn = Tah { $turn }: na tahu je { $name }.
cli-replay-over = Hra skončila po { $turn ->
    [one] { $turn } tahu
    [few] { $turn } tazích
   *[other] { $turn } tazích
}.
cli-replay-winner = Vítězí { $name }.
cli-replay-opponent-card = sbírá na { $card }: { $pieces }; chybí { $needs }
cli-replay-shared = O vítězství se dělí { $names }.
cli-replay-supply = Panel zásob: { $fields }
cli-replay-row = Zásoba proroctví: { $cards }
cli-replay-player = { $name }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-replay-board = hráčský panel: { $pieces }
cli-replay-hand = v ruce: { $prophecies ->
    [one] jedno proroctví
    [few] { $prophecies } proroctví
   *[other] { $prophecies } proroctví
}, { $temples ->
    [one] jeden chrám
    [few] { $temples } chrámy
   *[other] { $temples } chrámů
}
cli-replay-coatl = cóatl { $number }: { $coatl } ({ $state ->
    [complete] dokončený
   *[open] nedokončený
}, { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
})
cli-replay-line = { $card }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}

# Souhrn simulace.
cli-simulate-summary = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, počet akcí { $actions } za { $seconds } s: { $gps } her/s, { $aps } akcí/s
cli-simulate-ending = { $ending ->
    [third_coatl] třetí cóatl
    [exhausted_bodies] dílky těl došly
   *[standstill] nikdo nemohl nic udělat
}: { $games }
cli-simulate-solo = výhry { $wins }, prohry { $losses }, průměr bodů { $points }
cli-simulate-opponent = A.D.A.M., průměr bodů { $points }
cli-simulate-checksum = kontrolní součet { $checksum }

# Překlady.
cli-locale-made = { $folder } je hotová: odstraň # z řádku, přelož ho a pak spusť: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] jedna zpráva
    [few] { $n } zprávy
   *[other] { $n } zpráv
}, vše v pořádku.
cli-locale-sum = { $errors ->
    [one] jedna chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}, { $warnings ->
    [one] jedno varování
    [few] { $warnings } varování
   *[other] { $warnings } varování
}.
cli-error-word = chyba
cli-warning-word = varování
