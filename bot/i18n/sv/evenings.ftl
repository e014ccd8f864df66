option-duplicate = new börjar en kväll med samma givar vid flera bord; ett nummer går med i en
option-evening-deals = Hur många givar kvällen har, 1 till 32; utelämnat: 4
option-against = I stället för andra bord spelar datorer på den här nivån samma händer
choice-duplicate-new = new · börjar en kväll med det här bordet
choice-duplicate = { $evening } · { game } · { deals }
evening-lobby =
    { $against ->
        [gentle] Kväll { $evening } · { deals }. Snälla datorer spelar samma händer på alla platser.
        [casual] Kväll { $evening } · { deals }. Vanliga datorer spelar samma händer på alla platser.
        [sharp] Kväll { $evening } · { deals }. Vassa datorer spelar samma händer på alla platser.
       *[none] Kväll { $evening } · { deals }, samma kort vid varje bord. Ett till bord öppnas med /bord nytt kväll: { $evening }. Titta inte på det medan du spelar.
    } Blandningen är förseglad: `{ $commitment }`. Ingen kuperar.
evening-closed =
    { $n ->
        [0] Korten visas när datorerna också har spelat den här given.
        [one] Korten visas när bord { $tables } också har spelat den här given.
       *[other] Korten visas när borden { $tables } också har spelat den här given.
    }
err-evening-closed =
    { $n ->
        [0] Korten i giv { $deal } är fortfarande dolda.
       *[other] Andra spelar fortfarande giv { $deal } med samma kort.
    }
    .note = { evening-closed }
evening-compared = Kväll { $evening }, giv { $deal }: korten visas
evening-seat = **{ $name }** { SIGNED($p) } · matchpoäng { $mp } · { $others }
evening-other =
    { $table ->
        [0] datorer { SIGNED($p) }
       *[other] { $name } { SIGNED($p) } vid bord { $table }
    }
evening-not-compared = Ingen annan spelade klart den här given.
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }
evening-board = Kväll { $evening } är slut · { game }, { deals }
evening-row = { $place }. **{ $name }** matchpoäng { $mp } · { SIGNED($p) }
evening-nobody = Ingen spelade klart någon giv.
err-evening-cut = Blandningen för kväll { $evening } är densamma vid varje bord, så ingen kuperar.
    .note = Tryck på Starta när alla är här.
err-evening-rematch = Varje giv under kvällen står för sig, så det finns ingen ny match.
    .note = Tryck på Nästa giv för nästa.
err-evening-over = Det här bordet har spelat alla kvällens givar.
    .note = Det slutar när korten i sista given visas.
err-evening-elsewhere =
    { $other ->
        [0] Du håller redan på att öppna ett bord för kväll { $evening }.
       *[other] Du spelar redan kväll { $evening } vid bord { $other }.
    }
    .note = Ingen ser samma kort vid två bord.
err-evening-full = Kväll { $evening } tar inte emot fler bord.
    .note = Börja en annan med /bord nytt kväll: new.
err-evening-unknown = Ingen kväll ”{ $text }” pågår här.
    .note = Välj en ur listan, eller new.
err-evening-fixed = Kväll { $evening } har redan sitt spel och sina regler.
    .note = Utelämna { $option }: och öppna bordet igen.
err-evening-alone = { $option }: hör till en kväll.
    .note = Lägg till kväll: new, eller utelämna { $option }:.
