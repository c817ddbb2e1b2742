# Що не так із файлом, який хтось написав: набором карт або маніфестом плагіна.

problem-line = { $file }:{ $line }: { $text }
problem-hint = { $text } → може, «{ $hint }»?

# Будь-який файл.
problem-toml = Це некоректний TOML: { $error }.
problem-key-missing = Бракує ключа «{ $key }».
problem-key-unknown = Ключ «{ $key }» тут невідомий.
problem-names-many = У «{ $key }» щось названо двічі або більше ніж { $most } пунктів.
problem-kind = «{ $key }» має бути { $kind ->
    [int] цілим числом
    [str] текстом у лапках
    [bool] значенням true або false
    [list] списком у квадратних дужках
   *[dict] таблицею у фігурних дужках
}, а не { $found }.
problem-id = «{ $id }» не може бути ідентифікатором: пиши малі латинські літери й цифри, між ними поодинокі дефіси.
problem-id-twice = Ідентифікатор «{ $id }» ужито двічі, уперше в рядку { $first }.
problem-file-none = Це не файл.
problem-file-large = Файл завеликий: дозволено не більше ніж { $most } кБ.
problem-file-text = Файл не є текстом у кодуванні UTF-8.
problem-file-unreadable = Це не вдається прочитати: { $reason }.
problem-control-character = Символ { $character } тут недозволений: термінал міг би його виконати або показати через нього текст в іншому порядку.

problem-problems-many = Помилок тут більше: спершу виправ ці.
problem-keymap-table = Запиши клавіші під заголовком [keys].
problem-keymap-command = Команди «{ $id }» немає.
problem-keymap-value = Для «{ $id }» потрібна клавіша в лапках або список таких клавіш.
problem-keymap-number = «{ $id }» може мати від 1 до { $most } клавіш.
problem-keymap-key = «{ $key }» — не клавіша, яку можна натиснути.
problem-keymap-quit = «{ $key }» завжди завершує гру: вибери іншу клавішу.
problem-keymap-typed = «{ $id }» не може мати клавішу «{ $key }»: у формі нової гри її було б уведено.
problem-keymap-clash = «{ $id }» і «{ $other }» мали б на одному екрані ту саму клавішу «{ $key }».
problem-keymap-id = «{ $id }» не може бути ідентифікатором набору клавіш: назви файл малими латинськими літерами й цифрами, з поодинокими дефісами між ними.

# Кольори.
problem-theme-color = «{ $color }» — не колір: запиши його як «#2472c8», по дві шістнадцяткові цифри для червоного, зеленого й синього.
problem-theme-piece = Для «{ $piece }» потрібен список із двох кольорів: самої частини й літери на ній.
problem-theme-contrast = { $what ->
    [role] «{ $role }» ледве можна прочитати на «{ $ground }»
    [piece] Частина «{ $role }» ледве вирізняється на столі
    [ink] Літеру кольору частини «{ $role }» ледве можна прочитати на «card»
    [ghost] «text» ледве можна прочитати на блідій частині «{ $role }»
   *[letter] Літеру ледве можна прочитати на частині «{ $role }»
}: контраст { $ratio }, а потрібно щонайменше { $least }.

# Набори карт.
problem-cards-many = Карт у наборі — { $cards }; дозволено не більше ніж { $most }.
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
problem-level-long = Рівень { $level } потребує більше частин ({ $pieces }), ніж вміщує найдовший коатль ({ $most }).
problem-level-times = «{ $level }» — не рівень: рівень — це кількість разів, від 1 до 150.
problem-level-points = Рівневі { $level } потрібне щонайменше 1 очко, а не { $points }.
problem-points-whole = Рівневі { $level } потрібне ціле число очок, а не { $points }.
problem-points-many = Рівень на { $points } очок не має сенсу: щонайбільше { $most }.

# Карти, які читаються, але, може, задумані інакше.
problem-card-unmeetable = Цю карту ніхто не зможе розіграти: усі частини гри разом задовольняють її щонайбільше { $most }×.
problem-level-unmeetable = Недосяжні рівні: { $levels }. Усі частини гри разом задовольняють цю карту щонайбільше { $most }×.
problem-level-flat = Рівень { $level } дає не більше очок, ніж рівень { $before }.
problem-level-rich = Рівень { $level } дає багато: очок { $points }, потрібно частин { $n }. Жодна карта базового набору не дає за частину більше, ніж { $card }: очок { $best }, частин { $of }.
problem-temple-rich = Рівень { $level } дає багато: очок { $points }, вимог { $n }. Жоден храм базового набору не дає за вимогу більше, ніж { $card }: очок { $best }, вимог { $of }.
problem-set-players = Сам собою набір вистачить щонайбільше для { $players } гравців: пророцтв у ньому { $prophecies }, а для { $most } гравців їх потрібно { $needed }.
problem-card-alike = Ця карта вимагає того самого й дає стільки ж очок, що й { $card }.
problem-requirement-twice = Вимогу «{ $text }» записано двічі.
problem-temple-unmeetable = { $n ->
    [1] Жоден завершений коатль не може задовольнити вимогу «{ $texts }»
   *[other] Жоден завершений коатль не може водночас задовольнити вимоги «{ $texts }»
}: рівень { $level } недосяжний.

