# The game in lines of text, which are also read aloud: no signs but marks of punctuation.

plain-times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
plain-plus = plus
plain-minus = minus
plain-rule = rule { $rule }
plain-refused = no
plain-card = Card { $text }
plain-nothing = nothing
plain-choices = { $n ->
    [one] { $n } choice.
   *[other] { $n } choices.
}

# What lies on the table.
plain-field-empty = Field { $field } is empty.
plain-row = Row { $place }: { $card }
plain-row-empty = Row { $place } is empty.
plain-pile = Pile { $pile }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $card }
plain-pile-empty = Pile { $pile } is used up.
plain-bag-head = In the bag of heads: { $pieces }.
plain-bag-body = In the bag of body segments: { $pieces }.
plain-bag-tail = In the bag of tails: { $pieces }.
plain-hand = Hand { $place }: { $card }
plain-hand-empty = Your hand is empty.
plain-keep = Type { $keep } and the numbers of the cards that you keep, such as { $example }; { $me } tells all that you have.
plain-temple = Your temple { $place }: { $card }
plain-forecast = { $name } takes field { $field } next.
plain-opponent-card = Card { $number }: { $card }; on it: { $pieces }; needs: { $needs }.

# What happens beside the game.
plain-begins = A game of { $names }. Type ? for what can be done, help for all words.
plain-sit = Press Enter when { $name } sits here.
plain-covered = The hands are covered until { $name } presses Enter.
plain-after = The game is over. Now you can type: { $words }.
plain-puzzle-after = Now you can type: { $words }.
plain-puzzle-again = The turn begins anew.
plain-puzzles-done = There is no further puzzle now.
plain-undone = Taken back.
plain-asked = { $name } is asked whether it may be taken back.
plain-agreed = { $name } agrees: it is taken back.
plain-disagreed = { $name } does not agree: it stands.
plain-wish = { $name } wishes to take the last action back: type yes or no. If you play on, it stands.
plain-waits = { $name } is to move.
plain-waits-away = { $name } is to move, and is away.
plain-lobby = Here are: { $names }. { $n ->
    [one] { $n } seat is free: the game begins when it is taken.
   *[other] { $n } seats are free: the game begins when they are taken.
} Type quit to leave.
plain-lobby-words = Type start to begin with computers in the free seats, computer or free and the number of a seat for that seat alone, seats to hear who sits where, invitation to hear it again.
plain-invitation = Whoever is to play types one of these lines in a terminal:
plain-seat = Seat { $number }: { $name }, { $who }.
plain-seat-others = Seat { $number }: { $told }
plain-seat-which = Type the number of a seat that is not yours, from 1 to { $all }; seats tells who sits where.
plain-stop-sure = Type { $stop } once more, and the game is over for all; it cannot go on.
plain-host-question = Others can go on playing while the host runs. Type yes to leave it running, or no to end it; the games go on when it comes back.
plain-host-runs = The host goes on running. The word seats, or the menu of the app, leads back to your games.
plain-redone = Done again.
plain-replay = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
plain-replay-words = Enter goes to the next turn. You can type { $words }.
plain-replay-at = Turn { $turn } of { $last }: { $name }
plain-replay-before = Before the first turn: { $name }
plain-replay-begin = This is the game as it was dealt.
plain-replay-end = Nothing comes after this.
plain-replay-left = Back at the table.
plain-no-turn = The turns have the numbers 0 to { $last }; 0 is before the first one.
plain-no-redo = Nothing has been taken back.
plain-saved = The game is saved in { $file }.
plain-saved-as = A copy is saved in { $file }.
plain-unsaved = The game could not be saved: { $reason }
plain-signs-on = Pieces are now written by signs.
plain-signs-off = Pieces are now told in words.
plain-allowed = That can be done: { $action }.
plain-no-reasons = Nobody has told a reason.
plain-player-failed = The computer player { $player } failed, and another one goes on: { $error }
plain-player-memory = The computer player { $player } of the plugin { $plugin } wanted more than { $megabytes } MB of memory. Nothing is lost: another one goes on in its place.
plain-dumb = This terminal can show lines only, so the game is played in lines.

# Hints, the analysis, the rulebook.
plain-purist = The settings allow no hints.
plain-no-hint = There is no hint now.
plain-judging = A master looks at all turns; that takes a while.
plain-judged = { $name } had { $all ->
    [one] { $all } choice
   *[other] { $all } choices
}, and { $n ->
    [one] { $n } cost
   *[other] { $n } cost
} points.
plain-lost = Turn { $turn } cost { $points } points.
plain-better = Better: { $text }
plain-not-judged = The turns cannot be judged: { $error }
plain-rules = The chapters of the rulebook. Type rules and a number, or rules and a word.
plain-no-rule = There is no rule { $rule }.
# What stands in brackets with this in the rulebook is left out in lines.
plain-rules-key = key 0
plain-ruling = Ruling { $rule }, where the printed rules are silent:
plain-ruling-none = What was decided where the printed rules are silent:
plain-not-in-rules = That stands nowhere in the rules: { $word }.
plain-more-in-rules = { $n ->
    [one] { $n } more place has it.
   *[other] { $n } more places have it.
}

