### Rule pages: their frame. The sentences stand with each game.

## The page of a rule set, to whoever asks /rules show. Titles and headings are one line on a phone: about 40 characters.

# An option with its value, both in words: *Straights: A-2-3-4-5 is highest*.
setting-said = { $title }: { $value }
# The page's title: *Big Two: Hong Kong*. $preset: the public name of a rule set, of which a game has the words.
page-title = { game }: { preset }
# Below the title. $topics: what is different, in a word or two each, parted by commas: *straights, points*.
page-differs = Different from the basic game: { $topics }.
page-same = This is the basic game.
# Headings: of the sentences that the server changed; of what these rules lack.
page-head-differs = Changed in the preset
page-head-absent = Not in these rules
# The sentence below the last one. $names: things of the game, parted by commas.
page-absent = { $names }.

## Lists of rule sets (/rules presets), and one rule (/rules option)

# *Hong Kong (`hong-kong`): straights by their highest card, double for ten cards.*
preset-line = **{ preset }** (`{ $preset }`): { preset-about }.
# $fact: a whole sentence about one option, which has no effect beside the others.
fact-idle = { $fact } Other rules here switch this off.
