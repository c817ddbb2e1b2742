# What explains the game: keys and signs, and the drawings of the rulebook.

guide-title = Keys and signs
guide-pieces = Pieces and coatls
guide-cards = Cards
guide-signs = Signs

# Pieces and coatls
guide-head = head
guide-body = body segment, with a seam at its left
guide-tail = tail
guide-sizes = One coatl, drawn as large as there is room for it.
guide-marks = In large: a heavy line below a piece that the card under the cursor counts; a line below one that has just come; a dotted one in a frame does not lie there yet.
guide-ends = open ends; the next piece goes to the lit one
guide-news = underlined: has just come
guide-ghost = dotted: does not lie there yet
guide-counted = broad seam: the card under the cursor counts it
guide-left-out = so many pieces in the middle have no room
guide-whole = a complete coatl of nine pieces and an open one of five, at their smallest
guide-strip = the same with two pieces in a cell, where there is little room
guide-shade = a coatl that you may begin
guide-came = so many pieces have just come

# Cards
guide-card-rest = as it lies
guide-card-hover = mouse on it
guide-card-cursor = cursor on it
guide-card-marked = marked
guide-card-new = just came
guide-card-then = with a piece
guide-card-refused = not here
guide-card-temple = temple
guide-card-line = In a line: colour, pattern, the points of its levels with the reached one lit, points now, and the pieces it lacks for more.
guide-card-beside = beside a coatl
guide-card-free = a place for a card
guide-card-chip = At its smallest: a red card, 2 points; a temple, 7 points.

# Signs
guide-sign-row = these pieces side by side, from head to tail
guide-sign-each = the red pieces, wherever they lie
guide-sign-more = one black piece or more
guide-sign-gap = between them one piece or more of any colour
guide-sign-any = between them one piece of any colour
guide-sign-apart = no red piece beside it
guide-sign-pieces = so many of each, in any order
guide-sign-times = how often: once, three times
guide-sign-levels = the points of a card’s levels; the reached one is lit
guide-sign-tail = for more it lacks these pieces at the tail end
guide-sign-head = at the head end
guide-sign-anywhere = at either end
guide-sign-owned = solid lies on your board (beside the coatl of another on theirs, on a card of an automatic opponent there); hollow is still to get
guide-sign-brought = the field under the cursor would bring it
guide-sign-ready = can be fulfilled in this turn with what lies on your board, and brings so many points; in the row: lacks nothing but to be chosen
guide-sign-chosen = for a complete coatl: chosen, and may be chosen, each with the points it brings
guide-sign-soon = could be fulfilled with the field under the cursor
guide-sign-field = the keys that go to the field which has all that is still to get
guide-sign-number = a card by its number: in the hand; in the row, with its key
guide-sign-nearer = the cards of your hand that a field or the next piece brings nearer to points, by their numbers; with the points they gain
guide-sign-temple = a temple
guide-sign-met = a requirement is met, or not
guide-sign-equal = as many red as green, at least one; how many there are
guide-sign-length = exactly so many pieces; how many there are
guide-sign-by-number = cards of your hand by their numbers
guide-sign-letters = a large letter is a piece, a small one the colour of a card
guide-sign-cursor = the cursor
guide-sign-active = the number of the coatl that is being assembled
guide-sign-caret = the next piece goes to this end
guide-sign-ghost = does not lie there yet
guide-sign-new = has just come, also underlined
guide-sign-marked = marked to be kept or discarded
guide-sign-refused = not allowed, and why; F1 opens the rule
guide-sign-nothing = nothing here
guide-sign-cut = there is more than fits
guide-sign-refills = taking this refills the supply board
guide-sign-next = an automatic opponent takes this next; on the score sheet: the most
guide-sign-thinks = A computer player is thinking. It turns if motion is on.
guide-sign-bag = so many blue and green body segments are left in the bag
guide-sign-ends = so many heads and tails are left in the bags
guide-sign-points = points of complete coatls, and those that open ones bring so far
guide-sign-bodies = how many body segments are left; without them the game ends
guide-sign-hand = prophecies in the hand, and how many it may hold
guide-sign-held = prophecies and temples in a hand, sacrifice tokens, pieces on a board
guide-sign-curve = the points of a player, turn by turn
guide-sign-course = a game looked at again: what is behind, where you are, what is still to come
guide-sign-completed = in a game looked at again: a coatl was completed in this turn
guide-sign-better = in a game looked at again: an analysis has found a better turn here
guide-sign-slate = whose turn it was
guide-sign-back = the backs of cards in a hand: prophecies and temples
guide-sign-coatl = a coatl in a sentence: < stands before its head, > after its tail
guide-sign-days = days of what a variant shows: done, today, still to come of what holds now, later ones
guide-sign-ladder = a ladder: the lit step is the own one
guide-sign-loose = a piece that a variant brings, such as a golden segment

# The picture of the table in the rulebook: what each part of it is
guide-table-name-1 = Ana
guide-table-name-2 = Bao
guide-table-status = Whose turn it is and what can be done. At the right the points of all, and how many body segments are left.
guide-table-supply = The supply board with its ten fields. Below: what is left in the bags.
guide-table-others = Another player: pieces not assembled yet, coatls, the cards beside them, points.
guide-table-news = What the others have done since your last turn.
guide-table-row = The prophecy row and the deck. Each card says what it would bring on your active coatl now, and what it lacks for more.
guide-table-temples = The top temples of both piles.
guide-table-coatls = Your player board; the cursor stands on piece 8. Below it your coatls: on the active one the piece lies as a ghost.
guide-table-beside = The cards that lie beside your coatls.
guide-table-hand = Your hand: prophecies, room for more, and your temple. With the piece under the cursor the cards would bring what stands here.
guide-table-sentence = What is under the cursor, or why something is refused.
guide-table-keys = The keys for what can be done now.
guide-table-narrow = The picture of the table stands here as soon as the text has the whole width: press Tab.
