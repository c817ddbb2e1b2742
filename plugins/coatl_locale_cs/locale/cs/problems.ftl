# Co je špatně v souboru, který někdo napsal: v sadě karet nebo v manifestu pluginu.

problem-line = { $file }:{ $line }: { $text }
problem-hint = { $text } → nemělo tu být „{ $hint }“?

# Jakýkoli soubor.
problem-toml = Toto není platný TOML: { $error }.
problem-key-missing = Chybí klíč „{ $key }“.
problem-key-unknown = Klíč „{ $key }“ tu není známý.
problem-names-many = „{ $key }“ uvádí něco dvakrát, nebo víc než { $most } položek.
problem-kind = „{ $key }“ musí být { $kind ->
    [int] celé číslo
    [str] text v uvozovkách
    [bool] true nebo false
    [list] seznam v hranatých závorkách
   *[dict] tabulka ve složených závorkách
}, ne { $found }.
problem-id = „{ $id }“ nemůže být id: použij malá písmena a číslice, mezi nimi jednotlivé spojovníky.
problem-id-twice = Id „{ $id }“ je použito dvakrát, poprvé na řádku { $first }.
problem-file-none = Toto není soubor.
problem-file-large = Soubor je příliš velký: smí mít nejvýše { $most } kB.
problem-file-text = Soubor není text v UTF-8.
problem-file-unreadable = Soubor nelze přečíst: { $reason }.
problem-control-character = Znak { $character } tu být nesmí: terminál by ho mohl poslechnout nebo kvůli němu ukázat text v jiném pořadí.

problem-problems-many = Chyb je ještě víc: nejdřív oprav tyto.
problem-keymap-table = Napiš klávesy pod nadpis [keys].
problem-keymap-command = Příkaz „{ $id }“ neexistuje.
problem-keymap-value = U „{ $id }“ má být klávesa v uvozovkách, nebo seznam takových kláves.
problem-keymap-number = „{ $id }“ může mít 1 až { $most } kláves.
problem-keymap-key = „{ $key }“ není klávesa, kterou lze stisknout.
problem-keymap-quit = „{ $key }“ vždy ukončuje hru: zvol jinou klávesu.
problem-keymap-typed = „{ $id }“ nemůže mít klávesu „{ $key }“: ve formuláři nové hry by se napsala.
problem-keymap-clash = „{ $id }“ a „{ $other }“ by měly na jedné obrazovce obě klávesu „{ $key }“.
problem-keymap-id = „{ $id }“ nemůže být id sady kláves: pojmenuj soubor malými písmeny a číslicemi, mezi nimi po jednom spojovníku.

# Barvy.
problem-theme-color = „{ $color }“ není barva: piš ji jako „#2472c8“, po dvou šestnáctkových číslicích pro červenou, zelenou a modrou.
problem-theme-piece = U „{ $piece }“ má být seznam dvou barev: barva dílku a barva písmene na něm.
problem-theme-contrast = { $what ->
    [role] „{ $role }“ se na „{ $ground }“ dá sotva přečíst
    [piece] Dílek „{ $role }“ je od stolu sotva k rozeznání
    [ink] Písmeno v barvě dílku „{ $role }“ se na „card“ dá sotva přečíst
    [ghost] „text“ se na bledém dílku „{ $role }“ dá sotva přečíst
   *[letter] Písmeno na dílku „{ $role }“ se dá sotva přečíst
}: kontrast je { $ratio }, nejméně má být { $least }.

# Sady karet.
problem-cards-many = Počet karet v sadě je { $cards }; smí jich být nejvýše { $most }.
problem-schema = Tento soubor má schéma { $found }; tento program čte schéma { $known }.
problem-no-cards = V sadě nejsou žádné karty: přidej [[prophecy]] nebo [[temple]].
problem-not-tables = Každé „{ $key }“ napiš pod vlastní nadpis [[{ $key }]].
problem-card-color = „{ $color }“ není barva karty: použij blue (modrá), green (zelená), black (černá), red (červená) nebo yellow (žlutá).
problem-copies = Karta potřebuje alespoň 1 kopii, ne { $copies }.
problem-requirement = „{ $text }“ není požadavek: napiš „no Y“, „length 10“, „R = Y“ nebo „no blue card“.
problem-no-requirements = Chrám potřebuje alespoň jeden požadavek.
problem-no-levels = Úrovně jsou prázdné: piš je jako 1 = 2, 2 = 5.
problem-level-missing = Chybí úroveň { $level }: chrám potřebuje úroveň pro každý počet splněných požadavků.
problem-level-beyond = Úroveň { $level } je nedosažitelná: chrám má { $requirements ->
    [one] jeden požadavek
    [few] { $requirements } požadavky
   *[other] { $requirements } požadavků
}.
problem-level-long = Úroveň { $level } potřebuje více dílků ({ $pieces }), než kolik jich pojme nejdelší cóatl ({ $most }).
problem-level-times = „{ $level }“ není úroveň: úroveň je počet opakování od 1 do 150.
problem-level-points = Úroveň { $level } potřebuje alespoň 1 bod, ne { $points }.
problem-points-whole = Úroveň { $level } potřebuje celé číslo bodů, ne { $points }.
problem-points-many = Úroveň za { $points } bodů nedává smysl: nejvíc je { $most }.

