# Wiersz poleceń. Teksty pomocy nie mają zmiennych: pokazuje się je bez wczytywania Fluenta.

cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-commands = polecenia
cli-value-tag = JĘZYK
cli-value-date = DATA
cli-value-coatl = CÓATL
cli-value-file = PLIK
cli-value-invitation = ZAPROSZENIE
cli-value-text = TEKST
cli-value-rule = ZASADA
cli-value-folder = FOLDER
cli-value-out = PLIK.toml|FOLDER
cli-value-kind = RODZAJ
cli-value-pack = FOLDER|ZIP
cli-value-spec = CO
cli-value-players = GRACZ,GRACZ
cli-value-player = GRACZ
cli-value-set = ZESTAW
cli-value-command = POLECENIE
cli-value-address = ADRES
cli-value-computers = N|dask:ADRES
cli-value-shell = SHELL
cli-value-line = WIERSZ
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
cli-replay = odtwórz zapisaną grę, akcja po akcji
cli-replay-description = Otwiera zapisaną grę na jej początku: klawisze przenoszą do następnej lub poprzedniej akcji. Z --text lub --json zamiast tego wypisuje stan stołu po ostatniej akcji oraz punkty. Jeśli którejś akcji nie da się wykonać, mówi której i dlaczego.
cli-replay-file = zapisana gra
cli-replay-plain = obejrzyj ją w wierszach tekstu, jak coatl play --plain
cli-replay-text = wypisz stan stołu po ostatniej akcji, jako tekst
cli-hint = powiedz, co zrobiłby silny gracz w zapisanej grze
cli-hint-description = Mówi, które ruchy mistrz uważa za najlepsze dla gracza, którego jest tura, z tego, co ten gracz wie: zdradza więc jego rękę.
cli-analyse = powiedz, ile kosztowały ruchy zakończonej gry
cli-analyse-description = Mówi, które ruchy zakończonej gry kosztowały punkty, od najgorszego, co zrobiłby mistrz i dlaczego. Trwa to minutę lub dwie.
cli-simulate = rozegraj wiele losowych gier i policz wyniki
cli-simulate-description = Rozgrywa wiele gier, w których gracze losowo wybierają spośród dozwolonych akcji, i mówi, jak się skończyły. Te same argumenty dają te same gry; świadczy o tym suma kontrolna.
cli-simulate-players = liczba graczy, od 2 do 4 albo tyle, na ile pozwalają warianty (domyślnie: 2)
cli-simulate-games = liczba gier (domyślnie: 100)
cli-simulate-seed = dowolny tekst; od niego zależą wszystkie gry (domyślnie: coatl)
cli-simulate-tokens = graj z żetonami ofiary
cli-simulate-variant = wariant zasad, np. adam:level-1,level-3 to adam z dwiema opcjami; można podać kilka razy
cli-simulate-solo-game = graj solo przeciwko automatycznemu przeciwnikowi
cli-simulate-levels = poziomy gry solo, np. 1,3,5 (domyślnie: brak)
cli-simulate-seats = kto gra, np. hard,easy: gracze komputerowi w kolejności miejsc, po ukośniku poziom, jeśli mają poziomy; jest też random
cli-simulate-paired = każde rozdanie jest grane raz przy każdym przesunięciu graczy o miejsce (z --seats)
cli-simulate-jobs = ile procesów gra (z --seats, domyślnie: 1); wynik jest ten sam
cli-simulate-cluster = grają procesy klastra Dask, np. tcp://10.0.0.5:8786 (z --seats); wynik jest ten sam
cli-simulate-csv = wypisz wiersz na każde miejsce każdej gry jako CSV (z --seats)

cli-where = powiedz, gdzie leżą twoje pliki
cli-completion = wypisz to, czego powłoka potrzebuje do uzupełniania poleceń i opcji
cli-completion-description = Wypisuje to, czego powłoka potrzebuje, aby po naciśnięciu Tab uzupełniać polecenia i opcje coatl. Dla bash: coatl completion bash > ~/.local/share/bash-completion/completions/coatl. Dla zsh: zapisz wynik do pliku _coatl w folderze z $fpath. Dla fish: coatl completion fish > ~/.config/fish/completions/coatl.fish.
cli-completion-shell = bash, zsh lub fish

