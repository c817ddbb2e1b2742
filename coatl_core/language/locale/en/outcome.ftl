# How a game has ended, and what is counted of it.
score-times = { $n }×
score-requirements = { $n } met:
score-unfinished = unfinished
score-unfinished-half = unfinished: half
score-no-coatl = no coatl
score-winner = { $name } wins.
sheet-after = after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
sheet-statistics = Statistics
sheet-turns = turns
sheet-taken = pieces taken
sheet-chosen = prophecies chosen
sheet-fulfilled = prophecies fulfilled
sheet-claimed = temples
sheet-complete = completed coatls
sheet-longest = longest coatl
sheet-best = best coatl
sheet-coatl-points = points a coatl
sheet-turn-points = points a turn
sheet-tokens = tokens spent
sheet-colors = colours in the coatls
sheet-number = { $n }
score-winner-cards = { $name } wins: equal points, but more cards beside completed coatls.
score-winner-coatl = { $name } wins: equal points and cards, but the highest-scoring coatl.
score-shared = The victory is shared by { $names }: equal in points, cards and best coatl.
score-winners = { $names } win.
score-winners-cards = { $names } win: equal points, but more cards beside completed coatls.
score-winners-coatl = { $names } win: equal points and cards, but the highest-scoring coatl.
score-won-together = Won together: { $names }.
score-lost-together = Lost together: { $names }.
score-ended-coatls = The game ended: { $name } completed { $n ->
    [3] a third coatl
   *[other] coatl { $n }
}.
score-ended-bodies = The game ended when the body segments had run out.
score-ended-standstill = The game ended because nobody could do anything any more.
