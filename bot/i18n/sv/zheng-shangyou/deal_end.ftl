picture-first-out = { $name } är ute först
end-team =
    { $won ->
        [yes] { $names } **vann**, totalt { $total }
       *[no] { $names } **{ SIGNED($p) }** var, totalt { $total }
    }
end-added = Ihopräknat: { $each }.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place =
    { $p ->
        [one] { $name } är sist, så det andra laget får 1 poäng till.
       *[other] { $name } är sist, så det andra laget får { $p } poäng till.
    }
end-next-dealer = { $name } ger nästa gång.
