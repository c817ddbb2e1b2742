# Co jest nie tak z plikiem, który ktoś napisał: z zestawem kart albo manifestem wtyczki.

problem-line = { $file }:{ $line }: { $text }
problem-hint = { $text } → może chodziło o „{ $hint }”?

# Dowolny plik.
problem-toml = To nie jest poprawny TOML: { $error }.
problem-key-missing = Brakuje klucza „{ $key }”.
problem-key-unknown = Klucz „{ $key }” nie jest tu znany.
problem-names-many = „{ $key }” podaje coś dwa razy albo więcej niż { $most } pozycji.
problem-kind = „{ $key }” musi być { $kind ->
    [int] liczbą całkowitą
    [str] tekstem w cudzysłowie
    [bool] wartością true albo false
    [list] listą w nawiasach kwadratowych
   *[dict] tabelą w nawiasach klamrowych
}, a nie: { $found }.
problem-id = „{ $id }” nie może być identyfikatorem: użyj małych liter i cyfr, rozdzielonych pojedynczymi łącznikami.
problem-id-twice = Identyfikator „{ $id }” występuje dwa razy, po raz pierwszy w wierszu { $first }.
problem-file-none = To nie jest plik.
problem-file-large = Plik jest za duży: może mieć najwyżej { $most } kB.
problem-file-text = To nie jest plik tekstowy w kodowaniu UTF-8.
problem-file-unreadable = Nie da się odczytać pliku: { $reason }.
problem-control-character = Znak { $character } jest tu niedozwolony: terminal mógłby go wykonać albo pokazać przez niego tekst w innej kolejności.

problem-problems-many = Błędów jest więcej: najpierw popraw te.
problem-keymap-table = Wpisz klawisze pod nagłówkiem [keys].
problem-keymap-command = Nie ma polecenia „{ $id }”.
problem-keymap-value = „{ $id }” wymaga klawisza w cudzysłowie albo listy takich klawiszy.
problem-keymap-number = „{ $id }” może mieć od 1 do { $most } klawiszy.
problem-keymap-key = „{ $key }” nie jest klawiszem, który można nacisnąć.
problem-keymap-quit = „{ $key }” zawsze kończy grę: wybierz inny klawisz.
problem-keymap-typed = „{ $id }” nie może mieć klawisza „{ $key }”: w formularzu nowej gry zostałby wpisany.
problem-keymap-clash = „{ $id }” i „{ $other }” miałyby na jednym ekranie ten sam klawisz „{ $key }”.
problem-keymap-id = „{ $id }” nie może być identyfikatorem zestawu klawiszy: nazwij plik małymi literami i cyframi, z pojedynczymi łącznikami między nimi.

# Kolory.
problem-theme-color = „{ $color }” nie jest kolorem: zapisz go jak „#2472c8”, po dwie cyfry szesnastkowe dla czerwonego, zielonego i niebieskiego.
problem-theme-piece = „{ $piece }” wymaga listy dwóch kolorów: fragmentu i litery na nim.
problem-theme-contrast = { $what ->
    [role] „{ $role }” ledwo da się odczytać na „{ $ground }”
    [piece] Fragment „{ $role }” ledwo odróżnia się od stołu
    [ink] Literę w kolorze fragmentu „{ $role }” ledwo da się odczytać na „card”
    [ghost] „text” ledwo da się odczytać na bladym fragmencie „{ $role }”
   *[letter] Literę ledwo da się odczytać na fragmencie „{ $role }”
}: kontrast wynosi { $ratio }, a potrzeba co najmniej { $least }.

