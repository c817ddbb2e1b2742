# Командний рядок. Довідка не має вставок: її показують, не завантажуючи Fluent.

cli-usage = використання:
cli-arguments = аргументи
cli-options = параметри
cli-commands = команди
cli-value-tag = МОВА
cli-value-date = ДАТА
cli-value-coatl = КОАТЛЬ
cli-value-file = ФАЙЛ
cli-value-invitation = ЗАПРОШЕННЯ
cli-value-text = ТЕКСТ
cli-value-rule = ПРАВИЛО
cli-value-folder = ТЕКА
cli-value-out = ФАЙЛ.toml|ТЕКА
cli-value-kind = ТИП
cli-value-pack = ТЕКА|ZIP
cli-value-spec = ЩО
cli-value-players = ГРАВЕЦЬ,ГРАВЕЦЬ
cli-value-player = ГРАВЕЦЬ
cli-value-set = НАБІР
cli-value-command = КОМАНДА
cli-value-address = АДРЕСА
cli-value-computers = N|dask:АДРЕСА
cli-value-shell = SHELL
cli-value-line = РЯДОК
cli-description = Настільна гра Cóatl у терміналі. Без команди відкривається гра.
cli-help = показати цю довідку й вийти
cli-version = показати версію й вийти
cli-safe-mode = завантажити лише те, що належить самій грі, без чужих плагінів
cli-json = вивести JSON для програм
cli-set = набір карт (типово: base); для кількох наборів повтори параметр

cli-score = порахувати очки коатлів, записаних літерами, за всіма картами
cli-score-description = Рахує очки коатлів за кожною картою вибраних наборів. Коатля записують від голови до хвоста літерами B (синя), G (зелена), K (чорна), R (червона) і Y (жовта), наприклад BBRBBKRBBYY. Храми читаються так, ніби поряд із коатлем немає пророцтв. З --json виходить один об’єкт у рядку на кожного коатля, з усіма картами; інакше — таблиця карт, що дають очки.
cli-score-coatl = коатль, наприклад BBRBBKRBBYY; - читає зі стандартного вводу по одному коатлю в рядку
cli-score-open-head = кінець з боку голови ще відкритий: храм розіграти не можна, тож храми не дають очок
cli-score-open-tail = кінець з боку хвоста ще відкритий: храм розіграти не можна, тож храми не дають очок
cli-cards = перелічити карти наборів
cli-replay = переглянути збережену гру, дія за дією
cli-replay-description = Відкриває збережену гру на її початку: клавіші переходять до наступної дії або до попередньої. З --text або --json натомість друкує стіл після останньої дії та рахунок. Якщо дію не можна виконати, каже, яку саме й чому.
cli-replay-file = збережена гра
cli-replay-plain = переглянути її в рядках тексту, як coatl play --plain
cli-replay-text = надрукувати текстом стіл після останньої дії
cli-hint = сказати, що зробив би сильний гравець у збереженій грі
cli-hint-description = Каже, які ходи майстер вважає найкращими для гравця, чий хід, з того, що той знає: отже, видає його руку.
cli-analyse = сказати, чого коштували ходи завершеної гри
cli-analyse-description = Каже, які ходи завершеної гри коштували очок, від найгіршого, що зробив би майстер і чому. Триває хвилину або дві.
cli-simulate = зіграти багато випадкових ігор і порахувати
cli-simulate-description = Грає багато ігор, у яких гравці навмання вибирають із дозволеного, і каже, чим вони закінчилися. Однакові аргументи дають однакові ігри; це видно з контрольної суми.
cli-simulate-players = кількість гравців, від 2 до 4 або скільки дозволяють варіанти (типово: 2)
cli-simulate-games = кількість ігор (типово: 100)
cli-simulate-seed = будь-який текст; від нього залежать усі ігри (типово: coatl)
cli-simulate-tokens = грати з жертвними жетонами
cli-simulate-variant = варіант правил, наприклад adam:level-1,level-3 — це adam із двома опціями; можна вказати кілька разів
cli-simulate-solo-game = грати в одиночну гру проти автоматичного суперника
cli-simulate-levels = рівні одиночної гри, наприклад 1,3,5 (типово: жодного)
cli-simulate-seats = хто грає, наприклад hard,easy: комп’ютерні гравці за порядком місць, після скісної риски — рівень, якщо він є; можна й random
cli-simulate-paired = зіграти кожну роздачу по разу з кожним зсувом гравців на одне місце (з --seats)
cli-simulate-jobs = скільки процесів грає (з --seats, типово: 1); результат той самий
cli-simulate-cluster = грають процеси кластера Dask, наприклад tcp://10.0.0.5:8786 (з --seats); результат той самий
cli-simulate-csv = вивести рядок на кожне місце кожної гри як CSV (з --seats)

