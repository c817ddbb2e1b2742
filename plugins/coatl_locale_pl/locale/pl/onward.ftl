# Gra dalej od miejsca w innej grze.

event-went-on = Stąd dalej gra { $name }: wszystko, czego { $name } nie może wiedzieć, rozdano na nowo.