# Шаблони.
problem-pattern-empty = Шаблон «{ $pattern }» не називає жодної частини.
problem-pattern-color = «{ $word }» у шаблоні «{ $pattern }» — не колір: пиши B, G, K, R або Y.
problem-pattern-token = «{ $word }» у шаблоні «{ $pattern }» не читається: пиши числа й кольори, наприклад «2 Y, 1 R».
problem-pattern-not-place = «{ $word }» у шаблоні «{ $pattern }» може стояти лише на початку або в кінці.
problem-pattern-count = Шаблон «{ $pattern }» повинен називати один колір, наприклад «count Y».
problem-pattern-long = Кількість частин у шаблоні — { $word }: стільки не вмістить жоден коатль.

# Плагіни.
problem-no-package = Немає пакета верхнього рівня «{ $package }».
problem-no-manifest = У цій теці немає файла { $file }: він потрібен кожному плагінові й каже, що той приносить.
problem-plugin-api = Плагінові потрібен інтерфейс плагінів { $api }, а програма має { $known }.
problem-plugin-id = Плагін називає себе «{ $id }», але встановлений як «{ $expected }».
problem-plugin-kind = «{ $kind }» — не тип плагіна.
problem-plugin-twice = Два плагіни називаються «{ $id }»: { $first } і { $second }; використано перший.
problem-card-set-twice = Набір карт «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-option-twice = Опція варіанта «{ $id }» є двічі: у { $first } і в { $second }; діє перша.
problem-variant-twice = Варіант «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-player-twice = Комп’ютерного гравця «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-theme-twice = Кольори «{ $id }» надають і { $first }, і { $second }; використано перші.
problem-keymap-twice = Набір клавіш «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-lesson-twice = Урок «{ $id }» надають і { $first }, і { $second }; використано перший.
problem-puzzle-twice = Задачі «{ $id }» надають і { $first }, і { $second }; використано перші.
problem-id-ours = Ідентифікатор «{ $id }» належить самій грі: вибери інший.
problem-plugin-raised = Помилка плагіна: { $error }.
problem-provides-nothing = Плагін нічого не додає до гри: перелічи його файли під заголовком [provides].
problem-variants-python = Варіанти — це код, а його запускають лише з «python = true»: додай це.
problem-file-name = «{ $file }» не може бути назвою файла чи теки у плагіні.
problem-file-missing = Файла «{ $file }» немає в теці плагіна.
problem-hook-list = Хук { $hook } повинен повертати список, а не { $found }.
problem-hook-result = Хук { $hook } повинен повертати набори карт, а не { $found }.
problem-hook-variant = Хук { $hook } повинен повертати класи варіантів, а не { $found }.
problem-hook-variants = Маніфест називає варіанти { $named }, але хук повертає { $found }.
problem-variant-tells = Варіант «{ $variant }» видає таємницю: те, що { $seat ->
    [0] глядач
   *[other] гравець { $seat }
} отримує { $after ->
    [deal] після роздачі
   *[other] після «{ $after }»
}, залежить від того, чого йому знати не можна: { $places }.
problem-variant-tells-legal = Варіант «{ $variant }» видає таємницю: чи дозволено «{ $after }», залежить від того, чого гравець, який ходить, знати не може.
problem-variant-told = Варіант «{ $id }» приховує карти, а люди зі справжньою коробкою не можуть їх назвати: напишіть told = False.
problem-variant-unlike = Дві гри з варіантом «{ $variant }», однаково роздані й зіграні, вийшли різними: увесь випадок має походити зі state.lot, і ніщо — з годинника чи порядку множини.
problem-variant-open = У випробуваних іграх «seen» варіанта «{ $variant }» ні від кого нічого не приховало: усе, що він пам’ятає, лежить відкрито.
problem-variant-shows = Варіант «{ $variant }» показує тому, хто робить «{ $after }», щось приховане й дозволяє це скасувати: повідомте про це подією з reveals=True.
problem-hook-player = Хук { $hook } повинен повертати класи комп’ютерних гравців, а не { $found }.
problem-hook-players = Маніфест називає комп’ютерних гравців { $named }, але хук повертає { $found }.
problem-hook-player-described = Комп’ютерний гравець «{ $id }» має хибні атрибути: «levels» — це кортеж ідентифікаторів, «players» — два числа від 1 до 5.
problem-players-python = Комп’ютерні гравці — це код, а його запускають лише з «python = true»: додай це.
problem-packs-unreadable = Теку з пакунками не вдається прочитати: { $reason }. Перевір, хто має право її читати.
problem-pack-python = Пакунок містить лише дані. Щоб запускати Python, зроби дистрибутив і встанови його; інакше прибери «python = true».
problem-pack-code = Пакунок — це лише дані, а «{ $id }» — код: варіанти пишуть мовою Python, а комп’ютерний гравець — Python або програма. Зроби з цього дистрибутив і встанови його.
problem-hook-described = Варіант «{ $id }» має хибний атрибут { $given }: «options» — це кортеж ідентифікаторів, «valued» — кортеж об’єктів NumberOption, TextOption або ChoiceOption, кожен із власним ідентифікатором, «players» — два числа від 1 до 5, «memory» — клас або None.
problem-variant-half = Варіант «{ $id }» має «{ $has }», але не має «{ $lacks }»: потрібно обидва або жодного. Напишіть «{ $write }».
problem-variant-opponent = Варіант «{ $id }» каже «opponent = False» і має «step». Варіант зі «step» грає тепер за автоматичного суперника: дайте методу іншу назву.
problem-variant-allowed = Варіант «{ $id }» має «allowed», про який більше ніхто не питає: забороняйте дії по одній у «refusal(self, state, action)».
problem-variant-carried = Опцію «{ $option }» переносить кампанія, і назви вона не має, а повідомлення «{ $id }» читалося б як її назва: дайте опції інший id.
problem-variant-gone = «Variant» більше не має методу «{ $method }»: замість «super().{ $method }(…)» напишіть «{ $write }».
problem-variant-method = Гра ніколи не питає варіант про «{ $method }».
problem-pack-none = Такої теки або zip-файла немає.
problem-plugin-installed = Плагін «{ $id }» вже встановлено (звідки: { $source }): вибери інший ідентифікатор.
problem-pack-zip = Це не zip-файл, який можна прочитати: запакуй теку ще раз, без пароля.
problem-pack-link = У пакунку не може бути посилань: поклади сюди сам файл.
problem-pack-outside = Zip-файл намагається писати поза своєю текою: { $name }.
problem-pack-manifest = Тут немає файла { $manifest }, а він повинен бути в кожному пакунку.
problem-pack-name = У zip-файлі є назва, якої файл тут мати не може: { $name }.
problem-pack-several = Zip-файл містить кілька пакунків, у { $first } і { $second }: додай кожен окремо.
problem-pack-large = Пакунок завеликий: дозволено не більше ніж { $files } файлів і { $most } МБ.
problem-hook-id = Хук повертає карту «{ $id }» у наборі «{ $set }»: кожен ідентифікатор повинен починатися з ідентифікатора набору, і всі мають бути різні.
problem-copies-many = Копій цієї карти — { $copies }; дозволено не більше ніж { $most }.
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
problem-message-needed = Бракує повідомлення «{ $id }»: його показує форма нової гри.
problem-message-code = Англійського повідомлення «{ $id }», яке тут називає код, немає: гравці бачили б лише його id.
problem-message-piece = Назва частини — це повідомлення, а не змінна: самого «$piece» немає.
problem-messages-english = У { $folder } немає англійських повідомлень: ними замінюють ті, яких бракує в інших мовах.
problem-locale-tag = «{ $tag }» — не код мови.
problem-letters = Ці літери не можна використати: { $letters }. Дай п’ятьом кольорам п’ять різних великих літер завширшки в один знак; жодна не має позначати англійською іншого кольору чи бути на таку схожою.
problem-rulebook-section = У правилах бракує розділу { $section }.
problem-rulebook-drawing = Рисунок у розділі { $section } не читається: { $drawing }.
problem-rulebook-extra = У правилах немає розділу { $section }.
problem-rulebook-heading = Заголовок «{ $heading }» не читається: напиши один знак #, номер і назву, наприклад «# 20.1 Вітер».
problem-rulebook-before = Це стоїть перед першим заголовком, і його не буде показано: напиши над ним заголовок, наприклад «# 20 Вітри».
problem-rulebook-twice = Розділ { $section } є також у { $first }, і показано буде лише той: вибери інший номер.
problem-rulebook-inside = Рисунок у розділі { $section } має стояти на початку окремого абзацу: { $drawing }.
problem-rulebook-name = У файлі { $file } записано правила самої гри: переклад не відрізнив би їх від цих.