# Zestawy kart.
problem-cards-many = W zestawie jest za dużo kart ({ $cards }): może ich być najwyżej { $most }.
problem-schema = Ten plik ma schemat { $found }; program czyta schemat { $known }.
problem-no-cards = W zestawie nie ma kart: dodaj [[prophecy]] albo [[temple]].
problem-not-tables = Każde „{ $key }” zapisz pod osobnym nagłówkiem [[{ $key }]].
problem-card-color = „{ $color }” nie jest kolorem karty: wpisz blue, green, black, red albo yellow.
problem-copies = Karta musi mieć co najmniej 1 egzemplarz, nie { $copies }.
problem-requirement = „{ $text }” nie jest wymaganiem: napisz „no Y”, „length 10”, „R = Y” albo „no blue card”.
problem-no-requirements = Świątynia musi mieć co najmniej jedno wymaganie.
problem-no-levels = Nie podano poziomów: zapisz je jak 1 = 2, 2 = 5.
problem-level-missing = Brakuje poziomu { $level }: świątynia musi mieć poziom dla każdej liczby spełnionych wymagań.
problem-level-beyond = Poziom { $level } jest nieosiągalny: świątynia ma { $requirements ->
    [one] { $requirements } wymaganie
    [few] { $requirements } wymagania
    [many] { $requirements } wymagań
   *[other] { $requirements } wymagań
}.
problem-level-long = Poziom { $level } wymaga więcej fragmentów ({ $pieces }), niż zmieści się w najdłuższym cóatlu ({ $most }).
problem-level-times = „{ $level }” nie jest poziomem: poziom to liczba powtórzeń, od 1 do 150.
problem-level-points = Poziom { $level } musi dawać co najmniej 1 punkt, nie { $points }.
problem-points-whole = Poziom { $level } musi dawać całkowitą liczbę punktów, nie { $points }.
problem-points-many = Poziom za { $points } pkt nie ma sensu: najwyżej { $most }.

# Karty, które da się odczytać, ale może nie tak były pomyślane.
problem-card-unmeetable = Nikt nie zrealizuje tej karty: nawet wszystkie fragmenty gry razem spełniają jej wzór najwyżej { $most }×.
problem-level-unmeetable = Nieosiągalne poziomy: { $levels }. Nawet wszystkie fragmenty gry razem spełniają wzór tej karty najwyżej { $most }×.
problem-level-flat = Poziom { $level } nie daje więcej punktów niż poziom { $before }.
problem-level-rich = Poziom { $level } daje dużo: punktów { $points }, potrzebnych fragmentów { $n }. Żadna karta zestawu podstawowego nie daje za fragment więcej niż { $card }: punktów { $best }, fragmentów { $of }.
problem-temple-rich = Poziom { $level } daje dużo: punktów { $points }, wymagań { $n }. Żadna świątynia zestawu podstawowego nie daje za wymaganie więcej niż { $card }: punktów { $best }, wymagań { $of }.
problem-set-players = Sam zestaw wystarczy najwyżej dla { $players } graczy: proroctw jest w nim { $prophecies }, a dla { $most } graczy potrzeba ich { $needed }.
problem-card-alike = Ta karta wymaga tego samego co { $card } i daje tyle samo punktów.
problem-requirement-twice = Wymaganie „{ $text }” występuje dwa razy.
problem-temple-unmeetable = { $n ->
    [1] Żaden ukończony cóatl nie spełni „{ $texts }”
   *[other] Żaden ukończony cóatl nie spełni naraz „{ $texts }”
}: poziom { $level } jest nieosiągalny.

# Wzory.
problem-pattern-empty = Wzór „{ $pattern }” nie wymienia żadnego fragmentu.
problem-pattern-color = „{ $word }” we wzorze „{ $pattern }” nie jest kolorem: użyj B, G, K, R albo Y.
problem-pattern-token = Nie da się odczytać „{ $word }” we wzorze „{ $pattern }”: zapisz liczby i kolory jak „2 Y, 1 R”.
problem-pattern-not-place = „{ $word }” we wzorze „{ $pattern }” może stać tylko na początku albo na końcu.
problem-pattern-count = Wzór „{ $pattern }” musi wymieniać jeden kolor, jak „count Y”.
problem-pattern-long = Liczba fragmentów we wzorze to { $word }: więcej, niż zmieści się w jakimkolwiek cóatlu.

