# Příkazový řádek. Texty nápovědy nemají žádné proměnné: ukazují se bez načtení Fluentu.

cli-usage = použití:
cli-arguments = argumenty
cli-options = přepínače
cli-commands = příkazy
cli-value-tag = JAZYK
cli-value-date = DATUM
cli-value-coatl = CÓATL
cli-value-file = SOUBOR
cli-value-invitation = POZVÁNKA
cli-value-text = TEXT
cli-value-rule = PRAVIDLO
cli-value-folder = SLOŽKA
cli-value-out = SOUBOR.toml|SLOŽKA
cli-value-kind = DRUH
cli-value-pack = SLOŽKA|ZIP
cli-value-spec = CO
cli-value-players = HRÁČ,HRÁČ
cli-value-player = HRÁČ
cli-value-set = SADA
cli-value-command = PŘÍKAZ
cli-value-address = ADRESA
cli-value-computers = N|dask:ADRESA
cli-value-shell = SHELL
cli-value-line = ŘÁDEK
cli-description = Desková hra Cóatl v terminálu. Bez příkazu se otevře hra.
cli-help = ukáže tuto nápovědu a skončí
cli-version = ukáže verzi a skončí
cli-safe-mode = načte jen to, co patří ke hře samotné, žádné cizí pluginy
cli-json = vypíše JSON, pro programy
cli-set = sada karet, která se použije (výchozí: base); pro více sad zadej opakovaně

cli-score = oboduje cóatly zapsané písmeny podle všech karet
cli-score-description = Oboduje cóatly podle každé karty zvolených sad. Cóatl se zapisuje od hlavy k ocasu písmeny B (modrá), G (zelená), K (černá), R (červená) a Y (žlutá), např. BBRBBKRBBYY. Chrámy se čtou tak, jako by u cóatla neleželo žádné proroctví. S --json vypíše pro každého cóatla jeden řádek s objektem, v něm všechny karty; jinak tabulku karet, které přinesou body.
cli-score-coatl = cóatl, např. BBRBBKRBBYY; - čte cóatly ze standardního vstupu, na každém řádku jednoho
cli-score-open-head = hlavový konec je ještě otevřený: žádný chrám nelze splnit, takže chrámy nepřinesou body
cli-score-open-tail = ocasní konec je ještě otevřený: žádný chrám nelze splnit, takže chrámy nepřinesou body
cli-cards = vypíše karty zvolených sad
cli-replay = přehraje uloženou hru akci po akci
cli-replay-description = Otevře uloženou hru na jejím začátku: klávesami se přechází z jedné akce na další i zpět. S --text nebo --json místo toho vypíše stůl po poslední akci a body. Když některou akci nelze provést, řekne kterou a proč.
cli-replay-file = uložená hra
cli-replay-plain = prohlédne ji v řádcích textu, jako coatl play --plain
cli-replay-text = vypíše stůl po poslední akci jako text
cli-hint = řekne, co by silný hráč udělal v uložené hře
cli-hint-description = Řekne, které tahy považuje mistr za nejlepší pro hráče na tahu podle toho, co ten hráč ví: prozradí tedy jeho ruku.
cli-analyse = řekne, co stály tahy dohrané hry
cli-analyse-description = Řekne, které tahy dohrané hry stály body, nejhorší napřed, co by udělal mistr a proč. Trvá to minutu až dvě.
cli-simulate = odehraje mnoho náhodných her a sečte výsledky
cli-simulate-description = Odehraje mnoho her, jejichž hráči volí náhodně z toho, co je dovoleno, a řekne, jak skončily. Stejné argumenty dají stejné hry; ukáže to kontrolní součet.
cli-simulate-players = počet hráčů, 2 až 4, nebo kolik dovolí varianty (výchozí: 2)
cli-simulate-games = počet her (výchozí: 100)
cli-simulate-seed = libovolný text; určuje všechny hry (výchozí: coatl)
cli-simulate-tokens = hraje se žetony obětí
cli-simulate-variant = varianta pravidel, např. adam:level-1,level-3 je adam se dvěma volbami; lze zadat víckrát
cli-simulate-solo-game = hraje sólo hru proti automatickému protivníkovi
cli-simulate-levels = úrovně sólo hry, např. 1,3,5 (výchozí: žádné)
cli-simulate-seats = kdo hraje, např. hard,easy: počítačoví hráči v pořadí u stolu, za lomítkem úroveň, pokud nějaké mají; jedním z nich je i random
cli-simulate-paired = každé rozdání se hraje jednou pro každé pootočení pořadí hráčů (s --seats)
cli-simulate-jobs = kolik procesů hraje (s --seats, výchozí: 1); výsledek je stejný
cli-simulate-cluster = hrají procesy clusteru Dask, např. tcp://10.0.0.5:8786 (s --seats); výsledek je stejný
cli-simulate-csv = vypíše řádek za každé místo každé hry jako CSV (s --seats)

