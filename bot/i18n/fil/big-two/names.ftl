game = Pusoy Dos
kind =
    { $kind ->
        [pair] pares
        [triple] triple
        [quads] apat lang
        [two_pair] dalawang pares
        [two_pair_kicker] dalawang pares at isa
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush at dalawa pa
        [royal_flush] straight flush na 10-J-Q-K-A
       *[single] single
    }
kind-title =
    { $kind ->
        [pair] Pares
        [triple] Triple
        [quads] Apat lang
        [two_pair] Dalawang pares
        [two_pair_kicker] Dalawang pares at isa
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Four of a kind
        [straight_flush] Straight flush
        [straight_flush_7] Straight flush at dalawa pa
       *[single] Single
    }
kind-meant =
    { $kind ->
        [pair] dalawang magkaparehong rank
        [triple] tatlong magkakaparehong rank
        [quads] apat na magkakaparehong rank
        [two_pair] dalawa ng isang rank, dalawa ng iba
        [two_pair_kicker] dalawa ng isang rank, dalawa ng iba, kahit anong panlima
        [straight] limang rank na sunod-sunod
        [flush] lima ng isang { suit-word }
        [full_house] tatlo ng isang rank, dalawa ng iba
        [four_plus_one] apat ng isang rank, kahit anong panlima
        [straight_flush] limang sunod-sunod ng isang { suit-word }
        [straight_flush_7] limang sunod-sunod ng isang { suit-word }, kahit anong dalawa pa
       *[single] isang { card-word }
    }
kind-plural =
    { $kind ->
        [pair] pares
        [triple] triple
        [quads] four of a kind na apat lang
        [two_pair] dalawang pares nang sabay
        [two_pair_kicker] dalawang pares na may panlima
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush na may dalawa pa
       *[single] single
    }
a-kind =
    { $kind ->
        [pair] pares
        [triple] triple
        [quads] apat lang
        [two_pair] dalawang pares
        [two_pair_kicker] dalawang pares at isa
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush at dalawa pa
        [royal_flush] straight flush na 10-J-Q-K-A
       *[single] single
    }
kind-typed =
    { $kind ->
        [pair] pares pair pairs doble ng of
        [triple] triple triples trips tatlo three of a kind
        [quads] four of a kind quads apat
        [two_pair] dalawang pares two pairs
        [two_pair_kicker] dalawang pares at isa two pairs plus one
        [straight] straight straights sunod-sunod hanggang mula to from run
        [flush] flush flushes
        [full_house] full house fullhouse houses of over on with boat
        [four_plus_one] four of a kind quads apat plus one with fours bomba
        [straight_flush] straight flush sf straightflush hanggang mula to from
        [straight_flush_7] straight flush sf straightflush hanggang mula to from pito
        [single] single singles isa isang baraha
       *[none] baraha
    }
preset =
    { $preset ->
        [pagat-basic] Basic na laro
        [chudadi-standard] Chudadi, karaniwan
        [chudadi-hongkong] Chudadi, puntos ng Hong Kong
        [hong-kong] Hong Kong, ayon kay Ivan Ip
        [hong-kong-boehnker] Hong Kong, ayon kay Karl Boehnker
        [japanese-wikipedia-official] Opisyal, ayon sa artikulong Hapones
        [hong-kong-wikipedia] Hong Kong, ayon sa artikulong Hapones
        [mainland] Mainland China
        [malaysia] Malaysia, tatlong manlalaro
        [taiwan] Taiwan, pabawas
        [taiwan-plus-minus] Taiwan, dagdag at bawas
        [taiwan-latta] Taiwan, ayon kay Todd Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan, isang talo
        [singapore] Singapore
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pilipinas
        [da-lao-er-gamesky] Da Lao Er, GameSky
        [three-player-17] Tatluhan, 17 baraha
        [three-player-13-draw] Tatluhan, may bunutan
        [two-player-13] Dalawahan, 13 baraha
        [two-player-17] Dalawahan, 17 baraha
        [two-player-21] Dalawahan, 21 baraha
        [two-player-26] Dalawahan, buong pakete
        [class-struggle-1] Class struggle, baraha sa baraha
        [class-struggle-2] Class struggle, pinagsama
        [tribute-hk-1] Tributo, pumili ng hawak
        [tribute-hk-2] Tributo, isang baraha
        [tribute-hk-3] Tributo, dalawang baraha at isa
        [tribute-hk-4] Tributo, tatlong baraha ipinapasa
        [lectio] Lectio, tile para sa limahan
       *[other] House rules
    }
