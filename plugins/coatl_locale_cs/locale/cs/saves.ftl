# Proč uloženou hru nelze použít a co pomůže.

save-damaged = { $file } je poškozen (řádek { $line }): použij jeho zálohu ({ $file }.bak), pokud existuje.
save-foreign = { $file } není uložená hra Cóatl.
save-newer = { $file } pochází z novější verze tohoto programu (formát { $version }; tento čte { $known }): k otevření program aktualizuj.
save-rulings = { $file } je hra podle výkladů pravidel z novější verze tohoto programu (číslo { $rulings }; tento je zná po číslo { $known }): k dalšímu hraní program aktualizuj. Soubor zůstal beze změny.
save-field = { $file } není úplná uložená hra ({ $problem }): použij jeho zálohu ({ $file }.bak), pokud existuje.
save-record = { $file }, řádek { $line }: „{ $text }“ v zápisu hry být nemůže.
save-content-missing = { $file } potřebuje { $kind ->
    [card-set] sadu karet
    [variant] variantu
   *[option] volbu
} „{ $id }“ z pluginu „{ $plugin }“. Soubor tvrdí, že je v distribuci „{ $install }“, verze „{ $wanted }“: pokud tomu důvěřuješ, nainstaluj ji a zkus to znovu.
save-content-nowhere = { $file } potřebuje { $kind ->
    [card-set] sadu karet
    [variant] variantu
   *[option] volbu
} „{ $id }“ z pluginu „{ $plugin }“, verze „{ $wanted }“, ale neuvádí nic, co by šlo nainstalovat: získej plugin od jeho autora a zkus to znovu.
save-content-broken = { $file } potřebuje { $kind ->
    [card-set] sadu karet
    [variant] variantu
   *[option] volbu
} „{ $id }“ z pluginu „{ $plugin }“, který se nepoužívá: { $reason }
save-content-off = { $file } potřebuje plugin „{ $plugin }“, který je vypnutý: zapni ho a zkus to znovu.
save-content-changed = { $file } je hra hraná s verzí „{ $wanted }“ pluginu „{ $plugin }“; „{ $id }“ je v nainstalované podobě (verze { $found }) jiné: k otevření nainstaluj „{ $install }“ ve verzi „{ $wanted }“.
save-content-edited = { $file } potřebuje „{ $id }“ z pluginu „{ $plugin }“ v podobě z doby uložení. Kód pluginu se od té doby změnil, ale verze ne: pořád je to { $wanted }. Hru otevřeš, když nainstaluješ tehdejší kód; kdo plugin vyvíjí, instaluje ho s --link.
save-variant-failed = Plugin „{ $plugin }“ selhal ve hře { $file }: { $error }. Soubor zůstal beze změny.
save-unplayable = Tuto hru nelze rozdat: { $reason }.
save-action = Akci { $number } v { $file }, „{ $action }“, nelze provést: { $reason }
save-state = { $file } nevede ke hře, ze které byl uložen (po akci { $number }): použij jeho zálohu ({ $file }.bak), pokud existuje.
save-unreadable = { $file } nelze přečíst: { $reason }.
save-unwritable = Do { $file } nelze ukládat hry: { $reason }. Zkontroluj, kdo tam smí zapisovat, nebo nastav COATL_HOME na jinou složku.
save-locked = { $file } se hraje v jiném okně: nejdřív je zavři.

# Důvod pro save-action, když text vůbec není akce a když ji zakazuje pravidlo.
action-unknown = takto se žádná akce nezapisuje.
action-refused = { $reason } (pravidlo { $rule })

# Proč systém něco odmítl: konec věty, za dvojtečkou nebo v závorkách.
system-missing = takový soubor ani složka neexistuje
system-denied = chybí oprávnění
system-full = disk je plný
system-folder = je to složka
system-no-folder = část cesty není složka
system-read-only = disk je jen pro čtení
system-long-name = jméno je příliš dlouhé
system-busy = právě se používá
system-exists = už existuje
system-not-empty = složka není prázdná
system-broken = chyba disku
system-refused = nikdo tam neodpovídá
system-unreachable = síť tam nevede
system-late = odpověď nepřišla včas
system-cut = spojení je přerušené
system-no-address = tento počítač takovou adresu nemá
