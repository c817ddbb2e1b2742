# Чому чогось не можна зробити: одне речення на кожну причину, з порадою, де вона допоможе.
# Частину називають $part і $color; $card і $temple — це вимоги карти.

# Невдала мить.
refusal-game-over = Гру завершено.
refusal-keep-over = Роздані пророцтва вже вибрано.
refusal-nothing-closed = Зараз немає щойно завершеного коатля: храм розігрують одразу після частини, що замикає коатля.
refusal-discard-without-vision = Пророцтва з руки скидають лише під час передбачення майбутнього.
refusal-during-keep = Спершу вибери, які з розданих пророцтв лишити.
refusal-during-choose = Ти вибираєш пророцтва: візьми ще одне або заверши хід.
refusal-during-vision = Триває передбачення майбутнього: скинь пророцтва з руки або візьми нове.
refusal-during-assemble = Ти створюєш коатля: продовжуй або заверши хід.
refusal-during-complete = Коатля щойно завершено: розіграй для нього останні карти або натисни E.
refusal-nothing-done = Цього ходу ще нічого не зроблено: візьми частини, вибери пророцтва або створюй коатля.
refusal-pass-able = Пасувати можна, лише коли не можеш зробити нічого іншого.
refusal-pass-second = Пасувати не треба: просто заверши хід.

# Вибір розданих пророцтв.
refusal-keep-too-many = { $exactly ->
    [1] З розданих пророцтв лишаєш рівно { $most }.
   *[0] З розданих пророцтв можна лишити не більше ніж { $most }.
}
refusal-keep-too-few = { $exactly ->
    [1] З розданих пророцтв лишаєш рівно { $least }.
   *[0] З розданих пророцтв треба лишити не менше ніж { $least }.
}
refusal-keep-not-dealt = Цього пророцтва немає серед розданих тобі: { $card }.

# Узяти частини.
refusal-no-such-field = Комірки { $field } немає: на диску комірки від 1 до { $last }.
refusal-field-empty = Комірка { $field } на диску порожня.
refusal-no-room = { $free ->
    [0] Твій ігровий планшет заповнений: спершу створюй коатля.
   *[other] На твоєму ігровому планшеті { $free } { $free ->
        [one] вільна комірка
        [few] вільні комірки
        [many] вільних комірок
       *[other] вільних комірок
    }, а { $needed ->
        [one] потрібна
        [few] потрібно
        [many] потрібно
       *[other] потрібно
    } { $needed }: спершу створюй коатля.
}

# Вибрати пророцтва.
refusal-no-such-place = Місця { $place } немає: у запасі пророцтв місця від 1 до { $last }.
refusal-place-empty = Місце { $place } в запасі порожнє: запас поповнюють наприкінці ходу.
refusal-deck-empty = Колода й скид порожні.
refusal-hand-full = Рука повна: ліміт руки — { $limit ->
    [one] { $limit } пророцтво
    [few] { $limit } пророцтва
    [many] { $limit } пророцтв
   *[other] { $limit } пророцтв
}.