cli-lab = oceń zestaw kart
cli-lab-description = Rozgrywa gry między graczami komputerowymi i mówi, co stało się z każdą kartą: jak często ją zatrzymywano, dobierano i realizowano oraz ile jest warta. Każde rozdanie jest grane tak, jak wypadło, i ponownie z kartą daną jednemu graczowi na rękę albo zabraną mu z ręki. Te same argumenty dają te same liczby. Ctrl-C zachowuje, co rozegrano.
cli-lab-set = folder paczki albo identyfikator zestawu kart
cli-lab-with = kolejny zestaw kart w grze, np. base; można podać kilka razy
cli-lab-strength = gracz komputerowy na wszystkich miejscach, np. easy, po ukośniku poziom, jeśli ma poziomy (domyślnie: hard)
cli-lab-games = liczba gier (domyślnie: 2400)
cli-lab-jobs = ile procesów gra (domyślnie: jeden na każdy rdzeń); wynik jest ten sam
cli-lab-cluster = grają procesy klastra Dask, np. tcp://10.0.0.5:8786; wynik jest ten sam
cli-lab-resume = kontynuuj przebieg z tego pliku i zapisuj go tam; jeśli go nie ma, powstanie
cli-lab-compare = pokaż, co się zmieniło między dwoma przebiegami zapisanymi przez --json lub --resume
cli-lab-csv = wypisz wiersz na każdą kartę jako CSV
cli-lab-html = zapisz w tym pliku stronę z wykresami dla przeglądarki; wymaga coatl[html]
cli-puzzles = zadania o ostatniej turze
cli-puzzles-list = wypisz zadania i co się z nimi stało
cli-puzzles-play = zagraj zadanie
cli-puzzles-play-description = Otwiera przy stole zadanie: ostatnią turę, w której trzeba znaleźć najwięcej punktów. Bez oznaczenia to, które jest następne.
cli-puzzles-puzzle = oznaczenie zadania albo jego numer na liście
cli-puzzles-make = utwórz zadania z gier graczy komputerowych
cli-puzzles-make-description = Każe grać graczom komputerowym, w każdej turze sprawdza, co byłoby najlepsze, gdyby była ostatnia, i wypisuje zadania jako plik. Co nie daje się dokładnie rozwiązać, jest pomijane, a przyczyna trafia na standardowe wyjście błędów. Jednakowe argumenty dają jednakowy plik.
cli-puzzles-games = ile gier (domyślnie 40)
cli-puzzles-take = tylko tyle zadań, po równo ze wszystkich trudności i tematów, z jednej gry jedno (domyślnie wszystkie)
cli-puzzles-id = oznaczenie pliku (domyślnie puzzles)
cli-puzzles-check = rozwiąż zadania jeszcze raz
cli-puzzles-check-description = Rozwiązuje jeszcze raz każde zadanie z pliku, odgrywa jego rozwiązanie i wypisuje, co nie jest takie, jak zapisano. Jeśli coś takiego jest, kończy z kodem 1.
cli-puzzles-file = plik z zadaniami (domyślnie zadania z gry)
cli-column-puzzle = zadanie
cli-puzzles-made = Utworzone zadania: { $n }.
cli-puzzles-refused = Pominięto: { $n }, bo { $reason ->
    [temple] świątynia pod wierzchem stosu mogłaby dać więcej
   *[long] szukanie trwałoby zbyt długo
}.
cli-puzzles-fine = Zadania rozwiązane jeszcze raz: { $n }. Wszystko jest tak, jak zapisano.
cli-puzzles-none = Nie ma już zadania do rozwiązania.
cli-puzzles-unknown = Nie ma zadania „{ $id }”: coatl puzzles list je wypisuje.
cli-lesson = lekcje
cli-lesson-from = utwórz lekcję z zapisanej gry
cli-lesson-from-description = Wypisuje ruchy zapisanej gry jako plik lekcji, z jednym krokiem na każdą turę osoby, która się uczy. Z -o i folderem od razu tworzy z niej wtyczkę, której brakuje już tylko słów: komunikat każdego kroku pokazuje klawisze, a nad nim stoi, co się w tym kroku dzieje.
cli-lesson-seat-of = miejsce osoby, która się uczy, od 1 (domyślnie pierwszy człowiek)
cli-lesson-first = pierwsza tura tej osoby, z której ma być krok; to, co wcześniej, jest już rozegrane
cli-lesson-last = ostatnia tura tej osoby, z której ma być krok
cli-lesson-out = nowy plik albo nowy folder na lekcję razem z jej słowami
cli-lesson-seat = W tej grze nie ma miejsca { $seat }: liczba miejsc to { $seats }.
cli-lesson-none = Z pliku { $file } nie da się utworzyć lekcji: { $why ->
    [chance] o losie mówili w niej gracze przy prawdziwym stole, a lekcję rozdaje się według ziarna
    [onward] jest dalszym ciągiem innej gry, a lekcja to jedna gra od rozdania
    [rules] ma inne zasady, niż może mieć lekcja
    [rulings] według obecnych rozstrzygnięć nie wszystkie jej ruchy są dozwolone
    [cards] jej karty nie są tymi, które są teraz
   *[turns] { $name } nie ma w niej tury, od której mógłby się zacząć krok; ostatnia tura ma numer { $last }
}.
cli-lesson-made = Lekcję w folderze { $folder } można rozegrać tak, jak jest, tyle że bez słów. Napisz je w { $folder }/locale/en/lesson.ftl w miejscu każdego …; ile ich zostało, powie coatl plugins check { $folder }. Potem coatl plugins add { $folder } doda lekcję do gry, gdzie pojawi się w menu.
cli-lang = język, np. cs albo uk (domyślnie: ustawiony w aplikacji, a jeśli go brak, język systemu)
cli-rules = wypisz instrukcję
cli-rules-section = tylko ta zasada, np. 6.4; bez tego wszystkie
cli-locale = twórz i sprawdzaj tłumaczenia
cli-locale-new = utwórz folder ze wszystkimi komunikatami, do przetłumaczenia na nowy język
cli-locale-new-tag = oznaczenie języka, np. sk
cli-locale-new-dir = gdzie utworzyć folder (domyślnie: tutaj)
cli-locale-check = sprawdź komunikaty tłumaczenia
cli-locale-check-dir = folder tłumaczenia
cli-check-all = wypisz wszystkie uwagi, nie tylko pierwsze 20 każdego rodzaju
cli-plugins-run = uruchom także kod wtyczki i sprawdź, co zwracają jej funkcje i czy jej warianty nie zdradzają tajemnic
cli-plugins = zarządzaj wtyczkami
cli-plugins-list = wypisz wszystkie wtyczki; ich kod nie jest uruchamiany
cli-plugins-id = identyfikator wtyczki, np. my-cards
cli-plugins-enable = włącz wtyczkę
cli-plugins-disable = wyłącz wtyczkę; pozostanie zainstalowana
cli-plugins-new = zacznij własną wtyczkę
cli-plugins-new-description = Tworzy folder z działającą wtyczką na początek. Bez --kind jest to zestaw kart bez Pythona, z --kind theme kolory, z keymap klawisze, z lesson lekcja, a z puzzles zadanie; wszystko jest gotowe do coatl plugins add. Z innym rodzajem powstaje projekt w Pythonie z testami. Komentarze w plikach są po angielsku.
cli-plugins-new-kind = card-set, variant, locale albo player: utwórz projekt tego rodzaju w Pythonie; theme, keymap, lesson albo puzzles: utwórz kolory, klawisze, lekcję albo zadanie, bez Pythona
cli-plugins-new-dir = gdzie utworzyć folder (domyślnie: tutaj)
cli-plugins-made-pack = Wtyczka w folderze { $folder } jest gotowa i od razu działa. Zmień { $folder }/cards.toml, obejrzyj karty poleceniem coatl plugins preview { $folder } i poszukaj błędów poleceniem coatl plugins check { $folder }; potem coatl plugins add { $folder } doda karty do gry.
cli-plugins-made-theme = Wtyczka w folderze { $folder } jest gotowa i od razu działa. Zmień { $folder }/theme.toml, obejrzyj kolory poleceniem coatl plugins preview { $folder } i poszukaj błędów poleceniem coatl plugins check { $folder }; potem coatl plugins add { $folder } doda je do gry, gdzie wybiera je F3.
cli-plugins-made-keymap = Wtyczka w folderze { $folder } jest gotowa i od razu działa. Zmień klawisze w { $folder }/{ $id }.toml i poszukaj błędów poleceniem coatl plugins check { $folder }; potem coatl plugins add { $folder } doda je do gry, gdzie wybierzesz je w ustawieniach (F8).
cli-plugins-made-lesson = Wtyczka w folderze { $folder } jest gotowa i od razu działa. Zmień ruchy w { $folder }/lesson.toml i słowa w { $folder }/locale/en/lesson.ftl; ruchy zapisanej gry zamienia w lekcję coatl lesson from, a coatl plugins check { $folder } ją rozgrywa. Potem coatl plugins add { $folder } doda ją do gry, gdzie pojawi się w menu.
cli-plugins-made-puzzles = Wtyczka w folderze { $folder } jest gotowa i od razu działa. Inne zadania do { $folder }/puzzles.toml tworzy coatl puzzles make, a coatl plugins check { $folder } rozwiązuje je jeszcze raz; potem coatl plugins add { $folder } doda je do gry.
cli-plugins-made-project = Wtyczka w folderze { $folder } jest gotowa i od razu działa: od czego zacząć i jak uruchomić jej testy, mówi plik README.md w tym folderze. coatl plugins install --link { $folder } doda ją do gry, ze wszystkim, co potem tam zmienisz.
cli-plugins-check = sprawdź wtyczkę w folderze i wypisz wszystko, co jest w niej nie tak
cli-plugins-check-description = Wypisuje wszystko, co jest nie tak z wtyczką, jako plik:wiersz: waga: opis, a jeśli są błędy, kończy się statusem 1. Kod wtyczki nie jest uruchamiany, tylko gracze komputerowi rozgrywają kilka gier.
cli-plugins-folder = folder wtyczki
cli-plugins-preview = pokaż wszystkie karty wtyczki tak, jak widać je przy stole, w każdym języku, i wszystkie kolory
cli-plugins-add = dodaj wtyczkę bez Pythona, z folderu albo pliku ZIP
cli-plugins-source = folder albo plik ZIP
cli-plugins-install = zainstaluj wtyczkę napisaną w Pythonie
cli-plugins-install-description = Za pomocą pip instaluje obok gry dystrybucję z wtyczką. Z indeksu bierze tylko pakiety wheel, bo budowanie czegokolwiek innego uruchamia kod autora; folder, archiwum źródłowe lub adres jest budowany. Samej gry nigdy to nie zmienia.
cli-plugins-spec = co zainstalować, w zapisie dla pip: nazwa, wersja, folder, plik
cli-plugins-link = zamiast kopii dołącz folder wtyczki, nad którą pracujesz: zmiany działają od następnego uruchomienia, a zapisane gry toczą się dalej
cli-plugins-uninstall = usuń wtyczkę

