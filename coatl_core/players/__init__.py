"""Computer players at work: in processes, in contests, in many games, on a cluster."""