cli-where = сказати, де лежать твої файли
cli-completion = вивести те, що потрібно оболонці для доповнення команд і параметрів
cli-completion-description = Виводить те, що потрібно оболонці, щоб за клавішею Tab доповнювати команди й параметри coatl. Для bash: coatl completion bash > ~/.local/share/bash-completion/completions/coatl. Для zsh: запиши вивід у файл _coatl у теці з $fpath. Для fish: coatl completion fish > ~/.config/fish/completions/coatl.fish.
cli-completion-shell = bash, zsh або fish

cli-lab = оцінити, чи вдалий набір карт
cli-lab-description = Грає ігри між комп’ютерними гравцями й каже, що сталося з кожною картою: як часто її лишали, брали й розігрували та чого вона варта. Кожну роздачу зіграно як є і ще раз із картою, яку одному гравцеві дано на руку або забрано з руки. Однакові аргументи дають однакові числа. Ctrl-C зберігає зігране.
cli-lab-set = тека пакунка або ідентифікатор набору карт
cli-lab-with = ще один набір карт у грі, наприклад base; можна вказати кілька разів
cli-lab-strength = комп’ютерний гравець на всіх місцях, наприклад easy, після скісної риски — рівень, якщо він є (типово: hard)
cli-lab-games = кількість ігор (типово: 2400)
cli-lab-jobs = скільки процесів грає (типово: по одному на ядро); результат той самий
cli-lab-cluster = грають процеси кластера Dask, наприклад tcp://10.0.0.5:8786; результат той самий
cli-lab-resume = продовжити запуск із цього файла й записувати туди; якщо його немає, його буде створено
cli-lab-compare = показати, що змінилося між двома запусками, записаними з --json або --resume
cli-lab-csv = вивести рядок на кожну карту як CSV
cli-lab-html = записати в цей файл сторінку з графіками для браузера; потрібен coatl[html]
cli-puzzles = задачі про останній хід
cli-puzzles-list = перелічити задачі й що з ними сталося
cli-puzzles-play = зіграти задачу
cli-puzzles-play-description = Відкриває за столом задачу: останній хід, у якому треба знайти найбільше очок. Без позначення — ту, яка наступна.
cli-puzzles-puzzle = позначення задачі або її номер у переліку
cli-puzzles-make = створити задачі з ігор комп’ютерних гравців
cli-puzzles-make-description = Дає зіграти комп’ютерним гравцям, у кожному ході з’ясовує, що було б найкраще, якби він був останнім, і виводить задачі як файл. Те, що не можна точно розв’язати, пропускає, а чому, каже у стандартному потоці помилок. Однакові аргументи дають однаковий файл.
cli-puzzles-games = скільки ігор (типово 40)
cli-puzzles-take = лише стільки задач, порівну з усіх складностей і тем, з однієї гри одну (типово всі)
cli-puzzles-id = позначення файлу (типово puzzles)
cli-puzzles-check = розв’язати задачі заново
cli-puzzles-check-description = Заново розв’язує кожну задачу з файлу, розігрує її розв’язок і перелічує, що не так, як записано. Якщо щось є, завершується з кодом 1.
cli-puzzles-file = файл із задачами (типово задачі гри)
cli-column-puzzle = задача
cli-puzzles-made = Створено задач: { $n }.
cli-puzzles-refused = Пропущено: { $n }, бо { $reason ->
    [temple] храм під верхом стосу міг би дати більше
   *[long] пошук тривав би надто довго
}.
cli-puzzles-fine = Заново розв’язано задач: { $n }. Усе так, як записано.
cli-puzzles-none = Зараз не лишилося жодної задачі.
cli-puzzles-unknown = Задачі «{ $id }» немає: coatl puzzles list їх перелічує.
cli-lesson = уроки
cli-lesson-from = зробити урок зі збереженої гри
cli-lesson-from-description = Виводить ходи збереженої гри як файл уроку, з одним кроком на кожен хід того, хто вчиться. З -o і текою одразу робить із нього плагін, якому бракує лише слів: повідомлення кожного кроку показує клавіші, а над ним сказано, що в цьому кроці стається.
cli-lesson-seat-of = місце того, хто вчиться, від 1 (типово — перша людина)
cli-lesson-first = перший хід того, хто вчиться, який стане кроком; усе до нього вже зіграно
cli-lesson-last = останній хід того, хто вчиться, який стане кроком
cli-lesson-out = новий файл або нова тека для уроку разом із його словами
cli-lesson-seat = У цій грі немає місця { $seat }: місць усього { $seats }.
cli-lesson-none = З файлу { $file } урок не зробити: { $why ->
    [chance] випадок у цій грі називали гравці за справжнім столом, а урок роздається за зерном
    [onward] це продовження іншої гри, а урок — це одна гра від роздачі
    [rules] у цієї гри інші правила, ніж може мати урок
    [rulings] за теперішнім тлумаченням правил не всі її ходи дозволені
    [cards] карти цієї гри — не ті, що є тепер
   *[turns] { $name } не має там ходу, з якого міг би початися крок; останній хід має номер { $last }
}.
cli-lesson-made = Урок у теці { $folder } вже можна пройти як є, тільки без слів. Напиши їх у { $folder }/locale/en/lesson.ftl замість кожного …; скільки ще лишилося, скаже coatl plugins check { $folder }. Тоді coatl plugins add { $folder } додасть урок до гри, де його пропонує меню.
cli-lang = мова, наприклад cs або uk (типово: як у застосунку, інакше як у системі)
cli-rules = вивести правила гри
cli-rules-section = лише це правило, наприклад 6.4; без нього — усі
cli-locale = робота з перекладами
cli-locale-new = створити теку з усіма повідомленнями для перекладу новою мовою
cli-locale-new-tag = код мови, наприклад sk
cli-locale-new-dir = де створити теку (типово: тут)
cli-locale-check = перевірити повідомлення перекладу
cli-locale-check-dir = тека перекладу
cli-check-all = вивести всі зауваження, а не лише перші 20 кожного роду
cli-plugins-run = запустити й код плагіна та перевірити, що повертають його хуки й чи його варіанти не видають таємниць
cli-plugins = робота з плагінами
cli-plugins-list = перелічити всі плагіни; їхній код не запускається
cli-plugins-id = ідентифікатор плагіна, наприклад my-cards
cli-plugins-enable = знову ввімкнути плагін
cli-plugins-disable = вимкнути плагін; він лишається встановленим
cli-plugins-new = почати власний плагін
cli-plugins-new-description = Створює теку з робочим плагіном для початку. Без --kind це набір карт без Python, з --kind theme — кольори, з keymap — клавіші, з lesson — урок, з puzzles — задача; усе готове для coatl plugins add. З іншим типом це проєкт на Python із тестами. Коментарі у файлах англійською.
cli-plugins-new-kind = card-set, variant, locale або player: створити проєкт на Python цього типу; theme, keymap, lesson або puzzles: створити кольори, клавіші, урок або задачу, без Python
cli-plugins-new-dir = де створити теку (типово: тут)
cli-plugins-made-pack = Теку { $folder } створено, і все в ній уже працює. Зміни { $folder }/cards.toml: coatl plugins preview { $folder } покаже карти, coatl plugins check { $folder } знайде помилки, а тоді coatl plugins add { $folder } додасть карти до гри.
cli-plugins-made-theme = Теку { $folder } створено, і все в ній уже працює. Зміни { $folder }/theme.toml: coatl plugins preview { $folder } покаже кольори, coatl plugins check { $folder } знайде помилки, а тоді coatl plugins add { $folder } додасть їх до гри, де їх вибирає F3.
cli-plugins-made-keymap = Теку { $folder } створено, і все в ній уже працює. Зміни клавіші в { $folder }/{ $id }.toml: coatl plugins check { $folder } знайде помилки, а тоді coatl plugins add { $folder } додасть їх до гри, де їх вибирають у налаштуваннях (F8).
cli-plugins-made-lesson = Теку { $folder } створено, і все в ній уже працює. Зміни ходи в { $folder }/lesson.toml і слова в { $folder }/locale/en/lesson.ftl: coatl lesson from робить урок із ходів збереженої гри, coatl plugins check { $folder } розігрує його, а тоді coatl plugins add { $folder } додасть його до гри, де його пропонує меню.
cli-plugins-made-puzzles = Теку { $folder } створено, і все в ній уже працює. Інші задачі для { $folder }/puzzles.toml створює coatl puzzles make, coatl plugins check { $folder } заново їх розв’язує, а тоді coatl plugins add { $folder } додасть їх до гри.
cli-plugins-made-project = Теку { $folder } створено, і все в ній уже працює: з чого почати і як запустити тести, сказано в її файлі README.md. coatl plugins install --link { $folder } додасть його до гри з усім, що ви там потім зміните.
cli-plugins-check = перевірити плагін у теці й перелічити все, що з ним не так
cli-plugins-check-description = Перелічує все, що не так із плагіном, у вигляді файл:рядок: помилка чи попередження: опис. Якщо є помилки, завершується з кодом 1. Код плагіна не запускається, лише комп’ютерні гравці грають кілька ігор.
cli-plugins-folder = тека плагіна
cli-plugins-preview = показати кожну карту плагіна такою, як за столом, усіма мовами, і всі кольори
cli-plugins-add = додати плагін без Python, з теки або zip-файла
cli-plugins-source = тека або zip-файл
cli-plugins-install = установити плагін, написаний на Python
cli-plugins-install-description = Установлює дистрибутив із плагіном поряд із грою, за допомогою pip. З індексу бере лише пакети wheel, бо збирання будь-чого іншого виконує код автора; теку, архів із джерельним кодом або адресу буде зібрано. Сама гра від цього ніколи не змінюється.
cli-plugins-spec = що встановити, як для pip: назва, версія, тека, файл
cli-plugins-link = під’єднати теку плагіна, який ти розробляєш, замість копії: зміни діють із наступного запуску, а збережені ігри тривають
cli-plugins-uninstall = видалити плагін

