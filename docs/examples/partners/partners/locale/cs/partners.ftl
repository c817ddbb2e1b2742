partners-name = Partneři
partners-help = Dva proti dvěma: hráči sedící proti sobě vyhrávají společně a smějí si dávat dílky těl.
partners-open-hands = Odkryté ruce
partners-open-hands-help = Partneři si navzájem vidí proroctví i chrámy.

partners-give = Dát { $pieces } hráči { $name }
partners-given = { $name } dává dílek { $pieces } – komu: { $partner }.