preset-short =
    { $preset ->
        [pagat-basic] Basic
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi Hong Kong
        [hong-kong] Hong Kong (Ip)
        [hong-kong-boehnker] Hong Kong (Boehnker)
        [japanese-wikipedia-official] Opisyal
        [hong-kong-wikipedia] Hong Kong (artikulo)
        [mainland] Mainland
        [malaysia] Malaysia
        [taiwan] Taiwan
        [taiwan-plus-minus] Taiwan dagdag-bawas
        [taiwan-latta] Taiwan (Latta)
        [lukang] Lukang
        [taiwan-fixed] Taiwan isang talo
        [singapore] Singapore
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pilipinas
        [da-lao-er-gamesky] Da Lao Er
        [three-player-17] Tatluhan
        [three-player-13-draw] Tatluhang bunutan
        [two-player-13] Dalawahan 13
        [two-player-17] Dalawahan 17
        [two-player-21] Dalawahan 21
        [two-player-26] Dalawahan 26
        [class-struggle-1] Class struggle
        [class-struggle-2] Class pinagsama
        [tribute-hk-1] Tributo ng hawak
        [tribute-hk-2] Tributong isa
        [tribute-hk-3] Tributong dalawa
        [tribute-hk-4] Tributong tatlo
        [lectio] Lectio
       *[other] House rules
    }
preset-about =
    { $preset ->
        [pagat-basic] Ang basic na laro: naiipon ang puntos hanggang tumigil ang host
        [chudadi-standard] Dapat sabihin ang huling baraha. Hanggang 200 puntos ang laban
        [chudadi-hongkong] Dapat sabihin ang huling baraha. Mas magaan ang puntos, laban hanggang 100
        [hong-kong] Panalo agad ang dragon. Bawal tapusin sa pinakamataas na baraha lang
        [hong-kong-boehnker] Straight at flush gaya ng Hong Kong, basic ang iba
        [japanese-wikipedia-official] Unang titira ang panalo. Puwedeng ulitin ang bigay kung mahina ang hawak. Sariling baraha ang bawas
        [hong-kong-wikipedia] Gaya ng opisyal, pero talo ang huling barahang di sinabi
        [mainland] Gaya ng opisyal, mas mataas ang multiplier
        [malaysia] Puwedeng ipagpalit ang pinakamababa sa nakatagong baraha
        [taiwan] Walang triple, walang flush. Parehong uri ang sagot sa lima, at talo ng bomba ang lahat
        [taiwan-plus-minus] Gaya ng Taiwan, doble ang dos at may puntos ang panalo
        [taiwan-latta] Walang triple, walang flush. Bomba ang straight flush na pitong baraha
        [lukang] Ang basic na laro, pero talo ng bomba ang lahat
        [taiwan-fixed] Talo ng bomba ang lahat, at isang talo ang nagbibigay sa panalo
        [singapore] Ang basic na laro na walang triple at flush
        [indonesia] Pass sa buong round. May puntos ang espesyal na tira. Bagong simula tuwing sampung laro
        [philippines-pusoy-dos] Diamonds ang pinakamataas, at panalo lang ang may puntos
        [da-lao-er-gamesky] Walang flush, at talo ng bomba ang lahat
        [three-player-17] Ang basic na laro para sa tatlo, may isang sobrang baraha
        [three-player-13-draw] Ang basic na laro para sa tatlo; bubunot ang nag-pass
        [two-player-13] Ang basic na laro para sa dalawa, kalahati ng pakete
        [two-player-17] Ang basic na laro para sa dalawa, tig-17 baraha
        [two-player-21] Ang basic na laro para sa dalawa, tig-21 baraha
        [two-player-26] Ang basic na laro para sa dalawa, buong pakete
        [class-struggle-1] Hari, maharlika, karaniwan at alipin: palitan ng tig-isang baraha bago ang laro
        [class-struggle-2] Hihingi ng baraha ang hari, maharlika at karaniwan, at maglalabas ng mapipili
        [tribute-hk-1] Pipili ng nakataob na hawak, una ang unang puwesto
        [tribute-hk-2] Ibibigay ng huli sa una ang pinakamataas niyang baraha
        [tribute-hk-3] Dalawang baraha mula huli papunta sa una, isa mula pangatlo sa pangalawa
        [tribute-hk-4] Sa una ang tatlong pinakamataas, tapos ipinapasa ang mga baraha
        [lectio] Tile 1 hanggang 15 sa apat na kulay, may 149 puntos ang bawat isa
       *[other] Rules ng server na ito
    }
rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] tile hanggang { $tiles }, tig-{ $size }
               *[other] tile hanggang { $tiles }, tig-{ $size }, { $left } sobra
            }
       *[std52]
            { $left ->
                [0] { packs }, tig-{ $size } baraha
               *[other]
                    { $rest-use ->
                        [stock] { packs }, tig-{ $size } baraha, { $left } bubunutin
                        [discard] { packs }, tig-{ $size } baraha, { $left } hindi kasama
                       *[give] { packs }, tig-{ $size } baraha, { $left } sobra
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] hanggang { $match-target } puntos
        [deals] { deals }
        [deals_or_chips] { deals }, o hanggang may maubusan ng puntos
       *[open] hanggang tumigil ang host
    }