# Помилки: кожна одним реченням.
cli-error = coatl: { $text }
cli-error-usage = { $problem }; див. { $command } --help
cli-error-required = бракує: { $arguments }
cli-error-value = після { $option } потрібне значення
cli-error-no-value = { $option } не приймає значення: { $value }
cli-error-command = немає команди «{ $command }»; є такі: { $known }
cli-error-command-meant = немає команди «{ $command }», можливо, це «{ $meant }»
cli-error-unknown = «{ $arguments }» — не аргумент цієї команди; див. { $command } --help
cli-error-unknown-meant = «{ $arguments }» — не аргумент цієї команди: може, «{ $meant }»? Див. { $command } --help
cli-error-shell = для оболонки «{ $shell }» доповнення немає; є такі: { $known }
cli-hint-over = гру завершено: чого коштували її ходи, скаже coatl analyse
cli-hint-none = зараз нема чого радити
cli-error-number = для { $option } потрібне ціле число, не менше ніж { $least }, а не «{ $text }»
cli-error-players = гравців має бути від { $least } до { $most }, а не { $players }
cli-error-solo = в одиночній грі немає параметра { $option }
cli-error-no-solo = одиночної гри немає: у жодного плагіна, що працює, немає автоматичного суперника; див. coatl plugins list
cli-error-level = «{ $level }» — не рівень: укажи через кому якісь із { $known }
cli-error-variant = немає варіанта «{ $variant }»; є такі: { $known }
cli-error-variant-option = варіант «{ $variant }» не має опції «{ $option }»; є такі: { $known }
cli-error-variant-meant = { $text }; можливо, ви мали на увазі «{ $meant }»?
cli-error-variant-players = з варіантом «{ $variant }» гравців має бути від { $least } до { $most }, а не { $players }
cli-error-opponents = у грі може бути щонайбільше один автоматичний суперник
cli-error-campaigns = гра може бути розділом щонайбільше однієї кампанії
cli-error-variant-failed = помилка плагіна «{ $plugin }»: { $error }
cli-error-levels-alone = --levels — лише для одиночної гри: додай --solo
cli-error-seats-with = з --seats не можна вказати { $option }
cli-error-needs-seats = { $option } — для ігор комп’ютерних гравців: додай --seats
cli-error-one-of = { $first } або { $second }: вкажи щось одне
cli-error-cluster-jobs = --jobs — для цього комп’ютера, а --cluster — для інших: вкажи щось одне
cli-error-cluster-extra = для { $option } потрібен Dask, а його не встановлено: pip install 'coatl[cluster]'
cli-error-cluster-silent = за адресою { $address } не відповідає жоден кластер: запусти його командою dask scheduler або вкажи адресу, яку він вивів
cli-error-cluster-workers = кластер за адресою { $address } не має робочих процесів: запусти їх командою dask worker { $address }
cli-error-cluster-lack = процес кластера { $machine } не має або має в іншій версії: { $missing }; встанови там те саме, що й тут, і запусти його знову
cli-error-cluster-killed = кілька робочих процесів кластера за адресою { $address } завершилися на тих самих іграх: прочитай, що вони вивели, можливо, їм забракло пам’яті
cli-error-cluster-lost = кластер за адресою { $address } більше не відповідає: запусти знову dask scheduler і dask worker
cli-error-cluster-program = програми грають на цьому комп’ютері, а не на кластері: прибери --cluster
cli-error-player = немає комп’ютерного гравця «{ $player }»; є: { $known }
cli-error-player-failed = комп’ютерний гравець «{ $player }» не може сісти: { $error }
cli-error-player-program = програма «{ $player }» не може грати: { $error }
cli-error-player-command = «{ $command }» — не команда: напиши шлях до програми та її аргументи, наприклад ./my-bot --fast
cli-error-seat-players = «{ $player }» грає в іграх від { $least } до { $most } гравців
cli-error-language = немає мови «{ $language }»; є такі: { $known }
cli-error-rule = немає правила «{ $rule }»; є такі: { $known }
cli-error-tag = «{ $tag }» — не код мови, як-от sk або pt-BR
cli-error-kind = «{ $kind }» — не тип плагіна; є такі: { $known }
cli-error-id = «{ $id }» не може бути ідентифікатором плагіна: почни з малої латинської літери, далі пиши такі самі літери й цифри, між ними поодинокі дефіси
cli-error-installed = плагін «{ $id }» вже є (звідки: { $source }): вибери інший ідентифікатор
cli-error-package = у Python уже є щось інше з назвою «{ $package }»: вибери інший ідентифікатор
cli-error-exists = { $file } вже існує
cli-error-plugins-several = у { $folder } кілька плагінів, вибери один: { $known }
cli-error-no-cards = у { $folder } немає ні карт, ні кольорів, які можна показати
cli-error-no-folder = немає теки { $file }
cli-error-folder = для { $file } немає теки: створи її або вкажи інший файл
cli-error-write = файл { $file } неможливо записати ({ $reason }): звільни місце або вкажи файл в іншій теці
cli-error-seed = це зерно не є читабельним текстом
cli-error-no-coatl = немає коатля для підрахунку: запиши його літерами від голови до хвоста, наприклад BBRBBKRBBYY, або вкажи -, щоб читати стандартний ввід
cli-error-empty = коатль порожній: запиши його літерами від голови до хвоста, наприклад BBRBBKRBBYY
cli-error-letter = «{ $letter }» на місці { $place } в коатлі «{ $coatl }» — не колір: пиши B, G, K, R і Y
cli-error-small = «{ $letter }» на місці { $place } в коатлі «{ $coatl }» — мала літера: пиши { $capital }
cli-error-long = коатль «{ $coatl }» задовгий: порахувати можна не більше ніж { $most } частин
cli-error-line = рядок { $line }: { $text }
cli-error-input = стандартний ввід не є читабельним текстом
cli-error-output = стандартний вивід закрито: нікуди писати
cli-error-system = відмова системи: { $reason }
cli-error-set = немає набору карт «{ $set }»; є такі: { $known }
cli-error-set-broken = { $text } Не використовується плагін «{ $plugin }»: { $reason }
cli-error-no-set = немає набору карт «{ $set }»: жоден увімкнений плагін їх не надає; див. coatl plugins list
cli-error-sets-few = на початку роздають і викладають { $needed ->
    [one] { $needed } пророцтво
    [few] { $needed } пророцтва
    [many] { $needed } пророцтв
   *[other] { $needed } пророцтв
}, а в наборах карт їх лише { $prophecies }: додай ще один набір через --set
cli-error-set-twice = «{ $set }» указано двічі
cli-error-plugin = немає плагіна «{ $id }»; є такі: { $known }
cli-error-plugin-ours = «{ $id }» вбудовано в гру, його можна лише вимкнути: coatl plugins disable { $id }
cli-error-spec-empty = укажи, що встановити: назву, теку або файл
cli-error-spec = «{ $spec }» установити не можна: вкажи назву, теку або файл, без параметрів pip
cli-error-spec-game = «{ $spec }» — сама гра, її не встановлюють як плагін
cli-error-spec-pack = це пакунок без Python; додай його: coatl plugins add { $folder }
cli-error-link = --link приймає теку проєкту на Python, як-от ./my-variant, а «{ $spec }» нею не є
cli-error-no-pip = тут немає pip, щоб установлювати плагіни; спершу запусти: { $command }
cli-error-receipt = { $file } не вдається прочитати, а без нього uv видалив би плагіни: { $reason }
cli-error-pip-install = pip не зміг установити «{ $what }»: { $reason }
cli-error-pip-uninstall = pip не зміг видалити «{ $what }»: { $reason }
cli-error-pip-conflict = «{ $what }» потребує іншої версії гри або її залежності; нічого не встановлено: { $reason }
cli-error-pip-network = pip не зміг ані встановити «{ $what }», ані зв’язатися з індексом пакетів: { $reason }
cli-error-pip-wheel = pip не зміг установити «{ $what }»: { $reason }; з індексу беруться лише пакети wheel, бо збирання будь-чого іншого виконує код автора