# Wtyczki.
problem-no-package = Nie ma pakietu najwyższego poziomu „{ $package }”.
problem-no-manifest = W tym folderze nie ma pliku { $file }: każda wtyczka go potrzebuje, bo mówi on, co ona wnosi.
problem-plugin-api = Wtyczka wymaga interfejsu wtyczek { $api }; ten program ma { $known }.
problem-plugin-id = Wtyczka nazywa się „{ $id }”, ale jest zainstalowana jako „{ $expected }”.
problem-plugin-kind = „{ $kind }” nie jest rodzajem wtyczki.
problem-plugin-twice = Dwie wtyczki nazywają się „{ $id }”: { $first } i { $second }; używana jest pierwsza.
problem-card-set-twice = Zestaw kart „{ $id }” zawierają zarówno { $first }, jak i { $second }; używany jest pierwszy.
problem-option-twice = Opcja wariantu „{ $id }” jest tu dwa razy, w { $first } i { $second }; używana jest pierwsza.
problem-variant-twice = Wariant „{ $id }” zawierają zarówno { $first }, jak i { $second }; używany jest pierwszy.
problem-player-twice = Gracza komputerowego „{ $id }” zawierają zarówno { $first }, jak i { $second }; używany jest pierwszy.
problem-theme-twice = Kolory „{ $id }” zawierają zarówno { $first }, jak i { $second }; używane są pierwsze.
problem-keymap-twice = Zestaw klawiszy „{ $id }” zawierają zarówno { $first }, jak i { $second }; używany jest pierwszy.
problem-lesson-twice = Lekcję „{ $id }” zawierają zarówno { $first }, jak i { $second }; używana jest pierwsza.
problem-puzzle-twice = Zadania „{ $id }” zawierają zarówno { $first }, jak i { $second }; używane są pierwsze.
problem-id-ours = Identyfikator „{ $id }” należy do samej gry: wybierz inny.
problem-plugin-raised = Błąd wtyczki: { $error }.
problem-provides-nothing = Wtyczka niczego nie wnosi do gry: wymień jej pliki pod [provides].
problem-variants-python = Warianty są kodem, a żaden kod nie jest tu uruchamiany: dodaj „python = true”.
problem-file-name = „{ $file }” nie może być nazwą pliku ani folderu we wtyczce.
problem-file-missing = W folderze wtyczki nie ma pliku „{ $file }”.
problem-hook-list = Funkcja { $hook } musi zwracać listę, a nie: { $found }.
problem-hook-result = Funkcja { $hook } musi zwracać zestawy kart, a nie: { $found }.
problem-hook-variant = Funkcja { $hook } musi zwracać klasy wariantów, a nie: { $found }.
problem-hook-variants = Manifest wymienia warianty { $named }, ale funkcja zwróciła { $found }.
problem-variant-tells = Wariant „{ $variant }” zdradza tajemnicę: to, co { $seat ->
    [0] widz
   *[other] gracz { $seat }
} otrzymuje { $after ->
    [deal] po rozdaniu
   *[other] po „{ $after }”
}, zależy od czegoś, czego znać nie może: { $places }.
problem-variant-tells-legal = Wariant „{ $variant }” zdradza tajemnicę: to, czy „{ $after }” jest dozwolone, zależy od czegoś, czego gracz, którego jest kolej, znać nie może.
problem-variant-told = Wariant „{ $id }” ukrywa karty, a ludzie z prawdziwym pudełkiem nie mogą ich podać: napisz told = False.
problem-variant-unlike = Dwie gry z wariantem „{ $variant }”, tak samo rozdane i rozegrane, potoczyły się różnie: cały los musi pochodzić ze state.lot, a nic z zegara ani z kolejności zbioru.
problem-variant-open = W wypróbowanych grach „seen” wariantu „{ $variant }” niczego przed nikim nie ukryło: wszystko, co pamięta, leży odkryte.
problem-variant-shows = Wariant „{ $variant }” pokazuje temu, kto robi „{ $after }”, coś ukrytego i pozwala to cofnąć: powiedz o tym zdarzeniem z reveals=True.
problem-hook-player = Funkcja { $hook } musi zwracać klasy graczy komputerowych, a nie: { $found }.
problem-hook-players = Manifest wymienia graczy komputerowych { $named }, ale funkcja zwróciła { $found }.
problem-hook-player-described = Gracz komputerowy „{ $id }” ma złe atrybuty: „levels” to krotka identyfikatorów, „players” to dwie liczby od 1 do 5.
problem-players-python = Gracze komputerowi to kod, który działa tylko z „python = true”: dodaj to.
problem-packs-unreadable = Nie da się odczytać folderu paczek: { $reason }. Sprawdź uprawnienia do odczytu.
problem-pack-python = Paczka zawiera tylko dane. Aby uruchamiać Pythona, zrób z niej dystrybucję i ją zainstaluj; w przeciwnym razie usuń „python = true”.
problem-pack-code = Paczka to same dane, a „{ $id }” to kod: warianty są w Pythonie, a gracz komputerowy w Pythonie albo jako program. Zrób z tego dystrybucję i zainstaluj ją.
problem-hook-described = Wariant „{ $id }” ma błędny atrybut { $given }: „options” to krotka identyfikatorów, „valued” to krotka obiektów NumberOption, TextOption albo ChoiceOption, każdy z własnym identyfikatorem, „players” to dwie liczby od 1 do 5, „memory” to klasa albo None.
problem-variant-half = Wariant „{ $id }” ma „{ $has }”, ale nie ma „{ $lacks }”: potrzebne jest jedno i drugie albo żadne. Napisz „{ $write }”.
problem-variant-opponent = Wariant „{ $id }” mówi „opponent = False” i ma „step”. Wariant ze „step” gra teraz za automatycznego przeciwnika: nadaj metodzie inną nazwę.
problem-variant-allowed = Wariant „{ $id }” ma „allowed”, o którą nikt już nie pyta: zabraniaj akcji pojedynczo w „refusal(self, state, action)”.
problem-variant-carried = Opcję „{ $option }” przenosi kampania i nie ma ona nazwy, a komunikat „{ $id }” zostałby odczytany jako jej nazwa: nadaj opcji inne id.
problem-variant-gone = „Variant” nie ma już metody „{ $method }”: zamiast „super().{ $method }(…)” napisz „{ $write }”.
problem-variant-method = Gra nigdy nie pyta wariantu o „{ $method }”.
problem-pack-none = Nie ma takiego folderu ani pliku ZIP.
problem-plugin-installed = Wtyczka „{ $id }” jest już zainstalowana (dystrybucja { $source }): nadaj paczce inny identyfikator.
problem-pack-zip = To nie jest czytelny plik ZIP: spakuj folder jeszcze raz, bez hasła.
problem-pack-link = Paczka nie może zawierać dowiązań: umieść tu sam plik.
problem-pack-outside = Plik ZIP próbuje zapisywać poza swoim folderem: { $name }.
problem-pack-manifest = Nie ma tu pliku { $manifest }: musi go mieć każda paczka.
problem-pack-name = W pliku ZIP jest nazwa, której plik nie może tu mieć: { $name }.
problem-pack-several = W pliku ZIP jest kilka paczek, w { $first } i { $second }: dodaj każdą osobno.
problem-pack-large = Paczka jest za duża: może mieć najwyżej { $files } plików i { $most } MB.
problem-hook-id = Funkcja zwróciła kartę „{ $id }” w zestawie „{ $set }”: każdy identyfikator musi zaczynać się od identyfikatora zestawu i żaden nie może się powtórzyć.
problem-copies-many = Ta karta ma za dużo egzemplarzy ({ $copies }): może ich być najwyżej { $most }.
problem-pattern-many = Wzór wymaga „{ $word }”: żaden cóatl nie ma tylu fragmentów.

