# Wiersz poleceń. Teksty pomocy nie mają zmiennych: pokazuje się je bez wczytywania Fluenta.

cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-commands = polecenia
cli-description = Gra planszowa Cóatl w terminalu. Bez polecenia otwiera się gra.
cli-help = pokaż tę pomoc i zakończ
cli-version = pokaż wersję i zakończ
cli-safe-mode = wczytaj tylko to, co należy do samej gry, bez cudzych wtyczek
cli-json = wypisz JSON, dla programów
cli-set = zestaw kart do użycia (domyślnie: base); podaj ponownie, aby użyć kilku

cli-score = policz punkty cóatli zapisanych literami, dla wszystkich kart
cli-score-description = Liczy punkty cóatli dla każdej karty wybranych zestawów. Cóatla zapisuje się od głowy do ogona literami B (niebieski), G (zielony), K (czarny), R (czerwony) i Y (żółty), np. BBRBBKRBBYY. Świątynie liczy się tak, jakby obok cóatla nie leżało żadne proroctwo. Z --json każdy cóatl to jeden obiekt w osobnym wierszu, ze wszystkimi kartami; bez tego powstaje tabela kart, które dają punkty.
cli-score-coatl = cóatl, np. BBRBBKRBBYY; - czyta po jednym cóatlu na wiersz ze standardowego wejścia
cli-score-open-head = strona głowy jest jeszcze otwarta: świątyni nie można zrealizować, więc świątynie nie dają punktów
cli-score-open-tail = strona ogona jest jeszcze otwarta: świątyni nie można zrealizować, więc świątynie nie dają punktów
cli-cards = wypisz karty z zestawów kart
cli-replay = rozegraj zapisaną grę i pokaż stół, do którego prowadzi
cli-replay-description = Rozgrywa po kolei akcje zapisanej gry i pokazuje stół, do którego prowadzą, oraz punkty. Jeśli którejś akcji nie da się wykonać, mówi której i dlaczego.
cli-replay-file = zapisana gra
cli-simulate = rozegraj wiele losowych gier i policz wyniki
cli-simulate-description = Rozgrywa wiele gier, w których gracze losowo wybierają spośród dozwolonych akcji, i mówi, jak się skończyły. Te same argumenty dają te same gry; świadczy o tym suma kontrolna.
cli-simulate-players = liczba graczy, od 2 do 4 (domyślnie: 2)
cli-simulate-games = liczba gier (domyślnie: 100)
cli-simulate-seed = dowolny tekst; od niego zależą wszystkie gry (domyślnie: coatl)
cli-simulate-tokens = graj z żetonami ofiary
cli-simulate-solo-game = graj solo, przeciwnikiem jest A.D.A.M.
cli-simulate-levels = poziomy gry solo, np. 1,3,5 (domyślnie: żadne)
cli-lang = język, np. cs albo uk (domyślnie: ustawiony w aplikacji, a jeśli go brak, język systemu)
cli-rules = wypisz instrukcję
cli-rules-section = tylko ta zasada, np. 6.4; bez tego wszystkie
cli-locale = zajmij się tłumaczeniami
cli-locale-new = utwórz folder ze wszystkimi komunikatami, do przetłumaczenia na nowy język
cli-locale-new-tag = oznaczenie języka, np. sk
cli-locale-new-dir = gdzie utworzyć folder (domyślnie: tutaj)
cli-locale-check = sprawdź komunikaty tłumaczenia
cli-locale-check-dir = folder tłumaczenia
cli-plugins = zajmij się wtyczkami
cli-plugins-list = wypisz wszystkie wtyczki; ich kod nie jest uruchamiany

