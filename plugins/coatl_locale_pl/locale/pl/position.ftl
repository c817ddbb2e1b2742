# Pozycja jako jeden wiersz tekstu. { $column } to numer znaku w wierszu, { $field } to nazwa pola.

position-not-counted = Gra zaczęta od podanej pozycji: nie liczy się.
position-header = To nie jest pozycja: zaczyna się od „coatl/1”, a nie od „{ $text }”.
position-newer = Ta pozycja jest zapisana w nowszej postaci („{ $text }”): zaktualizuj program, żeby ją odczytać.
position-word = Znak { $column }: „{ $text }” nie jest polem; napisz nazwę, = i to, co tam jest, bez spacji.
position-twice = Znak { $column }: pole { $field } występuje dwa razy.
position-unknown = Znak { $column }: ta gra nie ma pola { $field }.
position-missing = Brakuje pola { $field }.
position-value = Pole { $field } (znak { $column }): „{ $text }” to nie { $wanted }.
position-range = Pole { $field } (znak { $column }): „{ $text }” to nie { $wanted } od { $least } do { $most }.
position-number = Pole { $field } (znak { $column }): podano { $named }, potrzeba { $due }.
position-many = Pole { $field } (znak { $column }): byłoby więcej { $thing }, niż ma ich gra ({ $all }).
position-temples = Pole { $field } (znak { $column }): obok cóatla leży najwyżej jedna świątynia.
position-left = Pole { $field } (znak { $column }): karty, które nigdzie nie leżą: { $left }; karty nieznane: { $unknown }. Wpisz tam ? w miejsce wszystkich pozostałych.
position-known = Pole { $field } (znak { $column }): { $thing } nie ma na tej ręce.
position-setup = Pole { $field } (znak { $column }): nie ma takiej gry: { $problem }.
position-remembers = Pole { $field } (znak { $column }): wariant nie umie tego odczytać: { $problem }.
position-impossible = Pole { $field } (znak { $column }): żadna gra nie może być w takiej pozycji: { $problem }.
position-stuck = Pole { $field } (znak { $column }): z tej pozycji nikt nie mógłby grać dalej.
position-wants-number = liczba
position-wants-seat = miejsce przy stole
position-wants-piece = fragment z tej gry
position-wants-head = głowa z tej gry
position-wants-body = segment ciała z tej gry
position-wants-tail = ogon z tej gry
position-wants-counted = liczba i fragment, na przykład 3B
position-wants-prophecy = proroctwo z tej gry
position-wants-temple = świątynia z tej gry
position-wants-card = karta z tej gry
position-wants-coatl = cóatl, na przykład <BBR
position-wants-token = żeton ofiary: pick, vision, duty
position-wants-rule = zasada, którą można zmienić
position-wants-phase = faza gry
position-wants-chance = rodzaj losowości: seed, told, beside
position-wants-ending = sposób zakończenia gry: coatls, bodies, standstill, finished
position-wants-json = JSON bez spacji
position-wants-card-set = zainstalowany zestaw kart
position-wants-variant = zainstalowany wariant
position-wants-option = opcja tego wariantu

cli-play-position = zaczyna od pozycji zapisanej w jednym wierszu, zob. coatl replay --position; z innych opcji przyjmuje --seats i --seed
cli-play-position-alone = Pozycja sama mówi, jaka to gra: --position nie przyjmuje pliku ani innych opcji niż --seats i --seed.
cli-play-position-seats = Pozycja jest dla { $players ->
    [one] jednego gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}: tylu podaj w --seats, nikogo na zaproszenie.
cli-replay-position = wypisuje pozycję jako jeden wiersz dla coatl play --position: po końcu gry całą, a wcześniej to, co wie jedyny gracz albo wszyscy
cli-replay-at = w pozycji po tylu akcjach (domyślnie: po wszystkich)
cli-replay-no-such = Liczba akcji w grze: { $last }. --at przyjmuje liczbę całkowitą od 0 do { $last }, a nie „{ $text }”.
cli-replay-record = wypisuje skończoną grę jako tekst do czytania, tura po turze; coatl play i coatl replay też go otwierają
cli-replay-record-later = Ta gra jeszcze trwa: jej zapis zdradziłby to, co zakryte. Poproś o niego, gdy się skończy.
