# The door for ssh (docs/guests.md): what guests are told outside the app.

cli-serve-ssh = show the app by ssh
cli-serve-ssh-description = Shows the app to guests who come with ssh, until it is ended (Ctrl-C). Any key is an account: whoever comes back with the same one is at their seat again. There are no passwords, no commands, no files and no forwarding. Without --lan and --public it can be reached from this machine only. It starts the host of the games beside itself, unless --host-of-games names another one.
cli-serve-ssh-port = the port of ssh (default: 4722)
cli-serve-ssh-lan = let others in the local net in
cli-serve-ssh-public = let everybody in, who reach this port under that name and port, e.g. games.example.org:4722; invitations name it
cli-serve-ssh-key = the file with the key by which guests know the server again; it is made the first time
cli-serve-error-ssh = coatl serve ssh needs libraries that are not installed: pip install 'coatl[ssh]'
cli-serve-error-ssh-key-open = others on this machine may read the key { $file }: make it yours alone with chmod 600, or remove it, and a new one is made
cli-serve-error-ssh-key-foreign = { $file } is no private key of ssh without a password: give another file with --key, or remove it, and a new one is made
cli-serve-error-unreadable-key = the key { $file } cannot be read or made: { $reason }

ssh-no-key = Whoever has an ssh key is welcome here, and any key will do: make one with ssh-keygen -t ed25519, then come again. There are no passwords.
ssh-no-terminal = The game needs a terminal: with the code of a game, ask for one with “ssh -t”.
ssh-full = Too many are here just now: try again later. Your games wait for you.
ssh-failed = Something went wrong, and the app has ended. Your games are kept: come again to go on.
ssh-idle = No key was pressed for long, so you were shown out. Your games wait for you: come again to go on.
ssh-memory = The app took more memory than a guest has. Your games are kept: come again to go on.
ssh-processor = The app took more of the processor than a guest has. Your games are kept: come again to go on.
ssh-cut = The server ends, or starts anew. Your games are kept: come again to go on.
