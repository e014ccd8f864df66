brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **Kadi:** wachezaji { $zs-players } wenye kadi { $hand } kila mmoja. { ranks-in-order }
               *[no] **Kadi:** wachezaji { $zs-players } wenye hadi kadi { $hand } kila mmoja. { ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **Kadi:** wachezaji { $zs-players } kwa timu mbili, kadi { $hand } kila mmoja. { ranks-in-order }
               *[no] **Kadi:** wachezaji { $zs-players } kwa timu mbili, hadi kadi { $hand } kila mmoja. { ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2 ni ya chini kabisa, kisha hadi A na jokari.
       *[high] 3 ni ya chini kabisa, kisha hadi A, 2 na jokari.
    }
brief-plays =
    { $zs-bombs ->
        [yes] **Makundi:** { kinds-played } Bomu hushinda aina nyingine yoyote isipokuwa roketi.
       *[no] **Makundi:** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] kadi moja, seti za cheo kimoja, full house, mifuatano, jozi au tatu zinazofuatana.
                       *[no] kadi moja, seti za cheo kimoja, full house na mifuatano.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] kadi moja, seti za cheo kimoja, full house, na jozi au tatu zinazofuatana.
                       *[no] kadi moja, seti za cheo kimoja na full house.
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] kadi moja, seti za cheo kimoja, mifuatano, na jozi au tatu zinazofuatana.
                       *[no] kadi moja, seti za cheo kimoja na mifuatano.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] kadi moja, seti za cheo kimoja, na jozi au tatu zinazofuatana.
                       *[no] kadi moja na seti za cheo kimoja.
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **Mbadala:** jokari huwakilisha kadi yoyote, { a-two } huwakilisha cheo kilicho pamoja nayo.
               *[no] **Mbadala:** jokari huwakilisha kadi yoyote.
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **Mbadala:** { a-two } huwakilisha cheo kilicho pamoja nayo.
               *[no] **Mbadala:** hakuna kadi inayowakilisha nyingine.
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **Zamu:** jibu kwa idadi ileile ya kadi za aina ileile, ila juu zaidi. Kupita ni kwa mzunguko wote.
       *[no] **Zamu:** jibu kwa idadi ileile ya kadi za aina ileile, ila juu zaidi. Baada ya kupita unaweza kurudi.
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **Kubadilishana:** kila mmoja wa wawili wa mwisho hutoa kadi yake ya juu kabisa. Kila mmoja wa wawili wa kwanza hurudisha yoyote.
        [last_one] **Kubadilishana:** mchezaji wa mwisho hutoa kadi yake ya juu kabisa. Wa kwanza hurudisha kadi yoyote.
       *[none] **Kubadilishana:** hakuna kati ya migao.
    }
brief-points = **Pointi:** { places-paid } { brief-match }
brief-match =
    { $zs-match_end ->
        [points]
            { $zs-target ->
                [one] Mechi ni hadi pointi 1.
               *[other] Mechi ni hadi pointi { $zs-target }.
            }
        [deals]
            { $zs-deals ->
                [one] Mechi ni mgao mmoja.
               *[other] Mechi ni migao { $zs-deals }.
            }
       *[open] Mechi huendelea hadi mwenyeji aache.
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] hakuna nafasi inayozileta.
                [one] nafasi ya kwanza huleta { $paid }.
               *[other] nafasi za kwanza huleta { $paid }.
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] hakuna nafasi inayozileta.
                        [one] nafasi ya kwanza huiletea timu yake { $paid }.
                       *[other] nafasi za kwanza huiletea timu yake { $paid }.
                    }
               *[other]
                    { $paid_places ->
                        [0] timu isiyo na nafasi ya mwisho hupata { $zs-not_last }.
                        [one] nafasi ya kwanza huiletea timu yake { $paid }. Timu isiyo na nafasi ya mwisho hupata { $zs-not_last } zaidi.
                       *[other] nafasi za kwanza huiletea timu yake { $paid }. Timu isiyo na nafasi ya mwisho hupata { $zs-not_last } zaidi.
                    }
            }
    }
help-aim = Maliza kadi zako mapema. Nafasi za kwanza huleta pointi, na kila mmoja hupata nafasi.
help-turns = Jibu kwa idadi ileile ya kadi za aina ileile, ila juu zaidi. Au pita. Wengine wote wakipita, unaongoza.
help-plays = Cheza kadi moja, kadi za cheo kimoja, au mfuatano kama 5-6-7. Jozi zinazofuatana zinafaa pia.
help-wild = **Jokari** na **2** ni mbadala katika kanuni nyingi. Jokari huwakilisha kadi yoyote unayohitaji.
help-sequences = Mifuatano ni kutoka 3 hadi A. Mfuatano wa suti moja hushinda wowote wa suti tofauti wenye urefu huo.
help-places = Kabla ya migao ya baadaye wa nafasi za mwisho hutoa kadi yao bora. Hurudishiwa nyingine.
