# Як закінчилася гра і що в ній рахують.
score-times = { $n }×
score-requirements = виконано { $n }:
score-unfinished = незавершений
score-unfinished-half = незавершений: половина
score-no-coatl = немає коатлів
score-winner = Перемагає { $name }.
sheet-after = після { $n ->
    [one] { $n } ходу
    [few] { $n } ходів
    [many] { $n } ходів
   *[other] { $n } ходу
}
sheet-statistics = Статистика
sheet-turns = ходи
sheet-taken = узяті частини
sheet-chosen = вибрані пророцтва
sheet-fulfilled = розіграні пророцтва
sheet-claimed = храми
sheet-complete = завершені коатлі
sheet-longest = найдовший коатль
sheet-best = найкращий коатль
sheet-coatl-points = очки за коатля
sheet-turn-points = очки за хід
sheet-tokens = витрачені жетони
sheet-colors = кольори в коатлях
sheet-number = { $n }
score-winner-cards = Перемагає { $name }: очок порівну, але більше карт поряд із завершеними коатлями.
score-winner-coatl = Перемагає { $name }: очок і карт порівну, але найкращий коатль дає більше очок.
score-shared = Перемогу ділять { $names }: порівну очок, карт і очок за найкращого коатля.
score-winners = Перемагають { $names }.
score-winners-cards = Перемагають { $names }: очок порівну, але більше карт поряд із завершеними коатлями.
score-winners-coatl = Перемагають { $names }: очок і карт порівну, але найкращий коатль дає більше очок.
score-won-together = Спільна перемога: { $names }.
score-lost-together = Спільна поразка: { $names }.
score-ended-coatls = Кінець гри: { $name } має { $n ->
    [3] третього завершеного коатля
   *[other] завершеного коатля { $n }
}.
score-ended-bodies = Гра закінчилася, бо вичерпано сегменти тіла.
score-ended-standstill = Гра закінчилася, бо ніхто більше не міг нічого зробити.
