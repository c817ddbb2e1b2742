# Aplikace: nabídka, formuláře, stůl, klávesy.

app-credit = Neoficiální fanouškovský projekt. Hra je © Synapses Games; její ilustrace ani texty tu nejsou.
menu-tagline = opeření hadi z barevných dílků · 1 až 4 hráči

# Nabídka
menu-continue = Pokračovat
menu-nothing-to-continue = Žádná hra není rozehraná: začni novou, nebo si vyber z uložených her.
menu-nothing-to-repeat = Ještě se žádná hra nehrála: začni novou.
menu-new-game = Nová hra
menu-again = titíž hráči znovu: { $key }
menu-game = { $players } · tah { $turn }
menu-last = Poslední hra
menu-saves = Uložené hry
menu-rules = Pravidla
menu-records = Výsledky
menu-plugins = Pluginy
menu-plugins-on = zapnuto: { $n }
menu-help = Klávesy a znaky
menu-quit = Konec

# Nová hra
form-title = Nová hra
form-about = Co to bude za hru
form-shared = U jedné klávesnice; mezi tahy je obrazovka zakrytá.
form-invited = Ostatní se připojí na pozvánku, každý u svého počítače.
form-bodies = Dílky těl v sáčku: { $n }.
form-cards = Proroctví ve hře: { $prophecies }, chrámů: { $temples }.
form-letters = Modrá { $B }, zelená { $G }, černá { $K }, červená { $R }, žlutá { $Y }: písmeno je na každém dílku.
form-name = Hráč { $n }
form-name-itself = zvolí si jméno
form-name-brought = zadá své jméno
form-name-help = Jméno, nejvýš { $most } znaků.
form-name-invited-help = Tvoje jméno, nejvýš { $most } znaků; ostatní je uvidí na svých počítačích.
form-seat-person = člověk
form-seat-computer = počítač
form-seat-invited = pozvaný
form-seat-more = další místo
form-column-name = jméno
form-column-who = kdo hraje
form-column-strength = síla
form-default-name = Hráč { $n }
form-first = První hráč
form-first-random = losem
form-group-cards = Karty
form-group-invited = Na pozvánku
form-hints = Rady dovoleny
form-hints-help = Každý si smí vyžádat radu mistra.
form-watch = Ostatní smějí přihlížet
form-watch-help = Kdo má pozvánku, smí přihlížet; nikomu přitom nevidí do ruky.
form-group-variants = Varianty
form-group-opponent = Protivník
form-group-rules = Pravidla
form-tokens = Žetony obětí
form-tokens-help = Tři zvláštní akce pro každého hráče, každá jen jednou; lekce je předvede.
form-rule = pravidlo { $rule }
form-edition = Vydání hry
form-edition-help = Tištěná vydání se liší ve dvou pravidlech níže; nastaví se podle zvoleného.
form-edition-language-help = Vydání je zvoleno podle jazyka aplikace; určuje obě pravidla níže.
form-edition-own-help = Obě pravidla níže si nastavuješ podle sebe. Volba se zapamatuje.
edition-cs = české vydání
edition-pl = polské vydání
edition-uk = ukrajinské vydání
edition-own = vlastní volba
form-half = Polovina za nedokončené
form-half-help = Pravidlo polského vydání. Jinde se bodují jen dokončení cóatlové.
form-strict = Přísné X
form-strict-help = „Vedle žádný žlutý“ platí na otevřeném konci, až když tam přibude jiný dílek.
form-seed = Semínko
form-seed-chance = náhodné
form-seed-help = Stejné semínko rozdá stejnou hru. Prázdné znamená nové náhodné.
form-seat-help = ◄ ► mění, kdo tu hraje; písmena jsou jméno.
form-seat-alone-help = ◄ ► mění, kdo tu hraje, ► { $name } pro hru o samotě. Písmena jsou jméno.
form-seat-more-help = Ještě jeden hráč: místo přidá Enter nebo ►.
form-seat-invited-help = Kdo přijde na tvou pozvánku, hraje u jiného počítače a jméno zadá tam.
form-first-help = První hráč vybírá ze tří proroctví, druhý ze čtyř a tak dále.
form-forecast = Záměry protivníků
form-forecast-help = Předem ukáže, co si protivník vezme. Kdykoli to změní F8.
pace-steps = klávesa na každý krok
pace-slow = pomalé
pace-normal = střední
pace-fast = rychlé
form-start = Začít
form-yes = ano
form-no = ne
form-names-alike = Jméno { $name } mají dva hráči. Dej každému jiné.
form-name-empty = Hráči { $n } chybí jméno.
form-name-yours = Napiš svoje jméno, ať ostatní vědí, kdo je zve.
form-invited-nobody = Jedno místo musí být tvoje: zvol u něj člověka.
form-invited-several = Ve hře na pozvánku hraje u této klávesnice jen jeden člověk: zvol „pozvaný“ i tady, nebo u žádného místa.
form-net = Hry na pozvánku potřebují knihovny, které nejsou nainstalované: pip install 'coatl[net]'
form-host-opens = Hostitel se spouští…
form-set = Karty: { $name }
form-set-note = { $prophecies } proroctví, { $temples ->
    [one] { $temples } chrám
    [few] { $temples } chrámy
   *[other] { $temples } chrámů
}
form-set-help = { $name }: { $prophecies } proroctví, { $temples ->
    [one] { $temples } chrám
    [few] { $temples } chrámy
   *[other] { $temples } chrámů
}.
form-variant-players = { $variant }: počet hráčů je { $least } až { $most }. Zvol jiný počet, nebo variantu vypni.
form-seat-players = { $player } hraje jen tehdy, když je hráčů { $least } až { $most }. Zvol jiný počet hráčů, nebo na to místo posaď někoho jiného.
form-sets-few = K rozdání a vyložení je na začátku třeba { $needed } proroctví, ale { $prophecies ->
    [0] vybráno není žádné
    [one] vybráno je jen { $prophecies }
    [few] vybrána jsou jen { $prophecies }
   *[other] vybráno je jen { $prophecies }
}: zvol více karet, nebo méně hráčů.
form-no-cards = Není tu s čím hrát: v nabídce pod Pluginy zapni některou sadu karet.
form-no-prophecies = Mezi kartami musí být alespoň jedno proroctví: zvol jinou sadu karet, nebo nějakou přidej v nabídce pod Pluginy.
form-variant-failed = Plugin „{ $plugin }“ selhal: { $error }. Hra nezačala.

