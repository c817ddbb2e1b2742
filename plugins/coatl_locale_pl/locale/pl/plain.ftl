# Gra w wierszach tekstu, które czyta się też na głos: żadnych znaków oprócz interpunkcji.

plain-times = { $n ->
    [1] raz
    [2] dwa razy
    [3] trzy razy
   *[other] { $n } razy
}
plain-plus = plus
plain-minus = minus
plain-rule = zasada { $rule }
plain-refused = nie
plain-card = Karta { $text }
plain-nothing = nic
plain-choices = { $n ->
    [one] { $n } możliwość.
    [few] { $n } możliwości.
    [many] { $n } możliwości.
   *[other] { $n } możliwości.
}

# Co leży na stole.
plain-field-empty = Pole { $field } jest puste.
plain-row = Zasoby { $place }: { $card }
plain-row-empty = Miejsce { $place } w zasobach jest puste.
plain-pile = Stos { $pile }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: { $card }
plain-pile-empty = Stos { $pile } się wyczerpał.
plain-bag-head = W woreczku z głowami: { $pieces }.
plain-bag-body = W woreczku z segmentami ciała: { $pieces }.
plain-bag-tail = W woreczku z ogonami: { $pieces }.
plain-hand = Ręka { $place }: { $card }
plain-hand-empty = Nie masz nic na ręce.
plain-keep = Napisz { $keep } i numery kart, które zostają u ciebie, na przykład { $example }; słowo { $me } powie, co masz.
plain-temple = Twoja świątynia { $place }: { $card }
plain-forecast = { $name } weźmie teraz pole { $field }.
plain-opponent-card = Karta { $number }: { $card }; leży na niej: { $pieces }; brakuje: { $needs }.

# Co dzieje się obok gry.
plain-begins = Grają { $names }. Napisz ?, a dowiesz się, co można zrobić; wszystkie słowa powie pomoc.
plain-sit = Naciśnij Enter, gdy siedzi tu { $name }.
plain-covered = Kart na rękach nie widać, dopóki { $name } nie naciśnie Enter.
plain-after = Gra się skończyła. Teraz możesz napisać: { $words }.
plain-puzzle-after = Teraz możesz napisać: { $words }.
plain-puzzle-again = Tura zaczyna się od nowa.
plain-puzzles-done = Nie ma teraz następnego zadania.
plain-undone = Cofnięto.
plain-asked = Czy można to cofnąć, decyduje { $name }.
plain-agreed = { $name } zgadza się: akcja jest cofnięta.
plain-disagreed = { $name } nie zgadza się: akcja zostaje.
plain-wish = { $name } chce cofnąć ostatnią akcję: napisz tak albo nie. Jeśli grasz dalej, zostaje.
plain-waits = Teraz gra { $name }.
plain-waits-away = Teraz gra { $name }, ale nikogo tam nie ma.
plain-lobby = Są tu: { $names }. Wolne miejsca: { $n }; gra zacznie się, gdy ktoś je zajmie. Wychodzi się słowem koniec.
plain-lobby-words = Napisz stwórz, a gra zacznie się z komputerami na wolnych miejscach, komputer lub zwolnij i numer miejsca tylko dla tego miejsca, miejsca, żeby usłyszeć, kto gdzie siedzi, zaproszenie, żeby usłyszeć je znowu.
plain-invitation = Kto ma grać, pisze w terminalu jeden z tych wierszy:
plain-seat = Miejsce { $number }: { $name }, { $who }.
plain-seat-others = Miejsce { $number }: { $told }
plain-seat-which = Napisz numer miejsca, które nie jest twoje, od 1 do { $all }; kto gdzie siedzi, powie słowo miejsca.
plain-stop-sure = Napisz { $stop } jeszcze raz, a gra skończy się dla wszystkich; nie da się jej kontynuować.
plain-host-question = Dopóki gospodarz działa, inni mogą grać dalej. Napisz tak, żeby działał dalej, albo nie, żeby zakończył pracę; gry potoczą się dalej, gdy wróci.
plain-host-runs = Gospodarz działa dalej. Do twoich gier prowadzi słowo miejsca albo menu aplikacji.
plain-redone = Powtórzono.
plain-replay = Liczba tur: { $turns }, liczba akcji: { $actions }.
plain-replay-words = Enter przechodzi do następnej tury. Możesz napisać { $words }.
plain-replay-at = Tura { $turn } z { $last }: { $name }
plain-replay-before = Przed pierwszą turą: { $name }
plain-replay-begin = Tak grę rozdano.
plain-replay-end = Dalej nic już nie ma.
plain-replay-left = Z powrotem przy stole.
plain-no-turn = Tury mają numery od 0 do { $last }; 0 jest przed pierwszą.
plain-no-redo = Niczego nie cofnięto.
plain-saved = Gra jest zapisana w pliku { $file }.
plain-saved-as = Kopia jest zapisana w pliku { $file }.
plain-unsaved = Nie udało się zapisać gry: { $reason }
plain-signs-on = Fragmenty są teraz pisane znakami.
plain-signs-off = Fragmenty są teraz nazywane słowami.
plain-allowed = To można zrobić: { $action }.
plain-no-reasons = Nikt nie podał powodu.
plain-player-failed = Gracz komputerowy { $player } zawiódł i gra za niego inny: { $error }
plain-player-memory = Gracz komputerowy { $player } z wtyczki { $plugin } zażądał ponad { $megabytes } MB pamięci. Nic nie przepadło: gra za niego inny.
plain-dumb = Ten terminal umie pokazać tylko wiersze, więc gra się w wierszach.