# Błędy: po jednym zdaniu.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; zobacz { $command } --help
cli-error-required = brakuje: { $arguments }
cli-error-value = po { $option } potrzebna jest wartość
cli-error-no-value = { $option } nie przyjmuje wartości: { $value }
cli-error-command = nie ma polecenia „{ $command }”; są: { $known }
cli-error-command-meant = nie ma polecenia „{ $command }”, może chodzi o „{ $meant }”
cli-error-unknown = „{ $arguments }” nie jest argumentem tego polecenia; zobacz { $command } --help
cli-error-unknown-meant = „{ $arguments }” nie jest argumentem tego polecenia: może chodziło o „{ $meant }”? Zobacz { $command } --help
cli-error-shell = nie ma uzupełniania dla powłoki „{ $shell }”; są: { $known }
cli-hint-over = gra się skończyła: ile kosztowały jej ruchy, powie coatl analyse
cli-hint-none = teraz nie ma czego doradzić
cli-error-number = { $option } wymaga liczby całkowitej od { $least } w górę, a nie „{ $text }”
cli-error-players = liczba graczy musi wynosić od { $least } do { $most }, nie { $players }
cli-error-solo = w grze solo nie używa się { $option }
cli-error-no-solo = nie ma gry solo: żadna używana wtyczka nie ma automatycznego przeciwnika; zobacz coatl plugins list
cli-error-level = „{ $level }” nie jest poziomem: podaj poziomy spośród { $known }, rozdzielone przecinkami
cli-error-variant = nie ma wariantu „{ $variant }”; są: { $known }
cli-error-variant-option = wariant „{ $variant }” nie ma opcji „{ $option }”; ma: { $known }
cli-error-variant-meant = { $text }; czy chodzi o „{ $meant }”?
cli-error-variant-players = liczba graczy z wariantem „{ $variant }” musi wynosić od { $least } do { $most }, nie { $players }
cli-error-opponents = w grze może być najwyżej jeden automatyczny przeciwnik
cli-error-campaigns = gra może być rozdziałem najwyżej jednej kampanii
cli-error-variant-failed = błąd wtyczki „{ $plugin }”: { $error }
cli-error-levels-alone = --levels dotyczy gry solo: dodaj --solo
cli-error-seats-with = z --seats nie można podać { $option }
cli-error-needs-seats = { $option } służy do gier graczy komputerowych: dodaj --seats
cli-error-one-of = { $first } albo { $second }: podaj jedno z nich
cli-error-cluster-jobs = --jobs dotyczy tego komputera, a --cluster innych: podaj jedno z nich
cli-error-cluster-extra = { $option } wymaga pakietu Dask, który nie jest zainstalowany: pip install 'coatl[cluster]'
cli-error-cluster-silent = pod adresem { $address } nie odpowiada żaden klaster: uruchom go poleceniem dask scheduler albo podaj adres, który wypisał
cli-error-cluster-workers = klaster pod adresem { $address } nie ma procesów roboczych: uruchom je poleceniem dask worker { $address }
cli-error-cluster-lack = proces klastra { $machine } nie ma albo ma w innej wersji: { $missing }; zainstaluj tam to samo co tutaj i uruchom go ponownie
cli-error-cluster-killed = kilka procesów roboczych klastra pod adresem { $address } zakończyło się przy tych samych grach: przeczytaj, co wypisały, być może zabrakło im pamięci
cli-error-cluster-lost = klaster pod adresem { $address } już nie odpowiada: uruchom ponownie dask scheduler i dask worker
cli-error-cluster-program = programy grają na tym komputerze, nie na klastrze: pomiń --cluster
cli-error-player = nie ma gracza komputerowego „{ $player }”; są: { $known }
cli-error-player-failed = gracz komputerowy „{ $player }” nie może usiąść: { $error }
cli-error-player-program = program „{ $player }” nie może grać: { $error }
cli-error-player-command = „{ $command }” nie jest poleceniem: podaj ścieżkę programu i jego argumenty, np. ./moj-bot --szybko
cli-error-seat-players = „{ $player }” gra w grach od { $least } do { $most } graczy
cli-error-language = nie ma języka „{ $language }”; są: { $known }
cli-error-rule = nie ma zasady „{ $rule }”; są: { $known }
cli-error-tag = „{ $tag }” nie jest oznaczeniem języka, takim jak sk albo pt-BR
cli-error-kind = „{ $kind }” nie jest rodzajem wtyczki; są: { $known }
cli-error-id = „{ $id }” nie może być identyfikatorem wtyczki: zacznij małą literą od a do z, dalej używaj takich liter i cyfr, rozdzielonych pojedynczymi łącznikami
cli-error-installed = wtyczka „{ $id }” już tu jest (skąd: { $source }): wybierz inny identyfikator
cli-error-package = nazwę „{ $package }” ma już w Pythonie coś innego: wybierz inny identyfikator
cli-error-exists = { $file } już istnieje
cli-error-plugins-several = w { $folder } jest kilka wtyczek; wybierz jedną z nich: { $known }
cli-error-no-cards = w { $folder } nie ma kart ani kolorów do pokazania
cli-error-no-folder = nie ma folderu { $file }
cli-error-folder = nie ma folderu dla { $file }: utwórz go albo podaj inny plik
cli-error-write = nie można zapisać pliku { $file } ({ $reason }): zwolnij miejsce albo podaj plik w innym folderze
cli-error-seed = to ziarno nie jest czytelnym tekstem
cli-error-no-coatl = nie ma cóatla do policzenia: podaj jego litery od głowy do ogona, np. BBRBBKRBBYY, albo -, aby czytać standardowe wejście
cli-error-empty = cóatl jest pusty: zapisz jego litery od głowy do ogona, np. BBRBBKRBBYY
cli-error-letter = „{ $letter }” na miejscu { $place } cóatla „{ $coatl }” nie jest kolorem: użyj B, G, K, R i Y
cli-error-small = „{ $letter }” na miejscu { $place } cóatla „{ $coatl }” to mała litera: napisz { $capital }
cli-error-long = cóatl „{ $coatl }” jest za długi: największa liczba fragmentów to { $most }
cli-error-line = wiersz { $line }: { $text }
cli-error-input = standardowe wejście nie jest czytelnym tekstem
cli-error-output = standardowe wyjście jest zamknięte: nie ma dokąd pisać
cli-error-system = system odmówił: { $reason }
cli-error-set = nie ma zestawu kart „{ $set }”; są: { $known }
cli-error-set-broken = { $text } Nieużywana jest wtyczka „{ $plugin }”: { $reason }
cli-error-no-set = nie ma zestawu kart „{ $set }”: żadna używana wtyczka nie zawiera zestawów; zobacz coatl plugins list
cli-error-sets-few = na początek potrzeba { $needed } proroctw, a w zestawach kart jest ich tylko { $prophecies }: dodaj następny zestaw opcją --set
cli-error-set-twice = „{ $set }” podano dwa razy
cli-error-plugin = nie ma wtyczki „{ $id }”; są: { $known }
cli-error-plugin-ours = „{ $id }” to część gry, której nie można usunąć, a tylko wyłączyć: coatl plugins disable { $id }
cli-error-spec-empty = podaj, co zainstalować: nazwę, folder albo plik
cli-error-spec = nie da się zainstalować „{ $spec }”: podaj nazwę, folder albo plik, bez opcji pip
cli-error-spec-game = „{ $spec }” to sama gra, której nie instaluje się jako wtyczki
cli-error-spec-pack = to paczka bez Pythona; dodaj ją: coatl plugins add { $folder }
cli-error-link = --link przyjmuje folder projektu w Pythonie, np. ./my-variant, a „{ $spec }” nim nie jest
cli-error-no-pip = nie ma tu pip, którym instaluje się wtyczki; najpierw uruchom: { $command }
cli-error-receipt = nie da się odczytać pliku { $file }, a bez niego uv usunąłby wtyczki: { $reason }
cli-error-pip-install = pip nie zdołał zainstalować „{ $what }”: { $reason }
cli-error-pip-uninstall = pip nie zdołał usunąć „{ $what }”: { $reason }
cli-error-pip-conflict = „{ $what }” wymaga innej wersji gry albo którejś z jej zależności; niczego nie zainstalowano: { $reason }
cli-error-pip-network = pip nie zdołał zainstalować „{ $what }” ani połączyć się z indeksem pakietów: { $reason }
cli-error-pip-wheel = pip nie zdołał zainstalować „{ $what }”: { $reason }; z indeksu brane są tylko pakiety wheel, bo budowanie czegokolwiek innego uruchamia kod autora

