# Drzwi dla ssh (docs/guests.md): co gość czyta poza aplikacją.

cli-serve-ssh = pokaż grę przez ssh
cli-serve-ssh-description = Pokazuje grę gościom, którzy przychodzą przez ssh, dopóki jej nie zakończysz (Ctrl-C). Kontem jest dowolny klucz: kto wraca z tym samym, znów siedzi na swoim miejscu. Nie ma tu haseł, poleceń, plików ani przekierowań. Bez --lan i --public jest dostępna tylko z tego komputera. Gospodarza gier uruchamia obok siebie, chyba że --host-of-games wskazuje innego.
cli-serve-ssh-port = port dla ssh (domyślnie: 4722)
cli-serve-ssh-lan = wpuszczaj innych z sieci lokalnej
cli-serve-ssh-public = wpuszczaj wszystkich, którzy znajdą ten port pod tą nazwą i tym portem, np. games.example.org:4722; podają go zaproszenia
cli-serve-ssh-key = plik z kluczem, po którym goście poznają serwer; za pierwszym razem powstaje
cli-serve-error-ssh = coatl serve ssh wymaga bibliotek, których nie zainstalowano: pip install 'coatl[ssh]'
cli-serve-error-ssh-key-open = klucz { $file } mogą czytać inni na tym komputerze: zachowaj go tylko dla siebie przez chmod 600 albo usuń, a powstanie nowy
cli-serve-error-ssh-key-foreign = { $file } nie jest prywatnym kluczem ssh bez hasła: podaj inny plik przez --key albo usuń ten, a powstanie nowy
cli-serve-error-unreadable-key = klucza { $file } nie można odczytać ani utworzyć: { $reason }

ssh-no-key = Każdy, kto ma klucz ssh, jest tu mile widziany, a wystarczy dowolny: utwórz go poleceniem „ssh-keygen -t ed25519” i wróć. Haseł tu nie ma.
ssh-no-terminal = Gra potrzebuje terminala: z kodem gry poproś o niego przez „ssh -t”.
ssh-full = Jest tu teraz zbyt wielu gości: spróbuj później. Twoje gry poczekają.
ssh-failed = Coś poszło nie tak i aplikacja się zakończyła. Twoje gry są zapisane: wróć, aby grać dalej.
ssh-idle = Przez długi czas nie naciśnięto żadnego klawisza, więc aplikacja się zamknęła. Twoje gry czekają: wróć, aby grać dalej.
ssh-memory = Aplikacja zajęła więcej pamięci, niż przysługuje gościowi. Twoje gry są zapisane: wróć, aby grać dalej.
ssh-processor = Aplikacja zużyła więcej czasu procesora, niż przysługuje gościowi. Twoje gry są zapisane: wróć, aby grać dalej.
ssh-cut = Serwer kończy pracę albo uruchamia się ponownie. Twoje gry są zapisane: wróć, aby grać dalej.
