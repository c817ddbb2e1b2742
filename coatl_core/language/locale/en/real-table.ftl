# A game with the real pieces on a table: the form, what is told of it, the app beside the box.

form-chance = Chance
form-chance-app = from the app
form-chance-table = from my table
form-chance-help = From my table: you play with the real pieces and tell the app of chance.
form-chance-open = From your table, a computer player’s cards lie open for whoever types them: best somebody who does not play.
form-way = The app
form-way-beside = runs { $name }
form-way-told = knows everything
form-way-beside-help = The least to type: it moves { $name }, and knows the supply board and his cards alone.
form-way-told-help = You tell your cards, too, and have hints, previews and the analysis.
form-fields = Field numbers
form-fields-button = as in the picture
form-fields-help = By which numbers { $name } looks at the fields. Enter shows ours as a picture: compare it with your board.
form-table-invited = Chance from your table is told by those who sit at it: nobody can be invited elsewhere. Choose “from the app”, or another player.
fields-told = The fields as they are called here. At the right stands the number on your board, by which { $name } looks at them: type the one that is printed there.
fields-field = field { $n }
fields-body = bodies
fields-head = head
fields-tail = tail
fields-keys = 1–9 and 0 for 10: the number on your board. The field that had it gets the other one.
command-usual-order = as before
command-usual-order-name = the usual numbers
command-usual-order-help = Gives the fields the usual numbers again.

# What is asked for
tell-title = Your table
tell-what = tell the app what lies there
tell-told = told so far
tell-unseen = { $n ->
    [one] { $n } kind of prophecy not seen yet
   *[other] { $n } kinds of prophecies not seen yet
}
tell-pieces = What lies on the fields now
tell-card = { $of ->
    [1] Which card: { $where }
   *[other] Which card: { $where }, { $n } of { $of }
}
tell-progress = { $n } of { $of }
tell-card-first = A card must be named here: its colour’s letter first.
tell-lost = What you have told so far is lost if you leave now: Esc once more leaves.
tell-cover = { $name } tells of cards that nobody else may see. { $key }: only { $name } looks.
tell-open-hand = { $name } is a computer player: whoever types these cards sees them.
tell-you-take = You take field { $field }: { $pieces }.
tell-ends = { $name } ends the turn.
tell-opponent-takes = { $why } Field { $field }: { $pieces }.
tell-opponent-draws = { $name } takes the rightmost card of your row.
tell-bar-told = that is all
tell-bar-back = back
tell-bar-lack = no card there
undo-deal = Only the deal is left to be taken back, and all of it would be asked once more: { $key } again takes it back.

# It lies differently
lies-title = it lies differently: name anew what does
lies-ends-what = the end: tell your coatls, each with the cards beside it
lies-help = Go to what lies differently: { $enter } names it anew, { $delete } takes it away. { $done } tells the app.
lies-no-more = Enter: no more cards
lies-keep = Enter: as it lies
lies-coatl = full stop: an open end
lies-heap = b body · <b head · b> tail
lies-taken = pieces you have taken
lies-same = Nothing was changed here yet: go to what lies differently, and name it anew.
lies-typed = First { $enter }: what is typed here was not told yet.
lies-lost = What you have changed here is lost if you leave now: Esc once more leaves, { $key } tells it.
lies-none = You have told no coatl: { $key } once more says that you have none.
lies-ends = Tell your coatls with their cards, one after the other: { $enter } without letters goes past one. { $done } shows the score sheet.

# Beside the box
beside-status = turn { $turn } · beside your table
beside-todo = On your table
beside-you = Your turn. Then tell: 1–0 the field that you took · { $end } cards taken, or assembled · { $third } your third coatl is complete
beside-opponent = { $key }: { $name } has his turn.
beside-first = First it is { $name }’s turn: { $key }.
beside-coatls = The game is over. { $key }: tell your coatls.
beside-score = The game is over. { $key }: the score sheet.
beside-unsaved = The game could NOT be saved: { $reason }. { $key } once more leaves it all the same.
beside-undone = Taken back.
beside-bar-opponent = { $name } moves
beside-bar-field = field taken
beside-bar-none = no field
lies-bar-anew = name anew
fields-bar-done = done

# Commands
help-told = At a table with the real pieces
help-beside = Beside the box
help-tell = Telling what lies on the table
help-lies = It lies differently
help-fields = The fields of the supply board
command-differs = differs
command-differs-name = it lies differently
command-differs-help = Shows all that lies on your table, and lets you name anew what lies differently.
command-third-coatl = third coatl
command-third-coatl-name = third coatl complete
command-third-coatl-help = Says that your third coatl is complete: the game is over.
command-lay-anew = so it lies
command-lay-anew-help = Tells the app what lies differently.
command-lies-nothing = nothing
command-lies-nothing-help = Says that nothing lies there.

