# Bodovací blok: konec hry u skutečného stolu, jak ho lidé napíšou.

menu-score-pad = Bodovací blok
menu-score-pad-what = s vlastní krabicí
command-score-pad = bodovací blok
command-score-pad-help = Napiš, jak skončila hra u skutečného stolu, a uvidíš její list s body.
command-mend = opravit
command-mend-name = opravit cóatla
command-mend-help = Napsat cóatla pod kurzorem znovu.
command-remove-coatl = odebrat
command-remove-coatl-name = odebrat cóatla
command-remove-coatl-help = Odebere z bloku cóatla pod kurzorem.
command-to-sheet = list s body
command-to-sheet-help = Ukáže list s body toho, co je napsáno.
help-pad = Bodovací blok
help-pad-form = Formulář před bodovacím blokem

# Formulář před ním.
pad-title = Bodovací blok
pad-players = Hráči
pad-no-opponent = žádný
pad-before = Napsáno dřív
pad-keep = { $n ->
    [one] pokračovat s jedním cóatlem
    [few] pokračovat se { $n } cóatly
   *[other] pokračovat s { $n } cóatly
}
pad-start = k bloku
sheet-before = { $name }: { $told }
pad-aside = To, co bylo napsáno dřív, nelze přečíst. Je to odložené jako { $file }; blok je prázdný.
pad-form-help = Kdo hrál, v pořadí, v jakém hráči sedí, a podle jakých pravidel. Řádky bez jména se vynechají.
pad-names = Napiš { $least ->
    [one] jméno jednoho hráče
    [few] jména nejméně { $least } hráčů
   *[other] jména nejméně { $least } hráčů
}, nejvýš { $most }.
pad-names-alike = Dva hráči mají stejné jméno.
pad-unwritable = Co je napsáno, nejde uložit: { $reason }

# Na co se blok ptá. $number je číslo cóatla, $n číslo karty.
pad-ask-coatl = { $name } · cóatl { $number }: jeho písmena od hlavy k ocasu
pad-ask-prophecy = { $name } · cóatl { $number } · proroctví { $n }
pad-ask-temple = { $name } · cóatl { $number } · chrám
pad-ask-tokens = { $name } · které žetony oběti zbývají?
pad-ask-fulfilled = Protivník · naplněné proroctví { $n }
pad-ask-over = To je všechno.
pad-help-coatl = Enter: hotovo; samotný Enter: žádný další cóatl. Tečka je otevřený konec. Backspace: zpět.
pad-help-prophecy = Samotný Enter: žádné další proroctví. Backspace: o krok zpět.
pad-help-temple = Samotný Enter: žádný chrám. Backspace: o krok zpět.
pad-help-tokens = Číslice za každý použitý žeton, pak Enter.
pad-help-fulfilled = Samotný Enter: žádné další. Backspace: o krok zpět.
pad-to-told = co je napsáno
pad-to-field = psát dál
pad-help-over = F2 ukáže list s body; Enter na cóatlovi ho opraví.

# coatl sheet a jeho soubor.
cli-sheet = vypíše list s body hry u skutečného stolu
cli-sheet-description = Přečte ze souboru nebo ze standardního vstupu, jak skončila hra u skutečného stolu, a vypíše její list s body. Řádek „player: Ana“ začíná hráče; každý řádek „coatl: BBRKY count-red no-red-length-11“ je cóatl s kartami u něj, tečka znamená otevřený konec. Před hráči říkají „edition: pl“, „tokens: yes“, „half: yes“, „strict: yes“, „cards: base promo“ a „variant: …“, podle jakých pravidel se hrálo; „left: pick duty“ jsou žetony, které hráči zbývají.
cli-sheet-file = konec hry; - ho čte ze standardního vstupu; bez něj se na něj zeptá aplikace
cli-sheet-svg = zapíše list jako obrázek do tohoto souboru
# V řádcích textu.
plain-word-pad = blok, bloček
plain-does-pad = bodovací blok: napíšeš, jak skončila hra u skutečného stolu, a uslyšíš její list s body
pad-plain-keep = Část jedné hry už je napsaná. Napiš ano, chceš-li s ní pokračovat, nebo ne pro novou.
pad-plain-names = Kdo hrál? Jména oddělená čárkami, v pořadí, v jakém hráči sedí. Jediné jméno hrálo samo.
pad-plain-edition = Podle pravidel kterého vydání: { $known }? Enter znamená { $usual }.
pad-plain-edition-own = Podle pravidel kterého vydání: { $known }? Enter znamená žádné z nich: nedokončení cóatlové { $half ->
    [yes] mají polovinu bodů
   *[other] nemají žádné body
}.
pad-plain-levels = S jakými úrovněmi se hrálo? Napiš jejich čísla, z těchto: { $known }; Enter znamená žádné.
pad-plain-sets = S kterými kartami: { $known }? Enter znamená { $usual }.
pad-plain-coatl = { $name }, cóatl { $number }: napiš jeho písmena od hlavy k ocasu, nebo stiskni Enter, když už žádný není.
pad-plain-prophecy = { $name }, cóatl { $number }, proroctví { $n }: napiš písmeno jeho barvy a písmena jeho vzoru, nebo stiskni Enter, když už žádné není.
pad-plain-temple = { $name }, cóatl { $number }: napiš písmena jeho chrámu, nebo stiskni Enter, když žádný nemá.
pad-plain-tokens = { $name }: napiš čísla použitých žetonů oběti, 1 perfektní výběr, 2 vize budoucnosti, 3 kněžský závazek, nebo stiskni Enter, zůstanou-li, jak jsou.
pad-plain-fulfilled = Naplněné proroctví { $n } protivníka: napiš jeho písmena, nebo stiskni Enter, když už žádné není.
pad-plain-help = Písmena označují dílky: B G K R Y, nebo ta v tvém jazyce. První písmeno cóatla je hlava, poslední ocas; tečka je otevřený konec. Karta se vybírá číslem.
