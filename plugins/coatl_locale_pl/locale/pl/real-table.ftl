# Gra prawdziwymi fragmentami na stole: formularz, co się o niej mówi aplikacji, aplikacja obok pudełka.

form-chance = Los
form-chance-app = z aplikacji
form-chance-table = z mojego stołu
form-chance-help = Z mojego stołu: grasz prawdziwymi fragmentami i podajesz aplikacji los.
form-chance-open = Z twojego stołu: karty gracza komputerowego widzi ten, kto je wpisuje. Najlepiej ktoś, kto nie gra.
form-way = Aplikacja
form-way-beside = gra za: { $name }
form-way-told = zna całą grę
form-way-beside-help = Najmniej pisania: porusza się za { $name } i zna tylko planszę zasobów oraz jego karty.
form-way-told-help = Podajesz też swoje karty; masz podpowiedzi, podglądy i analizę.
form-fields = Numery pól
form-fields-button = jak na obrazku
form-fields-help = Według jakich numerów { $name } przegląda pola. Enter pokazuje nasze na obrazku: porównaj go ze swoją planszą.
form-table-invited = Los ze stołu podają ci, którzy przy nim siedzą: nikogo z innego miejsca nie da się zaprosić. Wybierz „z aplikacji” albo innego gracza.
fields-told = Pola tak, jak się tu nazywają. Po prawej jest numer na twojej planszy, według niego { $name } je przegląda: wpisz ten, który jest tam wydrukowany.
fields-field = pole { $n }
fields-body = ciała
fields-head = głowa
fields-tail = ogon
fields-keys = 1–9, a 0 to 10: numer na twojej planszy. Pole, które go miało, dostanie ten drugi.
command-usual-order = jak dawniej
command-usual-order-name = zwykłe numery
command-usual-order-help = Nadaje polom z powrotem zwykłe numery.

# O co pyta aplikacja
tell-title = Twój stół
tell-what = powiedz aplikacji, co tam leży
tell-told = podano do tej pory
tell-unseen = { $n ->
    [one] jeszcze niewidziane proroctwa: { $n } rodzaj
    [few] jeszcze niewidziane proroctwa: { $n } rodzaje
    [many] jeszcze niewidziane proroctwa: { $n } rodzajów
   *[other] jeszcze niewidziane proroctwa: { $n } rodzaju
}
tell-pieces = Co leży teraz na polach
tell-card = { $of ->
    [1] Która karta: { $where }
   *[other] Która karta: { $where }, { $n } z { $of }
}
tell-progress = { $n } z { $of }
tell-card-first = Tu trzeba nazwać kartę: najpierw litera jej koloru.
tell-lost = Jeśli teraz wyjdziesz, to, co podano do tej pory, przepadnie: jeszcze raz Esc wychodzi.
tell-cover = { $name } podaje karty, których nikt inny nie może zobaczyć. { $key }: patrzy tylko { $name }.
tell-open-hand = { $name } to gracz komputerowy: kto wpisuje te karty, ten je widzi.
tell-you-take = Bierzesz pole { $field }: { $pieces }.
tell-ends = { $name } kończy turę.
tell-opponent-takes = { $why } Pole { $field }: { $pieces }.
tell-opponent-draws = { $name } bierze kartę leżącą w twoich zasobach proroctw najbardziej na prawo.
tell-bar-told = to wszystko
tell-bar-back = wstecz
tell-bar-lack = nie ma tu karty
undo-deal = Cofnąć można już tylko rozdanie, a całe trzeba by podać od nowa: { $key } jeszcze raz je cofa.

# Leży inaczej
lies-title = leży inaczej: nazwij na nowo to, co się nie zgadza
lies-ends-what = koniec gry: podaj swoje cóatle i karty przy nich
lies-help = Przejdź do tego, co leży inaczej: { $enter } nazywa to na nowo, { $delete } usuwa. { $done } mówi to aplikacji.
lies-no-more = Enter: nie ma więcej kart
lies-keep = Enter: jak leży
lies-coatl = kropka: otwarty koniec
lies-heap = b ciało · <b głowa · b> ogon
lies-taken = fragmenty wzięte przez ciebie
lies-same = Niczego tu jeszcze nie zmieniono: przejdź do tego, co leży inaczej, i nazwij to na nowo.
lies-typed = Najpierw { $enter }: tego, co tu wpisano, jeszcze nie podano.
lies-lost = Jeśli teraz wyjdziesz, zmiany przepadną: jeszcze raz Esc wychodzi, { $key } mówi je aplikacji.
lies-none = Nie podano żadnego cóatla: jeszcze raz { $key } mówi, że nie masz żadnego.
lies-ends = Podaj swoje cóatle z kartami, jednego po drugim: { $enter } bez liter idzie dalej. { $done } pokazuje punktację.

