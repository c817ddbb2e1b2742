# Plemiona, omeny i szybkie akcje (zasady 11). $omen, $tribe i $tile wybierają formę; $color to kolor gniewnego boga.

tribes-name = plemiona i omeny
plugin-tribes-name = { tribes-name }
plugin-tribes-short = plemiona i omeny
plugin-tribes-licence = MIT; wariant domowy, który przejmuje zasady dodatku do innej gry, bez jego ilustracji i tekstów
tribes-help = Wariant domowy według rozszerzenia innej gry. Włącz z niego, co chcesz.
tribes-tribes = plemiona
tribes-tribes-help = Każdy prowadzi plemię o własnej zdolności, jedno z dwóch rozdanych.
tribes-omens = omeny
tribes-omens-help = Trzy omeny wróżą klęski. Kto się przygotuje, zyskuje punkty, kto nie, traci.
tribes-quick = szybkie akcje
tribes-quick-help = Po akcji możesz zapłacić proroctwem za drugą, małą, póki jest wolne miejsce.

# Nazwy. W innych komunikatach stoją w miejscu { tribes-omen }, { tribes-tribe } i { tribes-tile }.

tribes-omen = { $omen ->
    [wrath] Gniew bogów
    [angry] Gniewny bóg ({ color })
    [wildfire] Pożar lasu
    [drought] Susza
    [gold] Niedobór złota
    [desecration] Zbezczeszczenie
    [teachers] Brak nauczycieli
    [arts] Zapomniana sztuka
    [crowding] Przeludnienie
    [famine] Głód
   *[floods] Powódź
}
tribes-calamity = { $omen ->
    [wrath] realizacja świątyni kosztuje 1 proroctwo
    [angry] wzięcie { form-of-color-gen } fragmentu kosztuje 1 proroctwo
    [wildfire] z dwóch segmentów ciała jednego koloru dostajesz jeden
    [drought] w jednej akcji bierzesz najwyżej 2 proroctwa
    [gold] wzięcie głowy lub ogona kosztuje 1 proroctwo
    [desecration] ukończenie cóatla kosztuje 2 punkty
    [teachers] realizacja proroctwa kosztuje dodatkowe proroctwo
    [arts] proroctwo o kilku poziomach musi osiągnąć drugi
    [crowding] stworzenie cóatla kosztuje 1 proroctwo
    [famine] gdy się skończy, nakarm każdego cóatla 1 proroctwem
   *[floods] w jednej turze dołączasz najwyżej 3 fragmenty
}
tribes-counts = { $omen ->
    [wrath] świątynie przy cóatlach
    [angry] { form-of-colors } fragmenty w cóatlach
    [wildfire] fragmenty w cóatlach
    [drought] proroctwa przy cóatlach
    [gold] głowy i ogony w cóatlach
    [desecration] ukończone cóatle
    [teachers] osiągnięte poziomy
    [arts] proroctwa na swoim najwyższym poziomie
    [crowding] kolory kart przy cóatlach
    [famine] nakarmione cóatle
   *[floods] fragmenty w nieukończonych cóatlach
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
   *[none] jeszcze bez plemienia
}
tribes-power = { $tribe ->
    [ah-chuy-kak] 4 fragmenty dołączone w jednej akcji dają na koniec tury 1 proroctwo
    [ahau-chamahez] raz na turę, po wzięciu segmentów ciała, może zapłacić 1 proroctwem i wziąć segment także z innego pola
    [ahmakiq] może spasować, a w następnej turze ma wtedy dwie akcje
    [bacab] każdą turę zaczyna z co najmniej 2 proroctwami na ręce
    [balam] za każdą wziętą głowę i każdy ogon dobiera 1 proroctwo
    [cit-bolon-tum] ma planszę gracza z 10 polami
    [huracan] może wziąć po jednym segmencie ciała z dwóch sąsiednich pól
    [itzamna] w zrealizowanej świątyni długość może się różnić o jeden fragment
    [ixtab] wybiera spośród 2 proroctw więcej, zatrzymuje do 5, ma dodatkową tajną świątynię
    [vacub-caquix] raz na turę, przed wybieraniem proroctw, może wymienić kartę w zasobach
    [xaman-ek] raz na turę może wymienić fragment ze swojej planszy na fragment z planszy zasobów
    [yaluk] może mieć trzy nieukończone cóatle, ale do ukończenia potrzebuje dwóch proroctw
    [yumkaax] może mieć na ręce 7 proroctw
   *[none] dopiero do wyboru
}
tribes-worth = { $points ->
    [0] {""}
    [one] ; { $sign }{ $points } punkt
    [few] ; { $sign }{ $points } punkty
   *[many] ; { $sign }{ $points } punktów
}
tribes-tile = { $tile ->
    [draw] dobierz 3 proroctwa
    [random] losowy segment ciała i 1 proroctwo
    [body] segment ciała z planszy zasobów
    [end] głowa lub ogon z planszy zasobów
    [fulfil] zrealizuj jedno proroctwo
    [swap] wymień do 2 fragmentów z planszą zasobów
   *[build] zapłać jeszcze 1 proroctwem: dołącz fragment i zrealizuj proroctwo
}
tribes-band = { $points ->
    [-3] −3
    [0] 0
    [3] +3
   *[7] +7
}

