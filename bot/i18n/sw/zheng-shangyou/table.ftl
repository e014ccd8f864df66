side = timu ya { $team }
phase-heading =
    { $phase ->
        [give-up] Kubadilishana: kadi zinapanda
        [choose-above] Kubadilishana: mshindi anachagua
        [give-back] Kubadilishana: kadi zinarudi
       *[choose-below] Kubadilishana: wa kabla ya mwisho anachagua
    }
wait-exchange =
    { $phase ->
        [give-up]
            { $n ->
                [one] { $names } anatoa mojawapo ya kadi zake za juu kabisa.
               *[other] { $names } kila mmoja anatoa mojawapo ya kadi zake za juu kabisa.
            }
        [give-back]
            { $n ->
                [one] { $names } anachagua kadi ya kurudisha.
               *[other] { $names } kila mmoja anachagua kadi ya kurudisha.
            }
       *[other] { $names } anachagua moja kati ya kadi mbili.
    }
table-reading = Ya kushinda: **{ $cards }**, { a-reading }, kutoka kwa { $name }
table-left-over =
    { $n ->
        [one] Kadi moja inalala bila kuonekana.
       *[other] Kadi { $n } zinalala bila kuonekana.
    }
picture-left-over = hazionekani
picture-dealer = mgawaji
picture-giving =
    { $n ->
        [one] { $names } anatoa kadi
       *[other] { $names } wanatoa kadi
    }
picture-to-give = atoe
picture-barred = nje, mzunguko huu
picture-asked =
    { $phase ->
        [give-up] toa ya juu kabisa
        [give-back] rudisha kadi
       *[other] chagua moja
    }
