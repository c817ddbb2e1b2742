# Hra v řádcích textu, které se také čtou nahlas: žádné znaky kromě interpunkce.

plain-times = { $n ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { $n }krát
}
plain-plus = plus
plain-minus = minus
plain-rule = pravidlo { $rule }
plain-refused = ne
plain-card = Karta { $text }
plain-nothing = nic
plain-choices = { $n ->
    [one] { $n } možnost.
    [few] { $n } možnosti.
   *[other] { $n } možností.
}

# Co leží na stole.
plain-field-empty = Pole { $field } je prázdné.
plain-row = Zásoba { $place }: { $card }
plain-row-empty = Místo { $place } v zásobě je prázdné.
plain-pile = Hromádka { $pile }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}: { $card }
plain-pile-empty = Hromádka { $pile } je vyčerpaná.
plain-bag-head = V sáčku s hlavami: { $pieces }.
plain-bag-body = V sáčku s dílky těl: { $pieces }.
plain-bag-tail = V sáčku s ocasy: { $pieces }.
plain-hand = Ruka { $place }: { $card }
plain-hand-empty = V ruce nic nemáš.
plain-keep = Napiš { $keep } a čísla karet, které si necháš, třeba { $example }; slovo { $me } řekne vše, co máš.
plain-temple = Tvůj chrám { $place }: { $card }
plain-forecast = { $name } pak vezme pole { $field }.
plain-opponent-card = Karta { $number }: { $card }; leží na ní: { $pieces }; chybí: { $needs }.

# Co se děje vedle hry.
plain-begins = Hrají { $names }. Napiš ? a dozvíš se, co se dá dělat; všechna slova řekne nápověda.
plain-sit = Stiskni Enter, až tu bude sedět { $name }.
plain-covered = Karty v ruce jsou skryté, dokud { $name } nestiskne Enter.
plain-after = Hra skončila. Teď můžeš napsat: { $words }.
plain-puzzle-after = Teď můžeš napsat: { $words }.
plain-puzzle-again = Tah začíná znovu.
plain-puzzles-done = Další úloha teď není.
plain-undone = Vráceno zpět.
plain-asked = Jestli to jde vzít zpět, rozhodne { $name }.
plain-agreed = { $name } souhlasí: akce je vrácena.
plain-disagreed = { $name } nesouhlasí: akce platí.
plain-wish = { $name } chce vzít poslední akci zpět: napiš ano, nebo ne. Když budeš hrát dál, platí.
plain-waits = Na řadě je { $name }.
plain-waits-away = Na řadě je { $name }, ale není tu.
plain-lobby = Jsou tu: { $names }. Volných míst: { $n }; hra začne, až je někdo obsadí. Odejdeš slovem konec.
plain-lobby-words = Napiš začni a hra začne s počítači na volných místech, počítač nebo uvolni a číslo místa jen pro toto místo, místa a dozvíš se, kdo kde sedí, pozvánka a zazní znovu.
plain-invitation = Kdo má hrát, napíše v terminálu jeden z těchto řádků:
plain-seat = Místo { $number }: { $name }, { $who }.
plain-seat-others = Místo { $number }: { $told }
plain-seat-which = Napiš číslo místa, které není tvoje, od 1 do { $all }; kdo kde sedí, řekne slovo místa.
plain-stop-sure = Napiš { $stop } ještě jednou a hra pro všechny skončí; nepůjde v ní pokračovat.
plain-host-question = Dokud hostitel běží, mohou ostatní hrát dál. Napiš ano a poběží dál, nebo ne a skončí; hry budou pokračovat, až se vrátí.
plain-host-runs = Hostitel běží dál. K tvým hrám vede slovo místa nebo nabídka aplikace.
plain-redone = Zopakováno.
plain-replay = Počet tahů: { $turns }, počet akcí: { $actions }.
plain-replay-words = Enter jde na další tah. Můžeš napsat { $words }.
plain-replay-at = Tah { $turn } z { $last }: { $name }
plain-replay-before = Před prvním tahem: { $name }
plain-replay-begin = Tak byla hra rozdána.
plain-replay-end = Pak už nic není.
plain-replay-left = Zpátky u stolu.
plain-no-turn = Tahy mají čísla 0 až { $last }; 0 je před prvním.
plain-no-redo = Nic se nevzalo zpět.
plain-saved = Hra je uložena v souboru { $file }.
plain-saved-as = Kopie je uložena v souboru { $file }.
plain-unsaved = Hru se nepodařilo uložit: { $reason }
plain-signs-on = Dílky se teď píšou značkami.
plain-signs-off = Dílky se teď říkají slovy.
plain-allowed = To jde: { $action }.
plain-no-reasons = Nikdo neřekl důvod.
plain-player-failed = Počítačový hráč { $player } selhal a hraje za něj jiný: { $error }
plain-player-memory = Počítačový hráč { $player } pluginu { $plugin } chtěl víc než { $megabytes } MB paměti. Nic se neztratilo: hraje za něj jiný.
plain-dumb = Tento terminál umí jen řádky, proto se hraje v řádcích.