# O co gra pyta.

tribes-ask-tribe = Które plemię poprowadzisz?
tribes-ask-toll = { tribes-omen }: { tribes-calamity }. Którym proroctwem płacisz?
tribes-ask-taxed = { tribes-omen }: zapłacić czy odłożyć: { $pieces }?
tribes-ask-more = Ahau Chamahez: płacisz 1 proroctwem za jeszcze jeden segment ciała?
tribes-ask-which = Ahau Chamahez: który segment ciała bierzesz dodatkowo?
tribes-ask-push = Przesunąć kalendarz o jeszcze jeden dzień? Wolno ci to raz na grę.
tribes-ask-feed = Głód: karmisz cóatla? Głodnych: { $n }; każdy kosztuje na koniec omenu 2 punkty.
tribes-ask-quick = Szybka akcja: { tribes-tile }?
tribes-ask-body = Szybka akcja: który segment ciała bierzesz?
tribes-ask-end = Szybka akcja: którą głowę lub który ogon bierzesz?
tribes-ask-fulfil = Szybka akcja: które proroctwo realizujesz?
tribes-ask-swap = Szybka akcja: co wymieniasz?
tribes-ask-swap-more = Szybka akcja: wymieniasz jeszcze jeden fragment?
tribes-ask-pay = Szybka akcja: którym proroctwem jeszcze płacisz?
tribes-ask-attach = Szybka akcja: który fragment dołączasz?

# Co jest do wyboru.

tribes-do-choose = { tribes-tribe }: { tribes-power }{ tribes-worth }
tribes-do-toll = Zapłać: { $card }
tribes-do-keep = Zatrzymaj ({ $pieces }) i zapłać: { $card }
tribes-do-leave = Odłóż na dno woreczka: { $pieces }
tribes-do-more = Jeszcze jeden segment ciała; zapłać: { $card }
tribes-do-no-more = Bez dodatkowego segmentu ciała
tribes-do-grab = Weź z pola { $field }: { $pieces }
tribes-do-push = Przesuń kalendarz
tribes-do-no-push = Zostaw kalendarz tak, jak jest
tribes-do-feed = Nakarm cóatla: { $card }
tribes-do-no-feed = Nie karm już żadnego cóatla
tribes-do-rest = Spasuj (Ahmakiq): dwie akcje w następnej turze
tribes-do-pair = Weź po jednym segmencie z pola { $field } i z następnego (Huracan): { $pieces }
tribes-do-sweep = Wymień w zasobach { $card }, a potem wybieraj (Vacub-Caquix)
tribes-do-exchange = Połóż na polu { $field } { form-of-piece-acc } i weź: { $pieces }
tribes-do-occupy = Szybka akcja; zapłać: { $card }
tribes-do-no-quick = Bez szybkiej akcji
tribes-do-pay = Zapłać jeszcze: { $card }
tribes-do-start = Stwórz cóatla z { form-of-piece-gen }
tribes-do-extend = { $end ->
    [head] Dołącz { form-of-piece-acc } do cóatla { $coatl } od strony głowy
   *[tail] Dołącz { form-of-piece-acc } do cóatla { $coatl } od strony ogona
}
tribes-do-fulfil = Zrealizuj cóatlem { $coatl }: { $card }
tribes-do-no-swap = Nic więcej nie wymieniaj

