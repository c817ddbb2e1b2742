# Drzwi dla ssh (docs/hosting.md): co gość czyta poza aplikacją.

ssh-no-key = Każdy, kto ma klucz ssh, jest tu mile widziany, a wystarczy dowolny: utwórz go poleceniem „ssh-keygen -t ed25519” i wróć. Haseł tu nie ma.
ssh-no-terminal = Gra potrzebuje terminala: z kodem gry poproś o niego przez „ssh -t”.
ssh-full = Jest tu teraz zbyt wielu gości: spróbuj później. Twoje gry poczekają.
ssh-failed = Coś poszło nie tak i aplikacja się zakończyła. Twoje gry są zapisane: wróć, aby grać dalej.
ssh-idle = Przez długi czas nie naciśnięto żadnego klawisza, więc aplikacja się zamknęła. Twoje gry czekają: wróć, aby grać dalej.
ssh-memory = Aplikacja zajęła więcej pamięci, niż przysługuje gościowi. Twoje gry są zapisane: wróć, aby grać dalej.
ssh-processor = Aplikacja zużyła więcej czasu procesora, niż przysługuje gościowi. Twoje gry są zapisane: wróć, aby grać dalej.
ssh-cut = Serwer kończy pracę albo uruchamia się ponownie. Twoje gry są zapisane: wróć, aby grać dalej.
