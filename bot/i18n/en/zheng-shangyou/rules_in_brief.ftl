### Zheng Shangyou in six lines, so that each first screen fits a phone.

## Of some rules, the first screen of /rules show: at most about 130 a line. Every parameter of rules.ftl can be used here.
## $sides: none, pairs or threes who play together.

# $hand: the cards of the largest hand; $even: whether all hands are equal.
brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **Cards:** { $zs-players } players with { $hand } cards each. { ranks-in-order }
               *[no] **Cards:** { $zs-players } players with up to { $hand } cards each. { ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **Cards:** { $zs-players } players in two teams, { $hand } cards each. { ranks-in-order }
               *[no] **Cards:** { $zs-players } players in two teams, up to { $hand } cards each. { ranks-in-order }
            }
    }
# $order: low, where the 2 is the lowest card, or high.
ranks-in-order =
    { $order ->
        [low] 2 is lowest, then up to A and the jokers.
       *[high] 3 is lowest, then up to A, 2 and the jokers.
    }
# $runs, $multiple_runs: whether such straights and such rows of pairs can be held.
brief-plays =
    { $zs-bombs ->
        [yes] **Plays:** { kinds-played } A bomb beats any other kind but the rocket.
       *[no] **Plays:** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] singles, sets of a rank, full houses, straights, pairs or triples in a row.
                       *[no] singles, sets of a rank, full houses and straights.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] singles, sets of a rank, full houses, and pairs or triples in a row.
                       *[no] singles, sets of a rank and full houses.
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] singles, sets of a rank, straights, and pairs or triples in a row.
                       *[no] singles, sets of a rank and straights.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] singles, sets of a rank, and pairs or triples in a row.
                       *[no] singles and sets of a rank.
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **Wild:** a joker stands for any card, { a-two } for a rank beside it.
               *[no] **Wild:** a joker stands for any card.
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **Wild:** { a-two } stands for a rank that lies beside it.
               *[no] **Wild:** no card stands for another.
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **Turns:** answer with as many cards of the same kind, but higher. A pass lasts for the trick.
       *[no] **Turns:** answer with as many cards of the same kind, but higher. After a pass you may come back.
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **Exchange:** the last two each give up one of their highest cards. The first two each give back any card.
        [last_one] **Exchange:** the last player gives up one of their highest cards. The first player gives back any card.
       *[none] **Exchange:** nothing is exchanged between deals.
    }
# $paid: the points of the places that bring any, a list; $paid_places: how many these are.
brief-points = **Points:** { places-paid } { brief-match }
brief-match =
    { $zs-match_end ->
        [points]
            { $zs-target ->
                [one] The match goes to 1 point.
               *[other] The match goes to { $zs-target } points.
            }
        [deals]
            { $zs-deals ->
                [one] The match is one deal.
               *[other] The match is { $zs-deals } deals.
            }
       *[open] The match goes until the host stops.
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] no place brings any.
                [one] the first place brings { $paid }.
               *[other] the first places bring { $paid }.
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] no place brings any.
                        [one] the first place brings its team { $paid }.
                       *[other] the first places bring their team { $paid }.
                    }
               *[other]
                    { $paid_places ->
                        [0] the team without the last place gets { $zs-not_last }.
                        [one] the first place brings its team { $paid }. The team without the last place gets { $zs-not_last } more.
                       *[other] the first places bring their team { $paid }. The team without the last place gets { $zs-not_last } more.
                    }
            }
    }

## For a beginner, in /help: at most about 100 a line.

help-aim = Be rid of your cards early. The first places bring points, and everybody gets a place.
help-turns = Answer with as many cards of the same kind, but higher. Or pass. When all others pass, you lead.
help-plays = Play a single, cards of one rank, or a straight such as 5-6-7. Pairs in a row count, too.
help-wild = **Jokers** and **2s** are wild in most rule sets. A joker stands for any card you need.
help-sequences = Straights go from 3 to A. One in a single suit beats every mixed one of its length.
help-places = Before later deals the last places give up their best card. They get another one back.