# The table
status-due-lay = Tell the app what lies on your table
status-due-beside = to move at the table

records-table = own table

# In lines of text
plain-word-beside = beside
plain-word-told = told
plain-word-differs = differs, different
plain-does-differs = tells the app that something lies differently on your table: a place, such as field 3
plain-differs = Type { $differs } and a place: field 3, row 2 or top 1. For any other place write a statement, such as: found board 1 = B G. Nothing is written as a hyphen.
plain-tell-pieces = { $n ->
    [one] Which piece lies on field { $fields }? Type the letter of its colour.
   *[other] Which { $n } pieces lie there (by field number: { $fields })? Type the letters of their colours, in this order.
}
plain-tell-card = { $of ->
    [1] Which card is this: { $where }? Type the letter of its colour, then letters of its pattern.
   *[other] Which card is this: { $where }, { $n } of { $of }? Type the letter of its colour, then letters of its pattern.
}
plain-tell-temple = Which temple is this: { $where }? Type the letters of its colours.
plain-tell-row = { tell-opponent-draws } Which card is it? Type the letter of its colour, then letters of its pattern; press Enter if there is none.
plain-tell-number = Which one? Type its number, or more letters.
plain-tell-cover = { $name } tells of cards that nobody else may read. Press Enter when only { $name } reads on.
plain-tell-left = That was not told, so nothing was done.
plain-undo-deal = Only the deal is left to be taken back, and all of it would be asked once more. If you want that, type { $undo } once more.
plain-deal-left = The deal was not told to its end: it is asked from the beginning when you go on with this game.
plain-hint-unseen = There are no hints beside the box: nobody has told what lies on your board and in your hand.
plain-tell-words = Here you name what lies on your table, by letters and numbers: { $undo } goes back, { $menu } leaves the question.
plain-tell-again = Press Enter to be asked once more; { $undo } takes back your last action.
plain-tell-coatl = Which colours has your coatl { $coatl }, from head to tail? A full stop stands for an open end; press Enter if there is no such coatl.
plain-done-sure = This says that your third coatl is complete, and ends the game. If it is, type { $done } once more.
plain-tell-beside = Which card lies beside it? Letters as before; press Enter if there is none any more.
cli-play-chance = play with the real pieces: beside (the app moves the opponent) or told (everything is told)
cli-play-chance-unknown = “{ $chance }” is no way to play with the real pieces: { $known }

# Secret seats
form-hand-told = hand told
form-hand-secret = hand secret
form-column-hand = strength or hand
form-seat-told-help = This player’s cards are told, and the app helps. ► keeps the hand secret.
form-seat-secret-help = The app knows only how many cards this player holds, and gives no help.
form-seat-open-help = Computer players must know their cards: their hands cannot be secret.
drawn-untold = secret: the app knows only how many cards you hold
drawn-untold-short = secret
drawn-covered = { $temple ->
    [1] covered temple
   *[0] covered
}
inspect-covered = A card of your secret hand: the app does not know which. You show it and name it when you use it.
bar-show-card = show a card
message-untold = Your hand is secret, so there is no help here: the app knows only how many cards you hold.
analysis-secret = Nobody told the app the cards of { $name }: what there was to choose from is not known, and no turn is judged.
message-shows-nothing = { $temple ->
    [1] No temple of a hand can be claimed now.
   *[0] No prophecy that you could hold can be used now.
}
tell-show = { $temple ->
    [1] Show the temple that you claim, and name it: those that you can hold are offered.
   *[0] Show the prophecy that you use, and name it: those that fit are offered.
}
tell-show-closing = Coatl { $coatl } needs a prophecy beside it: show one that it meets, and name it. It is put there at once.
tell-discards = Name the prophecies that you do not keep, one after the other. Enter: that is all.
cli-play-secret-company = a secret hand is that of one of several at a real table: give --chance told, and at least two seats
cli-play-secret-word = secret
plain-ask-secret = A player whose cards the app is not to know is written with @{ cli-play-secret-word }, such as Ann@{ cli-play-secret-word }: it knows only how many they are, and gives that player no help.
plain-keep-secret = Type { $keep }: you are asked what you do not keep.
plain-shows = { $temple ->
    [1] show a temple of your hand, and name it
   *[0] show a prophecy of your hand, and name it
}
