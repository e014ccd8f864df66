picture-caught = fångade
picture-points = poäng
picture-total = totalt
picture-was-caught = fångad
picture-decided =
    { $team ->
        [0] inget resultat
       *[other]
            { $n ->
                [one] lag { $team } fångar en
               *[other] lag { $team } fångar { $n }
            }
    }
end-standing =
    { $counted ->
        [points] totalt { $total }
        [levels] nivå { $level }
       *[both] nivå { $level }, totalt { $total }
    }
end-gained =
    { $won ->
        [yes] { $names } **vann**, { end-standing }
       *[no] { $names } **{ SIGNED($p) }** var, { end-standing }
    }
end-own =
    { $won ->
        [yes] Ditt lag: { end-standing }.
       *[no] Du får { SIGNED($p) }, { end-standing }.
    }
end-decided =
    { $team ->
        [0] Hela lag { $out } är ute, men { $name } i lag { $first } var ute först. Ingen vinner.
       *[other] Lag { $team } fångade { $names }.
    }
end-not-led = Lag { $team } ledde inte den här given, så nivån stannar.
end-failed =
    { $n ->
        [one] Lag { $team } ledde på sista nivån och vann inte.
       *[other] Lag { $team } ledde på sista nivån och vann inte, { $n } gånger hittills.
    }
end-next =
    { $tribute ->
        [yes] { $name } var ute först, så det laget leder härnäst. Fångade spelare ger tribut.
       *[no] { $name } var ute först och spelar ut härnäst.
    }