# Rady, rozbor, pravidla.
plain-purist = V nastavení jsou rady zakázané.
plain-no-hint = Teď žádná rada není.
plain-judging = Mistr si prohlíží všechny tahy; chvíli to potrvá.
plain-judged = { $name }: { $all ->
    [one] { $all } rozhodnutí
    [few] { $all } rozhodnutí
   *[other] { $all } rozhodnutí
}, z toho { $n } stálo body.
plain-lost = Tah { $turn }, ztraceno bodů: { $points }.
plain-better = Lépe: { $text }
plain-not-judged = Tahy nejde posoudit: { $error }
plain-rules = Kapitoly pravidel. Napiš pravidla a číslo, nebo pravidla a slovo.
plain-no-rule = Pravidlo { $rule } není.
# Závorky, ve kterých to v pravidlech je, se v řádcích vynechávají.
plain-rules-key = klávesa 0
plain-ruling = Náš výklad { $rule }, kde tištěná pravidla mlčí:
plain-ruling-none = Jak jsme rozhodli, kde tištěná pravidla mlčí:
plain-not-in-rules = To v pravidlech nikde není: { $word }.
plain-more-in-rules = Dalších míst: { $n }.

# Co je špatně na řádku.
plain-too-long = Řádek je moc dlouhý: nejvýš { $most } znaků.
plain-unknown = Nerozumím: { $line }. Napiš ? a dozvíš se, co se dá dělat; všechna slova řekne nápověda.
plain-unwritten = Nerozumím: { $line }. Jak se to píše, řekne ?
plain-meant = Nerozumím: { $line }. Myslíš { $meant }?
plain-unknown-here = Tomu tady nerozumím: { $line }. Všechna slova řekne nápověda.
plain-not-here = To tady nejde.
plain-not-over = Další hra začne, až skončí tahle, nebo z nabídky.
plain-no-list = Číslo patří k seznamu: nejdřív napiš ?
plain-no-number = Seznam má čísla { $first } až { $last }.
plain-nothing-there = To na stole není: { $thing }.
plain-none-such = Nic, co teď jde, tak nezačíná.
plain-no-player = { $word } je slovo, které tu něco dělá, a ne jméno někoho, kdo hraje sám.

# Kde se žádná hra nehraje.
plain-menu = Cóatl v řádcích. Můžeš napsat dnes, nová, pokračovat, uložené, otevři, přisednout, lekce, úlohy, blok, pravidla, nápověda nebo konec.
plain-ask-seats = Kdo hraje? Jména s čárkami mezi sebou, za počítačového hráče jedno z { $known } a { $invited } za toho, kdo přijde na pozvánku. Jedno jméno hraje samo.
plain-ask-name = Jak se jmenuješ?
plain-ask-tokens = S žetony obětí? Napiš ano, nebo stiskni Enter a hraje se bez nich.
plain-ask-variants = S jakými variantami? { $known }; Enter znamená s žádnou.
plain-ask-again = Je potřeba odpověď; nebo napiš nabídka a vrátíš se, nebo konec a odejdeš.
plain-save-turn = { $names }; tah { $turn }
plain-save-over = { $names }; hra skončila
plain-no-saves = Není žádná uložená hra, ve které by šlo pokračovat.
plain-no-such-save = Taková uložená hra není: { $file }.
plain-open-which = Napiš otevři a číslo nebo jméno uložené hry; vypíše je slovo uložené.
plain-which-language = Napiš jazyk a jeden z těchto: { $known }.

