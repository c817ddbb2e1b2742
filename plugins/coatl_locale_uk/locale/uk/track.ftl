# Те, що варіанти показують як смугу днів із рядком для кожного гравця. День — це число; $last — 0 для того, що триває до
# кінця гри. $points мають знак.

track-day = день { $day } приблизно з { $days }
track-day-alone = день { $day }
track-days = { $last ->
    [0] від дня { $first }
   *[other] дні { $first }–{ $last }
}
track-window = { $title }: { $told }: { $counts }
track-counted = { $name } { $n } ({ $points })
track-counted-only = { $name } { $n }
track-note = { $name }: { $told }

# Речення про те, що рахують гравцеві: $counted — що саме, у множині.

track-own = { $title } — { $counted }: { $n }, це { $points }.
track-other = { $title }, { $name } — { $counted }: { $n }, це { $points }.
track-own-only = { $title } — { $counted }: { $n }.
track-other-only = { $title }, { $name } — { $counted }: { $n }.
track-ahead = { $more }.
track-scored = Зараховано.
track-scored-after = { $last ->
    [0] Зараховують наприкінці гри.
   *[other] Зараховують після дня { $last }.
}
track-holds = { $last ->
    [0] До кінця гри: { $holds }.
   *[other] До дня { $last }: { $holds }; тоді зараховують.
}
track-will-hold = { $last ->
    [0] Від дня { $first } до кінця: { $holds }.
   *[other] Дні { $first }–{ $last }: { $holds }; тоді зараховують.
}

# На малюнку, на кілька знаків: підпис рядка днів; на скільки більше дає скільки очок; поряд із назвою.

track-label = день
track-of = приблизно з { $days }
track-row-title = період
track-row-holds = поки діє
track-more = ще { $n }: { $points }
track-more-gives = ще { $n } { $n ->
    [one] дасть
    [few] дадуть
    [many] дасть
   *[other] дасть
} { $points }
track-worth = { $points } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
track-over = минуло
track-till = до дня { $last }
track-to-end = до кінця
track-from = від скількох
track-points = очки
