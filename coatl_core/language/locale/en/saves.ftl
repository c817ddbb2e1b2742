# Why a saved game cannot be used, and what helps.

save-damaged = { $file } is damaged (line { $line }): use its backup ({ $file }.bak) if there is one.
save-foreign = { $file } is not a saved game of Cóatl.
save-newer = { $file } was written by a newer version of this program (format { $version }; this one reads { $known }): update to open it.
save-rulings = { $file } was begun by rulings of a newer version of this program (number { $rulings }; this one knows them up to { $known }): update to play on. The file is as it was.
save-field = { $file } is not a complete saved game ({ $problem }): use its backup ({ $file }.bak) if there is one.
save-record = { $file }, line { $line }: “{ $text }” cannot stand in the record of a game.
save-content-missing = { $file } needs the { $kind ->
    [card-set] card set
    [variant] variant
   *[option] option
} “{ $id }” of the plugin “{ $plugin }”. The file claims that the distribution “{ $install }” brings it, version “{ $wanted }”: if you trust that, install it and try again.
save-content-nowhere = { $file } needs the { $kind ->
    [card-set] card set
    [variant] variant
   *[option] option
} “{ $id }” of the plugin “{ $plugin }”, version “{ $wanted }”, but names nothing that can be installed: get the plugin from its author and try again.
save-content-broken = { $file } needs the { $kind ->
    [card-set] card set
    [variant] variant
   *[option] option
} “{ $id }” of the plugin “{ $plugin }”, which is not used: { $reason }
save-content-off = { $file } needs the plugin “{ $plugin }”, which is turned off: turn it on and try again.
save-content-changed = { $file } needs “{ $id }” of the plugin “{ $plugin }” as it was in version “{ $wanted }”; the one installed (version { $found }) differs: install “{ $install }”, version “{ $wanted }”, to open it.
save-content-edited = { $file } needs “{ $id }” of the plugin “{ $plugin }” as it was when the game was saved. Its code has changed since, and its version has not: it is { $wanted } still. Install the code of that time to open the game; who develops the plugin installs it with --link.
save-variant-failed = The plugin “{ $plugin }” failed in { $file }: { $error }. The file is as it was.
save-unplayable = This game cannot be dealt: { $reason }.
save-action = Action { $number } of { $file }, “{ $action }”, does not apply: { $reason }
save-state = { $file } does not lead to the game it was saved from (after action { $number }): use its backup ({ $file }.bak) if there is one.
save-unreadable = { $file } cannot be read: { $reason }.
save-unwritable = Games cannot be saved in { $file }: { $reason }. Check who may write there, or set COATL_HOME to another folder.
save-locked = { $file } is being played in another window: close that one first.

# The reason for save-action where the text is no action at all, and where a rule forbids it.
action-unknown = no action is written like this.
action-refused = { $reason } (rule { $rule })

# Why the system refuses something: the end of a sentence, after a colon or in brackets.
system-missing = there is no such file or folder
system-denied = you do not have permission
system-full = the disk is full
system-folder = it is a folder
system-no-folder = a part of the path is not a folder
system-read-only = the disk is read-only
system-long-name = the name is too long
system-busy = it is in use
system-exists = it is there already
system-not-empty = the folder is not empty
system-broken = the disk has an error
system-refused = nobody answers there
system-unreachable = no way in the net leads there
system-late = no answer came in time
system-cut = the line is cut
system-no-address = this machine has no such address