# Okna
pane-supply = Panel zásob
pane-players = Hráči
pane-row = Proroctví
pane-hand = Ruka ({ $cards })
pane-looking-on = Přihlížíš
drawn-looking-on = Nemáš tu místo a nikomu nevidíš do ruky. { $other }: další stůl, { $log }: záznam, { $quit }: odejít.
pane-own-table = { $name } (ty)
pane-log = Záznam hry
log-now = na tahu
log-head-points = body
log-head-done = co se stalo
log-told = Zlaté: body dokončených cóatlů. +4: co zatím mají nedokončení.
pane-panel = Varianty
opponent-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
opponent-next = příště pole { $field }
opponent-next-to = na { $card }
opponent-next-away = odhozeno
opponent-pile = hromádka
table-bag = sáček
table-row-empty = doplní se na konci tahu
table-pile-empty = žádný chrám
table-no-coatl = Zatím žádný cóatl.
table-last-turn = poslední tah
table-unsaved = NEULOŽENO: { $reason }
# A game that is looked at again: where in it, among all actions.
replay-status = zpětně · tah { $turn } z { $last } · akce { $n } z { $all }
replay-status-short = tah { $turn } z { $last }
replay-no-better = O ničem lepším se zatím neví: hledá to rozbor.
replay-better = Nejlépe podle mistra: { $best }
replay-begin = Stůl po rozdání. Enter ukáže první akci.
trial-status = cóatl { $coatl } · mimo hru
trial-most = až
trial-begin = Číslo přiloží tvůj dílek; { $key } a číslo dílek, který si přeješ ze zásob.
table-end-near = závěr hry: { $n ->
    [one] zbývá { $n } tah
    [few] zbývají { $n } tahy
   *[other] zbývá { $n } tahů
}
card-each = každý
coatl-complete = dokončený
temple-short-no = bez
temple-short-length = { $n } { form-of-pieces-counted }
token-pick-short = P
token-vision-short = V
token-duty-short = K

# Co je na řadě
status-due-keep = { $least ->
    [0] Nech si až { $most } proroctví, pak E
   *[other] Nech si { $most } proroctví, pak E
}
status-due-opponent = na tahu: Enter krok, E vše, U zpět
status-due-opponent-short = Enter krok, E vše
status-due-first = Poslední tah: až dvě akce
status-due-second = Druhá akce, nebo E: konec
status-due-end = Máš plnou ruku, E: konec
status-due-choose = Zvol další proroctví, nebo E: konec
status-due-vision = Odhoď karty, pak zvol proroctví
status-due-assemble = Sestavuj dál, nebo E: konec
status-due-complete = Cóatl je dokončen: přilož karty, pak E
status-due-ask = Odpověz na otázku
status-due-over = Hra skončila
due-other = na tahu
due-looked-on = na tahu · přihlížíš
due-away = { $minutes ->
    [0] bez spojení
   *[other] bez spojení ({ $minutes } min)
}
due-cut = Spojení přerušeno, zkouším znovu…
due-ended = ukončuje hru
due-closed = Hostitel toto místo uzavřel
due-thinks = přemýšlí

