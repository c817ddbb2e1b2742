# Playing on from a position of another game.

event-went-on = From here { $name } plays on: all that { $name } could not know has been dealt anew.
deed-went-on = From here the game is played on
command-onward = play on
command-onward-name = play on from here
command-onward-help = Play on from this position: what you could not know is dealt anew, and it does not count.
help-onward = Form before one plays on
onward-title = Play on from here
onward-seat = As
onward-others = For the other persons
onward-start = play on
onward-told = { $turn ->
    [0] At the beginning, { $acting } is to choose.
   *[other] Turn { $turn }, { $acting } is to act.
} All that { $name } could not know is dealt anew. The new game has a save of its own and does not count in the records.
onward-where = Go back to the turn from which you want to play on, and press { $key }.
onward-not-counted = Played on from another game: it does not count.

plain-word-onward = onward
plain-does-onward = plays on from here as another game; with a name as that player, and a computer player after it plays for the other persons
plain-onward-nobody = Nobody who could play on from here is “{ $name }”.
plain-onward-strength = A computer player is one of { $known }.
plain-does-onward-puzzle = plays the game on that this turn is from, where it is not the last one
