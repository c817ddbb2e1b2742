# The manual page.

man-name = Name
man-summary = the board game Cóatl in the terminal
man-synopsis = Synopsis
man-description = Description
man-description-more = The game is played from the keyboard, alone, against computer players or with friends, in English, Czech, Polish or Ukrainian. In the app, ? shows all keys and signs.
man-options = Options
man-commands = Commands
man-environment = Environment
man-variable-coatl-home = the folder of your files: saves, records, packs, settings; without it they lie where the system keeps such things (coatl where says it)
man-variable-no-color = if it is set, nothing has a colour
man-variable-lang = the language, unless the settings or --lang say another one
man-codes = Exit codes
man-code-0 = all is well
man-code-1 = the system failed, e.g. the disk is full, or a game could not be saved
man-code-2 = the input cannot be used; one sentence says why
man-code-130 = Ctrl-C was pressed
man-rights = Rights
man-unofficial = An unofficial fan project. Cóatl is a game © Synapses Games; no art and no text of it is included.
