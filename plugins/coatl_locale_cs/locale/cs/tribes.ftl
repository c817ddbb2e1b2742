# Kmeny, znamení a rychlé akce (pravidla 11). $omen, $tribe a $tile volí tvar; $color je barva vzteklého boha.

tribes-name = kmeny a znamení
plugin-tribes-name = { tribes-name }
plugin-tribes-short = kmeny a znamení
plugin-tribes-licence = MIT; domácí varianta, která přejímá pravidla rozšíření jiné hry, bez jeho ilustrací a textů
tribes-help = Domácí varianta podle rozšíření jiné hry. Zapni z ní, co chceš.
tribes-tribes = kmeny
tribes-tribes-help = Každý vede kmen s vlastní schopností, jeden ze dvou rozdaných.
tribes-omens = znamení
tribes-omens-help = Tři znamení věští pohromy. Kdo se připraví, získá body, kdo ne, ztratí.
tribes-quick = rychlé akce
tribes-quick-help = Po své akci smíš zaplatit proroctvím a provést ještě malou, je-li volné místo.

# Jména. V ostatních zprávách stojí místo { tribes-omen }, { tribes-tribe } a { tribes-tile }.

tribes-omen = { $omen ->
    [wrath] Hněv bohů
    [angry] Vzteklý bůh ({ color })
    [wildfire] Lesní požár
    [drought] Sucho
    [gold] Nedostatek zlata
    [desecration] Znesvěcení
    [teachers] Nedostatek učitelů
    [arts] Zapomenuté umění
    [crowding] Přelidnění
    [famine] Hladomor
   *[floods] Záplavy
}
tribes-calamity = { $omen ->
    [wrath] splnit chrám stojí 1 proroctví
    [angry] vzít { color } dílek stojí 1 proroctví
    [wildfire] ze dvou dílků těl téže barvy dostaneš jeden
    [drought] v jedné akci vezmeš nejvýše 2 proroctví
    [gold] vzít hlavu či ocas stojí 1 proroctví
    [desecration] dokončit cóatla stojí 2 body
    [teachers] naplnit proroctví stojí 1 další
    [arts] proroctví s více úrovněmi musí dosáhnout druhé
    [crowding] začít cóatla stojí 1 proroctví
    [famine] až skončí, nasyť každého cóatla 1 proroctvím
   *[floods] v jednom tahu připojíš nejvýše 3 dílky
}
tribes-counts = { $omen ->
    [wrath] chrámy u cóatlů
    [angry] { form-of-color-plural } dílky v cóatlech
    [wildfire] dílky v cóatlech
    [drought] proroctví u cóatlů
    [gold] hlavy a ocasy v cóatlech
    [desecration] dokončení cóatlové
    [teachers] dosažené úrovně
    [arts] proroctví na své nejvyšší úrovni
    [crowding] barvy karet u cóatlů
    [famine] nasycení cóatlové
   *[floods] dílky v nedokončených cóatlech
}
tribes-tribe = { $tribe ->
    [ah-chuy-kak] Ah Chuy Kak
    [ahau-chamahez] Ahau Chamahez
    [ahmakiq] Ahmakiq
    [bacab] Bacab
    [balam] Balam
    [cit-bolon-tum] Cit-Bolon-Tum
    [huracan] Huracan
    [itzamna] Itzamná
    [ixtab] Ixtab
    [vacub-caquix] Vacub-Caquix
    [xaman-ek] Xaman Ek
    [yaluk] Yaluk
    [yumkaax] Yumkaax
   *[none] zatím bez kmene
}
tribes-power = { $tribe ->
    [ah-chuy-kak] 4 dílky připojené v jedné akci přinesou na konci tahu 1 proroctví
    [ahau-chamahez] jednou za tah, po vzetí dílků těl, smí zaplatit 1 proroctví a vzít dílek těla i z jiného pole
    [ahmakiq] smí vynechat tah a v příštím má pak dvě akce
    [bacab] každý tah začíná aspoň se 2 proroctvími v ruce
    [balam] za každou vzatou hlavu i ocas dobere 1 proroctví
    [cit-bolon-tum] má hráčský panel s 10 poli
    [huracan] smí vzít po jednom dílku těla ze dvou sousedních polí
    [itzamna] u chrámu platí i délka o jeden dílek větší či menší
    [ixtab] na výběr má 2 proroctví navíc, nechá si až 5 a má o chrám víc
    [vacub-caquix] jednou za tah, před volbou proroctví, smí vyměnit kartu v zásobě
    [xaman-ek] jednou za tah smí vyměnit dílek ze svého panelu za jiný z panelu zásob
    [yaluk] smí mít tři nedokončené cóatly, k dokončení ale potřebuje dvě proroctví
    [yumkaax] smí mít v ruce 7 proroctví
   *[none] teprve se volí
}
tribes-worth = { $points ->
    [0] {""}
    [one] ; { $sign }{ $points } bod
    [few] ; { $sign }{ $points } body
   *[other] ; { $sign }{ $points } bodů
}
tribes-tile = { $tile ->
    [draw] dobrat 3 proroctví
    [random] náhodný dílek těla a 1 proroctví
    [body] dílek těla z panelu zásob
    [end] hlava nebo ocas z panelu zásob
    [fulfil] naplnit jedno proroctví
    [swap] vyměnit až 2 dílky s panelem zásob
   *[build] zaplatit ještě 1: připojit dílek a naplnit proroctví
}
tribes-band = { $points ->
    [-3] −3
    [0] 0
    [3] +3
   *[7] +7
}