# Tłumaczenia.
problem-message-missing = Brakuje komunikatu „{ $id }”; zamiast niego pojawia się angielski.
problem-message-extra = Nie ma komunikatu „{ $id }”.
problem-message-twice = Komunikat „{ $id }” występuje dwa razy, po raz pierwszy w wierszu { $first }.
problem-message-unreadable = Nie da się tego odczytać: { $error }.
problem-message-variable = Komunikat „{ $id }” nie ma zmiennej „{ $variable }”.
problem-message-reference = Komunikat „{ $id }” odwołuje się do „{ $reference }”, którego nie ma.
problem-message-category = W komunikacie „{ $id }” brakuje formy [{ $category }] dla „{ $variable }”, której ten język wymaga.
problem-message-form = Komunikat „{ $id }” ma dla „{ $variable }” formę [{ $key }], której nie ma żadna liczba.
problem-message-needed = Brakuje komunikatu „{ $id }”: pokazuje go formularz nowej gry.
problem-message-code = Nie ma angielskiego komunikatu „{ $id }”, który wymienia tu kod: gracze zobaczyliby tylko jego identyfikator.
problem-message-piece = Nazwa fragmentu jest komunikatem, a nie zmienną: samego „$piece” nie ma.
problem-messages-english = W { $folder } nie ma angielskich komunikatów: to one zastępują brakujące w innych językach.
problem-locale-tag = „{ $tag }” nie jest oznaczeniem języka.
problem-letters = Tych liter nie można użyć: { $letters }. Daj pięciu kolorom pięć różnych wielkich liter o szerokości jednego znaku; żadna nie może po angielsku oznaczać innego koloru ani tak wyglądać.
problem-rulebook-section = W instrukcji brakuje rozdziału { $section }.
problem-rulebook-drawing = Nie da się odczytać rysunku w rozdziale { $section }: { $drawing }.
problem-rulebook-extra = Instrukcja nie ma rozdziału { $section }.
problem-rulebook-heading = Nie da się odczytać nagłówka „{ $heading }”: napisz jeden znak #, numer i tytuł, na przykład „# 20.1 Wiatr”.
problem-rulebook-before = To stoi przed pierwszym nagłówkiem i nie będzie pokazane: napisz nad tym nagłówek, na przykład „# 20 Wiatry”.
problem-rulebook-twice = Rozdział { $section } jest też w { $first } i tylko tamten będzie pokazany: wybierz inny numer.
problem-rulebook-inside = Rysunek w rozdziale { $section } musi stać na początku osobnego akapitu: { $drawing }.
problem-rulebook-name = W pliku { $file } są zasady samej gry: tłumaczenie nie odróżniłoby ich od tych.