# Obok pudełka
beside-status = tura { $turn } · obok twojego stołu
beside-todo = Na twoim stole
beside-you = Twoja tura. Potem powiedz: 1–0 wzięte pole · { $end } karty albo składanie · { $third } trzeci cóatl jest ukończony
beside-opponent = { $key }: { $name } gra.
beside-first = Najpierw gra { $name }: { $key }.
beside-coatls = Gra się skończyła. { $key }: podaj swoje cóatle.
beside-score = Gra się skończyła. { $key }: punktacja.
beside-unsaved = NIE udało się zapisać gry: { $reason }. Jeszcze raz { $key } mimo to odchodzi od stołu.
beside-undone = Cofnięto.
beside-bar-opponent = gra { $name }
beside-bar-field = wzięte pole
beside-bar-none = bez pola
lies-bar-anew = nazwij na nowo
fields-bar-done = gotowe

# Polecenia
help-told = Przy stole z prawdziwymi fragmentami
help-beside = Obok pudełka
help-tell = Podawanie, co leży na stole
help-lies = Leży inaczej
help-fields = Pola planszy zasobów
command-differs = inaczej
command-differs-name = leży inaczej
command-differs-help = Pokazuje wszystko, co leży na twoim stole, i pozwala nazwać na nowo to, co leży inaczej.
command-third-coatl = trzeci cóatl
command-third-coatl-name = trzeci cóatl ukończony
command-third-coatl-help = Mówi, że twój trzeci cóatl jest ukończony: gra się kończy.
command-lay-anew = tak to leży
command-lay-anew-help = Mówi aplikacji, co leży inaczej.
command-lies-nothing = nic
command-lies-nothing-help = Mówi, że nic tam nie leży.

# Stół
status-due-lay = Powiedz aplikacji, co leży na twoim stole
status-due-beside = ruch przy stole

records-table = przy własnym stole

# W wierszach tekstu
plain-word-beside = obok
plain-word-told = podawana
plain-word-differs = inaczej
plain-does-differs = mówi aplikacji, że coś leży na twoim stole inaczej: miejsce, na przykład pole 3
plain-differs = Napisz { $differs } i miejsce: field 3, row 2 albo top 1. O innym miejscu napisz całe zdanie, na przykład: found board 1 = B G. Nic zapisuje się łącznikiem.
plain-tell-pieces = { $n ->
    [one] Który fragment leży na polu { $fields }? Wpisz literę jego koloru.
    [few] Które { $n } fragmenty tu leżą (według numeru pola: { $fields })? Wpisz litery ich kolorów w tej kolejności.
    [many] Które { $n } fragmentów tu leży (według numeru pola: { $fields })? Wpisz litery ich kolorów w tej kolejności.
   *[other] Które { $n } fragmentu tu leży (według numeru pola: { $fields })? Wpisz litery ich kolorów w tej kolejności.
}
plain-tell-card = { $of ->
    [1] Która to karta: { $where }? Wpisz literę jej koloru, a potem litery jej wzoru.
   *[other] Która to karta: { $where }, { $n } z { $of }? Wpisz literę jej koloru, a potem litery jej wzoru.
}
plain-tell-temple = Która to świątynia: { $where }? Wpisz litery jej kolorów.
plain-tell-row = { tell-opponent-draws } Która to karta? Wpisz literę jej koloru, a potem litery jej wzoru; jeśli nie ma żadnej, naciśnij Enter.
plain-tell-number = Która z nich? Wpisz jej numer albo kolejne litery.
plain-tell-cover = { $name } podaje karty, których nikt inny nie może czytać. Gdy czyta już tylko { $name }, naciśnij Enter.
plain-tell-left = Nie podano tego, więc nic się nie stało.
plain-undo-deal = Cofnąć można już tylko rozdanie, a całe trzeba by podać od nowa. Jeśli tego chcesz, wpisz { $undo } jeszcze raz.
plain-deal-left = Rozdania nie podano do końca: gdy wrócisz do tej gry, zacznie się ono od początku.
plain-hint-unseen = Obok pudełka nie ma podpowiedzi: nikt nie podał, co leży na twojej planszy gracza i co masz na ręce.
plain-tell-words = Tutaj literami i numerami podajesz, co leży na twoim stole: { $undo } wraca, { $menu } wychodzi z pytania.
plain-tell-again = Enter zapyta jeszcze raz; { $undo } cofa twoją ostatnią akcję.
plain-tell-coatl = Jakie kolory ma twój cóatl { $coatl }, od głowy do ogona? Kropka oznacza otwarty koniec; jeśli nie ma takiego cóatla, naciśnij Enter.
plain-done-sure = To znaczy, że twój trzeci cóatl jest ukończony, i kończy grę. Jeśli tak jest, wpisz { $done } jeszcze raz.
plain-tell-beside = Która karta leży przy nim? Litery jak wcześniej; jeśli nie ma już żadnej, naciśnij Enter.
cli-play-chance = grać prawdziwymi fragmentami: beside (aplikacja porusza się za przeciwnika) albo told (podaje się wszystko)
cli-play-chance-unknown = „{ $chance }” to nie sposób gry prawdziwymi fragmentami: { $known }