# What is wrong with a line.
plain-too-long = That line is too long: { $most } signs at most.
plain-unknown = Not understood: { $line }. Type ? for what can be done, help for all words.
plain-unwritten = Not understood: { $line }. Type ? for how it is written.
plain-meant = Not understood: { $line }. Did you mean { $meant }?
plain-unknown-here = Not understood here: { $line }. Type help for all words.
plain-not-here = That cannot be done here.
plain-not-over = Another game begins when this one is over, or from the menu.
plain-no-list = A number is that of a list: type ? first.
plain-no-number = The list has the numbers { $first } to { $last }.
plain-nothing-there = There is no such thing on the table: { $thing }.
plain-none-such = Nothing that can be done now begins like that.
plain-no-player = { $word } is a word that does something here, and no name for somebody who plays alone.

# Where no game is played.
plain-menu = Cóatl in lines. You can type daily, new, continue, saves, open, join, lesson, puzzles, pad, rules, help or quit.
plain-ask-seats = Who plays? Names with commas between them, for a computer player one of { $known }, and { $invited } for somebody who comes by invitation. One name alone plays alone.
plain-ask-name = What is your name?
plain-ask-tokens = With sacrifice tokens? Type yes, or press Enter for none.
plain-ask-variants = With which variants? { $known }; press Enter for none.
plain-ask-again = An answer is needed, or menu to go back, or quit to leave.
plain-save-turn = { $names }; turn { $turn }
plain-save-over = { $names }; over
plain-no-saves = No saved game can be gone on with.
plain-no-such-save = There is no such saved game: { $file }.
plain-open-which = Type open and the number or the name of a saved game; saves lists them.
plain-which-language = Type lang and one of these: { $known }.

# Help: how it works, and a line for each word.
plain-help-1 = Type ? for all that can be done, or ? and a word for a part of it, such as ? take.
plain-help-2 = Then type the number of a choice, or the choice as it is written: take 3. First letters do, too: t 3.
plain-help-3 = A card of your hand has a number: fulfil 1 2 puts your card 2 beside your coatl 1.
plain-help-4 = Everything is saved at once. Leave with quit, or with the end of the input.
plain-help-verbs = What is done in a game begins with one of these words: { $words }.
plain-does-look = what lies on the table; look row 2, look field 3, look coatl 1 or look pile 1 tells more of one thing
plain-does-board = what the players have; with a name only that player
plain-does-me = what you have; me 2 tells more of your card 2
plain-does-why = why something cannot be done, such as why take 3; alone: why the others have done what they did
plain-does-hint = what a master would do
plain-does-score = the score sheet
plain-does-log = what has happened; with a number so much of it
plain-does-undo = takes the last action back
plain-does-redo = does again what was taken back
plain-does-save = writes a copy under a name
plain-does-rules = the rulebook: with a number that rule, with a word every rule that has it
plain-does-help = this help
plain-does-lang = another language, such as lang cs
plain-does-signs = tells pieces by signs or in words
plain-does-analysis = after the game: which turns cost points
plain-does-again = another game of the same players
plain-does-menu = leaves the game; it is saved
plain-does-new = a new game; with the real pieces: new beside, if the app only moves the opponent, or new told, if it is told everything
plain-does-continue = goes on with the game played last
plain-does-saves = lists the saved games
plain-does-open = opens a saved game by its number or its name
plain-does-lesson = the lesson
plain-does-puzzles = puzzles about the last turn; with a number that puzzle
plain-does-solution = plays the solution
plain-does-retry = begins the turn anew
plain-does-next-puzzle = the next puzzle
plain-does-menu-puzzle = leaves the puzzle
plain-does-join = takes a seat in a game of others, such as join 5PT3-8122@192.168.1.7
plain-does-say = says a sentence to the others; alone, lists them
plain-does-yes = agrees that the last action is taken back
plain-does-none = does not agree
plain-does-seats = games of hosts in which you sit, or who sits where
plain-does-computer = lets a computer player play in a seat, such as computer 2 or computer 2 hard
plain-does-free = frees a seat for somebody else, such as free 2
plain-does-invitation = what others type to come
plain-does-start = begins with computers in the free seats
plain-does-stop = ends the game for all, if you have made it
plain-does-replay = looks at a game again from its beginning; in the menu with its number or its name
plain-does-next = a turn on; Enter does the same
plain-does-undo-replay = a turn back
plain-does-step-replay = an action on; step back: an action back
plain-does-turn = to the end of a turn, such as turn 5
plain-does-first = to the beginning
plain-does-last = to the end
plain-does-why-replay = why a computer player has acted like that
plain-does-menu-replay = leaves the replay
plain-does-chapter = lists the chapters; with a number it goes to one
plain-does-quit = leaves

