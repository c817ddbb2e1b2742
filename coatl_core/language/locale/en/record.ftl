# The record of a game: comments and variations where it is looked at again, and games that come from elsewhere.

replay-variations = { $n ->
    [one] { $key } shows what else could have been done here.
   *[other] { $key } shows { $n } other ways from here.
}
replay-status-variation = variation { $n } of { $all } · turn { $turn } of { $last }
replay-no-notes = This game has no comments and no variations.
replay-no-variation = No variation begins in this turn.
pane-variation = Variation { $n } of { $all }
course-noted = { $comment } comment · { $variation } variation
command-next-note = comment
command-next-note-name = to the next comment or variation
command-next-note-help = Read on in a long comment, or go to the next turn of which a record says something, or shows what else could have been done.
command-variation = variation
command-variation-name = look at a variation
command-variation-help = Look at what else could have been done in this turn. In a variation, the same key shows the next one; Esc leaves it.
bar-next-variation = next variation
command-import-record = import
command-import-record-name = import a game
command-import-record-help = Take the record of a game, or a saved game from elsewhere, among the saved games.
import-title = A game from elsewhere
import-path = path of a file, or the record itself pasted
import-told = Type or paste the path of a record or of a saved game, or paste the text of a record itself. Enter takes the game among the saved games, in a file of its own. Esc goes back.
import-pasted = What was pasted
import-done = Imported: { $file }
command-write-comment = write
command-write-comment-name = write a comment on this turn
command-write-comment-help = Write a comment on the turn that is looked at, or change the one that there is. It is kept with the game, and in its record.
comment-title = Comment · { $name } · turn { $turn }
comment-title-game = Comment on the whole game
comment-help = It is kept with the game, and printed in its record. Without a text it is taken away.
comment-not-here = Comments can be written only in a finished game of your own folder, and not in its variations.
comment-not-kept = The comment is not kept: { $reason }.
guide-sign-comment = in a game looked at again: the record says something of this turn
guide-sign-variation = in a game looked at again: the record shows what else could have been done in this turn
plain-comment = Comment: { $text }
plain-variations = { $n ->
    [one] The record has a variation here: type { $word }.
   *[other] The record has { $n } variations here: type { $word } and a number.
}
plain-variation-at = Variation { $n } of { $all }. The word { $main } leads back to the game.
plain-no-variation = There is no such variation in this turn.
plain-no-main = This is the game itself.
plain-import-what = After this word, type the path of a record or of a saved game.
plain-word-variation = variation
plain-word-main = main
plain-word-import = import
plain-does-variation = what else could have been done in this turn, as the record has it; with its number, if there are several
plain-does-main = from a variation back to the game
plain-does-import = takes the record of a game, or a saved game, among the saved games; with its path
