# Dlaczego nie można użyć zapisanej gry i co pomoże.

save-damaged = Plik { $file } jest uszkodzony (wiersz { $line }): użyj kopii zapasowej ({ $file }.bak), jeśli istnieje.
save-foreign = Plik { $file } nie jest zapisaną grą w Cóatla.
save-newer = Plik { $file } pochodzi z nowszej wersji programu (format { $version }; ta czyta { $known }): zaktualizuj program, aby go otworzyć.
save-rulings = Gra w pliku { $file } toczy się według rozstrzygnięć z nowszej wersji programu (numer { $rulings }; ta zna je do numeru { $known }): zaktualizuj program, aby grać dalej. Plik pozostał bez zmian.
save-field = Plik { $file } nie jest pełnym zapisem gry ({ $problem }): użyj kopii zapasowej ({ $file }.bak), jeśli istnieje.
save-record = { $file }, wiersz { $line }: „{ $text }” nie może być w zapisie gry.
save-content-missing = Plik { $file } wymaga { $kind ->
    [card-set] zestawu kart
    [variant] wariantu
   *[option] opcji
} „{ $id }” z wtyczki „{ $plugin }”. Plik twierdzi, że zawiera to dystrybucja „{ $install }” w wersji „{ $wanted }”: jeśli temu ufasz, zainstaluj ją i spróbuj ponownie.
save-content-nowhere = Plik { $file } wymaga { $kind ->
    [card-set] zestawu kart
    [variant] wariantu
   *[option] opcji
} „{ $id }” z wtyczki „{ $plugin }” w wersji „{ $wanted }”, ale nie podaje niczego, co dałoby się zainstalować: zdobądź wtyczkę od jej autora i spróbuj ponownie.
save-content-broken = Plik { $file } wymaga { $kind ->
    [card-set] zestawu kart
    [variant] wariantu
   *[option] opcji
} „{ $id }” z wtyczki „{ $plugin }”, która nie jest używana: { $reason }
save-content-off = Plik { $file } wymaga wtyczki „{ $plugin }”, która jest wyłączona: włącz ją i spróbuj ponownie.
save-content-changed = Grę z pliku { $file } rozgrywano z wersją „{ $wanted }” wtyczki „{ $plugin }”; w zainstalowanej wersji ({ $found }) „{ $id }” jest inny: zainstaluj „{ $install }” w wersji „{ $wanted }”, aby otworzyć tę grę.
save-content-edited = { $file } wymaga „{ $id }” z wtyczki „{ $plugin }” w takiej postaci, jaką miała przy zapisie gry. Jej kod od tamtej pory się zmienił, a wersja nie: wciąż jest to { $wanted }. Zainstaluj kod z tamtego czasu, aby otworzyć grę; kto tworzy wtyczkę, instaluje ją z --link.
save-variant-failed = Błąd wtyczki „{ $plugin }” w grze z pliku { $file }: { $error }. Plik pozostał bez zmian.
save-unplayable = Tej gry nie da się rozpocząć: { $reason }.
save-action = Akcji { $number } z pliku { $file }, „{ $action }”, nie da się wykonać: { $reason }
save-state = Zapis w pliku { $file } nie odtwarza gry, z której powstał (od akcji { $number }): użyj kopii zapasowej ({ $file }.bak), jeśli istnieje.
save-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
save-unwritable = Nie da się zapisywać gier w { $file }: { $reason }. Sprawdź uprawnienia do zapisu albo ustaw w COATL_HOME inny folder.
save-locked = Gra z pliku { $file } toczy się w innym oknie: najpierw zamknij tamto.

# Powód dla save-action, gdy tekst w ogóle nie jest akcją i gdy zabrania jej zasada.
action-unknown = tak nie zapisuje się żadnej akcji.
action-refused = zasada { $rule }: { $reason }

# Dlaczego system odmówił: koniec zdania, po dwukropku albo w nawiasie.
system-missing = nie ma takiego pliku ani folderu
system-denied = brak uprawnień
system-full = dysk jest pełny
system-folder = to folder
system-no-folder = część ścieżki nie jest folderem
system-read-only = dysk jest tylko do odczytu
system-long-name = nazwa jest za długa
system-busy = jest w użyciu
system-exists = już istnieje
system-not-empty = folder nie jest pusty
system-broken = błąd dysku
system-refused = nikt tam nie odpowiada
system-unreachable = żadna droga w sieci tam nie prowadzi
system-late = odpowiedź nie przyszła na czas
system-cut = połączenie jest przerwane
system-no-address = ten komputer nie ma takiego adresu
