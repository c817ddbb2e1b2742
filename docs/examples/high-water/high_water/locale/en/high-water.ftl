high-water-name = High water
high-water-help = All against the flood: you win or lose together. Each round the water rises, each complete coatl makes it fall.
high-water-storm = Storm
high-water-storm-help = The water stands at 4 when the game begins.

high-water-rises = The water rises to { $level }.
high-water-flooded = The water has reached { $level }: the city is flooded.
high-water-saved = The city is saved: complete coatls have brought { $n } points.
high-water-points = high water, level { $level }
high-water-level = Water: { $level } of { $most }
high-water-built = Points of complete coatls: { $n } of { $needed }
