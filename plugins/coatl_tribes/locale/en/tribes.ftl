# Tribes, omens and quick actions (rules 11). $omen, $tribe and $tile pick a form; $color is the colour of an angry god.

tribes-name = tribes and omens
plugin-tribes-name = { tribes-name }
plugin-tribes-short = tribes and omens
plugin-tribes-licence = MIT; a house variant that ports rules of an expansion of another game, no art or text of it
tribes-help = A house variant after another game’s expansion. Turn on any part of it.
tribes-tribes = tribes
tribes-tribes-help = Everybody leads a tribe with a power of its own, one of two that are dealt.
tribes-omens = omens
tribes-omens-help = Three omens foretell calamities: prepare and gain points, or lose some.
tribes-quick = quick actions
tribes-quick-help = After your action you may pay a prophecy for a small one, if a place is free.

# Names. Other messages show them in place of { tribes-omen }, { tribes-tribe } and { tribes-tile }.

tribes-omen = { $omen ->
    [wrath] Wrath of gods
    [angry] Angry god ({ color })
    [wildfire] Wildfire
    [drought] Drought
    [gold] Gold shortage
    [desecration] Desecration
    [teachers] No teachers
    [arts] Forgotten arts
    [crowding] Crowding
    [famine] Famine
   *[floods] Floods
}
tribes-calamity = { $omen ->
    [wrath] claiming a temple costs 1 prophecy
    [angry] each { color } piece costs 1 prophecy when taken
    [wildfire] of two body segments of one colour you get one
    [drought] at most 2 prophecies in one action
    [gold] a head or tail costs 1 prophecy when taken
    [desecration] completing a coatl costs 2 points
    [teachers] fulfilling a prophecy costs 1 more
    [arts] a prophecy with several levels needs its second
    [crowding] starting a coatl costs 1 prophecy
    [famine] at its end feed each coatl with 1 prophecy
   *[floods] at most 3 pieces attached in one turn
}
tribes-counts = { $omen ->
    [wrath] temples beside coatls
    [angry] { color } pieces in coatls
    [wildfire] pieces in coatls
    [drought] prophecies beside coatls
    [gold] heads and tails in coatls
    [desecration] completed coatls
    [teachers] levels reached
    [arts] prophecies at their top level
    [crowding] card colours beside coatls
    [famine] coatls fed
   *[floods] pieces in unfinished coatls
}
tribes-tribe = { $tribe ->
    [ah-chuy-kak] Ah Chuy Kak
    [ahau-chamahez] Ahau Chamahez
    [ahmakiq] Ahmakiq
    [bacab] Bacab
    [balam] Balam
    [cit-bolon-tum] Cit-Bolon-Tum
    [huracan] Huracan
    [itzamna] Itzamná
    [ixtab] Ixtab
    [vacub-caquix] Vacub-Caquix
    [xaman-ek] Xaman Ek
    [yaluk] Yaluk
    [yumkaax] Yumkaax
   *[none] no tribe yet
}
tribes-power = { $tribe ->
    [ah-chuy-kak] 4 pieces attached in one action bring 1 prophecy at the end of the turn
    [ahau-chamahez] once a turn, after taking bodies: pay 1 prophecy and take one body of another field as well
    [ahmakiq] may pass, and then has two actions in the next turn
    [bacab] begins every turn with at least 2 prophecies in hand
    [balam] draws 1 prophecy for each head or tail taken
    [cit-bolon-tum] has a player board of 10 spaces
    [huracan] may take one body each of two neighbouring fields
    [itzamna] a claimed temple’s length also counts if it is off by one
    [ixtab] 2 more prophecies to choose from, keeps up to 5, one more temple
    [vacub-caquix] once a turn, before choosing prophecies: replaces a card of the row
    [xaman-ek] once a turn: swaps a piece of the own board with one of the supply
    [yaluk] may have three unfinished coatls, but needs two prophecies to complete one
    [yumkaax] may hold 7 prophecies
   *[none] to be chosen
}
tribes-worth = { $points ->
    [0] {""}
    [one] ; { $sign }{ $points } point
   *[other] ; { $sign }{ $points } points
}
tribes-tile = { $tile ->
    [draw] draw 3 prophecies
    [random] a random body segment and 1 prophecy
    [body] a body segment of the supply
    [end] a head or tail of the supply
    [fulfil] fulfil one prophecy
    [swap] swap up to 2 pieces with the supply
   *[build] pay 1 more: attach a piece and fulfil a prophecy
}
tribes-band = { $points ->
    [-3] −3
    [0] 0
    [3] +3
   *[7] +7
}

