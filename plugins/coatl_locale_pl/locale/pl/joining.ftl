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
command-end-chosen = zakończ dla wszystkich
command-end-chosen-name = zakończ grę dla wszystkich
command-end-chosen-help = Zakończ dla wszystkich grę pod kursorem, jeśli jest twoja.
command-free-seat = zwolnij miejsce
command-free-seat-help = Zwolnij miejsce pod kursorem dla kogoś innego, dopóki gra się nie zaczęła.
command-seat-computer = komputer na miejsce
command-seat-computer-help = Posadź gracza komputerowego na wolnym miejscu pod kursorem. Przy ostatnim wolnym miejscu najpierw pada pytanie: gra się wtedy zaczyna.
command-begin-now = zacznij
command-begin-now-name = zacznij z komputerami na wolnych miejscach
command-begin-now-help = Zacznij grę z graczem komputerowym na każdym wolnym miejscu, nie czekając na nikogo. Klawisz naciska się dwa razy.

# Ekran dołączania.
join-title = Dołącz do gry
join-invitation = Zaproszenie
join-name = Twoje imię
join-name-hint = zobaczą je inni
join-look-on = tylko się przyglądam
join-invitation-help = To, co ci przysłano: kod i adres, a między nimi @. Wklej je albo wpisz.
join-guest-name-help = Pod tym imieniem zobaczą cię inni; ma najwyżej { $most } znaków. Enter dołącza do gry.
join-look-on-help = Przyglądaj się grze bez miejsca przy stole, jeśli założyciel pozwala.
join-no-invitation = To nie zaproszenie; zaproszenie wygląda tak: 5PT3-8122@192.168.1.7:4747.
join-no-name = Podaj imię: inni chcą wiedzieć, kim jesteś.
join-needs-net = Gry z innymi wymagają bibliotek, których nie zainstalowano: pip install 'coatl[net]'
join-unreachable = Pod adresem { $address } nikt nie odpowiada: czy gospodarz działa i czy adres oraz port są poprawne?
join-unknown-host = Nie ma komputera o nazwie { $host }: czy jest dobrze zapisana?
join-unsafe = Połączenia z { $address } nie da się bezpiecznie zaszyfrować: czy zaproszenie jest całe, razem z tym, co stoi po #?
join-no-game = Pod adresem { $address } nie ma gry { $code }: sprawdź, czy kod i adres są dobrze zapisane.
join-full = W grze { $code } pod adresem { $address } nie ma miejsca: wszystkie przy stole albo te dla widzów są zajęte.
join-no-host = To, co odpowiada pod adresem { $address }, nie jest gospodarzem tej gry albo jest nowsze.
join-wrong-pin = Certyfikat jest inny niż w zaproszeniu: ktoś może podsłuchiwać. Nic nie wysłano; poproś o nowe zaproszenie.
join-lacking = Brakuje tu czegoś, czego wymaga ta gra: { $reason }

# Ekran przed początkiem.
lobby-title = Kto gra: zajęte { $taken } z { $all }
lobby-seats = Kto gra
lobby-invitation = Przekaż dalej
lobby-terminal = w terminalu
lobby-how = Ten sam wiersz przyjmie pozycja „{ menu-join }” w menu.
lobby-connecting = Łączenie z gospodarzem…
lobby-free = wolne
lobby-computer = komputer, { $kind }
lobby-for-code = dla tego, kto ma kod
lobby-own = ty, przy tej klawiaturze
lobby-elsewhere = przy innym komputerze
lobby-ready = gotowy
lobby-here = przy stole
lobby-away = bez połączenia
lobby-sure-last = Ostatnie wolne miejsce zajmie komputer i gra od razu się zacznie: zaproszeni nie będą już mogli przyjść. { $begin } zaczyna.
lobby-sure-all = Wolne miejsca zajmą komputery i gra od razu się zacznie: zaproszeni nie będą już mogli przyjść. { $begin } zaczyna.
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
own-seats-between = teraz nie ma gry dla ciebie
own-seats-sure-delete = Jeszcze raz { $delete }, a gra zniknie z listy: wrócisz tylko wtedy, gdy ktoś zwolni twoje miejsce.
own-seats-sure-delete-own = Jeszcze raz { $delete }, a twoja gra zniknie z listy: potoczy się dalej bez ciebie i nikt jej już nie zakończy. { $end } kończy ją dla wszystkich.
own-seats-sure-end = Jeszcze raz { $end }, a gra skończy się dla wszystkich; nie będzie można jej dokończyć.
own-seats-ended = Gra skończyła się dla wszystkich. Jeśli już trwała, jest wśród twoich zapisanych gier.
own-seats-unreadable = Nie można odczytać lub zapisać listy twoich miejsc: { $reason }.
