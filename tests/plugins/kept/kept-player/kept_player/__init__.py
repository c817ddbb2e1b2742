"""A computer player with every method that one may have in version 1 of the interface."""

from coatl_core import Choice, ComputerPlayer, Fulfil, Told, determinize, hookimpl


class KeptPlayer(ComputerPlayer):
    id = "kept-player"
    levels = ("slow", "fast")
    players = (2, 4)
    weighs_cards = False
    ponders = False

    def __init__(self, level, ruleset):
        super().__init__(level, ruleset)
        self.events = 0

    def turn(self, seen, legal, random, budget):
        table = determinize(seen, random)
        cards = [action for action in legal if isinstance(action, Fulfil) and action.card in table.player.hand]
        if cards:
            return Choice((cards[0],), Told("player-kept-player-why", {"card": cards[0].card}), gain=1.0)
        return Choice((legal[int(random.random() * len(legal))],))

    def judge(self, seen, legal, played, random, budget):
        return None

    def outlook(self, seen):
        return float(len(seen.own.coatls))

    def play_out(self, seen, turns, random, games):
        return None

    def saw(self, event):
        self.events += 1


@hookimpl
def coatl_players():
    return [KeptPlayer]
