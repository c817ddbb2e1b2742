# The log. Names are players'; cards, temples and pieces come as texts.

list-semicolon = { "; " }
event-kept = { $name } keeps { $n ->
    [one] { $n } prophecy
   *[other] { $n } prophecies
} and discards { $discarded }.
event-kept-own = { $name } keeps { $n ->
    [one] { $n } prophecy
   *[other] { $n } prophecies
}: { $cards }.
event-took = { $name } takes field { $field }: { $pieces }.
event-supply-refilled = The supply board is refilled: { $n ->
    [one] { $n } field
   *[other] { $n } fields
}.
event-drew-row = { $name } takes a face-up prophecy: { $card }.
event-drew-deck = { $name } draws a prophecy from the deck.
event-drew-deck-own = { $name } draws from the deck: { $card }.
event-deck-renewed = The deck is renewed: { $cards ->
    [one] { $cards } discarded card is
   *[other] { $cards } discarded cards are
} shuffled.
event-row-refilled = New in the row: { $cards }.
event-started = { $name } begins coatl { $coatl } with a { piece }.
event-extended-head = { $name } adds a { piece } to the head end of coatl { $coatl }.
event-extended-tail = { $name } adds a { piece } to the tail end of coatl { $coatl }.
event-fulfilled = { $name } fulfils a prophecy with coatl { $coatl }: { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} so far).
event-claimed = { $name } claims a temple for coatl { $coatl }: { $temple } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-uncovered = On temple pile { $pile } now lies: { $temple }.
event-completed = { $name } completes coatl { $coatl }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-token = { $name } spends a sacrifice token: { $token }.
event-picked = { $name } picks from the bag: { $pieces }.
event-row-discarded = { $name } discards the prophecy row: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-discarded = { $name } discards a prophecy: { $card }.
event-took-temple = { $name } takes a temple from pile { $pile }: { $temple }.
event-passed = { $name } can do nothing and passes.
event-turn = { $last ->
    [yes] Last turn of { $name }{ $actions ->
        [one] .
       *[other] {" "}(up to { $actions } actions).
    }
   *[no] Turn { $turn }: { $name }.
}
event-end-coatls = { $name } has completed all the coatls a player may have: the end of the game begins, and every other player has one last turn.
event-end-coatls-alone = { $name } has completed all the coatls a player may have: that ends the game.
event-end-bodies = The body segments have run out: the end of the game begins.
event-end-standstill = Nobody can do anything any more.
event-game-over = The game is over.
token-pick = perfect pick
token-vision = vision of the future
token-duty = priest’s duty