# Na co se hra ptá.

tribes-ask-tribe = Který kmen povedeš?
tribes-ask-toll = { tribes-omen }: { tribes-calamity }. Kterým proroctvím zaplatíš?
tribes-ask-taxed = { tribes-omen }: zaplatit, nebo odložit: { $pieces }?
tribes-ask-more = Ahau Chamahez: zaplatíš 1 proroctví za další dílek těla?
tribes-ask-which = Ahau Chamahez: který dílek těla si vezmeš navíc?
tribes-ask-push = Posunout kalendář ještě o den dál? Smíš to jednou za hru.
tribes-ask-feed = Hladomor: nasytíš cóatla? Hladových: { $n }; každý nakonec stojí 2 body.
tribes-ask-quick = Rychlá akce: { tribes-tile }?
tribes-ask-body = Rychlá akce: který dílek těla si vezmeš?
tribes-ask-end = Rychlá akce: kterou hlavu nebo který ocas si vezmeš?
tribes-ask-fulfil = Rychlá akce: které proroctví naplníš?
tribes-ask-swap = Rychlá akce: co vyměníš?
tribes-ask-swap-more = Rychlá akce: vyměníš ještě jeden dílek?
tribes-ask-pay = Rychlá akce: kterým proroctvím ještě zaplatíš?
tribes-ask-attach = Rychlá akce: který dílek připojíš?

# Co se nabízí.

tribes-do-choose = { tribes-tribe }: { tribes-power }{ tribes-worth }
tribes-do-toll = Zaplatit: { $card }
tribes-do-keep = Nechat si ({ $pieces }) a zaplatit: { $card }
tribes-do-leave = Odložit na dno sáčku: { $pieces }
tribes-do-more = Další dílek těla; zaplatit: { $card }
tribes-do-no-more = Žádný další dílek těla
tribes-do-grab = Vzít z pole { $field }: { $pieces }
tribes-do-push = Posunout kalendář
tribes-do-no-push = Nechat kalendář, jak je
tribes-do-feed = Nasytit cóatla: { $card }
tribes-do-no-feed = Už žádného cóatla nenasytit
tribes-do-rest = Vynechat tah (Ahmakiq): dvě akce v příštím tahu
tribes-do-pair = Vzít po jednom dílku těla z pole { $field } a z následujícího (Huracan): { $pieces }
tribes-do-sweep = Vyměnit v zásobě { $card } a pak volit proroctví (Vacub-Caquix)
tribes-do-exchange = Dát na pole { $field } { form-of-piece-acc } a vzít: { $pieces }
tribes-do-occupy = Rychlá akce; zaplatit: { $card }
tribes-do-no-quick = Žádná rychlá akce
tribes-do-pay = Ještě zaplatit: { $card }
tribes-do-start = Začít cóatla { form-of-piece-ins }
tribes-do-extend = { $end ->
    [head] Připojit { form-of-piece-acc } na hlavový konec cóatla { $coatl }
   *[tail] Připojit { form-of-piece-acc } na ocasní konec cóatla { $coatl }
}
tribes-do-fulfil = Naplnit cóatlem { $coatl }: { $card }
tribes-do-no-swap = Už nic neměnit

