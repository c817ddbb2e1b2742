# Puzzles: last turns in which the most points are to be found. $points are those of the player's coatls after a turn, $best
# the most there are.

menu-puzzles = Puzzles
menu-puzzles-new = the last turn
menu-puzzles-found = { $n } of { $all } found
command-puzzles = puzzles
command-puzzles-name = solve puzzles
command-puzzles-help = Open the puzzles: last turns in which the most points are to be found.
help-puzzles = Choosing a puzzle

# The list. “back” is a puzzle that was missed and is to be tried once more.
puzzles-title = Puzzles
puzzles-found = { $n } of { $all } found
puzzles-puzzle = Puzzle { $number }
puzzles-grade = Grade
puzzles-grade-short = grade { $grade }
puzzles-done = State
puzzles-theme = What is in it
puzzles-state = { $state ->
    [found] found
    [good] good
    [missed] missed
    [back] once more
   *[new] –
}
puzzles-actions = { $n ->
    [one] one action
   *[other] two actions
}
puzzles-is = { $theme ->
    [own-temple] temple of the hand
    [pile-temple] temple of a pile
    [no-temple] no temple
    [two-coatls] two coatls
    [new-coatl] new coatl
    [take-first] a field first
    [pick-first] a token first
    [row-first] the row first
    [three-cards] three cards
    [card-early] a card early
    [both-ends] both ends
   *[many-pieces] many pieces
}
puzzles-ask = { $actions ->
    [one] This turn of a game counts as your last one: one action. How many points can you get?
   *[other] This turn of a game counts as your last one: two actions. How many points can you get?
}
puzzles-of-grade = Grade { $grade } of { $all }.
puzzles-was-found = Found on { $date }: { points }.
puzzles-was-good = Good on { $date }: { points } of { $best }.
puzzles-was-missed = Missed on { $date }: { points } of { $best }.
puzzles-back = It comes back on { $date }.
puzzles-rating = Your rating: { $rating } ± { $spread }
puzzles-plugins = This puzzle needs cards whose plugin is off or gone.
puzzles-aside = What was tried of the puzzles could not be read ({ $fault }). It was set aside as { $file }; counting begins anew.
puzzles-unreadable = What was tried of the puzzles cannot be read or written: { $reason }. Check who may do so.
puzzles-newer = A newer version of the game wrote down which puzzles were tried (format { $version }): that stays as it is, and nothing is added to it.

# At the table.
puzzle-ask = { $actions ->
    [one] This counts as your last turn, one action: how many points? So far: { $points }.
   *[other] This counts as your last turn, two actions: how many points? So far: { $points }.
}
puzzle-found = Found: { points }, and there are no more.
puzzle-good = Good: { points }.
puzzle-missed = Missed: { points }.
puzzle-best = The best turn brings { $best }.
puzzle-rating = Rating { $rating } ({ $change }).
puzzle-shown = The solution.
puzzle-solution-played = The solution: { points }.
puzzle-no-hints = A hint would be the solution.
turn-tried = turn { $turn }: tried
puzzle-again = try again
puzzle-solution = see the solution
puzzle-next = next puzzle
puzzle-onward = play this game on
puzzle-list = to the list
puzzle-quit = Leave the puzzle?
puzzle-player-1 = Ana
puzzle-player-2 = Bao
puzzle-give-up = see the solution: then it is missed
