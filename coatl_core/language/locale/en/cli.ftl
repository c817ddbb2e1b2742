# The command line. Help texts hold no placeables: they are shown without loading Fluent.

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-value-tag = TAG
cli-value-date = DATE
cli-value-coatl = COATL
cli-value-file = FILE
cli-value-invitation = INVITATION
cli-value-text = TEXT
cli-value-rule = RULE
cli-value-folder = DIR
cli-value-out = FILE.toml|DIR
cli-value-kind = KIND
cli-value-pack = DIR|ZIP
cli-value-spec = SPEC
cli-value-players = PLAYER,PLAYER
cli-value-player = PLAYER
cli-value-set = SET
cli-value-command = COMMAND
cli-value-address = ADDRESS
cli-value-computers = N|dask:ADDRESS
cli-value-shell = SHELL
cli-value-line = LINE
cli-description = The board game Cóatl in the terminal. Without a command the game opens.
cli-help = show this help and exit
cli-version = show the version and exit
cli-safe-mode = load only what belongs to the game itself, no plugins of others
cli-json = write JSON, for programs
cli-set = the card set to use (default: base); give it again for more sets

cli-score = score coatls given in letters against all cards
cli-score-description = Scores coatls against every card of the chosen sets. A coatl is written from the head to the tail with the letters B (blue), G (green), K (black), R (red) and Y (yellow), e.g. BBRBBKRBBYY. Temples are read as if no prophecy lay beside the coatl. With --json there is one object a line for each coatl, with every card; otherwise a table of the cards that score.
cli-score-coatl = a coatl, e.g. BBRBBKRBBYY; - reads one coatl a line from standard input
cli-score-open-head = the head end is still open: no temple can be claimed, so temples bring no points
cli-score-open-tail = the tail end is still open: no temple can be claimed, so temples bring no points
cli-cards = list the cards of the card sets
cli-replay = look at a saved game again, action by action
cli-replay-description = Opens a saved game at its beginning: keys go from one action to the next, or to the one before. With --text or --json it prints the table that the game leads to and the scores instead. If an action does not apply, it says which one and why.
cli-replay-file = a saved game
cli-replay-plain = look at it in lines of text, as with coatl play --plain
cli-replay-text = print the table that the game leads to, as text
cli-hint = say what a strong player would do in a saved game
cli-hint-description = Says which turns a master thinks best for the player whose turn it is, by what that player knows: so it tells of that hand.
cli-analyse = say what the turns of a finished game have cost
cli-analyse-description = Says which turns of a finished game have cost points, the worst first, what a master would have done, and why. It takes a minute or two.
cli-simulate = play many games at random and count
cli-simulate-description = Plays many games whose players choose at random among what is allowed, and says how they ended. Equal arguments give equal games; the checksum shows it.
cli-simulate-players = how many players, 2 to 4, or what variants allow (default: 2)
cli-simulate-games = how many games (default: 100)
cli-simulate-seed = any text; it decides all games (default: coatl)
cli-simulate-tokens = play with sacrifice tokens
cli-simulate-variant = a variant of the rules, e.g. adam:level-1,level-3 for adam with two of its options; may be given several times
cli-simulate-solo-game = play the solo game, against an automatic opponent
cli-simulate-levels = the levels of the solo game, e.g. 1,3,5 (default: none)
cli-simulate-seats = who plays, e.g. hard,easy: computer players in seat order, with a level after a slash if they have levels; random is one, too
cli-simulate-paired = play each deal once with every rotation of the seats (with --seats)
cli-simulate-jobs = how many processes play (with --seats, default: 1); the result is the same
cli-simulate-cluster = let the workers of a Dask cluster play, e.g. tcp://10.0.0.5:8786 (with --seats); the result is the same
cli-simulate-csv = print a line for each seat of each game, as CSV (with --seats)

cli-where = say where your files lie
cli-completion = print what a shell needs to complete commands and options
cli-completion-description = Prints what a shell needs to complete the commands and options of coatl when you press Tab. For bash: coatl completion bash > ~/.local/share/bash-completion/completions/coatl. For zsh: write it to a file _coatl in a folder of $fpath. For fish: coatl completion fish > ~/.config/fish/completions/coatl.fish.
cli-completion-shell = bash, zsh or fish

