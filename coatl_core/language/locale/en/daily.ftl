# The deal of the day: the same for everybody on a date. “Par” is what a strong computer player makes of it.
menu-daily = Today’s deal
menu-no-daily = Today’s deal needs the cards of the base game and its own players: turn on their plugins.
command-daily = today’s deal
command-daily-help = Play the deal of the day, the same for everybody on earth, or go on with it.
day-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
day-running = { $n ->
    [one] { $n } day running
   *[other] { $n } days running
}
day-weekdays = Mon Tue Wed Thu Fri Sat Sun
day-title = The deal of { $date } against { $opponent }.
day-counts = It counts: this is the first game of the day.
day-again = It does not count: another game of this day was begun before.
day-late = It does not count: its day is over.
day-counted = { $n ->
    [one] Counted for { $date }: { $n } day running.
   *[other] Counted for { $date }: { $n } days running.
}
day-uncounted = This game does not count for { $date }.
day-par-above = { $n ->
    [one] Par is { $par }: { $n } point above it.
   *[other] Par is { $par }: { $n } points above it.
}
day-par-below = { $n ->
    [one] Par is { $par }: { $n } point below it.
   *[other] Par is { $par }: { $n } points below it.
}
day-par-even = Par is { $par }: exactly on it.
day-par-made = Par is still being made: { $done } of { $games } games are played. It will stand here and in the records.
day-unwritable = The day could not be counted: { $reason }.
day-share = Cóatl { $date } r{ $number }
day-share-par = par { $par } { $above }
day-share-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
day-share-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
day-share-undone = { $n } taken back
day-share-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
day-share-uncounted = not counted
command-share = share
command-share-name = share the result
command-share-help = Copy two lines about the deal of the day that give nothing away.
share-title = To share
share-copied = Copied, if the terminal allows it; otherwise mark these lines. Any key goes on.