# Tabele.
cli-score-nothing = Żadna karta nie daje punktów.
cli-column-player = gracz
cli-column-share = udział wygranych
cli-column-ms = ms na turę
cli-share = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
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
cli-column-source = źródło
cli-column-state = stan
cli-color-name = { $color ->
    [B] niebieski
    [G] zielony
    [K] czarny
    [R] czerwony
   *[Y] żółty
}
cli-temple = świątynia
cli-column-provides = zawiera
cli-plugin-ok = działa
cli-plugin-off = wyłączona
cli-plugin-code = niewypróbowana
cli-plugin-code-why = „{ $state }”: pliki są w porządku; kod uruchamia tylko sama gra.
cli-plugin-faulty = działa częściowo
cli-plugin-broken = zepsuta
cli-plugin-pack = twoje paczki
cli-plugin-card-sets = { $n ->
    [one] zestaw kart { $ids }
    [few] zestawy kart { $ids }
    [many] zestawy kart { $ids }
   *[other] zestawy kart { $ids }
}
cli-plugin-variants = { $n ->
    [one] wariant { $ids }
    [few] warianty { $ids }
    [many] warianty { $ids }
   *[other] warianty { $ids }
}
cli-plugin-players = { $n ->
    [one] gracz komputerowy { $ids }
    [few] gracze komputerowi { $ids }
    [many] gracze komputerowi { $ids }
   *[other] gracze komputerowi { $ids }
}
cli-plugin-themes = { $n ->
    [one] kolory { $ids }
    [few] kolory { $ids }
    [many] kolory { $ids }
   *[other] kolory { $ids }
}
cli-plugin-keymaps = { $n ->
    [one] zestaw klawiszy { $ids }
    [few] zestawy klawiszy { $ids }
    [many] zestawy klawiszy { $ids }
   *[other] zestawy klawiszy { $ids }
}
cli-plugin-lessons = { $n ->
    [one] lekcja { $ids }
    [few] lekcje { $ids }
    [many] lekcje { $ids }
   *[other] lekcje { $ids }
}
cli-plugin-puzzles = { $n ->
    [1] zadania { $ids }
   *[other] zbiory zadań { $ids }
}
cli-plugin-languages = { $n ->
    [one] język { $ids }
    [few] języki { $ids }
    [many] języki { $ids }
   *[other] języki { $ids }
}