# Volby
choice-title-card = Který cóatl proroctví naplní?
choice-title-coatl = { $n ->
    [1] Ke cóatlu { $coatl } se hodí jen tato karta.
   *[other] Kterou kartu dostane cóatl { $coatl }?
}
choice-title-token = Který žeton oběti?
choice-title-token-brief = Který žeton?
choice-title-moves = Co uděláš?
choice-title-pick = Které dílky ze sáčku? Pak se doplní prázdná pole (7.1).
choice-title-pick-brief = Které dílky?
choice-title-pick-color = { $n ->
    [1] Která barva?
   *[other] Jakou barvu má mít druhý?
}
choice-title-wish = Který dílek z pole { $field } si přeješ?
choice-title-duty = Který chrám?
choice-title-keep = Žádné proroctví není označeno. Odhodit všechna?
choice-keep-look = ještě se podívat
choice-keep-none = nenechat si žádné
choice-last-back = vrátit se
choice-title-last = Tvůj poslední tah končí. Toto by ještě přineslo body. Ukončit bez toho?
choice-last-end = ukončit tah bez toho
choice-title-undo = Poslední akci provedl hráč { $name }. Vzít ji zpět?
choice-title-hint = Rada mistra
choice-title-hint-short = Rada mistra
choice-title-hint-least = Rada
hint-points = body proti nicnedělání
hint-points-brief = proti nicnedělání
hint-gain = { $points } proti nicnedělání
hint-gain-short = tento tah { $points }
hint-points-behind = body proti 1
hint-points-short = body
hint-worth = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = pole { $field }
hint-choose = vybrat { $places }
hint-deck = balíček
hint-complete = dokončit
hint-bag = ze sáčku
hint-pile = hromádka { $pile }
hint-draws = z balíčku
hint-with = s kartami { $cards }
hint-plays = { $key } zahraje tah { $number } za tebe, dokud se neodhalí nic nového.
hint-alike = stejně dobré jako { $number }
hint-no-card = pro žádnou z tvých karet
hint-no-card-short = pro žádnou kartu
hint-aims = cíl: { $coatl }, po dokončení { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
# Z čeho jsou body cóatla: { $whole } je předchozí věta, { $parts } výčet z dalších dvou.
hint-made-of = { $whole } ({ $parts })
hint-part-card = { form-of-color-feminine } { $points }
hint-part-temple = chrám { $points }
hint-over-completes = dokončí cóatla
hint-over-points = { $points ->
    [one] hned leží u cóatla { $points } bod
    [few] hned leží u cóatla { $points } body
   *[other] hned leží u cóatla { $points } bodů
}
hint-over-coatl = cóatl má víc bodů ({ $points }, ne { $other })
hint-over-only = jen v poli { $field } je { $pieces }
hint-over-known = nikdo neví, co přinese balíček
hint-over-cards = slouží více kartám ({ $n })
choice-undo-no = nechat být
choice-undo-yes = vzít zpět; klávesnici přebírá { $name }
choice-title-allow = Hráč { $name } chce vzít zpět svou poslední akci. Souhlasíš?
choice-allow-yes = ano, ať ji vezme zpět
choice-allow-no = ne, akce platí
choice-title-say = Co řekneš ostatním?
said-hello = Ahoj!
said-good-luck = Hodně štěstí!
said-well-played = Dobře zahráno!
said-thanks = Díky!
said-sorry = Pardon!
said-one-moment = Chviličku, prosím.
said-oops = Jejda!
said-your-turn = Jsi na tahu.
choice-seats-fill = nechat za hráče { $name } hrát počítač
choice-seats-free = uvolnit místo hráče { $name } pro toho, kdo se připojí
choice-seats-end = ukončit hru pro všechny
choice-title-seats = Kdo je u stolu
choice-title-end = Ukončit hru pro všechny? Nikdo v ní pak nebude moct pokračovat.
choice-end-yes = ukončit hru
seats-here = { $name } je u stolu.
seats-away = { $minutes ->
    [0] { $name } je bez spojení.
   *[other] { $name } je bez spojení už { $minutes } min.
}
seats-computer = Za hráče { $name } hraje počítač.
seats-free = Místo hráče { $name } je volné.
seats-later = Po { $minutes } min bez spojení může dál hrát počítač.
choice-title-leave = Opustit stůl?
choice-title-quit = Opustit stůl? Hra je uložena.
choice-title-quit-unsaved = Hru se NEPODAŘILO uložit: { $reason }. Přesto opustit stůl?
choice-quit-menu = do nabídky
choice-quit-app = ukončit
choice-quit-stay = hrát dál
choice-title-begun = Teď jsi na tahu. Chceš tah ukončit?
choice-begun-stay = ne, pokračovat v tahu
choice-begun-end = ukončit tah
choice-token-pick = Perfektní výběr: dílky ze sáčku podle tvé volby
choice-token-vision = Vize budoucnosti: nová zásoba proroctví, pak volba
choice-token-duty = Kněžský závazek: chrám do ruky
token-pick-told = Hlava, ocas nebo dva dílky těl podle tebe; pak se zaplní prázdná pole.
token-vision-told = Šest nových proroctví v zásobě; odhoď z ruky, která nechceš, pak zvol.
token-duty-told = Vrchní chrám z kterékoli hromádky; splnit ho pak smíš jen ty.
choice-pick-kind = { $part ->
    [head] 1 hlava
    [tail] 1 ocas
   *[body] 2 těla
}
choice-pick-brief = { $part ->
    [head] hlava
    [tail] ocas
   *[body] dvě těla
}
choice-pick-told = { $part ->
    [head] Jedna z těchto hlav na tvůj panel; pak se doplní prázdná pole.
    [tail] Jeden z těchto ocasů na tvůj panel; pak se doplní prázdná pole.
   *[body] Dva, třeba i stejné barvy, na tvůj panel; pak se doplní prázdná pole.
}
choice-nothing = Cóatlem { $coatl } teď nelze naplnit žádné proroctví. Dílek připojíš stisknutím jeho čísla.
choice-usual = { $act ->
    [take] vzít dílky z tohoto pole
    [choose] vzít si toto proroctví
    [draw] dobrat z balíčku
    [claim] splnit tento chrám
    [fulfil] naplnit toto proroctví
    [discard] odhodit toto proroctví
    [look] prohlédnout si tento stůl
    [cards] karty k tomuto cóatlovi
   *[attach] připojit tento dílek
}

# Mezi hráči
cover-enter = Tady { $name }
cover-text = Karty v ruce jsou teď skryté. Na řadě je { $name }: stiskni Enter, až se nebude nikdo jiný dívat.
cover-happened = Co se stalo:

# Bodování
sheet-ahead = náskok { $n }
sheet-most = nejvíc
sheet-counted = jak se počítal
sheet-saved = List je uložený: { $file }
sheet-unwritable = List nelze uložit: { $reason }.
command-rematch = odveta
command-rematch-name = titíž hráči znovu
command-rematch-help = Hraje znovu se stejnými hráči a pravidly; začíná další hráč.
command-picture = obrázek
command-picture-name = uložit list jako obrázek
command-picture-help = Uloží celý list s body jako obrázek.

# Uložené hry
saves-title = Uložené hry
saves-none = Zatím tu nejsou žádné uložené hry.
saves-turn = tah { $turn }
saves-finished = dohráno
saves-damaged = nelze otevřít
saves-inspect = Naposledy hráno { $saved }.
saves-backup-turn = záloha: tah { $turn }
saves-damaged-file = { $file } je poškozen na řádku { $line }.
saves-inspect-backup = Pokračovat ze zálohy: { $key }
saves-deleted = { $file } je smazán.
saves-delete-sure = Stiskni D znovu a { $file } se nadobro smaže.
saves-no-backup = Záloha pro { $file } neexistuje.
saves-count = { $n ->
    [one] { $n } hra
    [few] { $n } hry, nejnovější první
   *[other] { $n } her, nejnovější první
}
saves-looking = dívám se na ni…
saves-today = dnes { $time }
saves-yesterday = včera
small-supply = Zásoby
small-row = Proroctví
small-points = Body
small-last = Naposled
small-board = panel
small-to-move = na tahu
save-as-title = Uložit hru pod jménem
save-as-help = Pod tímto jménem najdeš kopii hry mezi uloženými hrami; tahle hra zůstává, jak je.
save-as-done = Uloženo jako { $name }.
save-failed = Hru nelze uložit do { $file }: { $reason }. Uvolni místo nebo zkontroluj složku; hra zatím běží v paměti.

# Zprávy
message-why = Záměr hráče { $name }: { $why }.
message-player-failed = Hráč { $player } selhal a hraje za něj jiný. { $plugin }: { $error }
message-player-memory = Hráč { $player } (plugin { $plugin }) chtěl víc než { $megabytes } MB paměti. Nic se neztratilo: hraje za něj jiný.
message-player-missing = Počítačový hráč { $player } není nainstalován: hraje místo něj jiný.
message-undone = Vzato zpět: { $act }
message-asked = Hráč { $name } dostal otázku, zda smíš svou akci vzít zpět.
message-agrees = Hráč { $name } souhlasí: tvoje poslední akce je vzata zpět.
message-disagrees = Hráč { $name } nesouhlasí: co se stalo, platí.
message-wish = Hráč { $name } chce vzít zpět svou poslední akci. { $key }: odpovědět; když budeš hrát dál, akce platí.
message-wish-nobody = Nikdo nechce nic vzít zpět.
message-played-for-you = V tvé nepřítomnosti hrál za tebe počítač: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}. Teď hraješ zase ty.
message-back = Hráč { $name } je zpátky.
message-sits-down = Na místo hráče { $name } si někdo sedl a hraje dál pod tímto jménem.
message-sits-as = Hraješ tu pod jménem { $name }.
message-end-not-yours = Hru pro všechny může ukončit jen její zakladatel.
message-said = { $name }: { $said }
message-redone = Provedeno znovu: { $act }
message-more = … (L: záznam)
message-no-digit = Číslo { $digit } tu není.
message-no-piece = Pole { $digit } tvého hráčského panelu je prázdné.
message-new-coatl = Nový cóatl: stiskni číslo dílku, kterým začne.
message-look-there = Enter ukáže stůl hráče.
message-fulfil = Které proroctví z ruky? Stiskni jeho číslo.
message-marked = { $least ->
    [0] Označeno: { $n } z nejvýše { $most }.
   *[other] Označeno: { $n } z { $most }.
}
message-no-tables = Nikdo zatím nemá cóatly, na které by se dalo dívat: nejdřív označ proroctví, která si necháš.
message-other-game = Tato klávesa v takové hře nic nedělá.
message-no-moves = { $name }: { $moves } { $why }
message-over = Hra skončila. { $key } znovu ukáže bodování.
message-again = Stejnou klávesou { $act ->
    [take] vezmeš dílky z pole { $n }
    [choose] si vezmeš toto proroctví
    [claim] splníš tento chrám
    [fulfil] naplníš toto proroctví
    [discard] odhodíš toto proroctví
    [show] se aplikace zeptá, kterou kartu ukážeš
   *[attach] připojíš tento dílek
}.
message-again-deck = Kartu dobranou z balíčku už nelze vrátit. Dobereš ji stejnou klávesou.
message-loses = Cóatl { $coatl } tím ztratí { points }.
message-closes = Tím se cóatl { $coatl } dokončí; za karty u něj: { points }.
message-closes-hand = Potom z ruky: { $points }.
message-closes-temple = Nejlepší chrám: { $points }.
message-closes-most = Celkem může mít až { points }.
message-begins-end = Začne tím závěr hry: každý z ostatních hráčů má ještě poslední tah.
message-ends-game = Hra tím hned skončí.
message-trial-nothing = Zahrát to nejde: první dílek zkoušky není z tvého panelu.
message-trial-field = Na poli { $field } už není co si přát.
message-redo-nothing = Není co provést znovu.
message-turn-begun = Teď jsi na tahu: vezmi si dílky, zvol proroctví, nebo sestavuj.
message-saving = Ukládá se…
message-still-saving = Poslední akce se ještě ukládá: za chvilku stiskni klávesu znovu.
message-not-done = Akci nelze uložit, proto nebyla provedena: { $reason }. Zkus to znovu.
message-variant-failed = Plugin „{ $plugin }“ selhal: { $error }. Krok, při kterém selhal, je vzat zpět; hra je uložena.
message-copied = Plugin „{ $plugin }“ chybí, je vypnutý nebo jiný: platí jeho karty z této uložené hry.
message-edited-same = „{ $plugin }“ se od uložení hry změnil. Všechny akce platí a na stole leží totéž.
message-edited-other = „{ $plugin }“ se od uložení hry změnil. Všechny akce platí, ale stůl po nich vypadá jinak.
message-edited-broken = „{ $plugin }“ se od uložení hry změnil. Akce { $number }, „{ $action }“, už neplatí ({ $reason }): hra stojí před ní.
message-edited-apart = Pokračuje ve vlastním souboru, starý zůstává, jak byl.
message-rule = { $text } (pravidlo { $rule })