# Створити коатля.
refusal-piece-missing = На твоєму ігровому планшеті немає { form-of-piece-gen }.
refusal-piece-loose = Це ніколи не стає частиною коатля: { $pieces }.
refusal-no-coatl = Коатлів у тебе ще немає: розпочни одного частиною зі свого планшета.
refusal-no-open-coatl = У тебе немає незавершеного коатля: розпочни одного частиною зі свого планшета.
refusal-no-such-coatl = У тебе немає коатля { $coatl }.
refusal-coatls-enough = У тебе вже { $most ->
    [one] { $most } завершений коатль
    [few] { $most } завершені коатлі
    [many] { $most } завершених коатлів
   *[other] { $most } завершених коатлів
}: більше жодного не розпочати й не завершити.
refusal-coatls-unfinished = У тебе вже { $most ->
    [one] { $most } незавершений коатль
    [few] { $most } незавершені коатлі
    [many] { $most } незавершених коатлів
   *[other] { $most } незавершених коатлів
}: заверши одного, перш ніж розпочинати нового.
refusal-coatl-complete = Коатля { $coatl } завершено: до нього вже нічого не приєднати.
refusal-head-at-wrong-end = Голову приєднують лише ліворуч, на початку коатля.
refusal-tail-at-wrong-end = Хвіст приєднують лише праворуч, у кінці коатля.
refusal-head-end-closed = Коатль { $coatl } вже має голову: перед нею нічого не приєднати.
refusal-tail-end-closed = Коатль { $coatl } вже має хвіст: за ним нічого не приєднати.
refusal-closing-without-body = Між головою і хвостом коатля має бути принаймні один сегмент тіла.
refusal-closing-without-prophecy = Це завершило б коатля { $coatl }, але поряд із ним немає пророцтв, а з руки жодного не вдалося б розіграти.
refusal-card-missing = Цього пророцтва немає в тебе на руці: { $card }.
refusal-prophecies-enough = Поряд із коатлем { $coatl } уже { $most ->
    [one] { $most } пророцтво
    [few] { $most } пророцтва
    [many] { $most } пророцтв
   *[other] { $most } пророцтв
}, більше не можна.
refusal-prophecy-identical = Поряд із коатлем { $coatl } вже лежить ідентичне пророцтво: { $card }.
refusal-prophecy-unmet = Коатль { $coatl } не задовольняє вимог першого рівня цього пророцтва: { $card }.

# Завершення коатля.
refusal-other-coatl-closing = Щойно завершено коатля { $closing }: карти зараз розігрують лише для нього, не для коатля { $coatl }.
refusal-prophecy-first = Спершу розіграй принаймні одне пророцтво для коатля { $coatl }.
refusal-temple-missing = Цього храму немає в тебе на руці: { $temple }.
refusal-temple-unmet = Коатль { $coatl } не задовольняє жодної вимоги цього храму: { $temple }.
refusal-no-such-pile = Стосу храмів { $pile } немає: є стоси від 1 до { $last }.
refusal-pile-empty = Стос храмів { $pile } порожній.

# Жертвні жетони.
refusal-tokens-off = У цій грі немає жертвних жетонів.
refusal-token-spent = У тебе вже немає жертвного жетона { $token ->
    [pick] «Ідеальний вибір»
    [vision] «Передбачення майбутнього»
   *[duty] «Обов’язок жерця»
}.
refusal-pick-choice = Ідеальний вибір — це одна голова, один хвіст або два сегменти тіла.
refusal-pick-loose = Ідеальним вибором цього не беруть: { $pieces }.
refusal-pick-few-bodies = У мішечку { $left ->
    [0] немає сегментів тіла
    [one] лише { $left } сегмент тіла
    [few] лише { $left } сегменти тіла
    [many] лише { $left } сегментів тіла
   *[other] лише { $left } сегментів тіла
}, а для ідеального вибору треба два.
refusal-pick-not-in-bag = { $left ->
    [0] У мішечку немає { form-of-piece-gen }.
    [one] У мішечку лише { $left } { piece }.
    [few] У мішечку лише { $left } { form-of-piece-pl }.
    [many] У мішечку лише { $left } { form-of-piece-pl-gen }.
   *[other] У мішечку лише { $left } { form-of-piece-pl-gen }.
}
refusal-vision-choose = Після передбачення майбутнього треба взяти принаймні одне пророцтво.

# Автоматичний суперник.
refusal-during-opponent = Зараз хід суперника: переглянь його кроки або пропусти їх.
refusal-during-ask = Спершу дай відповідь на запитання.
refusal-move-unknown = Такої дії в цій грі немає.
refusal-move-impossible = Ця дія зараз неможлива.
refusal-no-opponent = Зараз жоден суперник не ходить.

