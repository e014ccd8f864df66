picture-first-out = { $name } amemaliza wa kwanza
end-team =
    { $won ->
        [yes] { $names } **wameshinda**, jumla { $total }
       *[no] { $names } **{ SIGNED($p) }** kila mmoja, jumla { $total }
    }
end-added = Hesabu: { $each }.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place =
    { $p ->
        [one] { $name } ni wa mwisho, kwa hiyo timu nyingine inapata pointi 1 zaidi.
       *[other] { $name } ni wa mwisho, kwa hiyo timu nyingine inapata pointi { $p } zaidi.
    }
end-next-dealer = { $name } ndiye mgawaji anayefuata.