crash = Uvnitř hry se něco pokazilo. Co se stalo, je zapsáno v { $file }; hra je uložena včetně poslední akce. Spusť coatl znovu a pokračuj; soubor nám prosím pošli.
crash-unwritten = Uvnitř hry se něco pokazilo: { $error }. Spusť coatl znovu a pokračuj s tím, co bylo uloženo.
unsaved = coatl: poslední hru nelze uložit: { $reason }.
no-terminal = coatl: hra se hraje v terminálu a žádný tu není; bez něj ji hraje „coatl play --plain“, co jiného funguje, ukáže „coatl --help“.

# Příliš malé
small-title = Trochu víc místa, prosím
small-text = Stůl potřebuje { $width } × { $height } znaků; tento terminál má { $has-width } × { $has-height }. Zvětši okno nebo zmenši písmo: hra počká.

# Příkazy: popisek na liště kláves a nápověda
command-up = nahoru
command-up-help = Posune kurzor nahoru.
command-down = dolů
command-down-help = Posune kurzor dolů.
command-page-up = o stránku výš
command-page-up-help = O stránku výš: v záznamu, v bodování, v tomto přehledu.
command-page-down = o stránku níž
command-page-down-help = O stránku níž.
command-to-start = na začátek
command-to-start-help = Přejde na začátek.
command-to-end = na konec
command-to-end-help = Přejde na konec.
command-left = vlevo
command-left-help = Posune kurzor vlevo.
command-right = vpravo
command-right-help = Posune kurzor vpravo.
command-digit = 1–9, 0
command-digit-name = přejít na toto číslo
command-digit-help = Posune kurzor na věc s tímto číslem; 0 znamená desítku.
command-number = { command-digit }
command-number-name = přiložit tento dílek
command-number-help = Panel zásob: přejde na toto pole, 0 na pole 10; stejná číslice znovu ho vezme. Proroctví: toto hned vezme; balíček a chrámy až napodruhé. Cóatlové: připojí tento dílek z tvého panelu tam, kde je značka. Ruka: přejde na kartu, znovu ji naplní. V otázce: zvolí odpověď.
command-eleventh = pole 11
command-eleventh-name = pole 11; dvakrát ho vezme
command-eleventh-help = Panel zásob s jedenácti poli, pro pět hráčů: přejde na jedenácté; stejná klávesa znovu ho vezme.
command-next-pane = dál
command-next-pane-name = další okno
command-next-pane-help = Přejde do dalšího okna.
command-previous-pane = předchozí okno
command-previous-pane-name = předchozí okno
command-previous-pane-help = Přejde do předchozího okna.
command-go-supply = panel zásob
command-go-supply-name = přejít na panel zásob
command-go-supply-help = Přejde na panel zásob.
command-go-prophecies = proroctví
command-go-prophecies-name = přejít na proroctví
command-go-prophecies-help = Přejde na zásobu proroctví a balíček.
command-go-temples = chrámy
command-go-temples-name = přejít na chrámy
command-go-temples-help = Přejde na další chrám: na hromádkách a v tvé ruce.
command-go-coatls = cóatlové
command-go-coatls-name = přejít na cóatly
command-go-coatls-help = Přejde na cóatla, kterého sestavuješ. Nahoru a dolů zvolí jiného nebo nového, vlevo a vpravo konec, který poroste.
command-go-hand = ruka
command-go-hand-name = přejít na ruku
command-go-hand-help = Přejde na tvou ruku.
command-fulfil = naplnit
command-fulfil-name = naplnit proroctví z ruky
command-fulfil-help = Naplní proroctví z ruky cóatlem, kterého sestavuješ: D a jeho číslo.
command-activate = OK
command-activate-name = použít to, co je pod kurzorem
command-activate-help = Použije to, co je pod kurzorem: vezme, dobere, připojí, naplní, splní, označí.
command-end = konec tahu
command-end-name = ukončit tah
command-end-help = Ukončí volbu, sestavování, tah nebo přikládání karet k dokončenému cóatlovi; ponechá označená proroctví.
command-undo = zpět
command-undo-name = vzít zpět poslední akci
command-undo-help = Vezme zpět poslední akci, pokud nic neodhalila.
command-redo = znovu
command-redo-name = znovu provést vrácené
command-redo-help = Znovu provede, co bylo vzato zpět.
command-token = žeton
command-token-name = odhodit žeton oběti
command-token-help = Odhodí žeton oběti namísto běžné akce.
command-moves = varianty
command-moves-name = akce z variant hry
command-moves-help = Vypíše akce, které přidávají varianty této hry, nebo na co se ptají.
command-other = stůl
command-other-name = podívat se na ostatní stoly
command-other-help = Ukáže hráčský panel a cóatly dalšího hráče.
command-pace = tempo
command-pace-name = tempo protivníků
command-pace-help = Změní, jak rychle jdou po sobě kroky protivníka a počítačových hráčů.
command-hint = rada
command-hint-name = co by udělal silný hráč
command-hint-help = Ukáže nejlepší tahy, jak je vidí mistr, s důvody; Enter jeden zahraje.
command-say = říct
command-say-name = říct něco ostatním
command-say-help = Řekne všem u ostatních počítačů jednu z osmi vět.
command-seats = místa
command-seats-name = kdo je u stolu
command-seats-help = Ukáže, kdo je u stolu; za toho, kdo je bez spojení, může hrát počítač, nebo lze jeho místo uvolnit.
command-answer = odpovědět
command-answer-name = odpovědět na prosbu o vzetí zpět
command-answer-help = Souhlasit, nebo nesouhlasit, když chce někdo vzít zpět svou poslední akci.
command-end-game = ukončit
command-end-game-name = ukončit hru pro všechny
command-end-game-help = Ukončí hru pro všechny, pokud je založena tebou; nejdřív se ještě zeptá.
command-records = výsledky
command-records-help = Ukáže dohrané hry podle protivníků.
command-plugins = pluginy
command-plugins-name = zapnout a vypnout pluginy
command-plugins-help = Ukáže pluginy: lze je zapnout a vypnout, přídavky přidat a odebrat.
command-switch = přepnout
command-switch-name = zapnout nebo vypnout plugin
command-switch-help = Zapne nebo vypne plugin pod kurzorem, odteď pro každou hru.
command-add = přidat
command-add-name = přidat přídavek
command-add-help = Přidá přídavek: složku nebo soubor zip bez Pythonu.
command-remove = odebrat
command-remove-name = odebrat přídavek
command-remove-help = Odebere přídavek pod kurzorem; ještě jednou se zeptá.
command-try-out = zkusit
command-try-out-name = vyzkoušet karty
command-try-out-help = Odehraje na pozadí 200 her se sadou karet pod kurzorem a řekne, jaký má která karta přínos. Odchod z obrazovky to zastaví.
command-language = jazyk
command-language-name = další jazyk
command-language-help = Hned změní jazyk aplikace; postupně se vystřídají všechny nainstalované.
command-rules = pravidla
command-rules-name = otevřít pravidla
command-rules-help = Otevře pravidla, od stolu u pravidla, o které právě jde.
command-rules-language = jazyk pravidel
command-rules-language-name = pravidla v jiném jazyce
command-rules-language-help = Ukáže pravidla v jiném jazyce, než má aplikace.
command-find = hledat
command-find-name = hledat v pravidlech
command-find-help = Vyhledá v pravidlech slovo.
command-find-next = další
command-find-next-name = další nalezené místo
command-find-next-help = Přejde na další místo, kde se slovo vyskytuje.
command-step-on = vpřed
command-step-on-name = o akci dál
command-step-on-help = Přejde o jednu akci dál.
command-step-back = zpět
command-step-back-name = o akci zpět
command-step-back-help = Vrátí se o jednu akci zpět.
command-next-better = lepší
command-next-better-name = na další lepší tah
command-next-better-help = Přejde na další tah, pro který rozbor našel něco lepšího.
command-play-trial = zahrát
command-play-trial-name = zahrát zkoušku
command-play-trial-help = Zahraje zkoušku: připojí její dílky popořadě a zastaví se před prvním, který si jen přeješ.
command-lay = přiložit
command-lay-name = přiložit dílek pod kurzorem
command-lay-help = Přiloží dílek pod kurzorem ke zkoušenému cóatlovi.
command-take-off = odebrat
command-take-off-name = odebrat poslední dílek
command-take-off-help = Odebere dílek přiložený naposled.
command-throw-away = zahodit
command-throw-away-name = zahodit zkoušku
command-throw-away-help = Zahodí zkoušku: nic z ní se nestalo.
command-trial = zkusit
command-trial-name = zkusit cóatla nanečisto
command-trial-help = Zkusí cóatla z libovolných dílků, aby bylo vidět, kolik by přinesl; dalším stiskem začneš od prázdného.
command-turn-on = další tah
command-turn-on-name = na další tah
command-turn-on-help = Přejde na konec tahu, nebo toho dalšího.
command-turn-back = minulý tah
command-turn-back-name = na předchozí tah
command-turn-back-help = Vrátí se na konec předchozího tahu.
command-replay = krokovat
command-replay-name = projít hru krok po kroku
command-replay-help = Přehraje hru od začátku, akci po akci.
command-analysis = rozbor
command-analysis-name = co by udělal mistr
command-analysis-help = Ukáže ke každému tahu dohrané hry, co by udělal mistr a kolik by to přineslo.
command-look-there = podívat se
command-look-there-name = podívat se na hru v tomto tahu
command-look-there-help = Ukáže hru, jaká byla v tahu pod kurzorem.
command-next-seat = další hráč
command-next-seat-name = tahy dalšího hráče
command-next-seat-help = Ukáže tahy dalšího hráče.
analysis-title = Tahy podle ztráty: { $name }
analysis-chances = Body a šance
analysis-table = stůl tehdy
analysis-signs = plochy: body · pruh: kdo měl lepší šance · { $better } nejdražší tahy
analysis-signs-short = pruh: lepší šance · { $better } nejdražší tahy
analysis-signs-least = { $better } nejdražší tahy
analysis-hand = ruka
analysis-part = volba { $n } z { $all } v tomto tahu
analysis-letters = a, b, c: volby jednoho tahu
analysis-played = zahráno
analysis-begins = hledají se tahy…
analysis-progress = posouzeno { $done } z { $all }…
analysis-checks = ověřují se nejdražší…
analysis-checked = Do konce dohráno { $games }krát: mistrův tah přinesl o { $points } ± { $within } bodu víc; podle jeho plánů o { $reckoned }.
analysis-exact = Přesně: v posledním tahu se prošlo všechno, co nezávisí na náhodě.
analysis-better = nejlépe podle mistra
analysis-alike-many = stejně dobré jako mistrovy: { $n }
analysis-due = ještě neposouzeno: { $n }
analysis-strip = šance
analysis-coatl = cóatl předtím
analysis-lost = ztráta
analysis-adviser = Mistr
analysis-alike = Mistr o ničem lepším neví.
analysis-ended = ukončuje tah
analysis-why = Záměr: { $why }.
analysis-turn = Tah { $turn } · ztráta: { $points }
analysis-turn-alike = Tah { $turn } · stejně dobrý jako mistrův
analysis-later = Tahy se posuzují, až když je po hře.
analysis-unseen = Aplikace neviděla, z čeho se dalo vybírat: není co posuzovat.
analysis-failed = Plugin „{ $plugin }“ selhal: { $error }. Další tahy posoudit nelze.
command-find-previous = předchozí
command-find-previous-name = předchozí nalezené místo
command-find-previous-help = Přejde na předchozí místo, kde se slovo vyskytuje.
command-log = záznam
command-log-name = ukázat nebo skrýt záznam
command-log-help = Ukáže nebo skryje záznam hry.
command-panel = přehled
command-panel-name = co ukazují varianty
command-panel-help = Otevře nebo zavře vše, co ukazují varianty této hry.
command-save = uložit
command-save-name = uložit pod jménem
command-save-help = Uloží hru pod jménem. Po každé akci se ukládá i sama.
command-continue = pokračovat
command-continue-name = pokračovat v poslední hře
command-continue-help = Pokračuje v poslední hře.
command-new-game = nová hra
command-new-game-name = připravit novou hru
command-new-game-help = Připraví novou hru.
command-saves = uložené hry
command-saves-name = uložené hry
command-saves-help = Vypíše uložené hry.
command-backup = záloha
command-backup-name = pokračovat ze zálohy
command-backup-help = Pokračuje ze zálohy uložené hry.
command-delete = smazat
command-delete-name = smazat uloženou hru
command-delete-help = Smaže uloženou hru; ještě jednou se zeptá.
command-next-field = pole
command-next-field-name = další pole formuláře
command-next-field-help = Přejde na další pole formuláře.
command-previous-field = předchozí
command-previous-field-name = předchozí pole formuláře
command-previous-field-help = Přejde na předchozí pole.
command-remove-seat = odebrat
command-remove-seat-name = odebrat místo
command-remove-seat-help = Odebere místo pod kurzorem; nejméně dvě zůstanou.
command-start-game = začít
command-start-game-name = rozdat karty
command-start-game-help = Rozdá karty.
command-ascii = prosté znaky
command-ascii-name = všechny znaky, nebo jen ASCII
command-ascii-help = Přepíná mezi všemi znaky a pouhým ASCII.
command-help = pomoc
command-help-name = klávesy a znaky
command-help-help = Ukáže všechny klávesy a znaky.
command-back = zpět
command-back-name = zavřít nebo se vrátit
command-back-help = Zavře, co je otevřené, nebo se vrátí.
command-close = zavřít
command-close-name = zavřít nebo opustit stůl
command-close-help = Zavře, co je otevřené; když není co, opustí stůl.
command-quit = odejít
command-quit-name = opustit hru
command-quit-help = Skončí. Rozehraná hra se uloží.

