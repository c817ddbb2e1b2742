# Aplikacja: menu, formularze, stół, klawisze.

app-credit = Nieoficjalny projekt fanowski. Gra: © Synapses Games; jej ilustracji ani tekstów tu nie ma.
menu-tagline = pierzaste węże z kolorowych fragmentów · 1–4 graczy

# Menu
menu-continue = Kontynuuj
menu-nothing-to-continue = Nie ma niedokończonej gry: zacznij nową albo wybierz jedną z zapisanych.
menu-nothing-to-repeat = Nie rozegrano jeszcze żadnej gry: zacznij nową.
menu-new-game = Nowa gra
menu-again = znów ci sami gracze: { $key }
menu-game = { $players } · tura { $turn }
menu-last = Ostatnia gra
menu-saves = Zapisane gry
menu-rules = Instrukcja
menu-records = Wyniki
menu-plugins = Wtyczki
menu-plugins-on = włączone: { $n }
menu-help = Klawisze i znaki
menu-quit = Wyjdź

# Nowa gra
form-title = Nowa gra
form-about = Co to będzie za gra
form-shared = Przy jednej klawiaturze; między turami ekran jest zakryty.
form-invited = Inni dołączą na zaproszenie, każdy przy swoim komputerze.
form-bodies = Segmenty ciała w woreczku: { $n }.
form-cards = Proroctwa w grze: { $prophecies }, świątynie: { $temples }.
form-letters = Niebieski { $B }, zielony { $G }, czarny { $K }, czerwony { $R }, żółty { $Y }: litera jest na każdym fragmencie.
form-name = Gracz { $n }
form-name-itself = wybierze imię
form-name-brought = poda swoje imię
form-name-help = Imię, najwyżej { $most } znaków.
form-name-invited-help = Twoje imię, najwyżej { $most } znaków; inni zobaczą je na swoich komputerach.
form-seat-person = człowiek
form-seat-computer = komputer
form-seat-invited = zaproszony
form-seat-more = jeszcze jedno miejsce
form-column-name = imię
form-column-who = kto gra
form-column-strength = siła
form-default-name = Gracz { $n }
form-first = Pierwszy gracz
form-first-random = losowo
form-group-cards = Karty
form-group-invited = Na zaproszenie
form-hints = Podpowiedzi dozwolone
form-hints-help = Każdy może poprosić mistrza o podpowiedź.
form-watch = Inni mogą się przyglądać
form-watch-help = Kto ma zaproszenie, może się przyglądać, ale nie widzi kart na rękach.
form-group-variants = Warianty
form-group-opponent = Przeciwnik
form-group-rules = Zasady
form-tokens = Żetony ofiary
form-tokens-help = Trzy specjalne akcje dla każdego gracza, każda raz; lekcja je pokazuje.
form-rule = zasada { $rule }
form-edition = Wydanie gry
form-edition-help = Wydania różnią się dwiema zasadami poniżej; ustawią się jak w wybranym.
form-edition-language-help = Wydanie wybrane według języka aplikacji; ustawia obie opcje poniżej.
form-edition-own-help = Obie opcje poniżej ustawiasz po swojemu. Wybór zostanie zapamiętany.
edition-cs = wydanie czeskie
edition-pl = wydanie polskie
edition-uk = wydanie ukraińskie
edition-own = własny wybór
form-half = Połowa za nieukończone
form-half-help = Zasada polskiego wydania. W innych punktują tylko ukończone cóatle.
form-strict = Ścisły X
form-strict-help = „Bez żółtego obok” na otwartym końcu liczy się dopiero z innym fragmentem.
form-seed = Ziarno
form-seed-chance = losowe
form-seed-help = To samo ziarno daje tę samą grę. Puste pole: ziarno zostanie wylosowane.
form-seat-help = ◄ ► zmienia, kto tu gra; litery to imię.
form-seat-alone-help = ◄ ► zmienia, kto tu gra, ► { $name } do gry w pojedynkę. Litery to imię.
form-seat-more-help = Jeszcze jeden gracz: miejsce dodaje Enter lub ►.
form-seat-invited-help = Kto przyjdzie na zaproszenie, gra przy innym komputerze i tam poda imię.
form-first-help = Pierwszy gracz wybiera z trzech proroctw, następny z czterech i tak dalej.
form-forecast = Zamiary przeciwnika
form-forecast-help = Pokazuje zawczasu, co weźmie przeciwnik. Zmienisz to w każdej chwili: F8.
pace-steps = każdy krok klawiszem
pace-slow = wolne
pace-normal = zwykłe
pace-fast = szybkie
form-start = Start
form-yes = tak
form-no = nie
form-names-alike = Dwóch graczy ma imię { $name }. Nadaj każdemu inne.
form-name-empty = Gracz { $n } musi mieć imię.
form-name-yours = Podaj swoje imię: inni chcą wiedzieć, kto ich zaprasza.
form-invited-nobody = Jedno miejsce musi być twoje: wybierz tam człowieka.
form-invited-several = W grze na zaproszenie przy tej klawiaturze gra jedna osoba: wybierz „zaproszony” także tutaj albo przy żadnym miejscu.
form-net = Gry na zaproszenie wymagają bibliotek, których nie zainstalowano: pip install 'coatl[net]'
form-host-opens = Uruchamianie gospodarza…
form-set = Karty: { $name }
form-set-note = { $prophecies ->
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
form-set-help = { $name }: { $prophecies ->
    [one] { $prophecies } proroctwo
    [few] { $prophecies } proroctwa
    [many] { $prophecies } proroctw
   *[other] { $prophecies } proroctw
}, { $temples ->
    [one] { $temples } świątynia
    [few] { $temples } świątynie
    [many] { $temples } świątyń
   *[other] { $temples } świątyń
}.
form-variant-players = { $variant }: liczba graczy od { $least } do { $most }. Wybierz inną albo wyłącz ten wariant.
form-seat-players = { $player } gra tylko wtedy, gdy graczy jest od { $least } do { $most }. Wybierz inną liczbę graczy albo kogoś innego na to miejsce.
form-sets-few = Na początek potrzeba { $needed } proroctw, a wybrano tylko { $prophecies }: wybierz więcej kart albo zmniejsz liczbę graczy.
form-no-cards = Nie ma kart do gry: w menu, w pozycji Wtyczki, włącz zestaw kart.
form-no-prophecies = Wśród kart musi być proroctwo: wybierz inny zestaw albo dodaj jakiś w menu, w pozycji Wtyczki.
form-variant-failed = Błąd wtyczki „{ $plugin }”: { $error }. Gry nie rozpoczęto.

# Panele
pane-supply = Plansza zasobów
pane-players = Gracze
pane-row = Proroctwa
pane-hand = Ręka ({ $cards })
pane-looking-on = Przyglądasz się
drawn-looking-on = Nie grasz na żadnym miejscu i nie widzisz niczyjej ręki. { $other }: następny stół, { $log }: dziennik, { $quit }: wyjście.
pane-own-table = { $name } (ty)
pane-log = Dziennik
log-now = ma ruch
log-head-points = punkty
log-head-done = co się stało
log-told = Złote: punkty ukończonych cóatli. +4: co dotąd mają nieukończone.
pane-panel = Warianty
opponent-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
opponent-next = potem pole { $field }
opponent-next-to = na { $card }
opponent-next-away = odrzucone
opponent-pile = stos
table-bag = woreczek
table-row-empty = uzupełni się na koniec tury
table-pile-empty = brak świątyń
table-no-coatl = Nie ma jeszcze cóatla.
table-last-turn = ostatnia tura
table-unsaved = NIE ZAPISANO: { $reason }
# A game that is looked at again: where in it, among all actions.
replay-status = wstecz · tura { $turn } z { $last } · akcja { $n } z { $all }
replay-status-short = tura { $turn } z { $last }
replay-no-better = Na razie nie wiadomo o niczym lepszym: szuka tego analiza.
replay-better = Najlepiej według mistrza: { $best }
replay-begin = Stół po rozdaniu. Enter pokaże pierwszą akcję.
trial-status = cóatl { $coatl } · poza grą
trial-most = do
trial-begin = Cyfra dokłada twój fragment; { $key } i cyfra taki, którego sobie życzysz.
table-end-near = koniec gry: { $n ->
    [one] została { $n } tura
    [few] zostały { $n } tury
    [many] zostało { $n } tur
   *[other] zostało { $n } tur
}
card-each = każdy
coatl-complete = ukończony
temple-short-no = bez
temple-short-length = { $n } fragm.
token-pick-short = I
token-vision-short = W
token-duty-short = P

# Co trzeba zrobić
form-of-most-prophecies = { $most ->
    [one] { $most } proroctwo
    [few] { $most } proroctwa
    [many] { $most } proroctw
   *[other] { $most } proroctw
}
status-due-keep = { $least ->
    [0] Zaznacz do { form-of-most-prophecies-gen }, potem E
    [one] Zaznacz { form-of-most-prophecies }, potem E
    [few] Zaznacz { form-of-most-prophecies }, potem E
    [many] Zaznacz { form-of-most-prophecies }, potem E
   *[other] Zaznacz { form-of-most-prophecies }, potem E
}
status-due-opponent = gra: Enter krok, E całość, U cofnij
status-due-opponent-short = Enter krok, E całość
status-due-first = Ostatnia tura: do dwóch akcji
status-due-second = Druga akcja albo E: koniec
status-due-end = Pełna ręka, E: koniec
status-due-choose = Weź kolejne proroctwa albo naciśnij E
status-due-vision = Odrzuć karty, potem wybierz proroctwa
status-due-assemble = Składaj dalej albo naciśnij E
status-due-complete = Cóatl ukończony: zrealizuj karty, potem E
status-due-ask = Odpowiedz na pytanie
status-due-over = Gra zakończona
due-other = gra
due-looked-on = gra · przyglądasz się
due-away = { $minutes ->
    [0] bez połączenia
   *[other] bez połączenia ({ $minutes } min)
}
due-cut = Połączenie zerwane, próbuję ponownie…
due-ended = kończy grę
due-closed = Gospodarz zamknął to miejsce
due-thinks = myśli

# Możliwości
choice-title-card = Który cóatl zrealizuje kartę?
choice-title-coatl = { $n ->
    [1] Do cóatla { $coatl } pasuje tylko ta karta.
   *[other] Którą kartę dostaje cóatl { $coatl }?
}
choice-title-token = Który żeton ofiary?
choice-title-token-brief = Który żeton?
choice-title-moves = Co robisz?
choice-title-pick = Które fragmenty z woreczka? Potem uzupełnia się puste pola (7.1).
choice-title-pick-brief = Co z woreczka?
choice-title-pick-color = { $n ->
    [1] Który kolor?
   *[other] Jaki kolor ma mieć drugi?
}
choice-title-wish = Którego fragmentu z pola { $field } sobie życzysz?
choice-title-duty = Która świątynia?
choice-title-keep = Nie zaznaczono żadnego proroctwa. Odrzucić wszystkie?
choice-keep-look = popatrz jeszcze raz
choice-keep-none = nie zatrzymuj żadnego
choice-last-back = wróć
choice-title-last = Twoja ostatnia tura się kończy. To dałoby jeszcze punkty. Zakończyć bez tego?
choice-last-end = zakończ turę bez tego
choice-title-undo = Ostatnia akcja: gracz { $name }. Cofnąć ją?
choice-title-hint = Mistrz na twoim miejscu
choice-title-hint-short = Rada mistrza
choice-title-hint-least = Rada
hint-points = punkty wobec nicnierobienia
hint-points-brief = wobec nicnierobienia
hint-gain = { $points } wobec nicnierobienia
hint-gain-short = ta tura { $points }
hint-points-behind = punkty wobec 1
hint-points-short = punkty
hint-worth = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-take = pole { $field }
hint-choose = wybierz { $places }
hint-deck = talia
hint-complete = ukończ
hint-bag = z woreczka
hint-pile = stos { $pile }
hint-draws = z talii
hint-with = z kartami { $cards }
hint-plays = { $key } zagra turę { $number } za ciebie, dopóki nie ujawni się nic nowego.
hint-alike = równie dobre jak { $number }
hint-no-card = dla żadnej z twoich kart
hint-no-card-short = dla żadnej karty
hint-aims = cel: { $coatl }, po ukończeniu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# Z czego są punkty cóatla: { $whole } to zdanie przed nawiasem, { $parts } lista z dwóch następnych.
hint-made-of = { $whole } ({ $parts })
hint-part-card = { form-of-color-fem } { $points }
hint-part-temple = świątynia { $points }
hint-over-completes = kończy cóatla
hint-over-points = { $points ->
    [one] od razu leży przy cóatlu { $points } punkt
    [few] od razu leżą przy cóatlu { $points } punkty
    [many] od razu leży przy cóatlu { $points } punktów
   *[other] od razu leży przy cóatlu { $points } punktu
}
hint-over-coatl = cóatl ma więcej punktów ({ $points }, nie { $other })
hint-over-only = tylko na polu { $field } jest { $pieces }
hint-over-known = nie wiadomo, co da talia
hint-over-cards = służy większej liczbie kart ({ $n })
choice-undo-no = zostaw
choice-undo-yes = cofnij; klawiaturę przejmuje { $name }
choice-title-allow = { $name } chce cofnąć swoją ostatnią akcję. Zgadzasz się?
choice-allow-yes = tak, niech cofnie
choice-allow-no = nie, niech zostanie
choice-title-say = Co powiesz pozostałym?
said-hello = Cześć!
said-good-luck = Powodzenia!
said-well-played = Dobrze zagrane!
said-thanks = Dzięki!
said-sorry = Przepraszam!
said-one-moment = Chwileczkę.
said-oops = Ojej!
said-your-turn = Twoja kolej.
choice-seats-fill = niech za gracza { $name } gra komputer
choice-seats-free = zwolnij miejsce gracza { $name } dla tego, kto dołączy
choice-seats-end = zakończ grę dla wszystkich
choice-title-seats = Kto jest przy stole
choice-title-end = Zakończyć grę dla wszystkich? Nikt nie będzie mógł jej kontynuować.
choice-end-yes = zakończ grę
seats-here = { $name } jest przy stole.
seats-away = { $minutes ->
    [0] { $name } nie ma połączenia.
   *[other] { $name } nie ma połączenia od { $minutes } min.
}
seats-computer = Za gracza { $name } gra komputer.
seats-free = Miejsce gracza { $name } jest wolne.
seats-later = Po { $minutes } min bez połączenia może dalej grać komputer.
choice-title-leave = Odejść od stołu?
choice-title-quit = Odejść od stołu? Gra jest zapisana.
choice-title-quit-unsaved = NIE udało się zapisać gry: { $reason }. Mimo to odejść od stołu?
choice-quit-menu = do menu
choice-quit-app = wyjdź
choice-quit-stay = graj dalej
choice-title-begun = Teraz twoja tura. Zakończyć ją?
choice-begun-stay = nie, gram dalej
choice-begun-end = zakończ turę
choice-token-pick = Wybór idealny: wybrane fragmenty z woreczka
choice-token-vision = Wgląd w przyszłość: nowe zasoby proroctw, potem wybieranie
choice-token-duty = Powinność kapłana: świątynia na rękę
token-pick-told = Głowa, ogon albo dwa segmenty do wyboru; potem zapełnia się puste pola.
token-vision-told = Sześć nowych proroctw w zasobach; odrzuć z ręki niechciane, potem wybierz.
token-duty-told = Wierzchnia świątynia z wybranego stosu; odtąd zrealizujesz ją tylko ty.
choice-pick-kind = { $part ->
    [head] 1 głowa
    [tail] 1 ogon
   *[body] 2 segmenty
}
choice-pick-brief = { $part ->
    [head] głowa
    [tail] ogon
   *[body] segmenty
}
choice-pick-told = { $part ->
    [head] Jedna z tych głów na twoją planszę; potem uzupełnia się puste pola.
    [tail] Jeden z tych ogonów na twoją planszę; potem uzupełnia się puste pola.
   *[body] Dwa, też w jednym kolorze, na twoją planszę; potem uzupełnia się puste pola.
}
choice-nothing = Cóatlem { $coatl } nie da się teraz zrealizować żadnego proroctwa. Fragment dołączysz jego numerem.
choice-usual = { $act ->
    [take] weź fragmenty z tego pola
    [choose] weź to proroctwo
    [draw] dobierz z talii
    [claim] zrealizuj tę świątynię
    [fulfil] zrealizuj to proroctwo
    [discard] odrzuć to proroctwo
    [look] obejrzyj ten stół
    [cards] karty dla tego cóatla
   *[attach] dołącz ten fragment
}

# Między graczami
cover-enter = Tu { $name }
cover-text = Kart na rękach teraz nie widać. { $name }, naciśnij Enter, gdy nikt inny nie patrzy na ekran.
cover-happened = Co się stało:

# Arkusz wyników
sheet-ahead = przewaga { $n }
sheet-most = najwięcej
sheet-counted = jak policzono
sheet-saved = Arkusz zapisano: { $file }
sheet-unwritable = Nie udało się zapisać arkusza: { $reason }.
command-rematch = rewanż
command-rematch-name = znów ci sami gracze
command-rematch-help = Zagraj jeszcze raz z tymi samymi graczami i zasadami; zaczyna następny gracz.
command-picture = obrazek
command-picture-name = zapisz arkusz jako obrazek
command-picture-help = Zapisz cały arkusz wyników jako obrazek.

# Zapisane gry
saves-title = Zapisane gry
saves-none = Nie ma jeszcze zapisanych gier.
saves-turn = tura { $turn }
saves-finished = zakończona
saves-damaged = nie da się otworzyć
saves-inspect = Ostatnio grano { $saved }.
saves-backup-turn = kopia: tura { $turn }
saves-damaged-file = Plik { $file } jest uszkodzony w wierszu { $line }.
saves-inspect-backup = Wznów z kopii zapasowej: { $key }
saves-deleted = Plik { $file } został usunięty.
saves-delete-sure = Naciśnij D jeszcze raz, aby na dobre usunąć { $file }.
saves-no-backup = Plik { $file } nie ma kopii zapasowej.
saves-count = { $n ->
    [one] { $n } gra
    [few] { $n } gry, od najnowszej
    [many] { $n } gier, od najnowszej
   *[other] { $n } gry, od najnowszej
}
saves-looking = zaglądam do niej…
saves-today = dziś { $time }
saves-yesterday = wczoraj
small-supply = Zasoby
small-row = Proroctwa
small-points = Punkty
small-last = Ostatnio
small-board = plansza
small-to-move = gra
save-as-title = Zapisz tę grę pod nazwą
save-as-help = Pod tą nazwą znajdziesz kopię gry wśród zapisanych gier; ta gra pozostaje bez zmian.
save-as-done = Zapisano jako { $name }.
save-failed = Nie udało się zapisać gry w { $file }: { $reason }. Zwolnij miejsce albo sprawdź folder; gra toczy się dalej w pamięci.

# Komunikaty
message-why = Zamysł gracza { $name }: { $why }.
message-player-failed = Gracz { $player } przestał działać; zastępuje go inny. { $plugin }: { $error }
message-player-memory = Gracz { $player } (wtyczka { $plugin }) zażądał ponad { $megabytes } MB pamięci. Nic nie przepadło: zastępuje go inny.
message-player-missing = Gracz komputerowy { $player } nie jest zainstalowany: zamiast niego gra inny.
message-undone = Cofnięto: { $act }
message-asked = Gracz { $name } dostał pytanie, czy możesz cofnąć swoją akcję.
message-agrees = { $name } się zgadza: cofnięto twoją ostatnią akcję.
message-disagrees = { $name } się nie zgadza: akcja zostaje.
message-wish = { $name } chce cofnąć swoją ostatnią akcję. { $key }: odpowiedz; jeśli zagrasz dalej, akcja zostaje.
message-wish-nobody = Nikt nie chce niczego cofnąć.
message-played-for-you = Pod twoją nieobecność grał za ciebie komputer: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}. Teraz znów grasz ty.
message-back = { $name } znów jest przy stole.
message-sits-down = Na miejscu gracza { $name } ktoś usiadł i gra dalej pod tym imieniem.
message-sits-as = Grasz tu pod imieniem { $name }.
message-end-not-yours = Zakończyć grę dla wszystkich może tylko jej założyciel.
message-said = { $name }: { $said }
message-redone = Ponowiono: { $act }
message-more = … (L: dziennik)
message-no-digit = Nie ma tu numeru { $digit }.
message-no-piece = Pole { $digit } twojej planszy gracza jest puste.
message-new-coatl = Nowy cóatl: zacznij go numerem fragmentu.
message-look-there = Enter pokazuje stół tego gracza.
message-fulfil = Które proroctwo z ręki? Naciśnij jego numer.
message-marked = { $least ->
    [0] Zaznaczono: { $n } (najwyżej { $most }).
   *[other] Zaznaczono: { $n } z { $most }.
}
message-no-tables = Nikt nie ma jeszcze cóatli do obejrzenia: najpierw zaznacz proroctwa, które zatrzymujesz.
message-other-game = Ten klawisz w takiej grze nic nie robi.
message-no-moves = { $name }: { $moves } { $why }
message-over = Gra zakończona. { $key } znów pokaże punktację.
message-again = Ten sam klawisz jeszcze raz { $act ->
    [take] weźmie fragmenty z pola { $n }
    [choose] weźmie to proroctwo
    [claim] zrealizuje tę świątynię
    [fulfil] zrealizuje to proroctwo
    [discard] odrzuci to proroctwo
    [show] zapyta, którą kartę pokazujesz
   *[attach] dołączy ten fragment
}.
message-again-deck = Karty dobranej z talii nie da się odłożyć. Ten sam klawisz ją dobierze.
message-loses = Cóatl { $coatl } straci na tym { points }.
message-closes = To ukończy cóatla { $coatl }, a karty obok niego dadzą { points }.
message-closes-hand = Potem z ręki: { $points }.
message-closes-temple = Najlepsza świątynia: { $points }.
message-closes-most = W sumie może dać do { points }.
message-begins-end = To wywoła koniec gry: każdy inny gracz będzie miał jeszcze ostatnią turę.
message-ends-game = To od razu zakończy grę.
message-trial-nothing = Niczego z tego nie da się zagrać: próba nie zaczyna się od fragmentu z twojej planszy.
message-trial-field = Na polu { $field } nie ma już czego sobie życzyć.
message-redo-nothing = Nie ma czego ponowić.
message-turn-begun = Teraz twoja tura: weź fragmenty, wybierz proroctwa albo składaj.
message-saving = Trwa zapis…
message-still-saving = Ostatnia akcja jest jeszcze zapisywana: za chwilę naciśnij klawisz ponownie.
message-not-done = Tej akcji nie udało się zapisać, więc jej nie wykonano: { $reason }. Spróbuj ponownie.
message-variant-failed = Błąd wtyczki „{ $plugin }”: { $error }. Cofnięto to, co się nie udało; gra jest zapisana.
message-copied = Wtyczka „{ $plugin }” zniknęła, jest wyłączona lub się zmieniła: jej karty są takie jak w tym zapisie.
message-edited-same = „{ $plugin }” zmieniła się od zapisu tej gry. Wszystkie akcje są dozwolone, a na stole leży to samo.
message-edited-other = „{ $plugin }” zmieniła się od zapisu tej gry. Wszystkie akcje są dozwolone, ale stół wygląda po nich inaczej.
message-edited-broken = „{ $plugin }” zmieniła się od zapisu tej gry. Akcja { $number }, „{ $action }”, nie jest już możliwa ({ $reason }): gra zatrzymała się przed nią.
message-edited-apart = Toczy się dalej we własnym pliku, a stary pozostaje bez zmian.
message-rule = Zasada { $rule }: { $text }

