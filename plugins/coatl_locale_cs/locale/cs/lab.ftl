# Laboratoř: co je sada karet zač (docs/lab.md).

lab-title = Karty sady „{ $set }“. Další sady ve hře: { $others }. Hráči: { $players }, všichni { $strength }. Her: { $games }.
lab-note = Cena říká, o kolik procentních bodů vzroste naděje na vítězství s kartou v první ruce oproti témuž rozdání bez ní. V závorkách je 95% interval. Všechna ostatní čísla a intervaly: --json, --csv.

lab-finding-none = Nic nevybočuje.
lab-finding-dead = { $n ->
    [0] { $card }: nikdo z { $games } her ji nenaplnil, první úrovně nikdo nedosáhne.
    [one] { $card }: naplněna v { $n } hře z { $games }, první úrovně skoro nikdo nedosáhne.
    [few] { $card }: naplněna ve { $n } hrách z { $games }, první úrovně skoro nikdo nedosáhne.
    [many] { $card }: naplněna v { $n } hry z { $games }, první úrovně skoro nikdo nedosáhne.
   *[other] { $card }: naplněna v { $n } hrách z { $games }, první úrovně skoro nikdo nedosáhne.
}
lab-finding-dead-temple = { $card }: splněn ve hrách: { $n } z { $games }; tento chrám skoro nikdo nechce.
lab-finding-level = { $card }: úroveň { $level } dosažena { $n }krát z { $of } naplnění.
lab-finding-unwanted = { $card }: kdo ji dostane, nechá si ji v { $value } % případů ({ $low } až { $high } %).
lab-finding-strong = { $card } je silná: v první ruce mění naději na vítězství o { $value } procentních bodů ({ $low } až { $high }).
lab-finding-weak = { $card } je slabá: v první ruce mění naději na vítězství o { $value } procentních bodů ({ $low } až { $high }).
lab-finding-twins = { $first } a { $second } jsou dvojčata: z cóatlů s jednou z nich jich { $value } % má obě ({ $low } až { $high } %).
lab-finding-seat = Místa nejsou rovná: { $place }. v pořadí vyhrává { $value } % her ({ $low } až { $high } %).
lab-finding-scarce = Barva strádá ({ color }): v { $value } % her z ní nezbyl žádný dílek těla ({ $low } až { $high } %).
lab-finding-unused = Barvu skoro nikdo nechce ({ color }): má ji { $value } % dílků v cóatlech ({ $low } až { $high } %).
lab-finding-stuck = { $value } % her skončilo tím, že nikdo nemohl nic udělat ({ $low } až { $high } %).

lab-length = délka v kolech: { $value } ({ $low } až { $high })
lab-ending = { $ending ->
    [coatls] konec třetím cóatlem
    [bodies] konec bez dílků těla
   *[standstill] konec, protože nikdo nemohl nic udělat
}: { $value } % ({ $low } až { $high })
lab-seat = vítězství { $place }. v pořadí: { $value } % ({ $low } až { $high })
lab-final = body { $place }. v pořadí: { $value } ({ $low } až { $high })
lab-color = dílky v cóatlech, { color }: { $value } % ({ $low } až { $high }); na konci žádný nezbyl: { $gone } % her ({ $gone-low } až { $gone-high })

lab-percent = { $value } %
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } ({ $low } až { $high })
lab-column-card = karta
lab-column-worth = cena
lab-column-interval = procentní body
lab-column-levels = % na úrovních
lab-column-dealt = rozd.
lab-column-kept = nech.
lab-column-drawn = dobr.
lab-column-fulfilled = naplněna
lab-column-dropped = zbyla
lab-column-points = body
lab-column-turns = tahy
lab-column-what = co
lab-column-before = před
lab-column-after = po
lab-column-change = změna
lab-what-worth = cena
lab-what-kept = ponechána
lab-what-fulfilled = naplněna
lab-what-points = body
lab-what-turns = tahy v ruce
lab-what-length = délka v kolech
lab-what-seat = vítězství 1. hráče
lab-what-standstill = nikdo nemohl hrát
lab-all-games = všechny hry
lab-compare-sure = Čísla, která se jistě změnila (*): { $n } z { $of }. Jedno z dvaceti se zdá změněné náhodou.
lab-compare-no-cards = Žádná karta se nezkoušela v obou bězích.

lab-stopped = Zastaveno, her: { $games }; jsou v souboru { $file }. Pokračování: stejný příkaz s --resume { $file }
lab-failed = Počítačový hráč selhal a na jeho místo usedl hráč ze hry: { $failure }
lab-error-games = --games je nejvýše { $most }
lab-error-few = na začátku se rozdává a vykládá { $needed } proroctví, a je jich jen { $prophecies }: přidejte sadu, např. --with base
lab-error-pack = karty nelze použít: { $problem }
lab-error-sets = { $folder } musí obsahovat jednu sadu karet a má: { $known }; přidejte balík příkazem coatl plugins add a sadu pojmenujte
lab-error-no-pack = složka { $folder } neobsahuje { $manifest }: zadej složku balíku nebo jednu z těchto sad: { $known }
lab-error-compare-with = s --compare se nic nehraje, proto nelze použít { $option }
lab-error-file = { $file } není výsledek příkazu coatl lab, nebo je poškozen ({ $reason }): použijte jeho zálohu ({ $file }.bak), pokud existuje, nebo zadejte jiný soubor
lab-error-no-file = soubor { $file } neexistuje
lab-error-other = { $file } patří k jinému běhu: { $option } mělo hodnotu { $value }; zadejte totéž nebo jiný soubor
lab-error-folder = pro { $file } není složka: vytvořte ji, nebo zadejte jiný soubor
lab-error-write = soubor { $file } nelze zapsat ({ $reason }): uvolněte místo, nebo zadejte soubor v jiné složce
lab-error-kept = soubor { $file } nelze zapsat ({ $reason }); odehrané hry jsou v { $kept }: pokračujte s --resume { $kept }

lab-page-title = Laboratoř: { $set }
lab-page-worth = Cena každé karty v první ruce, v procentních bodech
lab-page-kept = Ponechána těmi, kdo ji dostali
lab-page-fulfilled = Naplněna z karet v rukou
lab-page-length = Hry podle délky v kolech
lab-page-points = Hráči podle konečných bodů
lab-page-games = Vítězství podle pořadí, konce her, barvy dílků v cóatlech
lab-page-ending = { $ending ->
    [coatls] třetí cóatl
    [bodies] bez dílků těla
   *[standstill] nelze hrát
}
lab-page-all = Všechna čísla
lab-page-ready = { $file } je hotov: otevřete jej v prohlížeči.
lab-error-html = --html kreslí pomocí Bokeh, který není nainstalován: pip install 'coatl[html]'
