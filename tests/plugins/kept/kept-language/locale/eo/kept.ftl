event-passed = { $name } pasas.
