# What was done, in few words: the verb after a name, and what it was done with. On a screen $pieces, $cards and $points
# are drawn; a text has them in words.

deed-took = took { $pieces } from field { $field }
deed-took-short = took { $pieces }
deed-built = assembled { $pieces } on coatl { $coatl }
deed-built-short = assembled { $pieces }
deed-fulfilled = fulfilled { $cards } { $points }
deed-claimed = claimed { $cards } { $points }
deed-completed = completed coatl { $coatl } { $points }
deed-chose = drew { $n } from the deck
deed-picked = took from the bag { $pieces }
deed-chose-cards = chose { $cards }
deed-chose-both = chose { $cards } and { $n } from the deck
deed-kept = { $n ->
    [one] kept { $n } prophecy
   *[other] kept { $n } prophecies
}
deed-kept-cards = kept { $cards }
deed-token = spent a sacrifice token: { $token }
deed-row-gone = discarded the prophecy row
deed-discarded = discarded { $cards }
deed-temple = took a temple { $cards }
deed-passed = passed
deed-last = begins the last turn
deed-end-coatls = has all coatls: the end begins
deed-end-bodies = The bodies are used up: the end begins
deed-end-standstill = Nobody can do anything any more
deed-over = The game is over
deed-refilled = { $n ->
    [one] supply board: { $n } field refilled
   *[other] supply board: { $n } fields refilled
}
deed-row = new in the row { $cards }
deed-uncovered = new temple on a pile { $cards }
deed-shuffled = { $n ->
    [one] deck renewed: { $n } card
   *[other] deck renewed: { $n } cards
}

# As words: pieces are the object of the verb.
phrase-piece = { piece }
phrase-quoted = “{ $text }”
phrase-points = ({ levels-single })

# The recap: all that a player did, or what a variant says.
recap-player = { $name } { $deeds }.
recap-said = { $name }: { $text }
