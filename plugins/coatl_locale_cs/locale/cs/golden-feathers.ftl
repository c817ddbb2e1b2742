# Zlatá pera a méně dílků těl (pravidla 10).

fewer-bodies-name = méně dílků těl
fewer-bodies-help = Ve 2 hráčích 14 od každé barvy, ve 3 hráčích 18: hra skončí dřív.
golden-feathers-name = zlatá pera
plugin-feathers-name = { golden-feathers-name }
plugin-feathers-licence = pravidla minirozšíření hry Cóatl, © Synapses Games; bez jeho ilustrací a textů
golden-feathers-help = Za zlatý dílek ukradni až dva dílky těl; okradený za něj dostane 2 body.
piece-gold = zlatý dílek
golden-feathers-steal = Ukrást hráči { $name }: { $pieces }
golden-feathers-stole = { $name } se vzdává zlatého dílku a krade. { $victim } přichází o: { $pieces }.
golden-feathers-points = zlaté dílky náhradou za krádeže: { $n }
golden-feathers-robbed = okradení
golden-feathers-got = zlaté dílky za ně
golden-feathers-given = odevzdané zlaté dílky
golden-feathers-times = ×
golden-feathers-each = každé za { $points } body
golden-feathers-each-short = po { $points } bodech
golden-feathers-left = zlaté dílky ještě ve hře: { $n } z { $all }
golden-feathers-made = krádeže
golden-feathers-suffered = utrpěné krádeže
refusal-golden-feathers-none = Na svém hráčském panelu nemáš zlatý dílek: bere se z panelu zásob jako ostatní dílky.
refusal-golden-feathers-choice = Za zlatý dílek ukradneš jeden nebo dva dílky těl, ne zlaté, které leží na panelu jednoho jiného hráče.

# Co se říká u skutečného stolu.
place-stole = kolikrát kdo kradl
place-robbed = kolikrát koho okradli
