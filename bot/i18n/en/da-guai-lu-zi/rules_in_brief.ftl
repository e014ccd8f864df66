### Da Guai Lu Zi in six lines, so that each first screen fits a phone.

## Of some rules, the first screen of /rules show: at most about 130 a line. Every parameter of rules.ftl can be used here.

# $hand: 27.
brief-cards = **Cards:** three packs with jokers, { $hand } cards each. Three against three, every other seat a partner.
brief-ranks =
    { $dg-trump ->
        [level] **Ranks:** 2 is lowest, jokers are highest. The trump rank stands above the ace.
       *[none] **Ranks:** 2 is lowest, then up to the ace, then the little and the big joker.
    }
brief-plays =
    { $dg-flush_over_straight ->
        [yes] **Plays:** one, two or three of a rank, or five. Five: straight, flush, full house, four and one, straight flush, five of a kind.
       *[no] **Plays:** one, two or three of a rank, or five. Five: flush, straight, full house, four and one, straight flush, five of a kind.
    }
brief-jokers =
    { $dg-wild_finish ->
        [weakest]
            { $dg-reading ->
                [named] **Jokers** stand for any card beside others. You may say what the play is. Your last five cards make the weakest play.
               *[fixed] **Jokers** stand for any card beside others. They make the strongest kind, but in your last five cards the weakest play.
            }
       *[normal]
            { $dg-reading ->
                [named] **Jokers** stand for any card beside others. You may say what the play is.
               *[fixed] **Jokers** stand for any card beside others. They make the strongest kind.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Tribute:** whoever was caught gives a highest card before the next deal.
       *[no] **Leads:** whoever was out first leads the next deal.
    }
brief-score =
    { $dg-score ->
        [levels] **Levels:** the first finisher’s team wins if it is all out first. A win raises the leading team alone, from { $dg-level_start }.
       *[caught_points] **Points:** the first finisher’s team wins if it is all out first. It gets a point for each opponent caught.
    }

## For a beginner, in /help: at most about 100 a line.

help-aim = Three against three. Your team needs the first player out, and all three out before the others.
help-cards = Everybody holds 27 cards of three packs. The 2 is lowest, the jokers are highest.
help-plays = Play one card, two or three of a rank, or five. Answer with as many cards, but higher.
help-jokers = With other cards a joker stands for any card you need.
help-tricks = When all others pass, you lead again. Leave tricks to your partners.
help-score = Each opponent who still holds cards is caught and brings your team a point.
