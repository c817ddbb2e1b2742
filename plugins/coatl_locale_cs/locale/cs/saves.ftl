# Proč uloženou hru nelze použít a co pomůže.

save-damaged = { $file } je poškozen (řádek { $line }): použij jeho zálohu ({ $file }.bak), pokud existuje.
save-foreign = { $file } není uložená hra Cóatl.
save-newer = { $file } pochází z novější verze tohoto programu (formát { $version }; tento čte { $known }): k otevření program aktualizuj.
save-field = { $file } není úplná uložená hra ({ $problem }): použij jeho zálohu ({ $file }.bak), pokud existuje.
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
save-content-off = { $file } potřebuje plugin „{ $plugin }“, který je vypnutý: zapni ho a zkus to znovu.
save-content-changed = { $file } je hra hraná s verzí „{ $wanted }“ pluginu „{ $plugin }“; „{ $id }“ je v nainstalované podobě (verze { $found }) jiné: k otevření nainstaluj „{ $install }“ ve verzi „{ $wanted }“.
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
