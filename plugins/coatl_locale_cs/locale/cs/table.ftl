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

# Cóatlové
drawn-open = nedokončený
drawn-complete = dokončený
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
drawn-closes = dokončen: { $points }, nejvýš { $most }
drawn-rack = panel { $n } z { $all }

# Nadpisy
drawn-refills = * doplní vše
drawn-deck = balíček { $cards }
drawn-temples = Chrámy
drawn-temples-when = při dokončení
drawn-left = zbývá { $n }
drawn-yours = tvůj
drawn-needs = chybí { $n }
drawn-counts = ruka { $hand } · chrámy { $temples }
drawn-counts-short = ruka { $hand } ▲{ $temples }
drawn-counts-hand = ruka { $hand }
drawn-counts-tokens = žetony { $tokens }
drawn-counts-tokens-short = žet. { $tokens }
drawn-tokens = žetony: { $tokens }
drawn-on-coatl = u cóatla { $coatl }: teď a co chybí
drawn-on-coatl-then = u cóatla { $coatl }: teď a pak s tímto dílkem
drawn-as-if = u cóatla { $coatl }, s tímto dílkem
drawn-looked-at = Cóatlové: { $name }
drawn-next = další
drawn-back = zpět k tobě
drawn-held-signs = ▌ ruka ▲ chrámy ◇ žetony □ panel
drawn-rack-short = panel { $n }
drawn-one-each = { $key } ukáže jednoho celého
drawn-news = Co se stalo
drawn-news-since = od tvého minulého tahu
drawn-log = celý záznam
drawn-log-short = záznam

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
bar-change = změnit
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
bar-fulfil = naplnit
bar-keep = ponechat
bar-card = karta
bar-discard = odhodit
bar-look = ukázat
bar-go-there = přejít tam
bar-done = hotovo
bar-pass = vynechat tah
bar-end-turn = konec tahu
bar-lay = přiložit
bar-wish = přát si