# Nápověda: jak to funguje, a řádek pro každé slovo.
plain-help-1 = Napiš ? a dozvíš se vše, co jde; s dalším slovem jen část, třeba ? take.
plain-help-2 = Pak napiš číslo možnosti, nebo ji samu, jak se píše: take 3. Stačí i první písmeno: t 3.
plain-help-3 = Karty v ruce mají čísla: fulfil 1 2 přiloží tvou kartu 2 k cóatlovi 1.
plain-help-4 = Všechno se hned ukládá. Odejdeš slovem konec, nebo koncem vstupu.
plain-help-verbs = Co se ve hře dělá, začíná jedním z těchto slov: { $words }.
plain-does-look = co leží na stole; stůl zásoba 2, stůl pole 3, stůl cóatl 1 nebo stůl hromádka 1 řekne víc o jedné věci
plain-does-board = co mají hráči; se jménem jen tento hráč
plain-does-me = co máš ty; já 2 řekne víc o tvé kartě 2
plain-does-why = proč něco nejde, třeba proč take 3; samo: proč ostatní hráli, jak hráli
plain-does-hint = co by udělal mistr
plain-does-score = počítání bodů
plain-does-log = co se stalo; s číslem kolik posledních událostí
plain-does-undo = vezme poslední akci zpět
plain-does-redo = zopakuje, co se vzalo zpět
plain-does-save = zapíše kopii pod jménem
plain-does-rules = pravidla: s číslem jedno pravidlo, se slovem všechna místa, kde stojí
plain-does-help = tato nápověda
plain-does-lang = jiný jazyk, třeba jazyk en
plain-does-signs = dílky značkami, nebo slovy
plain-does-analysis = po hře: které tahy stály body
plain-does-again = další hra stejných hráčů
plain-does-menu = opustí hru; je uložená
plain-does-new = nová hra; se skutečnými dílky: nová vedle, když aplikace jen táhne za soupeře, nebo nová hlášená, když jí hlásíš všechno
plain-does-continue = pokračuje v poslední hře
plain-does-saves = vypíše uložené hry
plain-does-open = otevře uloženou hru podle čísla nebo jména
plain-does-lesson = lekce
plain-does-puzzles = úlohy o posledním tahu; s číslem tu úlohu
plain-does-solution = přehraje řešení
plain-does-retry = začne tah znovu
plain-does-next-puzzle = další úloha
plain-does-menu-puzzle = opustí úlohu
plain-does-join = posadí se ke hře ostatních, třeba přisednout 5PT3-8122@192.168.1.7
plain-does-say = řekne ostatním větu; samo vypíše, které jdou
plain-does-yes = souhlasí, aby se poslední akce vzala zpět
plain-does-none = nesouhlasí
plain-does-seats = hry u hostitelů, ve kterých máš místo, nebo kdo kde sedí
plain-does-computer = posadí na místo počítačového hráče, třeba počítač 2 nebo počítač 2 hard
plain-does-free = uvolní místo pro někoho jiného, třeba uvolni 2
plain-does-invitation = co ostatní napíšou, aby přišli
plain-does-start = začne s počítači na volných místech
plain-does-stop = ukončí hru pro všechny, pokud je tvoje
plain-does-replay = prohlédne hru znovu od začátku; v nabídce s číslem nebo jménem
plain-does-next = o tah dál; Enter udělá totéž
plain-does-undo-replay = o tah zpět
plain-does-step-replay = o akci dál; krok zpět: o akci zpět
plain-does-turn = na konec tahu, třeba tah 5
plain-does-first = na začátek
plain-does-last = na konec
plain-does-why-replay = proč tak počítačový hráč hrál
plain-does-menu-replay = opustí prohlídku
plain-does-chapter = vypíše kapitoly; s číslem na jednu z nich přejde
plain-does-quit = odejde

