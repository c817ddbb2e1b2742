# Herní stůl, jak je nakreslen. Slova stojí na úzkých místech: ať jsou krátká.

# Na kartách
card-band = { $color ->
    [B] modrá
    [G] zelená
    [K] černá
    [R] červená
   *[Y] žlutá
}
card-now = teď
card-then = pak
card-highest = nejvíc
card-no-more = víc ne
card-temple = chrám
card-card = karty
card-free = volno
# Where the pieces are that a card lacks. Each place takes the first of the forms for which it has room.
card-ready = hotovo
card-all-here = vše máš na panelu
card-all-yours = vše máš
opponent-to-get = chybí
card-to-get = chybí { $n }
card-to-get-where = chybí { $n }: { $where }
card-short-where = { $n }: { $where }
card-fields = pole { $fields }
card-none-out = teď nikde
card-lies-there = už tam je
card-not-here = sem nesmí
card-come-1 = { $n ->
    [one] ještě jedna
    [few] ještě { $n }
   *[other] ještě { $n }
}
card-come-2 = { $n ->
    [one] může přijít
    [few] mohou přijít
   *[other] může přijít
}
card-hint-count = kdekoli leží
card-hint-pieces = všechny, v libovolném pořadí
card-hint-row = vedle sebe, od hlavy
card-hint-gap = … 1 nebo více libovolných
card-hint-more = vedle sebe, + 1 nebo více
card-hint-apart = ! vedle není tato barva
card-hint-equal = = obou stejně, aspoň po jednom
card-hint-count-short = kdekoli
card-hint-pieces-short = libovolně
card-hint-row-short = vedle sebe
card-hint-gap-short = … libovolné
card-hint-more-short = + 1 nebo více
card-hint-apart-short = ! vedle jiné

# Cóatlové
drawn-open = nedokončený
drawn-complete = dokončený
drawn-takes-nothing = nic už nepřijme
drawn-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
drawn-so-far = zatím
drawn-long = délka { $n }
drawn-more = ještě { $n }
drawn-places = { $n ->
    [one] místo pro jednu kartu
    [few] místo pro { $n } karty
   *[other] místo pro { $n } karet
}
drawn-free = volno: libovolný dílek začne cóatla
drawn-trial = Zkouška: cóatl { $coatl }
drawn-here = sem:
drawn-counted = pro tuto kartu se počítá: { $n }
drawn-rack = panel { $n } z { $all }

# Nadpisy
drawn-refills = * doplní vše
drawn-refills-short = * doplní
drawn-deck = balíček { $cards }
drawn-temples = Chrámy
drawn-temples-when = při dokončení
drawn-left = zbývá { $n }
drawn-yours = tvůj
drawn-counts = ruka { $hand } · chrámy { $temples }
drawn-counts-short = ruka { $hand } ▲{ $temples }
drawn-counts-hand = ruka { $hand }
drawn-counts-tokens = žetony { $tokens }
drawn-counts-tokens-short = žet. { $tokens }
drawn-tokens = žetony: { $tokens }
drawn-owned = u cóatla { $coatl }: plné máš na panelu, duté ještě chybí
drawn-owned-short = u cóatla { $coatl }: plné máš, duté chybí
drawn-owned-least = u cóatla { $coatl }
drawn-ready-keys = u cóatla { $coatl }: ● teď hotovo · { $key }{ $field } leží na poli { $field }
drawn-with-field = u cóatla { $coatl }: teď a pak s polem { $field }
drawn-with-field-short = u cóatla { $coatl }, s polem { $field }
drawn-on-coatl-then = u cóatla { $coatl }: teď a pak s tímto dílkem
drawn-as-if = u cóatla { $coatl }, s tímto dílkem
drawn-looked-at = Cóatlové: { $name }
drawn-next = další
drawn-back = zpět k tobě
drawn-held-signs = ▌ ruka ▲ chrámy ◇ žetony □ panel
drawn-one-each = { $key } ukáže jednoho celého
drawn-news = Co se stalo
drawn-news-since = od tvého minulého tahu
drawn-news-turn = Tah: { $name }
drawn-log = celý záznam
drawn-log-short = záznam