# Błędy: po jednym zdaniu.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; zobacz { $command } --help
cli-error-required = brakuje: { $arguments }
cli-error-value = po { $option } potrzebna jest wartość
cli-error-no-value = { $option } nie przyjmuje wartości: { $value }
cli-error-command = nie ma polecenia „{ $command }”; są: { $known }
cli-error-unknown = „{ $arguments }” nie jest argumentem tego polecenia; zobacz { $command } --help
cli-error-number = { $option } wymaga liczby całkowitej od { $least } w górę, a nie „{ $text }”
cli-error-players = w grze bierze udział od { $least } do { $most } graczy, nie { $players }
cli-error-solo = w grze solo nie używa się { $option }
cli-error-no-solo = wtyczka „{ $variant }” z grą solo nie działa; zobacz coatl plugins list
cli-error-level = „{ $level }” nie jest poziomem: podaj niektóre z { $known }, rozdzielone przecinkami
cli-error-levels-alone = --levels dotyczy gier solo, w których przeciwnikiem jest A.D.A.M.: dodaj --solo
cli-error-language = nie ma języka „{ $language }”; są: { $known }
cli-error-rule = nie ma zasady „{ $rule }”; są: { $known }
cli-error-tag = „{ $tag }” nie jest oznaczeniem języka, takim jak sk albo pt-BR
cli-error-exists = { $file } już istnieje
cli-error-no-folder = nie ma folderu { $file }
cli-error-seed = to ziarno nie jest czytelnym tekstem
cli-error-no-coatl = nie ma cóatla do policzenia: podaj jego litery od głowy do ogona, np. BBRBBKRBBYY, albo -, aby czytać standardowe wejście
cli-error-empty = cóatl jest pusty: zapisz jego litery od głowy do ogona, np. BBRBBKRBBYY
cli-error-letter = „{ $letter }” na miejscu { $place } cóatla „{ $coatl }” nie jest kolorem: użyj B, G, K, R i Y
cli-error-small = „{ $letter }” na miejscu { $place } cóatla „{ $coatl }” to mała litera: napisz { $capital }
cli-error-long = cóatl „{ $coatl }” jest za długi: największa liczba fragmentów to { $most }
cli-error-line = wiersz { $line }: { $text }
cli-error-input = standardowe wejście nie jest czytelnym tekstem
cli-error-system = system odmówił: { $reason }
cli-error-set = nie ma zestawu kart „{ $set }”; są: { $known }
cli-error-no-set = nie ma zestawu kart „{ $set }”: żadna wtyczka nie zawiera zestawów
cli-error-set-twice = „{ $set }” podano dwa razy

# Tabele.
cli-none = brak
cli-score-nothing = Żadna karta nie daje punktów.
cli-column-points = punkty
cli-column-times = ile razy
cli-column-card = karta
cli-column-pattern = wzór
cli-column-color = kolor
cli-column-levels = poziomy
cli-column-copies = sztuki
cli-column-text = tekst
cli-column-name = nazwa
cli-column-version = wersja
cli-column-kind = rodzaj
cli-column-source = skąd
cli-column-state = stan
cli-color-name = { $color ->
    [B] niebieski
    [G] zielony
    [K] czarny
    [R] czerwony
   *[Y] żółty
}
cli-temple = świątynia
cli-plugin-ok = działa
cli-plugin-code = tu nieuruchamiana
cli-plugin-faulty = działa, błędne komunikaty po angielsku: { $reason }
cli-plugin-broken = zepsuta: { $reason }

# Stół odtworzonej gry.
cli-replay-turn = Tura { $turn }: gra { $name }.
cli-replay-over = Gra skończona, liczba tur: { $turn }.
cli-replay-winner = Wygrywa { $name }.
cli-replay-opponent-card = karta { $card }: { $pieces }; potrzeba { $needs }
cli-replay-shared = Wspólne zwycięstwo: { $names }.
cli-replay-supply = Plansza zasobów: { $fields }
cli-replay-row = Zasoby proroctw: { $cards }
cli-replay-player = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
cli-replay-board = plansza gracza: { $pieces }
cli-replay-hand = na ręce: { $prophecies ->
    [one] { $prophecies } proroctwo
    [few] { $prophecies } proroctwa
    [many] { $prophecies } proroctw
   *[other] { $prophecies } proroctw
}, { $temples ->
    [one] { $temples } świątynia
    [few] { $temples } świątynie
    [many] { $temples } świątyń
   *[other] { $temples } świątyń
}
cli-replay-coatl = cóatl { $number }: { $coatl } ({ $state ->
    [complete] ukończony
   *[open] nieukończony
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
})
cli-replay-line = { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}

# Podsumowanie symulacji.
cli-simulate-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, liczba akcji: { $actions }, czas: { $seconds } s; { $gps } gier/s, { $aps } akcji/s
cli-simulate-ending = { $ending ->
    [third_coatl] trzeci cóatl
    [exhausted_bodies] brak segmentów ciała
   *[standstill] nikt nie może nic zrobić
}: { $games }
cli-simulate-solo = wygrane: { $wins }, przegrane: { $losses }, średnia punktów: { $points }
cli-simulate-opponent = A.D.A.M., średnia punktów: { $points }
cli-simulate-checksum = suma kontrolna { $checksum }

# Tłumaczenia.
cli-locale-made = Folder { $folder } jest gotowy: usuń # z wiersza, przetłumacz go, a potem uruchom: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] { $n } komunikat
    [few] { $n } komunikaty
    [many] { $n } komunikatów
   *[other] { $n } komunikatów
}, bez zastrzeżeń.
cli-locale-sum = { $errors ->
    [one] { $errors } błąd
    [few] { $errors } błędy
    [many] { $errors } błędów
   *[other] { $errors } błędów
}, { $warnings ->
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
    [many] { $warnings } ostrzeżeń
   *[other] { $warnings } ostrzeżeń
}.
cli-error-word = błąd
cli-warning-word = ostrzeżenie
