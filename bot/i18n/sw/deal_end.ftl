wins-deal =
    { $played ->
        [computer] Kompyuta inashinda mgao { $deal } kwa niaba ya { $names }
       *[self]
            { $n ->
                [one] { $names } anashinda mgao { $deal }
               *[other] { $names } wanashinda mgao { $deal }
            }
    }
deal-stood-in = Kompyuta imemaliza mgao huu kwa niaba ya { $names }.
deal-stood-in-own = Kompyuta imemaliza mgao huu kwa niaba yako.
own-outcome =
    { $who ->
        [you] Umeshinda.
        [computer] Kompyuta imeshinda kwa niaba yako.
        [nobody] Hakuna aliyeshinda.
        [void] Mgao { $deal } ni batili.
       *[others] Ushindi ni wa { $names }.
    }
deal-played-for = { $name } amecheza mgao huu kwa niaba ya { $computer }, kompyuta.
own-counted-for = Kwenye orodha ya washindi mgao huu unahesabiwa kwa { $computer }, kompyuta.
wins-deal-nobody = Hakuna aliyeshinda mgao { $deal }
deal-void = { game } · mgao { $deal } ni batili
deal-void-points = Hakuna anayepata pointi.
deal-last-play = Hatua ya mwisho: { $name } { $cards }.
deal-order = Nafasi: { $names }.
deal-place = { $place }. { $name }
deal-points = { picture-place }: { $name } **{ gained }**
match-points = { picture-place }: { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] Umekuwa { picture-place }.
       *[no]
            { $place ->
                [1] Pointi zako: { SIGNED($p) }.
               *[other]
                    { $n ->
                        [0] Umekuwa { picture-place }: { SIGNED($p) }.
                       *[other] Umekuwa { picture-place }: { SIGNED($p) }, umebaki na { cards }.
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] Mazoezi: migao ya somo haihesabiwi kwenye orodha ya washindi.
       *[no] Mazoezi: mgao huhesabiwa kwenye orodha ya washindi ukichezwa na watu wawili au zaidi.
    }
match-won =
    { $n ->
        [one] { $names } anashinda mechi kwa { SIGNED($total) } baada ya { deals }.
       *[other] { $names } wanashinda mechi kwa { SIGNED($total) } baada ya { deals }.
    }
match-won-by-you = Umeshinda mechi.
match-won-level =
    { $n ->
        [one] { $names } anashinda mechi kwenye ngazi ya { level-name } baada ya { deals }.
       *[other] { $names } wanashinda mechi kwenye ngazi ya { level-name } baada ya { deals }.
    }
match-shared = { $names } wanashinda mechi pamoja kwa { SIGNED($total) }.
rematch-line = Mechi imekwisha. Bonyeza { button-rematch } ili kuanza nyingine, kutoka sifuri.
rematch-ask = **Kuanza mechi mpya kwenye { $table }?** Jumla ya kila mtu inarudi kwenye sifuri. Pointi za daftari zinabaki. Lazima wote hapa wakubali.
new-match-asked =
    { $n ->
        [one] { $names } anataka mechi mpya. Pointi za hii zitarudi kwenye sifuri.
       *[other] { $names } wanataka mechi mpya. Pointi za hii zitarudi kwenye sifuri.
    }
new-match-line =
    { $clock ->
        [slow] { new-match-ways } Mwisho wa kusubiri: { $date }, { $time }. Kisha mechi hii inaendelea.
        [running] { new-match-ways } Mwisho wa kusubiri: { $time }. Kisha mechi hii inaendelea.
       *[none] { new-match-ways }
    }
new-match-ways = Bonyeza { button-new-match } ukikubali, au { button-next-deal } ili kuendelea. Tunasubiri jibu kutoka kwa { $missing }.
ready-line =
    { $clock ->
        [slow] { ready-waits } Mwisho wa kusubiri: { $date }, { $time }. Kisha mgao unaanza.
        [running] { ready-waits } Mwisho wa kusubiri: { $time }. Kisha mgao unaanza.
       *[none] { ready-waits }
    }
ready-waits = Tunasubiri { button-next-deal } kutoka kwa { $missing }.
ready-line-away = Hakuna aliyepo. Mgao unaofuata unaanza mtu akibonyeza { button-next-deal }.
abandoned = Meza imekwisha. Hakuna anayepata pointi kwa mgao huu.
abandoned-by-admin = { $name }, msimamizi wa seva, amemaliza mgao { $deal }.
table-ended-heading = { game } · meza imekwisha
leave-ask = Kuondoka kwenye { $table }?
leave-seat =
    { $stage ->
        [lobby] Kiti chako kitakuwa wazi.
        [deal] Kompyuta itaendelea na kadi zako.
       *[between] Kompyuta itachukua kiti chako.
    }
left-now = Umeondoka kwenye { $table }.
kicked-now =
    { $voted ->
        [yes] Wengine wameipa kompyuta kiti chako kwenye { $table }.
       *[no] { $name } ameipa kompyuta kiti chako kwenye { $table }.
    }
kick-ask = Kuipa kompyuta kiti cha { $name }?
kick-means =
    { $stage ->
        [lobby] Kiti kitakuwa wazi.
        [deal] Kompyuta itaendelea, na mgao utahesabiwa kwake. Anaweza kurudi hadi mgao uishe.
       *[between] Atabaki na pointi zake, na anaweza kurudi.
    }
kick-needs =
    { $n ->
        [one] { $names } lazima akubali meza ikiwa bado inasubiri.
       *[other] { $names } lazima wote wakubali meza ikiwa bado inasubiri.
    }
leave-back =
    { $way ->
        [hand] Hadi mgao huu uishe, bonyeza { button-join } ili kurudia kadi zako.
        [ends] Hakuna mwingine aliyeketi hapa, kwa hiyo meza inaisha. Haiwezi kufunguliwa tena.
       *[seat] Bonyeza { button-join } ili kurudi, mradi kuna kiti.
    }
leave-settle =
    { $settle ->
        [counts] Mgao huu bado unahesabiwa kwako: unapata pointi zake utakapoisha.
        [zero] Mgao huu hukugawiwa wewe, kwa hiyo hauhesabiwi kwako.
        [booked] Pointi zako hadi sasa zinabaki.
       *[nothing] Hakuna mgao ulioanza, kwa hiyo bado hakuna pointi.
    }
leave-last = Hakuna mwingine aliyeketi hapa, kwa hiyo meza inaisha baada ya mgao huu.
end-ask = Kumaliza { $table }?
end-ask-others = Kuomba kumaliza { $table }?
end-settle =
    { $settle ->
        [zero] Mgao huu ni batili: hakuna anayepata pointi zake.
        [nothing] Hakuna mgao ulioanza.
       *[booked] Pointi hadi sasa zinabaki.
    }
end-others =
    { $n ->
        [one] { $names } ameketi hapa pia.
       *[other] { $names } wameketi hapa pia.
    }
end-needs =
    { $n ->
        [one] { $names } lazima akubali kabla hujacheza au kupita tena.
       *[other] { $names } lazima wote wakubali kabla hujacheza au kupita tena.
    }
fair-matches = { fair-matches-alone } Kwa faili hii unaweza kukagua kila mgao wa mechi hii.
fair-matches-alone = Mchanganyo unalingana na muhuri wake `{ $commitment }`.
fair-next = Mchanganyo unaofuata una muhuri: `{ $commitment }`.
fair-this = Muhuri kabla ya kadi ya kwanza: `{ $commitment }`.
end-account = { $sides }.
