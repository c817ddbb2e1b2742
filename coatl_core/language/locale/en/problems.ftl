# What is wrong with a file somebody wrote: a card set or a plugin's manifest.

problem-line = { $file }:{ $line }: { $text }
problem-hint = { $text } → did you mean “{ $hint }”?

# Any file.
problem-toml = This is not valid TOML: { $error }.
problem-key-missing = The key “{ $key }” is missing.
problem-key-unknown = The key “{ $key }” is not known here.
problem-names-many = “{ $key }” names one thing twice, or more than { $most }.
problem-kind = “{ $key }” must be { $kind ->
    [int] a whole number
    [str] a text in quotes
    [bool] true or false
    [list] a list in brackets
   *[dict] a table in braces
}, not { $found }.
problem-id = “{ $id }” cannot be an id: use small letters and digits, with single hyphens between them.
problem-id-twice = The id “{ $id }” is used twice, first on line { $first }.
problem-file-none = This is not a file.
problem-file-large = The file is too large: at most { $most } kB make sense.
problem-file-text = The file is not text in UTF-8.
problem-file-unreadable = It cannot be read: { $reason }.
problem-control-character = The character { $character } is not allowed here: a terminal could obey it, or show the text in another order.

problem-problems-many = There is more that is wrong: mend this first.
problem-keymap-table = Write the keys under a heading [keys].
problem-keymap-command = There is no command “{ $id }”.
problem-keymap-value = “{ $id }” needs a key in quotes, or a list of such keys.
problem-keymap-number = “{ $id }” can have 1 to { $most } keys.
problem-keymap-key = “{ $key }” is not a key that can be typed.
problem-keymap-quit = “{ $key }” always ends the game: choose another key.
problem-keymap-typed = “{ $id }” cannot have the key “{ $key }”: in the form for a new game it would be typed.
problem-keymap-clash = “{ $id }” and “{ $other }” would both have the key “{ $key }” on one screen.
problem-keymap-id = “{ $id }” cannot be the id of a set of keys: name the file in small letters and digits, with single hyphens between them.

# Themes.
problem-theme-color = “{ $color }” is not a colour: write it like “#2472c8”, with two hexadecimal digits each for red, green and blue.
problem-theme-piece = “{ $piece }” needs a list of two colours: that of the piece, and that of the letter on it.
problem-theme-contrast = { $what ->
    [role] “{ $role }” can hardly be read on “{ $ground }”
    [piece] The piece “{ $role }” hardly stands out from the table
    [ink] A letter in the colour of the piece “{ $role }” can hardly be read on “card”
    [ghost] “text” can hardly be read on a faint piece “{ $role }”
   *[letter] The letter can hardly be read on the piece “{ $role }”
}: the contrast is { $ratio }, and { $least } is the least.

# Card sets.
problem-cards-many = The set has { $cards } cards; at most { $most } make sense.
problem-schema = This file has schema { $found }; this program reads schema { $known }.
problem-no-cards = The set holds no cards: add a [[prophecy]] or a [[temple]].
problem-not-tables = Write each “{ $key }” under a heading [[{ $key }]] of its own.
problem-card-color = “{ $color }” is not a card colour: use blue, green, black, red or yellow.
problem-copies = A card needs at least 1 copy, not { $copies }.
problem-requirement = “{ $text }” is not a requirement: write “no Y”, “length 10”, “R = Y” or “no blue card”.
problem-no-requirements = A temple needs at least one requirement.
problem-no-levels = The levels are empty: write them like 1 = 2, 2 = 5.
problem-level-missing = There is no level { $level }: a temple needs one for each number of requirements met.
problem-level-beyond = Level { $level } is out of reach: the temple has { $requirements ->
    [one] one requirement
   *[other] { $requirements } requirements
}.
problem-level-long = Level { $level } needs { $pieces } pieces, and no coatl has more than { $most }.
problem-level-times = “{ $level }” is not a level: a level is a number of times, from 1 to 150.
problem-level-points = Level { $level } needs at least 1 point, not { $points }.
problem-points-whole = Level { $level } needs a whole number of points, not { $points }.
problem-points-many = A level with { $points } points makes no sense: { $most } at most.