# Co se stalo.

tribes-chose = { $name } si volí kmen.
tribes-revealed = { $name } vede kmen { tribes-tribe }: { tribes-power }{ tribes-worth }.
tribes-two-actions = { $name } má v tomto tahu dvě akce (Ahmakiq).
tribes-rested = { $name } vynechává tah a v příštím má dvě akce (Ahmakiq).
tribes-paid = { $name } platí proroctvím: { $card }.
tribes-left = { tribes-omen }: { $name } odkládá na dno sáčku: { $pieces }.
tribes-paired = { $name } bere po jednom dílku těla z pole { $field } a z následujícího: { $pieces }.
tribes-swept = { $name } vyměňuje proroctví v zásobě: { $card }.
tribes-exchanged = { $name } dává na pole { $field } { form-of-piece-acc } a bere: { $pieces }.
tribes-occupied = { $name } provádí rychlou akci: { tribes-tile }.
tribes-pushed = { $name } posouvá kalendář.
tribes-begins = Začíná působit znamení „{ tribes-omen }“: { tribes-calamity }.
tribes-reckoned = Vyhodnocení znamení „{ tribes-omen }“. { $name }, { tribes-counts }: { $n } → { tribes-band }.

# Body a statistika.

tribes-points-omen = { tribes-omen } ({ tribes-counts }: { $n })
tribes-points-closed = cóatlové dokončení za znesvěcení: { $n }
tribes-points-unfed = cóatlové nenasycení za hladomoru: { $n }
tribes-points-tribe = { tribes-tribe }
tribes-count-quick = rychlé akce
tribes-count-paid = zaplacená proroctví

# Vedle stolu: pás dnů se znameními a kmeny všech hráčů. Krátký tvar má nejvýše 17 znaků (holds), 8 (counted) nebo 11
# (power); proroctví z ruky je tam karta. $pieces se kreslí.

