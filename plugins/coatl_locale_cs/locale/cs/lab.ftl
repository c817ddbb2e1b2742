# Laboratoř: co je sada karet zač (docs/lab.md).

lab-title = Karty sady „{ $set }“. Další sady ve hře: { $others }. Hráči: { $players }, každý z nich { $strength }. Her: { $games }.
lab-title-variants = Varianty pravidel: { $variants }.
lab-note = „Náskok“ říká, o kolik bodů s kartou v počáteční ruce předstihneš jiného hráče, a „vítězství“, o kolik procentních bodů vzroste šance na vítězství, oproti témuž rozdání bez ní. V závorkách je 95% interval spolehlivosti. Všechna ostatní čísla a intervaly: --json, --csv.

lab-finding-heedless = Pozor: { $strength } neváží, které karty si nechá. Co se tu říká o silných a slabých kartách, platí jen pro takové hráče a mnohé zůstane skryto: vynech --strength, nebo zadej hráče, který plánuje.
lab-finding-none = Nic nevybočuje.
lab-finding-dead = { $n ->
    [0] { $card }: nenaplněna v žádné z { $games } her, její první úrovně nikdo nedosáhne.
    [one] { $card }: naplněna v { $n } z { $games } her, její první úrovně skoro nikdo nedosáhne.
    [few] { $card }: naplněna ve { $n } z { $games } her, její první úrovně skoro nikdo nedosáhne.
    [many] { $card }: naplněna v { $n } z { $games } her, její první úrovně skoro nikdo nedosáhne.
   *[other] { $card }: naplněna v { $n } z { $games } her, její první úrovně skoro nikdo nedosáhne.
}
lab-finding-dead-temple = { $n ->
    [0] { $card }: nesplněn v žádné z { $games } her, tento chrám nikdo nechce.
    [one] { $card }: splněn v { $n } z { $games } her, tento chrám skoro nikdo nechce.
    [few] { $card }: splněn ve { $n } z { $games } her, tento chrám skoro nikdo nechce.
    [many] { $card }: splněn v { $n } z { $games } her, tento chrám skoro nikdo nechce.
   *[other] { $card }: splněn v { $n } z { $games } her, tento chrám skoro nikdo nechce.
}
lab-finding-level = { $n ->
    [0] { $card }: úrovně { $level } nebylo dosaženo při žádném z { $of } naplnění.
   *[other] { $card }: úrovně { $level } bylo dosaženo jen při { $n } z { $of } naplnění.
}
lab-finding-unwanted = { $card }: kdo ji dostane, nechá si ji v { $value } % případů ({ $low } až { $high } %).
lab-finding-strong = Karta { $card } je silná. Co přináší v počáteční ruce: náskok v bodech { $ahead } ({ $ahead-low } až { $ahead-high }), procentní body vítězství { $value } ({ $low } až { $high }).
lab-finding-weak = Karta { $card } je slabá. Co přináší v počáteční ruce: náskok v bodech { $ahead } ({ $ahead-low } až { $ahead-high }), procentní body vítězství { $value } ({ $low } až { $high }).
lab-finding-twins = { $first } a { $second } jsou dvojčata: z cóatlů s jednou z nich má obě { $value } % ({ $low } až { $high } %).
lab-finding-seat = Místa nejsou rovnocenná: { $place }. hráč v pořadí vyhrává { $value } % her ({ $low } až { $high } %).
lab-finding-scarce = Dochází { form-of-color-feminine } barva: v { $value } % her nezbyl žádný její dílek těla ({ $low } až { $high } %).
lab-finding-unused = Skoro nikdo nechce { form-of-color-feminine-acc } barvu: tvoří { $value } % dílků v cóatlech ({ $low } až { $high } %).
lab-finding-few = Odehrálo se příliš málo her na to, aby byl znám přínos karet.
lab-finding-stuck = V { $value } % her nastal konec, protože nikdo nemohl nic udělat ({ $low } až { $high } %).

# Slovo pro kartu. $games je přibližný počet dalších her, než bude známo.
lab-warning = varování
lab-verdict-impossible = nemožná: nikdo ji nenaplní
lab-verdict-double = totéž co { $card }
lab-verdict-dead = mrtvá: skoro nikdy naplněná
lab-verdict-strong = silná
lab-verdict-weak = slabá
lab-verdict-ordinary = obyčejná
lab-verdict-unknown = zatím nejasná: chybí asi { $games } her

