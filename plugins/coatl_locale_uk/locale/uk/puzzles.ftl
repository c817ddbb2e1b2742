# Задачі: останні ходи, у яких треба знайти найбільше очок. $points — очки коатлів гравця після ходу, $best — найбільше, що
# можна здобути.

menu-puzzles = Задачі
menu-puzzles-new = останній хід
menu-puzzles-found = розв’язано { $n } з { $all }
command-puzzles = задачі
command-puzzles-name = розв’язувати задачі
command-puzzles-help = Відкрити задачі: останні ходи, у яких треба знайти найбільше очок.
help-puzzles = Вибір задачі

# Список. «back» — задача, яка не вдалася і чекає ще однієї спроби.
puzzles-title = Задачі
puzzles-found = розв’язано { $n } з { $all }
puzzles-puzzle = Задача { $number }
puzzles-grade = Складність
puzzles-grade-short = складність { $grade }
puzzles-done = Стан
puzzles-theme = Що в ній є
puzzles-state = { $state ->
    [found] розв’язано
    [good] добре
    [missed] не вийшло
    [back] ще раз
   *[new] –
}
puzzles-actions = { $n ->
    [1] одна дія
   *[other] дві дії
}
puzzles-is = { $theme ->
    [own-temple] храм із руки
    [pile-temple] храм зі стосу
    [no-temple] без храму
    [two-coatls] два коатлі
    [new-coatl] новий коатль
    [take-first] спершу комірка
    [pick-first] спершу жетон
    [row-first] спершу запас
    [three-cards] три карти
    [card-early] карта заздалегідь
    [both-ends] обидва кінці
   *[many-pieces] багато частин
}
puzzles-ask = { $actions ->
    [1] Хід з однієї гри вважається твоїм останнім: одна дія. Скільки очок можна здобути?
   *[other] Хід з однієї гри вважається твоїм останнім: дві дії. Скільки очок можна здобути?
}
puzzles-of-grade = Складність { $grade } з { $all }.
puzzles-was-found = Розв’язано { $date }: { points }.
puzzles-was-good = Добре { $date }: { points } з { $best }.
puzzles-was-missed = Не вийшло { $date }: { points } з { $best }.
puzzles-back = Повернеться { $date }.
puzzles-rating = Твій рейтинг: { $rating } ± { $spread }
puzzles-plugins = Ця задача потребує карт, плагін яких вимкнено або відсутній.
puzzles-aside = Спроби задач не вдалося прочитати ({ $fault }). Їх відкладено як { $file }; підрахунок починається спочатку.
puzzles-unreadable = Спроби задач не вдається прочитати чи записати: { $reason }. Перевір, хто має на це право.
puzzles-newer = Спроби задач записала новіша версія гри (формат { $version }): вони залишаються, як є, і нічого до них не додається.

# За столом.
puzzle-ask = { $actions ->
    [1] Вважай це останнім ходом, одна дія: скільки здобудеш очок? Поки що: { $points }.
   *[other] Вважай це останнім ходом, дві дії: скільки здобудеш очок? Поки що: { $points }.
}
puzzle-found = Розв’язано: { points }, більше немає.
puzzle-good = Добре: { points }.
puzzle-missed = Не вийшло: { points }.
puzzle-best = Найкращий хід дає { $best }.
puzzle-rating = Рейтинг { $rating } ({ $change }).
puzzle-shown = Розв’язок.
puzzle-solution-played = Розв’язок: { points }.
puzzle-no-hints = Порада була б розв’язком.
turn-tried = хід { $turn }: спробу зроблено
puzzle-again = спробувати ще раз
puzzle-solution = показати розв’язок
puzzle-next = наступна задача
puzzle-onward = грати цю гру далі
puzzle-list = до списку
puzzle-quit = Вийти із задачі?
puzzle-player-1 = Ана
puzzle-player-2 = Бао
puzzle-give-up = показати розв’язок: тоді не вийшло
