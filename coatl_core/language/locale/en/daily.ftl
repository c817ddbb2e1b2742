# The deal of the day: the same for everybody on a date. “Par” is what a strong computer player makes of it.
menu-daily = Today’s deal
menu-new-game-who = you against a computer player
menu-join-how = by an invitation
menu-rules-key = { $key } anywhere
menu-no-daily = Today’s deal needs the cards of the base game and its own players: turn on their plugins.
command-daily = today’s deal
command-daily-help = Play the deal of the day, the same for everybody on earth, or go on with it.
day-date-1 = { $day } January
day-date-2 = { $day } February
day-date-3 = { $day } March
day-date-4 = { $day } April
day-date-5 = { $day } May
day-date-6 = { $day } June
day-date-7 = { $day } July
day-date-8 = { $day } August
day-date-9 = { $day } September
day-date-10 = { $day } October
day-date-11 = { $day } November
day-date-12 = { $day } December
menu-daily-running = { $n } days running
day-weekdays = Mon Tue Wed Thu Fri Sat Sun
day-title = The deal of { $date } against { $opponent }.
day-counts = It counts: this is the first game of the day.
day-again = It does not count: another game of this day was begun before.
day-late = It does not count: its day is over.
day-running-most = { $n ->
    [one] { $n } day running, { $most } at most.
   *[other] { $n } days running, { $most } at most.
}
day-means = Against par: { $week } in 7 days, { $month } in 30 days.
day-mean = Against par: { $month } in 30 days.
day-none = not played
day-open = begun
plain-daily-begun = Today’s deal is begun: { $daily } goes on with it.
saves-daily = deal of the day
day-row = { $date }, { $opponent }: { $told }.
day-today = Today, { $date }
days-title = Deals of the day
days-keys = { $left } { $right } another day
command-play-day = play this day
command-play-day-help = Play the deal of the chosen day, or go on with it; ← and → choose another day.
records-undone = { $n ->
    [one] Answered actions were taken back in { $n } game, marked { $sign }.
   *[other] Answered actions were taken back in { $n } games, marked { $sign }.
}
records-stronger = You win { $won } of the last { $last } games: { $player } is next.
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
day-par-made = Par is being made, { $done } of { $games } games: it will stand here and in the records.
day-copy = Copy the next two lines.
days-aside = The deals of the day could not be read ({ $fault }). They were set aside as { $file }; counting begins anew.
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
score-undone = { $n ->
    [one] An action was taken back { $n } time after it had been answered.
   *[other] Actions were taken back { $n } times after they had been answered.
}
share-title = To share
share-copied = Copied, if the terminal allows it; otherwise mark these lines.
lesson-daily = today’s deal: the same game for everybody on earth
plain-lesson-next = Type { $daily } for today’s deal, the same for everybody on earth, or { $new } for a game of your own.

# In lines of text and on the command line
plain-word-daily = daily, today
plain-word-days = days
plain-word-share = share
plain-does-daily = the deal of the day, or of another one, such as daily 2026-12-01
plain-does-days = your deals of the day: how many run, and how they stand against par
plain-does-share = two lines about the deal of the day to send to others
cli-daily = play the deal of the day
cli-daily-description = Plays the deal of today, the same for everybody on earth, or goes on with it; Monday is the easiest day. The first game of a day counts when it is finished. Earlier days can be played and do not count.
cli-daily-date = another day, such as 2026-12-01
cli-daily-plain = play in lines of text, as with coatl play --plain
cli-daily-json = print what there is of this day instead: who plays, your result, par, the lines to share
cli-daily-no-date = “{ $text }” is no date: write it like { $example }
cli-daily-later = The deal of { $date } is still to come: in UTC it is { $today }
cli-where-days = deals of the day