# Co się stało.

tribes-chose = { $name } wybiera plemię.
tribes-revealed = { $name } prowadzi plemię { tribes-tribe }: { tribes-power }{ tribes-worth }.
tribes-two-actions = { $name } ma w tej turze dwie akcje (Ahmakiq).
tribes-rested = { $name } pasuje, a w następnej turze ma dwie akcje (Ahmakiq).
tribes-paid = { $name } płaci proroctwem: { $card }.
tribes-left = { tribes-omen }: { $name } odkłada na dno woreczka: { $pieces }.
tribes-paired = { $name } bierze po jednym segmencie ciała z pola { $field } i z następnego: { $pieces }.
tribes-swept = { $name } wymienia proroctwo w zasobach: { $card }.
tribes-exchanged = { $name } kładzie na polu { $field } { form-of-piece-acc } i bierze: { $pieces }.
tribes-occupied = { $name } wykonuje szybką akcję: { tribes-tile }.
tribes-pushed = { $name } przesuwa kalendarz.
tribes-begins = Zaczyna obowiązywać omen „{ tribes-omen }”: { tribes-calamity }.
tribes-reckoned = Rozliczenie omenu „{ tribes-omen }”. { $name }: { tribes-band } ({ tribes-counts }: { $n }).

# Punkty i statystyka.

tribes-points-omen = { tribes-omen } ({ tribes-counts }: { $n })
tribes-points-closed = cóatle ukończone podczas zbezczeszczenia: { $n }
tribes-points-unfed = cóatle nienakarmione podczas głodu: { $n }
tribes-points-tribe = { tribes-tribe }
tribes-count-quick = szybkie akcje
tribes-count-paid = zapłacone proroctwa

# Obok stołu: pas dni z omenami i plemiona wszystkich graczy. Krótka forma ma najwyżej 17 znaków (holds), 8 (counted) albo
# 11 (power); proroctwo z ręki to tam karta. $pieces są rysowane.

tribes-track-calm = spokój do dnia { $until }
tribes-track-label = plemię i zdolność
tribes-track-title = { $omen ->
    [angry] Gniewny bóg { $pieces }
   *[other] { tribes-omen }
}
tribes-track-holds = { $omen ->
    [wrath] świątynia kosztuje 1 kartę
    [angry] każdy { $pieces } kosztuje 1 kartę
    [wildfire] z dwóch takich samych jeden
    [drought] najwyżej 2 karty na akcję
    [gold] głowa i ogon po 1 karcie
    [desecration] ukończenie kosztuje 2 punkty
    [teachers] realizacja kosztuje 1 kartę
    [arts] karta musi mieć 2. poziom
    [crowding] nowy cóatl kosztuje 1 kartę
    [famine] na koniec 1 karta za cóatla
   *[floods] najwyżej 3 fragmenty na turę
}
tribes-track-holds-short = { $omen ->
    [wrath] świątynia: karta
    [angry] { $pieces } za 1 kartę
    [wildfire] z dwóch tylko 1
    [drought] 2 karty na akcję
    [gold] koniec: 1 karta
    [desecration] ukończenie: −2
    [teachers] za kartę 1 karta
    [arts] musi mieć 2. poz.
    [crowding] nowy: 1 karta
    [famine] nakarm: 1 karta
   *[floods] 3 fragm. na turę
}
tribes-track-counted = { $omen ->
    [wrath] świątyń
    [angry] { $pieces }
    [wildfire] fragm.
    [drought] kart
    [gold] końców
    [desecration] całych
    [teachers] poziomów
    [arts] na maks.
    [crowding] kolorów
    [famine] sytych
   *[floods] fragm.
}
tribes-track-name = { tribes-tribe }
tribes-track-tribe = { tribes-power }{ tribes-worth }
tribes-track-power = { $tribe ->
    [ah-chuy-kak] 4 naraz dają 1 kartę
    [ahau-chamahez] za kartę o segment więcej
    [ahmakiq] pas, potem 2 akcje
    [bacab] zaczyna z 2 kartami
    [balam] za koniec 1 karta
    [cit-bolon-tum] plansza z 10 polami
    [huracan] segmenty z 2 pól
    [itzamna] długość świątyni o 1
    [ixtab] więcej kart, świątynia
    [vacub-caquix] wymienia kartę zasobów
    [xaman-ek] wymienia z zasobami
    [yaluk] 3 otwarte cóatle
    [yumkaax] 7 kart na ręce
   *[none] {""}
}
tribes-track-power-short = { $tribe ->
    [ah-chuy-kak] 4 naraz
    [ahau-chamahez] o 1 więcej
    [ahmakiq] pas
    [bacab] 2 karty
    [balam] 1 za koniec
    [cit-bolon-tum] 10 pól
    [huracan] 2 pola
    [itzamna] długość o 1
    [ixtab] świątynia
    [vacub-caquix] zasoby
    [xaman-ek] wymienia
    [yaluk] 3 otwarte
    [yumkaax] 7 kart
   *[none] {""}
}
tribes-panel-quick = szybka akcja: { tribes-tile } · wolne miejsca { $n } z { $all }

