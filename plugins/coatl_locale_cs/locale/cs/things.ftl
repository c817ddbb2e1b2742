# Co je která věc na stole: věty o tom, na čem kdo stojí nebo na co se ptá.
list-and = { " a " }
list-or = { " nebo " }
any-color = libovolný
any-color-but = jiný než { $colors }
inspect-field = Pole { $field }: { $pieces }.
inspect-field-empty = Pole { $field } je prázdné, dokud někdo nevezme pole s *.
inspect-nearer = { $n ->
    [one] Přiblíží jednu kartu.
    [few] Přiblíží { $n } karty.
   *[other] Přiblíží { $n } karet.
}
inspect-then-ready = Pak půjde splnit: { $cards }.
inspect-then-whole = Z řady pak máš vše pro: { $cards }.
inspect-ready = Teď jde splnit: { $cards }.
inspect-with = { $card } pomocí: { $pieces }
inspect-one-short = Chybí jeden dílek: { $cards }.
inspect-one-short-card = { $cards } ({ $needs } pole { $field })
inspect-refills = Pak se doplní celý panel.
inspect-place-empty = Toto místo se doplní na konci tahu.
inspect-prophecy = { $color ->
    [B] Modré proroctví
    [G] Zelené proroctví
    [K] Černé proroctví
    [R] Červené proroctví
   *[Y] Žluté proroctví
}: { $text }.
inspect-card = { $card }: { $text }.
inspect-temple = Chrám: { $text }.
inspect-pile = Hromádka { $pile }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}. Kdo dokončí cóatla, může splnit vrchní chrám.
inspect-pile-empty = Tato hromádka je vyčerpaná.
inspect-deck = Balíček proroctví: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, odhozených karet: { $discard }. Kartu vzatou odtud už nelze vrátit.
inspect-opponent-due = Dále: { $step }
inspect-opponent-needs = Ještě chybí: { $colors }.
inspect-opponent-pieces = Leží na ní: { $pieces }.
inspect-own-piece = { $number } { $piece }.
inspect-piece = { piece }
inspect-to-head = { $number } { $piece }, na hlavový konec cóatla { $coatl }.
inspect-to-tail = { $number } { $piece }, na ocasní konec cóatla { $coatl }.
inspect-to-new = { $number } { $piece }, začne nového cóatla.
inspect-closes = Dokončí cóatla: karty u něj { points }, nejvýš { $most }.
inspect-change = Teď { $now }, pak { $then }: { $card }.
inspect-in-hand = ruka { $number }
inspect-own-temple = tvůj chrám
inspect-on-pile = chrám na hromádce { $number }
inspect-in-row = zásoba { $number }
inspect-beside = { $color ->
    [B] modrá karta u něj
    [G] zelená karta u něj
    [K] černá karta u něj
    [R] červená karta u něj
   *[Y] žlutá karta u něj
}
inspect-then = Potom: { $cards }.
inspect-trial = Zkouška cóatla { $coatl }: z tvého panelu { $own }, jen přání { $wished }.
inspect-coatl = Cóatl { $coatl }: { $letters }, { $n } { form-of-pieces-counted }.
inspect-new-coatl = Tady může začít nový cóatl.
inspect-coatl-bare = Zatím u něj nejsou žádné karty.
inspect-looked-at = Díváš se na stůl: { $name }.
inspect-player = { $name }: v ruce { $hand ->
    [one] { $hand } proroctví
    [few] { $hand } proroctví
   *[other] { $hand } proroctví
}, { $completed ->
    [one] { $completed } dokončený cóatl
    [few] { $completed } dokončení cóatlové
   *[other] { $completed } dokončených cóatlů
}.
inspect-open-cards = Odkryté karty: { $cards }.
prospect = Cóatl { $coatl }: teď { $points } b., na { $next } b. chybí { $missing }.
prospect-drawn = Cóatl { $coatl }: { $gain } s { $missing }.
prospect-drawn-more = Cóatl { $coatl }: teď { $points }, { $gain } s { $missing }.
prospect-top = Cóatl { $coatl }: { $points } b., víc karta nedává.
prospect-closed = Cóatl { $coatl }: teď { $points } b., víc už nelze.
missing-counted = { token-times }
prospect-temple = Cóatl { $coatl }: teď { $points } b.
prospect-temple-drawn = { $gain } pro cóatla { $coatl }, jak teď leží
prospect-temple-nothing = nic pro cóatla { $coatl }
prospect-temple-none = tvým cóatlům teď nepřinese nic
missing-head = { $pieces } na hlavovém konci
missing-tail = { $pieces } na ocasním konci
missing-anywhere = { $pieces } kdekoli
