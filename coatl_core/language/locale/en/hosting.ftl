# A host of games for several machines (docs/hosting.md).

hosting-store-newer = { $file } was written by a newer version of this program: update to host its games.
hosting-store-foreign = { $file } does not hold games: give another file with --store.
hosting-store-damaged = { $file } is damaged ({ $reason }). It stays as it is: restore it from a backup, or give another file with --store.
hosting-store-taken = { $file } is used by another host: end that one first, or give another file with --store.
hosting-store-full = There is no room on the disk for { $file }: make room. What was announced is kept.
hosting-store-unusable = { $file } cannot be used: { $reason }.
hosting-store-behind = Another host has gone on with this game: it is loaded again.
hosting-store-unreachable = { $file } cannot be reached: { $reason }. See whether the database runs, and whether address, user and password are right.
hosting-store-rights = The user of { $file } may not do this: { $reason }. The database must be theirs, or its schema coatl.
hosting-store-schema = In { $file } the schema coatl belongs to another program: give another database with --store.
hosting-store-url = --store needs a file, or the address of a PostgreSQL database: postgresql://USER@HOST/DATABASE.
hosting-store-driver = A database needs a library that is not installed: pip install 'coatl[net-postgres]'

# What a host writes into its log.
hosting-log-ready = Ready: CODE@{ $address } is how others join a game. The games are in { $store }.
hosting-log-game-made = Game { $game } was made from { $address }.
hosting-log-archive-failed = Game { $game } is not archived, and stays as it is, as others of its kind: { $reason }
hosting-log-game-failed = Game { $game } cannot go on now: { $reason }
hosting-log-player-failed = Game { $game }: the computer player { $player } has failed, and another one plays in its place: { $reason }
hosting-log-computers-lost = Computer players now think in processes of this host: { $reason }
hosting-log-computers-back = Computer players think on the cluster at { $address } again.
hosting-log-computers-lacking = The worker { $machine } of the cluster is asked nothing. It lacks, or has in another version: { $missing }
hosting-log-line-cut = A line from { $address } was cut: { $reason }
hosting-log-store-failed = What was done just now could not be kept, and nobody was told: { $reason }
hosting-log-store-lost = The store can no longer be used, the host ends: { $reason }

hosting-cut-too-fast = too many messages.
hosting-cut-malformed = nonsense.

# Why a host does not do what it was asked for.
hosting-no-malformed = The host did not understand this: update the older of the two programs.
hosting-no-nowhere = You sit in no game of this host: join again.
hosting-no-no-game = There is no game with this code: check that it is written right.
hosting-no-full = All seats of this game are taken. You can still look on, if its creator allows it.
hosting-no-full-watching = As many look on as this host lets in: try it later.
hosting-no-token = This seat was freed, and may be somebody else’s by now: if it is free, join again.
hosting-no-watching = Looking on is not allowed in this game, or you are looking on and can do nothing.
hosting-no-over = This game is over.
hosting-no-waiting = The game has not begun: it waits for somebody.
hosting-no-between = This pass is right, but none of your games is to be played now: try again as soon as your next one is announced.
hosting-no-setup = The host cannot play such a game: it lacks a card set, a variant or a computer player, or no game can be set up like that.
hosting-no-not-yours = This is not for you to do: only the creator may, or a seat’s player has been away for less than two minutes.
hosting-no-wait = The host asks you to wait: too many wrong codes came from here, or it can save nothing at the moment. Try again later.
hosting-no-too-fast = That was too fast: try again in a moment.
hosting-no-too-many = That is too much: this seat has four lines already, or twenty games from here are unfinished.
hosting-no-version = The host speaks another version of the protocol: update the older of the two programs.
hosting-no-variant-failed = A variant of this game has failed at the host: whoever runs it finds the reason in its log.

# Starting it beside the app, and leaving.
host-unstarted = The host could not be started: { $reason }.
host-ended = The host has ended at once; what it said is in { $file }.
host-late = The host was not ready in time; what it said is in { $file }. Try again.
host-question = Others can go on playing while the host runs
host-goes-on = leave the host running
host-end = end it; the games go on when it comes back
help-host = Leaving while the host runs
