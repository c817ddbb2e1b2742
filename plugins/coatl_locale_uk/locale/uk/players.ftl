# Комп’ютерні гравці, що належать до гри.

player-easy-name = новачок
player-easy-help = Робить те, що одразу видається найкращим, а часом те, що видається трохи гіршим.
player-easy-names = Іцель, Ненетль, Тепін, Масатль, Солін, Ісель
player-medium-name = гравець
player-medium-help = Планує своїх коатлів, але не зважає на карти на столі й часом хибно оцінює хід.
player-medium-names = Сітлалі, Яотль, Шочітль, Мілінтіка, Атль, Папан
player-hard-name = знавець
player-hard-help = Планує двох коатлів водночас, із пророцтвами на руці й на столі.
player-hard-names = Тонатіу, Кецаллі, Мойолеуані, Тланештік, Куїкатль, Сіанья
player-master-name = майстер
player-master-help = Планує, як знавець, і дивиться на раунд уперед. Думає найдовше.
player-master-names = Іцкоатль, Тесосомок, Тлакаелель, Сітлальміна, Ауїцотль, Ашаякатль

# Чому гравець робить те, що робить: після імені гравця.
players-why-keep = { $n ->
    [0] не залишає жодного пророцтва
    [one] залишає { $n } пророцтво, яке обіцяє найбільше
    [few] залишає { $n } пророцтва, які разом обіцяють найбільше
    [many] залишає { $n } пророцтв, які разом обіцяють найбільше
   *[other] залишає { $n } пророцтва, які разом обіцяють найбільше
}
players-why-take = бере з комірки { $field }: { $pieces } для { $coatl }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
players-why-take-anything = бере з комірки { $field }, бо ніщо інше не допоможе більше
players-why-like-pieces = бере з комірки { $field }: подобається { $pieces }
players-why-pick = бере з мішечка те, чого бракує плану: { $pieces }
players-why-draw = { $n ->
    [one] бере { $n } пророцтво для { $coatl }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
    [few] бере { $n } пророцтва для { $coatl }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
    [many] бере { $n } пророцтв для { $coatl }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
   *[other] бере { $n } пророцтва для { $coatl }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
}
players-why-deck = сподівається на добре пророцтво
players-why-build = будує { $coatl }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
players-why-grow = дає коатлеві рости
players-why-room = звільняє місце на планшеті гравця
players-why-complete = завершує коатля за планом: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
players-why-cards = дає завершеному коатлеві всі карти, що приносять очки
players-why-move = обирає те, що дасть найбільше
players-why-nothing = нічого кращого не має
