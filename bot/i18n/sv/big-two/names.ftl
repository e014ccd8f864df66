game = Chudadi
kind =
    { $kind ->
        [pair] par
        [triple] triss
        [quads] ensamt fyrtal
        [two_pair] två par
        [two_pair_kicker] två par plus ett
        [straight] stege
        [flush] flush
        [full_house] kåk
        [four_plus_one] fyrtal
        [straight_flush] färgstege
        [straight_flush_7] färgstege med två till
        [royal_flush] färgstegen 10-J-Q-K-A
       *[single] ensamt kort
    }
kind-title =
    { $kind ->
        [pair] Par
        [triple] Triss
        [quads] Ensamt fyrtal
        [two_pair] Två par
        [two_pair_kicker] Två par plus ett
        [straight] Stege
        [flush] Flush
        [full_house] Kåk
        [four_plus_one] Fyrtal
        [straight_flush] Färgstege
        [straight_flush_7] Färgstege med två till
       *[single] Ensamt kort
    }
kind-meant =
    { $kind ->
        [pair] två av samma valör
        [triple] tre av samma valör
        [quads] fyra av samma valör
        [two_pair] två av en valör, två av en annan
        [two_pair_kicker] två av en valör, två av en annan, ett valfritt femte
        [straight] fem valörer i följd
        [flush] fem av samma { suit-word }
        [full_house] tre av en valör, två av en annan
        [four_plus_one] fyra av samma valör, ett valfritt femte
        [straight_flush] fem i följd av samma { suit-word }
        [straight_flush_7] fem i följd av samma { suit-word }, två valfria till
       *[single] { $deck ->
            [lectio] en bricka
           *[std52] ett kort
        }
    }
kind-plural =
    { $kind ->
        [pair] par
        [triple] trissar
        [quads] ensamma fyrtal
        [two_pair] två par tillsammans
        [two_pair_kicker] två par med ett femte kort
        [straight] stegar
        [flush] flushar
        [full_house] kåkar
        [four_plus_one] fyrtal
        [straight_flush] färgstegar
        [straight_flush_7] färgstegar med två till
       *[single] ensamma kort
    }
a-kind =
    { $kind ->
        [pair] ett par
        [triple] en triss
        [quads] ett ensamt fyrtal
        [two_pair] två par
        [two_pair_kicker] två par plus ett
        [straight] en stege
        [flush] en flush
        [full_house] en kåk
        [four_plus_one] ett fyrtal
        [straight_flush] en färgstege
        [straight_flush_7] en färgstege med två till
        [royal_flush] färgstegen 10-J-Q-K-A
       *[single] ett ensamt kort
    }
kind-typed =
    { $kind ->
        [pair] par i ett pair pairs
        [triple] triss trissar tretal i en triple
        [quads] fyrtal fyra ensamt ett quads
        [two_pair] två par pairs
        [two_pair_kicker] två par plus ett pairs
        [straight] stege stegar en till från straight
        [flush] flush flushar en färg
        [full_house] kåk kåkar en i med full house fullhouse
        [four_plus_one] fyrtal fyra ett plus med bomb quads
        [straight_flush] färgstege färgstegar en till från straight flush
        [straight_flush_7] färgstege färgstegar en till från sju straight flush
        [single] ensamt ensamma ett kort single
       *[none] kort
    }
preset =
    { $preset ->
        [pagat-basic] Grundspelet
        [chudadi-standard] Chudadi, standard
        [chudadi-hongkong] Chudadi, Hongkongpoäng
        [hong-kong] Hongkong, efter Ivan Ip
        [hong-kong-boehnker] Hongkong, efter Karl Boehnker
        [japanese-wikipedia-official] Officiellt, efter den japanska artikeln
        [hong-kong-wikipedia] Hongkong, efter den japanska artikeln
        [mainland] Kinas fastland
        [malaysia] Malaysia, tre spelare
        [taiwan] Taiwan, avdrag
        [taiwan-plus-minus] Taiwan, plus och minus
        [taiwan-latta] Taiwan, efter Todd Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan, en förlorar
        [singapore] Singapore
        [indonesia] Indonesien
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er, GameSky
        [three-player-17] Tre spelare, 17 kort
        [three-player-13-draw] Tre spelare, med dragning
        [two-player-13] Två spelare, 13 kort
        [two-player-17] Två spelare, 17 kort
        [two-player-21] Två spelare, 21 kort
        [two-player-26] Två spelare, hela leken
        [class-struggle-1] Klasskamp, kort mot kort
        [class-struggle-2] Klasskamp, gemensamma kort
        [tribute-hk-1] Tribut, val av händer
        [tribute-hk-2] Tribut, ett kort
        [tribute-hk-3] Tribut, två kort och ett
        [tribute-hk-4] Tribut, tre kort som går vidare
        [lectio] Lectio, brickor för fem spelare
       *[other] Husregler
    }