# Nápověda
help-all = Všude
help-menu = Nabídka
help-table = U stolu
help-supply = Panel zásob
help-row = Proroctví a chrámy
help-coatls = Cóatlové
help-hand = Ruka
help-anywhere = Kdekoli u stolu
help-number-supply = zvolit pole; znovu: vzít ho
help-number-row = vzít kartu; balíček: dvakrát
help-number-coatls = připojit dílek z panelu
help-number-hand = zvolit kartu; znovu: naplnit
help-cover = Mezi dvěma hráči
help-replay = Přehrávání hry
help-trial = Zkouška cóatla
help-saves = Uložené hry
help-form = Nová hra
help-score = Bodování
help-analysis = Rozbor
help-records = Výsledky
help-plugins = Pluginy
help-rules = Pravidla
help-several = U stolu více hráčů
help-shared = U stolu hry na více počítačích
help-solo = U stolu proti protivníkovi
help-computers = U stolu s počítačovými hráči
help-moves = U stolu s akcemi z variant
help-panel = U stolu s variantami, které něco ukazují
help-eleven = U stolu s jedenácti poli
help-mouse = Myš: kliknutí věc vybere, druhé kliknutí na ni ji použije.
help-moves-cursor = kurzor
help-moves-field = pole
help-moves-pane = okno
help-moves-page = stránka
help-moves-ends = začátek, konec

