brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **Baraha:** { $zs-players } manlalaro, tig-{ $hand } baraha. { ranks-in-order }
               *[no] **Baraha:** { $zs-players } manlalaro, hanggang { $hand } baraha. { ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **Baraha:** { $zs-players } manlalaro sa dalawang panig, tig-{ $hand } baraha. { ranks-in-order }
               *[no] **Baraha:** { $zs-players } manlalaro sa dalawang panig, hanggang { $hand } baraha. { ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2 ang pinakamababa, hanggang A at mga joker.
       *[high] 3 ang pinakamababa, hanggang A, 2 at mga joker.
    }
brief-plays =
    { $zs-bombs ->
        [yes] **Mga tira:** { kinds-played } Talo ng bomba ang ibang uri, maliban sa rocket.
       *[no] **Mga tira:** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] single, set ng isang rank, full house, straight, sunod-sunod na pares o triple.
                       *[no] single, set ng isang rank, full house at straight.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] single, set ng isang rank, full house, at sunod-sunod na pares o triple.
                       *[no] single, set ng isang rank at full house.
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] single, set ng isang rank, straight, at sunod-sunod na pares o triple.
                       *[no] single, set ng isang rank at straight.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] single, set ng isang rank, at sunod-sunod na pares o triple.
                       *[no] single at set ng isang rank.
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **Wild:** kahit anong baraha ang joker; pamalit sa katabing rank { a-two }.
               *[no] **Wild:** kahit anong baraha ang joker.
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **Wild:** pamalit sa katabing rank { a-two }.
               *[no] **Wild:** walang barahang pamalit sa iba.
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **Mga turn:** sumagot ng kasindami at parehong uri, mas mataas. Buong round ang pass.
       *[no] **Mga turn:** sumagot ng kasindami at parehong uri, mas mataas. Makakabalik ka pagkatapos mag-pass.
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **Palitan:** ibibigay ng huling dalawa ang tig-isang pinakamataas nila. Kahit anong baraha ang ibabalik ng unang dalawa.
        [last_one] **Palitan:** ibibigay ng huli ang isang pinakamataas niya. Kahit anong baraha ang ibabalik ng una.
       *[none] **Palitan:** walang palitan sa pagitan ng laro.
    }
brief-points = **Puntos:** { places-paid } { brief-match }
brief-match =
    { $zs-match_end ->
        [points]
            { $zs-target ->
                [1] Hanggang 1 puntos ang laban.
               *[other] Hanggang { $zs-target } puntos ang laban.
            }
        [deals]
            { $zs-deals ->
                [1] Isang laro ang laban.
               *[other] { $zs-deals } laro ang laban.
            }
       *[open] Tuloy ang laban hanggang tumigil ang host.
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] walang puwestong may puntos.
                [1] { $paid } sa unang puwesto.
               *[other] { $paid } sa mga unang puwesto.
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] walang puwestong may puntos.
                        [1] { $paid } sa panig ng unang puwesto.
                       *[other] { $paid } sa panig ng mga unang puwesto.
                    }
               *[other]
                    { $paid_places ->
                        [0] { $zs-not_last } sa panig na walang huling puwesto.
                        [1] { $paid } sa panig ng unang puwesto. Dagdag na { $zs-not_last } sa panig na walang huli.
                       *[other] { $paid } sa panig ng mga unang puwesto. Dagdag na { $zs-not_last } sa panig na walang huli.
                    }
            }
    }
help-aim = Ubusin agad ang baraha mo. May puntos ang mga unang puwesto, at may puwesto ang lahat.
help-turns = Sumagot ng kasindaming baraha ng parehong uri, mas mataas. O mag-pass. Kapag nag-pass ang lahat, sa iyo ang unang tira.
help-plays = Tumira ng single, mga baraha ng isang rank, o straight gaya ng 5-6-7. Puwede rin ang sunod-sunod na pares.
help-wild = Wild ang **joker** at **2** sa karamihan ng preset. Kahit anong barahang kailangan mo ang joker.
help-sequences = 3 hanggang A ang straight. Talo ng iisang suit ang bawat halo-halo na kasinghaba.
help-places = Bago ang mga kasunod na laro, ibibigay ng mga huli ang pinakamataas nila. May ibabalik sa kanila.
