# Одиночна гра проти A.D.A.M. (правила 9).

adam-name = одиночна гра проти A.D.A.M.
plugin-adam-name = { adam-name }
plugin-adam-short = A.D.A.M.
plugin-adam-licence = правила гри Cóatl, © Synapses Games; без її ілюстрацій і текстів
adam-opponent = A.D.A.M.
adam-help = Машина, що збирає частини. Ти перемагаєш, лише якщо маєш більше очок.
adam-level-1 = Рівень 1: храм
adam-level-1-short = рівень 1
adam-level-1-brief = виконай один
adam-level-1-help = Виконай усі вимоги хоча б одного храму, інакше програєш.
adam-level-2 = Рівень 2: мала рука
adam-level-2-short = рівень 2
adam-level-2-brief = 4 замість 5
adam-level-2-help = Ліміт твоєї руки — 4 пророцтва замість 5.
adam-level-3 = Рівень 3: кольори
adam-level-3-short = рівень 3
adam-level-3-brief = усі різні
adam-level-3-help = Усі пророцтва поряд з одним коатлем мають бути різного кольору.
adam-level-4 = Рівень 4: по чотири
adam-level-4-short = рівень 4
adam-level-4-brief = 4 біля коатля
adam-level-4-help = Завершити коатля можна, лише якщо він тоді матиме 4 пророцтва.
adam-level-5 = Рівень 5: чотири карти
adam-level-5-short = рівень 5
adam-level-5-brief = збирає для 4
adam-level-5-help = A.D.A.M. збирає частини одразу для 4 карт замість 3.
adam-secret-temple = Таємний храм
adam-secret-temple-short = таємний храм
adam-secret-temple-brief = ще й власний
adam-secret-temple-help = Ти отримуєш ще й власний таємний храм.

# Його хід, крок за кроком.
adam-seeks = A.D.A.M. бере вміст комірки { $field }. Карті { $number } потрібно: { $needs }.
adam-seeks-vainly = У жодній комірці немає того, що A.D.A.M. шукає для карти { $number }: { $needs }.
adam-discards-field = Жодній карті A.D.A.M. нічого не підходить: він скидає вміст комірки { $field } ({ $pieces }).
adam-idle = Диск порожній: A.D.A.M. нічого не бере.
adam-places = Карта { $number } отримує: { $pieces }.
adam-discards = Скинуто, бо не потрібно жодній карті: { $pieces }.
adam-fulfils = A.D.A.M. виконує карту { $number } ({ $prophecy }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
adam-draws = A.D.A.M. бере карту з місця { $place } в запасі ({ $prophecy }): це його карта { $number }.

# Те саме кількома словами: рядок на крок, без його імені.
adam-seeks-short = бере комірку { $field }
adam-seeks-vainly-short = карта { $number }: у жодній комірці немає { $needs }
adam-discards-field-short = скидає комірку { $field } { $pieces }: нічого не підходить
adam-idle-short = диск порожній
adam-places-short = { $pieces } на { $number }
adam-discards-short = { $pieces } скинуто
adam-fulfils-short = виконує карту { $number } { $prophecy } { $points }
adam-draws-short = карта { $number } із запасу { $prophecy }

# Хто перемагає.
adam-verdict-won = У тебе більше очок, ніж в A.D.A.M.: ти перемагаєш.
adam-verdict-lost = У тебе не більше очок, ніж в A.D.A.M.: він перемагає.
adam-verdict-temple = Очок у тебе більше, але жодного храму не виконано повністю: на рівні 1 перемагає A.D.A.M.

# Що кажуть про нього за справжнім столом.
place-line = його карта { $number }
place-fulfilled = його виконані карти
place-removed = частини, які він скинув
