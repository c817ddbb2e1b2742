# The app of a guest, who has nothing installed: what it says in another way (docs/guests.md).

served-off = You are a guest here: that is only in the game installed on your own machine.
served-full = There is no room left for another game among your files: delete some saved games, then try again.
form-served-several = One person plays at this keyboard: choose “invited” or a computer player here.
join-code-help = The code you were sent, such as 5PT3-8122. Paste it, or type it.
join-no-code = This is no code of a game: one looks like 5PT3-8122.
join-other-host = This game is at another host, and here you can join only games of this one. The others you can join from the game installed on your own machine.
lobby-how-served = Send one of these to whoever is to play. A guest can also type the code into “Join a game” in the menu.
settings-keymap-served = Which keys the commands have. In the game installed on your own machine a file of yours can change any of them.
crash-served = Something went wrong inside the game. Your games are kept: come again to go on.