# Cards that can be read, but may not be meant so.
problem-card-unmeetable = Nobody can fulfil this card: all pieces of the game together meet it { $most } times at most.
problem-level-unmeetable = Out of reach: level { $levels }. All pieces of the game together meet this card { $most } times at most.
problem-level-flat = Level { $level } pays no more than level { $before }.
problem-level-rich = Level { $level } pays much: points { $points }, pieces it takes { $n }. No card of the base set pays more a piece than { $card }: points { $best }, pieces { $of }.
problem-temple-rich = Level { $level } pays much: points { $points }, requirements { $n }. No temple of the base set pays more for each than { $card }: points { $best }, requirements { $of }.
problem-set-players = By itself the set is enough for { $players } players at most: it has { $prophecies } prophecies, and for { $most } players { $needed } are needed.
problem-card-alike = This card asks for the same as { $card } and pays the same.
problem-requirement-twice = The requirement “{ $text }” is there twice.
problem-temple-unmeetable = { $n ->
    [1] No complete coatl can meet “{ $texts }”
   *[other] No complete coatl can meet “{ $texts }” together
}: level { $level } is out of reach.

# Patterns.
problem-pattern-empty = The pattern “{ $pattern }” names no piece.
problem-pattern-color = “{ $word }” in the pattern “{ $pattern }” is not a colour: use B, G, K, R or Y.
problem-pattern-token = “{ $word }” in the pattern “{ $pattern }” cannot be read: write numbers and colours like “2 Y, 1 R”.
problem-pattern-not-place = “{ $word }” in the pattern “{ $pattern }” may stand only at the beginning or the end.
problem-pattern-count = The pattern “{ $pattern }” must name one colour, like “count Y”.
problem-pattern-long = The pattern has { $word } pieces, more than any coatl could hold.

# Plugins.
problem-no-package = There is no top-level package “{ $package }”.
problem-no-manifest = There is no { $file } in this folder: every plugin needs one, which says what it brings.
problem-plugin-api = The plugin needs plugin interface { $api }; this program has { $known }.
problem-plugin-id = The plugin calls itself “{ $id }” but is installed as “{ $expected }”.
problem-plugin-kind = “{ $kind }” is not a kind of plugin.
problem-plugin-twice = Two plugins are called “{ $id }”: { $first } and { $second }; the first one is used.
problem-card-set-twice = The card set “{ $id }” is provided by both { $first } and { $second }; the first one is used.
problem-option-twice = The option “{ $id }” of a variant is there twice, in { $first } and { $second }; the first one is used.
problem-variant-twice = The variant “{ $id }” is provided by both { $first } and { $second }; the first one is used.
problem-player-twice = The computer player “{ $id }” is provided by both { $first } and { $second }; the first one is used.
problem-theme-twice = The theme “{ $id }” is provided by both { $first } and { $second }; the first one is used.
problem-keymap-twice = The set of keys “{ $id }” is provided by both { $first } and { $second }; the first one is used.
problem-lesson-twice = The lesson “{ $id }” is provided by both { $first } and { $second }; the first one is used.
problem-puzzle-twice = The puzzles “{ $id }” are provided by both { $first } and { $second }; the first ones are used.
problem-id-ours = The id “{ $id }” belongs to the game itself: choose another one.
problem-plugin-raised = The plugin failed: { $error }.
problem-provides-nothing = The plugin brings nothing to the game: name its files below [provides].
problem-variants-python = Variants are code, which is run only with “python = true”: add it.
problem-file-name = “{ $file }” cannot be the name of a file or folder in the plugin.
problem-file-missing = The file “{ $file }” is not in the plugin’s folder.
problem-hook-list = The hook { $hook } must return a list, not { $found }.
problem-hook-result = The hook { $hook } must return card sets, not { $found }.
problem-hook-variant = The hook { $hook } must return classes of variants, not { $found }.
problem-hook-variants = The manifest names the variants { $named }, but the hook returned { $found }.
problem-variant-tells = The variant “{ $variant }” tells a secret: what { $seat ->
    [0] a spectator
   *[other] player { $seat }
} is sent { $after ->
    [deal] after the deal
   *[other] after “{ $after }”
} hangs on what must stay hidden from them, at { $places }.
problem-variant-tells-legal = The variant “{ $variant }” tells a secret: whether “{ $after }” is legal hangs on what its player cannot know.
problem-variant-told = The variant “{ $id }” hides cards, and people with a real box cannot tell them: write told = False.
problem-variant-unlike = Two games with the variant “{ $variant }” that were dealt and played alike became different ones: all its chance must come from state.lot, and nothing from a clock or from the order of a set.
problem-variant-open = In the games that were tried, “seen” of the variant “{ $variant }” hid nothing from anybody: all that it remembers lies open.
problem-variant-shows = The variant “{ $variant }” shows the player who does “{ $after }” something that was hidden, and lets it be taken back: tell it with an event that has reveals=True.
problem-hook-player = The hook { $hook } must return classes of computer players, not { $found }.
problem-hook-players = The manifest names the computer players { $named }, but the hook returned { $found }.
problem-hook-player-described = The computer player “{ $id }” has wrong attributes: “levels” is a tuple of ids, “players” two numbers from 1 to 5.
problem-players-python = Computer players are code, which is run only with “python = true”: add it.
problem-packs-unreadable = The folder of packs cannot be read: { $reason }. Check who may read it.
problem-pack-python = A pack is data only. To run Python, make it a distribution and install that; else remove “python = true”.
problem-pack-code = A pack is data only, but “{ $id }” is code: variants are Python, and a computer player is Python or a program. Make it a distribution and install that.
problem-hook-described = The variant “{ $id }” has the wrong attribute { $given }: “options” is a tuple of ids, “valued” one of a NumberOption, TextOption or ChoiceOption each with an id of its own, “players” two numbers from 1 to 5, “memory” a class or None.
problem-variant-half = The variant “{ $id }” has “{ $has }”, but not “{ $lacks }”: a variant needs both or neither. Write “{ $write }”.
problem-variant-opponent = The variant “{ $id }” says “opponent = False” and has “step”. A variant with “step” plays an automatic opponent now: give the method another name.
problem-variant-allowed = The variant “{ $id }” has “allowed”, which nobody asks any more: forbid the actions one by one, in “refusal(self, state, action)”.
problem-variant-carried = A campaign carries the option “{ $option }”, which has no name, and the message “{ $id }” would be read as one: give the option another id.
problem-variant-gone = “Variant” has no method “{ $method }” any more: write “{ $write }” in place of “super().{ $method }(…)”.
problem-variant-method = The game never asks a variant for “{ $method }”.
problem-pack-none = There is no such folder or zip file.
problem-plugin-installed = A plugin “{ $id }” is installed already, by { $source }: choose another id.
problem-pack-zip = This is not a zip file that can be read: pack the folder again, without a password.
problem-pack-link = A pack must not hold links: put the file itself here.
problem-pack-outside = The zip file wants to write outside its folder: { $name }.
problem-pack-manifest = There is no { $manifest } in it: every pack has one.
problem-pack-name = The zip file holds a name that a file cannot have here: { $name }.
problem-pack-several = The zip file holds several packs, in { $first } and { $second }: add each one by itself.
problem-pack-large = The pack is too large: at most { $files } files and { $most } MB make sense.
problem-hook-id = The hook returned a card “{ $id }” in the set “{ $set }”: every id must begin with the set’s, and no two be alike.
problem-copies-many = There are { $copies } copies of this card; at most { $most } make sense.
problem-pattern-many = The pattern asks for “{ $word }”: no coatl holds so many pieces.

