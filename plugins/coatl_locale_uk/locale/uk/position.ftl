# Позиція як один рядок тексту. { $column } — номер знака в рядку, { $field } — назва поля.

position-not-counted = Гру почато із заданої позиції: вона не зараховується.
position-header = Це не позиція: вона починається з «coatl/1», а не з «{ $text }».
position-newer = Цю позицію записано в новішому вигляді («{ $text }»): онови програму, щоб її прочитати.
position-word = Знак { $column }: «{ $text }» — не поле; напиши назву, = і те, що там є, без пробілів.
position-twice = Знак { $column }: поле { $field } трапляється двічі.
position-unknown = Знак { $column }: у цій грі немає поля { $field }.
position-missing = Бракує поля { $field }.
position-value = Поле { $field } (знак { $column }): «{ $text }» — це не { $wanted }.
position-range = Поле { $field } (знак { $column }): «{ $text }» — це не { $wanted } від { $least } до { $most }.
position-number = Поле { $field } (знак { $column }): названо { $named }, потрібно { $due }.
position-many = Поле { $field } (знак { $column }): тоді { $thing } було б більше, ніж має гра ({ $all }).
position-temples = Поле { $field } (знак { $column }): біля коатля лежить щонайбільше один храм.
position-left = Поле { $field } (знак { $column }): карт, що ніде не лежать: { $left }; невідомих карт: { $unknown }. Напиши там ? замість усіх інших.
position-known = Поле { $field } (знак { $column }): { $thing } немає на цій руці.
position-setup = Поле { $field } (знак { $column }): такої гри немає: { $problem }.
position-remembers = Поле { $field } (знак { $column }): варіант не може цього прочитати: { $problem }.
position-impossible = Поле { $field } (знак { $column }): жодна гра не може бути в такій позиції: { $problem }.
position-stuck = Поле { $field } (знак { $column }): із цієї позиції ніхто не зміг би продовжити.
position-wants-number = число
position-wants-seat = місце за столом
position-wants-piece = частина з цієї гри
position-wants-head = голова з цієї гри
position-wants-body = сегмент тіла з цієї гри
position-wants-tail = хвіст із цієї гри
position-wants-counted = кількість і частина, наприклад 3B
position-wants-prophecy = пророцтво з цієї гри
position-wants-temple = храм із цієї гри
position-wants-card = карта з цієї гри
position-wants-coatl = коатль, наприклад <BBR
position-wants-token = жертвний жетон: pick, vision, duty
position-wants-rule = правило, яке можна змінити
position-wants-phase = фаза гри
position-wants-chance = вид випадковості: seed, told, beside
position-wants-ending = спосіб завершення гри: coatls, bodies, standstill, finished
position-wants-json = JSON без пробілів
position-wants-card-set = встановлений набір карт
position-wants-variant = встановлений варіант
position-wants-option = опція цього варіанта

cli-play-position = починає з позиції, записаної одним рядком, див. coatl replay --position; з інших параметрів приймає --seats і --seed
cli-play-position-alone = Позиція сама каже, яка це гра: --position не приймає файлу та інших параметрів, крім --seats і --seed.
cli-play-position-seats = Позиція розрахована на { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
    [many] { $players } гравців
   *[other] { $players } гравців
}: стільки й назви в --seats, нікого за запрошенням.
cli-replay-position = друкує позицію одним рядком для coatl play --position: після кінця гри всю, а доти те, що знає єдиний гравець або всі
cli-replay-at = у позиції після стількох дій (типово: після всіх)
cli-replay-no-such = Кількість дій у грі: { $last }. --at приймає ціле число від 0 до { $last }, а не «{ $text }».
cli-replay-record = друкує закінчену гру як текст для читання, хід за ходом; coatl play і coatl replay його також відкривають
cli-replay-record-later = Ця гра ще триває: її запис видав би приховане. Попроси про нього, коли гра закінчиться.
