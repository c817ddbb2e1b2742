# Pohled jako text: stůl, jak ho smí vidět jeden hráč.

view-keep = Před prvním tahem: { $name } vybírá, která proroctví si nechá.
view-lay = Teď se říká, co je rozdáno.
view-turn = Tah { $turn }: na tahu je { $name }.
view-turn-end = Tah { $turn }: na tahu je { $name } ({ $end }).
view-asked = { $name } odpovídá na otázku: { $question }
view-over = Hra skončila po { $turn ->
    [one] { $turn } tahu
    [few] { $turn } tazích
   *[other] { $turn } tazích
}.
view-supply = Panel zásob: { $fields }
view-bags = V sáčcích: { $pieces }
view-row = Zásoba proroctví:
view-deck = Balíček: { $cards }, odhozené karty: { $discard }
view-piles = Hromádky chrámů:
view-card = { $card }: { $text } ({ $levels })
view-pile = { $temple }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
view-player = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
view-board = hráčský panel: { $pieces }
view-hand = v ruce: { $prophecies ->
    [one] { $prophecies } proroctví
    [few] { $prophecies } proroctví
   *[other] { $prophecies } proroctví
}, { $temples ->
    [one] { $temples } chrám
    [few] { $temples } chrámy
   *[other] { $temples } chrámů
}
view-tokens = žetony obětí: { $tokens }
view-coatl = cóatl { $number }: { $coatl } ({ $state ->
    [complete] dokončený
   *[open] nedokončený
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
view-line = { $card }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
view-opponent-card = sbírá na { $card }: { $pieces }; chybí { $needs }