# Karty, které lze přečíst, ale možná jsou míněny jinak.
problem-card-unmeetable = Tuto kartu nikdo nenaplní: všechny dílky hry dohromady splní její vzor nejvýše { $most }×.
problem-level-unmeetable = Mimo dosah: úroveň { $levels }. Všechny dílky hry dohromady splní vzor této karty nejvýše { $most }×.
problem-level-flat = Úroveň { $level } nedává víc bodů než úroveň { $before }.
problem-level-rich = Úroveň { $level } přináší mnoho: bodů { $points }, dílků je k ní třeba { $n }. Žádná karta základní sady nepřináší za dílek víc než { $card }: bodů { $best }, dílků { $of }.
problem-temple-rich = Úroveň { $level } přináší mnoho: bodů { $points }, požadavků { $n }. Žádný chrám základní sady nepřináší za požadavek víc než { $card }: bodů { $best }, požadavků { $of }.
problem-set-players = Sama o sobě vystačí sada nejvýše pro { $players } hráče: má { $prophecies } proroctví a pro { $most } hráče je jich třeba { $needed }.
problem-card-alike = Tato karta žádá totéž co { $card } a přináší stejně bodů.
problem-requirement-twice = Požadavek „{ $text }“ je tu dvakrát.
problem-temple-unmeetable = { $n ->
    [1] Žádný dokončený cóatl nemůže splnit „{ $texts }“
   *[other] Žádný dokončený cóatl nemůže zároveň splnit „{ $texts }“
}: úroveň { $level } je nedosažitelná.

# Vzory.
problem-pattern-empty = Vzor „{ $pattern }“ neobsahuje žádný dílek.
problem-pattern-color = „{ $word }“ ve vzoru „{ $pattern }“ není barva: použij B (modrá), G (zelená), K (černá), R (červená) nebo Y (žlutá).
problem-pattern-token = „{ $word }“ ve vzoru „{ $pattern }“ nelze přečíst: piš počty a barvy jako „2 Y, 1 R“.
problem-pattern-not-place = „{ $word }“ ve vzoru „{ $pattern }“ smí stát jen na začátku nebo na konci.
problem-pattern-count = Vzor „{ $pattern }“ musí uvádět jednu barvu, třeba „count Y“.
problem-pattern-long = Počet dílků vzoru je { $word }, víc, než pojme jakýkoli cóatl.

