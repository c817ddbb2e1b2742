# To, co warianty pokazują jako pas dni z wierszem dla każdego gracza. Dzień jest liczbą; $last to 0, gdy coś trwa do
# końca gry. $points mają znak.

track-day = dzień { $day } z około { $days }
track-day-alone = dzień { $day }
track-days = { $last ->
    [0] od dnia { $first }
   *[other] dni { $first }–{ $last }
}
track-window = { $title }: { $told }: { $counts }
track-counted = { $name } { $n } ({ $points })
track-counted-only = { $name } { $n }
track-note = { $name }: { $told }

# Zdania o tym, co się graczowi liczy: $counted to rzecz w liczbie mnogiej.

track-own = { $title } – { $counted }: { $n }, to daje { $points }.
track-other = { $title }, { $name } – { $counted }: { $n }, to daje { $points }.
track-own-only = { $title } – { $counted }: { $n }.
track-other-only = { $title }, { $name } – { $counted }: { $n }.
track-ahead = { $more }.
track-scored = Policzone.
track-scored-after = { $last ->
    [0] Liczy się na koniec gry.
   *[other] Liczy się po dniu { $last }.
}
track-holds = { $last ->
    [0] Do końca gry: { $holds }.
   *[other] Do dnia { $last }: { $holds }; potem się liczy.
}
track-will-hold = { $last ->
    [0] Od dnia { $first } do końca: { $holds }.
   *[other] Dni { $first }–{ $last }: { $holds }; potem się liczy.
}

# Na rysunku, w kilku znakach: podpis wiersza dni; o ile więcej daje ile punktów; obok nazwy.

track-label = dzień
track-of = z około { $days }
track-row-title = okres
track-row-holds = póki obowiązuje
track-more = jeszcze { $n }: { $points }
track-more-gives = jeszcze { $n } { $n ->
    [one] da
    [few] dadzą
    [many] da
   *[other] da
} { $points }
track-worth = { $points } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
track-over = koniec
track-till = do dnia { $last }
track-to-end = do końca
track-from = od ilu
track-points = punkty
