option-duplicate = new huanza jioni ya migao sawa kwenye meza kadhaa; namba hujiunga na moja
option-evening-deals = Jioni ina migao mingapi, 1 hadi 32; usipotaja, 4
option-against = Badala ya meza nyingine, kompyuta za uwezo huu zinacheza kadi zilezile
choice-duplicate-new = new · huanza jioni kwa meza hii
choice-duplicate = { $evening } · { game } · { deals }
evening-lobby =
    { $against ->
        [gentle] Jioni { $evening } · { deals }. Kompyuta rahisi zinacheza kadi zilezile kwenye kila kiti.
        [casual] Jioni { $evening } · { deals }. Kompyuta za kawaida zinacheza kadi zilezile kwenye kila kiti.
        [sharp] Jioni { $evening } · { deals }. Kompyuta hodari zinacheza kadi zilezile kwenye kila kiti.
       *[none] Jioni { $evening } · { deals }, kadi zilezile kwenye kila meza. Meza nyingine hufunguliwa kwa /table open duplicate: { $evening }. Usiitazame unapocheza.
    } Mchanganyo una muhuri: `{ $commitment }`. Hakuna anayekata.
evening-closed =
    { $n ->
        [0] Kadi zitafunguliwa kompyuta nazo zikishacheza mgao huu.
        [one] Kadi zitafunguliwa meza { $tables } nayo ikishacheza mgao huu.
       *[other] Kadi zitafunguliwa meza { $tables } nazo zikishacheza mgao huu.
    }
err-evening-closed =
    { $n ->
        [0] Kadi za mgao { $deal } bado zimefungwa.
       *[other] Wengine bado wanacheza mgao { $deal } kwa kadi zilezile.
    }
    .note = { evening-closed }
evening-compared = Jioni { $evening }, mgao { $deal }: kadi zimefunguliwa
evening-seat = **{ $name }** { SIGNED($p) } · pointi za ulinganisho { $mp } · { $others }
evening-other =
    { $table ->
        [0] kompyuta { SIGNED($p) }
       *[other] { $name } { SIGNED($p) } kwenye meza { $table }
    }
evening-not-compared = Hakuna mwingine aliyeumaliza mgao huu.
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }
evening-board = Jioni { $evening } imekwisha · { game }, { deals }
evening-row = { $place }. **{ $name }** pointi za ulinganisho { $mp } · { SIGNED($p) }
evening-nobody = Hakuna aliyemaliza mgao wowote.
err-evening-cut = Mchanganyo wa jioni { $evening } ni uleule kwenye kila meza, kwa hiyo hakuna anayekata.
    .note = Bonyeza Anza wote wakiwepo.
err-evening-rematch = Kila mgao wa jioni hujitegemea, kwa hiyo hakuna mechi mpya.
    .note = Bonyeza Mgao unaofuata ili kuendelea.
err-evening-over = Meza hii imecheza migao yote ya jioni.
    .note = Inaisha kadi za mgao wa mwisho zikifunguliwa.
err-evening-elsewhere =
    { $other ->
        [0] Tayari unafungua meza ya jioni { $evening }.
       *[other] Tayari unacheza jioni { $evening } kwenye meza { $other }.
    }
    .note = Hakuna anayeona kadi zilezile kwenye meza mbili.
err-evening-full = Jioni { $evening } haichukui meza zaidi.
    .note = Anza nyingine kwa /table open duplicate: new.
err-evening-unknown = Hakuna jioni “{ $text }” inayoendelea hapa.
    .note = Chagua moja kwenye orodha, au new.
err-evening-fixed = Jioni { $evening } tayari ina mchezo na kanuni zake.
    .note = Fungua meza tena bila { $option }:.
err-evening-alone = { $option }: ni ya jioni ya migao sawa.
    .note = Ongeza duplicate: new, au usitaje { $option }:.