# Pluginy.
problem-no-package = Balík nejvyšší úrovně „{ $package }“ neexistuje.
problem-no-manifest = V této složce není { $file }: potřebuje ho každý plugin, říká, co přináší.
problem-plugin-api = Plugin potřebuje rozhraní pluginů { $api }; tento program má { $known }.
problem-plugin-id = Plugin se sám jmenuje „{ $id }“, ale je nainstalován jako „{ $expected }“.
problem-plugin-kind = „{ $kind }“ není druh pluginu.
problem-plugin-twice = Dva pluginy se jmenují „{ $id }“: { $first } a { $second }; použije se první.
problem-card-set-twice = Sadu karet „{ $id }“ přinášejí { $first } i { $second }; použije se první.
problem-option-twice = Volba varianty „{ $id }“ je tu dvakrát, v { $first } a v { $second }; použije se ta první.
problem-variant-twice = Variantu „{ $id }“ přinášejí { $first } i { $second }; použije se první.
problem-player-twice = Počítačového hráče „{ $id }“ přinášejí { $first } i { $second }; použije se první.
problem-theme-twice = Barvy „{ $id }“ přinášejí { $first } i { $second }; použijí se první.
problem-keymap-twice = Sadu kláves „{ $id }“ přinášejí { $first } i { $second }; použije se první.
problem-lesson-twice = Lekci „{ $id }“ přinášejí { $first } i { $second }; použije se první.
problem-puzzle-twice = Úlohy „{ $id }“ přinášejí { $first } i { $second }; použijí se první.
problem-id-ours = Id „{ $id }“ patří samotné hře: zvol jiné.
problem-plugin-raised = Plugin selhal: { $error }.
problem-provides-nothing = Plugin nepřináší do hry nic: uveď jeho soubory pod [provides].
problem-variants-python = Varianty jsou kód, ale žádný se nespouští: přidej „python = true“.
problem-file-name = „{ $file }“ nemůže být jméno souboru ani složky v pluginu.
problem-file-missing = Soubor „{ $file }“ ve složce pluginu není.
problem-hook-list = Hook { $hook } musí vracet seznam, ne { $found }.
problem-hook-result = Hook { $hook } musí vracet sady karet, ne { $found }.
problem-hook-variant = Hook { $hook } musí vracet třídy variant, ne { $found }.
problem-hook-variants = Manifest uvádí varianty { $named }, ale hook vrátil { $found }.
problem-variant-tells = Varianta „{ $variant }“ prozrazuje tajemství: co { $seat ->
    [0] divák
   *[other] hráč { $seat }
} dostane { $after ->
    [deal] po rozdání
   *[other] po „{ $after }“
}, závisí na něčem, co vědět nesmí: { $places }.
problem-variant-tells-legal = Varianta „{ $variant }“ prozrazuje tajemství: zda je „{ $after }“ dovoleno, závisí na něčem, co hráč na tahu vědět nemůže.
problem-variant-told = Varianta „{ $id }“ skrývá karty a lidé se skutečnou krabicí je nemohou prozradit: napište told = False.
problem-variant-unlike = Dvě hry s variantou „{ $variant }“, stejně rozdané i hrané, dopadly různě: veškerá náhoda musí pocházet ze state.lot a nic z hodin ani z pořadí množiny.
problem-variant-open = Ve hrách, které se zkusily, „seen“ varianty „{ $variant }“ před nikým nic neskrylo: vše, co si pamatuje, leží odkrytě.
problem-variant-shows = Varianta „{ $variant }“ ukáže tomu, kdo udělá „{ $after }“, něco skrytého, a přitom se to dá vzít zpět: oznamte to událostí s reveals=True.
problem-hook-player = Hook { $hook } musí vracet třídy počítačových hráčů, ne { $found }.
problem-hook-players = Manifest uvádí počítačové hráče { $named }, ale hook vrátil { $found }.
problem-hook-player-described = Počítačový hráč „{ $id }“ má chybné atributy: „levels“ je n-tice (tuple) id, „players“ dvě čísla od 1 do 5.
problem-players-python = Počítačoví hráči jsou kód a ten se spouští jen s „python = true“: přidej to.
problem-packs-unreadable = Složku s přídavky nelze přečíst: { $reason }. Zkontroluj, kdo ji smí číst.
problem-pack-python = Přídavek jsou jen data. Má-li spouštět Python, udělej z něj distribuci a tu nainstaluj; jinak odstraň „python = true“.
problem-pack-code = Přídavek jsou jen data, ale „{ $id }“ je kód: varianty jsou v Pythonu a počítačový hráč je v Pythonu nebo program. Udělej z něj distribuci a nainstaluj tu.
problem-hook-described = Varianta „{ $id }“ má chybný atribut { $given }: „options“ je n-tice (tuple) id, „valued“ n-tice objektů NumberOption, TextOption nebo ChoiceOption, každý s vlastním id, „players“ dvě čísla od 1 do 5, „memory“ třída nebo None.
problem-variant-half = Varianta „{ $id }“ má „{ $has }“, ale ne „{ $lacks }“: je třeba obojí, nebo nic. Napište „{ $write }“.
problem-variant-opponent = Varianta „{ $id }“ říká „opponent = False“ a má „step“. Varianta se „step“ nyní hraje za automatického soupeře: dejte metodě jiné jméno.
problem-variant-allowed = Varianta „{ $id }“ má „allowed“, na kterou se už nikdo neptá: zakazujte akce jednu po druhé v „refusal(self, state, action)“.
problem-variant-carried = Volbu „{ $option }“ přenáší tažení a nemá název, ale zpráva „{ $id }“ by se četla jako její název: dejte volbě jiné id.
problem-variant-gone = „Variant“ už metodu „{ $method }“ nemá: místo „super().{ $method }(…)“ napište „{ $write }“.
problem-variant-method = Na „{ $method }“ se hra varianty nikdy neptá.
problem-pack-none = Taková složka ani soubor zip neexistuje.
problem-plugin-installed = Plugin „{ $id }“ už je nainstalován z { $source }: zvol jiné id.
problem-pack-zip = Toto není čitelný soubor zip: zabal složku znovu, bez hesla.
problem-pack-link = Přídavek nesmí obsahovat odkazy: dej sem přímo ten soubor.
problem-pack-outside = Soubor zip chce zapisovat mimo svou složku: { $name }.
problem-pack-manifest = Chybí tu { $manifest }: každý přídavek ho má.
problem-pack-name = Soubor zip obsahuje jméno, které tu žádný soubor mít nemůže: { $name }.
problem-pack-several = Soubor zip obsahuje víc přídavků, v { $first } a v { $second }: přidej každý zvlášť.
problem-pack-large = Přídavek je příliš velký: smí mít nejvýše { $files } souborů a { $most } MB.
problem-hook-id = Hook vrátil kartu „{ $id }“ v sadě „{ $set }“: každé id musí začínat id sady a žádná dvě nesmějí být stejná.
problem-copies-many = Počet kopií této karty je { $copies }; smí jich být nejvýše { $most }.
problem-pattern-many = Vzor žádá „{ $word }“: tolik dílků žádný cóatl nepojme.