preset-short =
    { $preset ->
        [pagat-basic] Grund
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi Hongkong
        [hong-kong] Hongkong (Ip)
        [hong-kong-boehnker] Hongkong (Boehnker)
        [japanese-wikipedia-official] Officiellt
        [hong-kong-wikipedia] Hongkong (artikeln)
        [mainland] Fastlandet
        [malaysia] Malaysia
        [taiwan] Taiwan
        [taiwan-plus-minus] Taiwan plus-minus
        [taiwan-latta] Taiwan (Latta)
        [lukang] Lukang
        [taiwan-fixed] Taiwan en förlorar
        [singapore] Singapore
        [indonesia] Indonesien
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er
        [three-player-17] Tre spelare
        [three-player-13-draw] Tre med dragning
        [two-player-13] Två med 13
        [two-player-17] Två med 17
        [two-player-21] Två med 21
        [two-player-26] Två med 26
        [class-struggle-1] Klasskamp
        [class-struggle-2] Gemensam klasskamp
        [tribute-hk-1] Tribut med händer
        [tribute-hk-2] Tribut av ett
        [tribute-hk-3] Tribut av två
        [tribute-hk-4] Tribut av tre
        [lectio] Lectio
       *[other] Husregler
    }
preset-about =
    { $preset ->
        [pagat-basic] Grundspelet: poängen läggs ihop tills värden slutar
        [chudadi-standard] Du säger till om ditt sista kort. Matchen går till 200 poäng
        [chudadi-hongkong] Du säger till om ditt sista kort. Mildare poäng, och match till 100
        [hong-kong] En drake vinner direkt. Du får inte gå ut med bara det högsta kortet
        [hong-kong-boehnker] Stegar och flushar som i Hongkong, resten som i grundspelet
        [japanese-wikipedia-official] Den som vann spelar ut. Svaga händer kan ges om. Alla förlorar poäng för sina kort
        [hong-kong-wikipedia] Som de officiella reglerna, och ett förtiget sista kort förlorar
        [mainland] Som de officiella reglerna, med högre faktorer
        [malaysia] Du får byta ditt lägsta kort mot det dolda
        [taiwan] Inga trissar eller flushar. Fem kort svarar på samma sort, och bomber sticker över allt
        [taiwan-plus-minus] Som Taiwan, med tvåor som dubblar och en poäng till den som vinner
        [taiwan-latta] Inga trissar, inga flushar. Färgstegar med sju kort är bomber
        [lukang] Grundspelet med bomber som sticker över allt
        [taiwan-fixed] Bomber sticker över allt, och en förlorare betalar den som vinner
        [singapore] Grundspelet utan trissar och flushar
        [indonesia] En pass gäller hela sticket. Särskilda drag ger poäng. Var tionde giv börjar om
        [philippines-pusoy-dos] Ruter är högst, och bara den som vinner får poäng
        [da-lao-er-gamesky] Inga flushar, och bomber som sticker över allt
        [three-player-17] Grundspelet för tre, med ett kort över
        [three-player-13-draw] Grundspelet för tre, där den som passar drar ur högen
        [two-player-13] Grundspelet för två med halva leken
        [two-player-17] Grundspelet för två med 17 kort var
        [two-player-21] Grundspelet för två med 21 kort var
        [two-player-26] Grundspelet för två med hela leken
        [class-struggle-1] Kung, furste, borgare och tjänare byter kort mot kort före varje giv
        [class-struggle-2] Kung, furste och borgare kräver kort och lägger fram andra att välja bland
        [tribute-hk-1] Ni väljer bland dolda händer, den som kom etta först
        [tribute-hk-2] Den som kom sist ger ettan sitt bästa kort
        [tribute-hk-3] Den som kom sist ger ettan två kort, trean ger tvåan ett
        [tribute-hk-4] De tre bästa korten går till ettan, och kort går vidare
        [lectio] Brickor 1 till 15 i fyra kulörer, med 149 poäng var
       *[other] Serverns egna regler
    }
rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] brickor upp till { $tiles }, { $size } var
               *[other] brickor upp till { $tiles }, { $size } var, { $left } över
            }
       *[std52]
            { $left ->
                [0] { packs }, { $size } kort var
               *[other]
                    { $rest-use ->
                        [stock] { packs }, { $size } kort var, { $left } att dra
                        [discard] { packs }, { $size } kort var, { $left } utanför
                       *[give] { packs }, { $size } kort var, { $left } över
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] till { $match-target } poäng
        [deals] { deals }
        [deals_or_chips] { deals }, eller tills någon saknar poäng
       *[open] tills värden slutar
    }
# Ett kort och en bricka böjs olika.
a-card-word =
    { $deck ->
        [lectio] en bricka
       *[std52] ett kort
    }
lowest-card =
    { $deck ->
        [lectio] den lägsta brickan
       *[std52] det lägsta kortet
    }
last-card =
    { $deck ->
        [lectio] sista brickan
       *[std52] sista kortet
    }