# Włączanie i wyłączanie wtyczek.
cli-plugin-turned-on = Włączono wtyczkę „{ $id }”.
cli-plugin-turned-off = Wyłączono wtyczkę „{ $id }”; pozostaje zainstalowana.
cli-plugin-already-on = Wtyczka „{ $id }” jest już włączona.
cli-plugin-already-off = Wtyczka „{ $id }” jest już wyłączona.

# Dodawanie, instalowanie i usuwanie wtyczek.
cli-plugin-added = Dodano wtyczkę „{ $id }” { $version }.
cli-plugin-replaced = Dodano wtyczkę „{ $id }” { $version } w miejsce { $old }.
cli-plugin-built = „{ $spec }” nie jest pakietem wheel: najpierw zostanie zbudowane, co uruchamia kod autora.
cli-plugin-installing = pip instaluje „{ $spec }”…
cli-plugin-installed = Zainstalowano wtyczkę „{ $id }” { $version }.
cli-plugin-reinstalled = Zainstalowano ponownie wtyczkę „{ $id }” { $version }, w obecnej postaci.
cli-plugin-linked = Folder „{ $folder }” jest dołączony: co w nim zmienisz, zadziała od następnego uruchomienia coatl, a gry zapisane wcześniej toczą się dalej, dopóki się da.
cli-plugin-none-new = Zainstalowano „{ $spec }”, ale nie przybyła żadna nowa wtyczka.
cli-plugin-brings = Zawiera: { $provides }.
cli-plugin-next = { $kind ->
    [locale] W grze język zmienia klawisz F6.
    [theme] W grze kolory zmienia klawisz F3.
    [keymap] W grze klawisze zmienia się w ustawieniach, klawiszem F8.
    [lesson] W menu otwiera ją klawisz T.
    [puzzles] W menu otwiera je Z.
   *[other] Będzie do wyboru w następnej grze.
}
cli-plugin-is-off = Jest wyłączona; aby jej używać: coatl plugins enable { $id }
cli-plugin-use-install = Aby zainstalować wtyczkę napisaną w Pythonie: coatl plugins install { $folder }
cli-plugin-along = W dystrybucji { $distribution } są też: { $ids }. Znikną razem z nią.
cli-plugin-removed = Usunięto wtyczkę „{ $id }”.
cli-plugin-saves = Każda zapisana gra ma kopię kart, którymi jest rozgrywana.
cli-plugin-saves-need = Gry z jej wariantami da się otworzyć, gdy będzie znów zainstalowana.
cli-plugin-by-uv = Grę zainstalowano przez uv tool i tak samo trzeba instalować jej wtyczki. Uruchom:
cli-plugin-by-uv-removed = Wtyczkę zainstalowano przez uv tool i tak samo trzeba ją usunąć. Uruchom:
cli-plugin-by-pipx = Grę zainstalowano przez pipx i tak samo trzeba instalować jej wtyczki. Uruchom:
cli-plugin-by-pipx-removed = Wtyczkę zainstalowano przez pipx i tak samo trzeba ją usunąć. Uruchom:

