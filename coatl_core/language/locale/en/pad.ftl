# The score pad: the end of a game at a real table, told by people.

menu-score-pad = Score pad
menu-score-pad-what = with your own box
command-score-pad = score pad
command-score-pad-help = Type the end of a game at a real table, and get its score sheet.
command-mend = mend
command-mend-name = mend the coatl
command-mend-help = Type the coatl under the cursor again.
command-remove-coatl = take off
command-remove-coatl-name = take the coatl off
command-remove-coatl-help = Take the coatl under the cursor off the pad.
command-to-sheet = score sheet
command-to-sheet-help = Show the score sheet of what has been typed.
help-pad = Score pad
help-pad-form = Form before the score pad

# The form before it.
pad-title = Score pad
pad-players = Players
pad-no-opponent = none
pad-before = Typed before
pad-keep = { $n ->
    [one] go on with one coatl
   *[other] go on with { $n } coatls
}
pad-start = to the pad
sheet-before = { $name }: { $told }
pad-aside = What was typed before could not be read. It was set aside as { $file }; the pad is empty.
pad-form-help = Who has played, in the order in which they sit, and by which rules. Lines without a name are left out.
pad-names = Name { $least ->
    [one] one player
   *[other] at least { $least } players
}, and at most { $most }.
pad-names-alike = Two players have the same name.
pad-unwritable = What was typed could not be saved: { $reason }

# What is asked. $number is that of the coatl, $n that of the card.
pad-ask-coatl = { $name } · coatl { $number }: its letters from head to tail
pad-ask-prophecy = { $name } · coatl { $number } · prophecy { $n }
pad-ask-temple = { $name } · coatl { $number } · temple
pad-ask-tokens = { $name } · which sacrifice tokens are left?
pad-ask-fulfilled = Opponent · fulfilled prophecy { $n }
pad-ask-over = That was all.
pad-help-coatl = Enter: done; Enter alone: no more coatls. A full stop is an open end. Backspace: back.
pad-help-prophecy = Enter alone: no more prophecies. Backspace: one step back.
pad-help-temple = Enter alone: no temple. Backspace: one step back.
pad-help-tokens = A digit for each that was spent, then Enter.
pad-help-fulfilled = Enter alone: no more. Backspace: one step back.
pad-to-told = what was typed
pad-to-field = type on
pad-help-over = F2 shows the score sheet; Enter on a coatl mends it.

# coatl sheet, and its file.
cli-sheet = print the score sheet of a game at a real table
cli-sheet-description = Reads the end of a game at a real table from a file or from standard input and prints its score sheet. A line “player: Ana” begins a player; each line “coatl: BBRKY count-red no-red-length-11” is a coatl with the cards beside it, a full stop standing for an open end. Before the players “edition: pl”, “tokens: yes”, “half: yes”, “strict: yes”, “cards: base promo” and “variant: …” say by which rules it was played; “left: pick duty” are the tokens that a player has left.
cli-sheet-file = the end of a game; - reads it from standard input; without it the app asks for it
cli-sheet-svg = write the sheet as a picture into this file
# In lines of text.
plain-word-pad = pad, sheet
plain-does-pad = the score pad: the end of a game at a real table is typed, and its score sheet told
pad-plain-keep = Some of a game has been typed before. Type yes to go on with it, or no for a new one.
pad-plain-names = Who has played? Names with commas between them, in the order in which they sit. One name alone has played alone.
pad-plain-edition = By the rules of which edition: { $known }? Press Enter for { $usual }.
pad-plain-edition-own = By the rules of which edition: { $known }? Press Enter for none of them: unfinished coatls score { $half ->
    [yes] half
   *[other] nothing
}.
pad-plain-levels = Which levels did you play with? Type their numbers, of { $known }; press Enter for none.
pad-plain-sets = With which cards: { $known }? Press Enter for { $usual }.
pad-plain-coatl = { $name }, coatl { $number }: type its letters from head to tail, or press Enter if there is no more.
pad-plain-prophecy = { $name }, coatl { $number }, prophecy { $n }: type the letter of its colour and letters of its pattern, or press Enter if there is no more.
pad-plain-temple = { $name }, coatl { $number }: type letters of its temple, or press Enter for none.
pad-plain-tokens = { $name }: type the numbers of the sacrifice tokens that were spent, 1 perfect pick, 2 vision of the future, 3 priest’s duty, or press Enter as they are.
pad-plain-fulfilled = Fulfilled prophecy { $n } of the opponent: type its letters, or press Enter if there is no more.
pad-plain-help = Letters name pieces: B G K R Y, or those of your language. The first one of a coatl is its head, the last one its tail; a full stop is an open end. A card is taken by its number.
