# Стіл, як його намальовано. Місця мало: слова мають бути короткі.

# На картах
card-band = { $color ->
    [B] синя
    [G] зелена
    [K] чорна
    [R] червона
   *[Y] жовта
}
card-now = зараз
card-then = потім
card-highest = макс.
card-no-more = більше ні
card-temple = храм
card-card = карти
card-free = вільно
card-lies-there = уже лежить
card-not-here = сюди не можна
card-come-1 = місце ще
card-come-2 = { $n ->
    [1] для однієї
   *[other] для { $n }
}
card-hint-count = хоч би де вони лежали
card-hint-pieces = усі, у будь-якому порядку
card-hint-row = поруч, від голови до хвоста
card-hint-gap = … одна чи більше будь-яких
card-hint-more = поруч, + одна чи більше
card-hint-apart = ! поруч немає цього кольору

# Коатлі
drawn-open = початий
drawn-complete = завершений
drawn-points = { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очок
}
drawn-so-far = наразі
drawn-long = { $n } част.
drawn-more = ще { $n }
drawn-places = { $n ->
    [1] місце для однієї карти
    [one] місце для { $n } карти
    [few] місце для { $n } карт
    [many] місце для { $n } карт
   *[other] місце для { $n } карти
}
drawn-free = вільно: будь-яка частина починає коатля
drawn-trial = Спроба: коатль { $coatl }
drawn-here = сюди:
drawn-closes = завершений: { $points }, щонайбільше { $most }
drawn-rack = планшет { $n } з { $all }

# Заголовки
drawn-refills = * поповнить усе
drawn-deck = колода { $cards }
drawn-temples = Храми
drawn-temples-when = на завершення
drawn-left = ще { $n }
drawn-yours = твій
drawn-needs = бракує { $n }
drawn-counts = рука { $hand } · храми { $temples }
drawn-counts-short = рука { $hand } ▲{ $temples }
drawn-counts-hand = рука { $hand }
drawn-counts-tokens = жетони { $tokens }
drawn-counts-tokens-short = жет. { $tokens }
drawn-tokens = жетони: { $tokens }
drawn-on-coatl = для коатля { $coatl }: зараз і чого бракує
drawn-on-coatl-then = для коатля { $coatl }: зараз і потім із цією частиною
drawn-as-if = для коатля { $coatl }, із цією частиною
drawn-looked-at = Коатлі: { $name }
drawn-next = далі
drawn-back = твій стіл
drawn-held-signs = ▌ рука ▲ храми ◇ жетони □ планшет
drawn-rack-short = планшет { $n }
drawn-one-each = { $key } покаже одного цілком
drawn-news = Щойно сталося
drawn-news-since = від твого минулого ходу
drawn-log = увесь журнал
drawn-log-short = журнал

# Що щойно сталося
news-more = і ще { $n }

# Рядок стану
status-turn = хід { $turn }
status-one-of = одне з
status-take = узяти
status-choose = вибрати
status-assemble = створити
status-token = жетон
status-trial = СПРОБА
status-then = далі
status-bodies = сегм.

# Рядок клавіш: що клавіша робить зараз
bar-rule = правило { $rule }
bar-show = показати мій стіл
bar-takes-back = { $name } скасовує дію
bar-leave = вийти
bar-choose = вибрати
bar-answer = відповідь
bar-change = змінити
bar-back = назад
bar-page = сторінка
bar-close = закрити
bar-next-player = наступний гравець
bar-own-table = свій стіл
bar-score = підрахунок очок
bar-step = наступний крок
bar-steps = усі кроки
bar-pane = наступна панель
bar-field = комірка, ще раз — узяти
bar-take = узяти
bar-deck = колода
bar-open-end = кінець
bar-coatl = коатль
bar-attach = приєднати
bar-fulfil = розіграти
bar-keep = лишити
bar-card = карта
bar-discard = скинути
bar-look = показати
bar-go-there = перейти туди
bar-done = готово
bar-pass = пасувати
bar-end-turn = кінець ходу
bar-lay = прикласти
bar-wish = уявна частина
