# What a player can do, as a list of choices names it: the verb as one gives it to oneself.
action-keep = keep { $n ->
    [one] { $n } prophecy
   *[other] { $n } prophecies
}: { $cards }
action-keep-none = keep none of the prophecies dealt
action-take = take field { $field }: { $pieces }
action-draw-row = take the prophecy at place { $place } of the row: { $card }
action-draw-deck = draw a prophecy from the deck
action-start = begin a coatl with a { piece }
action-extend-head = add a { piece } to the head end of coatl { $coatl }
action-extend-tail = add a { piece } to the tail end of coatl { $coatl }
action-close = complete coatl { $coatl } with the { piece }
action-fulfil = fulfil with coatl { $coatl } ({ points }): { $card }
action-claim-own = claim the temple of your hand for coatl { $coatl } ({ points }): { $temple }
action-claim-pile = claim the temple of pile { $pile } for coatl { $coatl } ({ points }): { $temple }
action-done = give coatl { $coatl } no more cards
action-pick = spend a sacrifice token: { $pieces } from the bag
action-vision = spend a sacrifice token: a new prophecy row, then choose
action-duty = spend a sacrifice token: the temple of pile { $pile } into your hand: { $temple }
action-discard = discard a prophecy: { $card }
action-end = end the turn
action-pass = pass
action-beside-end = tell that you took nothing from the supply board
action-beside-done = tell that your third coatl is complete
action-found = lay anew: { $places }
action-step = let { $name } take the next step
action-of-variant = { $variant }: { $move }

# The same below a question that has said the rest.
choice-last-fulfil = fulfil { $card } with coatl { $coatl } ({ points })

# What is due now, without the keys of any screen.
due-keep = { $least ->
    [0] Keep up to { $most } prophecies.
   *[other] Keep { $most } prophecies.
}
due-action = Take pieces, choose prophecies, assemble.
due-first = The last turn: up to two actions.
due-second = A second action, or end the turn.
due-end = The hand is full: end the turn.
due-choose = Choose more prophecies, or end the turn.
due-vision = Discard from the hand, then choose prophecies.
due-assemble = Assemble on, or end the turn.
due-complete = A coatl is complete: fulfil, claim a temple, or end that.
due-ask = A question is to be answered.
due-opponent = The automatic opponent is to move.
due-lay = Tell what lies on the table.
due-beside = Tell what you take from the supply board.
due-over = The game is over.
