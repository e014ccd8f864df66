### The end of a deal of Zheng Shangyou: how the points of a team add up, and what comes next.

# In teams: who takes the first place.
picture-first-out = { $name } is out first
# What each of a team gets, and its total.
end-team =
    { $won ->
        [yes] { $names } **won**, { $total } in all
       *[no] { $names } **{ SIGNED($p) }** each, { $total } in all
    }
# How points that are more than one number came about. $each: made by end-added-seat.
end-added = Added up: { $each }.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
# $name: who holds the last place; $p: what the other team gets for that.
end-last-place =
    { $p ->
        [one] { $name } is last, so the other team gets 1 point more.
       *[other] { $name } is last, so the other team gets { $p } points more.
    }
