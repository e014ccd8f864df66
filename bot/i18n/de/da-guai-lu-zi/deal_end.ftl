picture-caught = gefangen
picture-points = Punkte
picture-total = gesamt
picture-was-caught = gefangen
picture-decided =
    { $team ->
        [0] kein Ergebnis
       *[other]
            { $n ->
                [one] Team { $team } fängt einen Platz
               *[other] Team { $team } fängt { $n } Plätze
            }
    }

end-standing =
    { $counted ->
        [points] insgesamt { $total }
        [levels] Stufe { $level }
       *[both] Stufe { $level }, insgesamt { $total }
    }
end-gained =
    { $won ->
        [yes] { $names }: **Sieg**, { end-standing }
       *[no] { $names } je **{ SIGNED($p) }**, { end-standing }
    }
end-own =
    { $won ->
        [yes] Dein Team: { end-standing }.
       *[no] Du bekommst { SIGNED($p) }, { end-standing }.
    }

end-decided =
    { $team ->
        [0] Team { $out } ist ganz fertig, aber { $name } aus Team { $first } wurde zuerst fertig. Niemand gewinnt.
       *[other] Team { $team } hat gefangen: { $names }.
    }
end-not-led = Team { $team } hat dieses Spiel nicht geführt, also bleibt seine Stufe.
end-failed =
    { $n ->
        [one] Team { $team } führte auf der letzten Stufe und hat nicht gewonnen.
       *[other] Team { $team } führte auf der letzten Stufe und hat nicht gewonnen, bisher { $n }-mal.
    }
end-next =
    { $tribute ->
        [yes] { $name } wurde zuerst fertig, also führt dieses Team das nächste Spiel. Wer gefangen ist, zahlt Tribut.
       *[no] { $name } wurde zuerst fertig und spielt als Nächstes aus.
    }
