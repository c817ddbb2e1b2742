camazotz-name = alone against Camazotz
plugin-camazotz-name = { camazotz-name }
camazotz-opponent = Camazotz
camazotz-help = A bat that makes nights of five colours. You win only with more points than he has.
camazotz-level-1 = Level 1: long nights
camazotz-level-1-short = level 1
camazotz-level-1-help = A night is worth 3 points instead of 2.
camazotz-level-2 = Level 2: longest nights
camazotz-level-2-short = level 2
camazotz-level-2-help = A night is worth 4 points instead of 2.

# His turn, step by step, and the same in few words, where it is read beside the table.
camazotz-takes = Camazotz carries field { $field } to his cave: { $pieces }.
camazotz-takes-short = took field { $field } { $pieces }
camazotz-night = Camazotz has five colours: they are a night.
camazotz-night-short = a night of five colours

# His cave, beside the table and on the score sheet.
camazotz-empty = His cave is empty.
camazotz-cave = To the next night: { $needs }. In his cave: { $pieces }.
camazotz-full = In his cave: { $pieces }. That is a night.
camazotz-nights = { $n ->
    [one] { $n } night of five colours
   *[other] { $n } nights of five colours
}

# Who has won.
camazotz-won = You have more points than Camazotz: you win.
camazotz-lost = You do not have more points than Camazotz: he wins.