# Překlady.
problem-message-missing = Chybí zpráva „{ $id }“; místo ní se ukazuje anglická.
problem-message-extra = Zpráva „{ $id }“ neexistuje.
problem-message-twice = Zpráva „{ $id }“ je tu dvakrát, poprvé na řádku { $first }.
problem-message-unreadable = Toto nelze přečíst: { $error }.
problem-message-variable = Zpráva „{ $id }“ nemá proměnnou „{ $variable }“.
problem-message-reference = Zpráva „{ $id }“ odkazuje na „{ $reference }“, ale to tu není.
problem-message-category = Zprávě „{ $id }“ chybí tvar [{ $category }] pro „{ $variable }“, který tento jazyk potřebuje.
problem-message-form = Zpráva „{ $id }“ má pro „{ $variable }“ tvar [{ $key }], který nemá žádné číslo.
problem-message-needed = Chybí zpráva „{ $id }“: ukazuje ji formulář nové hry.
problem-message-code = Anglická zpráva „{ $id }“, kterou tu kód jmenuje, neexistuje: hráči by viděli jen její id.
problem-message-piece = Název dílku je zpráva, a ne proměnná: samotné „$piece“ neexistuje.
problem-messages-english = V { $folder } chybějí anglické zprávy: ukazují se, když v jiném jazyce některá není.
problem-locale-tag = „{ $tag }“ není značka jazyka.
problem-letters = Tato písmena nelze použít: { $letters }. Dej pěti barvám pět různých velkých písmen o šířce jednoho znaku; žádné nesmí anglicky znamenat jinou barvu ani tak vypadat.
problem-rulebook-section = V pravidlech chybí oddíl { $section }.
problem-rulebook-drawing = Co je nakresleno v oddílu { $section }, nelze přečíst: { $drawing }.
problem-rulebook-extra = Pravidla nemají oddíl { $section }.
problem-rulebook-heading = Nadpis „{ $heading }“ nelze přečíst: napiš jediný #, číslo a název, třeba „# 20.1 Vítr“.
problem-rulebook-before = Toto stojí před prvním nadpisem a neukáže se: napiš nad to nadpis, třeba „# 20 Větry“.
problem-rulebook-twice = Oddíl { $section } je i v { $first } a ukáže se jen ten: zvol vlastní číslo.
problem-rulebook-inside = Co se v oddílu { $section } kreslí, potřebuje vlastní odstavec a stojí na jeho začátku: { $drawing }.
problem-rulebook-name = V souboru { $file } má svá pravidla sama hra: překlad by je nerozeznal.