# What players are asked.

tribes-ask-tribe = Which tribe do you lead?
tribes-ask-toll = { tribes-omen }: { tribes-calamity }. Which one?
tribes-ask-taxed = { tribes-omen }: pay to keep it, or leave it: { $pieces }?
tribes-ask-more = Ahau Chamahez: pay 1 prophecy for one more body segment?
tribes-ask-which = Ahau Chamahez: which body segment do you take besides?
tribes-ask-push = Push the calendar on by one more day? You may do that once a game.
tribes-ask-feed = Famine: feed a coatl? Not fed yet: { $n }; each costs 2 points in the end.
tribes-ask-quick = Quick action: { tribes-tile }?
tribes-ask-body = Quick action: which body segment do you take?
tribes-ask-end = Quick action: which head or tail do you take?
tribes-ask-fulfil = Quick action: which prophecy do you fulfil?
tribes-ask-swap = Quick action: what do you swap?
tribes-ask-swap-more = Quick action: do you swap one more piece?
tribes-ask-pay = Quick action: which prophecy do you pay besides?
tribes-ask-attach = Quick action: which piece do you attach?

# What is offered.

tribes-do-choose = { tribes-tribe }: { tribes-power }{ tribes-worth }
tribes-do-toll = Pay: { $card }
tribes-do-keep = Keep ({ $pieces }) and pay: { $card }
tribes-do-leave = Leave under the bag: { $pieces }
tribes-do-more = One more body segment; pay: { $card }
tribes-do-no-more = No more body segments
tribes-do-grab = Take from field { $field }: { $pieces }
tribes-do-push = Push the calendar
tribes-do-no-push = Leave the calendar as it is
tribes-do-feed = Feed a coatl with: { $card }
tribes-do-no-feed = Feed no more coatls
tribes-do-rest = Pass (Ahmakiq): two actions in your next turn
tribes-do-pair = Take one body segment each of field { $field } and the next one (Huracan): { $pieces }
tribes-do-sweep = Replace in the row (Vacub-Caquix), then choose prophecies: { $card }
tribes-do-exchange = Swap your { piece } with field { $field }: { $pieces }
tribes-do-occupy = { tribes-tile }; pay: { $card }
tribes-do-no-quick = No quick action
tribes-do-pay = Pay besides: { $card }
tribes-do-start = Begin a coatl with a { piece }
tribes-do-extend = { $end ->
    [head] Add a { piece } to the head end of coatl { $coatl }
   *[tail] Add a { piece } to the tail end of coatl { $coatl }
}
tribes-do-fulfil = Fulfil with coatl { $coatl }: { $card }
tribes-do-no-swap = No more swaps

# What has happened.

tribes-chose = { $name } has chosen a tribe.
tribes-revealed = { $name } leads { tribes-tribe }: { tribes-power }{ tribes-worth }.
tribes-two-actions = { $name } has two actions in this turn (Ahmakiq).
tribes-rested = { $name } passes, and has two actions in the next turn (Ahmakiq).
tribes-paid = { $name } pays with a prophecy: { $card }.
tribes-left = { tribes-omen }: { $name } leaves under the bag: { $pieces }.
tribes-paired = { $name } takes one body segment each of field { $field } and the next one: { $pieces }.
tribes-swept = { $name } replaces a prophecy of the row: { $card }.
tribes-exchanged = { $name } swaps a { piece } with field { $field }: { $pieces }.
tribes-occupied = { $name } takes the quick action: { tribes-tile }.
tribes-pushed = { $name } pushes the calendar.
tribes-begins = { tribes-omen }: from now on { tribes-calamity }.
tribes-reckoned = The omen “{ tribes-omen }” is over. { $name }: { tribes-counts } { $n } → { tribes-band }.

# Points and statistics.

tribes-points-omen = { tribes-omen }: { tribes-counts } { $n }
tribes-points-closed = coatls completed in the desecration: { $n }
tribes-points-unfed = coatls not fed in the famine: { $n }
tribes-points-tribe = { tribes-tribe }
tribes-count-quick = quick actions
tribes-count-paid = prophecies paid

# Beside the table: a track of days with the omens, and the tribes of all players. What has a short form has it in at most 17
# characters (holds), 8 (counted) or 11 (power); a prophecy of the hand is a card there. $pieces are drawn.

