### Rule pages: their frame. The sentences stand with each game.

# A parameter with its value, both in words.
setting-said = { $title }: { $value }
page-title = { game }: { preset }
page-differs = Different from the basic game: { $topics }.
page-same = This is the basic game.
page-absent = { $names }.
preset-line = **{ preset }** (`{ $preset }`): { preset-about }.
# $fact: a whole sentence about one parameter.
fact-idle = { $fact } Other rules here switch this off.

page-head-differs = Changed in the preset
page-head-absent = Not in these rules
