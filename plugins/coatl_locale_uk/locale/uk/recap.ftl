# Хто що зробив, кількома словами: дієслово після імені та те, чого воно стосується. На екрані $pieces, $cards і $points
# малюються, у тексті стоять словами.

deed-took = бере { $pieces } з комірки { $field }
deed-took-short = бере { $pieces }
deed-built = кладе { $pieces } до коатля { $coatl }
deed-built-short = кладе { $pieces }
deed-fulfilled = розігрує { $cards } { $points }
deed-claimed = розігрує { $cards } { $points }
deed-completed = завершує коатля { $coatl } { $points }
deed-chose = бере { $n } з колоди
deed-picked = бере з мішечка { $pieces }
deed-chose-cards = вибирає { $cards }
deed-chose-both = вибирає { $cards } і { $n } з колоди
deed-kept = { $n ->
    [one] лишає { $n } пророцтво
    [few] лишає { $n } пророцтва
    [many] лишає { $n } пророцтв
   *[other] лишає { $n } пророцтва
}
deed-kept-cards = лишає { $cards }
deed-token = скидає жертвний жетон: { $token }
deed-row-gone = скидає весь запас пророцтв
deed-discarded = скидає { $cards }
deed-temple = бере храм { $cards }
deed-passed = пасує
deed-last = починає останній хід
deed-end-coatls = має всіх коатлів: гра добігає кінця
deed-end-bodies = Сегменти вичерпано: гра добігає кінця
deed-end-standstill = Ніхто більше не може нічого зробити
deed-over = Гру завершено
deed-refilled = { $n ->
    [one] диск: поповнено { $n } комірку
    [few] диск: поповнено { $n } комірки
    [many] диск: поповнено { $n } комірок
   *[other] диск: поповнено { $n } комірки
}
deed-row = нові в запасі { $cards }
deed-uncovered = новий храм на стосі { $cards }
deed-shuffled = { $n ->
    [one] нова колода: { $n } карта
    [few] нова колода: { $n } карти
    [many] нова колода: { $n } карт
   *[other] нова колода: { $n } карти
}

# Словами: частини — додаток дієслова.
phrase-piece = { form-of-piece-acc }
phrase-quoted = „{ $text }“
phrase-points = ({ levels-single })

# Підсумок: усе, що зробив гравець, або що каже варіант.
recap-player = { $name } { $deeds }.
recap-said = { $name }: { $text }