# Tajne miejsca
form-hand-told = karty podawane
form-hand-secret = karty tajne
form-column-hand = siła lub karty
form-seat-told-help = Karty tego gracza się podaje, a aplikacja pomaga. ► zostawia karty tajne.
form-seat-secret-help = Aplikacja zna tylko liczbę kart tego gracza i w niczym nie pomaga.
form-seat-open-help = Gracz komputerowy musi znać swoje karty: nie mogą być tajne.
drawn-untold = tajne: aplikacja zna tylko liczbę twoich kart
drawn-untold-short = tajne
drawn-covered = { $temple ->
    [1] zakryta świątynia
   *[0] zakryta karta
}
inspect-covered = Karta twojej tajnej ręki: aplikacja nie wie która. Pokażesz ją i nazwiesz, gdy jej użyjesz.
bar-show-card = pokaż kartę
message-untold = Twoja ręka jest tajna, więc nie ma tu pomocy: aplikacja zna tylko liczbę twoich kart.
analysis-secret = Kart, które ma { $name }, nikt aplikacji nie podał: nie wiadomo, z czego można było wybierać, i żadna tura nie jest oceniana.
message-shows-nothing = { $temple ->
    [1] Żadnej świątyni z ręki nie da się teraz zrealizować.
   *[0] Żadnego proroctwa, które możesz mieć na ręce, nie da się teraz użyć.
}
tell-show = { $temple ->
    [1] Pokaż świątynię, którą realizujesz, i nazwij ją: do wyboru są te, które możesz mieć.
   *[0] Pokaż proroctwo, którego używasz, i nazwij je: do wyboru są te, które pasują.
}
tell-show-closing = Cóatl { $coatl } potrzebuje proroctwa: pokaż takie, które spełnia, i nazwij je. Od razu zostanie do niego dołożone.
tell-discards = Nazwij po kolei proroctwa, których nie zatrzymujesz. Enter: to wszystko.
cli-play-secret-company = tajną rękę ma jeden z kilku graczy przy prawdziwym stole: podaj --chance told i co najmniej dwa miejsca
cli-play-secret-word = tajnie
plain-ask-secret = Gracza, którego kart aplikacja ma nie znać, pisze się z @{ cli-play-secret-word }, na przykład Ann@{ cli-play-secret-word }: zna tylko ich liczbę i w niczym mu nie pomaga.
plain-keep-secret = Wpisz { $keep }: aplikacja zapyta, czego nie zatrzymujesz.
plain-shows = { $temple ->
    [1] pokaż świątynię z ręki i nazwij ją
   *[0] pokaż proroctwo z ręki i nazwij je
}
