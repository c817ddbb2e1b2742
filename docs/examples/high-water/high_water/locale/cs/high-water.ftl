high-water-name = Velká voda
high-water-help = Všichni proti povodni: vyhrajete nebo prohrajete společně. Každé kolo voda stoupá, každý dokončený cóatl ji sníží.
high-water-storm = Bouře
high-water-storm-help = Na začátku hry je voda na stupni 4.

high-water-rises = Voda stoupá na { $level }.
high-water-flooded = Voda dosáhla stupně { $level }: město je pod vodou.
high-water-saved = Město je zachráněno, body za dokončené cóatly: { $n }.
high-water-points = velká voda, stupeň { $level }
high-water-level = Voda: { $level } z { $most }
high-water-built = Body za dokončené cóatly: { $n } z { $needed }
