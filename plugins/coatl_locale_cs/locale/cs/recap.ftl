# Co kdo udělal, několika slovy: sloveso za jménem a to, čeho se týká. Na obrazovce se $pieces, $cards a $points kreslí,
# v textu stojí slovy.

deed-took = bere { $pieces } z pole { $field }
deed-took-short = bere { $pieces }
deed-built = přidává { $pieces } k cóatlovi { $coatl }
deed-built-short = přidává { $pieces }
deed-fulfilled = plní { $cards } { $points }
deed-claimed = plní { $cards } { $points }
deed-completed = dokončuje cóatla { $coatl } { $points }
deed-chose = bere { $n } z balíčku
deed-picked = bere ze sáčku { $pieces }
deed-chose-cards = volí { $cards }
deed-chose-both = volí { $cards } a { $n } z balíčku
deed-kept = { $n ->
    [one] si nechává { $n } proroctví
    [few] si nechává { $n } proroctví
   *[other] si nechává { $n } proroctví
}
deed-kept-cards = si nechává { $cards }
deed-token = obětuje: { $token }
deed-row-gone = odhazuje zásobu proroctví
deed-discarded = odhazuje { $cards }
deed-temple = bere chrám { $cards }
deed-passed = vynechává tah
deed-last = začíná poslední tah
deed-end-coatls = má všechny cóatly: začíná závěr
deed-end-bodies = Dílky těl došly: začíná závěr
deed-end-standstill = Nikdo už nemůže nic udělat
deed-over = Hra skončila
deed-refilled = { $n ->
    [one] panel zásob: doplněno { $n } pole
    [few] panel zásob: doplněna { $n } pole
   *[other] panel zásob: doplněno { $n } polí
}
deed-row = nově v zásobě { $cards }
deed-uncovered = nový chrám na hromádce { $cards }
deed-shuffled = { $n ->
    [one] nový balíček: { $n } karta
    [few] nový balíček: { $n } karty
   *[other] nový balíček: { $n } karet
}

# Slovy: dílky jsou předmětem slovesa.
phrase-piece = { form-of-piece-acc }
phrase-quoted = „{ $text }“
phrase-points = ({ levels-single })

# Přehled: co všechno hráč udělal, nebo co říká varianta.
recap-player = { $name } { $deeds }.
recap-said = { $name }: { $text }