tribes-track-calm = klid do dne { $until }
tribes-track-label = kmen a schopnost
tribes-track-title = { $omen ->
    [angry] Vzteklý bůh { $pieces }
    [teachers] Chybějí učitelé
   *[other] { tribes-omen }
}
tribes-track-holds = { $omen ->
    [wrath] chrám stojí 1 kartu
    [angry] každý { $pieces } stojí 1 kartu
    [wildfire] ze dvou stejných jen jeden
    [drought] nejvýše 2 karty za akci
    [gold] hlava i ocas stojí 1 kartu
    [desecration] dokončení stojí 2 body
    [teachers] naplnění stojí 1 kartu
    [arts] karta musí na 2. úroveň
    [crowding] nový cóatl stojí 1 kartu
    [famine] na konci 1 karta za cóatla
   *[floods] nejvýše 3 dílky za tah
}
tribes-track-holds-short = { $omen ->
    [wrath] chrám: 1 karta
    [angry] { $pieces } za 1 kartu
    [wildfire] ze dvou jen 1
    [drought] 2 karty za akci
    [gold] konec: 1 karta
    [desecration] dokončení: −2
    [teachers] naplnit: 1 karta
    [arts] musí na 2. úroveň
    [crowding] cóatl: 1 karta
    [famine] nasyť: 1 karta
   *[floods] 3 dílky za tah
}
tribes-track-counted = { $omen ->
    [wrath] chrámy
    [angry] { $pieces }
    [wildfire] dílky
    [drought] karty
    [gold] konce
    [desecration] hotoví
    [teachers] úrovně
    [arts] na max.
    [crowding] barvy
    [famine] sytí
   *[floods] dílky
}
tribes-track-name = { tribes-tribe }
tribes-track-tribe = { tribes-power }{ tribes-worth }
tribes-track-power = { $tribe ->
    [ah-chuy-kak] 4 dílky naráz: 1 karta
    [ahau-chamahez] 1 karta: o dílek víc
    [ahmakiq] vynechá, pak má 2 akce
    [bacab] začíná se 2 kartami
    [balam] za konec 1 karta
    [cit-bolon-tum] panel s 10 poli
    [huracan] dílky ze 2 polí
    [itzamna] délka chrámu o 1 jinak
    [ixtab] víc karet, o chrám víc
    [vacub-caquix] vymění kartu v zásobě
    [xaman-ek] mění se zásobou
    [yaluk] 3 otevření cóatlové
    [yumkaax] 7 karet v ruce
   *[none] {""}
}
tribes-track-power-short = { $tribe ->
    [ah-chuy-kak] 4 naráz
    [ahau-chamahez] dílek navíc
    [ahmakiq] vynechá
    [bacab] 2 karty
    [balam] karta/konec
    [cit-bolon-tum] 10 polí
    [huracan] 2 pole
    [itzamna] délka o 1
    [ixtab] chrám navíc
    [vacub-caquix] zásoba
    [xaman-ek] mění
    [yaluk] 3 otevření
    [yumkaax] 7 karet
   *[none] {""}
}
tribes-panel-quick = rychlá akce: { tribes-tile } · volná místa { $n } z { $all }

# Proč něco nejde.

refusal-tribes-alone = Samotné kmeny a znamení nejsou hra pro jednoho: hraj proti automatickému protivníkovi, nebo ve dvou.
refusal-tribes-no-price = { tribes-omen }: { tribes-calamity }, ale v ruce nemáš dost proroctví (potřeba: { $n }).
refusal-tribes-drought = { tribes-omen }: v jedné akci si smíš vzít nejvýše { $most } proroctví.
refusal-tribes-floods = { tribes-omen }: v jednom tahu smíš připojit nejvýše { $most ->
    [one] { $most } dílek
    [few] { $most } dílky
   *[other] { $most } dílků
}.
refusal-tribes-arts = { tribes-omen }: toto proroctví musí dosáhnout druhé úrovně: { $card }.
refusal-tribes-no-closing = { tribes-omen }: { tribes-calamity }, a proto by cóatl { $coatl } nezískal proroctví, která k dokončení potřebuje.
refusal-tribes-yaluk = Yaluk potřebuje k dokončení cóatla dvě proroctví a cóatl { $coatl } by je mít nemohl.
refusal-tribes-yaluk-first = Yaluk potřebuje k dokončení cóatla dvě proroctví: nejdřív naplň cóatlem { $coatl } ještě { $missing ->
    [one] jedno
    [few] { $missing }
   *[other] { $missing }
}.
refusal-tribes-choose-now = Karta v zásobě je vyměněna (Vacub-Caquix): teď zvol proroctví.
refusal-tribes-not-yours = To umí jen kmen { tribes-tribe }.
refusal-tribes-golden = Zlatý dílek se nikdy nevyměňuje.
refusal-tribes-used = V tomto tahu to kmen { tribes-tribe } už udělal.
refusal-tribes-no-rest = Ahmakiq vynechá tah jen místo první akce, nikdy dvakrát po sobě a ne v posledních tazích.
refusal-tribes-quick-full = V tomto kole už není pro rychlé akce volné místo.
refusal-tribes-quick-later = Rychlá akce přichází až po akci tvého tahu: hra se zeptá sama, pokud to stůl nevylučuje.
refusal-tribes-quick-impossible = Za rychlou akci smíš zaplatit, jen když ji pak můžeš provést: { tribes-tile }.