# Таблиці.
cli-score-nothing = Жодна карта не дає очок.
cli-column-player = гравець
cli-column-share = частка перемог
cli-column-ms = мс на хід
cli-share = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-column-points = очки
cli-column-times = рази
cli-column-card = карта
cli-column-pattern = шаблон
cli-column-color = колір
cli-column-levels = рівні
cli-column-copies = копії
cli-column-text = текст
cli-column-name = назва
cli-column-version = версія
cli-column-kind = тип
cli-column-source = звідки
cli-column-state = стан
cli-color-name = { $color ->
    [B] синій
    [G] зелений
    [K] чорний
    [R] червоний
   *[Y] жовтий
}
cli-temple = храм
cli-column-provides = вміст
cli-plugin-ok = працює
cli-plugin-off = вимкнено
cli-plugin-code = не випробувано
cli-plugin-code-why = «{ $state }»: з файлами все гаразд; код запускає лише сама гра.
cli-plugin-faulty = працює частково
cli-plugin-broken = не працює
cli-plugin-pack = твої пакунки
cli-plugin-card-sets = { $n ->
    [1] набір карт { $ids }
   *[other] набори карт { $ids }
}
cli-plugin-variants = { $n ->
    [1] варіант { $ids }
   *[other] варіанти { $ids }
}
cli-plugin-players = { $n ->
    [1] комп’ютерний гравець { $ids }
   *[other] комп’ютерні гравці { $ids }
}
cli-plugin-themes = { $n ->
    [1] кольори { $ids }
   *[other] кольори { $ids }
}
cli-plugin-keymaps = { $n ->
    [1] набір клавіш { $ids }
   *[other] набори клавіш { $ids }
}
cli-plugin-lessons = { $n ->
    [1] урок { $ids }
   *[other] уроки { $ids }
}
cli-plugin-puzzles = { $n ->
    [1] задачі { $ids }
   *[other] збірки задач { $ids }
}
cli-plugin-languages = { $n ->
    [1] мова { $ids }
   *[other] мови { $ids }
}