cli-where = řekne, kde leží tvoje soubory
cli-completion = vypíše, co shell potřebuje k doplňování příkazů a přepínačů
cli-completion-description = Vypíše, co shell potřebuje, aby po stisku Tab doplňoval příkazy a přepínače coatlu. Pro bash: coatl completion bash > ~/.local/share/bash-completion/completions/coatl. Pro zsh: zapiš výstup do souboru _coatl ve složce z $fpath. Pro fish: coatl completion fish > ~/.config/fish/completions/coatl.fish.
cli-completion-shell = bash, zsh nebo fish

cli-lab = řekne, zda sada karet za něco stojí
cli-lab-description = Odehraje hry mezi počítačovými hráči a řekne, co se s každou kartou stalo: jak často byla ponechána, vzata a naplněna a jaký má přínos. Každé rozdání se hraje tak, jak padlo, a znovu tak, že jeden hráč některou kartu do ruky dostane, nebo o ni přijde. Stejné argumenty dají stejná čísla. Ctrl-C uchová, co se odehrálo.
cli-lab-set = složka přídavku nebo id sady karet
cli-lab-with = další sada karet ve hře, např. base; lze zadat víckrát
cli-lab-strength = počítačový hráč na všech místech, např. easy, za lomítkem úroveň, pokud nějaké má (výchozí: hard)
cli-lab-games = počet her (výchozí: 2400)
cli-lab-jobs = kolik procesů hraje (výchozí: jeden na každé jádro); výsledek je stejný
cli-lab-cluster = hrají procesy clusteru Dask, např. tcp://10.0.0.5:8786; výsledek je stejný
cli-lab-resume = pokračuje v běhu z tohoto souboru a zapisuje do něj; pokud neexistuje, vytvoří se
cli-lab-compare = řekne, co se změnilo mezi dvěma běhy zapsanými pomocí --json nebo --resume
cli-lab-csv = vypíše řádek za každou kartu jako CSV
cli-lab-html = zapíše do tohoto souboru stránku s grafy pro prohlížeč; potřebuje coatl[html]
cli-puzzles = úlohy o posledním tahu
cli-puzzles-list = vypíše úlohy a jak dopadly
cli-puzzles-play = hraje úlohu
cli-puzzles-play-description = Otevře u stolu úlohu: poslední tah, ve kterém je třeba najít nejvíc bodů. Bez označení tu, která je na řadě.
cli-puzzles-puzzle = označení úlohy nebo její číslo v seznamu
cli-puzzles-make = vyrobí úlohy z her počítačových hráčů
cli-puzzles-make-description = Nechá hrát počítačové hráče, u každého tahu zjistí, co by bylo nejlepší, kdyby byl poslední, a vypíše úlohy jako soubor. Co nelze přesně vyřešit, vynechá a na chybový výstup napíše proč. Stejné argumenty dají stejný soubor.
cli-puzzles-games = kolik her (jinak 40)
cli-puzzles-take = jen tolik úloh, ze všech obtížností a témat stejně, z jedné hry jedna (jinak všechny)
cli-puzzles-id = označení souboru (jinak puzzles)
cli-puzzles-check = vyřeší úlohy znovu
cli-puzzles-check-description = Vyřeší znovu každou úlohu souboru, přehraje její řešení a vypíše, co není tak, jak je napsáno. Když něco je, skončí s kódem 1.
cli-puzzles-file = soubor s úlohami (jinak úlohy hry)
cli-column-puzzle = úloha
cli-puzzles-made = Vyrobené úlohy: { $n }.
cli-puzzles-refused = Vynecháno: { $n }, protože { $reason ->
    [temple] chrám pod vrchem hromádky by mohl dát víc
   *[long] hledání by trvalo příliš dlouho
}.
cli-puzzles-fine = Znovu vyřešené úlohy: { $n }. Vše je tak, jak je napsáno.
cli-puzzles-none = Teď nezbývá žádná úloha.
cli-puzzles-unknown = Úloha „{ $id }“ není: coatl puzzles list je vypíše.
cli-lesson = lekce
cli-lesson-from = udělá lekci z uložené hry
cli-lesson-from-description = Vypíše tahy uložené hry jako soubor lekce, s jedním krokem na každý tah toho, kdo se učí. S -o a složkou z ní rovnou udělá plugin, kterému už chybí jen slova: zpráva každého kroku ukazuje klávesy a nad ní stojí, co se v tom kroku děje.
cli-lesson-seat-of = místo toho, kdo se učí, od 1 (jinak první člověk)
cli-lesson-first = první tah toho, kdo se učí, ze kterého bude krok; co je předtím, už je odehráno
cli-lesson-last = poslední tah toho, kdo se učí, ze kterého bude krok
cli-lesson-out = nový soubor, nebo nová složka pro lekci i s jejími slovy
cli-lesson-seat = V této hře není místo { $seat }: má jich { $seats }.
cli-lesson-none = Ze souboru { $file } lekci udělat nejde: { $why ->
    [chance] náhodu hlásili hráči u skutečného stolu, a lekce se rozdává podle semínka
    [onward] ta hra pokračuje z jiné, a lekce je jedna hra od rozdání
    [rules] ta hra má jiná pravidla, než jaká lekce mít může
    [rulings] podle dnešního výkladu pravidel nejsou všechny její tahy dovolené
    [cards] její karty nejsou ty, které tu jsou teď
   *[turns] { $name } v ní nemá tah, kterým by krok mohl začít; poslední tah má číslo { $last }
}.
cli-lesson-made = Lekce ve složce { $folder } se dá hrát tak, jak je, jen beze slov. Napiš je v { $folder }/locale/en/lesson.ftl místo každého …; kolik jich zbývá, řekne coatl plugins check { $folder }. Do hry pak lekci přidá coatl plugins add { $folder } a menu ji nabídne.
cli-lang = jazyk, např. cs nebo uk (výchozí: podle nastavení aplikace, jinak podle systému)
cli-rules = vypíše pravidla
cli-rules-section = jen toto pravidlo, např. 6.4; bez něj všechna
cli-locale = spravuje překlady
cli-locale-new = vytvoří složku se všemi zprávami k překladu do nového jazyka
cli-locale-new-tag = značka jazyka, např. sk
cli-locale-new-dir = kde složku vytvořit (výchozí: zde)
cli-locale-check = zkontroluje zprávy překladu
cli-locale-check-dir = složka překladu
cli-check-all = vypíše všechny nálezy, nejen prvních 20 od každého druhu
cli-plugins-run = spustí i kód pluginu a zkontroluje, co vracejí jeho hooky a zda jeho varianty neprozrazují tajemství
cli-plugins = spravuje pluginy
cli-plugins-list = vypíše všechny pluginy; jejich kód se přitom nespouští
cli-plugins-id = id pluginu, např. my-cards
cli-plugins-enable = znovu zapne plugin
cli-plugins-disable = vypne plugin; zůstane nainstalovaný
cli-plugins-new = založí vlastní plugin
cli-plugins-new-description = Vytvoří složku s funkčním pluginem, od kterého se dá začít. Bez --kind je to sada karet bez Pythonu, s --kind theme barvy, s keymap klávesy, s lesson lekce a s puzzles úloha; vše je připravené pro coatl plugins add. S jiným druhem je to projekt v Pythonu i s testy. Komentáře v souborech jsou anglicky.
cli-plugins-new-kind = card-set (sada karet), variant (varianta), locale (překlad) nebo player (počítačový hráč): vytvoří projekt v Pythonu tohoto druhu; theme, keymap, lesson nebo puzzles: vytvoří barvy, klávesy, lekci nebo úlohu, bez Pythonu
cli-plugins-new-dir = kde složku vytvořit (výchozí: zde)
cli-plugins-made-pack = Složka { $folder } je připravená a funguje tak, jak je. Uprav { $folder }/cards.toml, karty ti ukáže coatl plugins preview { $folder }, chyby najde coatl plugins check { $folder }; do hry je pak přidá coatl plugins add { $folder }.
cli-plugins-made-theme = Složka { $folder } je připravená a funguje tak, jak je. Uprav { $folder }/theme.toml, barvy ti ukáže coatl plugins preview { $folder }, chyby najde coatl plugins check { $folder }; do hry je pak přidá coatl plugins add { $folder } a tam je vybere F3.
cli-plugins-made-keymap = Složka { $folder } je připravená a funguje tak, jak je. Uprav klávesy v { $folder }/{ $id }.toml, chyby najde coatl plugins check { $folder }; do hry je pak přidá coatl plugins add { $folder } a tam je vybereš v nastavení (F8).
cli-plugins-made-lesson = Složka { $folder } je připravená a funguje tak, jak je. Uprav tahy v { $folder }/lesson.toml a slova v { $folder }/locale/en/lesson.ftl; z tahů uložené hry udělá lekci coatl lesson from a coatl plugins check { $folder } ji přehraje. Do hry ji pak přidá coatl plugins add { $folder } a menu ji nabídne.
cli-plugins-made-puzzles = Složka { $folder } je připravená a funguje tak, jak je. Další úlohy pro { $folder }/puzzles.toml vyrobí coatl puzzles make, znovu je vyřeší coatl plugins check { $folder }; do hry je pak přidá coatl plugins add { $folder }.
cli-plugins-made-project = Složka { $folder } je připravená a funguje tak, jak je: soubor README.md v ní říká, kde začít a jak spustit testy. Do hry jej přidá coatl plugins install --link { $folder }, se vším, co ve složce později změníte.
cli-plugins-check = zkontroluje plugin ve složce a vypíše vše, co je na něm špatně
cli-plugins-check-description = Vypíše vše, co je na pluginu špatně, ve tvaru soubor:řádek: závažnost: co, a při chybách skončí s návratovou hodnotou 1. Kód pluginu se přitom nespouští, jen počítačoví hráči odehrají pár her.
cli-plugins-folder = složka pluginu
cli-plugins-preview = ukáže každou kartu pluginu tak, jak vypadá na stole, ve všech jazycích, a všechny barvy
cli-plugins-add = přidá plugin bez Pythonu ze složky nebo ze souboru zip
cli-plugins-source = složka nebo soubor zip
cli-plugins-install = nainstaluje plugin napsaný v Pythonu
cli-plugins-install-description = Nainstaluje vedle hry distribuci s pluginem, programem pip. Z indexu bere jen balíky wheel, protože sestavení čehokoli jiného spouští kód autora; složka, zdrojový archiv nebo adresa se sestaví. Hra samotná se tím nikdy nezmění.
cli-plugins-spec = co nainstalovat, zapsané tak, jak to přijímá pip: jméno, verze, složka, soubor
cli-plugins-link = místo kopie připojí složku s rozpracovaným pluginem: změny platí od příštího spuštění a uložené hry pokračují
cli-plugins-uninstall = odebere plugin

