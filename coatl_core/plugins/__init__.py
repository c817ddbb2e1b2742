"""Finding, checking and loading plugins, and the hooks they implement."""