crash = W grze coś poszło nie tak. Opis zdarzenia jest w { $file }; gra jest zapisana do ostatniej akcji. Uruchom coatl ponownie, aby grać dalej, i zgłoś błąd, dołączając ten plik.
crash-unwritten = W grze coś poszło nie tak: { $error }. Uruchom coatl ponownie, aby wznowić ostatnio zapisaną grę.
unsaved = coatl: nie udało się zapisać ostatniej gry: { $reason }.
no-terminal = coatl: gra wymaga terminala; bez niego gra się przez „coatl play --plain”, a „coatl --help” pokaże, co jeszcze działa.

# Za mało miejsca
small-title = Potrzeba trochę więcej miejsca
small-text = Stół wymaga { $width } × { $height } znaków; ten terminal ma { $has-width } × { $has-height }. Powiększ okno albo zmniejsz litery: gra poczeka.

# Polecenia: napis na pasku klawiszy i pomoc
command-up = w górę
command-up-help = Przesuń kursor w górę.
command-down = w dół
command-down-help = Przesuń kursor w dół.
command-page-up = strona w górę
command-page-up-help = Przewiń o stronę w górę: dziennik, arkusz wyników, te klawisze.
command-page-down = strona w dół
command-page-down-help = Przewiń o stronę w dół.
command-to-start = na początek
command-to-start-help = Przejdź na początek.
command-to-end = na koniec
command-to-end-help = Przejdź na koniec.
command-left = w lewo
command-left-help = Przesuń kursor w lewo.
command-right = w prawo
command-right-help = Przesuń kursor w prawo.
command-digit = 1–9, 0
command-digit-name = przejdź do tego numeru
command-digit-help = Przesuń kursor na pozycję o tym numerze; 0 oznacza dziesięć.
command-number = { command-digit }
command-number-name = dołóż ten fragment
command-number-help = Plansza zasobów: przejdź do tego pola, 0 do pola 10; ta sama cyfra je bierze. Proroctwa: weź od razu; talię i świątynie dopiero za drugim razem. Cóatle: dołącz ten fragment ze swojej planszy tam, gdzie jest znacznik. Ręka: przejdź do karty; ta sama cyfra ją realizuje. W pytaniu: wybierz odpowiedź.
command-eleventh = pole 11
command-eleventh-name = pole 11; drugi raz je bierze
command-eleventh-help = Plansza zasobów z jedenastoma polami, dla pięciu graczy: przejdź do jedenastego; ten sam klawisz jeszcze raz je bierze.
command-next-pane = panel
command-next-pane-name = następny panel
command-next-pane-help = Przejdź do następnego panelu.
command-previous-pane = panel wstecz
command-previous-pane-name = poprzedni panel
command-previous-pane-help = Przejdź do poprzedniego panelu.
command-go-supply = zasoby
command-go-supply-name = przejdź do planszy zasobów
command-go-supply-help = Przejdź do planszy zasobów.
command-go-prophecies = proroctwa
command-go-prophecies-name = przejdź do proroctw
command-go-prophecies-help = Przejdź do zasobów proroctw i talii.
command-go-temples = świątynie
command-go-temples-name = przejdź do świątyń
command-go-temples-help = Przejdź do następnej świątyni: na stosach i na twojej ręce.
command-go-coatls = cóatle
command-go-coatls-name = przejdź do cóatli
command-go-coatls-help = Przejdź do składanego cóatla. W górę i w dół wybierasz innego albo nowego, w lewo i w prawo koniec, który urośnie.
command-go-hand = ręka
command-go-hand-name = przejdź do ręki
command-go-hand-help = Przejdź do swojej ręki.
command-fulfil = karta
command-fulfil-name = zrealizuj proroctwo z ręki
command-fulfil-help = Zrealizuj proroctwo z ręki składanym cóatlem: D, potem numer karty.
command-activate = OK
command-activate-name = użyj tego, co pod kursorem
command-activate-help = Użyj tego, co jest pod kursorem: weź, dobierz, dołącz, zrealizuj, zaznacz.
command-end = stop
command-end-name = zakończ turę
command-end-help = Zakończ wybieranie, składanie, realizowanie kart albo turę; zatrzymaj zaznaczone proroctwa.
command-undo = cofnij
command-undo-name = cofnij ostatnią akcję
command-undo-help = Cofnij ostatnią akcję, o ile niczego nie ujawniła.
command-redo = znów
command-redo-name = ponów cofniętą akcję
command-redo-help = Ponów to, co zostało cofnięte.
command-token = żeton
command-token-name = odrzuć żeton ofiary
command-token-help = Odrzuć żeton ofiary zamiast standardowej akcji.
command-moves = warianty
command-moves-name = akcje z wariantów gry
command-moves-help = Pokaż akcje, które dodają warianty tej gry, albo o co pytają.
command-other = stół
command-other-name = obejrzyj pozostałe stoły
command-other-help = Pokaż planszę i cóatle następnego gracza.
command-pace = tempo
command-pace-name = tempo przeciwników
command-pace-help = Zmień, jak szybko grają przeciwnik i gracze komputerowi.
command-hint = podpow.
command-hint-name = co zrobiłby silny gracz
command-hint-help = Pokaż najlepsze akcje według mistrza, z uzasadnieniem; Enter wykonuje jedną z nich.
command-say = powiedz
command-say-name = powiedz coś pozostałym
command-say-help = Powiedz wszystkim przy innych komputerach jedno z ośmiu zdań.
command-seats = miejsca
command-seats-name = kto jest przy stole
command-seats-help = Zobacz, kto jest przy stole; każ komputerowi grać za gracza bez połączenia albo zwolnij jego miejsce.
command-answer = odpowiedz
command-answer-name = odpowiedz na prośbę o cofnięcie
command-answer-help = Zgódź się lub nie, gdy ktoś chce cofnąć swoją ostatnią akcję.
command-end-game = zakończ
command-end-game-name = zakończ grę dla wszystkich
command-end-game-help = Zakończ grę dla wszystkich, jeśli została założona przez ciebie; pada jeszcze jedno pytanie.
command-records = wyniki
command-records-help = Pokaż zakończone gry według przeciwników.
command-plugins = wtyczki
command-plugins-name = włącz i wyłącz wtyczki
command-plugins-help = Pokaż wtyczki: włączaj je i wyłączaj, dodawaj i usuwaj paczki.
command-switch = przełącz
command-switch-name = włącz lub wyłącz wtyczkę
command-switch-help = Włącz lub wyłącz wtyczkę pod kursorem, odtąd dla każdej gry.
command-add = dodaj
command-add-name = dodaj paczkę
command-add-help = Dodaj paczkę: folder albo plik ZIP bez Pythona.
command-remove = usuń
command-remove-name = usuń paczkę
command-remove-help = Usuń paczkę pod kursorem; gra zapyta jeszcze raz.
command-try-out = wypróbuj
command-try-out-name = wypróbuj karty
command-try-out-help = Rozegraj w tle 200 gier z zestawem kart pod kursorem i pokaż, ile jest warta każda karta. Opuszczenie ekranu to przerywa.
command-language = język
command-language-name = następny język
command-language-help = Od razu zmień język aplikacji; kolejno pojawiają się wszystkie zainstalowane języki.
command-rules = instrukcja
command-rules-name = otwórz instrukcję
command-rules-help = Otwórz instrukcję, przy stole od razu na zasadzie, o którą teraz chodzi.
command-rules-language = język instrukcji
command-rules-language-name = instrukcja w innym języku
command-rules-language-help = Czytaj instrukcję w innym języku niż aplikacja.
command-find = szukaj
command-find-name = szukaj w instrukcji
command-find-help = Szukaj słowa w instrukcji.
command-find-next = dalej
command-find-next-name = następne znalezione miejsce
command-find-next-help = Przejdź do następnego miejsca z tym słowem.
command-step-on = dalej
command-step-on-name = o akcję dalej
command-step-on-help = Przejdź o jedną akcję dalej.
command-step-back = wstecz
command-step-back-name = o akcję wstecz
command-step-back-help = Cofnij się o jedną akcję.
command-next-better = lepsza
command-next-better-name = do następnej lepszej tury
command-next-better-help = Przejdź do następnej tury, dla której analiza znalazła coś lepszego.
command-play-trial = zagraj
command-play-trial-name = zagraj próbę
command-play-trial-help = Zagraj próbę: dołącz jej fragmenty aż do pierwszego, który jest tylko życzeniem.
command-lay = dołóż
command-lay-name = dołóż fragment pod kursorem
command-lay-help = Dołóż do próby fragment pod kursorem.
command-take-off = zdejmij
command-take-off-name = zdejmij ostatni fragment
command-take-off-help = Zdejmij fragment dołożony jako ostatni.
command-throw-away = porzuć
command-throw-away-name = porzuć próbę
command-throw-away-help = Porzuć próbę: nic z niej się nie wydarzyło.
command-trial = próba
command-trial-name = wypróbuj cóatla na sucho
command-trial-help = Wypróbuj cóatla z dowolnych fragmentów, by zobaczyć, ile byłby wart; naciśnij ponownie, aby zacząć od pustego.
command-turn-on = tura dalej
command-turn-on-name = do następnej tury
command-turn-on-help = Przejdź na koniec tury lub następnej.
command-turn-back = tura wstecz
command-turn-back-name = do poprzedniej tury
command-turn-back-help = Wróć na koniec poprzedniej tury.
command-replay = krok po kroku
command-replay-name = obejrzyj grę krok po kroku
command-replay-help = Obejrzyj grę od początku, akcja po akcji.
command-analysis = analiza
command-analysis-name = oceń tury według mistrza
command-analysis-help = Pokaż przy każdej turze zakończonej gry, co zrobiłby mistrz i ile było to warte.
command-look-there = obejrzyj
command-look-there-name = obejrzyj grę w tej turze
command-look-there-help = Pokaż grę taką, jaka była w turze pod kursorem.
command-next-seat = następny gracz
command-next-seat-name = tury następnego gracza
command-next-seat-help = Pokaż tury następnego gracza.
analysis-title = Tury według straty: { $name }
analysis-chances = Punkty i szanse
analysis-table = stół wtedy
analysis-signs = pola: punkty · pasek: kto miał lepsze szanse · { $better } najdroższe tury
analysis-signs-short = pasek: lepsze szanse · { $better } najdroższe tury
analysis-signs-least = { $better } najdroższe tury
analysis-hand = ręka
analysis-part = wybór { $n } z { $all } w tej turze
analysis-letters = a, b, c: wybory jednej tury
analysis-played = zagrano
analysis-begins = szukanie tur…
analysis-progress = oceniono { $done } z { $all }…
analysis-checks = sprawdzanie najdroższych…
analysis-checked = Dograno do końca { $games } razy: tura mistrza dała o { $points } ± { $within } pkt więcej; według jego planów o { $reckoned }.
analysis-exact = Dokładnie: w ostatniej turze sprawdzono wszystko, co nie zależy od przypadku.
analysis-better = najlepiej według mistrza
analysis-alike-many = nie gorsze od mistrzowskich: { $n }
analysis-due = jeszcze nieocenione: { $n }
analysis-strip = szanse
analysis-coatl = coatl przedtem
analysis-lost = strata
analysis-adviser = Mistrz
analysis-alike = Mistrz nie zna nic lepszego.
analysis-ended = kończy turę
analysis-why = Zamysł: { $why }.
analysis-turn = Tura { $turn } · strata: { $points }
analysis-turn-alike = Tura { $turn } · nie gorzej od mistrza
analysis-later = Tury ocenia się po zakończeniu gry.
analysis-unseen = Aplikacja nie widziała, z czego można było wybierać: nie ma czego oceniać.
analysis-failed = Błąd wtyczki „{ $plugin }”: { $error }. Dalszych tur nie da się ocenić.
command-find-previous = wstecz
command-find-previous-name = poprzednie znalezione miejsce
command-find-previous-help = Przejdź do poprzedniego miejsca z tym słowem.
command-log = dziennik
command-log-name = pokaż lub ukryj dziennik
command-log-help = Pokaż lub ukryj dziennik gry.
command-panel = przegląd
command-panel-name = co pokazują warianty
command-panel-help = Otwórz lub zamknij wszystko, co pokazują warianty tej gry.
command-save = zapisz
command-save-name = zapisz pod nazwą
command-save-help = Zapisz grę pod nazwą. I tak zapisuje się sama po każdej akcji.
command-continue = graj
command-continue-name = kontynuuj ostatnią grę
command-continue-help = Kontynuuj ostatnią grę.
command-new-game = nowa
command-new-game-name = przygotuj nową grę
command-new-game-help = Przygotuj nową grę.
command-saves = zapisy
command-saves-name = zapisane gry
command-saves-help = Wypisz zapisane gry.
command-backup = kopia
command-backup-name = wznów grę z kopii zapasowej
command-backup-help = Wznów grę z kopii zapasowej.
command-delete = usuń
command-delete-name = usuń zapis
command-delete-help = Usuń zapis; gra zapyta jeszcze raz.
command-next-field = pole
command-next-field-name = następne pole formularza
command-next-field-help = Przejdź do następnego pola formularza.
command-previous-field = wstecz
command-previous-field-name = poprzednie pole formularza
command-previous-field-help = Przejdź do poprzedniego pola.
command-remove-seat = zabierz
command-remove-seat-name = zabierz miejsce
command-remove-seat-help = Zabierz miejsce pod kursorem; co najmniej dwa zostają.
command-start-game = start
command-start-game-name = rozdaj karty
command-start-game-help = Rozdaj karty.
command-ascii = proste znaki
command-ascii-name = pełne znaki albo ASCII
command-ascii-help = Przełącz między wszystkimi znakami a samym ASCII.
command-help = info
command-help-name = klawisze i znaki
command-help-help = Pokaż wszystkie klawisze i znaki.
command-back = wróć
command-back-name = zamknij albo wróć
command-back-help = Zamknij to, co otwarte, albo wróć.
command-close = wróć
command-close-name = zamknij albo odejdź od stołu
command-close-help = Zamknij to, co otwarte; gdy nic nie jest otwarte, odejdź od stołu.
command-quit = wyjdź
command-quit-name = wyjdź z gry
command-quit-help = Wyjdź. Gra przy stole jest zapisywana.

