# Events of a club: a round robin (docs/event.md).

event-title = { $event }: { $done } of { $games } { $games ->
    [one] game is over
   *[other] games are over
}
event-column-place = no.
event-column-player = player
event-column-games = games
event-column-points = points
event-column-victories = won
event-column-ahead = ahead
event-column-elo = Elo
event-column-sure = 95 %
event-gone-home = { $name } (gone)
event-round = Round { $n } of { $rounds }
event-bye = { $name } has no game in this round.
event-told = { $won } (entered by hand)
event-forfeited = without a game:
event-cancelled = is not played
event-at-host = is being played:
event-now = can begin
event-later = later
event-pass = { $name }: { $command }
event-made = The event { $event } is made: { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. It begins with coatl event run { $event }.
event-withdrawn = { $name } plays no more. { $games ->
    [0] No game was left.
    [one] The game that was left is lost without being played.
   *[other] The { $games } games that were left are lost without being played.
}
event-run-ends = Games that are still at the host are ended there by coatl event run.
event-waits = Game { $game }: { $reason }
event-goes-on = Games at the host go on. The event goes on with { $command }.
event-error-name = “{ $name }” cannot be the name of an event: it has up to 40 letters, digits, - and _, and begins with no -
event-error-there = there is an event { $event } already: give this one another name
event-error-none = there is no event { $event }; there are: { $known }
event-error-damaged = the event { $event } is damaged ({ $fault }); it was renamed to { $file }, and what it was before its last change lies beside it, with .bak at its end: rename that one to go on
event-error-newer = { $file } was written by a newer version of the game: update this one
event-error-file = { $file } cannot be used: { $reason }
event-error-host = “{ $text }” is no address of a host: one looks like 192.168.1.7:4747
event-error-player = nobody in this event is called “{ $name }”; there are: { $known }
event-error-invited = everybody in an event has a name, and their cards are secret anyway: write names, and @ with a player for a computer player
event-error-number = an event has { $least } to { $most } players, not { $players }
event-error-together = in this game people win together, so that there is no table: choose other variants
event-error-game = there is no game “{ $text }” in this event: they have the numbers from 1 to { $games }
event-error-points = “{ $text }” is no result: write the points of both, of who begins first, as in 41:38
event-error-winner = { $name } cannot have won this game with these points

# coatl event
cli-event = hold an event of a club: a round robin
cli-event-description = Holds a round robin for persons and computer players: who meets whom, the table, and Elo numbers.
cli-event-make = make an event
cli-event-make-description = Makes an event, in which everybody plays against everybody else. Who meets whom in which round is drawn by lot.
cli-event-run = have the games of an event played
cli-event-run-description = Has the games played, until all are: those of persons at a host, those between computer players here. It can be ended, or killed, at any moment: the same command, given again, goes on.
cli-event-show = show table and pairings
cli-event-show-description = Shows the table, with Elo numbers and their intervals of 95 %, and all rounds with their results.
cli-event-withdraw = let a player go home
cli-event-withdraw-description = Lets a player go home: their games that are not over yet are lost without being played, and their opponents get the points.
cli-event-result = enter a result by hand
cli-event-result-description = Enters the result of a game by hand, such as that of one that was played with the box; it takes the place of any other.
cli-event-name = the name of the event
cli-value-event = EVENT
cli-event-players = who plays: names, and @ with a player for a computer player, e.g. Ann,Bob,@hard,Robo@easy
cli-event-twice = everybody meets everybody else twice, once in each seat
cli-event-allow = what the games of persons allow: hints, watch (others look on), or nothing (default: watch)
cli-event-seed = equal text, equal lots, and equal games between computer players (default: by chance)
cli-event-host = the address of the host where persons play (default: the one on this machine, which is started if need be)
cli-event-watch = stay, for a wall: show it anew whenever something has changed
cli-event-passes = show what each person joins with; not for a wall
cli-event-player = the name of the player
cli-event-game = the number of the game
cli-event-points = the points of who begins and of who answers, e.g. 41:38
cli-event-winner = who has won, if the points are equal and it was not both
cli-where-events = events