# Podpowiedzi, analiza, instrukcja.
plain-purist = Ustawienia nie pozwalają na podpowiedzi.
plain-no-hint = Teraz nie ma podpowiedzi.
plain-judging = Mistrz ogląda wszystkie tury; to trochę potrwa.
plain-judged = { $name }, decyzje: { $all }, z tego kosztowały punkty: { $n }.
plain-lost = Tura { $turn }, stracone punkty: { $points }.
plain-better = Lepiej: { $text }
plain-not-judged = Tur nie da się ocenić: { $error }
plain-rules = Rozdziały instrukcji. Napisz zasady i numer albo zasady i słowo.
plain-no-rule = Nie ma zasady { $rule }.
# Nawiasy, w których to stoi w instrukcji, pomija się w wierszach.
plain-rules-key = klawisz 0
plain-ruling = Nasze rozstrzygnięcie { $rule } tam, gdzie drukowane zasady milczą:
plain-ruling-none = Co rozstrzygnęliśmy tam, gdzie drukowane zasady milczą:
plain-not-in-rules = Tego nie ma nigdzie w instrukcji: { $word }.
plain-more-in-rules = Dalszych miejsc: { $n }.

# Co jest nie tak z wierszem.
plain-too-long = Wiersz jest za długi: najwyżej { $most } znaków.
plain-unknown = Nie rozumiem: { $line }. Napisz ?, a dowiesz się, co można zrobić; wszystkie słowa powie pomoc.
plain-unwritten = Nie rozumiem: { $line }. Jak to napisać, powie ?
plain-meant = Nie rozumiem: { $line }. Czy chodzi o { $meant }?
plain-unknown-here = Tutaj tego nie rozumiem: { $line }. Wszystkie słowa powie pomoc.
plain-not-here = Tutaj nie można tego zrobić.
plain-not-over = Następna gra zacznie się, gdy ta się skończy, albo z menu.
plain-no-list = Numer należy do listy: najpierw napisz ?
plain-no-number = Lista ma numery od { $first } do { $last }.
plain-nothing-there = Tego nie ma na stole: { $thing }.
plain-none-such = Nic, co można teraz zrobić, tak się nie zaczyna.
plain-no-player = { $word } to słowo, które tu coś robi, a nie imię kogoś, kto gra w pojedynkę.

# Gdzie nie toczy się żadna gra.
plain-menu = Cóatl w wierszach. Możesz napisać dziś, nowa, kontynuuj, zapisane, otwórz, dosiądź, lekcja, zadania, notes, zasady, pomoc albo koniec.
plain-ask-seats = Kto gra? Imiona z przecinkami, za gracza komputerowego jedno z { $known }, a { $invited } za kogoś, kto przyjdzie na zaproszenie. Jedno imię gra w pojedynkę.
plain-ask-name = Jak się nazywasz?
plain-ask-tokens = Z żetonami ofiary? Napisz tak albo naciśnij Enter, żeby grać bez nich.
plain-ask-variants = Z jakimi wariantami? { $known }; Enter znaczy bez żadnego.
plain-ask-again = Potrzebna jest odpowiedź; albo napisz menu, żeby wrócić, lub koniec, żeby wyjść.
plain-save-turn = { $names }; tura { $turn }
plain-save-over = { $names }; gra skończona
plain-no-saves = Nie ma zapisanej gry, w którą można grać dalej.
plain-no-such-save = Nie ma takiej zapisanej gry: { $file }.
plain-open-which = Napisz otwórz i numer albo nazwę zapisanej gry; wylicza je słowo zapisane.
plain-which-language = Napisz język i jeden z tych: { $known }.

