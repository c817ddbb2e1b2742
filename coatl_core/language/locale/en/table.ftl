# The table as it is drawn. These words stand in narrow places: keep them short.

# On cards
card-band = { $color ->
    [B] blue
    [G] green
    [K] black
    [R] red
   *[Y] yellow
}
card-now = now
card-then = then
card-highest = highest
card-no-more = no more
card-temple = temple
card-card = card
card-free = free
# Where the pieces are that a card lacks. Each place takes the first of the forms for which it has room.
card-ready = ready
card-all-here = all on your board
card-all-yours = all yours
opponent-to-get = to get
card-to-get = { $n } to get
card-to-get-where = { $n } to get: { $where }
card-short-where = { $n }: { $where }
card-fields = { $n ->
    [one] field { $fields }
   *[other] fields { $fields }
}
card-none-out = none out
card-lies-there = lies there
card-not-here = not here
card-come-1 = { $n ->
    [one] one more
   *[other] { $n } more
}
card-come-2 = { $n ->
    [one] may come
   *[other] may come
}
card-hint-count = wherever they lie
card-hint-pieces = all of them, in any order
card-hint-row = side by side, head to tail
card-hint-gap = … one or more of any colour
card-hint-more = side by side, + one or more
card-hint-apart = ! none of this colour beside
card-hint-equal = = as many of both, at least one
card-hint-count-short = anywhere
card-hint-pieces-short = in any order
card-hint-row-short = side by side
card-hint-gap-short = … any pieces
card-hint-more-short = + one or more
card-hint-apart-short = ! none beside

# Coatls
drawn-open = open
drawn-complete = complete
drawn-takes-nothing = takes nothing more
drawn-points = { $points ->
    [one] point
   *[other] points
}
drawn-so-far = so far
drawn-long = { $n } long
drawn-more = { $n } more
drawn-places = { $n ->
    [one] one more may lie here
   *[other] { $n } more may lie here
}
drawn-free = free: any piece begins a coatl
drawn-trial = Trial: coatl { $coatl }
drawn-here = here:
drawn-counted = { $n ->
    [one] { $n } piece counts for this card
   *[other] { $n } pieces count for this card
}
drawn-rack = board { $n } of { $all }

# Titles
drawn-refills = * refills all
drawn-refills-short = * refills
drawn-deck = deck { $cards }
drawn-temples = Temples
drawn-temples-when = at completion
drawn-left = { $n } left
drawn-yours = yours
drawn-counts = hand { $hand } · temples { $temples }
drawn-counts-short = hand { $hand } ▲{ $temples }
drawn-counts-hand = hand { $hand }
drawn-counts-tokens = tokens { $tokens }
drawn-counts-tokens-short = tokens { $tokens }
drawn-tokens = tokens: { $tokens }
drawn-owned = on coatl { $coatl }: solid lies on your board, hollow is still to get
drawn-owned-short = on coatl { $coatl }: hollow is to get
drawn-owned-least = on coatl { $coatl }
drawn-ready-keys = on coatl { $coatl }: ● ready now · { $key }{ $field } is in field { $field }
drawn-with-field = on coatl { $coatl }: now, and then with field { $field }
drawn-with-field-short = on coatl { $coatl }, with field { $field }
drawn-on-coatl-then = on coatl { $coatl }: now, and then with this piece
drawn-as-if = on coatl { $coatl }, as if this piece lay there
drawn-looked-at = { $name }’s coatls
drawn-next = next
drawn-back = yours
drawn-held-signs = ▌ hand ▲ temples ◇ tokens □ board
drawn-one-each = { $key } one at full size
drawn-news = Just happened
drawn-news-since = since your last turn
drawn-news-turn = { $name }’s turn
drawn-log = whole log
drawn-log-short = log

