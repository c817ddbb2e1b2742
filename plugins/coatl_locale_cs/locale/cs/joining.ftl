# Hry u hostitelů: připojení, čekání na začátek, návrat (docs/hosting.md).

menu-join = Připojit se ke hře
menu-own-seats = Hry s ostatními
menu-asking = Hledá se hra, která na tebe čeká…

help-join = Připojení ke hře
help-lobby = Před hrou s ostatními
help-own-seats = Hry s ostatními

command-join = připojit se
command-join-name = připojit se ke hře ostatních
command-join-help = Připojí tě ke hře na jiném počítači, do které tě někdo pozval.
command-own-seats = hry s ostatními
command-own-seats-help = Vypíše hry na jiných počítačích, ve kterých máš místo, a kdo je v nich na tahu.
command-copy-invitation = kopírovat
command-copy-invitation-name = kopírovat pozvánku
command-copy-invitation-help = Zkopíruje pozvánku, aby se dala poslat tomu, kdo se má připojit.
command-end-chosen = ukončit pro všechny
command-end-chosen-name = ukončit hru pro všechny
command-end-chosen-help = Ukončí hru pod kurzorem pro všechny, pokud je tvoje.
command-free-seat = uvolnit místo
command-free-seat-help = Uvolní místo pod kurzorem pro někoho jiného, dokud hra nezačala.
command-seat-computer = počítač na místo
command-seat-computer-help = Posadí na volné místo pod kurzorem počítačového hráče. U posledního volného místa se nejdřív zeptá: hra tím začne.
command-begin-now = začít
command-begin-now-name = začít s počítači na volných místech
command-begin-now-help = Začne hru s počítačovým hráčem na každém volném místě a na nikoho nečeká. Klávesa se stiskne dvakrát.

# Obrazovka pro připojení.
join-title = Připojit se ke hře
join-invitation = Pozvánka
join-name = Tvoje jméno
join-name-hint = uvidí je ostatní
join-look-on = jen přihlížet
join-invitation-help = Kód a adresa, mezi nimi @, jak ti je někdo poslal. Vlož je, nebo napiš.
join-guest-name-help = Toto jméno uvidí ostatní, má nejvýš { $most } znaků. Enter tě připojí ke hře.
join-look-on-help = Přihlížet hře bez místa u stolu, pokud to její zakladatel dovolil.
join-no-invitation = To není pozvánka; ta vypadá jako 5PT3-8122@192.168.1.7:4747.
join-no-name = Napiš jméno, ať ostatní vědí, kdo jsi.
join-needs-net = Hry s ostatními potřebují knihovny, které nejsou nainstalované: pip install 'coatl[net]'
join-unreachable = Na adrese { $address } nikdo neodpovídá: běží hostitel a jsou adresa i port správné?
join-unknown-host = Počítač se jménem { $host } nikdo nezná: je jméno napsané správně?
join-unsafe = Spojení s { $address } nelze bezpečně zašifrovat: je pozvánka celá, i s tím, co stojí za #?
join-no-game = Hra { $code } na adrese { $address } není: zkontroluj, jestli jsou kód a adresa napsané správně.
join-full = Ve hře { $code } na adrese { $address } není místo: všechna u stolu, nebo ta pro diváky, jsou obsazená.
join-no-host = To, co odpovídá na adrese { $address }, není hostitel této hry, nebo je novější.
join-wrong-pin = Certifikát neodpovídá pozvánce: spojení může někdo odposlouchávat. Nic nebylo odesláno, požádej o novou pozvánku.
join-lacking = Chybí tu něco, s čím se hraje: { $reason }

# Obrazovka před začátkem.
lobby-title = Kdo hraje: obsazeno { $taken } z { $all }
lobby-seats = Kdo hraje
lobby-invitation = Pošli to dál
lobby-terminal = v terminálu
lobby-how = Tentýž řádek přijme i položka „{ menu-join }“ v nabídce.
lobby-connecting = Navazuje se spojení s hostitelem…
lobby-free = volné
lobby-computer = počítač, { $kind }
lobby-for-code = pro toho, kdo má kód
lobby-own = ty, u této klávesnice
lobby-elsewhere = u jiného počítače
lobby-ready = připraven
lobby-here = u stolu
lobby-away = bez spojení
lobby-sure-last = Na poslední volné místo usedne počítačový hráč a hra hned začne: kdo byl pozván, už nebude moci přijít. { $begin } začne.
lobby-sure-all = Na volná místa usednou počítačoví hráči a hra hned začne: kdo byl pozván, už nebude moci přijít. { $begin } začne.
lobby-begins = Hra začne, jakmile budou všechna místa obsazena. Můžeš odejít: místo ti zůstane, najdeš je v nabídce.
lobby-begins-watching = Hra začne, jakmile budou všechna místa obsazena. Přihlížíš, místo nemáš.
lobby-copied = Pozvánka { $invitation } je zkopírována, pokud to tvůj terminál dovoluje.
lobby-unkept = Tvoje místo se nepodařilo zapsat ({ $reason }): neodcházej, dokud hra neskončí.

# Seznam her, ve kterých má hráč místo.
own-seats-title = Hry s ostatními
own-seats-none = V žádné hře nemáš místo.
own-seats-asking = ptám se hostitele…
own-seats-lobby = ještě nezačala
own-seats-yours = jsi na tahu · tah { $turn }
own-seats-others = na tahu je { $name } · tah { $turn }
own-seats-unknown = hostitel neodpovídá
own-seats-refused = hostitel tě už nepustí
own-seats-between = teď pro tebe žádná hra není
own-seats-sure-delete = Ještě jednou { $delete }, a hra ze seznamu zmizí: vrátit se půjde, jen když někdo tvoje místo uvolní.
own-seats-sure-delete-own = Ještě jednou { $delete }, a tvoje hra ze seznamu zmizí: půjde dál bez tebe a nikdo už ji nebude moci ukončit. { $end } ji ukončí pro všechny.
own-seats-sure-end = Ještě jednou { $end }, a hra skončí pro všechny; pokračovat už nepůjde.
own-seats-ended = Hra skončila pro všechny. Pokud už začala, je mezi tvými uloženými hrami.
own-seats-unreadable = Seznam tvých míst nelze přečíst nebo zapsat: { $reason }.
