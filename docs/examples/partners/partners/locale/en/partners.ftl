partners-name = Partners
partners-help = Two against two: those who sit opposite each other win together, and may give each other body segments.
partners-open-hands = Open hands
partners-open-hands-help = Partners see each other’s prophecies and temples.

partners-give = Give { $pieces } to { $name }
partners-given = { $name } gives { $partner } { $pieces }.
