# Власні помилки: ходи з останніх ігор, які коштували очок. $points і $then — кількість очок.

command-mistakes = мої помилки
command-mistakes-name = вчитися на своїх помилках
command-mistakes-help = Спробувати ще раз ті ходи зі своїх останніх ігор, які коштували найбільше.
help-mistakes = Пошук власних помилок
mistakes-title = Шукаємо ходи з твоїх останніх ігор, які коштували найбільше. Enter іде далі з тим, що вже знайдено.
mistakes-begin = Відкриваємо твої останні ігри …
mistakes-progress = оцінено ходів: { $done } з { $all }, ігор: { $games }.
mistakes-check = Перевіряємо найдорожчі …
mistakes-none = Ніщо у твоїх останніх іграх не коштувало багато. Гарна гра!
mistakes-no-games = Серед збережених ігор ще немає жодної твоєї завершеної.
mistake-ask = { $n } з { $all } · хід { $turn } у твоїй грі від { $date } коштував очок: { $points }. Що ти зробиш тепер?
mistake-best = Так само добре, як найкраще!
mistake-cost = Це коштувало б очок: { $points }.
mistake-unjudged = Цю спробу оцінити не можна.
mistake-better = У грі це коштувало { $then }. Найкраще: { $best }.
mistake-next = наступна помилка
mistake-game = подивитися на гру в цьому місці
mistake-leave = вийти
plain-word-mistakes = помилки
plain-does-mistakes = показує ще раз найдорожчі ходи з твоїх останніх ігор
plain-does-next-mistake = наступна помилка
plain-does-retry-mistake = починає хід наново
plain-does-onward-mistake = грає ту гру звідси далі
plain-does-menu-mistake = виходить із помилок
