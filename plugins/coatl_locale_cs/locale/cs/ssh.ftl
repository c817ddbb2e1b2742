# Dveře pro ssh (docs/hosting.md): co se návštěvník dozví mimo aplikaci.

ssh-no-key = Vítán je tu každý, kdo má klíč ssh, a stačí jakýkoli: vytvoř si ho příkazem „ssh-keygen -t ed25519“ a přijď znovu. Hesla tu nejsou.
ssh-no-terminal = Hra potřebuje terminál: s kódem hry si o něj řekni pomocí „ssh -t“.
ssh-full = Právě je tu příliš mnoho lidí: zkus to později. Tvé hry na tebe počkají.
ssh-failed = Něco se pokazilo a aplikace skončila. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
ssh-idle = Dlouho nepřišla žádná klávesa, a tak se aplikace zavřela. Tvé hry na tebe čekají: přijď znovu a pokračuj.
ssh-memory = Aplikace spotřebovala víc paměti, než návštěvník má. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
ssh-processor = Aplikace zabrala víc procesoru, než návštěvník má. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
ssh-cut = Server končí, nebo se znovu spouští. Tvé hry zůstávají uloženy: přijď znovu a pokračuj.