# Lekce.
problem-lesson-action = „{ $action }“ není akce: piš ji jako „take 3“.
problem-lesson-setup = Tuto hru nelze rozdat: { $reason }.
problem-lesson-illegal = „{ $action }“ tu není povoleno ({ $reason }).
problem-lesson-turn = „{ $action }“ tu nemá dělat tento hráč: pod „do“ je, co dělá žák, pod „then“, co dělají ostatní.
problem-lesson-waits = Po tomto kroku je na tahu někdo jiný: napiš pod „then“, co dělá.
problem-lesson-last = Poslední krok kapitoly je jen ke čtení: nedávej mu „do“.
problem-lesson-chance = Lekce se hraje vedle skutečného stolu s chance = "{ $known }", ne s „{ $chance }“.
problem-lesson-differs = „{ $action }“ tu nelze chtít: po rozdání může lekce říct jen to, že na poli leží něco jiného.
problem-lesson-deal = „{ $action }“ není celý zbytek rozdání: žák ho řekne najednou a část může být už v „before“.
problem-lesson-part = „{ $part }“ není část stolu, kterou by lekce mohla ukázat. Části jsou { $known }.
problem-lesson-place = Krok nemůže ukázat na „{ $place }“. Místa jsou { $known }, většina i s číslem, míní-li se jedna věc: „supply 2“.
problem-lesson-nothing-there = V tomto kroku žák na stole žádné „{ $place }“ nevidí.
problem-lesson-unknown = Tato kapitola potřebuje „{ $id }“, což není ve hře ani v tomto pluginu: nezkoušela se, a kde to chybí, vynechá se.
problem-lesson-message = Chybí anglická zpráva „{ $id }“, kterou tu lekce ukazuje.
problem-lesson-first = „first“ je číslo hráče, který začíná, od 1 do { $most }, ne { $first }.
problem-lesson-unwritten = { $n ->
    [one] { $n } text lekce ještě není napsaný: začíná znakem „{ $begin }“.
    [few] { $n } texty lekce ještě nejsou napsané: začínají znakem „{ $begin }“.
    [many] { $n } textu lekce ještě není napsáno: začíná znakem „{ $begin }“.
   *[other] { $n } textů lekce ještě není napsaných: začínají znakem „{ $begin }“.
}
problem-puzzle-ask = Úloha žádá „{ $known }“, ne „{ $ask }“.
problem-puzzle-number = „{ $key }“ musí být mezi { $least } a { $most }.
problem-puzzle-second = Druhý nejlepší tah musí dát méně než nejlepší: { $second } není méně než { $best }.
problem-puzzle-variants = Úloha nemá varianty: co mění, nelze vyřešit přesně.
problem-puzzle-theme = „{ $theme }“ není téma úlohy. Témata jsou { $known }.
problem-puzzle-setup = Hru úlohy „{ $id }“ nelze rozdat: { $reason }.
problem-puzzle-illegal = V úloze „{ $id }“ není akce „{ $action }“ povolená, když na ni dojde.
problem-puzzle-no-turn = V úloze „{ $id }“ nikdo nezačíná tah, který by šel vyřešit: ukonči „before“ tam, kde tah začíná.
problem-puzzle-best = V úloze „{ $id }“ dá nejlepší tah { $best }, ne { $written }.
problem-puzzle-solution = Řešení úlohy „{ $id }“ dá { $points }, nejlepší tah { $best }.
problem-puzzle-unknown = Tato úloha potřebuje karty „{ $id }“, které nejsou ve hře ani v tomto pluginu: neřešila se, a kde chybí, nepůjde hrát.

# Konec hry u skutečného stolu, napsaný v textu.
problem-sheet-word = Řádek začíná slovem a dvojtečkou a „{ $word }“ tu není známé.
problem-sheet-twice = „{ $word }“ už stojí na řádku { $first }.
problem-sheet-nobody = „{ $word }“ patří hráči: napiš nad to „player: …“.
problem-sheet-name = Hráč potřebuje jméno, které nikdo jiný nemá.
problem-sheet-edition = Vydání „{ $edition }“ není: { $known }.
problem-sheet-answer = „{ $word }“ je yes nebo no.
problem-sheet-content = „{ $id }“ tu není: { $known }.
problem-sheet-card = Karta „{ $card }“ v této hře není.
problem-sheet-temples = U cóatla leží jen jeden chrám.
problem-sheet-token = „{ $token }“ není žádný z žetonů, nebo tam stojí dvakrát: { $known }.
problem-sheet-left-twice = Žetony už byly napsány: { $name }.
problem-sheet-alone = Vlastní naplněná proroctví má jen automatický protivník.
problem-sheet-no-prophecy = „{ $card }“ není proroctví.
problem-sheet-players = { $players ->
    [one] Je tu jeden hráč
    [few] Jsou tu { $players } hráči
   *[other] Je tu { $players } hráčů
}: hru hraje { $least } až { $most }.
problem-sheet-few = Sady karet mají jen { $prophecies } proroctví a je jich potřeba { $needed }.
problem-sheet-setup = Takhle se hrát nedá: { $reason }.