# Pomoc: jak to działa, i wiersz dla każdego słowa.
plain-help-1 = Napisz ?, a usłyszysz wszystko, co można zrobić; z dalszym słowem tylko część, na przykład ? take.
plain-help-2 = Potem napisz numer możliwości albo ją samą tak, jak się ją pisze: take 3. Wystarczy pierwsza litera: t 3.
plain-help-3 = Karty na ręce mają numery: fulfil 1 2 kładzie twoją kartę 2 obok cóatla 1.
plain-help-4 = Wszystko od razu się zapisuje. Wychodzi się słowem koniec albo końcem wejścia.
plain-help-verbs = To, co robi się w grze, zaczyna się od jednego z tych słów: { $words }.
plain-does-look = co leży na stole; stół zasoby 2, stół pole 3, stół cóatl 1 albo stół stos 1 powie więcej o jednej rzeczy
plain-does-board = co mają gracze; z imieniem tylko ten gracz
plain-does-me = co masz ty; ja 2 powie więcej o twojej karcie 2
plain-does-why = czemu czegoś nie można, na przykład czemu take 3; samo: czemu inni tak zagrali
plain-does-hint = co zrobiłby mistrz
plain-does-score = podliczenie punktów
plain-does-log = co się stało; z liczbą tyle ostatnich zdarzeń
plain-does-undo = cofa ostatnią akcję
plain-does-redo = powtarza to, co cofnięto
plain-does-save = zapisuje kopię pod nazwą
plain-does-rules = instrukcja: z numerem jedna zasada, ze słowem każde miejsce, w którym stoi
plain-does-help = ta pomoc
plain-does-lang = inny język, na przykład język en
plain-does-signs = fragmenty znakami albo słowami
plain-does-analysis = po grze: które tury kosztowały punkty
plain-does-again = następna gra tych samych graczy
plain-does-menu = opuszcza grę; jest zapisana
plain-does-new = nowa gra; prawdziwymi fragmentami: nowa obok, gdy aplikacja tylko gra za przeciwnika, albo nowa podawana, gdy podajesz jej wszystko
plain-does-continue = kontynuuje ostatnią grę
plain-does-saves = wymienia zapisane gry
plain-does-open = otwiera zapisaną grę według numeru albo nazwy
plain-does-lesson = lekcja
plain-does-puzzles = zadania o ostatniej turze; z numerem to zadanie
plain-does-solution = odgrywa rozwiązanie
plain-does-retry = zaczyna turę od nowa
plain-does-next-puzzle = następne zadanie
plain-does-menu-puzzle = opuszcza zadanie
plain-does-join = siada do gry innych, na przykład dosiądź 5PT3-8122@192.168.1.7
plain-does-say = mówi innym zdanie; samo wymienia, jakie są
plain-does-yes = zgadza się na cofnięcie ostatniej akcji
plain-does-none = nie zgadza się
plain-does-seats = gry u gospodarzy, w których masz miejsce, albo kto gdzie siedzi
plain-does-computer = sadza na miejscu gracza komputerowego, na przykład komputer 2 albo komputer 2 hard
plain-does-free = zwalnia miejsce dla kogoś innego, na przykład zwolnij 2
plain-does-invitation = co inni piszą, żeby przyjść
plain-does-start = zaczyna z komputerami na wolnych miejscach
plain-does-stop = kończy grę dla wszystkich, jeśli to twoja gra
plain-does-replay = ogląda grę jeszcze raz od początku; w menu z numerem albo nazwą
plain-does-next = o turę dalej; Enter robi to samo
plain-does-undo-replay = o turę wstecz
plain-does-step-replay = o akcję dalej; krok cofnij: o akcję wstecz
plain-does-turn = na koniec tury, na przykład tura 5
plain-does-first = na początek
plain-does-last = na koniec gry
plain-does-why-replay = czemu gracz komputerowy tak zagrał
plain-does-menu-replay = opuszcza oglądanie
plain-does-chapter = wymienia rozdziały; z numerem przechodzi do jednego
plain-does-quit = wychodzi