# Chyby: každá jednou větou.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; viz { $command } --help
cli-error-required = chybí: { $arguments }
cli-error-value = za { $option } musí následovat hodnota
cli-error-no-value = { $option } nepřijímá žádnou hodnotu: { $value }
cli-error-command = příkaz „{ $command }“ neexistuje; k dispozici: { $known }
cli-error-command-meant = příkaz „{ $command }“ neexistuje, možná jde o „{ $meant }“
cli-error-unknown = „{ $arguments }“ není argument tohoto příkazu; viz { $command } --help
cli-error-unknown-meant = „{ $arguments }“ není argument tohoto příkazu: nemělo to být „{ $meant }“? Viz { $command } --help
cli-error-shell = pro shell „{ $shell }“ doplňování není; k dispozici: { $known }
cli-hint-over = hra skončila: co stály její tahy, řekne coatl analyse
cli-hint-none = teď není co poradit
cli-error-number = { $option } vyžaduje celé číslo od { $least } výš, ne „{ $text }“
cli-error-players = počet hráčů ve hře je { $least } až { $most }, ne { $players }
cli-error-solo = sólo hra se nehraje s { $option }
cli-error-no-solo = sólo hra tu není: žádný používaný plugin nemá automatického protivníka; viz coatl plugins list
cli-error-level = „{ $level }“ není úroveň: zadej některé z { $known } a odděl je čárkami
cli-error-variant = varianta „{ $variant }“ tu není; k dispozici: { $known }
cli-error-variant-option = varianta „{ $variant }“ nemá volbu „{ $option }“; má: { $known }
cli-error-variant-meant = { $text }; nemyslíte „{ $meant }“?
cli-error-variant-players = počet hráčů s variantou „{ $variant }“ je { $least } až { $most }, ne { $players }
cli-error-opponents = ve hře je nejvýš jeden automatický protivník
cli-error-campaigns = hra je kapitolou nejvýš jednoho tažení
cli-error-variant-failed = plugin „{ $plugin }“ selhal: { $error }
cli-error-levels-alone = --levels patří k sólo hře: přidej --solo
cli-error-seats-with = s --seats nelze použít { $option }
cli-error-needs-seats = { $option } je pro hry počítačových hráčů: přidej --seats
cli-error-one-of = { $first }, nebo { $second }: zadej jen jedno z nich
cli-error-cluster-jobs = --jobs je pro tento počítač a --cluster pro jiné: zadej jen jedno z nich
cli-error-cluster-extra = { $option } potřebuje Dask, který není nainstalován: pip install 'coatl[cluster]'
cli-error-cluster-silent = na adrese { $address } neodpovídá žádný cluster: spusť ho příkazem dask scheduler, nebo zadej adresu, kterou vypsal
cli-error-cluster-workers = cluster na adrese { $address } nemá žádné pracovní procesy: spusť je příkazem dask worker { $address }
cli-error-cluster-lack = proces clusteru { $machine } nemá, nebo má v jiné verzi: { $missing }; nainstaluj tam totéž co zde a spusť ho znovu
cli-error-cluster-killed = několik pracovních procesů clusteru na adrese { $address } skončilo při stejných hrách: přečti si, co vypsaly, možná jim došla paměť
cli-error-cluster-lost = cluster na adrese { $address } už neodpovídá: spusť znovu dask scheduler a dask worker
cli-error-cluster-program = programy hrají na tomto počítači, ne na clusteru: vynech --cluster
cli-error-player = počítačový hráč „{ $player }“ tu není; jsou tu: { $known }
cli-error-player-failed = počítačový hráč „{ $player }“ nemůže usednout: { $error }
cli-error-player-program = program „{ $player }“ nemůže hrát: { $error }
cli-error-player-command = „{ $command }“ není příkaz: napiš cestu k programu a jeho argumenty, např. ./muj-bot --rychle
cli-error-seat-players = „{ $player }“ hraje ve hrách od { $least } do { $most } hráčů
cli-error-language = jazyk „{ $language }“ tu není; k dispozici: { $known }
cli-error-rule = pravidlo „{ $rule }“ neexistuje; existují: { $known }
cli-error-tag = „{ $tag }“ není značka jazyka, jako je sk nebo pt-BR
cli-error-kind = „{ $kind }“ není druh pluginu; k dispozici: { $known }
cli-error-id = „{ $id }“ nemůže být id pluginu: začni malým písmenem od a do z, pokračuj takovými písmeny a číslicemi, mezi nimi jednotlivé spojovníky
cli-error-installed = plugin „{ $id }“ už tu je, z { $source }: zvol jiné id
cli-error-package = jméno „{ $package }“ už má v Pythonu něco jiného: zvol jiné id
cli-error-exists = { $file } už existuje
cli-error-plugins-several = v { $folder } je víc pluginů: vyber si jeden z { $known }
cli-error-no-cards = v { $folder } nejsou žádné karty ani barvy, které by šlo ukázat
cli-error-no-folder = složka { $file } neexistuje
cli-error-folder = složka pro { $file } neexistuje: vytvoř ji, nebo zadej jiný soubor
cli-error-write = soubor { $file } nelze zapsat ({ $reason }): uvolni místo, nebo zadej soubor v jiné složce
cli-error-seed = toto semínko není čitelný text
cli-error-no-coatl = není koho bodovat: zadej písmena cóatla od hlavy k ocasu, např. BBRBBKRBBYY, nebo - pro čtení ze standardního vstupu
cli-error-empty = cóatl je prázdný: napiš jeho písmena od hlavy k ocasu, např. BBRBBKRBBYY
cli-error-letter = „{ $letter }“ na místě { $place } cóatla „{ $coatl }“ není barva: použij B (modrá), G (zelená), K (černá), R (červená) a Y (žlutá)
cli-error-small = „{ $letter }“ na místě { $place } cóatla „{ $coatl }“ je malé písmeno: napiš { $capital }
cli-error-long = cóatl „{ $coatl }“ je příliš dlouhý: obodovat lze nejvýše { $most } dílků
cli-error-line = řádek { $line }: { $text }
cli-error-input = standardní vstup není čitelný text
cli-error-output = standardní výstup je zavřený: není kam psát
cli-error-system = systém odmítl: { $reason }
cli-error-set = sada karet „{ $set }“ tu není; k dispozici: { $known }
cli-error-set-broken = { $text } Nepoužívá se plugin „{ $plugin }“: { $reason }
cli-error-no-set = sada karet „{ $set }“ tu není: žádný používaný plugin žádnou nepřináší; viz coatl plugins list
cli-error-sets-few = k rozdání a vyložení je na začátku třeba { $needed } proroctví, ale v sadách karet jich je jen { $prophecies }: přidej další sadu pomocí --set
cli-error-set-twice = „{ $set }“ je zadáno dvakrát
cli-error-plugin = plugin „{ $id }“ tu není; k dispozici: { $known }
cli-error-plugin-ours = plugin „{ $id }“ je součást hry a nelze ho odebrat, jen vypnout: coatl plugins disable { $id }
cli-error-spec-empty = zadej, co nainstalovat: jméno, složku nebo soubor
cli-error-spec = „{ $spec }“ není nic, co by šlo nainstalovat: zadej jméno, složku nebo soubor, a žádné přepínače pro pip
cli-error-spec-game = „{ $spec }“ je hra samotná a ta se jako plugin neinstaluje
cli-error-spec-pack = toto je přídavek bez Pythonu; přidá ho: coatl plugins add { $folder }
cli-error-link = --link chce složku projektu v Pythonu, např. ./my-variant, a „{ $spec }“ jí není
cli-error-no-pip = chybí tu pip, který pluginy instaluje; nejdřív spusť: { $command }
cli-error-receipt = { $file } nelze přečíst, a bez něj by uv odebral pluginy: { $reason }
cli-error-pip-install = pip nedokázal nainstalovat „{ $what }“: { $reason }
cli-error-pip-uninstall = pip nedokázal odebrat „{ $what }“: { $reason }
cli-error-pip-conflict = „{ $what }“ potřebuje jinou verzi hry nebo některé její závislosti; nic se nenainstalovalo: { $reason }
cli-error-pip-network = pip nedokázal nainstalovat „{ $what }“ a nedostal se ani k žádnému indexu balíků: { $reason }
cli-error-pip-wheel = pip nedokázal nainstalovat „{ $what }“: { $reason }; z indexu se berou jen balíky wheel, protože sestavení čehokoli jiného spouští kód autora

