# Drzwi dla gości, którzy nie mają niczego zainstalowanego: strona wokół terminala, dziennik i polecenia (docs/guests.md).

cli-serve = pokaż grę gościom, którzy nie mają niczego zainstalowanego
cli-serve-description = Pokazuje grę gościom, którzy nie mają niczego zainstalowanego. Grają u jednego gospodarza: tego obok serwera albo innego.
cli-serve-web = pokaż grę w przeglądarkach
cli-serve-web-description = Pokazuje grę w przeglądarkach gości, aż zostanie zakończone (Ctrl-C). Kto wraca tą samą przeglądarką, siedzi znów na swoim miejscu. Bez --lan i --public strona jest dostępna tylko z tego komputera. Gospodarza gier uruchamia obok siebie, chyba że --host-of-games wskazuje innego.
cli-serve-web-port = port strony (domyślnie: 4780)
cli-serve-web-lan = wpuść także innych z sieci lokalnej; bez --certificate połączenia nie są szyfrowane
cli-serve-web-public = wpuść wszystkich: adres, pod którym goście znajdują stronę, np. https://games.example.org, wymaga --certificate albo --trust dla odwrotnego proxy; podają go zaproszenia
cli-serve-web-certificate = plik z certyfikatem, któremu ufają przeglądarki, w PEM: strona przychodzi przez https
cli-serve-web-key = plik z kluczem certyfikatu, jeśli nie ma go w tamtym
cli-serve-web-trust = adres odwrotnego proxy, któremu wierzy się, skąd przychodzi gość i czy przez https; można podać kilka razy
cli-serve-host = gospodarz, u którego grają goście, np. 192.168.1.7:4747; powinien ufać temu serwerowi (coatl host --trust)
cli-serve-visitors = ilu gości może być naraz (domyślnie: 50)
cli-serve-idle = po ilu minutach bez klawisza gość jest rozłączany (domyślnie: 60)
cli-serve-error-web = coatl serve web potrzebuje bibliotek, które nie są zainstalowane: pip install 'coatl[web]'
cli-serve-error-system = coatl serve nie działa w tym systemie: potrzebuje Linuksa albo macOS
cli-serve-error-start = proces, który uruchamia grę gościom, zawiódł: { $reason }
cli-serve-error-key = --key potrzebuje --certificate: pliku z certyfikatem do tego klucza
cli-serve-error-certificate = { $file } nie zawiera certyfikatu z kluczem, w PEM i bez hasła: podaj klucz w --key albo inny plik
cli-serve-error-unreadable = nie można odczytać certyfikatu { $file } albo jego klucza: { $reason }
cli-serve-error-public = --public potrzebuje adresu strony, np. https://games.example.org albo http://192.168.1.7:4780, a nie „{ $text }”
cli-serve-error-encryption = --public { $text }: inni mogliby czytać razem z tobą. Zacznij od https:// i podaj --certificate albo --trust dla odwrotnego proxy, które ma certyfikat
cli-serve-error-host = --host-of-games potrzebuje adresu gospodarza, np. 192.168.1.7:4747, a nie „{ $text }”

served-log-ready = Gotowe: goście znajdą grę pod { $address }. To, co zachowują, jest w { $homes }.
served-log-visitor-ended = Gość z { $address } został rozłączony: { $reason }
served-log-visitor-failed = Nie udało się wpuścić gościa z { $address }: { $reason }
served-log-visitors-full = Gość z { $address } nie został wpuszczony: gości jest już tylu, ilu może być.
served-ended-failed = aplikacja zawiodła albo została zabita.
served-ended-memory = aplikacja zajęła więcej pamięci, niż wolno gościowi.
served-ended-processor = aplikacja zajęła więcej procesora, niż wolno gościowi.

web-title = Cóatl
web-prompt = Gra: klawisze naciska się tutaj
web-again = Wróć
web-keyboard = Pokaż klawiaturę
web-noscript = Gra potrzebuje JavaScriptu: zezwól na niego na tej stronie.
web-connecting = Łączenie …
web-cut = Połączenie zerwane, kolejna próba …
web-left = Gra opuszczona.
web-idle = Długo nikt nic nie nacisnął, więc połączenie zamknięto. Twoje gry trwają dalej.
web-full = Gości jest tu już tylu, ilu może być. Spróbuj później.
web-memory = Aplikacja zajęła więcej pamięci, niż wolno gościowi, i została zakończona. Twoje gry trwają dalej.
web-processor = Aplikacja była zbyt długo zajęta i została zakończona. Twoje gry trwają dalej.
web-failed = Coś tu poszło nie tak. Twoje gry trwają dalej.
web-cookie = Ta strona potrzebuje ciasteczka, dzięki któremu wrócisz na swoje miejsce: zezwól na nie i wczytaj stronę ponownie.