tribes-track-calm = calm until day { $until }
tribes-track-label = tribe and power
tribes-track-title = { $omen ->
    [angry] Angry god { $pieces }
   *[other] { tribes-omen }
}
tribes-track-holds = { $omen ->
    [wrath] a temple costs 1 card
    [angry] each { $pieces } taken costs 1 card
    [wildfire] two of a colour give one
    [drought] at most 2 cards an action
    [gold] a head or tail costs 1 card
    [desecration] completing costs 2 points
    [teachers] fulfilling costs 1 card
    [arts] cards need their 2nd level
    [crowding] a new coatl costs 1 card
    [famine] at its end: 1 card a coatl
   *[floods] at most 3 pieces a turn
}
tribes-track-holds-short = { $omen ->
    [wrath] temple: 1 card
    [angry] { $pieces } costs 1 card
    [wildfire] two alike give 1
    [drought] 2 cards an action
    [gold] ends cost 1 card
    [desecration] completing: −2
    [teachers] fulfil: 1 card
    [arts] needs 2nd level
    [crowding] new coatl: 1 card
    [famine] feed: 1 a coatl
   *[floods] 3 pieces a turn
}
tribes-track-counted = { $omen ->
    [wrath] temples
    [angry] { $pieces }
    [wildfire] pieces
    [drought] cards
    [gold] ends
    [desecration] complete
    [teachers] levels
    [arts] at top
    [crowding] colours
    [famine] fed
   *[floods] pieces
}
tribes-track-name = { tribes-tribe }
tribes-track-tribe = { tribes-power }{ tribes-worth }
tribes-track-power = { $tribe ->
    [ah-chuy-kak] 4 pieces at once: 1 card
    [ahau-chamahez] 1 card: one body more
    [ahmakiq] may pass, then 2 actions
    [bacab] begins with 2 cards
    [balam] each end taken: 1 card
    [cit-bolon-tum] board of 10 spaces
    [huracan] bodies of 2 fields
    [itzamna] temple length off by 1
    [ixtab] more cards, 1 temple more
    [vacub-caquix] replaces a card of the row
    [xaman-ek] swaps with the supply
    [yaluk] 3 coatls open
    [yumkaax] hand of 7
   *[none] {""}
}
tribes-track-power-short = { $tribe ->
    [ah-chuy-kak] 4 at once
    [ahau-chamahez] 1 body more
    [ahmakiq] may pass
    [bacab] 2 cards
    [balam] card an end
    [cit-bolon-tum] 10 spaces
    [huracan] 2 fields
    [itzamna] length by 1
    [ixtab] 1 temple
    [vacub-caquix] the row
    [xaman-ek] swaps
    [yaluk] 3 open
    [yumkaax] hand of 7
   *[none] {""}
}
tribes-panel-quick = quick action: { tribes-tile } · { $n } of { $all } places free

# Why something cannot be done.

refusal-tribes-alone = Tribes and omens alone are no game for one: play against an automatic opponent, or with two players.
refusal-tribes-no-price = { tribes-omen }: { tribes-calamity }, and you have too few prophecies in hand: { $n } needed.
refusal-tribes-drought = { tribes-omen }: in one action you may take only { $most } prophecies.
refusal-tribes-floods = { tribes-omen }: in one turn you may attach only { $most } pieces.
refusal-tribes-arts = { tribes-omen }: this prophecy needs its second level: { $card }.
refusal-tribes-no-closing = { tribes-omen }: { tribes-calamity }, and coatl { $coatl } could not get the prophecies that it needs to be complete.
refusal-tribes-yaluk = Yaluk needs two prophecies to complete a coatl, and coatl { $coatl } could not have them.
refusal-tribes-yaluk-first = Yaluk needs two prophecies to complete a coatl: first fulfil { $missing ->
    [one] one more
   *[other] { $missing } more
} with coatl { $coatl }.
refusal-tribes-choose-now = You have replaced a card of the row (Vacub-Caquix): now choose prophecies.
refusal-tribes-not-yours = Only { tribes-tribe } can do that.
refusal-tribes-golden = A golden segment is never swapped.
refusal-tribes-used = { tribes-tribe } has done that in this turn already.
refusal-tribes-no-rest = Ahmakiq passes only as a turn’s first action, never in two turns running, and not in the last turns.
refusal-tribes-quick-full = No place for quick actions is free in this round.
refusal-tribes-quick-later = A quick action comes after the action of your turn: you are asked then, unless the table rules it out.
refusal-tribes-quick-impossible = You may pay for a quick action only if you can carry it out then: { tribes-tile }.
