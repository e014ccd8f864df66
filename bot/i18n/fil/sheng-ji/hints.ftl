hint-declare =
    { $suit ->
        [none] Kung walang suit na trump, { $n } ang trump mo.
       *[other] Magiging { $n } ang trump mo.
    }
hint-redeal = Kaunti ang trump mo.
hint-silent =
    { $stands ->
        [yes] Trump mo pa rin.
       *[no]
            { $able ->
                [yes] Magiging kulang ang trump mo.
               *[no] Wala kang maipapakita sa mga barahang ito.
            }
    }
hint-trump = Pinakamarami ang { of-suit } mo.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] Walang puntos na natatago rito.
               *[other] { $p } puntos ang natatago, at may trump kang pambantay.
            }
       *[other] Mawawalan ka ng { of-suit }, kaya matitirahan mo ng trump.
    }
hint-lead =
    { $why ->
        [throw] Walang makakapigil sa hagis na ito.
        [top] Walang may mas mataas na { of-suit }.
        [run] Kaunti ang makakatalo rito.
        [trumps] Ilalabas nito ang trump ng iba.
        [partner] Baka wala nang { of-suit } ang kakampi mo, at makakatira siya ng trump.
        [empty] Mawawalan ka ng { of-suit }, kaya matitirahan mo ng trump.
       *[low] Kaunti lang ang kawalan mo rito.
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] Panalo sa round ang trump mo.
               *[other] Makukuha ng trump mo ang { $p } puntos.
            }
        [last]
            { $p ->
                [0] Sa iyo ang round at ang susunod na unang tira.
               *[other] Siguradong sa iyo ang { $p } puntos.
            }
       *[higher] Iyan ang pinakamataas sa ngayon.
    }
hint-partner =
    { $p ->
        [0] Kakampi mo si { $name } at lamang, kaya itabi ang matataas mo.
       *[other] Kakampi mo si { $name } at lamang, kaya magbigay ng { $p } puntos.
    }
hint-lose =
    { $p ->
        [0] Lamang si { $name }, kaya barahang walang puntos ang ibigay.
       *[other] Lamang si { $name }, at ito ang pinakamaliit na kawalan.
    }
