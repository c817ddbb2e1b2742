# Co hru vysvětluje: klávesy a znaky a kresby v pravidlech.

guide-title = Klávesy a znaky
guide-pieces = Dílky a cóatlové
guide-cards = Karty
guide-signs = Znaky

# Dílky a cóatlové
guide-head = hlava
guide-body = dílek těla se spárou vlevo
guide-tail = ocas
guide-sizes = Jeden cóatl, nakreslený tak velký, jak dovolí místo.
guide-marks = Ve velké podobě: silná čára je pod dílkem, který počítá karta pod kurzorem; barevná čára pod tím, který právě přibyl; tečkovaný v rámečku tam ještě neleží.
guide-ends = otevřené konce; další dílek přijde na zvýrazněný
guide-news = podtržené: právě přibylo
guide-ghost = tečkované: ještě tam neleží
guide-counted = široká spára: dílek počítá karta pod kurzorem
guide-left-out = tolik dílků uprostřed se nevešlo
guide-whole = dokončený cóatl z devíti dílků a nedokončený z pěti, nejmenší podoba
guide-strip = totéž se dvěma dílky v jednom znaku, kde je málo místa
guide-shade = cóatl, kterého můžeš začít
guide-came = tolik dílků právě přibylo

# Karty
guide-card-rest = jak leží
guide-card-hover = pod myší
guide-card-cursor = pod kurzorem
guide-card-marked = označená
guide-card-new = právě přibyla
guide-card-then = s dílkem
guide-card-refused = sem nesmí
guide-card-temple = chrám
guide-card-line = V jednom řádku: barva, vzor, body za úrovně se zvýrazněnou dosaženou, body teď a dílky, které k dalším chybějí.
guide-card-beside = u cóatla
guide-card-free = místo pro kartu
guide-card-chip = Nejmenší podoba: červená karta za 2 body, chrám za 7 bodů.

# Znaky
guide-sign-row = tyto dílky vedle sebe, od hlavy k ocasu
guide-sign-each = červené dílky, ať leží kdekoli
guide-sign-more = jeden nebo více černých dílků
guide-sign-gap = mezi nimi jeden nebo více dílků jakékoli barvy
guide-sign-any = mezi nimi jeden dílek jakékoli barvy
guide-sign-apart = vedle neleží červený dílek
guide-sign-pieces = tolik dílků každé z barev, v libovolném pořadí
guide-sign-times = kolikrát: jednou, třikrát
guide-sign-levels = body za úrovně karty; dosažená je zvýrazněná
guide-sign-tail = k dalším bodům chybějí tyto dílky na ocasním konci
guide-sign-head = na hlavovém konci
guide-sign-anywhere = na kterémkoli konci
guide-sign-owned = plný dílek leží na tvém panelu (u cóatla někoho jiného na jeho, u automatického soupeře na jeho kartě); dutý ještě chybí
guide-sign-brought = přineslo by ho pole pod kurzorem
guide-sign-ready = lze splnit v tomto tahu s tím, co leží na tvém panelu, a přinese to tolik bodů; v řadě: stačí ji vybrat
guide-sign-chosen = pro dokončeného cóatla: vybráno a lze vybrat, s body, které to přinese
guide-sign-soon = šlo by splnit s polem pod kurzorem
guide-sign-field = klávesy k poli, na kterém leží vše, co chybí
guide-sign-number = karta podle čísla: v ruce; v zásobě, s její klávesou
guide-sign-nearer = karty tvé ruky, které pole nebo další dílek přiblíží k bodům, podle čísel; s body, které získají
guide-sign-temple = chrám
guide-sign-met = požadavek je splněn, nebo není
guide-sign-equal = stejně červených jako zelených, aspoň jeden; kolik jich je
guide-sign-length = přesně tolik dílků; kolik jich je
guide-sign-by-number = karty v ruce podle svých čísel
guide-sign-letters = velké písmeno je dílek, malé barva karty
guide-sign-cursor = kurzor
guide-sign-active = číslo cóatla, který se právě sestavuje
guide-sign-caret = na tento konec přijde další dílek
guide-sign-ghost = ještě tam neleží
guide-sign-new = právě přibylo, někdy jen podtržené
guide-sign-marked = označeno, že si to necháš nebo odhodíš
guide-sign-refused = nejde to, a proč; F1 otevře pravidlo
guide-sign-nothing = nic tu není
guide-sign-cut = je toho víc, než se vejde
guide-sign-refills = kdo bere odtud, doplní tím panel zásob
guide-sign-next = odtud si příště bere automatický protivník; v bodování: nejvíc
guide-sign-thinks = Počítačový hráč přemýšlí. Je-li zapnutý pohyb, znak se otáčí.
guide-sign-bag = kolik modrých a zelených dílků těl zbývá v sáčku
guide-sign-ends = kolik hlav a ocasů zbývá v sáčcích
guide-sign-points = body dokončených cóatlů a to, co zatím přinášejí nedokončení
guide-sign-bodies = kolik dílků těl zbývá; bez nich hra končí
guide-sign-hand = kolik proroctví je v ruce a kolik jich smí být
guide-sign-held = proroctví a chrámy v něčí ruce, žetony obětí, dílky na panelu
guide-sign-curve = body hráče, tah po tahu
guide-sign-course = přehrávaná hra: co je za tebou, kde jsi a co teprve přijde
guide-sign-completed = v přehrávané hře: v tomto tahu byl dokončen cóatl
guide-sign-better = v přehrávané hře: rozbor tu našel lepší tah
guide-sign-slate = čí to byl tah
guide-sign-back = rubové strany karet v ruce: proroctví a chrámy
guide-sign-coatl = cóatl ve větě: < stojí před hlavou, > za ocasem
guide-sign-days = dny toho, co ukazuje varianta: minulé, dnešek, zbývající toho, co právě platí, pozdější
guide-sign-ladder = žebříček: svítí vlastní stupeň
guide-sign-loose = dílek, který přináší varianta, třeba zlatý

# Obrázek stolu v pravidlech: co je co
guide-table-name-1 = Ana
guide-table-name-2 = Bao
guide-table-status = Kdo je na tahu a co smí udělat. Vpravo body všech a kolik dílků těl ještě zbývá.
guide-table-supply = Panel zásob s deseti poli. Pod ním: co zbývá v sáčcích.
guide-table-others = Jiný hráč: dílky, které ještě nepoužil, jeho cóatlové, karty u nich a body.
guide-table-news = Co udělali ostatní od tvého minulého tahu.
guide-table-row = Vyložená proroctví a balíček. Každá karta říká, co by u cóatla, kterého právě sestavuješ, přinesla teď a co k dalším bodům chybí.
guide-table-temples = Vrchní chrámy obou hromádek.
guide-table-coatls = Tvůj hráčský panel; kurzor stojí na dílku 8. Pod ním tvoji cóatlové: u toho, kterého právě sestavuješ, je dílek naznačen.
guide-table-beside = Karty, které u tvých cóatlů leží.
guide-table-hand = Tvoje ruka: proroctví, místo pro další a tvůj chrám. S dílkem pod kurzorem by karty přinesly to, co je tu napsáno.
guide-table-sentence = Co je pod kurzorem, nebo proč něco nejde.
guide-table-keys = Klávesy pro to, co se teď dá dělat.
guide-table-narrow = Obrázek stolu se tu objeví, jakmile má text celou šířku: stiskni Tab.
