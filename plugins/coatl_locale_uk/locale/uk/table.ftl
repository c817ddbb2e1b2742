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
# Where the pieces are that a card lacks. Each place takes the first of the forms for which it has room.
card-ready = готово
card-all-here = усе є на планшеті
card-all-yours = усе є
opponent-to-get = бракує
card-to-get = бракує { $n }
card-to-get-where = бракує { $n }: { $where }
card-short-where = { $n }: { $where }
card-fields = { $n ->
    [one] комірка { $fields }
    [few] комірки { $fields }
    [many] комірки { $fields }
   *[other] комірки { $fields }
}
card-none-out = ніде
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
card-hint-equal = = обох порівну, щонайменше по одній
card-hint-count-short = будь-де
card-hint-pieces-short = як завгодно
card-hint-row-short = поруч
card-hint-gap-short = … будь-які
card-hint-more-short = + 1 чи більше
card-hint-apart-short = ! поруч інші

# Коатлі
drawn-open = початий
drawn-complete = завершений
drawn-takes-nothing = нічого не приймає
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
drawn-counted = для цієї картки рахується: { $n }
drawn-rack = планшет { $n } з { $all }

# Заголовки
drawn-refills = * поповнить усе
drawn-refills-short = * поповнить
drawn-deck = колода { $cards }
drawn-temples = Храми
drawn-temples-when = на завершення
drawn-left = ще { $n }
drawn-yours = твій
drawn-counts = рука { $hand } · храми { $temples }
drawn-counts-short = рука { $hand } ▲{ $temples }
drawn-counts-hand = рука { $hand }
drawn-counts-tokens = жетони { $tokens }
drawn-counts-tokens-short = жет. { $tokens }
drawn-tokens = жетони: { $tokens }
drawn-owned = для коатля { $coatl }: повні є на планшеті, порожніх бракує
drawn-owned-short = для коатля { $coatl }: порожніх бракує
drawn-owned-least = для коатля { $coatl }
drawn-ready-keys = для коатля { $coatl }: ● готово · { $key }{ $field } — у комірці { $field }
drawn-with-field = для коатля { $coatl }: зараз і потім із коміркою { $field }
drawn-with-field-short = для коатля { $coatl }, із коміркою { $field }
drawn-on-coatl-then = для коатля { $coatl }: зараз і потім із цією частиною
drawn-as-if = для коатля { $coatl }, із цією частиною
drawn-looked-at = Коатлі: { $name }
drawn-next = далі
drawn-back = твій стіл
drawn-held-signs = ▌ рука ▲ храми ◇ жетони □ планшет
drawn-one-each = { $key } покаже одного цілком
drawn-news = Щойно сталося
drawn-news-since = від твого минулого ходу
drawn-news-turn = Хід: { $name }
drawn-log = увесь журнал
drawn-log-short = журнал

# Що попереду, на великому столі
ahead-next = наступна частина
ahead-owned = { $n ->
    [1] маєш
   *[other] маєш { $n }
}
ahead-fields = { $n ->
    [one] комірка { $fields }
    [few] комірки { $fields }
    [many] комірки { $fields }
   *[other] комірки { $fields }
}
ahead-in = у { $fields }
ahead-nowhere = зараз ніде
ahead-nowhere-brief = ніде
ahead-lacks = бракує { $n }
ahead-head = голова
ahead-tail = хвіст
# Below the name of a coatl: the cards of the hand, and what they lack there
ahead-held = твоя рука
# What each card lacks beside a new coatl
ahead-there = чого там бракує картам
# What the cards of the row lack beside each coatl
ahead-coatl = коатль { $coatl }
ahead-new = новий
ahead-same = те саме
ahead-fields-title = Що мають комірки для руки й запасу
ahead-fields-short = Що мають комірки
ahead-wanted = чого хочуть карти запасу й де воно лежить
ahead-wanted-short = чого хочуть
ahead-wanted-where = у комірках
ahead-nearer-title = які карти наближає комірка
ahead-brings-nearer = наближає
ahead-of-hand = рука
ahead-of-row = запас
ahead-brings-nearer-short = карти
ahead-nearest-then = найближче
ahead-fields-legend = повні: на твоєму планшеті · ░: дасть комірка · число: ще бракує
ahead-legend-board = на твоєму планшеті
ahead-legend-field = дасть комірка
ahead-legend-get = ще бракує
ahead-legend-number = стільки ще бракує
ahead-legend-whole = тоді все на планшеті
ahead-legend-best = найкраща комірка для карти
ahead-nearer-legend = { $hand }: твоя рука · { $row }: запас · { $sign }: тоді все на планшеті
ahead-together = дві, що хочуть того самого
token-pick-does = частини з мішечка на твій вибір
token-vision-does = новий запас, потім вибір пророцтв
token-duty-does = храм на руку
token-pick-brief = з мішечка
token-vision-brief = новий ряд
token-duty-brief = храм
tip-take = Усе, що лежить в одній комірці: сегменти тіла, або голову, або хвіст. На планшеті має бути місце.
tip-choose = Пророцтва із запасу або з верху колоди, скільки вміщає рука.
tip-assemble = Частини зі свого планшета, скільки хочеш, з обох кінців; потім розіграй пророцтва, яким коатль відповідає.
tip-temple-title = Для завершеного коатля
tip-temple = Завершений коатль має голову, хвіст, тіло й пророцтво. Тоді він може дістати один храм, твій або верхній зі стосу, якщо виконує одну його вимогу або обидві.
tip-take-short = усе з комірки
tip-choose-short = із запасу чи з колоди
tip-assemble-short = свої частини
log-points = Очки хід за ходом
pane-course = Перебіг гри
course-signs = очки хід за ходом · { $completed } завершено · { $better } був кращий хід
course-signs-short = { $completed } завершено · { $better } був кращий хід
course-signs-plain = очки хід за ходом · { $completed } завершено
course-signs-least = { $completed } завершено

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
bar-turn = хід
bar-action = дія
bar-hand = рука
bar-course = перебіг
bar-ends = перший, останній
bar-look-at-it = розглянути
bar-do-it = зіграти
bar-change = змінити
bar-type = пиши
bar-name = ім’я
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
bar-attach-to = приєднати до { $coatl }
bar-fulfil = розіграти
bar-keep = лишити
bar-card = карта
bar-discard = скинути
bar-look = показати
bar-go-there = перейти туди
bar-column = стовпець
bar-player = гравець
bar-done = готово
bar-pass = пасувати
bar-end-turn = кінець ходу
bar-lay = прикласти
bar-wish = уявна частина