# Jména kláves
key-enter = Enter
key-space = Mezerník
key-tab = Tab
key-shift-tab = Shift+Tab
key-escape = Esc
key-pageup = PgUp
key-pagedown = PgDn
key-backspace = Backspace
key-delete = Del
key-home = Home
key-end = End
command-theme = barvy
command-theme-name = vybrat jiné barvy
command-theme-help = Vybere jiné barvy; při výběru jsou hned vidět.
command-palette = příkazy
command-palette-name = najít příkaz podle názvu
command-palette-help = Vyhledá příkaz podle názvu.
save-as-save = uložit
form-start-button = rozdat karty

# Pluginy
notice-plugin = Plugin „{ $plugin }“ se nepoužívá, viz Pluginy: { $reason }
notice-plugins-more = A { $n ->
    [one] { $n } další plugin se nepoužívá
    [few] { $n } další pluginy se nepoužívají
   *[other] { $n } dalších pluginů se nepoužívá
}, viz Pluginy.
plugins-title = Pluginy
plugins-title-safe = Pluginy · nouzový režim: teď se používají jen ty, které patří ke hře
plugins-title-safe-short = Pluginy · nouzový režim
plugins-wrong = potíže: { $n }
plugins-kind = { $kind ->
    [card-set] sada karet
    [variant] varianta
    [player] hráči
    [theme] barvy
    [keymap] klávesy
    [lesson] lekce
    [puzzles] úlohy
   *[locale] překlad
}
plugins-in-use = zapnuto
plugins-source-own = součást hry
plugins-source-pack = tvůj přídavek
plugins-source-distribution = distribuce { $distribution }
plugins-licence = Licence: { $licence }
plugins-more = { $title } (PgUp, PgDn: další)
plugins-folder = Složka: { $folder }
plugins-distribution = Distribuce: { $distribution }
plugins-provides = Obsah: { $provides }
plugins-opponent-cards = Sbírá dílky na karty, jako jsou tyto:
plugins-is-off = Je vypnutý: žádná nová hra z něj nic nepoužije.
plugins-on = Plugin „{ $plugin }“ je zapnutý.
plugins-off = Plugin „{ $plugin }“ je vypnutý.
plugins-but-broken = Nelze ho ale použít: co je na něm špatně, stojí výše.
plugins-no-cards = Teď nezbývají žádné karty: než začneš hru, zapni některou sadu karet.
plugins-add-path = složka nebo soubor zip, např. ~/my-cards
plugins-add-keys = Enter přidá přídavek, Esc se vrátí.
plugins-added = Plugin „{ $plugin }“ je přidán, verze { $version }.
plugins-replaced = Plugin „{ $plugin }“ je přidán: verze { $version } namísto { $replaced }.
plugins-not-added = Nic se nepřidalo. Co je špatně:
plugins-refused = Systém odmítl: { $reason }. Nic se nezměnilo.
plugins-remove-sure = Stiskni D znovu a plugin „{ $plugin }“ se nadobro odebere.
plugins-removed = Plugin „{ $plugin }“ je odebrán.
plugins-remove-own = Plugin „{ $plugin }“ je součást hry: lze ho vypnout, ne odebrat.
plugins-remove-installed = Plugin „{ $plugin }“ patří k distribuci { $source }: ukonči aplikaci a spusť „coatl plugins uninstall { $plugin }“.
plugins-try-no-cards = „{ $plugin }“ nemá žádnou používanou sadu karet, se kterou by se dalo hrát.
plugins-trying = { $done } z { $games }, zbývá { $left }
plugins-try-failed = Hry se přerušily dřív, než se odehrály všechny. Příčinu ukáže „coatl lab“.
plugins-tried = Hry s „{ $plugin }“ jsou odehrané: co ukázaly, je v podrobnostech.

