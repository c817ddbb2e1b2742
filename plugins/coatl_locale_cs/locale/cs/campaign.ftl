# Tažení: hry, z nichž každá něco zanechá té další.

campaign-points = { $name } { $n }
campaign-begun = { $campaign }: { $n }. kapitola ({ $points })
campaign-stands = { $campaign }: { $n }. kapitola z { $of } ({ $points })
campaign-ended-won = { $campaign }: konec, { $count ->
    [one] vítězí { $names }
    [few] společně vítězí { $names }
   *[other] společně vítězí { $names }
} ({ $points })
campaign-ended-lost = { $campaign }: konec, nikdo nevyhrál ({ $points })
campaign-chapter = Končí { $n }. kapitola z { $of } v tažení „{ $campaign }“: { $points }.
campaign-over-won = Tažení „{ $campaign }“ skončilo. { $count ->
    [one] Vítězí { $names }
    [few] Společně vítězí { $names }
   *[other] Společně vítězí { $names }
}: { $points }.
campaign-over-lost = Tažení „{ $campaign }“ skončilo a nikdo je nevyhrál: { $points }.
campaign-uncounted = Tato hra se do tažení „{ $campaign }“ nepočítá: její kapitola už je odehraná, nebo patří do jiného tažení téhož jména.
campaign-failed = Tažení nemohlo pokračovat: plugin „{ $plugin }“ selhal ({ $error }). Hra je uložená; až bude plugin opravený, otevři ji znovu: pak se započítá.
campaigns-title = Tažení
campaigns-none = Zatím tu není žádné tažení. Začíná novou hrou s variantou, kterou lze hrát jako tažení.
campaigns-aside = Tažení nelze přečíst ({ $fault }). Odložila se jako { $file }. Až skončí některá uložená hra tažení, bude tu to tažení zase.
campaigns-newer = Tažení zapsala novější verze hry (formát { $version }): zůstávají, jak jsou, a tato hra se nezapočítá.
campaigns-unwritable = Tažení se nepodařilo zapsat: { $reason }. Až to napravíš, otevři uloženou hru znovu: pak se započítá.

# Formulář, řádky a příkazová řádka.

form-campaign = Tažení
form-campaign-none = samostatná hra
form-campaign-new = nové tažení
form-campaign-help = Co jedna hra tažení zanechá, přenese se do další.
form-campaign-name = Jeho jméno
form-campaign-name-help = Podle jména se tažení zase najde.
form-campaign-unnamed = Dej tažení jméno, ať ho zase najdeš.
form-campaign-taken = Tažení „{ $campaign }“ už existuje: dej tomuto jiné jméno, nebo pokračuj v tom, které už je.
form-campaign-two = Hra je kapitolou nejvýš jednoho tažení: jednu z těchto variant hraj samostatně.
form-campaign-players = Počet hráčů tohoto tažení je { $n }: tolik jich tu musí sedět.
form-number-wrong = Sem patří celé číslo od { $least } do { $most }.
form-text-wrong = Sem patří text na jednom řádku, nejvýš { $most } znaků, bez mezer na krajích.
menu-chapter = další kapitola: { $key }
bar-next-chapter = další kapitola
score-campaign-next = { $key } hraje další kapitolu.
plain-word-campaigns = tažení
plain-does-campaigns = vypíše tažení; s číslem v jednom pokračuje
plain-ask-campaign = Jak se jmenuje tažení, jehož je to první hra? Napiš žádné, je-li to samostatná hra.
plain-campaign-next = { $again } hraje další kapitolu.
cli-campaigns = vypíše tažení
cli-campaigns-description = Řekne, jaká tažení jsou, která kapitola je na řadě a kdo má kolik bodů. Pokračuje se příkazem coatl play --campaign.
cli-play-campaign = pokračuje v tažení tohoto jména, nebo je začne se zadanou variantou
cli-play-no-campaign = tažení „{ $campaign }“ neexistuje; existují: { $known }. Nové začíná volbou --variant
cli-play-campaign-variant = žádnou z těchto variant nelze hrát jako tažení; lze tyto: { $known }
cli-play-campaign-over = toto tažení už skončilo, nelze v něm pokračovat: { $campaign }
cli-play-campaign-alone = co se hraje, určuje tažení „{ $campaign }“: k němu lze zadat jen --seats s někým pozvaným a --allow
cli-play-campaign-seats = počet hráčů tohoto tažení je { $players }: --seats jich jmenuje tolik, z toho někoho pozvaného; bez této volby hrají všichni u této klávesnice jako dřív
cli-where-campaigns = tažení