# Pomoc
help-all = Wszędzie
help-menu = Menu
help-table = Przy stole
help-supply = Plansza zasobów
help-row = Proroctwa i świątynie
help-coatls = Cóatle
help-hand = Ręka
help-anywhere = Wszędzie przy stole
help-number-supply = wskaż pole; znów: weź je
help-number-row = weź kartę; talia: dwa razy
help-number-coatls = dołącz fragment z planszy
help-number-hand = wskaż kartę; znów: zrealizuj
help-cover = Między graczami
help-replay = Powtórka gry
help-trial = Próba cóatla
help-saves = Zapisane gry
help-form = Nowa gra
help-score = Arkusz wyników
help-analysis = Analiza
help-records = Wyniki
help-plugins = Wtyczki
help-rules = Instrukcja
help-several = Przy stole kilku graczy
help-shared = Przy stole gry na kilku komputerach
help-solo = Przy stole z przeciwnikiem
help-computers = Przy stole z graczami komputerowymi
help-moves = Gdy warianty dodają akcje
help-panel = Gdy warianty mają przegląd
help-eleven = Gdy plansza zasobów ma jedenaście pól
help-mouse = Mysz: kliknięcie zaznacza element, drugie go używa.
help-moves-cursor = kursor
help-moves-field = pole
help-moves-pane = panel
help-moves-page = strona
help-moves-ends = początek, koniec

