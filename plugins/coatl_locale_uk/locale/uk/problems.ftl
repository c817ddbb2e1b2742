# Що не так із файлом, який хтось написав: набором карт або маніфестом плагіна.

problem-line = { $file }:{ $line }: { $text }
problem-hint = { $text } → може, «{ $hint }»?

# Будь-який файл.
problem-toml = Це не правильний TOML: { $error }.
problem-key-missing = Бракує ключа «{ $key }».
problem-key-unknown = Ключ «{ $key }» тут невідомий.
problem-kind = «{ $key }» має бути: { $kind ->
    [int] ціле число
    [str] текст у лапках
    [bool] true або false
    [list] список у квадратних дужках
   *[dict] таблиця у фігурних дужках
}, а не { $found }.
problem-id = «{ $id }» не може бути ідентифікатором: пиши малі латинські літери й цифри, між ними поодинокі дефіси.
problem-id-twice = Ідентифікатор «{ $id }» ужито двічі, уперше в рядку { $first }.

# Набори карт.
problem-schema = Цей файл має схему { $found }, а програма читає схему { $known }.
problem-no-cards = У наборі немає карт: додай [[prophecy]] або [[temple]].
problem-not-tables = Пиши кожен «{ $key }» під власним заголовком [[{ $key }]].
problem-card-color = «{ $color }» — не колір карти: пиши blue, green, black, red або yellow.
problem-copies = Карті потрібна щонайменше 1 копія, а не { $copies }.
problem-requirement = «{ $text }» — не вимога: пиши «no Y», «length 10», «R = Y» або «no blue card».
problem-no-requirements = Храму потрібна щонайменше одна вимога.
problem-no-levels = Рівнів немає: пиши їх так: 1 = 2, 2 = 5.
problem-level-missing = Немає рівня { $level }: храмові потрібен рівень для кожної кількості виконаних вимог.
problem-level-beyond = Рівень { $level } недосяжний: храм має { $requirements ->
    [one] { $requirements } вимогу
    [few] { $requirements } вимоги
    [many] { $requirements } вимог
   *[other] { $requirements } вимог
}.
problem-level-times = «{ $level }» — не рівень: рівень — це кількість разів, від 1 до 999.
problem-level-points = Рівневі { $level } потрібне щонайменше 1 очко, а не { $points }.

# Шаблони.
problem-pattern-empty = Шаблон «{ $pattern }» не називає жодної частини.
problem-pattern-color = «{ $word }» у шаблоні «{ $pattern }» — не колір: пиши B, G, K, R або Y.
problem-pattern-token = «{ $word }» у шаблоні «{ $pattern }» не читається: пиши числа й кольори, наприклад «2 Y, 1 R».
problem-pattern-not-place = «{ $word }» у шаблоні «{ $pattern }» може стояти лише на початку або в кінці.
problem-pattern-count = Шаблон «{ $pattern }» повинен називати один колір, наприклад «count Y».
problem-pattern-long = Кількість частин у шаблоні — { $word }: стільки не вмістить жоден коатль.

# Плагіни.
problem-no-package = Немає пакета верхнього рівня «{ $package }».
problem-no-manifest = Маніфест { $file } не вдається прочитати.
problem-plugin-api = Плагінові потрібен інтерфейс плагінів { $api }, а програма має { $known }.
problem-plugin-id = Плагін називає себе «{ $id }», але встановлений як «{ $expected }».
problem-plugin-kind = «{ $kind }» — не тип плагіна.
problem-plugin-twice = Два плагіни називаються «{ $id }»: { $first } і { $second }; використано перший.
problem-card-set-twice = Набір карт «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-variant-twice = Варіант «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-plugin-raised = Помилка плагіна: { $error }.
problem-file-missing = Файла «{ $file }» немає в теці плагіна.
problem-hook-result = Хук { $hook } повинен повертати набори карт, а не { $found }.
problem-hook-variant = Хук { $hook } повинен повертати класи варіантів, а не { $found }.
problem-hook-variants = Маніфест називає варіанти { $named }, але хук повертає { $found }.
problem-packs-unreadable = Теку з пакунками не вдається прочитати: { $reason }. Перевір, хто має право її читати.
problem-pack-python = Пакунок містить лише дані. Щоб запускати Python, зроби дистрибутив і встанови його; інакше прибери «python = true».
problem-hook-id = Хук повертає карту «{ $id }» у наборі «{ $set }»: кожен ідентифікатор повинен починатися з ідентифікатора набору, і всі мають бути різні.
problem-copies-many = Копій цієї карти — { $copies }; більше ніж { $most } не має сенсу.
problem-pattern-many = Шаблон вимагає «{ $word }»: стільки частин не вмістить жоден коатль.

# Переклади.
problem-message-missing = Бракує повідомлення «{ $id }»; замість нього показано англійське.
problem-message-extra = Повідомлення «{ $id }» не існує.
problem-message-twice = Повідомлення «{ $id }» є двічі, уперше в рядку { $first }.
problem-message-unreadable = Це не читається: { $error }.
problem-message-variable = Повідомлення «{ $id }» не має змінної «{ $variable }».
problem-message-reference = Повідомлення «{ $id }» посилається на «{ $reference }», якого немає.
problem-message-category = У повідомленні «{ $id }» бракує форми [{ $category }] для «{ $variable }», потрібної цій мові.
problem-message-form = Повідомлення «{ $id }» має форму [{ $key }] для «{ $variable }», якої не має жодне число.
problem-locale-tag = «{ $tag }» — не код мови.
problem-rulebook-section = У правилах бракує розділу { $section }.
problem-rulebook-drawing = Рисунок у розділі { $section } не читається: { $drawing }.
problem-rulebook-extra = У правилах немає розділу { $section }.
