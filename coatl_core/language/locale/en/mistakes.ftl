# One's own mistakes: turns of one's last games that cost points. $points and $then are numbers of points.

command-mistakes = my mistakes
command-mistakes-name = learn from my mistakes
command-mistakes-help = Try the turns of your last games once more that cost you most.
help-mistakes = Looking for your mistakes
mistakes-title = Looking for the turns of your last games that cost you most. Enter goes on with what has been found so far.
mistakes-begin = Opening your last games …
mistakes-progress = { $done } of { $all } turns judged, { $games ->
    [one] one game
   *[other] { $games } games
}.
mistakes-check = Making sure of the costliest ones …
mistakes-none = Nothing in your last games has cost much. Well played!
mistakes-no-games = There is no finished game of yours among the saved games yet.
mistake-ask = { $n } of { $all } · turn { $turn } of your game of { $date } cost { $points } points. What would you do?
mistake-best = As good as the best!
mistake-cost = That would cost { $points } points.
mistake-unjudged = What you tried cannot be judged.
mistake-better = In the game it cost { $then }. Best: { $best }.
mistake-next = next mistake
mistake-game = look at the game there
mistake-leave = leave
plain-word-mistakes = mistakes
plain-does-mistakes = puts the costliest turns of your last games before you once more
plain-does-next-mistake = the next mistake
plain-does-retry-mistake = begins the turn anew
plain-does-onward-mistake = plays that game on from here
plain-does-menu-mistake = leaves the mistakes