# Увімкнені й вимкнені плагіни.
cli-plugin-turned-on = «{ $id }» увімкнено.
cli-plugin-turned-off = «{ $id }» вимкнено; плагін лишається встановленим.
cli-plugin-already-on = «{ $id }» вже ввімкнено.
cli-plugin-already-off = «{ $id }» вже вимкнено.

# Додані, встановлені й видалені плагіни.
cli-plugin-added = Додано «{ $id }» { $version }.
cli-plugin-replaced = Додано «{ $id }» { $version } замість { $old }.
cli-plugin-built = «{ $spec }» — не пакет wheel: спершу його буде зібрано, а це виконує код автора.
cli-plugin-installing = pip установлює «{ $spec }»…
cli-plugin-installed = Установлено «{ $id }» { $version }.
cli-plugin-reinstalled = «{ $id }» { $version } встановлено знову, у теперішньому вигляді.
cli-plugin-linked = Теку «{ $folder }» під’єднано: те, що ти в ній зміниш, діятиме з наступного запуску coatl, а збережені раніше ігри триватимуть, поки зможуть.
cli-plugin-none-new = «{ $spec }» установлено; нових плагінів від цього не додалося.
cli-plugin-brings = Вміст: { $provides }.
cli-plugin-next = { $kind ->
    [locale] У грі мову змінює клавіша F6.
    [theme] У грі кольори змінює клавіша F3.
    [keymap] У грі клавіші змінюють у налаштуваннях, клавішею F8.
    [lesson] У меню його відкриває клавіша T.
    [puzzles] У меню їх відкриває Z.
   *[other] Його можна вибрати для нової гри.
}
cli-plugin-is-off = Його вимкнено; щоб увімкнути: coatl plugins enable { $id }
cli-plugin-use-install = Щоб установити плагін, написаний на Python: coatl plugins install { $folder }
cli-plugin-along = У дистрибутиві { $distribution } є ще й такі плагіни: { $ids }. Їх буде видалено разом із ним.
cli-plugin-removed = «{ $id }» видалено.
cli-plugin-saves = Збережені ігри мають копії карт, якими їх грають.
cli-plugin-saves-need = Ігри з його варіантами відкриються, коли його знову встановлять.
cli-plugin-by-uv = Гру встановлено через uv tool, тож через нього треба встановлювати й плагіни. Запусти:
cli-plugin-by-uv-removed = Плагін установлено через uv tool, тож через нього треба його й видалити. Запусти:
cli-plugin-by-pipx = Гру встановлено через pipx, тож через нього треба встановлювати й плагіни. Запусти:
cli-plugin-by-pipx-removed = Плагін установлено через pipx, тож через нього треба його й видалити. Запусти:

# Як закінчилася відтворена гра.
cli-replay-counted = { $what }: { $counts }

# Підсумок симуляції.
cli-simulate-summary = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, дій: { $actions }, за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с: { $gps } ігор/с, { $aps } дій/с
cli-simulate-ending = { $ending ->
    [third_coatl] третій коатль
    [exhausted_bodies] сегменти тіла вичерпано
    [finished] гру закінчив варіант
   *[standstill] ніхто не може нічого зробити
}: { $games }
cli-simulate-solo = перемог: { $wins }, поразок: { $losses }, очок у середньому: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-opponent = { $name }, очок у середньому: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-side = місця { $seats }: перемог: { $wins }, очок у середньому: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-checksum = контрольна сума { $checksum }
cli-simulate-match = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}
cli-simulate-elo = { $pair }: { $known ->
    [elo-low] { $elo } Ело, з імовірністю 95 % більше ніж { $low }
    [elo-high] { $elo } Ело, з імовірністю 95 % менше ніж { $high }
    [elo] { $elo } Ело, але ігор замало, щоб бути певним
    [low] з імовірністю 95 % більше ніж { $low } Ело
    [high] з імовірністю 95 % менше ніж { $high } Ело
    [nothing] замало ігор, щоб сказати, хто сильніший
   *[elo-low-high] { $elo } Ело, з імовірністю 95 % між { $low } і { $high }
}
cli-simulate-progress = [{ $bar }] { $done } із { $games }, залишилося { $left }
cli-simulate-failed = Помилка плагіна «{ $plugin }»; його гравця замінив гравець, вбудований у гру: { $error }
cli-simulate-program-failed = Помилка програми «{ $program }»; її замінив гравець, вбудований у гру: { $error }