# Translations.
problem-message-missing = The message “{ $id }” is missing; English is shown in its place.
problem-message-extra = There is no message “{ $id }”.
problem-message-twice = The message “{ $id }” is there twice, first on line { $first }.
problem-message-unreadable = This cannot be read: { $error }.
problem-message-variable = The message “{ $id }” has no variable “{ $variable }”.
problem-message-reference = The message “{ $id }” refers to “{ $reference }”, which is not there.
problem-message-category = The message “{ $id }” lacks the form [{ $category }] for “{ $variable }”, which this language needs.
problem-message-form = The message “{ $id }” has a form [{ $key }] for “{ $variable }” that no number has.
problem-message-needed = The message “{ $id }” is missing: the form for a new game shows it.
problem-message-code = There is no English message “{ $id }”, which the code names here: players would see its id.
problem-message-piece = The name of a piece is a message and no variable: there is no “$piece” by itself.
problem-messages-english = There are no English messages in { $folder }: every other language falls back to them.
problem-locale-tag = “{ $tag }” is not the tag of a language.
problem-letters = These letters cannot be used: { $letters }. Give the five colours five different capitals, one cell wide, and none that means another colour in English or looks like one that does.
problem-rulebook-section = The rulebook lacks section { $section }.
problem-rulebook-drawing = What is drawn in section { $section } cannot be read: { $drawing }.
problem-rulebook-extra = The rulebook has no section { $section }.
problem-rulebook-heading = The heading “{ $heading }” cannot be read: write a single #, a number and a title, like “# 20.1 Wind”.
problem-rulebook-before = This stands before the first heading and is not shown: write a heading like “# 20 Winds” above it.
problem-rulebook-twice = Section { $section } is also in { $first }, and only that one is shown: choose a number of its own.
problem-rulebook-inside = What is drawn in section { $section } needs a paragraph of its own and stands at its beginning: { $drawing }.
problem-rulebook-name = The game’s own rules are in a file { $file }: a translation could not tell the two apart.