# Nazwy klawiszy
key-enter = Enter
key-space = Spacja
key-tab = Tab
key-shift-tab = Shift+Tab
key-escape = Esc
key-pageup = PgUp
key-pagedown = PgDn
key-backspace = Backspace
key-delete = Del
key-home = Home
key-end = End
command-theme = kolory
command-theme-name = wybierz inne kolory
command-theme-help = Wybierz inne kolory; widać je od razu przy wybieraniu.
command-palette = polecenia
command-palette-name = znajdź polecenie po nazwie
command-palette-help = Szukaj wśród wszystkich poleceń po nazwie.
save-as-save = zapisz
form-start-button = rozdaj karty

# Wtyczki
notice-plugin = Wtyczka „{ $plugin }” nie jest używana, zobacz Wtyczki: { $reason }
notice-plugins-more = Oprócz tego { $n ->
    [one] { $n } wtyczka nie jest używana
    [few] { $n } wtyczki nie są używane
    [many] { $n } wtyczek nie jest używanych
   *[other] { $n } wtyczek nie jest używanych
}, zobacz Wtyczki.
plugins-title = Wtyczki
plugins-title-safe = Wtyczki · tryb bezpieczny: teraz działają tylko wtyczki samej gry
plugins-title-safe-short = Wtyczki · tryb bezpieczny
plugins-wrong = problemy: { $n }
plugins-kind = { $kind ->
    [card-set] zestaw kart
    [variant] wariant
    [player] gracze
    [theme] kolory
    [keymap] klawisze
    [lesson] lekcja
    [puzzles] zadania
   *[locale] tłumaczenie
}
plugins-in-use = włączona
plugins-source-own = część gry
plugins-source-pack = twoje paczki
plugins-source-distribution = z: { $distribution }
plugins-licence = Licencja: { $licence }
plugins-more = { $title } (PgUp, PgDn: więcej)
plugins-folder = Folder: { $folder }
plugins-distribution = Dystrybucja: { $distribution }
plugins-provides = Zawiera: { $provides }
plugins-opponent-cards = Zbiera fragmenty na takie karty jak te:
plugins-is-off = Jest wyłączona: nowe gry z niej nie korzystają.
plugins-on = Włączono wtyczkę „{ $plugin }”.
plugins-off = Wyłączono wtyczkę „{ $plugin }”.
plugins-but-broken = Nie da się jej użyć: powód podano powyżej.
plugins-no-cards = Nie ma teraz żadnych kart: włącz zestaw kart, zanim zaczniesz grę.
plugins-add-path = folder albo plik ZIP, np. ~/my-cards
plugins-add-keys = Enter dodaje paczkę, Esc wraca.
plugins-added = Dodano wtyczkę „{ $plugin }”, wersja { $version }.
plugins-replaced = Dodano wtyczkę „{ $plugin }”: wersja { $version } w miejsce { $replaced }.
plugins-not-added = Niczego nie dodano. Powód:
plugins-refused = System odmówił: { $reason }. Nic się nie zmieniło.
plugins-remove-sure = Naciśnij D jeszcze raz, aby na dobre usunąć „{ $plugin }”.
plugins-removed = Usunięto wtyczkę „{ $plugin }”.
plugins-remove-own = „{ $plugin }” to część gry: można ją wyłączyć, ale nie usunąć.
plugins-remove-installed = Wtyczkę „{ $plugin }” zainstalowano z { $source }: wyjdź i uruchom „coatl plugins uninstall { $plugin }”.
plugins-try-no-cards = „{ $plugin }” nie ma używanego zestawu kart, którym dałoby się grać.
plugins-trying = { $done } z { $games }, zostało { $left }
plugins-try-failed = Przerwano, zanim rozegrano wszystkie gry. Przyczynę pokaże „coatl lab”.
plugins-tried = Gry z „{ $plugin }” rozegrano; wyniki są w szczegółach.