# Переклади.
cli-locale-made = Теку { $folder } створено: прибери # перед рядком, переклади його, а тоді запусти: coatl locale check { $folder }
cli-locale-fine = { $folder }: { $n ->
    [one] { $n } повідомлення
    [few] { $n } повідомлення
    [many] { $n } повідомлень
   *[other] { $n } повідомлень
}, усе гаразд.
cli-findings-more = { $n ->
    [one] І ще { $n } зауваження такого роду (усі покаже --all), наприклад: { $line }
    [few] І ще { $n } зауваження такого роду (усі покаже --all), наприклад: { $line }
    [many] І ще { $n } зауважень такого роду (усі покаже --all), наприклад: { $line }
   *[other] І ще { $n } зауважень такого роду (усі покаже --all), наприклад: { $line }
}
cli-locale-sum = { $errors ->
    [one] { $errors } помилка
    [few] { $errors } помилки
    [many] { $errors } помилок
   *[other] { $errors } помилок
}, { $warnings ->
    [one] { $warnings } попередження
    [few] { $warnings } попередження
    [many] { $warnings } попереджень
   *[other] { $warnings } попереджень
}.
cli-plugins-fine = { $cards ->
    [0] { $folder }: усе гаразд.
    [one] { $folder }: { $cards } карта, усе гаразд.
    [few] { $folder }: { $cards } карти, усе гаразд.
    [many] { $folder }: { $cards } карт, усе гаразд.
   *[other] { $folder }: { $cards } карт, усе гаразд.
}
cli-plugins-code = Код плагіна не запускали: додай --run; решта — справа його тестів.
cli-plugins-ran = Код плагіна запущено: його хуки повертають те, що слід.
cli-plugins-secrets = { $messages ->
    [0] Перевірити, чи його варіанти видають таємниці, не вдається: гру з ними не роздати.
    [one] Його варіанти не видали жодної таємниці в { $messages } повідомленні сервера.
    [few] Його варіанти не видали жодної таємниці в { $messages } повідомленнях сервера.
    [many] Його варіанти не видали жодної таємниці в { $messages } повідомленнях сервера.
   *[other] Його варіанти не видали жодної таємниці в { $messages } повідомлення сервера.
}
cli-plugins-secrets-not = Чи його варіанти видають таємниці, не перевірено: додай --run.
cli-plugins-tries = Код плагіна запускають: кожен комп’ютерний гравець грає { $n ->
    [one] { $n } гру
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
} проти гравця, який вибирає дії навмання.
cli-plugins-player = { $player }: виграно { NUMBER($share, style: "percent") } із { $games ->
    [one] { $games } гри
    [few] { $games } ігор
    [many] { $games } ігор
   *[other] { $games } гри
}, { NUMBER($ms, maximumFractionDigits: 1) } мс на хід
cli-plugins-player-failed = { $player }: збій у грі { $games }: { $error }
cli-error-word = помилка
cli-warning-word = попередження

