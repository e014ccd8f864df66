picture-taken = Punkte
picture-decided =
    { $side ->
        [dealers] die Geberseite steigt um { $n }
       *[attackers]
            { $n ->
                [0] der Angriff übernimmt
               *[other] der Angriff steigt um { $n }
            }
    }

end-outcome = Spiel { $deal }: Angriff { $p } Punkte, { picture-decided }.
end-gained =
    { $moved ->
        [won] { $names } haben **gewonnen** und bleiben auf **{ level-name }**
        [up] { $names } steigen auf **{ level-name }**
        [back] { $names } fallen auf **{ level-name }**
       *[stays] { $names } bleiben auf **{ level-name }**
    }
end-own =
    { $moved ->
        [up] Deine Seite steigt auf { level-name }.
        [back] Deine Seite fällt auf { level-name }.
       *[stays] Deine Seite bleibt auf { level-name }.
    }

end-tricks = Stiche des Angriffs: { $p } Punkte.
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name } hat den letzten Stich, aber der Talon hat keine Punkte.
               *[other] { $name } hat den letzten Stich für den Angriff, also zählt der Talon: { $p } × { $n } = { $sum }.
            }
       *[no] { $name } hat den letzten Stich für die Geberseite, also zählt der Talon nicht.
    }
end-penalties = Gestoppte Würfe: { SIGNED($p) }.
end-decided =
    Insgesamt { $p } Punkte. { $side ->
        [dealers]
            { $case ->
                [under] Bis { $high } steigt die Geberseite { end-levels }.
               *[between] Bei { $low } bis { $high } steigt die Geberseite { end-levels }.
            }
       *[attackers]
            { $n ->
                [0] Bei { $low } bis { $high } übernimmt der Angriff das Geben und steigt nicht.
               *[other]
                    { $case ->
                        [over] Ab { $low } übernimmt der Angriff das Geben und steigt { end-levels }.
                       *[between] Bei { $low } bis { $high } übernimmt der Angriff das Geben und steigt { end-levels }.
                    }
            }
    }
end-levels =
    { $n ->
        [one] eine Stufe
       *[other] { $n } Stufen
    }
end-must-hold = Stufe { level-name } verlässt eine Seite nur, wenn sie das Spiel dort hält.
end-must-play = Stufe { level-name } darf niemand überspringen.
end-fell = Ein J hat den letzten Stich geholt, also fällt die Geberseite auf Stufe { level-name }.

end-kitty-cards = Talon: { $cards }.
end-side = { end-gained }
end-next-dealer = Als Nächstes gibt { $name }.