# Wyniki i ustawienia
records-title = Wyniki
records-none = Nie ma jeszcze zakończonych gier. Pierwsza pojawi się tutaj.
records-game = rozgrywka
records-alone = solo
records-person = { $name } z innymi ludźmi
records-played = gry
records-won = wygrane
records-best = rekord
records-game-won = wygrana
records-game-lost = przegrana
records-average = średnia
records-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-last = ostatnie gry
records-last-points = ostatnie gry, od najnowszej
records-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
records-chart = { $n ->
    [one] Wykres pokazuje ostatnią grę.
    [few] Wykres pokazuje ostatnie { $n } gry.
   *[many] Wykres pokazuje ostatnich { $n } gier.
}
records-in-a-row = Wygrane z rzędu: teraz { $now }, najwięcej { $most }.
records-hinted = { $n ->
    [one] Podpowiedzi pokazano w { $n } grze, oznacza ją { $sign }.
    [few] Podpowiedzi pokazano w { $n } grach, oznacza je { $sign }.
   *[many] Podpowiedzi pokazano w { $n } grach, oznacza je { $sign }.
}
records-told = { $n ->
    [one] W { $n } grze gracze komputerowi od razu podawali powody; oznacza ją { $sign }.
    [few] W { $n } grach gracze komputerowi od razu podawali powody; oznacza je { $sign }.
   *[many] W { $n } grach gracze komputerowi od razu podawali powody; oznacza je { $sign }.
}
records-person-help = Gry z innymi ludźmi przy tej klawiaturze.
records-aside = Nie udało się odczytać wyników ({ $fault }). Odłożono je jako { $file }; liczenie zaczyna się od nowa.
records-unreadable = Nie da się odczytać wyników: { $reason }. Sprawdź uprawnienia do odczytu.
records-newer = Wyniki zapisała nowsza wersja gry (format { $version }): zostają takie, jakie są, i nic się do nich nie dodaje.
records-unwritable = Nie udało się dodać tej gry do wyników: { $reason }.
score-record = Dotychczas w takich grach: gry { $played }, wygrane { $won }, rekord { $best }, średnia { $average }.
score-record-persons = Dotychczas wygrane gry: { $persons }.
score-record-person = { $name } { $won } z { $played }
score-hints = { $n ->
    [one] Podpowiedź pokazano w { $n } pozycji.
    [few] Podpowiedzi pokazano w { $n } pozycjach.
   *[many] Podpowiedzi pokazano w { $n } pozycjach.
}
score-told = Gracze komputerowi podawali powody w trakcie gry.
settings-aside = Nie udało się odczytać twoich ustawień. Odłożono je jako { $file }; gra używa domyślnych.
settings-newer = W twoich ustawieniach jest coś, czego ta wersja gry nie zna; zostanie to w pliku.
settings-unreadable = Nie da się odczytać twoich ustawień: { $reason }. Sprawdź uprawnienia do odczytu.
settings-unwritable = Nie udało się zachować twoich ustawień: { $reason }.
settings-title = Ustawienia
settings-look = Wygląd
settings-play = Gra
settings-kept = Zachowano.
settings-language = Język
settings-language-help = Wszystko na ekranie zmienia się od razu. F6 w każdej chwili włącza następny język.
settings-theme = Kolory
settings-theme-help = W każdym zestawie kolorów fragment ma swoją literę i kształt. F3 pokazuje kolory podczas wybierania.
settings-ascii = Tylko znaki ASCII
settings-ascii-help = Dla terminala lub czcionki bez innych znaków. Przełącza to też F4.
settings-letters = Litery fragmentów
settings-letters-help = Angielskie: B G K R Y. Albo polskie: { $letters }. Zapisy gier, notacja i ASCII mają zawsze angielskie.
letters-english = angielskie
letters-own = w tym języku: { $letters }
settings-motion = Ruch
settings-motion-help = Fragmenty się przesuwają, a punkty stopniowo rosną. Przerywa to dowolny klawisz. Bez kolorów i na wolnym terminalu ruchu nie ma.
settings-keymap = Klawisze
settings-keymap-help = Każdy klawisz można zmienić własnym plikiem: { $keymap }.
keymap-arrows = strzałki
keymap-vim = jak w Vimie: h j k l, H L
settings-edition = Wydanie gry
settings-edition-help = Zasady nowej gry, którymi różnią się wydania drukowane.
edition-language = według języka aplikacji
settings-pace = Tempo przeciwnika
settings-pace-help = Jak szybko grają przeciwnik i gracze komputerowi.
settings-forecast = Zamiary przeciwnika
settings-forecast-help = Pokazuje zawczasu, co weźmie automatyczny przeciwnik.
settings-reasons = Powody od razu
settings-reasons-help = Gracze komputerowi podają powody od razu, a nie dopiero po grze.
settings-purist = Bez podpowiedzi
settings-purist-help = Dla purystów: klawisz, który pyta mistrza o najlepsze akcje, nic nie zdradza.
settings-talk = Rozmowy
settings-talk-help = Pokazuje, co mówią gracze przy innych komputerach: za każdym razem jedno z ośmiu zdań. Bez tego nie zobaczysz żadnego.
command-settings = ustawienia
command-settings-name = ustawienia wszystkich gier
command-settings-help = Otwórz ustawienia: język, kolory, klawisze i inne, dla wszystkich gier.
help-settings = Ustawienia
menu-settings = Ustawienia
notice-keymap = Twoje klawisze nie są używane: { $problem }
message-pace = Przeciwnicy grają: { $pace ->
    [steps] krok na każdy Enter
    [slow] wolno
    [normal] w zwykłym tempie
   *[fast] szybko
}.
message-hint-thinks = Mistrz myśli nad twoją turą… Esc: przerwij.
message-hint-purist = Ustawienia nie pozwalają na podpowiedzi: zmienia to { $key }.
message-hint-forbidden = Ta gra nie pozwala na podpowiedzi: zdecydował o tym jej założyciel.
message-hint-nobody = Nie ma kogo zapytać: wtyczka graczy komputerowych jest wyłączona.