# Slova, která jde napsat, s čárkami mezi sebou. První se říká; anglické slovo a jeho písmeno platí také.
plain-word-look = stůl, pohled
plain-word-board = hráči, desky
plain-word-me = já, ruka
plain-word-why = proč
plain-word-hint = rada, poraď
plain-word-score = skóre, výsledek
plain-word-log = záznam
plain-word-undo = zpět
plain-word-redo = znovu
plain-word-save = ulož, uložit
plain-word-rules = pravidla, pravidlo
plain-word-help = nápověda, pomoc
plain-word-lang = jazyk
plain-word-signs = značky
plain-word-analysis = rozbor
plain-word-again = odveta
plain-word-menu = nabídka
plain-word-new = nová, nové
plain-word-open = otevři, otevřít
plain-word-saves = uložené
plain-word-lesson = lekce
plain-word-puzzles = úlohy, úloha
plain-word-solution = řešení
plain-word-retry = zkusit
plain-word-continue = pokračovat, pokračuj
plain-word-join = přisednout
plain-word-say = řekni
plain-word-quit = konec, odejít
plain-word-yes = ano
plain-word-none = ne, žádné
plain-word-seats = místa
plain-word-computer = počítač
plain-word-free = uvolni, uvolnit
plain-word-invitation = pozvánka
plain-word-stop = zastav, zastavit
plain-word-replay = prohlídka, přehraj
plain-word-next = dál, další
plain-word-turn = tah
plain-word-first = začátek
plain-word-last = závěr
plain-word-chapter = kapitola, kapitoly
plain-word-game = hra, hru
plain-word-keep = nech, nechat
plain-word-take = vezmi, vzít
plain-word-field = pole
plain-word-draw = táhni, proroctví
plain-word-start = začni, začít
plain-word-extend = připoj, připojit
plain-word-fulfil = naplň, naplnit
plain-word-claim = splň, splnit
plain-word-done = hotovo
plain-word-token = žeton
plain-word-discard = odhoď, odhodit
plain-word-end = ukonči, ukončit
plain-word-pass = vynech, vynechat
plain-word-step = krok
plain-word-row = zásoba, místo
plain-word-deck = balíček, balíčku
plain-word-head = hlava, hlavu, hlavou
plain-word-tail = ocas, ocasem
plain-word-body = tělo, dílek
plain-word-coatl = cóatl
plain-word-own = vlastní
plain-word-pile = hromádka, hromádku
plain-word-pick = výběr
plain-word-vision = vize
plain-word-duty = závazek
plain-word-B = modrý, modrá, modrou, modré
plain-word-G = zelený, zelená, zelenou, zelené
plain-word-K = černý, černá, černou, černé
plain-word-R = červený, červená, červenou, červené
plain-word-Y = žlutý, žlutá, žlutou, žluté

# Příkaz coatl play.
cli-value-names = JMÉNO,@HRÁČ
cli-value-name = JMÉNO
cli-value-words = SLOVO,SLOVO
cli-play = hraje hru; s --plain v řádcích textu
cli-play-description = Hraje hru: v aplikaci, s --plain v řádcích textu, které se píší a čtou, předčítají nebo jdou rourou, a s --json tak, jak hraje program. S přepínači, které říkají, jaká hra to je, začne hned; jinak se vybere tam.
cli-play-file = uložená hra, ve které se má pokračovat, nebo s --plain pozvánka ke hře ostatních, např. 5PT3-8122@192.168.1.7
cli-play-plain = v řádcích textu, bez obrazovky; hloupý terminál je dostane sám
cli-play-seats = kdo hraje: jména, a za počítačového hráče @ a hráč, např. Ann,@hard; @invited za toho, kdo přijde na pozvánku; Ann@secret, když se karty toho hráče nehlásí (s --chance told); jedno jméno hraje samo
cli-play-first = kdo je na tahu první: jméno, nebo číslo místa (jinak rozhodne náhoda)
cli-play-half = nedokončení cóatlové dávají polovinu, jako v polském vydání
cli-play-strict = přísné X: „vedle žádný žlutý“ platí na otevřeném konci, až když tam přibude jiný dílek
cli-play-allow = co hra na pozvánku dovoluje: hints (rady), watch (přihlížející), nebo nic (výchozí: hints)
cli-play-allow-invited = --allow je pro hru na pozvánku: někdo v --seats musí být @invited
cli-play-allow-unknown = „{ $word }“ nejde dovolit; jsou: { $known }
cli-play-seed-invited = hru na pozvánku rozdává hostitel podle vlastního semínka: --seed vynech
cli-play-first-unknown = „{ $first }“ nikdo z hráčů není: zadej jméno, nebo číslo místa od 1 do { $seats }
cli-play-edition-alone = jestli platí --half a --strict, říká --edition: vynech buď je, nebo vydání
cli-play-solo = hra sám proti automatickému soupeři
cli-play-edition = počítá body jako tištěné vydání v tomto jazyce: cs, pl nebo uk
cli-play-seed = libovolný text; určí celou hru (jinak náhodný)
cli-play-reasons = počítačoví hráči říkají důvody hned
cli-play-signs = píše dílky značkami jako <R, ne slovy
cli-play-only-plain = { $option } je pro hru v řádcích textu: přidej --plain
cli-play-json = mluví protokolem na standardním vstupu a výstupu, jeden objekt JSON na řádku
cli-play-only-json = s --json říkají, o jakou hru jde, zprávy, a žádný jiný přepínač
cli-play-file-alone = „{ $file }“ říká, o jakou hru jde: ostatní přepínače vynech (u pozvánky je --seats jen jméno)
cli-play-no-edition = tištěné vydání „{ $edition }“ není; jsou: { $known }
