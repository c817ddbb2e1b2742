high-water-name = Велика вода
high-water-help = Усі проти повені: ви перемагаєте або програєте разом. Кожного кола вода піднімається, кожен завершений коатль її знижує.
high-water-storm = Буря
high-water-storm-help = На початку гри вода стоїть на рівні 4.

high-water-rises = Вода піднімається до рівня { $level }.
high-water-flooded = Вода сягнула рівня { $level }: місто затоплено.
high-water-saved = Місто врятовано, очки за завершених коатлів: { $n }.
high-water-points = велика вода, рівень { $level }
high-water-level = Вода: { $level } з { $most }
high-water-built = Очки за завершених коатлів: { $n } з { $needed }
