# Co může hráč udělat, jak to stojí v seznamu možností: v infinitivu.
action-keep = nechat si { $n } proroctví: { $cards }
action-keep-none = nenechat si žádné z rozdaných proroctví
action-take = vzít z pole { $field }: { $pieces }
action-draw-row = vzít proroctví z místa { $place } v zásobě: { $card }
action-draw-deck = vzít proroctví z balíčku
action-start = začít nového cóatla { form-of-piece-ins }
action-extend-head = připojit { form-of-piece-acc } na hlavový konec cóatla { $coatl }
action-extend-tail = připojit { form-of-piece-acc } na ocasní konec cóatla { $coatl }
action-close = dokončit cóatla { $coatl } { form-of-piece-ins }
action-fulfil = naplnit cóatlem { $coatl }: { $card } ({ points })
action-claim-own = splnit cóatlem { $coatl } chrám z ruky ({ points }): { $temple }
action-claim-pile = splnit cóatlem { $coatl } chrám z hromádky { $pile } ({ points }): { $temple }
action-done = k cóatlovi { $coatl } už nic nepřikládat
action-pick = odhodit žeton oběti a vzít ze sáčku: { $pieces }
action-vision = odhodit žeton oběti: nová zásoba proroctví, pak volba
action-duty = odhodit žeton oběti a vzít do ruky chrám z hromádky { $pile }: { $temple }
action-discard = odhodit proroctví: { $card }
action-end = ukončit tah
action-pass = vynechat tah
action-beside-end = říct, že z panelu zásob nic nebereš
action-beside-done = říct, že máš dokončeného třetího cóatla
action-found = znovu rozložit: { $places }
action-step = nechat hrát dál: { $name }
action-of-variant = { $variant }: { $move }

# Totéž pod otázkou, která zbytek už řekla.
choice-last-fulfil = naplnit cóatlem { $coatl }: { $card } ({ points })

# Co je na řadě, bez kláves kterékoli obrazovky.
due-keep = { $least ->
    [0] Nechat si až { $most } proroctví.
   *[other] Nechat si { $most } proroctví.
}
due-action = Vzít dílky, zvolit proroctví, nebo sestavovat.
due-first = Poslední tah: až dvě akce.
due-second = Druhá akce, nebo ukončit tah.
due-end = Ruka je plná: ukončit tah.
due-choose = Zvolit další proroctví, nebo ukončit tah.
due-vision = Odhodit karty z ruky, pak zvolit proroctví.
due-assemble = Sestavovat dál, nebo ukončit tah.
due-complete = Cóatl je dokončen: přiložit karty, nebo už nic.
due-ask = Odpovědět na otázku.
due-opponent = Na tahu je automatický soupeř.
due-lay = Říct, co leží na stole.
due-beside = Říct, co bereš z panelu zásob.
due-over = Hra skončila.
