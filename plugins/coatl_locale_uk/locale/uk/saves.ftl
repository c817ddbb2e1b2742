# Чому збережену гру не можна використати й що допоможе.

save-damaged = Файл { $file } пошкоджений (рядок { $line }): скористайся резервною копією ({ $file }.bak), якщо вона є.
save-foreign = { $file } — не збережена гра Cóatl.
save-newer = Файл { $file } записала новіша версія програми (формат { $version }; ця читає { $known }): онови програму, щоб відкрити його.
save-field = { $file } — неповна збережена гра ({ $problem }): скористайся резервною копією ({ $file }.bak), якщо вона є.
save-content-missing = Для { $file } потрібно { $kind ->
    [card-set] набір карт
    [variant] варіант
   *[option] опцію
} «{ $id }» з плагіна «{ $plugin }»: установи «{ $install }» версії { $wanted } і спробуй ще раз.
save-content-off = Для { $file } потрібен плагін «{ $plugin }», а його вимкнено: увімкни плагін і спробуй ще раз.
save-content-changed = Для { $file } потрібно «{ $id }» з плагіна «{ $plugin }» у версії { $wanted }, а встановлене (версія { $found }) відрізняється: щоб відкрити гру, установи «{ $install }» версії { $wanted }.
save-variant-failed = Помилка плагіна «{ $plugin }» у { $file }: { $error }. Файл не змінився.
save-unplayable = Карти для цієї гри не можна роздати: { $reason }.
save-action = Дію { $number } з файла { $file }, «{ $action }», не можна виконати: { $reason }
save-state = { $file } не веде до тієї гри, з якої його збережено (після дії { $number }): скористайся резервною копією ({ $file }.bak), якщо вона є.
save-unreadable = Файл { $file } не вдається прочитати: { $reason }.
save-unwritable = Ігри не вдається зберігати в { $file }: { $reason }. Перевір, хто має право туди писати, або вкажи у COATL_HOME іншу теку.
save-locked = { $file } зараз грають в іншому вікні: спершу закрий його.

# Причина для save-action: текст, що не є дією, або заборона правил.
action-unknown = такого запису дії немає.
action-refused = { $reason } (правило { $rule })
