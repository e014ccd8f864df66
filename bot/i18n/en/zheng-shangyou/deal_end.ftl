### The end of a deal of Zheng Shangyou in teams, for everybody: how the points of a team add up, and what comes next.

# Below the headline of the picture: at most 45 letters with the name, no full stop.
picture-first-out = { $name } is out first
# A line a team: “Ann, Kai and Lan **+3** each, 8 in all”. $won: whether they won, which brings nothing by these rules.
end-team =
    { $won ->
        [yes] { $names } **won**, { $total } in all
       *[no] { $names } **{ SIGNED($p) }** each, { $total } in all
    }
# How points of more than one number came about: “Added up: Ann 2 + 1 = +3, Bo 2 + 1 = +3.” $each: made by end-added-seat.
end-added = Added up: { $each }.
# $sum: “2 + 1”.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
# $name: who holds the last place; $p: what the other team gets for that.
end-last-place =
    { $p ->
        [one] { $name } is last, so the other team gets 1 point more.
       *[other] { $name } is last, so the other team gets { $p } points more.
    }
# Who deals the next deal.
end-next-dealer = { $name } deals next.
