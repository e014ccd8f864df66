hint-declare =
    { $suit ->
        [none] Bila suti ya turufu una turufu { $n }.
       *[other] Inakupa turufu { $n }.
    }
hint-redeal = Turufu zako ni chache.
hint-silent =
    { $stands ->
        [yes] Turufu yako inabaki.
       *[no]
            { $able ->
                [yes] Ungekuwa na turufu chache mno.
               *[no] Kwa kadi hizi huwezi kuonyesha kitu.
            }
    }
hint-trump = Una kadi nyingi zaidi za { of-suit }.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] Haifichi pointi.
               *[other] Inaficha pointi { $p }, na una turufu za kuzilinda.
            }
       *[other] Unaishiwa kadi za { of-suit }, kwa hiyo unaweza kuzila kwa turufu.
    }
hint-lead =
    { $why ->
        [throw] Hakuna anayeweza kuzuia mrusho huu.
        [top] Hakuna mwenye kadi za { of-suit } za juu zaidi.
        [run] Wachache wanaweza kuishinda.
        [trumps] Inawatoa wengine turufu.
        [partner] Huenda mshirika wako hana kadi za { of-suit }, na anaweza kuzila kwa turufu.
        [empty] Unaishiwa kadi za { of-suit }, kwa hiyo unaweza kuzila kwa turufu.
       *[low] Inakugharimu kidogo.
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] Turufu zako zinashinda mzunguko.
               *[other] Turufu zako zinashinda pointi { $p }.
            }
        [last]
            { $p ->
                [0] Unashinda mzunguko na unaongoza unaofuata.
               *[other] Unashinda pointi { $p } kwa hakika.
            }
       *[higher] Ndiyo ya juu kabisa hadi sasa.
    }
hint-partner =
    { $p ->
        [0] { $name } ni wa upande wako na anashinda, kwa hiyo tunza kadi zako za juu.
       *[other] { $name } ni wa upande wako na anashinda, kwa hiyo toa pointi { $p }.
    }
hint-lose =
    { $p ->
        [0] { $name } anashinda, kwa hiyo toa kadi isiyo na pointi.
       *[other] { $name } anashinda, na hii inagharimu kidogo zaidi.
    }
