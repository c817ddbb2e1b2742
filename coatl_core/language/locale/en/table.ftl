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

# Coatls
drawn-open = open
drawn-complete = complete
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
drawn-closes = closes: { $points }, at most { $most }
drawn-rack = board { $n } of { $all }

# Titles
drawn-refills = * refills all
drawn-deck = deck { $cards }
drawn-temples = Temples
drawn-temples-when = at completion
drawn-left = { $n } left
drawn-yours = yours
drawn-needs = needs { $n }
drawn-counts = hand { $hand } · temples { $temples }
drawn-counts-short = hand { $hand } ▲{ $temples }
drawn-counts-hand = hand { $hand }
drawn-counts-tokens = tokens { $tokens }
drawn-counts-tokens-short = tokens { $tokens }
drawn-tokens = tokens: { $tokens }
drawn-on-coatl = on coatl { $coatl }: now, and what it lacks
drawn-on-coatl-then = on coatl { $coatl }: now, and then with this piece
drawn-as-if = on coatl { $coatl }, as if this piece lay there
drawn-looked-at = { $name }’s coatls
drawn-next = next
drawn-back = yours
drawn-held-signs = ▌ hand ▲ temples ◇ tokens □ rack
drawn-rack-short = rack { $n }
drawn-one-each = { $key } one at full size
drawn-news = Just happened
drawn-news-since = since your last turn
drawn-log = whole log
drawn-log-short = log

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
bar-change = change
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
bar-fulfil = fulfil
bar-keep = keep
bar-card = card
bar-discard = discard
bar-look = look
bar-go-there = go there
bar-done = done
bar-pass = pass
bar-end-turn = end turn
bar-lay = lay
bar-wish = wish for
