brief-cards = **Baraha:** tatlong pakete na may joker, tig-{ $hand } baraha. Tatlo kontra tatlo, salitan ang magkakampi.
brief-ranks =
    { $dg-trump ->
        [level] **Mga rank:** 2 ang pinakamababa, joker ang pinakamataas. Mas mataas sa alas ang rank na trump.
       *[none] **Mga rank:** 2 ang pinakamababa, hanggang alas, tapos ang maliit at malaking joker.
    }
brief-plays =
    { $dg-flush_over_straight ->
        [yes] **Mga tira:** isa, dalawa o tatlo ng isang rank, o lima. Lima: straight, flush, full house, apat at isa, straight flush, five of a kind.
       *[no] **Mga tira:** isa, dalawa o tatlo ng isang rank, o lima. Lima: flush, straight, full house, apat at isa, straight flush, five of a kind.
    }
brief-jokers =
    { $dg-wild_finish ->
        [weakest]
            { $dg-reading ->
                [named] **Joker:** kahit anong baraha kapag may kasama. Puwede mong sabihin kung ano ang tira. Pinakamahina ang huling lima mo.
               *[fixed] **Joker:** kahit anong baraha kapag may kasama. Pinakamalakas na uri ang nabubuo nito, pero pinakamahina sa huling lima mo.
            }
       *[normal]
            { $dg-reading ->
                [named] **Joker:** kahit anong baraha kapag may kasama. Puwede mong sabihin kung ano ang tira.
               *[fixed] **Joker:** kahit anong baraha kapag may kasama. Pinakamalakas na uri ang nabubuo nito.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Tributo:** ibibigay ng nahuli ang isang pinakamataas niya bago ang susunod na laro.
       *[no] **Unang tira:** sa unang naubos ng nakaraang laro.
    }
brief-score =
    { $dg-score ->
        [levels] **Level:** panalo ang panig ng unang naubos kung ubos muna sila. Panig na unang tumira lang ang tataas, mula { $dg-level_start }.
       *[caught_points] **Puntos:** panalo ang panig ng unang naubos kung ubos muna sila. May puntos sa bawat kalabang nahuli.
    }
help-aim = Tatlo kontra tatlo. Dapat nasa panig mo ang unang maubusan, at maubos kayong tatlo bago ang kalaban.
help-cards = Tig-27 baraha ang lahat mula sa tatlong pakete. 2 ang pinakamababa, joker ang pinakamataas.
help-plays = Tumira ng isa, dalawa o tatlo ng isang rank, o lima. Sumagot ng kasindami, mas mataas.
help-jokers = Kapag may kasama, kahit anong barahang kailangan mo ang joker.
help-tricks = Kapag nag-pass ang lahat ng iba, sa iyo ulit ang unang tira. Ibigay ang round sa kakampi.
help-score = Nahuli ang bawat kalabang may baraha pa: isang puntos bawat isa sa panig mo.
