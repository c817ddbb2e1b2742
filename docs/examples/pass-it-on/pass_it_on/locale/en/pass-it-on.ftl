pass-it-on-name = Pass it on
pass-it-on-help = Prophecies are drafted: everybody gets a pack of four, keeps one in secret and passes the rest to the left.

pass-it-on-ask = Pack { $n }: which prophecy do you keep? The others are passed to the left.
pass-it-on-keep = Keep: { $card }
pass-it-on-kept = { $name } keeps a prophecy in secret.
pass-it-on-kept-own = { $name } keeps a prophecy in secret: { $card }.
pass-it-on-passed = All have chosen: the packs are passed to the left.