# Скасування.
refusal-turn-of-another = Зараз хід іншого гравця.
refusal-line-cut = Зв’язок перервано: твоя дія ні до кого не дійшла б. Триває нова спроба.
refusal-line-closed = Сервер більше не хоче цього з’єднання: вийди з-за столу й приєднайся знову, коли місце звільниться.
refusal-game-ended = Гру завершив гравець { $name }.
refusal-looking-on = Ти лише спостерігаєш: це можуть робити тільки гравці.
refusal-undo-opponent = Суперник уже зробив хід: те, що було до цього, не скасувати.
refusal-undo-not-yours = Остання дія була не твоя: скасувати її може лише той, хто її зробив.
refusal-undo-nothing = Немає чого скасовувати.
refusal-undo-revealed = Цього не скасувати: відкрилося те, чого ніхто не міг знати.

# Ігри, які вимагають більшого від пророцтв біля коатля (9.12).
refusal-same-card-color = Поряд із коатлем { $coatl } вже лежить карта цього кольору ({ $colors }): у цій грі кольори не повторюються.
refusal-closing-with-too-few = Це завершило б коатля { $coatl }, але він не зміг би мати { $most ->
    [one] { $most } пророцтво
    [few] { $most } пророцтва
    [many] { $most } пророцтв
   *[other] { $most } пророцтв
}, як вимагає ця гра.
refusal-prophecy-blocks-others = Із цим пророцтвом коатль { $coatl } не зможе мати { $most }, як вимагає ця гра: розіграй інші.
refusal-more-prophecies-first = Спершу розіграй для коатля { $coatl } ще { $missing ->
    [one] { $missing } пророцтво
    [few] { $missing } пророцтва
    [many] { $missing } пророцтв
   *[other] { $missing } пророцтв
}: цього вимагає ця гра.
refusal-lesson = Урок зараз вимагає іншого.

# Що лежить на справжньому столі.
refusal-during-lay = Спершу скажи, що лежить на столі.
refusal-during-beside = Поруч із коробкою кажеш лише, яку комірку береш, що не береш жодної або що третього коатля завершено.
refusal-told-variant = Випадковість цього варіанта ніхто не може назвати, бо він тягне жереб або роздає таємно: { $variant }.
refusal-told-beside = Поруч із коробкою застосунок грає за автоматичного суперника проти однієї людини.
refusal-told-seed = Що де лежить, кажуть лише в грі за справжнім столом.
refusal-told-nothing = Назви принаймні одне місце і те, що на ньому лежить.
refusal-told-place = Такого місця немає: { $at }.
refusal-told-secret = Карт цього місця не кажуть: { $at }.
refusal-told-untold = Поруч із коробкою цього не кажуть: { $at }.
refusal-told-next = Що буде далі, кажуть разом із дією: { $at }.
refusal-told-unasked = Ця дія цього не відкриває: { $at }.
refusal-told-twice = Це місце назване двічі: { $at }.
refusal-told-unknown = «{ $word }» не може там лежати: { $at }.
refusal-told-many = Стільки не може там лежати ({ $at }): названо { $named }, найбільше { $most }.
refusal-told-number = Кількість не збігається ({ $at }): названо { $named }, потрібно { $due }.
refusal-told-piece = Стільки таких частин немає ({ $pieces }): у грі { $all }, зараз названо { $named }{ $lie ->
    [0] .
   *[other] , на столі вже { $lie }: { $where }.
}
refusal-told-card = Стільки таких карт немає («{ $card }»): у грі { $all }, зараз названо { $named }{ $lie ->
    [0] .
   *[other] , на столі вже { $lie }: { $where }.
}
refusal-told-sizes = Стоси храмів не сходяться: { $n ->
    [one] у них { $n } храм
    [few] у них { $n } храми
    [many] у них { $n } храмів
   *[other] у них { $n } храму
}, а без верху лише порожній стос.
refusal-told-unfilled = Диск уже було б поповнено ({ $at }): скажи, що там лежить.
refusal-told-ending = Кінець цієї гри вже почався: із середини можна почати лише до нього.
refusal-told-closing = Коатля { $coatl } щойно завершено: він мусить мати голову і хвіст.
