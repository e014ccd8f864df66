### The end of a deal of Da Guai Lu Zi: places, who is caught, points or levels.

picture-caught = caught
picture-points = points
picture-total = total
picture-was-caught = caught
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
# Where a team stands. $counted: points, levels or both; $level, $total: its level and its points.
end-standing =
    { $counted ->
        [points] { $total } in all
        [levels] level { level-name }
       *[both] level { level-name }, { $total } in all
    }
# What each of a team books, and where the team stands.
end-gained =
    { $won ->
        [yes] { $names } **won**, { end-standing }
       *[no] { $names } **{ SIGNED($p) }** each, { end-standing }
    }
# $won: whether they won, which brings nothing by these rules.
end-own =
    { $won ->
        [yes] Your team: { end-standing }.
       *[no] You get { SIGNED($p) }, { end-standing }.
    }
end-places = Out, in order: { $names }.
# $team: the team that won, 1 or 2, else 0; $names: whom it caught; $out: the team that is out; $name: who
# was out first, of team $first.
end-decided =
    { $team ->
        [0] Team { $out } is all out, but { $name } of team { $first } was out first. Nobody wins.
       *[other] Team { $team } caught { $names }.
    }
# $team: that won a deal of the other team’s.
end-not-led = Team { $team } didn’t lead this deal, so its level stays.
# $team: that led at the last level; $n: how often it did not win there so far.
end-failed =
    { $n ->
        [one] Team { $team } led at the last level and didn’t win.
       *[other] Team { $team } led at the last level and didn’t win, { $n } times so far.
    }
# $tribute: whether caught players pay before the next deal.
end-next =
    { $tribute ->
        [yes] { $name } was out first, so their team leads next. Caught players pay tribute.
       *[no] { $name } was out first and leads next.
    }
end-side =
    { $won ->
        [yes] { $names } won, { end-standing }
       *[no]
            { $p ->
                [0] { $names } get nothing, { end-standing }
               *[other] { $names } get { SIGNED($p) } each, { end-standing }
            }
    }