# Lessons.
problem-lesson-action = “{ $action }” is not an action: write it like “take 3”.
problem-lesson-setup = This game cannot be dealt: { $reason }.
problem-lesson-illegal = “{ $action }” is not legal here ({ $reason }).
problem-lesson-turn = “{ $action }” is not this player’s to do: under “do” stands what the learner does, under “then” what others do.
problem-lesson-waits = After this step somebody else is to move: say under “then” what they do.
problem-lesson-last = The last step of a chapter is one to read: give it no “do”.
problem-lesson-chance = A lesson is played beside a real table with chance = "{ $known }", not with “{ $chance }”.
problem-lesson-differs = “{ $action }” cannot be asked for here: after the deal a lesson can only say that something else lies on a field.
problem-lesson-deal = “{ $action }” is not the whole rest of the deal: the learner tells it at once, and “before” may have told a part of it.
problem-lesson-part = “{ $part }” is no part of the table that a lesson can show. The parts are { $known }.
problem-lesson-place = A step cannot point at “{ $place }”. The places are { $known }, most of them with a number if one thing is meant: “supply 2”.
problem-lesson-nothing-there = At this step the learner sees no “{ $place }” on the table.
problem-lesson-unknown = This chapter needs “{ $id }”, which is neither in the game nor in this plugin: it was not tried, and it is left out wherever that is missing.
problem-lesson-message = There is no English message “{ $id }”, which the lesson shows here.
problem-lesson-first = “first” is the number of the player who begins, from 1 to { $most }, not { $first }.
problem-lesson-unwritten = { $n ->
    [one] One text of the lesson is still to be written: it begins with “{ $begin }”.
   *[other] { $n } texts of the lesson are still to be written: they begin with “{ $begin }”.
}
problem-puzzle-ask = A puzzle asks for the “{ $known }”, not for “{ $ask }”.
problem-puzzle-number = “{ $key }” must lie between { $least } and { $most }.
problem-puzzle-second = The second best turn must bring less than the best one: { $second } is not less than { $best }.
problem-puzzle-variants = A puzzle has no variants: what they change cannot be solved exactly.
problem-puzzle-theme = “{ $theme }” is no theme of a puzzle. The themes are { $known }.
problem-puzzle-setup = The game of the puzzle “{ $id }” cannot be dealt: { $reason }.
problem-puzzle-illegal = In the puzzle “{ $id }” the action “{ $action }” is not legal when it is reached.
problem-puzzle-no-turn = In the puzzle “{ $id }” nobody is to begin a turn that can be solved: end “before” where one begins.
problem-puzzle-best = In the puzzle “{ $id }” the best turn brings { $best }, not { $written }.
problem-puzzle-solution = The solution of the puzzle “{ $id }” brings { $points }, and the best turn { $best }.
problem-puzzle-unknown = This puzzle needs the cards “{ $id }”, which are neither in the game nor in this plugin: it was not solved, and it cannot be played wherever they are missing.

# The end of a game at a real table, told in a text.
problem-sheet-word = A line begins with a word and a colon, and “{ $word }” is none that is known here.
problem-sheet-twice = “{ $word }” stands on line { $first } already.
problem-sheet-nobody = “{ $word }” belongs to a player: write “player: …” above it.
problem-sheet-name = A player needs a name that no other has.
problem-sheet-edition = There is no edition “{ $edition }”: { $known }.
problem-sheet-answer = “{ $word }” is yes or no.
problem-sheet-content = There is no “{ $id }”: { $known }.
problem-sheet-card = There is no card “{ $card }” in this game.
problem-sheet-temples = Only one temple lies beside a coatl.
problem-sheet-token = “{ $token }” is none of the tokens, or stands there twice: { $known }.
problem-sheet-left-twice = The tokens of { $name } have been told already.
problem-sheet-alone = Only an automatic opponent has fulfilled prophecies of its own.
problem-sheet-no-prophecy = “{ $card }” is no prophecy.
problem-sheet-players = { $players ->
    [one] One player is named
   *[other] { $players } players are named
}: a game takes { $least } to { $most }.
problem-sheet-few = The card sets have only { $prophecies } prophecies, and { $needed } are needed.
problem-sheet-setup = No game can be played like this: { $reason }.
