# Laboratorium: ile jest wart zestaw kart (docs/lab.md).

lab-title = Karty zestawu „{ $set }”. Inne zestawy w grze: { $others }. Gracze: { $players }, każdy to { $strength }. Gier: { $games }.
lab-title-variants = Warianty zasad: { $variants }.
lab-note = „Przewaga” mówi, o ile punktów gracz z tą kartą na początkowej ręce wyprzedza innego, a „zwycięstwo”, o ile punktów procentowych rośnie szansa na zwycięstwo, w porównaniu z tym samym rozdaniem bez niej. W nawiasach jest 95-procentowy przedział ufności. Wszystkie inne liczby i przedziały: --json, --csv.

lab-finding-heedless = Uwaga: { $strength } nie rozważa, które karty zatrzymuje. To, co się tu mówi o mocnych i słabych kartach, dotyczy tylko takich graczy, a wiele pozostaje niewidoczne: pomiń --strength albo podaj gracza, który planuje.
lab-finding-none = Nic się nie wyróżnia.
lab-finding-dead = { $n ->
    [0] { $card }: nie zrealizowano jej w żadnej z { $games } gier; nikt nie osiąga jej pierwszego poziomu.
    [one] { $card }: zrealizowana w { $n } z { $games } gier; prawie nikt nie osiąga jej pierwszego poziomu.
    [few] { $card }: zrealizowana w { $n } z { $games } gier; prawie nikt nie osiąga jej pierwszego poziomu.
    [many] { $card }: zrealizowana w { $n } z { $games } gier; prawie nikt nie osiąga jej pierwszego poziomu.
   *[other] { $card }: zrealizowana w { $n } z { $games } gier; prawie nikt nie osiąga jej pierwszego poziomu.
}
lab-finding-dead-temple = { $n ->
    [0] { $card }: nie zrealizowano jej w żadnej z { $games } gier; nikt nie chce tej świątyni.
   *[other] { $card }: zrealizowana w { $n } z { $games } gier; prawie nikt nie chce tej świątyni.
}
lab-finding-level = { $n ->
    [0] { $card }: poziomu { $level } nie osiągnięto w żadnej z { $of } realizacji.
   *[other] { $card }: poziom { $level } osiągnięto tylko w { $n } z { $of } realizacji.
}
lab-finding-unwanted = { $card }: zatrzymuje ją { $value }% tych, którzy ją dostali (od { $low } do { $high }%).
lab-finding-strong = Karta { $card } jest mocna. Co daje na początkowej ręce: przewaga w punktach { $ahead } (od { $ahead-low } do { $ahead-high }), punkty procentowe zwycięstwa { $value } (od { $low } do { $high }).
lab-finding-weak = Karta { $card } jest słaba. Co daje na początkowej ręce: przewaga w punktach { $ahead } (od { $ahead-low } do { $ahead-high }), punkty procentowe zwycięstwa { $value } (od { $low } do { $high }).
lab-finding-twins = { $first } i { $second } to bliźniaczki: spośród cóatli z jedną z nich { $value }% ma obie (od { $low } do { $high }%).
lab-finding-seat = Miejsca nie są równorzędne: gracz numer { $place } w kolejności wygrywa { $value }% gier (od { $low } do { $high }%).
lab-finding-scarce = Kończy się kolor { color }: w { $value }% gier nie został żaden jego segment ciała (od { $low } do { $high }%).
lab-finding-unused = Prawie nikomu nie jest potrzebny kolor { color }: stanowi { $value }% fragmentów w cóatlach (od { $low } do { $high }%).
lab-finding-few = Rozegrano za mało gier, by powiedzieć, ile warta jest karta.
lab-finding-stuck = W { $value }% gier nastąpił koniec, bo nikt nie mógł nic zrobić (od { $low } do { $high }%).

# Słowo o karcie. $games to przybliżona liczba gier, których jeszcze trzeba.
lab-warning = ostrzeżenie
lab-verdict-impossible = niemożliwa: nikt jej nie zrealizuje
lab-verdict-double = to samo co { $card }
lab-verdict-dead = martwa: prawie nigdy nierealizowana
lab-verdict-strong = mocna
lab-verdict-weak = słaba
lab-verdict-ordinary = zwyczajna
lab-verdict-unknown = jeszcze nie wiadomo: trzeba około { $games } gier

lab-length = długość w rundach: { $value } (od { $low } do { $high })
lab-ending = { $ending ->
    [coatls] koniec po trzecim cóatlu
    [bodies] koniec, bo zabrakło segmentów ciała
    [finished] grę zakończył wariant
   *[standstill] koniec, bo nikt nie mógł nic zrobić
}: { $value }% (od { $low } do { $high })
lab-won = wspólne zwycięstwa: { $value }% (od { $low } do { $high })
lab-seat = zwycięstwa gracza numer { $place } w kolejności: { $value }% (od { $low } do { $high })
lab-final = punkty gracza numer { $place } w kolejności: { $value } (od { $low } do { $high })
lab-color = kolor { color }: { $value }% fragmentów w cóatlach (od { $low } do { $high }); na końcu nie został żaden jego segment ciała: { $gone }% gier (od { $gone-low } do { $gone-high })

