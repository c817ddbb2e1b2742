# Pieces and cards that are named by letters, as they lie on a real table. $field is 0 if it is about no field of the supply board.
naming-place = { $field ->
    [0] Letter { $number }
   *[other] Field { $field }, letter { $number }
}
naming-no-color = { naming-place }: “{ $letter }” names no colour. The letters are { $letters }.
naming-too-many = Letter { $number }: “{ $letter }” is too many, { $most ->
    [one] only one piece is asked for.
   *[other] only { $most } pieces are asked for.
}
naming-none-left = { naming-place }: no { piece } is left.
naming-too-few = { $missing ->
    [one] One piece is still missing
   *[other] { $missing } pieces are still missing
}{ $field ->
    [0] .
   *[other] , the next one on field { $field }.
}
naming-no-head = This coatl has a tail and no head: write “<” or “.” before its first letter.
naming-no-tail = This coatl has a head and no tail: write “>” or “.” after its last letter.
naming-no-body = A coatl needs a head, a tail and at least one body segment between them; a full stop stands for an end that is open.
naming-no-card = Letter { $number }: no card that is left goes on with “{ $letter }”.
naming-letters-first = More letters first: { $n ->
    [one] one card still fits.
   *[other] { $n } cards still fit.
}
naming-no-number = There is no card { $given } here: the list ends with { $last }.
# What to type next, beside what was typed.
naming-card-color = first the letter of its colour
naming-card-pattern = { $n ->
    [one] one card; letters of its pattern
   *[other] { $n } cards; letters of its pattern
}
naming-card-temple = { $n ->
    [one] one temple; letters of its colours
   *[other] { $n } temples; letters of its colours
}
naming-card-number = its number takes it
