hint-declare =
    { $suit ->
        [none] Utan trumffärg har du { $n } trumf.
       *[other] Det ger dig { $n } trumf.
    }
hint-redeal = Få av dina kort är trumf.
hint-silent =
    { $stands ->
        [yes] Din trumf gäller.
       *[no]
            { $able ->
                [yes] Du skulle få för få trumf.
               *[no] Du kan inte visa något med de här korten.
            }
    }
hint-trump = Du har flest { of-suit }.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] Det gömmer inga poäng.
               *[other] Det gömmer { $p } poäng, och du har trumf att skydda dem med.
            }
       *[other] Då har du inga { of-suit } kvar och kan trumfa.
    }
hint-lead =
    { $why ->
        [throw] Ingen kan stoppa det här kastet.
        [top] Ingen har högre { of-suit }.
        [run] Få händer kan sticka över det.
        [trumps] Det drar ut de andras trumf.
        [partner] Din partner har nog inga { of-suit } och kan trumfa.
        [empty] Då har du inga { of-suit } kvar och kan trumfa.
       *[low] Det kostar dig lite.
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] Din trumf tar sticket.
               *[other] Din trumf tar { $p } poäng.
            }
        [last]
            { $p ->
                [0] Du tar sticket och spelar ut härnäst.
               *[other] Du tar säkert { $p } poäng.
            }
       *[higher] Det är högst hittills.
    }
hint-partner =
    { $p ->
        [0] { $name } är din partner och leder, så spara dina höga kort.
       *[other] { $name } är din partner och leder, så ge { $p } poäng.
    }
hint-lose =
    { $p ->
        [0] { $name } leder, så ge ett kort utan poäng.
       *[other] { $name } leder, och det här kostar minst.
    }
