# Чим є річ на столі: речення про те, на чому стоїть курсор або про що запитують.
list-and = { " і " }
list-or = { " чи " }
any-color = будь-яка
any-color-but = будь-яка (не { $colors })
inspect-field = Комірка { $field }: { $pieces }.
inspect-field-empty = Комірка { $field } порожня, доки не взято комірки з *.
inspect-nearer = { $n ->
    [one] Наближає { $n } карту.
    [few] Наближає { $n } карти.
    [many] Наближає { $n } карт.
   *[other] Наближає { $n } карти.
}
inspect-then-ready = Потім можна виконати: { $cards }.
inspect-then-whole = Із ряду потім усе є для: { $cards }.
inspect-ready = Готово: { $cards }.
inspect-with = { $card } за допомогою: { $pieces }
inspect-one-short = Бракує 1 частини: { $cards }.
inspect-one-short-card = { $cards } ({ $needs } комірка { $field })
inspect-refills = Тоді поповниться весь диск.
inspect-place-empty = Це місце поповниться наприкінці ходу.
inspect-prophecy = { $color ->
    [B] Синє пророцтво
    [G] Зелене пророцтво
    [K] Чорне пророцтво
    [R] Червоне пророцтво
   *[Y] Жовте пророцтво
}: { $text }.
inspect-card = { $card }: { $text }.
inspect-temple = Храм: { $text }.
inspect-pile = Стос { $pile }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}. Хто завершує коатля, може розіграти верхню.
inspect-pile-empty = Цей стос вичерпано.
inspect-deck = Колода пророцтв: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}, у скиді { $discard }. Узяту звідси карту не можна повернути.
inspect-opponent-due = Далі: { $step }
inspect-opponent-needs = Ще потрібні: { $colors }.
inspect-opponent-pieces = На ній: { $pieces }.
inspect-own-piece = { $number } { $piece }.
inspect-piece = { piece }
inspect-to-head = { $number } { $piece }, до коатля { $coatl } з боку голови.
inspect-to-tail = { $number } { $piece }, до коатля { $coatl } з боку хвоста.
inspect-to-new = { $number } { $piece }, розпочне нового коатля.
inspect-closes = Завершує коатля: карти поряд — { points }, щонайбільше { $most }.
inspect-change = Зараз { $now }, потім { $then }: { $card }.
inspect-in-hand = рука { $number }
inspect-own-temple = твій храм
inspect-on-pile = храм на стосі { $number }
inspect-in-row = запас { $number }
inspect-beside = { $color ->
    [B] синя карта поряд
    [G] зелена карта поряд
    [K] чорна карта поряд
    [R] червона карта поряд
   *[Y] жовта карта поряд
}
inspect-then = Потім: { $cards }.
inspect-trial = Спроба з коатлем { $coatl }: своїх частин: { $own }, уявних: { $wished }.
inspect-coatl = Коатль { $coatl }: { $letters }, { $n ->
    [one] { $n } частина
    [few] { $n } частини
    [many] { $n } частин
   *[other] { $n } частин
}.
inspect-new-coatl = Тут можна розпочати нового коатля.
inspect-coatl-bare = Карт поряд ще немає.
inspect-looked-at = Ти дивишся на стіл: { $name }.
inspect-player = { $name }: { $hand ->
    [one] { $hand } пророцтво
    [few] { $hand } пророцтва
    [many] { $hand } пророцтв
   *[other] { $hand } пророцтв
} на руці, { $completed ->
    [one] { $completed } завершений коатль
    [few] { $completed } завершені коатлі
    [many] { $completed } завершених коатлів
   *[other] { $completed } завершених коатлів
}.
inspect-open-cards = Відкриті карти: { $cards }.
prospect = Коатль { $coatl }: зараз { $points }, для { $next } бракує: { $missing }.
prospect-drawn = Коатль { $coatl }: { $gain } із { $missing }.
prospect-drawn-more = Коатль { $coatl }: зараз { $points }, { $gain } із { $missing }.
prospect-top = Коатль { $coatl }: { $points }, це максимум.
prospect-closed = Коатль { $coatl }: зараз { $points }, більше не набрати.
missing-counted = { token-times }
prospect-temple = Коатль { $coatl }: зараз { $points }.
prospect-temple-drawn = { $gain } для коатля { $coatl } зараз
prospect-temple-nothing = нічого для коатля { $coatl }
prospect-temple-none = зараз нічого для твоїх коатлів
missing-head = { $pieces } з боку голови
missing-tail = { $pieces } з боку хвоста
missing-anywhere = { $pieces } будь-де
