# Hostitel her pro více počítačů (docs/hosting.md).

hosting-store-newer = { $file } pochází z novější verze tohoto programu: aby se jeho hry daly hostit, program aktualizuj.
hosting-store-foreign = { $file } neobsahuje hry: zadej jiný soubor pomocí --store.
hosting-store-damaged = { $file } je poškozen ({ $reason }). Zůstane, jak je: obnov jej ze zálohy, nebo zadej jiný soubor pomocí --store.
hosting-store-taken = { $file } používá jiný hostitel: nejdřív jej ukonči, nebo zadej jiný soubor pomocí --store.
hosting-store-full = Na disku není pro { $file } místo: uvolni nějaké. Co bylo oznámeno, je uloženo.
hosting-store-unusable = { $file } nelze použít: { $reason }.
hosting-store-behind = V této hře už pokračoval jiný hostitel: načítá se znovu.
hosting-store-unreachable = K databázi { $file } se nelze připojit: { $reason }. Podívej se, zda běží a zda adresa, uživatel a heslo souhlasí.
hosting-store-rights = Uživatel databáze { $file } tohle nesmí: { $reason }. Musí mu patřit databáze, nebo její schéma coatl.
hosting-store-schema = V { $file } patří schéma coatl jinému programu: zadej jinou databázi pomocí --store.
hosting-store-url = --store potřebuje soubor, nebo adresu databáze PostgreSQL: postgresql://UŽIVATEL@POČÍTAČ/DATABÁZE.
hosting-store-driver = Databáze potřebuje knihovnu, která není nainstalovaná: pip install 'coatl[net-postgres]'

# Co hostitel píše do záznamu.
hosting-log-ready = Připraveno: ostatní se ke hře připojí přes KÓD@{ $address }. Hry jsou v { $store }.
hosting-log-game-made = Z { $address } byla založena hra { $game }.
hosting-log-archive-failed = Hra { $game } se neuloží do archivu a zůstává, jak je, stejně jako jiné jí podobné: { $reason }
hosting-log-game-failed = Hra { $game } teď nemůže pokračovat: { $reason }
hosting-log-player-failed = Hra { $game }: počítačový hráč { $player } selhal a místo něj hraje jiný: { $reason }
hosting-log-computers-lost = Počítačoví hráči teď přemýšlejí v procesech tohoto hostitele: { $reason }
hosting-log-computers-back = Počítačoví hráči zase přemýšlejí na clusteru na adrese { $address }.
hosting-log-computers-lacking = Proces clusteru { $machine } se nevyužívá. Nemá, nebo má v jiné verzi: { $missing }
hosting-log-line-cut = Spojení z { $address } bylo přerušeno: { $reason }
hosting-log-store-failed = Co se právě stalo, nešlo uložit, a nikdo se to nedozvěděl: { $reason }
hosting-log-store-lost = Úložiště už nelze použít, hostitel končí: { $reason }

hosting-cut-too-fast = příliš mnoho zpráv.
hosting-cut-malformed = nesmysly.

# Proč hostitel neudělá, oč byl požádán.
hosting-no-malformed = Hostitel tomu nerozuměl: aktualizuj starší z obou programů.
hosting-no-nowhere = U tohoto hostitele nemáš místo v žádné hře: připoj se znovu.
hosting-no-no-game = Hra s tímto kódem neexistuje: zkontroluj, zda je správně napsaný.
hosting-no-full = Všechna místa této hry jsou obsazena. Můžeš jen přihlížet, pokud to její zakladatel dovolil.
hosting-no-full-watching = Přihlížejících je tolik, kolik jich hostitel pustí: zkus to později.
hosting-no-token = Toto místo bylo uvolněno a možná už patří někomu jinému: je-li volné, připoj se znovu.
hosting-no-watching = V této hře se přihlížet nesmí, nebo přihlížíš a nemůžeš nic dělat.
hosting-no-over = Tato hra skončila.
hosting-no-waiting = Hra ještě nezačala: na někoho se čeká.
hosting-no-between = Tato propustka platí, ale žádná tvá hra teď není na řadě: zkus to znovu, jakmile bude ohlášena další.
hosting-no-setup = Takovou hru hostitel vést nemůže: chybí mu sada karet, varianta nebo počítačový hráč, nebo takové nastavení není možné.
hosting-no-not-yours = To udělat nesmíš: smí to jen zakladatel, nebo ještě neuplynuly dvě minuty, co je hráč toho místa bez spojení.
hosting-no-wait = Hostitel prosí o strpení: přišlo odtud příliš mnoho špatných kódů, nebo právě nemůže nic uložit. Zkus to později.
hosting-no-too-fast = To bylo příliš rychle: zkus to za chvilku znovu.
hosting-no-too-many = To je příliš mnoho: toto místo už má čtyři spojení, nebo je odtud dvacet nedohraných her.
hosting-no-version = Hostitel používá jinou verzi protokolu: aktualizuj starší z obou programů.
hosting-no-variant-failed = Varianta této hry u hostitele selhala: kdo ho provozuje, najde důvod v jeho záznamu.

# Spuštění vedle aplikace a odchod.
host-unstarted = Hostitele se nepodařilo spustit: { $reason }.
host-ended = Hostitel hned skončil; co přitom vypsal, je v { $file }.
host-late = Hostitel nebyl včas připraven; co zatím vypsal, je v { $file }. Zkus to znovu.
host-question = Dokud hostitel běží, mohou ostatní hrát dál
host-goes-on = nechat hostitele běžet
host-end = ukončit ho; hry budou pokračovat, až se vrátí
help-host = Odchod, když běží hostitel
