# Złote pióra i mniej segmentów ciała (zasady 10).

fewer-bodies-name = mniej segmentów ciała
fewer-bodies-help = Dla 2 graczy po 14 każdego koloru, dla 3 po 18: gra kończy się wcześniej.
golden-feathers-name = złote pióra
plugin-feathers-name = { golden-feathers-name }
plugin-feathers-licence = zasady minidodatku do gry Cóatl, © Synapses Games; bez jego ilustracji i tekstów
golden-feathers-help = Za złoty segment ukradnij do dwóch segmentów ciała; okradziony dostaje 2 pkt.
piece-gold = złoty segment
golden-feathers-steal = Ukradnij: { $name } traci { $pieces }
golden-feathers-stole = { $name } oddaje złoty segment i kradnie. { $victim } traci: { $pieces }.
golden-feathers-points = złote segmenty od złodziei: { $n }
golden-feathers-robbed = okradzenia
golden-feathers-got = złote segmenty za nie
golden-feathers-given = oddane złote segmenty
golden-feathers-times = ×
golden-feathers-each = każde za { $points } punkty
golden-feathers-each-short = po { $points } punkty
golden-feathers-left = złote segmenty jeszcze w grze: { $n } z { $all }
golden-feathers-made = kradzieże
golden-feathers-suffered = ile razy okradziono
refusal-golden-feathers-none = Na twojej planszy gracza nie ma złotego segmentu: bierze się go z planszy zasobów jak inne fragmenty.
refusal-golden-feathers-choice = Za złoty segment kradniesz jeden lub dwa segmenty ciała, nie złote, z planszy jednego innego gracza.

# Co się podaje przy prawdziwym stole.
place-stole = ile razy kto ukradł
place-robbed = ile razy kogo okradziono
