# Why something cannot be done: one sentence for each reason, with what to do instead where that helps.
# { piece } is named by $part and $color; $card and $temple are what a card asks for.

# The moment is wrong.
refusal-game-over = The game is over.
refusal-keep-over = The dealt prophecies have been chosen already.
refusal-nothing-closed = No coatl has just been completed: temples come right after its closing piece.
refusal-discard-without-vision = Prophecies are discarded from the hand only during a vision of the future.
refusal-during-keep = First choose which of the dealt prophecies to keep.
refusal-during-choose = You are choosing prophecies: take one more or end your turn.
refusal-during-vision = You are having a vision: discard prophecies of your hand or take one.
refusal-during-assemble = You are assembling: build on or end your turn.
refusal-during-complete = First give the coatl just completed its last cards.
refusal-nothing-done = You have not done anything yet: take pieces, choose prophecies or assemble.
refusal-pass-able = You may pass only when there is nothing you can do.
refusal-pass-second = You need not pass: end your turn instead.

# Keeping prophecies.
refusal-keep-too-many = { $exactly ->
    [1] Of the dealt prophecies you keep exactly { $most }.
   *[0] You may keep no more than { $most } of the dealt prophecies.
}
refusal-keep-too-few = { $exactly ->
    [1] Of the dealt prophecies you keep exactly { $least }.
   *[0] You keep { $least } of the dealt prophecies: no fewer.
}
refusal-keep-not-dealt = The prophecy “{ $card }” is not among the ones dealt to you.

# Taking pieces.
refusal-no-such-field = There is no field { $field }: the supply board has fields 1 to { $last }.
refusal-field-empty = Field { $field } of the supply board is empty.
refusal-no-room = { $free ->
    [0] Your player board is full: assemble first.
   *[other] Your player board has { $free ->
        [one] one free space
       *[other] { $free } free spaces
    }, and { $needed ->
        [one] one is
       *[other] { $needed } are
    } needed: assemble first.
}

# Choosing prophecies.
refusal-no-such-place = There is no place { $place }: the prophecy row has places 1 to { $last }.
refusal-place-empty = Place { $place } of the row is empty: the row is refilled at the end of the turn.
refusal-deck-empty = The deck and the discard pile are empty.
refusal-hand-full = Your hand is full: you may hold { $limit ->
    [one] one prophecy
   *[other] { $limit } prophecies
}.

# Assembling.
refusal-piece-missing = There is no { piece } on your player board.
refusal-piece-loose = This is never built into a coatl: { $pieces }.
refusal-no-coatl = You have no coatl yet: begin one with a piece of your player board.
refusal-no-open-coatl = You have no unfinished coatl: begin one with a piece of your player board.
refusal-no-such-coatl = You have no coatl { $coatl }.
refusal-coatls-enough = You have { $most ->
    [one] your only coatl
   *[other] all { $most } coatls
} already.
refusal-coatls-unfinished = You already have { $most ->
    [one] an unfinished coatl
   *[other] { $most } unfinished coatls
}: complete one before you start another.
refusal-coatl-complete = Coatl { $coatl } is complete: nothing can be added to it.
refusal-head-at-wrong-end = A head goes only to the head end of a coatl.
refusal-tail-at-wrong-end = A tail goes only to the tail end of a coatl.
refusal-head-end-closed = Coatl { $coatl } has its head: nothing goes beyond it.
refusal-tail-end-closed = Coatl { $coatl } has its tail: nothing goes beyond it.
refusal-closing-without-body = A coatl needs at least one body segment between head and tail.
refusal-closing-without-prophecy = This would complete coatl { $coatl }, but no prophecy lies beside it and none in your hand would be fulfilled.
refusal-card-missing = The prophecy “{ $card }” is not in your hand.
refusal-prophecies-enough = Coatl { $coatl } has { $most ->
    [one] its only prophecy
   *[other] all { $most } prophecies
} already.
refusal-prophecy-identical = A prophecy just like “{ $card }” lies beside coatl { $coatl } already.
refusal-prophecy-unmet = Coatl { $coatl } does not reach the first level of the prophecy “{ $card }”.

# Completing a coatl.
refusal-other-coatl-closing = Coatl { $closing } has just been completed: only it gets cards now, not coatl { $coatl }.
refusal-prophecy-first = Fulfil at least one prophecy beside coatl { $coatl } first.
refusal-temple-missing = The temple “{ $temple }” is not in your hand.
refusal-temple-unmet = Coatl { $coatl } meets no requirement of the temple “{ $temple }”.
refusal-temple-beside = A temple lies beside coatl { $coatl } already, and there is room for one only: “{ $temple }”.
refusal-no-such-pile = There is no temple pile { $pile }: there are piles 1 to { $last }.
refusal-pile-empty = Temple pile { $pile } is empty.

# Sacrifice tokens.
refusal-tokens-off = This game is played without sacrifice tokens.
refusal-token-spent = You no longer have the sacrifice token { $token ->
    [pick] “perfect pick”
    [vision] “vision of the future”
   *[duty] “priest’s duty”
}.
refusal-pick-choice = A perfect pick is one head, one tail or two body segments.
refusal-pick-loose = A perfect pick never takes this: { $pieces }.
refusal-pick-few-bodies = The bag holds { $left ->
    [0] no body segments
    [one] only one body segment
   *[other] only { $left } body segments
}, too few for a perfect pick.
refusal-pick-not-in-bag = { $left ->
    [0] The bag holds no { piece }.
    [one] The bag holds only one { piece }.
   *[other] The bag does not hold so many of { piece }.
}
refusal-vision-choose = After a vision you take at least one prophecy.