# Tabulky.
cli-score-nothing = Žádná karta nepřináší body.
cli-column-player = hráč
cli-column-share = podíl výher
cli-column-ms = ms na tah
cli-share = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-column-points = body
cli-column-times = krát
cli-column-card = karta
cli-column-pattern = vzor
cli-column-color = barva
cli-column-levels = úrovně
cli-column-copies = kopie
cli-column-text = text
cli-column-name = jméno
cli-column-version = verze
cli-column-kind = druh
cli-column-source = původ
cli-column-state = stav
cli-color-name = { form-of-color-feminine }
cli-temple = chrám
cli-column-provides = obsah
cli-plugin-ok = funguje
cli-plugin-off = vypnutý
cli-plugin-code = kód nezkoušen
cli-plugin-code-why = „{ $state }“: soubory jsou v pořádku; kód spouští jen sama hra.
cli-plugin-faulty = funguje zčásti
cli-plugin-broken = nefunguje
cli-plugin-pack = tvé přídavky
cli-plugin-card-sets = { $n ->
    [one] sada karet { $ids }
    [few] sady karet { $ids }
   *[other] sady karet { $ids }
}
cli-plugin-variants = { $n ->
    [one] varianta { $ids }
    [few] varianty { $ids }
   *[other] varianty { $ids }
}
cli-plugin-players = { $n ->
    [one] počítačový hráč { $ids }
    [few] počítačoví hráči { $ids }
   *[other] počítačoví hráči { $ids }
}
cli-plugin-themes = { $n ->
    [one] barvy { $ids }
    [few] barvy { $ids }
   *[other] barvy { $ids }
}
cli-plugin-keymaps = { $n ->
    [one] sada kláves { $ids }
    [few] sady kláves { $ids }
   *[other] sady kláves { $ids }
}
cli-plugin-lessons = { $n ->
    [one] lekce { $ids }
    [few] lekce { $ids }
   *[other] lekce { $ids }
}
cli-plugin-puzzles = { $n ->
    [1] úlohy { $ids }
   *[other] sady úloh { $ids }
}
cli-plugin-languages = { $n ->
    [one] jazyk { $ids }
    [few] jazyky { $ids }
   *[other] jazyky { $ids }
}

