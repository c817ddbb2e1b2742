# Dveře pro návštěvníky, kteří nemají nic nainstalováno: stránka kolem terminálu, záznam a příkazy (docs/guests.md).

cli-serve = ukazuje hru návštěvníkům, kteří nemají nic nainstalováno
cli-serve-description = Ukazuje hru návštěvníkům, kteří nemají nic nainstalováno. Hrají na jednom hostiteli: na tom vedle tohoto serveru, nebo na jiném.
cli-serve-web = ukazuje hru v prohlížečích
cli-serve-web-description = Ukazuje hru v prohlížečích návštěvníků, dokud se neukončí (Ctrl-C). Kdo se vrátí se stejným prohlížečem, sedí zase na svém místě. Bez --lan a --public je stránka dostupná jen z tohoto počítače. Hostitele her spustí vedle sebe, pokud --host-of-games neuvádí jiného.
cli-serve-web-port = port stránky (výchozí: 4780)
cli-serve-web-lan = pustí dovnitř i ostatní z místní sítě; bez --certificate nejsou spojení šifrovaná
cli-serve-web-public = pustí dovnitř všechny: adresa, na které návštěvníci stránku najdou, např. https://games.example.org, k níž patří --certificate, nebo --trust u reverzní proxy; uvádějí ji pozvánky
cli-serve-web-certificate = soubor s certifikátem, kterému prohlížeče věří, v PEM: stránka pak přichází přes https
cli-serve-web-key = soubor s klíčem k certifikátu, pokud v něm není
cli-serve-web-trust = adresa reverzní proxy, které se věří, odkud návštěvník přichází a zda přes https; lze uvést vícekrát
cli-serve-host = hostitel, na kterém návštěvníci hrají, např. 192.168.1.7:4747; měl by tomuto serveru věřit (coatl host --trust)
cli-serve-visitors = kolik návštěvníků tu smí být najednou (výchozí: 50)
cli-serve-idle = po kolika minutách bez klávesy se návštěvník odpojí (výchozí: 60)
cli-serve-error-web = coatl serve web potřebuje knihovny, které nejsou nainstalované: pip install 'coatl[web]'
cli-serve-error-system = coatl serve na tomto systému nefunguje: potřebuje Linux nebo macOS
cli-serve-error-start = proces, který spouští hru návštěvníkům, selhal: { $reason }
cli-serve-error-key = --key potřebuje --certificate: soubor s certifikátem k tomuto klíči
cli-serve-error-certificate = { $file } neobsahuje certifikát s klíčem v PEM a bez hesla: uveď klíč pomocí --key, nebo jiný soubor
cli-serve-error-unreadable = certifikát { $file } nebo jeho klíč nelze přečíst: { $reason }
cli-serve-error-public = --public potřebuje adresu stránky, např. https://games.example.org nebo http://192.168.1.7:4780, ne „{ $text }“
cli-serve-error-encryption = --public { $text }: jiní by mohli číst s tebou. Začni ji https:// a uveď --certificate, nebo --trust u reverzní proxy, která certifikát má
cli-serve-error-host = --host-of-games potřebuje adresu hostitele, např. 192.168.1.7:4747, ne „{ $text }“

served-log-ready = Připraveno: návštěvníci najdou hru na { $address }. Co si ukládají, je v { $homes }.
served-log-visitor-ended = Návštěvník z { $address } byl odpojen: { $reason }
served-log-visitor-failed = Návštěvníka z { $address } se nepodařilo pustit dovnitř: { $reason }
served-log-visitors-full = Návštěvník z { $address } nebyl vpuštěn: návštěvníků už je tolik, kolik jich smí být.
served-ended-failed = aplikace selhala nebo byla zabita.
served-ended-memory = aplikace zabrala víc paměti, než návštěvník smí mít.
served-ended-processor = aplikace zabrala víc procesoru, než návštěvník smí mít.

web-title = Cóatl
web-prompt = Hra: klávesy se tisknou tady
web-again = Vrátit se
web-keyboard = Ukázat klávesnici
web-noscript = Hra potřebuje JavaScript: povol ho pro tuto stránku.
web-connecting = Připojuje se …
web-cut = Spojení je přerušené, zkouší se znovu …
web-left = Hra je opuštěná.
web-idle = Dlouho nikdo nic nestiskl, a tak se spojení ukončilo. Tvé hry pokračují.
web-full = Návštěvníků je tu už tolik, kolik jich smí být. Zkus to později.
web-memory = Aplikace zabrala víc paměti, než návštěvník smí mít, a byla ukončena. Tvé hry pokračují.
web-processor = Aplikace byla příliš dlouho zaneprázdněná a byla ukončena. Tvé hry pokračují.
web-failed = Něco se tu pokazilo. Tvé hry pokračují.
web-cookie = Stránka potřebuje cookie, díky které se vrátíš na své místo: povol ji a načti stránku znovu.
