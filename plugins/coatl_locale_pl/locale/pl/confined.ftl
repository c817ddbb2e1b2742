# Aplikacja gościa, który nie ma nic zainstalowanego: co mówi inaczej (docs/guests.md).

served-off = Jesteś tu gościem: to działa tylko w grze zainstalowanej na twoim komputerze.
served-full = Wśród twoich plików nie ma już miejsca na kolejną grę: usuń część zapisanych gier i spróbuj ponownie.
form-served-several = Przy tej klawiaturze gra jedna osoba: wybierz tu „zaproszony” albo gracza komputerowego.
join-code-help = Kod, który ci przysłano, na przykład 5PT3-8122. Wklej go albo wpisz.
join-no-code = To nie kod gry; kod wygląda tak: 5PT3-8122.
join-other-host = Ta gra jest u innego gospodarza, a stąd można dołączyć tylko do gier tego. Do innych dołączysz z gry zainstalowanej na twoim komputerze.
lobby-how-served = Wyślij coś z tego temu, kto ma grać. Gość może też wpisać kod w „Dołącz do gry” w menu.
settings-keymap-served = Jakie klawisze mają polecenia. W grze zainstalowanej na twoim komputerze każdy z nich można zmienić własnym plikiem.
crash-served = W grze coś poszło nie tak. Twoje gry są zapisane: wróć, aby grać dalej.