# coatl host
cli-host = проводити ігри, у які грають на кількох комп’ютерах
cli-host-description = Проводить ігри, у які люди грають разом на кількох комп’ютерах, доки його не завершать (Ctrl-C): хто створює гру, дізнається код, за яким приєднуються інші. Без --lan і --public сервер доступний лише з цього комп’ютера. Ігри лишаються у файлі й тривають далі, коли сервер повернеться.
cli-host-port = порт (типово: 4747)
cli-host-lan = пускати інших із локальної мережі; з’єднання не шифруються
cli-host-public = адреса, за якою інші ззовні знайдуть цей порт, напр. games.example.org:4747; з’єднання шифруються, а запрошення містять відбиток сертифіката
cli-host-store = файл, у якому лежать ігри (типово: у теці збережених ігор), або адреса бази даних PostgreSQL, спільної для кількох серверів: postgresql://КОРИСТУВАЧ@КОМП’ЮТЕР/БАЗА
cli-host-computers = у скількох процесах думають комп’ютерні гравці (типово: по одному на кожне ядро, крім одного), або адреса кластера Dask, процеси якого думають, наприклад dask:tcp://10.0.0.5:8786
cli-host-figures = де повідомляти показники (/metrics) і стан (/healthz) (типово: 127.0.0.1, порт на один вищий)
cli-host-trust = адреса зворотного проксі, якому вірять, від кого з’єднання; можна вказати кілька разів
cli-host-json = писати кожен рядок журналу як JSON
cli-host-error-net = для coatl host потрібні бібліотеки, яких не встановлено: pip install 'coatl[net]'
cli-host-error-port = { $option }: порту { $port } немає; найвищий — 65535
cli-host-error-address = { $option } потребує адреси з портом, напр. games.example.org:4747, а не «{ $text }»
cli-host-error-computers = для --computers потрібна кількість процесів, не менше ніж 1, або адреса кластера Dask, наприклад dask:tcp://10.0.0.5:8786, а не «{ $text }»
cli-host-error-port-taken = порт { $port } зайнятий: заверши те, що його використовує, або вкажи інший у --port
cli-host-error-figures-taken = порт { $port } для показників зайнятий: вкажи іншу адресу в --figures
cli-host-error-open = порт { $port } не вдається відкрити: { $reason }
cli-host-error-certificate = у файлі { $file } немає сертифіката: видали його, і буде створено новий; запрошення зі старим відбитком тоді не діятимуть

# coatl join
cli-join = приєднатися до гри на іншому комп’ютері
cli-join-description = Відкриває програму на екрані приєднання до гри інших, з уже заповненим запрошенням: бракує лише імені.
cli-join-invitation = те, що тобі надіслали, напр. 5PT3-8122@192.168.1.7:4747
cli-join-error = «{ $text }» не є запрошенням; запрошення має вигляд 5PT3-8122@192.168.1.7:4747

# coatl where
cli-column-what = що
cli-column-there = є
cli-column-path = де
cli-where-there = так
cli-where-not-yet = ще ні
cli-where-saves = збережені ігри
cli-where-records = завершені ігри
cli-where-packs = твої пакунки
cli-where-settings = налаштування
cli-where-keymap = твої клавіші
cli-where-lesson = урок
cli-where-puzzles = спроби задач
cli-where-seats = твої місця деінде
cli-where-past-seats = твої дотеперішні місця деінде
cli-where-games = ігри твого сервера
