# Laboratorium: ile jest wart zestaw kart (docs/lab.md).

lab-title = Karty zestawu „{ $set }”. Inne zestawy w grze: { $others }. Gracze: { $players }, wszyscy { $strength }. Gier: { $games }.
lab-note = Wartość mówi, o ile punktów procentowych rośnie szansa na zwycięstwo z kartą w pierwszej ręce w porównaniu z tym samym rozdaniem bez niej. W nawiasach jest 95-procentowy przedział. Wszystkie inne liczby i przedziały: --json, --csv.

lab-finding-none = Nic się nie wyróżnia.
lab-finding-dead = { $n ->
    [0] { $card }: nikt jej nie zrealizował, gier: { $games }; nikt nie osiąga jej pierwszego poziomu.
    [one] { $card }: zrealizowana w { $n } grze z { $games }; prawie nikt nie osiąga jej pierwszego poziomu.
    [few] { $card }: zrealizowana w { $n } grach z { $games }; prawie nikt nie osiąga jej pierwszego poziomu.
    [many] { $card }: zrealizowana w { $n } grach z { $games }; prawie nikt nie osiąga jej pierwszego poziomu.
   *[other] { $card }: zrealizowana w { $n } gry z { $games }; prawie nikt nie osiąga jej pierwszego poziomu.
}
lab-finding-dead-temple = { $card }: zrealizowana w grach: { $n } z { $games }; prawie nikt nie chce tej świątyni.
lab-finding-level = { $card }: poziom { $level } osiągnięty { $n } razy na { $of }.
lab-finding-unwanted = { $card }: zatrzymuje ją { $value } % tych, którzy ją dostali (od { $low } do { $high } %).
lab-finding-strong = { $card } jest mocna: w pierwszej ręce zmienia szansę na zwycięstwo o { $value } punktów procentowych (od { $low } do { $high }).
lab-finding-weak = { $card } jest słaba: w pierwszej ręce zmienia szansę na zwycięstwo o { $value } punktów procentowych (od { $low } do { $high }).
lab-finding-twins = { $first } i { $second } to bliźnięta: z cóatli z jedną z nich { $value } % ma obie (od { $low } do { $high } %).
lab-finding-seat = Miejsca nie są równe: numer { $place } w kolejności wygrywa { $value } % gier (od { $low } do { $high } %).
lab-finding-scarce = Koloru brakuje ({ color }): w { $value } % gier nie został żaden jego segment ciała (od { $low } do { $high } %).
lab-finding-unused = Koloru prawie nikt nie chce ({ color }): ma go { $value } % fragmentów w cóatlach (od { $low } do { $high } %).
lab-finding-stuck = { $value } % gier skończyło się, bo nikt nie mógł nic zrobić (od { $low } do { $high } %).

lab-length = długość w rundach: { $value } (od { $low } do { $high })
lab-ending = { $ending ->
    [coatls] koniec przez trzeciego cóatla
    [bodies] koniec bez segmentów ciała
   *[standstill] koniec, bo nikt nie mógł nic zrobić
}: { $value } % (od { $low } do { $high })
lab-seat = zwycięstwa numeru { $place } w kolejności: { $value } % (od { $low } do { $high })
lab-final = punkty numeru { $place } w kolejności: { $value } (od { $low } do { $high })
lab-color = fragmenty w cóatlach, { color }: { $value } % (od { $low } do { $high }); na końcu nie został żaden: { $gone } % gier (od { $gone-low } do { $gone-high })

lab-percent = { $value } %
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } (od { $low } do { $high })
lab-column-card = karta
lab-column-worth = wartość
lab-column-interval = punkty procentowe
lab-column-levels = % na poziomach
lab-column-dealt = rozd.
lab-column-kept = zatrz.
lab-column-drawn = dobr.
lab-column-fulfilled = zrealizowana
lab-column-dropped = została
lab-column-points = punkty
lab-column-turns = tury
lab-column-what = co
lab-column-before = przed
lab-column-after = po
lab-column-change = zmiana
lab-what-worth = wartość
lab-what-kept = zatrzymana
lab-what-fulfilled = zrealizowana
lab-what-points = punkty
lab-what-turns = tury w ręce
lab-what-length = długość w rundach
lab-what-seat = zwycięstwa numeru 1
lab-what-standstill = nikt nie mógł grać
lab-all-games = wszystkie gry
lab-compare-sure = Liczby, które na pewno się zmieniły (*): { $n } z { $of }. Jedna na dwadzieścia wydaje się zmieniona przypadkiem.
lab-compare-no-cards = Żadnej karty nie próbowano w obu przebiegach.

lab-stopped = Zatrzymano, gier: { $games }; są w pliku { $file }. Dalszy ciąg: to samo polecenie z --resume { $file }
lab-failed = Gracz komputerowy zawiódł i jego miejsce zajął gracz z gry: { $failure }
lab-error-games = --games to najwyżej { $most }
lab-error-few = na początku rozdaje się i wykłada { $needed } proroctw, a jest ich tylko { $prophecies }: dodaj zestaw, np. --with base
lab-error-pack = kart nie można użyć: { $problem }
lab-error-sets = { $folder } musi zawierać jeden zestaw kart, a ma: { $known }; dodaj paczkę poleceniem coatl plugins add i podaj nazwę zestawu
lab-error-no-pack = w folderze { $folder } nie ma pliku { $manifest }: podaj folder paczki albo jeden z tych zestawów: { $known }
lab-error-compare-with = z --compare nic nie jest rozgrywane, więc nie można podać { $option }
lab-error-file = { $file } nie jest wynikiem coatl lab albo jest uszkodzony ({ $reason }): użyj jego kopii zapasowej ({ $file }.bak), jeśli istnieje, albo podaj inny plik
lab-error-no-file = nie ma pliku { $file }
lab-error-other = { $file } jest z innego przebiegu: { $option } miało wartość { $value }; podaj to samo albo inny plik
lab-error-folder = nie ma folderu dla { $file }: utwórz go albo podaj inny plik
lab-error-write = nie można zapisać pliku { $file } ({ $reason }): zwolnij miejsce albo podaj plik w innym folderze
lab-error-kept = nie można zapisać pliku { $file } ({ $reason }); rozegrane gry są w { $kept }: kontynuuj z --resume { $kept }

lab-page-title = Laboratorium: { $set }
lab-page-worth = Wartość każdej karty w pierwszej ręce, w punktach procentowych
lab-page-kept = Zatrzymana przez tych, którzy ją dostali
lab-page-fulfilled = Zrealizowana spośród kart na rękach
lab-page-length = Gry według długości w rundach
lab-page-points = Gracze według punktów końcowych
lab-page-games = Zwycięstwa według kolejności, końce gier, kolory fragmentów w cóatlach
lab-page-ending = { $ending ->
    [coatls] trzeci cóatl
    [bodies] brak segmentów
   *[standstill] brak ruchów
}
lab-page-all = Wszystkie liczby
lab-page-ready = { $file } jest gotowy: otwórz go w przeglądarce.
lab-error-html = --html rysuje za pomocą Bokeh, którego tu nie ma: pip install 'coatl[html]'
