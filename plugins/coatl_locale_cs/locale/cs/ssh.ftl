# Dveře pro ssh (docs/guests.md): co se návštěvník dozví mimo aplikaci.

cli-serve-ssh = ukazuje hru přes ssh
cli-serve-ssh-description = Ukazuje hru návštěvníkům, kteří přijdou přes ssh, dokud ji neukončíš (Ctrl-C). Účtem je jakýkoli klíč: kdo se vrátí s týmž klíčem, sedí zase na svém místě. Nejsou tu hesla, příkazy, soubory ani přesměrování. Bez --lan a --public je dostupná jen z tohoto počítače. Hostitele her spustí vedle sebe, pokud --host-of-games neudává jiného.
cli-serve-ssh-port = port pro ssh (výchozí: 4722)
cli-serve-ssh-lan = pustit dovnitř i ostatní z místní sítě
cli-serve-ssh-public = pustit dovnitř všechny, kdo tento port najdou pod tímto jménem a portem, např. games.example.org:4722; pozvánky ho uvádějí
cli-serve-ssh-key = soubor s klíčem, podle něhož návštěvníci server poznají; poprvé se vytvoří
cli-serve-error-ssh = coatl serve ssh potřebuje knihovny, které nejsou nainstalované: pip install 'coatl[ssh]'
cli-serve-error-ssh-key-open = klíč { $file } mohou číst i ostatní na tomto počítači: nech ho jen sobě pomocí chmod 600, nebo ho smaž a vytvoří se nový
cli-serve-error-ssh-key-foreign = { $file } není soukromý klíč ssh bez hesla: udej jiný soubor pomocí --key, nebo ho smaž a vytvoří se nový
cli-serve-error-unreadable-key = klíč { $file } nelze přečíst ani vytvořit: { $reason }

ssh-no-key = Vítán je tu každý, kdo má klíč ssh, a stačí jakýkoli: vytvoř si ho příkazem „ssh-keygen -t ed25519“ a přijď znovu. Hesla tu nejsou.
ssh-no-terminal = Hra potřebuje terminál: s kódem hry si o něj řekni pomocí „ssh -t“.
ssh-full = Právě je tu příliš mnoho lidí: zkus to později. Tvé hry na tebe počkají.
ssh-failed = Něco se pokazilo a aplikace skončila. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
ssh-idle = Dlouho nepřišla žádná klávesa, a tak se aplikace zavřela. Tvé hry na tebe čekají: přijď znovu a pokračuj.
ssh-memory = Aplikace spotřebovala víc paměti, než návštěvník má. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
ssh-processor = Aplikace zabrala víc procesoru, než návštěvník má. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
ssh-cut = Server končí, nebo se znovu spouští. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
