# Кампанії: ігри, кожна з яких щось лишає наступній.

campaign-points = { $name } { $n }
campaign-begun = { $campaign }: розділ { $n } ({ $points })
campaign-stands = { $campaign }: розділ { $n } з { $of } ({ $points })
campaign-ended-won = { $campaign }: кінець, { $count ->
    [one] перемагає { $names }
    [few] разом перемагають { $names }
    [many] разом перемагають { $names }
   *[other] разом перемагають { $names }
} ({ $points })
campaign-ended-lost = { $campaign }: кінець, ніхто не переміг ({ $points })
campaign-chapter = Розділ { $n } з { $of } кампанії «{ $campaign }» завершено: { $points }.
campaign-over-won = Кампанію «{ $campaign }» завершено. { $count ->
    [one] Перемагає { $names }
    [few] Разом перемагають { $names }
    [many] Разом перемагають { $names }
   *[other] Разом перемагають { $names }
}: { $points }.
campaign-over-lost = Кампанію «{ $campaign }» завершено, і ніхто в ній не переміг: { $points }.
campaign-uncounted = Ця гра не зараховується до кампанії «{ $campaign }»: її розділ уже зіграно або вона належить до іншої кампанії з такою назвою.
campaign-failed = Кампанія не змогла продовжитися. Помилка плагіна «{ $plugin }»: { $error }. Гру збережено; коли плагін буде виправлено, відкрий її знову: тоді вона зарахується.
campaigns-title = Кампанії
campaigns-none = Кампаній ще немає. Кампанія починається новою грою з варіантом, у який можна грати як у кампанію.
campaigns-aside = Кампанії не вдалося прочитати ({ $fault }). Їх відкладено як { $file }. Коли збережена гра кампанії завершиться, ця кампанія знову тут з’явиться.
campaigns-newer = Кампанії записала новіша версія гри (формат { $version }): вони залишаються, як є, а ця гра не зараховується.
campaigns-unwritable = Кампанію не вдалося записати: { $reason }. Коли це буде виправлено, відкрий збережену гру знову: тоді вона зарахується.

# Форма, рядки й командний рядок.

form-campaign = Кампанія
form-campaign-none = окрема гра
form-campaign-new = нова кампанія
form-campaign-help = Що лишить одна гра кампанії, те переходить до наступної.
form-campaign-name = Її назва
form-campaign-name-help = За назвою кампанію можна знайти знову.
form-campaign-unnamed = Назви кампанію, щоб її можна було знайти знову.
form-campaign-taken = Кампанія «{ $campaign }» вже є: назви цю інакше або продовжуй ту.
form-campaign-two = Гра може бути розділом щонайбільше однієї кампанії: один із цих варіантів грай окремо.
form-campaign-players = Кількість гравців цієї кампанії — { $n }: стільки має сидіти тут.
form-number-wrong = Сюди пишуть ціле число від { $least } до { $most }.
form-text-wrong = Сюди пишуть текст в один рядок, щонайбільше { $most } знаків, без пропусків на краях.
menu-chapter = наступний розділ: { $key }
bar-next-chapter = наступний розділ
score-campaign-next = { $key } грає наступний розділ.
plain-word-campaigns = кампанії, кампанія
plain-does-campaigns = перелічує кампанії; з номером продовжує одну з них
plain-ask-campaign = Як називається кампанія, у якій це перша гра? Напиши без, якщо це окрема гра.
plain-campaign-next = { $again } грає наступний розділ.
cli-campaigns = перелічує кампанії
cli-campaigns-description = Каже, які є кампанії, який розділ наступний і в кого скільки очок. Продовжують командою coatl play --campaign.
cli-play-campaign = продовжує кампанію з цією назвою або починає її з указаним варіантом
cli-play-no-campaign = немає кампанії «{ $campaign }»; є: { $known }. Нову починає --variant
cli-play-campaign-variant = у жоден із цих варіантів не можна грати як у кампанію; можна в такі: { $known }
cli-play-campaign-over = цю кампанію вже завершено, її не можна продовжити: { $campaign }
cli-play-campaign-alone = у що грають, визначає кампанія «{ $campaign }»: крім неї, можна вказати лише --seats із кимось запрошеним і --allow
cli-play-campaign-seats = кількість гравців цієї кампанії — { $players }: стільки називає --seats, зокрема когось запрошеного; без неї всі грають за цією клавіатурою, як досі
cli-where-campaigns = кампанії
