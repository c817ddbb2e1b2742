"""Games for several machines: the protocol, the rooms of a host and where they are kept, the server and a client."""