# An automatic opponent.
refusal-during-opponent = It is your opponent’s turn: go through its steps, or skip them.
refusal-during-ask = Answer first what you are asked.
refusal-move-unknown = There is no such move in this game.
refusal-move-impossible = This move is not possible now.
refusal-no-opponent = No opponent is to move now.

# Taking back.
refusal-turn-of-another = It is another player’s turn.
refusal-two-goals = “{ $one }” and “{ $other }” cannot be played in one game: each of them says who wins together.
refusal-line-cut = The line is cut: what you do would reach nobody. It is being tried again.
refusal-line-closed = The host wants no more of this line: leave the table, and join again once the seat is free.
refusal-game-ended = The game was ended by { $name }.
refusal-looking-on = You only look on: this is for those who play.
refusal-undo-opponent = Your opponent has moved: what was done before stands.
refusal-undo-not-yours = The last action was not yours: only who has acted can take it back.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-revealed = This cannot be taken back: it showed something nobody could know.
refusal-undo-onward = Here you began to play on: what was before belongs to the other game.

# Games that demand more of the prophecies beside a coatl (9.12).
refusal-same-card-color = A prophecy of this card colour ({ $colors }) lies beside coatl { $coatl } already: in this game all must differ.
refusal-closing-with-too-few = This would complete coatl { $coatl }, and it cannot have { $most } prophecies then, as this game demands.
refusal-prophecy-blocks-others = With this prophecy coatl { $coatl } could not come to { $most }, as this game demands: fulfil others.
refusal-more-prophecies-first = Coatl { $coatl } needs { $missing ->
    [one] one more prophecy
   *[other] { $missing } more prophecies
} first: this game demands it.
refusal-lesson = The lesson asks for something else now.
refusal-puzzle-chance = In a puzzle nothing is left to chance: no card from the deck, no temple that nobody has seen.
refusal-puzzle-over = This turn is over.

# Telling what lies on a real table.
refusal-during-lay = Tell first what lies on the table.
refusal-during-beside = Beside the box you tell only which field you took, that you took none, or that your third coatl is complete.
refusal-told-variant = Nobody could tell the chance of this variant, because it draws lots or deals in secret: { $variant }.
refusal-told-beside = Beside the box the app plays an automatic opponent against one person.
refusal-told-seed = What lies where is told only in a game at a real table.
refusal-told-nothing = Tell at least one place and what lies there.
refusal-told-place = There is no such place: { $at }.
refusal-told-secret = The cards of this seat are not told: { $at }.
refusal-told-untold = Beside the box this is not told: { $at }.
refusal-told-next = What comes next is told together with an action: { $at }.
refusal-told-unasked = This action does not open that: { $at }.
refusal-told-twice = This place is told twice: { $at }.
refusal-told-unknown = “{ $word }” cannot lie there: { $at }.
refusal-told-apart = Pieces are written apart: “{ $apart }”, not “{ $word }” ({ $at }).
refusal-told-many = So much cannot lie there ({ $at }): { $named } told, { $most } at most.
refusal-told-number = The number is not right ({ $at }): { $named } told, { $due } needed.
refusal-told-piece = There are not so many of this piece ({ $pieces }): { $all } in the game, { $named } told now{ $lie ->
    [0] .
   *[other] , { $lie } on the table already: { $where }.
}
refusal-told-card = There are not so many of this card (“{ $card }”): { $all } in the game, { $named } told now{ $lie ->
    [0] .
   *[other] , { $lie } on the table already: { $where }.
}
refusal-told-sizes = The temple piles do not come out: { $n ->
    [one] { $n } temple lies
   *[other] { $n } temples lie
} in them, and only an empty pile has no top.
refusal-told-unfilled = The supply board would have been refilled by now ({ $at }): tell what lies there.
refusal-told-ending = The end of this game has begun already: a game can be begun in the middle only before that.
refusal-told-closing = Coatl { $coatl } has just been completed: it must have a head and a tail.
refusal-told-closing-card = Coatl { $coatl } has just been completed: it must have a prophecy beside it, or the hand must have one that it meets.

# Playing on from a position of another game.
refusal-onward-over = Here the game is over: go to an earlier turn, and play on from there.
refusal-onward-lay = Nobody has told yet what lies here: play on from a later turn.
refusal-onward-beside = Nobody told which cards you held in this game, so nobody can play on from here.
refusal-onward-part = This game was not played from its deal on: nobody can play on from here.
refusal-onward-secret = This game is not over, and you may look into no other hand: play on from it when it is over.

# Why no game ends like this.
refusal-end-points = The end of a game with “{ $variant }” cannot be told: it gives points for what does not lie on the table.
refusal-end-coatls = A player completes { $most ->
    [one] one coatl
   *[other] { $most } coatls
} at most, and this would be one more.
refusal-end-unfinished = A player has { $most ->
    [one] one unfinished coatl
   *[other] { $most } unfinished coatls
} at most, and this would be one more.
refusal-end-no-prophecy = Coatl { $coatl } is complete: at least { $least ->
    [one] one prophecy lies
   *[other] { $least } prophecies lie
} beside it.
refusal-end-temple-open = Coatl { $coatl } is not complete, so no temple lies beside it.
