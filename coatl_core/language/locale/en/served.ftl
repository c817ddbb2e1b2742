# The doors for guests who have nothing installed: the page around the terminal, the log and the commands (docs/guests.md).

cli-serve = show the app to guests who have nothing installed
cli-serve-description = Shows the app to guests who have nothing installed. They play at one host: the one beside this server, or another.
cli-serve-web = show the app in browsers
cli-serve-web-description = Shows the app in the browsers of guests, until it is ended (Ctrl-C). Whoever comes back with the same browser is at their seat again. Without --lan and --public the page can be reached from this machine only. It starts the host of the games beside itself, unless --host-of-games names another one.
cli-serve-web-port = the port of the page (default: 4780)
cli-serve-web-lan = let others in the local net in; without --certificate the lines are not encrypted
cli-serve-web-public = let everybody in: the address at which guests reach the page, e.g. https://games.example.org, which needs --certificate, or --trust for a reverse proxy; invitations name it
cli-serve-web-certificate = a file with a certificate that browsers trust, in PEM: the page comes by https
cli-serve-web-key = the file with the key of the certificate, if that has none in it
cli-serve-web-trust = the address of a reverse proxy that is believed where a guest comes from, and whether by https; may be given several times
cli-serve-host = the host at which guests play, e.g. 192.168.1.7:4747; it should trust this server (coatl host --trust)
cli-serve-visitors = how many guests may be there at once (default: 50)
cli-serve-idle = after how many minutes without a key a guest is sent away (default: 60)
cli-serve-error-web = coatl serve web needs libraries that are not installed: pip install 'coatl[web]'
cli-serve-error-system = coatl serve does not work on this system: it needs Linux or macOS
cli-serve-error-start = the process that starts the apps of guests has failed: { $reason }
cli-serve-error-key = --key needs --certificate: the file with the certificate of this key
cli-serve-error-certificate = { $file } holds no certificate with its key, in PEM and without a password: give the key with --key, or another file
cli-serve-error-unreadable = the certificate { $file } or its key cannot be read: { $reason }
cli-serve-error-public = --public needs the address of the page, e.g. https://games.example.org or http://192.168.1.7:4780, not “{ $text }”
cli-serve-error-encryption = --public { $text }: others could read along. Begin it with https://, and give --certificate, or --trust for the reverse proxy that has one
cli-serve-error-host = --host-of-games needs the address of a host, e.g. 192.168.1.7:4747, not “{ $text }”

served-log-ready = Ready: guests find the game at { $address }. What they keep is in { $homes }.
served-log-visitor-ended = A guest from { $address } was cut off: { $reason }
served-log-visitor-failed = A guest from { $address } could not be let in: { $reason }
served-log-visitors-full = A guest from { $address } was not let in: there are as many guests as there may be.
served-ended-failed = the app failed, or was killed.
served-ended-memory = the app took more memory than a guest may have.
served-ended-processor = the app took more of the processor than a guest may have.

web-title = Cóatl
web-prompt = The game: press keys here
web-again = Come back
web-keyboard = Show the keyboard
web-noscript = The game needs JavaScript: allow it for this page.
web-connecting = Connecting …
web-cut = The line is cut, trying again …
web-left = You have left the game.
web-idle = Nothing was pressed for a long time, so the line was closed. Your games go on.
web-full = There are as many guests here as there may be. Try again later.
web-memory = The app took more memory than a guest may have, and was ended. Your games go on.
web-processor = The app was busy for too long, and was ended. Your games go on.
web-failed = Something went wrong here. Your games go on.
web-cookie = This page needs a cookie, by which you come back to your seat: allow it, and load the page again.