# Výsledky a nastavení
records-title = Výsledky
records-none = Zatím není dohraná žádná hra. První bude tady.
records-game = hra
records-alone = sólo
records-person = { $name } proti lidem
records-played = hráno
records-won = vyhráno
records-best = rekord
records-game-won = výhra
records-game-lost = prohra
records-average = průměr
records-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-last = poslední hry
records-last-points = poslední hry, nejnovější první
records-turns = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
records-chart = { $n ->
    [one] Graf ukazuje poslední hru.
    [few] Graf ukazuje poslední { $n } hry.
   *[other] Graf ukazuje posledních { $n } her.
}
records-in-a-row = Výhry v řadě: teď { $now }, nejvíc { $most }.
records-hinted = { $n ->
    [one] V { $n } hře se ukazovala rada, má značku { $sign }.
    [few] Ve { $n } hrách se ukazovala rada, mají značku { $sign }.
   *[other] V { $n } hrách se ukazovala rada, mají značku { $sign }.
}
records-told = { $n ->
    [one] V { $n } hře sdělovali počítačoví hráči své důvody hned; má značku { $sign }.
    [few] Ve { $n } hrách sdělovali počítačoví hráči své důvody hned; mají značku { $sign }.
   *[other] V { $n } hrách sdělovali počítačoví hráči své důvody hned; mají značku { $sign }.
}
records-person-help = Hry s dalšími lidmi u této klávesnice.
records-aside = Výsledky nelze přečíst ({ $fault }). Jsou odložené jako { $file }; počítání začíná znovu.
records-unreadable = Výsledky nelze přečíst: { $reason }. Zkontroluj, kdo je smí číst.
records-newer = Výsledky zapsala novější verze hry (formát { $version }): zůstávají, jak jsou, a nic se k nim nepřidává.
records-unwritable = Tuto hru nelze přidat k výsledkům: { $reason }.
score-record = V takových hrách dosud: odehráno { $played }, vyhráno { $won }, rekord { $best }, průměr { $average }.
score-record-persons = Dosud vyhrané hry: { $persons }.
score-record-person = { $name } { $won } z { $played }
score-hints = { $n ->
    [one] Rada se ukázala v { $n } situaci.
    [few] Rada se ukázala ve { $n } situacích.
   *[other] Rada se ukázala v { $n } situacích.
}
score-told = Počítačoví hráči během hry sdělovali své důvody.
settings-aside = Tvoje nastavení nelze přečíst. Je odložené jako { $file }; hra používá výchozí.
settings-newer = V tvém nastavení je něco, co tato verze hry nezná; v souboru to zůstane.
settings-unreadable = Tvoje nastavení nelze přečíst: { $reason }. Zkontroluj, kdo je smí číst.
settings-unwritable = Tvoje nastavení nelze uložit: { $reason }.
settings-title = Nastavení
settings-look = Jak to vypadá
settings-play = Jak se hraje
settings-kept = Uloženo.
settings-language = Jazyk
settings-language-help = Vše na obrazovce se změní hned. F6 přejde kdykoli na další jazyk.
settings-theme = Barvy
settings-theme-help = Dílek má vždy své písmeno i tvar. F3 ukáže barvy už při výběru.
settings-ascii = Jen znaky ASCII
settings-ascii-help = Pro terminál nebo písmo bez jiných znaků. Přepíná to i F4.
settings-letters = Písmena dílků
settings-letters-help = Anglická: B G K R Y. Nebo česká: { $letters }. Uložené hry, zápis a ASCII mají vždy anglická.
letters-english = anglická
letters-own = v tomto jazyce: { $letters }
settings-motion = Pohyb
settings-motion-help = Dílky se posouvají a body se připočítávají. Ukončí to libovolná klávesa. Bez barev a na pomalém terminálu pohyb není.
settings-keymap = Klávesy
settings-keymap-help = Kteroukoli klávesu lze změnit vlastním souborem: { $keymap }.
keymap-arrows = šipky
keymap-vim = jako ve Vimu: h j k l, H L
settings-edition = Vydání hry
settings-edition-help = Pravidla nové hry, v nichž se tištěná vydání liší.
edition-language = podle jazyka aplikace
settings-pace = Tempo protivníka
settings-pace-help = Jak rychle hraje protivník a počítačoví hráči.
settings-forecast = Záměry protivníků
settings-forecast-help = Předem ukáže, co si automatický protivník vezme.
settings-reasons = Důvody hned
settings-reasons-help = Počítačoví hráči sdělují své důvody hned, a ne až po hře při krokování.
settings-purist = Zakázat rady
settings-purist-help = Pro puristy: klávesa, která se ptá mistra na nejlepší tahy, neprozradí nic.
settings-talk = Hlášky hráčů
settings-talk-help = Ukazuje, co říkají hráči u jiných počítačů: pokaždé jednu z osmi vět. Bez toho žádnou neuvidíš.
command-settings = nastavení
command-settings-name = nastavení pro všechny hry
command-settings-help = Otevře nastavení: jazyk, barvy, klávesy a další, pro všechny hry.
help-settings = Nastavení
menu-settings = Nastavení
notice-keymap = Tvoje klávesy se nepoužijí: { $problem }
message-pace = Tempo protivníků: { $pace ->
    [steps] jeden krok na každý Enter
    [slow] pomalé
    [normal] střední
   *[fast] rychlé
}.
message-hint-thinks = Mistr přemýšlí o tvém tahu… Esc: zrušit.
message-hint-purist = Nastavení nedovoluje rady: { $key } to změní.
message-hint-forbidden = V této hře nejsou rady dovoleny: rozhodl o tom její zakladatel.
message-hint-nobody = Není koho se zeptat: plugin počítačových hráčů je vypnutý.

