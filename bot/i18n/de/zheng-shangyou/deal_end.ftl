picture-first-out = { $name } ist zuerst fertig
end-team =
    { $won ->
        [yes] { $names }: **Sieg**, insgesamt { $total }
       *[no] { $names } je **{ SIGNED($p) }**, insgesamt { $total }
    }
end-added = Zusammengezählt: { $each }.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place =
    { $p ->
        [one] { $name } ist auf dem letzten Platz, also bekommt das andere Team 1 Punkt mehr.
       *[other] { $name } ist auf dem letzten Platz, also bekommt das andere Team { $p } Punkte mehr.
    }
end-next-dealer = Als Nächstes gibt { $name }.
