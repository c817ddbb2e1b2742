# Campaigns: games of which each leaves something for the next one.

campaign-points = { $name } { $n }
campaign-begun = { $campaign }: chapter { $n } ({ $points })
campaign-stands = { $campaign }: chapter { $n } of { $of } ({ $points })
campaign-ended-won = { $campaign }: over, { $count ->
    [one] won by { $names }
   *[other] won by { $names } together
} ({ $points })
campaign-ended-lost = { $campaign }: over, won by nobody ({ $points })
campaign-chapter = Chapter { $n } of { $of } of the campaign “{ $campaign }” is over: { $points }.
campaign-over-won = The campaign “{ $campaign }” is over. { $count ->
    [one] { $names } has won it
   *[other] { $names } have won it
}: { $points }.
campaign-over-lost = The campaign “{ $campaign }” is over, and nobody has won it: { $points }.
campaign-uncounted = This game does not count for the campaign “{ $campaign }”: its chapter has been played already, or it is one of another campaign with this name.
campaign-failed = The campaign could not go on: the plugin “{ $plugin }” failed ({ $error }). The game is kept. Once the plugin is mended, open the game again: then it counts.
campaigns-title = Campaigns
campaigns-none = There is no campaign yet. One begins with a new game of a variant that can be played as a campaign.
campaigns-aside = The campaigns could not be read ({ $fault }). They were set aside as { $file }. When a saved game of a campaign ends, that campaign is there again.
campaigns-newer = The campaigns were written by a newer version of the game (format { $version }): they stay as they are, and this game is not counted.
campaigns-unwritable = The campaign could not be written: { $reason }. Once that is mended, open the saved game again: then it counts.

# The form, the lines and the command line.

form-campaign = Campaign
form-campaign-none = a game by itself
form-campaign-new = a new campaign
form-campaign-help = What one game of a campaign leaves is carried to the next one.
form-campaign-name = Its name
form-campaign-name-help = By its name the campaign is found again.
form-campaign-unnamed = Give the campaign a name, so that it can be found again.
form-campaign-taken = There is a campaign “{ $campaign }” already: give this one another name, or go on with that one.
form-campaign-two = A game is a chapter of one campaign at most: play one of these variants by itself.
form-campaign-players = The number of players of this campaign is { $n }: as many must sit here.
form-number-wrong = This takes a whole number from { $least } to { $most }.
form-text-wrong = This takes a text of up to { $most } characters on one line, without blanks at its ends.
menu-chapter = next chapter: { $key }
bar-next-chapter = next chapter
score-campaign-next = { $key } plays the next chapter.
plain-word-campaigns = campaigns, campaign
plain-does-campaigns = lists the campaigns; with a number, goes on with one
plain-ask-campaign = What is the campaign called of which this is the first game? Type none for a game by itself.
plain-campaign-next = { $again } plays the next chapter.
cli-campaigns = list the campaigns
cli-campaigns-description = Says which campaigns there are, which chapter comes next, and who has how many points. With coatl play --campaign one goes on.
cli-play-campaign = go on with the campaign of this name, or begin it with the variant that is given
cli-play-no-campaign = there is no campaign “{ $campaign }”; there are: { $known }. A new one begins with --variant
cli-play-campaign-variant = none of these variants can be played as a campaign; such are: { $known }
cli-play-campaign-over = this campaign is over and cannot be gone on with: { $campaign }
cli-play-campaign-alone = the campaign “{ $campaign }” says what is played: with it, only --seats with somebody invited and --allow can be given
cli-play-campaign-seats = the number of players of this campaign is { $players }: --seats must name as many, at least one of them invited; without --seats, all play at this keyboard as before
cli-where-campaigns = campaigns