# Zapnuté a vypnuté pluginy.
cli-plugin-turned-on = Plugin „{ $id }“ je zapnutý.
cli-plugin-turned-off = Plugin „{ $id }“ je vypnutý; zůstává nainstalovaný.
cli-plugin-already-on = Plugin „{ $id }“ už je zapnutý.
cli-plugin-already-off = Plugin „{ $id }“ už je vypnutý.

# Přidané, nainstalované a odebrané pluginy.
cli-plugin-added = Přidán plugin „{ $id }“ { $version }.
cli-plugin-replaced = Přidán plugin „{ $id }“ { $version } namísto { $old }.
cli-plugin-built = „{ $spec }“ není wheel: nejdřív se sestaví, a tím se spustí kód autora.
cli-plugin-installing = pip instaluje „{ $spec }“…
cli-plugin-installed = Nainstalován plugin „{ $id }“ { $version }.
cli-plugin-reinstalled = Plugin „{ $id }“ { $version } je nainstalován znovu, v nynější podobě.
cli-plugin-linked = Složka „{ $folder }“ je připojena: co v ní změníš, platí od příštího spuštění coatl, a hry uložené předtím pokračují, dokud to jde.
cli-plugin-none-new = „{ $spec }“ je nainstalováno, ale žádný nový plugin nepřibyl.
cli-plugin-brings = Obsah: { $provides }.
cli-plugin-next = { $kind ->
    [locale] Jazyk se ve hře mění klávesou F6.
    [theme] Barvy se ve hře mění klávesou F3.
    [keymap] Klávesy se ve hře mění v nastavení, klávesou F8.
    [lesson] V nabídce ji otevře klávesa T.
    [puzzles] V nabídce je otevře Z.
   *[other] Příští nová hra ho nabídne.
}
cli-plugin-is-off = Je vypnutý; zapne ho: coatl plugins enable { $id }
cli-plugin-use-install = Plugin napsaný v Pythonu nainstaluje: coatl plugins install { $folder }
cli-plugin-along = V distribuci { $distribution } jsou také: { $ids }. Odeberou se zároveň.
cli-plugin-removed = Plugin „{ $id }“ je odebrán.
cli-plugin-saves = Uložené hry mají vlastní kopii karet, se kterými se hrají.
cli-plugin-saves-need = Hry s jeho variantami půjde otevřít, až bude znovu nainstalovaný.
cli-plugin-by-uv = Hru nainstaloval uv tool, proto musí instalovat i její pluginy. Spusť:
cli-plugin-by-uv-removed = Plugin nainstaloval uv tool, proto ho musí i odebrat. Spusť:
cli-plugin-by-pipx = Hru nainstaloval pipx, proto musí instalovat i její pluginy. Spusť:
cli-plugin-by-pipx-removed = Plugin nainstaloval pipx, proto ho musí i odebrat. Spusť:

