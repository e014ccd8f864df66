picture-taken = pointi
picture-decided =
    { $side ->
        [dealers] upande wa mgawaji unapanda { $n }
       *[attackers]
            { $n ->
                [0] washambuliaji wanachukua ugawaji
               *[other] washambuliaji wanapanda { $n }
            }
    }
end-outcome = Mgao { $deal }: washambuliaji pointi { $p }, { picture-decided }.
end-gained =
    { $moved ->
        [won] { $names } **wameshinda** na wanabaki kwenye **{ level-name }**
        [up] { $names } wanapanda hadi **{ level-name }**
        [back] { $names } wanarudi hadi **{ level-name }**
       *[stays] { $names } wanabaki kwenye **{ level-name }**
    }
end-own =
    { $moved ->
        [up] Upande wako unapanda hadi ngazi ya { level-name }.
        [back] Upande wako unarudi hadi ngazi ya { level-name }.
       *[stays] Upande wako unabaki kwenye ngazi ya { level-name }.
    }
end-tricks = Mizunguko ya washambuliaji: pointi { $p }.
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name } ameshinda mzunguko wa mwisho, lakini kadi za chini hazina pointi.
               *[other] { $name } amewashindia washambuliaji mzunguko wa mwisho, kwa hiyo kadi za chini zinahesabiwa: { $p } × { $n } = { $sum }.
            }
       *[no] { $name } ameushindia upande wa mgawaji mzunguko wa mwisho, kwa hiyo kadi za chini hazihesabiwi.
    }
end-penalties = Mirusho isiyosimama: { SIGNED($p) }.
end-decided =
    Jumla pointi { $p }. { $side ->
        [dealers]
            { $case ->
                [under] Kwa { $high } au chini upande wa mgawaji unapanda { end-levels }.
               *[between] Kwa { $low } hadi { $high } upande wa mgawaji unapanda { end-levels }.
            }
       *[attackers]
            { $n ->
                [0] Kwa { $low } hadi { $high } washambuliaji wanachukua ugawaji bila kupanda ngazi.
               *[other]
                    { $case ->
                        [over] Kwa { $low } au zaidi washambuliaji wanachukua ugawaji na wanapanda { end-levels }.
                       *[between] Kwa { $low } hadi { $high } washambuliaji wanachukua ugawaji na wanapanda { end-levels }.
                    }
            }
    }
end-levels =
    { $n ->
        [one] ngazi moja
       *[other] ngazi { $n }
    }
end-must-hold = Upande huondoka kwenye ngazi ya { level-name } ukilinda ugawaji hapo tu.
end-must-play = Ngazi ya { level-name } hairukwi.
end-fell = J imeshinda mzunguko wa mwisho, kwa hiyo upande wa mgawaji unarudi hadi ngazi ya { level-name }.
end-kitty-cards = Kadi za chini: { $cards }.
end-side = { end-gained }
end-next-dealer = { $name } ndiye mgawaji anayefuata.
