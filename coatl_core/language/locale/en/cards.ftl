# Pieces, colours and the texts of cards, composed from their patterns.

color = { $color ->
    [B] blue
    [G] green
    [K] black
    [R] red
   *[Y] yellow
}
# A part $part = sign is a piece written by its sign, which is in $color then: every form of a piece has it.
piece = { $part ->
    [sign] { $color }
    [head] { color } head
    [tail] { color } tail
   *[body] { color } body segment
}
card-color = { $color ->
    [B] blue card
    [G] green card
    [K] black card
    [R] red card
   *[Y] yellow card
}
# The letter of a colour, from the language’s own word: five different capitals, none that means another colour in English.
color-letter = { $color ->
    [B] B
    [G] G
    [K] K
    [R] R
   *[Y] Y
}

# Prophecies. $times is how often the last level counts; $more says whether it counts more than once.
prophecy-count = { color } pieces, wherever they lie
prophecy-pieces = at least { $items }, in any order
prophecy-pieces-item = { $n } { color }
prophecy-run = { $n } { color } in a row
prophecy-run-apart = exactly { $n } { color } in a row
prophecy-sequence = { $items }, side by side
prophecy-between = { $before }, then { $middle }, then { $after }
prophecy-surrounded = { $middle }, with { color } right before and right after
prophecy-guarded-before = { $text }, no { color } right before
prophecy-guarded-after = { $text }, no { color } right after
token-one = { color }
token-any = { $n ->
    [one] any piece
   *[other] any { $n } pieces
}
token-plus = one or more { color }
token-any-plus = one or more pieces of any colour
token-times = { $n } { color }
card-set-base = Base game
plugin-base-name = { card-set-base }
plugin-base-short = Base game
plugin-base-licence = facts of the game Cóatl, © Synapses Games; no art or text of it
list-comma = { ", " }
option-value = { $name }: { $value }
list-then = { " – " }

# Levels: what a prophecy pays.
level = { $times }× { $points }
levels-single = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
levels-list = { $items } points

# Temples.
temple-no-color = no { color } piece
temple-length = exactly { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
} long
temple-equal = as many { $first ->
    [B] blue
    [G] green
    [K] black
    [R] red
   *[Y] yellow
} as { $second ->
    [B] blue
    [G] green
    [K] black
    [R] red
   *[Y] yellow
}, at least one of each
temple-no-card = no { card-color } beside it
temple-and = { $first } · { $second }

points = { $points ->
    [-1] { $points } points
    [one] { $points } point
   *[other] { $points } points
}
