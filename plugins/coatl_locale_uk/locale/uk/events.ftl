# Журнал. Імена — гравців; карти, храми й частини приходять готовим текстом. Лише теперішній час: рід імен невідомий.

list-semicolon = { "; " }
event-kept = { $name } лишає { $n ->
    [one] { $n } пророцтво
    [few] { $n } пророцтва
    [many] { $n } пророцтв
   *[other] { $n } пророцтв
} і скидає { $discarded }.
event-kept-own = { $name } лишає { $n ->
    [one] { $n } пророцтво
    [few] { $n } пророцтва
    [many] { $n } пророцтв
   *[other] { $n } пророцтв
}: { $cards }.
event-took = { $name } бере вміст комірки { $field }: { $pieces }.
event-supply-refilled = Диск поповнено: { $n ->
    [one] { $n } комірка
    [few] { $n } комірки
    [many] { $n } комірок
   *[other] { $n } комірок
}.
event-drew-row = { $name } бере пророцтво із запасу: { $card }.
event-drew-deck = { $name } бере пророцтво з колоди.
event-drew-deck-own = { $name } бере пророцтво з колоди: { $card }.
event-deck-renewed = Колоду поновлено: перетасовано { $cards ->
    [one] { $cards } скинуту карту
    [few] { $cards } скинуті карти
    [many] { $cards } скинутих карт
   *[other] { $cards } скинутих карт
}.
event-row-refilled = Нове в запасі пророцтв: { $cards }.
event-started = { $name } розпочинає коатля { $coatl } { form-of-piece-ins }.
event-extended-head = { $name } приєднує { form-of-piece-acc } до коатля { $coatl } з боку голови.
event-extended-tail = { $name } приєднує { form-of-piece-acc } до коатля { $coatl } з боку хвоста.
event-fulfilled = { $name } розігрує пророцтво для коатля { $coatl }: { $card } (поки що { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}).
event-claimed = { $name } розігрує храм для коатля { $coatl }: { $temple } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}).
event-uncovered = Тепер зверху в стосі храмів { $pile }: { $temple }.
event-completed = { $name } завершує коатля { $coatl }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
event-token = { $name } скидає жертвний жетон: { $token }.
event-picked = { $name } вибирає з мішечка: { $pieces }.
event-row-discarded = { $name } скидає весь запас пророцтв: { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карт
}.
event-discarded = { $name } скидає пророцтво: { $card }.
event-took-temple = { $name } бере храм зі стосу { $pile }: { $temple }.
event-passed = { $name } не може нічого зробити й пасує.
event-turn = { $last ->
    [yes] Останній хід: { $name }{ $actions ->
        [1] .
        [one] {" "}(до { $actions } дії).
        [few] {" "}(до { $actions } дій).
        [many] {" "}(до { $actions } дій).
       *[other] {" "}(до { $actions } дій).
    }
   *[no] Хід { $turn }: { $name }.
}
event-end-coatls = { $name } завершує свого останнього коатля: починається кінець гри, кожен інший гравець має останній хід.
event-end-coatls-alone = { $name } завершує свого останнього коатля: на цьому гра закінчується.
event-end-bodies = Сегменти тіла вичерпано: гра добігає кінця.
event-end-standstill = Ніхто більше не може нічого зробити.
event-game-over = Гру завершено.
token-pick = ідеальний вибір
token-vision = передбачення майбутнього
token-duty = обов’язок жерця
