# Gry u gospodarzy: dołączanie, czekanie na początek, powrót (docs/hosting.md).

menu-join = Dołącz do gry
menu-own-seats = Gry z innymi
menu-asking = Szukanie gry, która na ciebie czeka…

help-join = Dołączanie do gry
help-lobby = Przed grą z innymi
help-own-seats = Gry z innymi

command-join = dołącz
command-join-name = dołącz do gry innych
command-join-help = Dołącz do gry na innym komputerze, do której ktoś cię zaprosił.
command-own-seats = gry z innymi
command-own-seats-help = Pokaż gry na innych komputerach, w których masz miejsce, i czyja jest w nich kolej.
command-copy-invitation = kopiuj
command-copy-invitation-name = kopiuj zaproszenie
command-copy-invitation-help = Skopiuj zaproszenie, żeby je wysłać temu, kto ma dołączyć.
command-free-seat = zwolnij miejsce
command-free-seat-help = Zwolnij miejsce pod kursorem dla kogoś innego, dopóki gra się nie zaczęła.

# Ekran dołączania.
join-title = Dołącz do gry
join-invitation = Zaproszenie
join-name = Twoje imię
join-look-on = tylko się przyglądam
join-invitation-help = To, co ci przysłano: kod i adres, a między nimi @. Wklej je albo wpisz.
join-guest-name-help = Pod tym imieniem zobaczą cię inni. Enter dołącza do gry.
join-look-on-help = Przyglądaj się grze bez miejsca przy stole, jeśli założyciel pozwala.
join-no-invitation = To nie zaproszenie; zaproszenie wygląda tak: 5PT3-8122@192.168.1.7:4747.
join-no-name = Podaj imię: inni chcą wiedzieć, kim jesteś.
join-needs-net = Gry z innymi wymagają bibliotek, których nie zainstalowano: pip install 'coatl[net]'
join-unreachable = Nie można połączyć się z gospodarzem ({ $reason }): czy działa i czy adres jest poprawny?
join-silent = Gospodarz nie odpowiada: czy działa i czy adres jest poprawny?
join-no-host = To, co tam odpowiada, nie jest gospodarzem tej gry albo jest nowsze.
join-failed = Tej gry nie da się tu pokazać: { $reason }
join-wrong-pin = Certyfikat jest inny niż w zaproszeniu: ktoś może podsłuchiwać. Nic nie wysłano; poproś o nowe zaproszenie.
join-lacking = Brakuje tu czegoś, czego wymaga ta gra: { $reason }

# Ekran przed początkiem.
lobby-title = Kto gra
lobby-invitation = Zaproszenie
lobby-how = Wyślij je temu, kto ma grać: wklei je w „Dołącz do gry” w menu albo poda po coatl join.
lobby-connecting = Łączenie z gospodarzem…
lobby-free = wolne
lobby-waiting = czeka na kogoś
lobby-computer = komputer
lobby-here = przy stole
lobby-away = bez połączenia
lobby-fill = Enter sadza tu gracza komputerowego: ◄ { $computer } ►
lobby-seats-computer = komputer
lobby-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Możesz wyjść: twoje miejsce pozostanie, znajdziesz je w menu.
lobby-begins-watching = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Przyglądasz się, bez miejsca.
lobby-copied = Skopiowano { $invitation }, jeśli twój terminal na to pozwala.
lobby-unkept = Nie udało się zapisać twojego miejsca ({ $reason }): nie wychodź przed końcem gry.

# Lista gier, w których ma się miejsce.
own-seats-title = Gry z innymi
own-seats-none = Nie masz miejsca w żadnej grze.
own-seats-asking = pytam gospodarza…
own-seats-lobby = jeszcze się nie zaczęła
own-seats-yours = twoja kolej · tura { $turn }
own-seats-others = kolej: { $name } · tura { $turn }
own-seats-unknown = gospodarz nie odpowiada
own-seats-refused = gospodarz już cię nie wpuszcza
own-seats-sure = Jeszcze raz, a gra zniknie z listy: wrócisz tylko wtedy, gdy ktoś zwolni twoje miejsce.
own-seats-unreadable = Nie można odczytać lub zapisać listy twoich miejsc: { $reason }.
