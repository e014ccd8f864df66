### The end of a deal of Da Guai Lu Zi, for everybody: places, who is caught, points or levels.

## The picture: no capital, no full stop.

# Headings of columns, each above numbers: at most 9 letters. How many a team caught.
picture-caught = caught
# What the deal brought, and the total of the match.
picture-points = points
picture-total = total
# Above the cards that a player held at the end: this player was caught. At most 30.
picture-was-caught = caught
# Below the headline: at most 45.
# $team: the team that won, 1 or 2, else 0; $n: how many it caught.
picture-decided =
    { $team ->
        [0] no result
       *[other]
            { $n ->
                [one] team { $team } catches one
               *[other] team { $team } catches { $n }
            }
    }

## The points of a team, in the message and in alt text: “Ann, Kai and Lan **+2** each, 4 in all”.

# Where a team stands. $counted: points, levels or both; $level: 2 to 10, J, Q, K or A; $total: its points.
end-standing =
    { $counted ->
        [points] { $total } in all
        [levels] level { $level }
       *[both] level { $level }, { $total } in all
    }
# $names: the three of a team; $p: what each of them gets; $won: whether they won, which brings nothing by these rules.
end-gained =
    { $won ->
        [yes] { $names } **won**, { end-standing }
       *[no] { $names } **{ SIGNED($p) }** each, { end-standing }
    }
# To one player alone, behind who won: “You get +2, 4 in all.” $won: as above.
end-own =
    { $won ->
        [yes] Your team: { end-standing }.
       *[no] You get { SIGNED($p) }, { end-standing }.
    }

## Remarks: a sentence each.

# $team: the team that won, 1 or 2, else 0; $names: whom it caught; $out: the team that is out; $name: who
# was out first, of team $first.
end-decided =
    { $team ->
        [0] Team { $out } is all out, but { $name } of team { $first } was out first. Nobody wins.
       *[other] Team { $team } caught { $names }.
    }
# $team: 1 or 2, that won a deal of the other team’s.
end-not-led = Team { $team } didn’t lead this deal, so its level stays.
# $team: that led at the last level; $n: how often it did not win there so far.
end-failed =
    { $n ->
        [one] Team { $team } led at the last level and didn’t win.
       *[other] Team { $team } led at the last level and didn’t win, { $n } times so far.
    }
# $name: who was out first; $tribute: whether caught players pay before the next deal.
end-next =
    { $tribute ->
        [yes] { $name } was out first, so their team leads next. Caught players pay tribute.
       *[no] { $name } was out first and leads next.
    }