cli-lab = say whether a set of cards is any good
cli-lab-description = Plays games between computer players and says what became of each card: how often it was kept, drawn and fulfilled, and what it is worth. Each deal is played as it was dealt, and again with a card given to, or taken from, one hand. Equal arguments give equal numbers. Ctrl-C keeps what was played.
cli-lab-set = the folder of a pack, or the id of a card set
cli-lab-with = another card set in the game, e.g. base; may be given several times
cli-lab-strength = the computer player in every seat, e.g. easy, with a level after a slash if it has levels (default: hard)
cli-lab-games = how many games (default: 2400)
cli-lab-jobs = how many processes play (default: one for each core); the result is the same
cli-lab-cluster = let the workers of a Dask cluster play, e.g. tcp://10.0.0.5:8786; the result is the same
cli-lab-resume = go on with the run in this file, and write it there; it is made if it is not there yet
cli-lab-compare = say what has changed between two runs that were written with --json or --resume
cli-lab-csv = print a line for each card, as CSV
cli-lab-html = write a page with charts for a browser into this file; needs coatl[html]
cli-puzzles = puzzles about the last turn
cli-puzzles-list = list the puzzles, and what has become of them
cli-puzzles-play = play a puzzle
cli-puzzles-play-description = Opens a puzzle at the table: a last turn, in which the most points are to be found. Without an id it is the one to be tried next.
cli-puzzles-puzzle = the id of a puzzle, or its number in the list
cli-puzzles-make = make puzzles from games of computer players
cli-puzzles-make-description = Lets computer players play, asks at each turn what would be the best if it were the last one, and prints the puzzles as a file. What cannot be solved exactly is left out, and why is told on the standard error. Equal arguments give an equal file.
cli-puzzles-games = how many games (default: 40)
cli-puzzles-take = only so many puzzles, of all grades and themes alike, and one of a game (default: all)
cli-puzzles-id = the id of the file (default: puzzles)
cli-puzzles-check = solve puzzles anew
cli-puzzles-check-description = Solves every puzzle of a file anew, plays its solution, and lists what is not as it is written. Exits with 1 if there is anything.
cli-puzzles-file = a file of puzzles (default: those of the game)
cli-column-puzzle = puzzle
cli-puzzles-made = { $n ->
    [one] { $n } puzzle was made.
   *[other] { $n } puzzles were made.
}
cli-puzzles-refused = Left out: { $n }, because { $reason ->
    [temple] a temple below the top of a pile might bring more
   *[long] a search would take too long
}.
cli-puzzles-fine = { $n ->
    [one] { $n } puzzle solved anew: all is as it is written.
   *[other] { $n } puzzles solved anew: all is as it is written.
}
cli-puzzles-none = No puzzle is left to be tried now.
cli-puzzles-unknown = There is no puzzle “{ $id }”: coatl puzzles list shows them.
cli-lesson = lessons
cli-lesson-from = make a lesson from a saved game
cli-lesson-from-description = Prints the moves of a saved game as the file of a lesson, with a step for each turn of the learner. With -o and a folder it makes a plugin of it at once, whose words are still to be written: the message of each step shows the keys, and what happens in the step stands above it.
cli-lesson-seat-of = the seat of the learner, from 1 (default: the first person)
cli-lesson-first = the first turn of the learner that is a step; what comes before is played already
cli-lesson-last = the last turn of the learner that is a step
cli-lesson-out = a new file, or a new folder for the lesson with its words
cli-lesson-seat = There is no seat { $seat } in this game: it has { $seats }.
cli-lesson-none = { $file } makes no lesson: { $why ->
    [chance] its chance was told at a real table, and a lesson is dealt by a seed
    [onward] it goes on from another game, and a lesson is one game from its deal
    [rules] it has other rules than a lesson can have
    [rulings] as the rules are understood now, not all of its moves are legal
    [cards] its cards are not those that are there now
   *[turns] { $name } has no turn there with which a step could begin; the last turn is { $last }
}.
cli-lesson-made = { $folder } can be played as it is, without words. Write them in { $folder }/locale/en/lesson.ftl, in place of each …; coatl plugins check { $folder } says how many are left. Then coatl plugins add { $folder } puts the lesson into the game, where the menu offers it.
cli-lang = the language, e.g. cs or uk (default: as set in the app, else as your system says)
cli-rules = print the rulebook
cli-rules-section = only this rule, e.g. 6.4; without it all of them
cli-locale = look after translations
cli-locale-new = make a folder with all messages, to be translated into a new language
cli-locale-new-tag = the tag of the language, e.g. sk
cli-locale-new-dir = where to make the folder (default: here)
cli-locale-check = check the messages of a translation
cli-locale-check-dir = the folder of the translation
cli-check-all = list all findings, not only the first 20 of each kind
cli-plugins-run = run the plugin’s code as well, and check what its hooks return and whether its variants tell a secret
cli-plugins = look after plugins
cli-plugins-list = list all plugins; no code of theirs is run
cli-plugins-id = the plugin’s id, e.g. my-cards
cli-plugins-enable = use a plugin again
cli-plugins-disable = use a plugin no more; it stays installed
cli-plugins-new = begin a plugin of your own
cli-plugins-new-description = Makes a folder with a working plugin to begin with. Without --kind it is a card set without Python, with --kind theme it is colours, with keymap keys, with lesson a lesson and with puzzles a puzzle; all are ready for coatl plugins add. With another kind it is a Python project with tests.
cli-plugins-new-kind = card-set, variant, locale or player: make a Python project of this kind; theme, keymap, lesson or puzzles: make colours, keys, a lesson or a puzzle, without Python
cli-plugins-new-dir = where to make the folder (default: here)
cli-plugins-made-pack = { $folder } is ready and works as it is. Change { $folder }/cards.toml, look at the cards with coatl plugins preview { $folder } and for mistakes with coatl plugins check { $folder }; then coatl plugins add { $folder } puts them into the game.
cli-plugins-made-theme = { $folder } is ready and works as it is. Change { $folder }/theme.toml, look at it with coatl plugins preview { $folder } and for mistakes with coatl plugins check { $folder }; then coatl plugins add { $folder } puts it into the game, where F3 chooses it.
cli-plugins-made-keymap = { $folder } is ready and works as it is. Change the keys in { $folder }/{ $id }.toml, and look for mistakes with coatl plugins check { $folder }; then coatl plugins add { $folder } puts them into the game, where the settings (F8) choose them.
cli-plugins-made-lesson = { $folder } is ready and works as it is. Change the moves in { $folder }/lesson.toml and the words in { $folder }/locale/en/lesson.ftl; coatl lesson from makes the moves of a saved game into a lesson, and coatl plugins check { $folder } plays it. Then coatl plugins add { $folder } puts it into the game, where the menu offers it.
cli-plugins-made-puzzles = { $folder } is ready and works as it is. coatl puzzles make makes others for { $folder }/puzzles.toml, and coatl plugins check { $folder } solves them anew; then coatl plugins add { $folder } puts them into the game.
cli-plugins-made-project = { $folder } is ready and works as it is: the file README.md in it says where to begin and how to run its tests. coatl plugins install --link { $folder } puts it into the game, with all that you change there later.
cli-plugins-check = check a plugin in a folder and list all that is wrong with it
cli-plugins-check-description = Lists everything that is wrong with a plugin, as file:line: severity: what, and exits with 1 if there are errors. No code of it is run, but for computer players: they play a few games.
cli-plugins-folder = the plugin's folder
cli-plugins-preview = show every card of a plugin as the table shows it, in each language, and every theme
cli-plugins-add = add a plugin without Python, from a folder or a zip file
cli-plugins-source = the folder or zip file
cli-plugins-install = install a plugin written in Python
cli-plugins-install-description = Installs a distribution with a plugin beside the game, with pip. From an index only wheels are taken, because building anything else runs code of its author; a folder, a source archive or an address is built. The game itself is never changed by it.
cli-plugins-spec = what to install, as pip takes it: a name, a version, a folder, a file
cli-plugins-link = link the folder in place of a copy, for a plugin in development: changes take effect at the next start, and saved games go on
cli-plugins-uninstall = remove a plugin