# Jak skończyła się odtworzona gra.
cli-replay-counted = { $what }: { $counts }

# Podsumowanie symulacji.
cli-simulate-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, liczba akcji: { $actions }, czas: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s; { $gps } gier/s, { $aps } akcji/s
cli-simulate-ending = { $ending ->
    [third_coatl] trzeci cóatl
    [exhausted_bodies] brak segmentów ciała
    [finished] grę zakończył wariant
   *[standstill] nikt nie może nic zrobić
}: { $games }
cli-simulate-solo = wygrane: { $wins }, przegrane: { $losses }, średnia punktów: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-opponent = { $name }, średnia punktów: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-side = miejsca { $seats }: wygrane: { $wins }, średnia punktów: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-checksum = suma kontrolna { $checksum }
cli-simulate-match = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
cli-simulate-elo = { $pair }: { $known ->
    [elo-low] { $elo } Elo, z ufnością 95% więcej niż { $low }
    [elo-high] { $elo } Elo, z ufnością 95% mniej niż { $high }
    [elo] { $elo } Elo, ale to za mało gier, by mieć jakąkolwiek pewność
    [low] z ufnością 95% więcej niż { $low } Elo
    [high] z ufnością 95% mniej niż { $high } Elo
    [nothing] za mało gier, by powiedzieć, kto jest lepszy
   *[elo-low-high] { $elo } Elo, z ufnością 95% między { $low } a { $high }
}
cli-simulate-progress = [{ $bar }] { $done } z { $games }, zostało { $left }
cli-simulate-failed = Błąd wtyczki „{ $plugin }”; jej gracza zastąpił gracz wbudowany w grę: { $error }
cli-simulate-program-failed = Błąd programu „{ $program }”; zastąpił go gracz wbudowany w grę: { $error }