# Słowa, które można napisać, z przecinkami. Pierwsze się mówi; angielskie słowo i jego litera też działają.
plain-word-look = stół, widok
plain-word-board = gracze, plansze
plain-word-me = ja, ręka
plain-word-why = czemu, dlaczego
plain-word-hint = podpowiedź, rada
plain-word-score = punkty, wynik
plain-word-log = dziennik
plain-word-undo = cofnij
plain-word-redo = powtórz
plain-word-save = zapisz
plain-word-rules = zasady, zasada, instrukcja
plain-word-help = pomoc
plain-word-lang = język
plain-word-signs = znaki
plain-word-analysis = analiza
plain-word-again = rewanż
plain-word-menu = menu
plain-word-new = nowa
plain-word-open = otwórz
plain-word-saves = zapisane
plain-word-lesson = lekcja
plain-word-puzzles = zadania, zadanie
plain-word-solution = rozwiązanie
plain-word-retry = ponownie
plain-word-continue = kontynuuj
plain-word-join = dosiądź
plain-word-say = powiedz
plain-word-quit = koniec, wyjdź
plain-word-yes = tak
plain-word-none = nie, żaden, bez
plain-word-seats = miejsca
plain-word-computer = komputer
plain-word-free = zwolnij
plain-word-invitation = zaproszenie
plain-word-stop = przerwij
plain-word-replay = obejrzyj, odtwórz
plain-word-next = dalej, następna
plain-word-turn = tura
plain-word-first = początek
plain-word-last = finał
plain-word-chapter = rozdział, rozdziały
plain-word-game = gra, grę
plain-word-keep = zatrzymaj
plain-word-take = weź
plain-word-field = pole
plain-word-draw = dobierz, proroctwo
plain-word-start = stwórz, zacznij
plain-word-extend = dołącz
plain-word-fulfil = zrealizuj
plain-word-claim = świątynia
plain-word-done = gotowe
plain-word-token = żeton
plain-word-discard = odrzuć
plain-word-end = zakończ
plain-word-pass = spasuj, pas
plain-word-step = krok
plain-word-row = zasoby, miejsce
plain-word-deck = talia, talii
plain-word-head = głowa, głowę, głowy
plain-word-tail = ogon, ogona
plain-word-body = ciało, segment
plain-word-coatl = cóatl
plain-word-own = własna
plain-word-pile = stos
plain-word-pick = wybór
plain-word-vision = wgląd
plain-word-duty = powinność
plain-word-B = niebieski, niebieska, niebieską, niebieskie
plain-word-G = zielony, zielona, zieloną, zielone
plain-word-K = czarny, czarna, czarną, czarne
plain-word-R = czerwony, czerwona, czerwoną, czerwone
plain-word-Y = żółty, żółta, żółtą, żółte

# Polecenie coatl play.
cli-value-names = IMIĘ,@GRACZ
cli-value-name = IMIĘ
cli-value-words = SŁOWO,SŁOWO
cli-play = gra w grę; z --plain w wierszach tekstu
cli-play-description = Gra: w aplikacji, z --plain w wierszach tekstu, które się pisze i czyta, słyszy albo przesyła potokiem, a z --json tak, jak gra program. Z opcjami, które mówią, jaka to gra, zaczyna się od razu; inaczej wybiera się ją tam.
cli-play-file = zapisana gra, w którą grać dalej, albo z --plain zaproszenie do gry innych, np. 5PT3-8122@192.168.1.7
cli-play-plain = w wierszach tekstu, bez ekranu; terminal, który umie tylko wiersze, dostaje je sam
cli-play-seats = kto gra: imiona, a za gracza komputerowego @ i gracz, np. Ann,@hard; @invited za kogoś, kto przyjdzie na zaproszenie; Ann@secret, gdy kart tego gracza się nie podaje (z --chance told); jedno imię gra w pojedynkę
cli-play-first = kto ma pierwszą turę: imię albo numer miejsca (domyślnie decyduje los)
cli-play-half = nieukończone cóatle dają połowę, jak w polskim wydaniu
cli-play-strict = ścisły X: „bez żółtego obok” na otwartym końcu liczy się dopiero z innym fragmentem
cli-play-allow = na co pozwala gra na zaproszenie: hints (podpowiedzi), watch (widzowie) albo nic (domyślnie: hints)
cli-play-allow-invited = --allow jest dla gry na zaproszenie: ktoś w --seats musi być @invited
cli-play-allow-unknown = na „{ $word }” nie można pozwolić; są: { $known }
cli-play-seed-invited = grę na zaproszenie rozdaje gospodarz według własnego ziarna: pomiń --seed
cli-play-first-unknown = nikt z graczy to nie „{ $first }”: podaj imię albo numer miejsca od 1 do { $seats }
cli-play-edition-alone = o --half i --strict decyduje --edition: pomiń je albo wydanie
cli-play-solo = gra w pojedynkę przeciw automatycznemu przeciwnikowi
cli-play-edition = liczy punkty jak wydanie drukowane w tym języku: cs, pl lub uk
cli-play-seed = dowolny tekst; decyduje o całej grze (domyślnie losowy)
cli-play-reasons = gracze komputerowi od razu mówią, czemu tak grają
cli-play-signs = pisze fragmenty znakami, np. <R, a nie słowami
cli-play-only-plain = { $option } jest dla gry w wierszach tekstu: dodaj --plain
cli-play-json = mów protokołem na standardowym wejściu i wyjściu, jeden obiekt JSON w wierszu
cli-play-only-json = z --json o tym, jaka to gra, mówią komunikaty, a nie inne opcje
cli-play-file-alone = „{ $file }” mówi, jaka to gra: pomiń pozostałe opcje (przy zaproszeniu --seats to samo imię)
cli-play-no-edition = nie ma wydania drukowanego „{ $edition }”; są: { $known }