# Języki i instrukcja. Nazwa języka jest zapisana w nim samym.
# Co oznaczają litery klawiatur tego języka, pary jak ф=a; sam łącznik: nic.
key-aliases = -
language-name = Polski
palette-commands = Szukaj polecenia…
themes-title = Kolory
themes-note = 16 kolorów terminala jest takich, jakie są w nim ustawione: co nazywa się niebieskie, nie musi tam być niebieskie.
theme-ink-text = tekst
theme-ink-muted = poboczne
theme-ink-points = punkty
theme-ink-key = klawisz
theme-ink-good = dobre
theme-ink-news = nowe
themes-no-color = W środowisku ustawiono NO_COLOR, więc gra nie pokazuje kolorów.
theme-coatl-dark = noc
theme-coatl-light = dzień
theme-coatl-contrast = wysoki kontrast
theme-coatl-colour-blind = dla daltonistów
theme-coatl-16 = 16 kolorów terminala
theme-coatl-plain = bez kolorów
help-themes = Wybór kolorów
command-keep = zachowaj
command-keep-name = zachowaj te kolory
command-keep-help = Zachowaj kolory, które widać.
command-change = wybierz
command-change-name = otwórz listę możliwości
command-change-help = Otwórz listę możliwości; w lewo i w prawo wybierasz następną.
message-language = Aplikacja mówi teraz po polsku.
lines-below = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
    [many] { $n } wierszy
   *[other] { $n } wiersza
}
rulebook-title = Instrukcja
rulebook-contents = Spis treści
rulebook-ruling = Nasze rozstrzygnięcie
rulebook-ruling-number = Nasze rozstrzygnięcie ({ $rule })
rulebook-find = Szukaj:
rulebook-found = { $place } z { $n }: „{ $word }”
rulebook-not-found = Słowa „{ $word }” nie ma w instrukcji.
rulebook-language = Instrukcja w języku: { $language }
