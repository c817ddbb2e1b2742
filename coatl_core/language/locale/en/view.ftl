# A view as text: the table as one seat may see it. Cards come as texts, pieces as they are written.

view-keep = Before the first turn: { $name } chooses which prophecies to keep.
view-lay = The deal is being told.
view-turn = Turn { $turn }: it is { $name }’s turn.
view-turn-end = Turn { $turn }: it is { $name }’s turn ({ $end }).
view-asked = { $name } is asked: { $question }
view-over = The game is over after { $turn } turns.
view-supply = Supply board: { $fields }
view-bags = In the bags: { $pieces }
view-row = Prophecy row:
view-deck = Deck: { $cards }, discard pile: { $discard }
view-piles = Temple piles:
view-card = { $card }: { $text } ({ $levels })
view-pile = { $temple }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
view-player = { $name }: { $points ->
    [-1] { $points } points
    [one] one point
   *[other] { $points } points
}
view-board = player board: { $pieces }
view-hand = in hand: { $prophecies ->
    [one] one prophecy
   *[other] { $prophecies } prophecies
}, { $temples ->
    [one] one temple
   *[other] { $temples } temples
}
view-tokens = sacrifice tokens: { $tokens }
view-coatl = coatl { $number }: { $coatl } ({ $state ->
    [complete] complete
   *[open] unfinished
}, { $points ->
    [one] one point
   *[other] { $points } points
})
view-line = { $card }: { $points ->
    [-1] { $points } points
    [one] one point
   *[other] { $points } points
}
view-opponent-card = works on { $card }: { $pieces }; needs { $needs }
