# What variants show as a track of days, with a row for each player. A day is a number; $last is 0 for what lasts to the
# end of the game. $points have their sign.

track-day = day { $day } of about { $days }
track-day-alone = day { $day }
track-days = { $last ->
    [0] from day { $first } on
   *[other] days { $first }–{ $last }
}
track-window = { $title }: { $told }: { $counts }
track-counted = { $name } { $n } ({ $points })
track-counted-only = { $name } { $n }
track-note = { $name }: { $told }

# The sentences about what is counted of a player: $counted is what, in the plural.

track-own = { $title } – { $counted }: { $n }, worth { $points }.
track-other = { $title }, { $name } – { $counted }: { $n }, worth { $points }.
track-own-only = { $title } – { $counted }: { $n }.
track-other-only = { $title }, { $name } – { $counted }: { $n }.
track-ahead = { $more }.
track-scored = Scored.
track-scored-after = { $last ->
    [0] Scored at the end of the game.
   *[other] Scored after day { $last }.
}
track-holds = { $last ->
    [0] To the end of the game: { $holds }.
   *[other] Till day { $last }: { $holds }; then it is scored.
}
track-will-hold = { $last ->
    [0] From day { $first } to the end: { $holds }.
   *[other] Days { $first }–{ $last }: { $holds }; then it is scored.
}

# In the drawing, in few cells: the label of the row of days; how many more give how many points; beside a title.

track-label = day
track-of = of about { $days }
track-row-title = period
track-row-holds = while it holds
track-more = { $n } more: { $points }
track-more-gives = { $n } more { $n ->
    [one] gives
   *[other] give
} { $points }
track-worth = { $points } { $n ->
    [one] point
   *[other] points
}
track-over = over
track-till = till day { $last }
track-to-end = to the end
track-from = from how many on
track-points = points
