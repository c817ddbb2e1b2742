# The solo game against A.D.A.M. (rules 9).

adam-name = alone against A.D.A.M.
plugin-adam-name = { adam-name }
plugin-adam-short = A.D.A.M.
plugin-adam-licence = rules of the game Cóatl, © Synapses Games; no art or text of it
adam-opponent = A.D.A.M.
adam-help = A machine that gathers pieces. You win only with more points than he has.
adam-level-1 = Level 1: temple
adam-level-1-short = level 1
adam-level-1-brief = meet one, or lose
adam-level-1-help = You must meet all requirements of at least one temple, or you lose.
adam-level-2 = Level 2: small hand
adam-level-2-short = level 2
adam-level-2-brief = 4 instead of 5
adam-level-2-help = Your hand holds 4 prophecies instead of 5.
adam-level-3 = Level 3: colours
adam-level-3-short = level 3
adam-level-3-brief = all different
adam-level-3-help = The prophecies beside one coatl must all be of different card colours.
adam-level-4 = Level 4: four each
adam-level-4-short = level 4
adam-level-4-brief = 4 beside a coatl
adam-level-4-help = You may complete a coatl only if it then has 4 prophecies.
adam-level-5 = Level 5: four cards
adam-level-5-short = level 5
adam-level-5-brief = he works on 4
adam-level-5-help = A.D.A.M. works on 4 cards at once instead of 3.
adam-secret-temple = Secret temple
adam-secret-temple-short = secret temple
adam-secret-temple-brief = one of your own
adam-secret-temple-help = You are dealt a secret temple of your own as well.

# His turn, step by step.
adam-seeks = A.D.A.M. takes field { $field }. Card { $number } needs { $needs }.
adam-seeks-vainly = No field has what card { $number } of A.D.A.M. needs: { $needs }.
adam-discards-field = No card of A.D.A.M. can use anything: he discards field { $field } ({ $pieces }).
adam-idle = A.D.A.M. finds the supply board empty.
adam-places = Card { $number } gets: { $pieces }.
adam-discards = Discarded, because no card needs it: { $pieces }.
adam-fulfils = A.D.A.M. fulfils card { $number } ({ $prophecy }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
adam-draws = A.D.A.M. takes the card at place { $place } of the row ({ $prophecy }): it is his card { $number }.

# The same in few words, where his turn is read beside the table: a line a step, without his name.
adam-seeks-short = took field { $field }
adam-seeks-vainly-short = card { $number }: no field has { $needs }
adam-discards-field-short = discarded field { $field } { $pieces }: no card needs anything
adam-idle-short = the supply board is empty
adam-places-short = { $pieces } to { $number }
adam-discards-short = { $pieces } discarded
adam-fulfils-short = fulfilled card { $number } { $prophecy } { $points }
adam-draws-short = card { $number } from the row { $prophecy }

# Who has won.
adam-verdict-won = You have more points than A.D.A.M.: you win.
adam-verdict-lost = You do not have more points than A.D.A.M.: he wins.
adam-verdict-temple = You have more points, but no temple met in full: at level 1 A.D.A.M. wins.

# What people tell of him at a real table.
place-line = his card { $number }
place-fulfilled = his fulfilled cards
place-removed = pieces he has discarded
