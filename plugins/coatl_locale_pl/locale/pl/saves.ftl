# Dlaczego nie można użyć zapisanej gry i co pomoże.

save-damaged = Plik { $file } jest uszkodzony (wiersz { $line }): użyj kopii zapasowej ({ $file }.bak), jeśli istnieje.
save-foreign = Plik { $file } nie jest zapisaną grą w Cóatla.
save-newer = Plik { $file } pochodzi z nowszej wersji programu (format { $version }; ta czyta { $known }): zaktualizuj program, aby go otworzyć.
save-field = Plik { $file } nie jest pełnym zapisem gry ({ $problem }): użyj kopii zapasowej ({ $file }.bak), jeśli istnieje.
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
save-content-off = Plik { $file } wymaga wtyczki „{ $plugin }”, która jest wyłączona: włącz ją i spróbuj ponownie.
save-content-changed = Grę z pliku { $file } rozgrywano z wersją „{ $wanted }” wtyczki „{ $plugin }”; w zainstalowanej wersji ({ $found }) „{ $id }” jest inny: zainstaluj „{ $install }” w wersji „{ $wanted }”, aby otworzyć tę grę.
save-variant-failed = Wtyczka „{ $plugin }” zawiodła w grze z pliku { $file }: { $error }. Plik pozostał bez zmian.
save-unplayable = Tej gry nie da się rozpocząć: { $reason }.
save-action = Akcji { $number } z pliku { $file }, „{ $action }”, nie da się wykonać: { $reason }
save-state = Plik { $file } nie prowadzi do gry, z której powstał (po akcji { $number }): użyj kopii zapasowej ({ $file }.bak), jeśli istnieje.
save-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
save-unwritable = Nie da się zapisywać gier w { $file }: { $reason }. Sprawdź, kto może tam pisać, albo ustaw w COATL_HOME inny folder.
save-locked = Gra z pliku { $file } toczy się w innym oknie: najpierw zamknij tamto.

# Powód dla save-action, gdy tekst w ogóle nie jest akcją i gdy zabrania jej zasada.
action-unknown = tak nie zapisuje się żadnej akcji.
action-refused = { $reason } (zasada { $rule })
