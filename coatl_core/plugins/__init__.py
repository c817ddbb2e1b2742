"""Finding, checking and loading plugins, and the hooks that they implement."""
