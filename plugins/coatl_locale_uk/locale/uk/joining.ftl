# Ігри в господарів: приєднання, очікування початку, повернення (docs/hosting.md).

menu-join = Приєднатися до гри
menu-own-seats = Ігри з іншими
menu-asking = Шукаємо гру, яка на тебе чекає …

help-join = Приєднання до гри
help-lobby = Перед грою з іншими
help-own-seats = Ігри з іншими

command-join = приєднатися
command-join-name = приєднатися до гри інших
command-join-help = Приєднатися до гри на іншому комп’ютері, на яку тебе запросили.
command-own-seats = ігри з іншими
command-own-seats-help = Показати ігри на інших комп’ютерах, у яких у тебе є місце, і чий у них хід.
command-copy-invitation = копіювати
command-copy-invitation-name = копіювати запрошення
command-copy-invitation-help = Скопіювати запрошення, щоб надіслати його тому, хто має приєднатися.
command-free-seat = звільнити місце
command-free-seat-help = Звільнити місце під курсором для когось іншого, доки гра не почалася.

# Екран приєднання.
join-title = Приєднатися до гри
join-invitation = Запрошення
join-name = Твоє ім’я
join-look-on = лише дивитися
join-invitation-help = Те, що тобі надіслали: код і адреса, між ними @. Встав його або набери.
join-guest-name-help = Це ім’я бачитимуть інші. Enter приєднує до гри.
join-look-on-help = Дивитися гру без місця за столом, якщо її творець це дозволив.
join-no-invitation = Це не запрошення: воно має вигляд 5PT3-8122@192.168.1.7:4747.
join-no-name = Назвися: інші хочуть знати, хто ти.
join-needs-net = Для ігор з іншими потрібні бібліотеки, яких не встановлено: pip install 'coatl[net]'
join-unreachable = До господаря не дістатися ({ $reason }): чи він працює і чи правильна адреса?
join-silent = Господар не відповідає: чи він працює і чи правильна адреса?
join-no-host = Те, що там відповідає, не є господарем цієї гри або новіше за неї.
join-wrong-pin = Сертифікат не той, що в запрошенні: хтось може підслуховувати. Нічого не надіслано; попроси нове запрошення.
join-lacking = Тут бракує того, чим грають: { $reason }

# Екран перед початком.
lobby-title = Хто грає
lobby-invitation = Запрошення
lobby-how = Надішли його тому, хто має грати: його вставляють у «Приєднатися до гри» в меню або пишуть після coatl join.
lobby-connecting = З’єднання з господарем …
lobby-free = вільне
lobby-waiting = чекаємо на когось
lobby-computer = комп’ютер
lobby-here = тут
lobby-away = немає
lobby-fill = Enter садить сюди комп’ютерного гравця: ◄ { $computer } ►
lobby-seats-computer = комп’ютер
lobby-begins = Гра почнеться, щойно всі місця буде зайнято. Можеш вийти: твоє місце лишиться в меню.
lobby-copied = { $invitation } скопійовано, якщо твій термінал це дозволяє.
lobby-unkept = Твоє місце не вдалося записати ({ $reason }): не виходь до кінця гри.

# Список ігор, у яких є місце.
own-seats-title = Ігри з іншими
own-seats-none = Ти не маєш місця в жодній грі.
own-seats-asking = питаємо господаря …
own-seats-lobby = ще не почалася
own-seats-yours = твій хід · хід { $turn }
own-seats-others = ходить { $name } · хід { $turn }
own-seats-unknown = господар не відповідає
own-seats-sure = Ще раз, і гра зникне зі списку: повернутися можна буде, лише якщо твоє місце звільнять.
own-seats-unreadable = Твої місця не вдається прочитати чи записати: { $reason }.
