picture-caught = huli
picture-points = puntos
picture-total = kabuuan
picture-was-caught = nahuli
picture-decided =
    { $team ->
        [0] walang resulta
       *[other]
            { $n ->
                [1] nakahuli ng isa ang panig { $team }
               *[other] nakahuli ng { $n } ang panig { $team }
            }
    }
end-standing =
    { $counted ->
        [points] kabuuan { $total }
        [levels] level { $level }
       *[both] level { $level }, kabuuan { $total }
    }
end-gained =
    { $won ->
        [yes] **Panalo** sina { $names }, { end-standing }
       *[no] { $names } **{ SIGNED($p) }** bawat isa, { end-standing }
    }
end-own =
    { $won ->
        [yes] Panig mo: { end-standing }.
       *[no] Puntos mo: { SIGNED($p) }, { end-standing }.
    }
end-decided =
    { $team ->
        [0] Ubos na ang panig { $out }, pero si { $name } ng panig { $first } ang unang naubos. Walang panalo.
       *[other] Nahuli ng panig { $team }: { $names }.
    }
end-not-led = Hindi panig { $team } ang unang tumira sa larong ito, kaya di nagbago ang level nito.
end-failed =
    { $n ->
        [1] Unang tumira ang panig { $team } sa huling level at hindi nanalo.
       *[other] Unang tumira ang panig { $team } sa huling level at hindi nanalo, { $n } beses na.
    }
end-next =
    { $tribute ->
        [yes] Unang naubos si { $name }, kaya panig niya ang unang titira sa susunod. Magbibigay ng tributo ang mga nahuli.
       *[no] Unang naubos si { $name } at siya ang unang titira sa susunod.
    }