# Jak přehraná hra skončila.
cli-replay-counted = { $what }: { $counts }

# Souhrn simulace.
cli-simulate-summary = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, počet akcí { $actions } za { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $gps } her/s, { $aps } akcí/s
cli-simulate-ending = { $ending ->
    [third_coatl] třetí cóatl
    [exhausted_bodies] dílky těl došly
    [finished] hru ukončila varianta
   *[standstill] nikdo nemohl nic udělat
}: { $games }
cli-simulate-solo = výhry { $wins }, prohry { $losses }, průměr bodů { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-opponent = { $name }, průměr bodů { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-side = místa { $seats }: výhry { $wins }, průměr bodů { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-checksum = kontrolní součet { $checksum }
cli-simulate-match = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
cli-simulate-elo = { $pair }: { $known ->
    [elo-low] { $elo } Elo, s jistotou 95 % víc než { $low }
    [elo-high] { $elo } Elo, s jistotou 95 % míň než { $high }
    [elo] { $elo } Elo, ale na jakoukoli jistotu je to málo her
    [low] s jistotou 95 % víc než { $low } Elo
    [high] s jistotou 95 % míň než { $high } Elo
    [nothing] příliš málo her, aby bylo vidět, kdo je lepší
   *[elo-low-high] { $elo } Elo, s jistotou 95 % mezi { $low } a { $high }
}
cli-simulate-progress = [{ $bar }] { $done } z { $games }, zbývá { $left }
cli-simulate-failed = Plugin „{ $plugin }“ selhal a na jeho místo usedl hráč ze hry: { $error }
cli-simulate-program-failed = Program „{ $program }“ selhal a na jeho místo usedl hráč ze hry: { $error }

# Překlady.
cli-locale-made = Složka { $folder } je připravená: odstraň # z řádku, přelož ho a pak spusť: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] jedna zpráva
    [few] { $n } zprávy
   *[other] { $n } zpráv
}, vše v pořádku.
cli-findings-more = { $n ->
    [one] A ještě jeden nález tohoto druhu (vypíše ho --all): { $line }
    [few] A ještě { $n } nálezy tohoto druhu (vypíše je --all), třeba: { $line }
   *[other] A ještě { $n } nálezů tohoto druhu (vypíše je --all), třeba: { $line }
}
cli-locale-sum = { $errors ->
    [one] jedna chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}, { $warnings ->
    [one] jedno varování
    [few] { $warnings } varování
   *[other] { $warnings } varování
}.
cli-plugins-fine = { $cards ->
    [0] { $folder }: vše v pořádku.
    [one] { $folder }: jedna karta, vše v pořádku.
    [few] { $folder }: { $cards } karty, vše v pořádku.
   *[other] { $folder }: { $cards } karet, vše v pořádku.
}
cli-plugins-code = Jeho kód se nespouštěl: k tomu přidej --run; zbytek je úkol jeho testů.
cli-plugins-ran = Jeho kód byl spuštěn: hooky vracejí, co mají.
cli-plugins-secrets = { $messages ->
    [0] Zda jeho varianty neprozrazují tajemství, nejde vyzkoušet: hru s nimi nelze rozdat.
    [one] Jeho varianty neprozradily žádné tajemství v { $messages } zprávě hostitele.
    [few] Jeho varianty neprozradily žádné tajemství ve { $messages } zprávách hostitele.
   *[other] Jeho varianty neprozradily žádné tajemství v { $messages } zprávách hostitele.
}
cli-plugins-secrets-not = Zda jeho varianty neprozrazují tajemství, se nezkoušelo: k tomu přidej --run.
cli-plugins-tries = Kód pluginu se spouští: každý počítačový hráč odehraje { $n ->
    [one] { $n } hru
    [few] { $n } hry
   *[other] { $n } her
} proti hráči, který hraje náhodně.
cli-plugins-player = { $player }: vyhráno { NUMBER($share, style: "percent") } z { $games ->
    [one] { $games } hry
    [few] { $games } her
   *[other] { $games } her
}, { NUMBER($ms, maximumFractionDigits: 1) } ms na tah
cli-plugins-player-failed = { $player } selhal ve hře { $games }: { $error }
cli-error-word = chyba
cli-warning-word = varování

# coatl host
cli-host = hostí hry, které lidé hrají na více počítačích
cli-host-description = Hostí hry, které lidé hrají společně na více počítačích, dokud není ukončen (Ctrl-C): kdo hru založí, dozví se kód, kterým se ostatní připojí. Bez --lan a --public je dostupný jen z tohoto počítače. Hry zůstávají v souboru a pokračují, až se hostitel vrátí.
cli-host-port = port (výchozí: 4747)
cli-host-lan = pustí dovnitř ostatní z místní sítě; spojení není šifrované
cli-host-public = adresa, na které ostatní odjinud najdou tento port, např. games.example.org:4747; spojení je šifrované a pozvánky nesou otisk certifikátu
cli-host-store = soubor, ve kterém jsou hry (výchozí: ve složce uložených her), nebo adresa databáze PostgreSQL, kterou sdílí více hostitelů: postgresql://UŽIVATEL@POČÍTAČ/DATABÁZE
cli-host-computers = v kolika procesech přemýšlejí počítačoví hráči (výchozí: jeden na každé jádro kromě jednoho), nebo adresa clusteru Dask, jehož procesy přemýšlejí, např. dask:tcp://10.0.0.5:8786
cli-host-figures = kde se sdělují čísla (/metrics) a zdraví (/healthz) (výchozí: 127.0.0.1, o port výš)
cli-host-trust = adresa reverzní proxy, které se věří, od koho spojení je; lze zadat vícekrát
cli-host-json = píše každý řádek záznamu jako JSON
cli-host-error-net = coatl host potřebuje knihovny, které nejsou nainstalované: pip install 'coatl[net]'
cli-host-error-port = { $option }: port { $port } neexistuje; nejvyšší je 65535
cli-host-error-address = { $option } potřebuje adresu s portem, např. games.example.org:4747, ne „{ $text }“
cli-host-error-computers = --computers vyžaduje počet procesů od 1 výš, nebo adresu clusteru Dask, např. dask:tcp://10.0.0.5:8786, ne „{ $text }“
cli-host-error-port-taken = port { $port } je obsazený: ukonči, co jej používá, nebo zadej jiný pomocí --port
cli-host-error-figures-taken = port { $port } pro čísla je obsazený: zadej jinou adresu pomocí --figures
cli-host-error-open = port { $port } nelze otevřít: { $reason }
cli-host-error-certificate = { $file } neobsahuje certifikát: smaž jej a vytvoří se nový; pozvánky se starým otiskem pak neplatí

# coatl join
cli-join = připojí se ke hře na jiném počítači
cli-join-description = Otevře program na obrazovce pro připojení ke hře ostatních a vyplní pozvánku: chybí jen jméno.
cli-join-invitation = co ti někdo poslal, např. 5PT3-8122@192.168.1.7:4747
cli-join-error = „{ $text }“ není pozvánka; ta vypadá jako 5PT3-8122@192.168.1.7:4747

# coatl where
cli-column-what = co
cli-column-there = existuje
cli-column-path = kde
cli-where-there = ano
cli-where-not-yet = zatím ne
cli-where-saves = uložené hry
cli-where-records = dohrané hry
cli-where-packs = tvoje balíčky
cli-where-settings = nastavení
cli-where-keymap = tvoje klávesy
cli-where-lesson = lekce
cli-where-puzzles = zkoušené úlohy
cli-where-seats = tvoje místa jinde
cli-where-past-seats = tvoje dosavadní místa jinde
cli-where-games = hry tvého hostitele