# Lekcje.
problem-lesson-action = „{ $action }” nie jest akcją: zapisz ją jak „take 3”.
problem-lesson-setup = Tej gry nie da się rozdać: { $reason }.
problem-lesson-illegal = „{ $action }” nie jest tu dozwolone ({ $reason }).
problem-lesson-turn = „{ $action }” nie należy do tego gracza: pod „do” stoi to, co robi uczeń, pod „then” to, co robią inni.
problem-lesson-waits = Po tym kroku kolej na kogoś innego: napisz pod „then”, co robi.
problem-lesson-last = Ostatni krok rozdziału służy tylko do czytania: nie dawaj mu „do”.
problem-lesson-chance = Lekcja toczy się obok prawdziwego stołu z chance = "{ $known }", a nie z „{ $chance }”.
problem-lesson-differs = „{ $action }” nie może tu być zadaniem: po rozdaniu lekcja może powiedzieć tylko, że na polu leży coś innego.
problem-lesson-deal = „{ $action }” to nie cała reszta rozdania: uczeń podaje ją naraz, a część może być już w „before”.
problem-lesson-part = „{ $part }” nie jest częścią stołu, którą lekcja może pokazać. Części to { $known }.
problem-lesson-place = Krok nie może wskazać „{ $place }”. Miejsca to { $known }, większość także z numerem, gdy chodzi o jedną rzecz: „supply 2”.
problem-lesson-nothing-there = W tym kroku uczeń nie widzi na stole „{ $place }”.
problem-lesson-unknown = Ten rozdział wymaga „{ $id }”, czego nie ma ani w grze, ani w tej wtyczce: nie został wypróbowany, a tam, gdzie tego brak, jest pomijany.
problem-lesson-message = Nie ma angielskiego komunikatu „{ $id }”, który lekcja tu pokazuje.
problem-lesson-first = „first” to numer gracza, który zaczyna, od 1 do { $most }, a nie { $first }.
problem-lesson-unwritten = { $n ->
    [one] { $n } tekst lekcji jest jeszcze do napisania: zaczyna się od „{ $begin }”.
    [few] { $n } teksty lekcji są jeszcze do napisania: zaczynają się od „{ $begin }”.
    [many] { $n } tekstów lekcji jest jeszcze do napisania: zaczynają się od „{ $begin }”.
   *[other] { $n } tekstu lekcji jest jeszcze do napisania: zaczyna się od „{ $begin }”.
}
problem-puzzle-ask = Zadanie pyta o „{ $known }”, a nie o „{ $ask }”.
problem-puzzle-number = „{ $key }” musi leżeć między { $least } a { $most }.
problem-puzzle-second = Druga najlepsza tura musi dawać mniej niż najlepsza: { $second } to nie mniej niż { $best }.
problem-puzzle-variants = Zadanie nie ma wariantów: tego, co zmieniają, nie da się rozwiązać dokładnie.
problem-puzzle-theme = „{ $theme }” nie jest tematem zadania. Tematy to { $known }.
problem-puzzle-setup = Gry zadania „{ $id }” nie da się rozdać: { $reason }.
problem-puzzle-illegal = W zadaniu „{ $id }” akcja „{ $action }” nie jest dozwolona, gdy przychodzi na nią kolej.
problem-puzzle-no-turn = W zadaniu „{ $id }” nikt nie zaczyna tury, którą można rozwiązać: zakończ „before” tam, gdzie tura się zaczyna.
problem-puzzle-best = W zadaniu „{ $id }” najlepsza tura daje { $best }, a nie { $written }.
problem-puzzle-solution = Rozwiązanie zadania „{ $id }” daje { $points }, a najlepsza tura { $best }.
problem-puzzle-unknown = To zadanie wymaga kart „{ $id }”, których nie ma ani w grze, ani w tej wtyczce: nie zostało rozwiązane, a tam, gdzie ich brak, nie da się go rozegrać.

