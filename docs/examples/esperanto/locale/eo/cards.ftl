# Pecoj, koloroj kaj la tekstoj de kartoj, kunmetitaj el iliaj ŝablonoj.

color = { $color ->
    [B] blua
    [G] verda
    [K] nigra
    [R] ruĝa
   *[Y] flava
}
# Pluralo: bluaj.
form-of-colors = { color }j
form-of-colors-counted = { $n ->
    [one] { color }
   *[other] { form-of-colors }
}
piece = { $part ->
    [head] { color } kapo
    [tail] { color } vosto
   *[body] { color } korpero
}
card-color = { color } karto
# La litero de koloro, el ĝia esperanta vorto.
color-letter = { $color ->
    [B] B
    [G] V
    [K] N
    [R] R
   *[Y] F
}

# Profetaĵoj.
prophecy-count = { form-of-colors } pecoj, kie ajn ili kuŝas
prophecy-pieces = almenaŭ { $items }, en ajna ordo
prophecy-pieces-item = { $n } { form-of-colors-counted }
prophecy-run = { $n } sinsekvaj { form-of-colors } pecoj
prophecy-run-apart = ĝuste { $n } sinsekvaj { form-of-colors } pecoj
prophecy-sequence = { $items }, flanko ĉe flanko
prophecy-between = { $before }, poste { $middle }, poste { $after }
prophecy-surrounded = { $middle }, kun { color } tuj antaŭe kaj tuj poste
prophecy-guarded-before = { $text }, neniu { color } tuj antaŭe
prophecy-guarded-after = { $text }, neniu { color } tuj poste
token-one = { color }
token-any = { $n ->
    [one] ajna peco
   *[other] { $n } ajnaj pecoj
}
token-plus = unu aŭ pli da { form-of-colors }
token-any-plus = unu aŭ pli da pecoj de ajna koloro
token-times = { $n } { form-of-colors }
list-comma = { ", " }
list-then = { " – " }

# Niveloj: kiom profetaĵo valoras.
level = { $times }× { $points }
levels-single = { $points ->
    [one] { $points } poento
   *[other] { $points } poentoj
}
levels-list = { $items } poentoj

# Temploj.
temple-no-color = neniu { color } peco
temple-length = longa je ĝuste { $n ->
    [one] { $n } peco
   *[other] { $n } pecoj
}
temple-equal = tiom da { $first ->
    [B] bluaj
    [G] verdaj
    [K] nigraj
    [R] ruĝaj
   *[Y] flavaj
}, kiom da { $second ->
    [B] bluaj
    [G] verdaj
    [K] nigraj
    [R] ruĝaj
   *[Y] flavaj
}, almenaŭ po unu
temple-no-card = neniu { card-color } apude
temple-and = { $first } · { $second }

points = { $points ->
    [one] { $points } poento
   *[other] { $points } poentoj
}