# Errors: one sentence each.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; see { $command } --help
cli-error-required = this is missing: { $arguments }
cli-error-value = { $option } needs a value after it
cli-error-no-value = { $option } takes no value: { $value }
cli-error-command = there is no command “{ $command }”; there are: { $known }
cli-error-command-meant = there is no command “{ $command }”, perhaps you mean “{ $meant }”
cli-error-unknown = “{ $arguments }” is not an argument of this command; see { $command } --help
cli-error-unknown-meant = “{ $arguments }” is not an argument of this command: did you mean “{ $meant }”? See { $command } --help
cli-error-shell = there is no completion for the shell “{ $shell }”; there are: { $known }
cli-hint-over = the game is over: coatl analyse says what its turns have cost
cli-hint-none = nothing can be advised now
cli-error-number = { $option } takes a whole number from { $least } up, not “{ $text }”
cli-error-players = a game takes { $least } to { $most } players, not { $players }
cli-error-solo = a solo game is not played with { $option }
cli-error-no-solo = there is no solo game: no plugin in use has an automatic opponent; see coatl plugins list
cli-error-level = “{ $level }” is not a level: give some of { $known }, with commas between them
cli-error-variant = there is no variant “{ $variant }”; there are: { $known }
cli-error-variant-option = the variant “{ $variant }” has no option “{ $option }”; it has: { $known }
cli-error-variant-meant = { $text }; did you mean “{ $meant }”?
cli-error-variant-players = the variant “{ $variant }” takes { $least } to { $most } players, not { $players }
cli-error-opponents = a game has one automatic opponent at most
cli-error-campaigns = a game is a chapter of one campaign at most
cli-error-variant-failed = the plugin “{ $plugin }” failed: { $error }
cli-error-levels-alone = --levels is for the solo game: add --solo
cli-error-seats-with = with --seats there is no { $option }
cli-error-needs-seats = { $option } is for games between computer players: add --seats
cli-error-one-of = { $first } or { $second }: give one of them
cli-error-cluster-jobs = --jobs is for this machine, and --cluster is for others: give one of them
cli-error-cluster-extra = { $option } needs Dask, which is not installed: pip install 'coatl[cluster]'
cli-error-cluster-silent = no cluster answers at { $address }: start it with dask scheduler, or give the address that it prints
cli-error-cluster-workers = the cluster at { $address } has no workers: start some with dask worker { $address }
cli-error-cluster-lack = the Dask process { $machine } lacks, or has in another version: { $missing }; install there what is installed here, and start it again
cli-error-cluster-killed = several workers of the cluster at { $address } have ended while they played the same games: read what they say, perhaps their memory is full
cli-error-cluster-lost = the cluster at { $address } no longer answers: start dask scheduler and dask worker again
cli-error-cluster-program = programs play on this machine, not on a cluster: leave out --cluster
cli-error-player = there is no computer player “{ $player }”; there are: { $known }
cli-error-player-failed = the computer player “{ $player }” cannot sit down: { $error }
cli-error-player-program = the program “{ $player }” cannot play: { $error }
cli-error-player-command = “{ $command }” is no command: write the path of a program and its arguments, e.g. ./my-bot --fast
cli-error-seat-players = “{ $player }” plays in games of { $least } to { $most } players
cli-error-language = there is no language “{ $language }”; there are: { $known }
cli-error-rule = there is no rule “{ $rule }”; there are: { $known }
cli-error-tag = “{ $tag }” is not the tag of a language, like sk or pt-BR
cli-error-kind = “{ $kind }” is not a kind of plugin; there are: { $known }
cli-error-id = “{ $id }” cannot be the id of a plugin: begin with a small letter from a to z, go on with such letters and digits, with single hyphens between them
cli-error-installed = a plugin “{ $id }” is there already, from { $source }: choose another id
cli-error-package = there is something else in Python by the name “{ $package }”: choose another id
cli-error-exists = { $file } is there already
cli-error-plugins-several = there are several plugins in { $folder }: choose one of { $known }
cli-error-no-cards = there are no cards and no themes to show in { $folder }
cli-error-no-folder = there is no folder { $file }
cli-error-folder = there is no folder for { $file }: make it, or name another file
cli-error-write = { $file } cannot be written ({ $reason }): make room, or name a file in another folder
cli-error-seed = this seed is not readable text
cli-error-no-coatl = there is no coatl to score: give its letters from the head to the tail, e.g. BBRBBKRBBYY, or - to read standard input
cli-error-empty = the coatl is empty: write its letters from the head to the tail, e.g. BBRBBKRBBYY
cli-error-letter = “{ $letter }” in place { $place } of the coatl “{ $coatl }” is not a colour: use B, G, K, R and Y
cli-error-small = “{ $letter }” in place { $place } of the coatl “{ $coatl }” is a small letter: write { $capital }
cli-error-long = the coatl “{ $coatl }” is too long: at most { $most } pieces can be scored
cli-error-line = line { $line }: { $text }
cli-error-input = standard input is not readable text
cli-error-output = standard output is closed: there is nothing to write to
cli-error-system = the system refused: { $reason }
cli-error-set = there is no card set “{ $set }”; there are: { $known }
cli-error-set-broken = { $text } Not in use is the plugin “{ $plugin }”: { $reason }
cli-error-no-set = there is no card set “{ $set }”: no plugin in use provides any; see coatl plugins list
cli-error-sets-few = { $needed } prophecies are dealt and laid out at the beginning, and the card sets have only { $prophecies }: add another one with --set
cli-error-set-twice = “{ $set }” is given twice
cli-error-plugin = there is no plugin “{ $id }”; there are: { $known }
cli-error-plugin-ours = “{ $id }” is part of the game and cannot be removed, only turned off: coatl plugins disable { $id }
cli-error-spec-empty = say what to install: a name, a folder or a file
cli-error-spec = “{ $spec }” is nothing that can be installed: give a name, a folder or a file, and no options of pip
cli-error-spec-game = “{ $spec }” is the game itself, which is not installed as a plugin
cli-error-spec-pack = this is a pack without Python; add it: coatl plugins add { $folder }
cli-error-link = --link takes the folder of a Python project, such as ./my-variant, and “{ $spec }” is none
cli-error-no-pip = there is no pip here to install plugins with; run this first: { $command }
cli-error-receipt = { $file } cannot be read, and without it uv would remove plugins: { $reason }
cli-error-pip-install = pip could not install “{ $what }”: { $reason }
cli-error-pip-uninstall = pip could not remove “{ $what }”: { $reason }
cli-error-pip-conflict = “{ $what }” needs another version of the game, or of something the game needs; nothing was installed: { $reason }
cli-error-pip-network = pip could not install “{ $what }” and reached no package index: { $reason }
cli-error-pip-wheel = pip could not install “{ $what }”: { $reason }; from an index only wheels are taken, because building anything else runs code of its author