# Koniec gry przy prawdziwym stole, podany w tekście.
problem-sheet-word = Wiersz zaczyna się słowem i dwukropkiem, a „{ $word }” nie jest tu znane.
problem-sheet-twice = „{ $word }” stoi już w wierszu { $first }.
problem-sheet-nobody = „{ $word }” należy do gracza: napisz nad tym „player: …”.
problem-sheet-name = Gracz musi mieć imię, którego nie ma nikt inny.
problem-sheet-edition = Nie ma wydania „{ $edition }”: { $known }.
problem-sheet-answer = „{ $word }” to yes albo no.
problem-sheet-content = Nie ma „{ $id }”: { $known }.
problem-sheet-card = W tej grze nie ma karty „{ $card }”.
problem-sheet-temples = Przy cóatlu leży tylko jedna świątynia.
problem-sheet-token = „{ $token }” to żaden z żetonów albo stoi tam dwa razy: { $known }.
problem-sheet-left-twice = Żetony już podano: { $name }.
problem-sheet-alone = Własne zrealizowane proroctwa ma tylko automatyczny przeciwnik.
problem-sheet-no-prophecy = „{ $card }” nie jest proroctwem.
problem-sheet-players = { $players ->
    [one] Podano jednego gracza
    [few] Podano { $players } graczy
    [many] Podano { $players } graczy
   *[other] Podano { $players } gracza
}: w grę gra od { $least } do { $most }.
problem-sheet-few = Zestawy kart mają tylko { $prophecies } proroctw, a potrzeba { $needed }.
problem-sheet-setup = Tak nie da się grać: { $reason }.
