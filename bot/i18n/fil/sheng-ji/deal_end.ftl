picture-taken = puntos
picture-decided =
    { $side ->
        [dealers] +{ $n } ang panig ng dealer
       *[attackers]
            { $n ->
                [0] mga umaatake na ang dealer
               *[other] +{ $n } ang mga umaatake
            }
    }
end-outcome = Laro { $deal }: mga umaatake { $p } puntos, { picture-decided }.
end-gained =
    { $moved ->
        [won] **Panalo** sina { $names } at nasa level **{ level-name }** pa rin
        [up] Umakyat sina { $names } sa level **{ level-name }**
        [back] Bumalik sina { $names } sa level **{ level-name }**
       *[stays] Nasa level **{ level-name }** pa rin sina { $names }
    }
end-own =
    { $moved ->
        [up] Umakyat ang panig mo sa level { level-name }.
        [back] Bumalik ang panig mo sa level { level-name }.
       *[stays] Nasa level { level-name } pa rin ang panig mo.
    }
end-tricks = Mga round ng umaatake: { $p } puntos.
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] Nakuha ni { $name } ang huling round, pero walang puntos ang kitty.
               *[other] Nakuha ni { $name } ang huling round para sa umaatake, kaya bilang ang kitty: { $p } × { $n } = { $sum }.
            }
       *[no] Nakuha ni { $name } ang huling round para sa panig ng dealer, kaya di bilang ang kitty.
    }
end-penalties = Mga hagis na di natuloy: { SIGNED($p) }.
end-decided =
    { $p } puntos lahat. { $side ->
        [dealers]
            { $case ->
                [under] Sa { $high } o mas kaunti, may dagdag na { end-levels } ang panig ng dealer.
               *[between] Sa { $low } hanggang { $high }, may dagdag na { end-levels } ang panig ng dealer.
            }
       *[attackers]
            { $n ->
                [0] Sa { $low } hanggang { $high }, mga umaatake na ang dealer, pero walang dagdag na level.
               *[other]
                    { $case ->
                        [over] Sa { $low } o higit pa, mga umaatake na ang dealer, at may dagdag silang { end-levels }.
                       *[between] Sa { $low } hanggang { $high }, mga umaatake na ang dealer, at may dagdag silang { end-levels }.
                    }
            }
    }
end-levels =
    { $n ->
        [1] isang level
       *[other] { $n } level
    }
end-must-hold = Makakaalis lang sa level { level-name } ang panig na nanalo roon bilang dealer.
end-must-play = Hindi malalampasan ang level { level-name }.
end-fell = J ang nanalo sa huling round, kaya balik sa level { level-name } ang panig ng dealer.
end-kitty-cards = Kitty: { $cards }.
end-side = { end-gained }
end-next-dealer = Si { $name } ang susunod na dealer.
