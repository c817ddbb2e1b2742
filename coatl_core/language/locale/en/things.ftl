# What a thing of the table is: sentences about what one stands on or asks for.
list-and = { " and " }
list-or = { " or " }
any-color = any colour
any-color-but = any colour but { $colors }
inspect-field = Field { $field }: { $pieces }.
inspect-field-empty = Field { $field } is empty until one with * is taken.
inspect-nearer = { $n ->
    [one] Brings one card nearer.
   *[other] Brings { $n } cards nearer.
}
inspect-then-ready = Then ready: { $cards }.
inspect-then-whole = Then all yours for { $cards } of the row.
inspect-ready = Ready: { $cards }.
inspect-with = { $card } with { $pieces }
inspect-one-short = One piece short: { $cards }.
inspect-one-short-card = { $cards } ({ $needs } field { $field })
inspect-refills = Taking it refills all empty fields.
inspect-place-empty = This place is refilled at the end of the turn.
inspect-prophecy = { $color ->
    [B] Blue prophecy
    [G] Green prophecy
    [K] Black prophecy
    [R] Red prophecy
   *[Y] Yellow prophecy
}: { $text }.
inspect-card = { $card }: { $text }.
inspect-temple = Temple: { $text }.
inspect-pile = Pile { $pile }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Whoever completes a coatl may claim the top one.
inspect-pile-empty = This pile is used up.
inspect-deck = Prophecy deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, and { $discard } in the discard pile. A card drawn here cannot be put back.
inspect-opponent-due = Next: { $step }
inspect-opponent-needs = Still needs: { $colors }.
inspect-opponent-pieces = On it: { $pieces }.
inspect-own-piece = { $number } { $piece }.
inspect-piece = { piece }
inspect-to-head = { $number } { $piece }, to the head end of coatl { $coatl }.
inspect-to-tail = { $number } { $piece }, to the tail end of coatl { $coatl }.
inspect-to-new = { $number } { $piece }, begins a new coatl.
inspect-closes = It completes the coatl: { points } beside it, { $most } at most.
inspect-change = { $now } now, { $then } then: { $card }.
inspect-in-hand = hand { $number }
inspect-own-temple = your temple
inspect-on-pile = temple on pile { $number }
inspect-in-row = row { $number }
inspect-beside = { $color ->
    [B] blue card beside it
    [G] green card beside it
    [K] black card beside it
    [R] red card beside it
   *[Y] yellow card beside it
}
inspect-then = Then: { $cards }.
inspect-trial = Trial of coatl { $coatl }: { $own } of your pieces, { $wished } wished for.
inspect-coatl = Coatl { $coatl }: { $letters }, { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}.
inspect-new-coatl = Here a new coatl can begin.
inspect-coatl-bare = No cards beside it yet.
inspect-looked-at = You look at { $name }’s table.
inspect-player = { $name }: { $hand ->
    [one] { $hand } prophecy
   *[other] { $hand } prophecies
} in hand, { $completed ->
    [one] { $completed } coatl
   *[other] { $completed } coatls
} complete.
inspect-open-cards = Open cards: { $cards }.
prospect = Coatl { $coatl }: { $points } now, { $next } with { $missing }.
prospect-drawn = Coatl { $coatl }: { $gain } with { $missing }.
prospect-drawn-more = Coatl { $coatl }: { $points } now, { $gain } with { $missing }.
prospect-top = Coatl { $coatl }: { $points }, the most it pays.
prospect-closed = Coatl { $coatl }: { $points } now, no more to reach.
missing-counted = { token-times }
prospect-temple = Coatl { $coatl }: { $points } now.
prospect-temple-drawn = { $gain } for coatl { $coatl } as it is
prospect-temple-nothing = nothing for coatl { $coatl }
prospect-temple-none = nothing for your coatls as they are
missing-head = { $pieces } at the head
missing-tail = { $pieces } at the tail
missing-anywhere = { $pieces } anywhere