# Tables.
cli-score-nothing = No card scores.
cli-column-player = player
cli-column-share = share of wins
cli-column-ms = ms a turn
cli-share = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-column-points = points
cli-column-times = times
cli-column-card = card
cli-column-pattern = pattern
cli-column-color = colour
cli-column-levels = levels
cli-column-copies = copies
cli-column-text = text
cli-column-name = name
cli-column-version = version
cli-column-kind = kind
cli-column-source = from
cli-column-state = state
cli-color-name = { $color ->
    [B] blue
    [G] green
    [K] black
    [R] red
   *[Y] yellow
}
cli-temple = temple
cli-column-provides = provides
cli-plugin-ok = works
cli-plugin-off = off
cli-plugin-code = code not tried
cli-plugin-code-why = “{ $state }”: the files are in order; only the game itself runs the code.
cli-plugin-faulty = works in part
cli-plugin-broken = broken
cli-plugin-pack = your packs
cli-plugin-card-sets = { $n ->
    [one] card set { $ids }
   *[other] card sets { $ids }
}
cli-plugin-variants = { $n ->
    [one] variant { $ids }
   *[other] variants { $ids }
}
cli-plugin-players = { $n ->
    [one] computer player { $ids }
   *[other] computer players { $ids }
}
cli-plugin-themes = { $n ->
    [one] theme { $ids }
   *[other] themes { $ids }
}
cli-plugin-keymaps = { $n ->
    [one] set of keys { $ids }
   *[other] sets of keys { $ids }
}
cli-plugin-lessons = { $n ->
    [one] lesson { $ids }
   *[other] lessons { $ids }
}
cli-plugin-puzzles = { $n ->
    [one] puzzles { $ids }
   *[other] sets of puzzles { $ids }
}
cli-plugin-languages = { $n ->
    [one] language { $ids }
   *[other] languages { $ids }
}