lab-length = délka v kolech: { $value } ({ $low } až { $high })
lab-ending = { $ending ->
    [coatls] konec třetím cóatlem
    [bodies] konec, protože došly dílky těl
    [finished] konec variantou
   *[standstill] konec, protože nikdo nemohl nic udělat
}: { $value } % ({ $low } až { $high })
lab-won = společných vítězství: { $value } % ({ $low } až { $high })
lab-seat = vítězství { $place }. hráče v pořadí: { $value } % ({ $low } až { $high })
lab-final = body { $place }. hráče v pořadí: { $value } ({ $low } až { $high })
lab-color = { form-of-color-feminine } barva: { $value } % dílků v cóatlech ({ $low } až { $high }); na konci nezbyl žádný její dílek těla: { $gone } % her ({ $gone-low } až { $gone-high })

lab-percent = { $value } %
lab-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = { $value } ({ $low } až { $high })
lab-column-card = karta
lab-column-verdict = verdikt
lab-column-ahead = náskok v bodech
lab-column-worth = vítězství
lab-column-levels = % na úrovních
lab-column-dealt = rozdána
lab-column-kept = nechána
lab-column-drawn = vzata
lab-column-fulfilled = naplněna
lab-column-dropped = propadla
lab-column-points = body
lab-column-turns = tahy
lab-column-what = co
lab-column-before = před
lab-column-after = po
lab-column-change = změna
lab-what-ahead = náskok v bodech
lab-what-worth = vítězství
lab-what-kept = nechána
lab-what-fulfilled = naplněna
lab-what-points = body
lab-what-turns = tahy v ruce
lab-what-length = délka v kolech
lab-what-seat = vítězství 1. hráče
lab-what-standstill = nikdo nemohl hrát
lab-all-games = všechny hry
lab-compare-sure = Čísla, která se prokazatelně změnila (*): { $n } z { $of }. Z těch, která se nezměnila, má hvězdičku náhodou jedno z dvaceti.
lab-compare-no-cards = Žádná karta se nezkoušela v obou bězích.

lab-stopped = Zastaveno. Odehrané hry ({ $games }) jsou v souboru { $file }. Pokračování: stejný příkaz s --resume { $file }
lab-failed = Počítačový hráč selhal a na jeho místo usedl hráč ze hry: { $failure }
lab-error-games = --games smí být nejvýše { $most }
lab-error-few = k rozdání a vyložení je na začátku třeba { $needed } proroctví, ale v sadách karet jich je jen { $prophecies }: přidej sadu, např. --with base
lab-error-pack = karty nelze použít: { $problem }
lab-error-sets = { $folder } musí obsahovat jednu sadu karet a má: { $known }; přidej přídavek příkazem coatl plugins add a pak zadej jednu z jeho sad
lab-error-no-pack = složka { $folder } neobsahuje { $manifest }: zadej složku přídavku nebo jednu z těchto sad: { $known }
lab-error-compare-with = s --compare se nic nehraje, proto nelze použít { $option }
lab-error-process = jeden z hrajících procesů skončil, možná kvůli plné paměti: zkus to znovu s menším --jobs
lab-error-same = --resume i --html jsou { $file }: zadej dva soubory
lab-error-file = { $file } není výsledek příkazu coatl lab, nebo je poškozený ({ $reason }): použij jeho zálohu ({ $file }.bak), pokud existuje, nebo zadej jiný soubor
lab-error-old = { $file } je z dřívější verze laboratoře, která hry porovnávala jinak, takže se čísla nedají sečíst: zadej jiný soubor
lab-error-no-file = soubor { $file } neexistuje
lab-error-other = { $file } patří k jinému běhu: { $option } mělo hodnotu { $value }; zadej tutéž hodnotu, nebo jiný soubor
lab-error-kept = soubor { $file } nelze zapsat ({ $reason }); odehrané hry jsou v { $kept }: pokračuj s --resume { $kept }

lab-page-title = Laboratoř: { $set }
lab-page-ahead = O kolik bodů hráč s kartou v počáteční ruce předstihne jiného
lab-page-worth = O kolik procentních bodů zvyšuje karta v počáteční ruce šanci na vítězství
lab-page-points-ahead = náskok v bodech
lab-page-percentage-points = procentní body
lab-page-kept = Jak často si ji nechal, kdo ji dostal
lab-page-fulfilled = Jak často byla karta z ruky naplněna
lab-page-length = Hry podle délky v kolech
lab-page-points = Hráči podle konečných bodů
lab-page-games = Vítězství podle pořadí, konce her, barvy dílků v cóatlech
lab-page-won = společně vyhráno
lab-page-ending = { $ending ->
    [coatls] třetí cóatl
    [bodies] došly dílky těl
    [finished] konec variantou
   *[standstill] nelze hrát
}
lab-page-all = Všechna čísla
lab-page-ready = { $file } je hotový: otevři ho v prohlížeči.
lab-error-html = --html kreslí pomocí Bokeh, který není nainstalován: pip install 'coatl[html]'