# Words that can be typed, with commas between them. The first one is told; the English word and its letter do, too.
plain-word-look = look, table
plain-word-board = board, boards, players
plain-word-me = me, mine, hand
plain-word-why = why
plain-word-hint = hint
plain-word-score = score, points
plain-word-log = log, history
plain-word-undo = undo, back
plain-word-redo = redo
plain-word-save = save
plain-word-rules = rules, rule, rulebook
plain-word-help = help
plain-word-lang = lang, language
plain-word-signs = signs
plain-word-analysis = analysis, analyse
plain-word-again = again, rematch
plain-word-menu = menu, leave
plain-word-new = new
plain-word-open = open
plain-word-saves = saves
plain-word-lesson = lesson
plain-word-puzzles = puzzles, puzzle
plain-word-solution = solution
plain-word-retry = retry
plain-word-continue = continue
plain-word-join = join
plain-word-say = say
plain-word-quit = quit, exit, bye
plain-word-yes = yes
plain-word-none = none, no
plain-word-seats = seats
plain-word-computer = computer
plain-word-free = free
plain-word-invitation = invitation, invite
plain-word-stop = stop
plain-word-replay = replay
plain-word-next = next, on
plain-word-turn = turn
plain-word-first = first
plain-word-last = last
plain-word-chapter = chapter
plain-word-game = game
plain-word-keep = keep
plain-word-take = take
plain-word-field = field
plain-word-draw = draw, choose
plain-word-start = start, begin
plain-word-extend = extend, add, attach
plain-word-fulfil = fulfil, fulfill
plain-word-claim = claim
plain-word-done = done
plain-word-token = token, spend
plain-word-discard = discard
plain-word-end = end
plain-word-pass = pass
plain-word-step = step
plain-word-row = row
plain-word-deck = deck
plain-word-head = head
plain-word-tail = tail
plain-word-body = body, segment
plain-word-coatl = coatl
plain-word-own = own
plain-word-pile = pile
plain-word-pick = pick
plain-word-vision = vision
plain-word-duty = duty
plain-word-B = blue
plain-word-G = green
plain-word-K = black
plain-word-R = red
plain-word-Y = yellow

# The command coatl play.
cli-value-names = NAME,@PLAYER
cli-value-name = NAME
cli-value-words = WORD,WORD
cli-play = play; with --plain in lines of text
cli-play-description = Plays the game: in the app, with --plain in lines of text that are typed and read, or read aloud, or come through a pipe, and with --json as a program does. With options that say what game it is it begins at once; else it is chosen there.
cli-play-file = a saved game to go on with, or with --plain an invitation to a game of others, e.g. 5PT3-8122@192.168.1.7
cli-play-plain = in lines of text, without a screen; a dumb terminal gets them by itself
cli-play-seats = who plays: names, and @ with a player for a computer player, e.g. Ann,@hard; @invited for somebody who comes by invitation; Ann@secret for a hand that is told to nobody (with --chance told); one name alone plays alone
cli-play-first = who has the first turn: a name, or the number of a seat (default: by chance)
cli-play-half = unfinished coatls score half, as in the Polish edition
cli-play-strict = the strict X: “no yellow beside it” is met at an open end only once another piece lies there
cli-play-allow = what a game by invitation allows: hints, watch (others look on), or nothing (default: hints)
cli-play-allow-invited = --allow is for a game by invitation: somebody in --seats must be @invited
cli-play-allow-unknown = “{ $word }” cannot be allowed; there are: { $known }
cli-play-seed-invited = the host deals a game by invitation by a seed of its own: leave --seed out
cli-play-first-unknown = nobody who plays is “{ $first }”: give a name, or the number of a seat from 1 to { $seats }
cli-play-edition-alone = --edition says whether --half and --strict hold: leave it out, or leave them out
cli-play-solo = play alone against an automatic opponent
cli-play-edition = score as the printed edition of this language does: cs, pl or uk
cli-play-seed = any text; it decides the whole game (default: a random one)
cli-play-reasons = computer players tell their reasons at once
cli-play-signs = write pieces by signs, such as <R, and not in words
cli-play-only-plain = { $option } is for the game in lines of text: give --plain, too
cli-play-json = speak the protocol on standard input and output, one JSON object a line
cli-play-only-json = with --json the messages say what game it is, and no other option
cli-play-file-alone = “{ $file }” says which game it is: leave out the other options (with an invitation --seats is the name alone)
cli-play-no-edition = there is no printed edition “{ $edition }”; there are: { $known }
