# Co varianty ukazují jako pás dnů s řádkem pro každého hráče. Den je číslo; $last je 0 u toho, co trvá do konce hry.
# $points mají znaménko.

track-day = den { $day } asi z { $days }
track-day-alone = den { $day }
track-days = { $last ->
    [0] ode dne { $first }
   *[other] dny { $first }–{ $last }
}
track-window = { $title }: { $told }: { $counts }
track-counted = { $name } { $n } ({ $points })
track-counted-only = { $name } { $n }
track-note = { $name }: { $told }

# Věty o tom, co se hráči počítá: $counted je v množném čísle co.

track-own = { $title } – { $counted }: { $n }, to je { $points }.
track-other = { $title }, { $name } – { $counted }: { $n }, to je { $points }.
track-own-only = { $title } – { $counted }: { $n }.
track-other-only = { $title }, { $name } – { $counted }: { $n }.
track-ahead = { $more }.
track-scored = Započteno.
track-scored-after = { $last ->
    [0] Započte se na konci hry.
   *[other] Započte se po dni { $last }.
}
track-holds = { $last ->
    [0] Do konce hry: { $holds }.
   *[other] Do dne { $last }: { $holds }; pak se započte.
}
track-will-hold = { $last ->
    [0] Ode dne { $first } do konce: { $holds }.
   *[other] Dny { $first }–{ $last }: { $holds }; pak se započte.
}

# V kresbě, na pár znacích: popisek řádku dnů; o kolik víc dá kolik bodů; vedle názvu.

track-label = den
track-of = asi z { $days }
track-row-title = období
track-row-holds = dokud působí
track-more = ještě { $n }: { $points }
track-more-gives = ještě { $n } { $n ->
    [one] dá
    [few] dají
   *[other] dá
} { $points }
track-worth = { $points } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
track-over = skončilo
track-till = do dne { $last }
track-to-end = do konce
track-from = od kolika
track-points = body
