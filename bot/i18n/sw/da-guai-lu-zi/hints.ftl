hint-out = Ni kadi zako zote.
hint-partner = { $name } ni mshirika wako, kwa hiyo mwachie mzunguko.
hint-pass =
    { $can ->
        [yes] Tunza kadi zako kwa baadaye.
       *[no] Huna cha kuishinda.
    }
hint-for-partner =
    { $n ->
        [one] { $name } ana kadi moja na ni mshirika wako.
       *[other] { $name } ana kadi { $n } na ni mshirika wako.
    }
hint-stop =
    { $n ->
        [one] { $name } amebaki na kadi moja, kwa hiyo usimwache aongoze.
       *[other] { $name } amebaki na kadi { $n }, kwa hiyo usimwache aongoze.
    }
hint-sure = Hakuna anayeweza kuishinda.
hint-lead =
    { $n ->
        [5] Unaondoa kadi tano kwa pamoja.
        [one] Kadi za chini huenda kwanza.
       *[other] Kadi za chini huenda kwanza, kadhaa kwa pamoja.
    }
hint-cheap =
    { $whole ->
        [yes] Haivunji kundi lolote.
       *[no] Inakugharimu kidogo.
    }
hint-exchange =
    { $verb ->
        [choose] Nyingine si za juu zaidi.
       *[give]
            { $n ->
                [one] Ndiyo unayoihitaji kidogo zaidi.
               *[other] Ndizo unazozihitaji kidogo zaidi.
            }
    }