# Tłumaczenia.
cli-locale-made = Folder { $folder } jest gotowy: usuń # z wiersza, przetłumacz go, a potem uruchom: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] { $n } komunikat
    [few] { $n } komunikaty
    [many] { $n } komunikatów
   *[other] { $n } komunikatów
}, bez zastrzeżeń.
cli-findings-more = { $n ->
    [one] I jeszcze { $n } uwaga tego rodzaju (pokaże ją --all): { $line }
    [few] I jeszcze { $n } uwagi tego rodzaju (pokaże je --all), na przykład: { $line }
    [many] I jeszcze { $n } uwag tego rodzaju (pokaże je --all), na przykład: { $line }
   *[other] I jeszcze { $n } uwag tego rodzaju (pokaże je --all), na przykład: { $line }
}
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
cli-plugins-fine = { $cards ->
    [0] { $folder }: bez zastrzeżeń.
    [one] { $folder }: { $cards } karta, bez zastrzeżeń.
    [few] { $folder }: { $cards } karty, bez zastrzeżeń.
    [many] { $folder }: { $cards } kart, bez zastrzeżeń.
   *[other] { $folder }: { $cards } kart, bez zastrzeżeń.
}
cli-plugins-code = Kodu wtyczki nie uruchomiono: dodaj --run; resztę sprawdzają jej testy.
cli-plugins-ran = Kod wtyczki uruchomiono: jej funkcje zwracają, co powinny.
cli-plugins-secrets = { $messages ->
    [0] Nie da się sprawdzić, czy jej warianty zdradzają tajemnice: gry z nimi nie można rozdać.
    [one] Jej warianty nie zdradziły żadnej tajemnicy w { $messages } wiadomości gospodarza.
    [few] Jej warianty nie zdradziły żadnej tajemnicy w { $messages } wiadomościach gospodarza.
    [many] Jej warianty nie zdradziły żadnej tajemnicy w { $messages } wiadomościach gospodarza.
   *[other] Jej warianty nie zdradziły żadnej tajemnicy w { $messages } wiadomości gospodarza.
}
cli-plugins-secrets-not = Nie sprawdzono, czy jej warianty zdradzają tajemnice: dodaj --run.
cli-plugins-tries = Kod wtyczki jest uruchamiany: każdy gracz komputerowy rozgrywa { $n ->
    [one] { $n } grę
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
} z graczem, który wybiera akcje losowo.
cli-plugins-player = { $player }: wygrane { NUMBER($share, style: "percent") } z { $games ->
    [one] { $games } gry
    [few] { $games } gier
    [many] { $games } gier
   *[other] { $games } gry
}, { NUMBER($ms, maximumFractionDigits: 1) } ms na turę
cli-plugins-player-failed = { $player }: błąd w grze { $games }: { $error }
cli-error-word = błąd
cli-warning-word = ostrzeżenie