lab-percent = { $value }%
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } (od { $low } do { $high })
lab-column-card = karta
lab-column-verdict = ocena
lab-column-ahead = przewaga w punktach
lab-column-worth = zwycięstwo
lab-column-levels = % na poziomach
lab-column-dealt = rozd.
lab-column-kept = zatrz.
lab-column-drawn = dobr.
lab-column-fulfilled = zrealizowana
lab-column-dropped = przepadła
lab-column-points = punkty
lab-column-turns = tury
lab-column-what = co
lab-column-before = przed
lab-column-after = po
lab-column-change = zmiana
lab-what-ahead = przewaga w punktach
lab-what-worth = zwycięstwo
lab-what-kept = zatrzymana
lab-what-fulfilled = zrealizowana
lab-what-points = punkty
lab-what-turns = tury na ręce
lab-what-length = długość w rundach
lab-what-seat = zwycięstwa gracza numer 1
lab-what-standstill = nikt nie mógł grać
lab-all-games = wszystkie gry
lab-compare-sure = Liczby, które na pewno się zmieniły (*): { $n } z { $of }. Z tych, które się nie zmieniły, jedna na dwadzieścia ma gwiazdkę przypadkiem.
lab-compare-no-cards = Żadna karta nie była sprawdzana w obu przebiegach.

lab-stopped = Zatrzymano. Rozegrane gry ({ $games }) są w pliku { $file }. Aby kontynuować: to samo polecenie z --resume { $file }
lab-failed = Gracz komputerowy przestał działać i zastąpił go gracz wbudowany w grę: { $failure }
lab-error-games = --games może wynosić najwyżej { $most }
lab-error-few = na początek potrzeba { $needed } proroctw, a w zestawach kart jest ich tylko { $prophecies }: dodaj zestaw, np. --with base
lab-error-pack = kart nie można użyć: { $problem }
lab-error-sets = { $folder } musi zawierać jeden zestaw kart, a ma: { $known }; dodaj paczkę poleceniem coatl plugins add i podaj jeden z jej zestawów
lab-error-no-pack = w folderze { $folder } nie ma pliku { $manifest }: podaj folder paczki albo jeden z tych zestawów: { $known }
lab-error-compare-with = z --compare nic nie jest rozgrywane, więc nie można podać { $option }
lab-error-process = jeden z grających procesów się zakończył, być może z braku pamięci: spróbuj ponownie z mniejszym --jobs
lab-error-same = --resume i --html to ten sam plik { $file }: podaj dwa pliki
lab-error-file = { $file } nie jest wynikiem coatl lab albo jest uszkodzony ({ $reason }): użyj jego kopii zapasowej ({ $file }.bak), jeśli istnieje, albo podaj inny plik
lab-error-old = { $file } pochodzi z wcześniejszej wersji laboratorium, która inaczej porównywała gry, więc liczb nie da się zsumować: podaj inny plik
lab-error-no-file = nie ma pliku { $file }
lab-error-other = { $file } jest z innego przebiegu: { $option } miało wartość { $value }; podaj tę samą wartość albo inny plik
lab-error-kept = nie można zapisać pliku { $file } ({ $reason }); rozegrane gry są w { $kept }: kontynuuj z --resume { $kept }

lab-page-title = Laboratorium: { $set }
lab-page-ahead = O ile punktów gracz z tą kartą na początkowej ręce wyprzedza innego
lab-page-worth = O ile punktów procentowych karta na początkowej ręce zwiększa szansę na zwycięstwo
lab-page-points-ahead = przewaga w punktach
lab-page-percentage-points = punkty procentowe
lab-page-kept = Jak często zatrzymywał ją ten, kto ją dostał
lab-page-fulfilled = Jak często realizowano kartę z ręki
lab-page-length = Gry według długości w rundach
lab-page-points = Gracze według punktów końcowych
lab-page-games = Zwycięstwa według kolejności, końce gier, kolory fragmentów w cóatlach
lab-page-won = wspólne zwycięstwa
lab-page-ending = { $ending ->
    [coatls] trzeci cóatl
    [bodies] brak segmentów
    [finished] koniec z wariantu
   *[standstill] impas
}
lab-page-all = Wszystkie liczby
lab-page-ready = { $file } jest gotowy: otwórz go w przeglądarce.
lab-error-html = --html rysuje za pomocą Bokeh, którego tu nie ma: pip install 'coatl[html]'
