suns-name = Suns
suns-help = Three games: points add up, and who wins may hold a prophecy more in the next.
suns-sun = Sun
suns-sun-help = The second sun takes two spaces away, the third one a prophecy of the hand.
suns-length = Length
suns-length-help = A short game ends after fifteen rounds.
suns-length-long = whole game
suns-length-short = fifteen rounds

suns-rule-1 = Sun { $n } of { $of }: nothing is changed
suns-rule-2 = Sun { $n } of { $of }: two spaces fewer
suns-rule-3 = Sun { $n } of { $of }: one prophecy fewer
suns-crowned = { $name } wears the crown
suns-next = { $name } wears the crown under the next sun.
suns-sets = The sun sets after { $n } { $n ->
    [one] round
   *[other] rounds
}.