# coatl host
cli-host = udostępnij gry toczone na kilku komputerach
cli-host-description = Udostępnia gry, w które ludzie grają razem na kilku komputerach, aż do zakończenia (Ctrl-C): kto założy grę, dostaje kod, z którym dołączają inni. Bez --lan i --public gospodarz jest dostępny tylko z tego komputera. Gry pozostają w pliku i toczą się dalej, gdy gospodarz wróci.
cli-host-port = port (domyślnie: 4747)
cli-host-lan = wpuść innych z sieci lokalnej; połączenia nie są szyfrowane
cli-host-public = adres, pod którym inni z zewnątrz znajdą ten port, np. games.example.org:4747; połączenia są szyfrowane, a zaproszenia niosą odcisk certyfikatu
cli-host-store = plik, w którym są gry (domyślnie: w folderze zapisanych gier), albo adres bazy danych PostgreSQL wspólnej dla kilku gospodarzy: postgresql://UŻYTKOWNIK@KOMPUTER/BAZA
cli-host-computers = w ilu procesach myślą gracze komputerowi (domyślnie: jeden na każdy rdzeń prócz jednego) albo adres klastra Dask, którego procesy myślą, np. dask:tcp://10.0.0.5:8786
cli-host-figures = gdzie podawać liczby (/metrics) i stan (/healthz) (domyślnie: 127.0.0.1, port o jeden wyższy)
cli-host-trust = adres odwrotnego proxy, któremu wierzymy, od kogo jest połączenie; można podać kilka razy
cli-host-json = zapisuj każdy wiersz dziennika jako JSON
cli-host-error-net = coatl host potrzebuje bibliotek, których nie zainstalowano: pip install 'coatl[net]'
cli-host-error-port = { $option }: nie ma portu { $port }; najwyższy to 65535
cli-host-error-address = { $option } wymaga adresu z portem, np. games.example.org:4747, a nie „{ $text }”
cli-host-error-computers = --computers wymaga liczby procesów od 1 w górę albo adresu klastra Dask, np. dask:tcp://10.0.0.5:8786, a nie „{ $text }”
cli-host-error-port-taken = port { $port } jest zajęty: zakończ to, co go używa, albo podaj inny w --port
cli-host-error-figures-taken = port { $port } dla liczb jest zajęty: podaj inny adres w --figures
cli-host-error-open = nie da się otworzyć portu { $port }: { $reason }
cli-host-error-certificate = { $file } nie zawiera certyfikatu: usuń ten plik, a powstanie nowy; zaproszenia ze starym odciskiem stracą wtedy ważność

# coatl join
cli-join = dołącz do gry na innym komputerze
cli-join-description = Otwiera program na ekranie dołączania do gry innych, z wpisanym już zaproszeniem: brakuje tylko imienia.
cli-join-invitation = to, co ci przysłano, np. 5PT3-8122@192.168.1.7:4747
cli-join-error = „{ $text }” nie jest zaproszeniem; zaproszenie wygląda tak: 5PT3-8122@192.168.1.7:4747

# coatl where
cli-column-what = co
cli-column-there = istnieje
cli-column-path = gdzie
cli-where-there = tak
cli-where-not-yet = jeszcze nie
cli-where-saves = zapisane gry
cli-where-records = zakończone gry
cli-where-packs = twoje paczki
cli-where-settings = ustawienia
cli-where-keymap = twoje klawisze
cli-where-lesson = lekcja
cli-where-puzzles = próby zadań
cli-where-seats = twoje miejsca gdzie indziej
cli-where-past-seats = twoje dotychczasowe miejsca gdzie indziej
cli-where-games = gry twojego hosta
