# What people tell of a real table: its places, and what lies there. They stand in the middle of sentences.

place-field = field { $field }
place-row = place { $number } of the row
place-row-next = the next card of the row
place-top = top of temple pile { $number }
place-board = player board
place-hand = cards in hand
place-hand-card = card { $number } in hand
place-temple = temples in hand
place-temple-card = temple { $number } in hand
place-coatl = coatl { $number }
place-known = cards that all have seen
place-tokens = sacrifice tokens
place-discard = discard pile
place-size-hand = number of cards in hand
place-size-temple = number of temples in hand
place-size-pile = number of temples in pile { $number }
place-turn = whose turn it is
place-bodies = next out of the bag of body segments
place-heads = next out of the bag of heads
place-tails = next out of the bag of tails
place-deck = next from the deck
place-pile = next in temple pile { $number }
place-of = { $name }, { $place }
place-seat = player { $number }
found-lies = { $place }: { $things }
found-nothing = nothing
found-secret = told
event-laid = Laid anew: { $places }.
deed-laid = { $n ->
    [one] laid anew: { $n } place
   *[other] laid anew: { $n } places
}

# Where all the pieces and cards of one kind lie.
where-field = { $n } on the supply board
where-row = { $n } in the row
where-top = { $n } on the temple piles
where-board = { $n } on player boards
where-hand = { $n } in hands
where-temple = { $n } in hands
where-coatl = { $n } with coatls
where-discard = { $n } discarded
where-other = { $n } with the automatic opponent