# Plugins turned on and off.
cli-plugin-turned-on = “{ $id }” is turned on.
cli-plugin-turned-off = “{ $id }” is turned off; it stays installed.
cli-plugin-already-on = “{ $id }” is turned on already.
cli-plugin-already-off = “{ $id }” is turned off already.

# Plugins added, installed and removed.
cli-plugin-added = Added “{ $id }” { $version }.
cli-plugin-replaced = Added “{ $id }” { $version } in place of { $old }.
cli-plugin-built = “{ $spec }” is no wheel: it is built first, which runs code of its author.
cli-plugin-installing = pip installs “{ $spec }” …
cli-plugin-installed = Installed “{ $id }” { $version }.
cli-plugin-reinstalled = Installed “{ $id }” { $version } again, as it is now.
cli-plugin-linked = “{ $folder }” is linked: what you change there takes effect when coatl starts next, and games saved before go on as far as they can.
cli-plugin-none-new = “{ $spec }” is installed; it brought no plugin that was not there before.
cli-plugin-brings = It provides: { $provides }.
cli-plugin-next = { $kind ->
    [locale] In the game F6 changes the language.
    [theme] In the game F3 changes the colours.
    [keymap] In the game F8, the settings, changes the keys.
    [lesson] In the menu T opens it.
    [puzzles] In the menu Z opens them.
   *[other] The next game offers it.
}
cli-plugin-is-off = It is turned off; to use it: coatl plugins enable { $id }
cli-plugin-use-install = To install a plugin written in Python: coatl plugins install { $folder }
cli-plugin-along = In the distribution { $distribution } there are also: { $ids }. They will go as well.
cli-plugin-removed = “{ $id }” is removed.
cli-plugin-saves = Saved games keep a copy of the cards they are played with.
cli-plugin-saves-need = Games with its variants open again once it is installed again.
cli-plugin-by-uv = uv tool has installed the game and has to install its plugins, too. Run this:
cli-plugin-by-uv-removed = uv tool has installed the plugin and has to remove it. Run this:
cli-plugin-by-pipx = pipx has installed the game and has to install its plugins, too. Run this:
cli-plugin-by-pipx-removed = pipx has installed the plugin and has to remove it. Run this:

# How a replayed game has ended.
cli-replay-counted = { $what }: { $counts }

# The summary of a simulation.
cli-simulate-summary = { $games ->
    [one] one game
   *[other] { $games } games
}, { $actions } actions in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $gps } games/s, { $aps } actions/s
cli-simulate-ending = { $ending ->
    [third_coatl] a third coatl
    [exhausted_bodies] no body segments left
    [finished] ended by a variant
   *[standstill] nobody able to do anything
}: { $games }
cli-simulate-solo = won { $wins }, lost { $losses }, on average { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
cli-simulate-opponent = { $name } on average { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
cli-simulate-side = seats { $seats }: won { $wins }, on average { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
cli-simulate-checksum = checksum { $checksum }
cli-simulate-match = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulate-elo = { $pair }: { $known ->
    [elo-low] { $elo } Elo, more than { $low } with 95 % certainty
    [elo-high] { $elo } Elo, less than { $high } with 95 % certainty
    [elo] { $elo } Elo, but these are too few games to be certain of anything
    [low] more than { $low } Elo with 95 % certainty
    [high] less than { $high } Elo with 95 % certainty
    [nothing] too few games to tell who is better
   *[elo-low-high] { $elo } Elo, between { $low } and { $high } with 95 % certainty
}
cli-simulate-progress = [{ $bar }] { $done } of { $games }, { $left } left
cli-simulate-failed = The plugin “{ $plugin }” failed, and a player of the game took its seat: { $error }
cli-simulate-program-failed = The program “{ $program }” failed, and a player of the game took its seat: { $error }

# Translations.
cli-locale-made = { $folder } is ready: take the # from a line, translate it, then run: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] one message
   *[other] { $n } messages
}, nothing wrong.
cli-findings-more = { $n ->
    [one] And one more of this kind (--all lists it): { $line }
   *[other] And { $n } more of this kind (--all lists them), such as: { $line }
}
cli-locale-sum = { $errors ->
    [one] one error
   *[other] { $errors } errors
}, { $warnings ->
    [one] one warning
   *[other] { $warnings } warnings
}.
cli-plugins-fine = { $cards ->
    [0] { $folder }: nothing wrong.
    [one] { $folder }: one card, nothing wrong.
   *[other] { $folder }: { $cards } cards, nothing wrong.
}
cli-plugins-code = Its code was not run: add --run for that; its tests do the rest.
cli-plugins-ran = Its code was run: its hooks return what they should.
cli-plugins-secrets = { $messages ->
    [0] Whether its variants tell a secret cannot be tried: no game with them can be dealt.
    [one] Its variants told no secret in { $messages } message of a host.
   *[other] Its variants told no secret in { $messages } messages of a host.
}
cli-plugins-secrets-not = Whether its variants tell a secret was not tried: add --run for that.
cli-plugins-tries = Its code is run: each computer player plays { $n ->
    [one] { $n } game
   *[other] { $n } games
} against one who does anything.
cli-plugins-player = { $player }: { NUMBER($share, style: "percent") } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won, { NUMBER($ms, maximumFractionDigits: 1) } ms a turn
cli-plugins-player-failed = { $player } failed in game { $games }: { $error }
cli-error-word = error
cli-warning-word = warning

# coatl host
cli-host = keep games that people play on several machines
cli-host-description = Keeps games that people play together on several machines, until it is ended (Ctrl-C): whoever makes a game is told a code, by which others join it. Without --lan and --public it can be reached from this machine only. Games stay in a file, and go on when the host comes back.
cli-host-port = the port (default: 4747)
cli-host-lan = let others in the local net in; the lines are not encrypted
cli-host-public = the address at which others elsewhere reach this port, e.g. games.example.org:4747; the lines are encrypted, and invitations carry the pin of the certificate
cli-host-store = the file that keeps the games (default: one in the folder of the saves), or the address of a PostgreSQL database that several hosts share: postgresql://USER@HOST/DATABASE
cli-host-computers = in how many processes computer players think (default: one for each core but one), or the address of a Dask cluster whose workers think, e.g. dask:tcp://10.0.0.5:8786
cli-host-figures = where figures (/metrics) and health (/healthz) are told (default: 127.0.0.1, one port higher)
cli-host-trust = the address of a reverse proxy that is believed whose guest a line is; may be given several times
cli-host-json = write each line of the log as JSON
cli-host-error-net = coatl host needs libraries that are not installed: pip install 'coatl[net]'
cli-host-error-port = { $option }: there is no port { $port }; the highest is 65535
cli-host-error-address = { $option } needs an address with a port, e.g. games.example.org:4747, not “{ $text }”
cli-host-error-computers = --computers takes a number of processes from 1 up, or the address of a Dask cluster, e.g. dask:tcp://10.0.0.5:8786, not “{ $text }”
cli-host-error-port-taken = port { $port } is in use: end what uses it, or give another one with --port
cli-host-error-figures-taken = port { $port } for figures is in use: give another address with --figures
cli-host-error-open = port { $port } cannot be opened: { $reason }
cli-host-error-certificate = { $file } holds no certificate: delete it, and a new one is made; invitations with the old pin are dead then

# coatl join
cli-join = join a game on another machine
cli-join-description = Opens the program where a game of others is joined, with the invitation filled in: a name is all that is missing.
cli-join-invitation = what you were sent, e.g. 5PT3-8122@192.168.1.7:4747
cli-join-error = “{ $text }” is no invitation: one looks like 5PT3-8122@192.168.1.7:4747

# coatl where
cli-column-what = what
cli-column-there = there
cli-column-path = where
cli-where-there = yes
cli-where-not-yet = not yet
cli-where-saves = saved games
cli-where-records = finished games
cli-where-packs = your packs
cli-where-settings = settings
cli-where-keymap = your keys
cli-where-lesson = the lesson
cli-where-puzzles = puzzles tried
cli-where-seats = your seats elsewhere
cli-where-past-seats = your seats elsewhere so far
cli-where-games = games of your host