# Уроки.
problem-lesson-action = «{ $action }» — не дія: запиши її як «take 3».
problem-lesson-setup = Цю гру не роздати: { $reason }.
problem-lesson-illegal = «{ $action }» тут не дозволено ({ $reason }).
problem-lesson-turn = «{ $action }» робить не цей гравець: під «do» стоїть, що робить учень, під «then» — що роблять інші.
problem-lesson-waits = Після цього кроку хід когось іншого: запиши під «then», що він робить.
problem-lesson-last = Останній крок розділу лише для читання: не давай йому «do».
problem-lesson-chance = Урок поруч зі справжнім столом має chance = "{ $known }", а не «{ $chance }».
problem-lesson-differs = «{ $action }» тут не може бути завданням: після роздачі урок може сказати лише, що в комірці лежить щось інше.
problem-lesson-deal = «{ $action }» — не вся решта роздачі: учень називає її одразу, а частина може бути вже в «before».
problem-lesson-part = «{ $part }» — не частина столу, яку може показати урок. Частини: { $known }.
problem-lesson-place = Крок не може вказати на «{ $place }». Місця: { $known }, більшість і з номером, якщо йдеться про одну річ: «supply 2».
problem-lesson-nothing-there = На цьому кроці учень не бачить на столі «{ $place }».
problem-lesson-unknown = Цей розділ потребує «{ $id }», а цього немає ні в грі, ні в цьому плагіні: його не перевірено, і там, де цього бракує, його буде пропущено.
problem-lesson-message = Немає англійського повідомлення «{ $id }», яке урок тут показує.
problem-lesson-first = «first» — це номер гравця, який починає, від 1 до { $most }, а не { $first }.
problem-lesson-unwritten = { $n ->
    [one] { $n } текст уроку ще не написано: він починається з «{ $begin }».
    [few] { $n } тексти уроку ще не написано: вони починаються з «{ $begin }».
    [many] { $n } текстів уроку ще не написано: вони починаються з «{ $begin }».
   *[other] { $n } тексту уроку ще не написано: він починається з «{ $begin }».
}
problem-puzzle-ask = Задача запитує «{ $known }», а не «{ $ask }».
problem-puzzle-number = «{ $key }» має бути між { $least } і { $most }.
problem-puzzle-second = Другий найкращий хід має давати менше за найкращий: { $second } не менше за { $best }.
problem-puzzle-variants = Задача не має варіантів: те, що вони змінюють, не можна розв’язати точно.
problem-puzzle-theme = «{ $theme }» — не тема задачі. Теми: { $known }.
problem-puzzle-setup = Гру задачі «{ $id }» не роздати: { $reason }.
problem-puzzle-illegal = У задачі «{ $id }» дію «{ $action }» не дозволено, коли до неї доходить.
problem-puzzle-no-turn = У задачі «{ $id }» ніхто не починає ходу, який можна розв’язати: закінчи «before» там, де починається хід.
problem-puzzle-best = У задачі «{ $id }» найкращий хід дає { $best }, а не { $written }.
problem-puzzle-solution = Розв’язок задачі «{ $id }» дає { $points }, а найкращий хід { $best }.
problem-puzzle-unknown = Ця задача потребує карт «{ $id }», яких немає ні в грі, ні в цьому плагіні: її не розв’язано, і там, де їх бракує, зіграти її не можна.