# What lies ahead, on a large table
ahead-next = next piece
ahead-owned = { $n ->
    [1] yours
   *[other] { $n } yours
}
ahead-fields = { $n ->
    [one] field { $fields }
   *[other] fields { $fields }
}
ahead-in = in { $fields }
ahead-nowhere = none out
ahead-nowhere-brief = none
ahead-lacks = lacks { $n }
ahead-head = head
ahead-tail = tail
# Below the name of a coatl: the cards of the hand, and what they lack there
ahead-held = your hand
# What each card lacks beside a new coatl
ahead-there = what each card lacks there
# What the cards of the row lack beside each coatl
ahead-coatl = coatl { $coatl }
ahead-new = a new one
ahead-same = the same
ahead-fields-title = What the fields have for your hand and the row
ahead-fields-short = What the fields have
ahead-wanted = what the cards of the row ask for, and where it lies
ahead-wanted-short = what they ask for
ahead-wanted-where = on the fields
ahead-nearer-title = cards a field brings nearer
ahead-brings-nearer = brings nearer
ahead-of-hand = hand
ahead-of-row = row
ahead-brings-nearer-short = cards
ahead-nearest-then = the nearest
ahead-fields-legend = solid: on your board · ░: the field brings it · a number: still to get
ahead-legend-board = on your board
ahead-legend-field = the field brings it
ahead-legend-get = still to get
ahead-legend-number = so many still to get
ahead-legend-whole = then all on your board
ahead-legend-best = the best field for a card
ahead-nearer-legend = { $hand }: your hand · { $row }: the row · { $sign }: then all on your board
ahead-together = two that ask for the same
token-pick-does = pieces of your choice from the bag
token-vision-does = a new row, then choose
token-duty-does = a temple into your hand
token-pick-brief = from the bag
token-vision-brief = a new row
token-duty-brief = a temple
tip-take = All that lies on one field: body segments, or a head, or a tail. Your board must have room for it.
tip-choose = Prophecies of the row or from the top of the deck, as many as your hand may hold.
tip-assemble = Pieces from your board, as many as you like, at both ends; then fulfil prophecies that the coatl meets.
tip-temple-title = For a complete coatl
tip-temple = A coatl is complete with a head, a tail, a body and a prophecy. Then it may get one temple, yours or the top one of a pile, if it meets one of its demands or both.
tip-take-short = all of one field
tip-choose-short = cards of row or deck
tip-assemble-short = your pieces
log-points = Points, turn by turn
pane-course = The game
course-signs = points, turn by turn · { $completed } completed · { $better } a better turn was there
course-signs-short = { $completed } completed · { $better } a better turn was there
course-signs-plain = points, turn by turn · { $completed } completed
course-signs-least = { $completed } completed

# What has just happened
news-more = { $n } more

# Status
status-turn = turn { $turn }
status-one-of = one of
status-take = take
status-choose = choose
status-assemble = assemble
status-token = token
status-trial = TRIAL
status-then = then
status-bodies = bodies

# The key bar: what a key does now
bar-rule = rule { $rule }
bar-show = show my table
bar-takes-back = { $name } takes it back
bar-leave = leave
bar-choose = choose
bar-answer = answer
bar-turn = turn
bar-action = action
bar-hand = hand
bar-course = the game
bar-ends = first, last
bar-look-at-it = look at it
bar-do-it = do it
bar-change = change
bar-type = type
bar-name = a name
bar-back = back
bar-page = page
bar-close = close
bar-next-player = next player
bar-own-table = own table
bar-score = score sheet
bar-step = next step
bar-steps = all steps
bar-pane = next pane
bar-field = field, again takes
bar-take = take
bar-deck = deck
bar-open-end = end
bar-coatl = coatl
bar-attach = attach
bar-attach-to = attach to { $coatl }
bar-fulfil = fulfil
bar-keep = keep
bar-card = card
bar-discard = discard
bar-look = look
bar-go-there = go there
bar-column = column
bar-player = player
bar-done = done
bar-pass = pass
bar-end-turn = end turn
bar-lay = lay
bar-wish = wish for
