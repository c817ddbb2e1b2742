# Gospodarz gier na kilku komputerach (docs/hosting.md).

hosting-store-newer = Plik { $file } pochodzi z nowszej wersji programu: zaktualizuj program, aby udostępniać te gry.
hosting-store-foreign = Plik { $file } nie zawiera gier: podaj inny plik w --store.
hosting-store-damaged = Plik { $file } jest uszkodzony ({ $reason }). Pozostaje bez zmian: przywróć go z kopii zapasowej albo podaj inny plik w --store.
hosting-store-taken = Pliku { $file } używa inny gospodarz: najpierw zakończ jego pracę albo podaj inny plik w --store.
hosting-store-full = Na dysku brakuje miejsca na plik { $file }: zwolnij trochę miejsca. To, co ogłoszono, jest zapisane.
hosting-store-unusable = Nie da się użyć pliku { $file }: { $reason }.
hosting-store-behind = Tę grę poprowadził dalej inny gospodarz: jest wczytywana ponownie.
hosting-store-unreachable = Nie da się połączyć z bazą danych { $file }: { $reason }. Sprawdź, czy działa i czy adres, użytkownik i hasło się zgadzają.
hosting-store-rights = Użytkownikowi bazy { $file } nie wolno tego zrobić: { $reason }. Musi do niego należeć baza danych albo jej schemat coatl.
hosting-store-schema = W { $file } schemat coatl należy do innego programu: podaj inną bazę danych w --store.
hosting-store-url = --store wymaga pliku albo adresu bazy danych PostgreSQL: postgresql://UŻYTKOWNIK@KOMPUTER/BAZA.
hosting-store-driver = Baza danych wymaga biblioteki, której nie zainstalowano: pip install 'coatl[net-postgres]'

# Co gospodarz zapisuje w dzienniku.
hosting-log-ready = Gotowe: inni dołączają do gry przez KOD@{ $address }. Gry są w pliku { $store }.
hosting-log-game-made = Z adresu { $address } założono grę { $game }.
hosting-log-archive-failed = Gra { $game } nie trafia do archiwum i pozostaje bez zmian, tak jak inne do niej podobne: { $reason }
hosting-log-game-failed = Gra { $game } nie może się teraz toczyć: { $reason }
hosting-log-player-failed = Gra { $game }: gracz komputerowy { $player } przestał działać; zastępuje go inny: { $reason }
hosting-log-computers-lost = Gracze komputerowi myślą teraz w procesach tego gospodarza: { $reason }
hosting-log-computers-back = Gracze komputerowi znów myślą na klastrze pod adresem { $address }.
hosting-log-computers-lacking = Proces klastra { $machine } nie jest używany. Nie ma albo ma w innej wersji: { $missing }
hosting-log-line-cut = Połączenie z { $address } zostało przerwane: { $reason }
hosting-log-store-failed = Tego, co się właśnie stało, nie dało się zapisać i nikt się o tym nie dowiedział: { $reason }
hosting-log-store-lost = Magazynu gier nie da się już używać, gospodarz kończy pracę: { $reason }

hosting-cut-too-fast = za dużo wiadomości.
hosting-cut-malformed = bezsensowne wiadomości.

# Dlaczego gospodarz nie robi tego, o co go poproszono.
hosting-no-malformed = Gospodarz tego nie zrozumiał: zaktualizuj starszy z dwóch programów.
hosting-no-nowhere = Nie masz miejsca w żadnej grze tego gospodarza: dołącz ponownie.
hosting-no-no-game = Nie ma gry z tym kodem: sprawdź, czy jest dobrze zapisany.
hosting-no-full = Wszystkie miejsca w tej grze są zajęte. Możesz się tylko przyglądać, jeśli założyciel na to pozwolił.
hosting-no-full-watching = Przygląda się już tylu, ilu wpuszcza gospodarz: spróbuj później.
hosting-no-token = To miejsce zostało zwolnione i może już należeć do kogoś innego: jeśli jest wolne, dołącz ponownie.
hosting-no-watching = W tej grze nie wolno się przyglądać albo przyglądasz się i nic nie możesz zrobić.
hosting-no-over = Ta gra jest zakończona.
hosting-no-waiting = Gra jeszcze się nie zaczęła: czeka na kogoś.
hosting-no-between = Ta przepustka jest dobra, ale żadna twoja gra nie czeka teraz na rozegranie: spróbuj ponownie, gdy zostanie ogłoszona następna.
hosting-no-setup = Gospodarz nie może prowadzić takiej gry: brakuje mu zestawu kart, wariantu lub gracza komputerowego albo takie ustawienia są niemożliwe.
hosting-no-not-yours = Tego nie możesz zrobić: wolno to tylko założycielowi albo nie minęły jeszcze dwie minuty, odkąd gracz z tego miejsca nie ma połączenia.
hosting-no-wait = Gospodarz prosi o cierpliwość: przyszło stąd za dużo złych kodów albo nie może teraz niczego zapisać. Spróbuj później.
hosting-no-too-fast = To było za szybko: spróbuj ponownie za chwilę.
hosting-no-too-many = To za dużo: to miejsce ma już cztery połączenia albo założono stąd już dwadzieścia gier, które się nie skończyły.
hosting-no-version = Gospodarz używa innej wersji protokołu: zaktualizuj starszy z dwóch programów.
hosting-no-variant-failed = Błąd wariantu tej gry u gospodarza: kto uruchomił gospodarza, znajdzie przyczynę w jego dzienniku.

# Uruchomienie obok aplikacji i wyjście.
host-unstarted = Nie udało się uruchomić gospodarza: { $reason }.
host-ended = Gospodarz od razu zakończył pracę; jego komunikaty są w pliku { $file }.
host-late = Gospodarz nie był gotowy na czas; jego komunikaty są w pliku { $file }. Spróbuj ponownie.
host-question = Dopóki gospodarz działa, inni mogą grać dalej
host-goes-on = niech gospodarz działa dalej
host-end = zakończ jego pracę; gry potoczą się dalej, gdy wróci
help-host = Wyjście, gdy działa gospodarz