# Dlaczego czegoś nie można zrobić.

refusal-tribes-alone = Same plemiona i omeny to nie gra dla jednej osoby: zagraj z automatycznym przeciwnikiem albo we dwoje.
refusal-tribes-no-price = { tribes-omen }: { tribes-calamity }, a na ręce masz za mało proroctw (potrzeba: { $n }).
refusal-tribes-drought = { tribes-omen }: w jednej akcji możesz wziąć najwyżej { $most ->
    [one] { $most } proroctwo
    [few] { $most } proroctwa
    [many] { $most } proroctw
   *[other] { $most } proroctw
}.
refusal-tribes-floods = { tribes-omen }: w jednej turze możesz dołączyć najwyżej { $most ->
    [one] { $most } fragment
    [few] { $most } fragmenty
    [many] { $most } fragmentów
   *[other] { $most } fragmentów
}.
refusal-tribes-arts = { tribes-omen }: to proroctwo musi osiągnąć drugi poziom: { $card }.
refusal-tribes-no-closing = { tribes-omen }: { tribes-calamity }, więc cóatl { $coatl } nie dostałby proroctw, których wymaga ukończenie.
refusal-tribes-yaluk = Yaluk potrzebuje do ukończenia cóatla dwóch proroctw, a cóatl { $coatl } nie mógłby ich mieć.
refusal-tribes-yaluk-first = Yaluk potrzebuje do ukończenia cóatla dwóch proroctw: najpierw zrealizuj cóatlem { $coatl } jeszcze { $missing ->
    [one] jedno
    [few] { $missing }
    [many] { $missing }
   *[other] { $missing }
}.
refusal-tribes-choose-now = Karta w zasobach jest już wymieniona (Vacub-Caquix): teraz wybierz proroctwa.
refusal-tribes-not-yours = To potrafi tylko plemię { tribes-tribe }.
refusal-tribes-golden = Złotego segmentu nigdy się nie wymienia.
refusal-tribes-used = W tej turze plemię { tribes-tribe } już to zrobiło.
refusal-tribes-no-rest = Ahmakiq pasuje tylko zamiast pierwszej akcji tury, nigdy w dwóch turach z rzędu i nie w ostatnich turach.
refusal-tribes-quick-full = W tej rundzie nie ma już wolnego miejsca na szybkie akcje.
refusal-tribes-quick-later = Szybka akcja jest dopiero po akcji twojej tury: gra zapyta o nią sama, jeśli stół jej nie wyklucza.
refusal-tribes-quick-impossible = Za szybką akcję możesz zapłacić tylko wtedy, gdy możesz ją potem wykonać: { tribes-tile }.
