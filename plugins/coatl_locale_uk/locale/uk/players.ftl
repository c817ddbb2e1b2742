# Комп’ютерні гравці, що належать до гри.

plugin-players-name = комп’ютерні гравці
player-easy-name = новачок
player-easy-help = Робить те, що одразу видається найкращим, а часом — трохи гірше.
player-easy-names = Іцель, Ненетль, Тепін, Масатль, Солін, Ісель
player-medium-name = любитель
player-medium-help = Планує коатлів, але не зважає на запас пророцтв і часом хибно оцінює хід.
player-medium-names = Сітлалі, Яотль, Шочітль, Мілінтіка, Атль, Папан
player-hard-name = знавець
player-hard-help = Планує двох коатлів водночас, із пророцтвами на руці й у запасі.
player-hard-names = Тонатіу, Кецаллі, Мойолеуані, Тланештік, Куїкатль, Сіанья
player-master-name = майстер
player-master-help = Планує, як знавець, і дивиться на кілька кіл уперед.
player-master-names = Іцкоатль, Тесосомок, Тлакаелель, Сітлальміна, Ауїцотль, Ашаякатль
player-grandmaster-name = гросмейстер
player-grandmaster-help = Пробує більше ходів, ніж майстер, і частіше. Думає найдовше.
player-grandmaster-names = Моктесума, Куїтлауак, Куаутемок, Чимальпопока, Шолотль, Шочикецаль

# Чому гравець робить те, що робить: після імені гравця.
players-why-keep = { $n ->
    [0] не лишає жодного пророцтва
    [one] лишає { $n } пророцтво, яке обіцяє найбільше
    [few] лишає { $n } пророцтва, які разом обіцяють найбільше
    [many] лишає { $n } пророцтв, які разом обіцяють найбільше
   *[other] лишає { $n } пророцтва, які разом обіцяють найбільше
}
players-why-take = бере для { $coatl } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}) з комірки { $field }: { $pieces }
players-why-take-anything = бере з комірки { $field }: нічого кращого немає
players-why-like-pieces = бере з комірки { $field } те, що до вподоби: { $pieces }
players-why-pick = бере з мішечка те, чого бракує за планом: { $pieces }
players-why-draw = { $n ->
    [one] бере { $n } пророцтво
    [few] бере { $n } пророцтва
    [many] бере { $n } пророцтв
   *[other] бере { $n } пророцтва
} для { $coatl } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
})
players-why-deck = бере карту з колоди й сподівається на добре пророцтво
players-why-vision = сподівається на кращі пророцтва в новому запасі
players-why-duty = бере храм, поки його не взяв хтось інший
players-why-build = створює { $coatl } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
})
players-why-grow = продовжує коатля
players-why-room = звільняє місце на планшеті
players-why-complete = завершує коатля за планом: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
players-why-last = бере з останнього ходу все, що можна: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
players-why-cards = дає завершеному коатлеві всі карти, що приносять очки
players-why-move = вибирає те, що дасть найбільше
players-why-wait = залишає решту для { $coatl } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
})
players-why-useless = поки не має вжитку для решти частин
players-why-enough = інше пророцтво не допомогло б коатлям
players-why-pass = нічого іншого зробити не може
players-why-nothing = ще одна дія нічого не дала б