# Co je před tebou, na velkém stole
ahead-next = další dílek
ahead-owned = { $n ->
    [1] máš
   *[other] máš { $n }
}
ahead-fields = { $n ->
    [one] pole { $fields }
    [few] pole { $fields }
   *[other] pole { $fields }
}
ahead-in = pole { $fields }
ahead-nowhere = teď nikde
ahead-nowhere-brief = nikde
ahead-lacks = chybí { $n }
ahead-head = hlava
ahead-tail = ocas
# Below the name of a coatl: the cards of the hand, and what they lack there
ahead-held = tvá ruka
# What each card lacks beside a new coatl
ahead-there = co tam kartám chybí
# What the cards of the row lack beside each coatl
ahead-coatl = cóatl { $coatl }
ahead-new = nový
ahead-same = totéž
ahead-fields-title = Co mají pole pro tvou ruku a zásobu
ahead-fields-short = Co mají pole
ahead-wanted = co chtějí karty zásoby a kde to leží
ahead-wanted-short = co chtějí
ahead-wanted-where = na polích
ahead-nearer-title = které karty přiblíží pole
ahead-brings-nearer = přiblíží
ahead-of-hand = ruka
ahead-of-row = zásoba
ahead-brings-nearer-short = karty
ahead-nearest-then = nejblíž pak
ahead-fields-legend = plné: na tvém panelu · ░: dá je pole · číslo: ještě chybí
ahead-legend-board = na tvém panelu
ahead-legend-field = dá je pole
ahead-legend-get = ještě chybí
ahead-legend-number = tolik ještě chybí
ahead-legend-whole = pak vše na tvém panelu
ahead-legend-best = nejlepší pole pro kartu
ahead-nearer-legend = { $hand }: tvá ruka · { $row }: zásoba · { $sign }: pak vše na tvém panelu
ahead-together = dvě, které chtějí totéž
token-pick-does = dílky ze sáčku podle tvé volby
token-vision-does = nová zásoba proroctví, pak volba
token-duty-does = chrám do ruky
token-pick-brief = ze sáčku
token-vision-brief = nová řada
token-duty-brief = chrám
tip-take = Všechno, co leží na jednom poli: dílky těla, nebo hlavu, nebo ocas. Na panelu na to musíš mít místo.
tip-choose = Proroctví ze zásoby nebo z vrchu balíčku, kolik jich smíš mít v ruce.
tip-assemble = Dílky ze svého panelu, kolik chceš, na oba konce; pak splň proroctví, kterým cóatl vyhovuje.
tip-temple-title = Pro dokončeného cóatla
tip-temple = Dokončený cóatl má hlavu, ocas, tělo a proroctví. Pak smí dostat jeden chrám, tvůj nebo vrchní z hromádky, když splní jeden jeho požadavek nebo oba.
tip-take-short = vše z jednoho pole
tip-choose-short = ze zásoby či z balíčku
tip-assemble-short = své dílky
log-points = Body tah po tahu
pane-course = Průběh hry
course-signs = body tah po tahu · { $completed } dokončeno · { $better } byl lepší tah
course-signs-short = { $completed } dokončeno · { $better } byl lepší tah
course-signs-plain = body tah po tahu · { $completed } dokončeno
course-signs-least = { $completed } dokončeno

# Co se právě stalo
news-more = a další: { $n }

# Stavový řádek
status-turn = tah { $turn }
status-one-of = jedno z
status-take = vzít
status-choose = zvolit
status-assemble = sestavit
status-token = žeton
status-trial = ZKOUŠKA
status-then = pak
status-bodies = těl

# Lišta kláves: co klávesa teď dělá
bar-rule = pravidlo { $rule }
bar-show = ukázat můj stůl
bar-takes-back = { $name } bere akci zpět
bar-leave = odejít
bar-choose = vybrat
bar-answer = odpověď
bar-turn = tah
bar-action = akce
bar-hand = ruka
bar-course = průběh
bar-ends = první, poslední
bar-look-at-it = prohlédnout
bar-do-it = zahrát
bar-change = změnit
bar-type = piš
bar-name = jméno
bar-back = zpět
bar-page = stránka
bar-close = zavřít
bar-next-player = další hráč
bar-own-table = vlastní stůl
bar-score = bodování
bar-step = další krok
bar-steps = všechny kroky
bar-pane = další okno
bar-field = pole, znovu vezme
bar-take = vzít
bar-deck = balíček
bar-open-end = strana
bar-coatl = cóatl
bar-attach = připojit
bar-attach-to = připojit k { $coatl }
bar-fulfil = naplnit
bar-keep = ponechat
bar-card = karta
bar-discard = odhodit
bar-look = ukázat
bar-go-there = přejít tam
bar-column = sloupec
bar-player = hráč
bar-done = hotovo
bar-pass = vynechat tah
bar-end-turn = konec tahu
bar-lay = přiložit
bar-wish = přát si
