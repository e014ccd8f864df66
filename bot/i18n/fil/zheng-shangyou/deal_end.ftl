picture-first-out = Unang naubos si { $name }
end-team =
    { $won ->
        [yes] **Panalo** sina { $names }, kabuuan { $total }
       *[no] { $names } **{ SIGNED($p) }** bawat isa, kabuuan { $total }
    }
end-added = Suma: { $each }.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place =
    { $p ->
        [1] Huli si { $name }, kaya may dagdag na 1 puntos ang kabilang panig.
       *[other] Huli si { $name }, kaya may dagdag na { $p } puntos ang kabilang panig.
    }
end-next-dealer = Si { $name } ang susunod na dealer.