# Jazyky a pravidla. Jméno jazyka je napsáno v něm samém.
# Co znamenají písmena české klávesnice: dvojice jako ě=2.
key-aliases = +=1 ě=2 š=3 č=4 ř=5 ž=6 ý=7 á=8 í=9 é=0
language-name = Čeština
palette-commands = Hledej příkaz…
themes-title = Barvy
themes-note = 16 barev terminálu je takových, jaké je terminál má: co se jmenuje modrá, tam modré být nemusí.
theme-ink-text = písmo
theme-ink-muted = vedlejší
theme-ink-points = body
theme-ink-key = klávesa
theme-ink-good = dobré
theme-ink-news = novinka
themes-no-color = V prostředí je nastaveno NO_COLOR, hra proto barvy neukazuje.
theme-coatl-dark = noc
theme-coatl-light = den
theme-coatl-contrast = vysoký kontrast
theme-coatl-colour-blind = pro barvoslepé
theme-coatl-16 = 16 barev terminálu
theme-coatl-plain = bez barev
help-themes = Výběr barev
command-keep = nechat
command-keep-name = ponechat tyto barvy
command-keep-help = Ponechá barvy, které jsou vidět.
command-change = vybrat
command-change-name = otevřít seznam možností
command-change-help = Otevře seznam možností; vlevo a vpravo se vybírá další.
message-language = Aplikace teď mluví česky.
lines-below = { $n ->
    [one] { $n } řádek
    [few] { $n } řádky
   *[other] { $n } řádků
}
rulebook-title = Pravidla
rulebook-contents = Obsah
rulebook-ruling = Náš výklad
rulebook-ruling-number = Náš výklad ({ $rule })
rulebook-find = Hledat:
rulebook-found = { $place } z { $n }: „{ $word }“
rulebook-not-found = „{ $word }“ v pravidlech není.
rulebook-language = Jazyk pravidel: { $language }
