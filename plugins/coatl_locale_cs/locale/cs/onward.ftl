# Pokračování od místa v jiné hře.

event-went-on = Odtud hraje dál { $name }: co { $name } vědět nemůže, je rozdáno znovu.
