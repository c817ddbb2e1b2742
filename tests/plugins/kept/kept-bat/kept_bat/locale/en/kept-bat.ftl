kept-bat-name = alone against the bat
plugin-kept-bat-name = { kept-bat-name }
kept-bat-opponent = the bat
kept-bat-help = A bat that makes nights of five colours. You win only with more points than he has.
kept-bat-level-1 = Level 1: long nights
kept-bat-level-1-short = level 1
kept-bat-level-1-help = A night is worth 3 points instead of 2.
kept-bat-level-2 = Level 2: longest nights
kept-bat-level-2-short = level 2
kept-bat-level-2-help = A night is worth 4 points instead of 2.

# His turn, step by step, and the same in few words, where it is read beside the table.
kept-bat-takes = the bat carries field { $field } to his cave: { $pieces }.
kept-bat-takes-short = took field { $field } { $pieces }
kept-bat-night = the bat has five colours: they are a night.
kept-bat-night-short = a night of five colours

# His cave, beside the table and on the score sheet.
kept-bat-empty = His cave is empty.
kept-bat-cave = To the next night: { $needs }. In his cave: { $pieces }.
kept-bat-full = In his cave: { $pieces }. That is a night.
kept-bat-nights = { $n ->
    [one] { $n } night of five colours
   *[other] { $n } nights of five colours
}

# Who has won.
kept-bat-won = You have more points than the bat: you win.
kept-bat-lost = You do not have more points than the bat: he wins.