# Кінець гри за справжнім столом, записаний у тексті.
problem-sheet-word = Рядок починається зі слова й двокрапки, а «{ $word }» тут невідоме.
problem-sheet-twice = «{ $word }» уже стоїть у рядку { $first }.
problem-sheet-nobody = «{ $word }» належить гравцеві: напиши над ним «player: …».
problem-sheet-name = Гравцеві потрібне ім’я, якого не має ніхто інший.
problem-sheet-edition = Немає видання «{ $edition }»: { $known }.
problem-sheet-answer = «{ $word }» — це yes або no.
problem-sheet-content = Немає «{ $id }»: { $known }.
problem-sheet-card = У цій грі немає карти «{ $card }».
problem-sheet-temples = Біля коатля лежить лише один храм.
problem-sheet-token = «{ $token }» — не жетон або стоїть там двічі: { $known }.
problem-sheet-left-twice = Жетони вже записано: { $name }.
problem-sheet-alone = Власні розіграні пророцтва має лише автоматичний суперник.
problem-sheet-no-prophecy = «{ $card }» — не пророцтво.
problem-sheet-players = { $players ->
    [one] Названо { $players } гравця
    [few] Названо { $players } гравців
    [many] Названо { $players } гравців
   *[other] Названо { $players } гравця
}: у гру грають від { $least } до { $most }.
problem-sheet-few = У наборах карт лише { $prophecies } пророцтв, а потрібно { $needed }.
problem-sheet-setup = Так грати не можна: { $reason }.
