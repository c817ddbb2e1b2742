# The door for ssh (docs/hosting.md): what visitors are told outside the app.

ssh-no-key = Whoever has an ssh key is welcome here, and any key will do: make one with ssh-keygen -t ed25519, then come again. There are no passwords.
ssh-no-terminal = The game needs a terminal: with the code of a game, ask for one with “ssh -t”.
ssh-full = Too many are here just now: try again later. Your games wait for you.
ssh-failed = Something went wrong, and the app has ended. Your games are kept: come again to go on.
ssh-idle = No key was pressed for long, so you were shown out. Your games wait for you: come again to go on.
ssh-memory = The app took more memory than a visitor has. Your games are kept: come again to go on.
ssh-processor = The app took more of the processor than a visitor has. Your games are kept: come again to go on.
ssh-cut = The server ends, or starts anew. Your games are kept: come again to go on.
