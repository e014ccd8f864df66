wins-deal =
    { $played ->
        [computer] En dator vinner giv { $deal } för { $names }
       *[self]
            { $n ->
                [one] { $names } vinner giv { $deal }
               *[other] { $names } vinner giv { $deal }
            }
    }
deal-stood-in = En dator spelade klart given för { $names }.
deal-stood-in-own = En dator spelade klart given för dig.
own-outcome =
    { $who ->
        [you] Du vann.
        [computer] En dator vann för dig.
        [nobody] Ingen vann.
        [void] Giv { $deal } är ogiltig.
       *[others] { $names } vann.
    }
deal-played-for = { $name } spelade den här given för { $computer }, en dator.
own-counted-for = På topplistan räknas den här given för { $computer }, en dator.
wins-deal-nobody = Ingen vinner giv { $deal }
deal-void = { game } · giv { $deal } är ogiltig
deal-void-points = Ingen får poäng.
deal-last-play = Sista draget: { $name } { $cards }.
deal-order = Placering: { $names }.
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] Du blev { picture-place }.
       *[no]
            { $place ->
                [1] Dina poäng: { SIGNED($p) }.
               *[other]
                    { $n ->
                        [0] Du blev { picture-place }: { SIGNED($p) }.
                       *[other] Du blev { picture-place }: { SIGNED($p) }, { cards } kvar.
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] Övning: givar i introduktionen räknas inte på topplistan.
       *[no] Övning: en giv räknas på topplistan när två eller fler människor spelar den.
    }
match-won =
    { $n ->
        [one] { $names } vinner matchen med { SIGNED($total) } efter { deals }.
       *[other] { $names } vinner matchen med { SIGNED($total) } efter { deals }.
    }
match-won-by-you = Du vann matchen.
match-won-level =
    { $n ->
        [one] { $names } vinner matchen på nivå { level-name } efter { deals }.
       *[other] { $names } vinner matchen på nivå { level-name } efter { deals }.
    }
match-shared = { $names } delar matchen med { SIGNED($total) }.
rematch-line = Matchen är slut. Tryck på { button-rematch } för att börja en ny, från noll.
rematch-ask = **Börja en ny match vid { $table }?** Allas summor går tillbaka till noll. Poängen i protokollet står kvar. Alla här måste gå med på det.
new-match-asked =
    { $n ->
        [one] { $names } vill ha en ny match. Poängen i den här går då till noll.
       *[other] { $names } vill ha en ny match. Poängen i den här går då till noll.
    }
new-match-line =
    { $clock ->
        [slow] { new-match-ways } Den här matchen fortsätter senast { $date }, { $time }.
        [running] { new-match-ways } Den här matchen fortsätter senast { $time }.
       *[none] { new-match-ways }
    }
new-match-ways = Tryck på { button-new-match } för att gå med på det, eller på { button-next-deal } för att spela vidare. Väntar på { $missing }.
ready-line =
    { $clock ->
        [slow] { ready-waits } Nästa giv börjar senast { $date }, { $time }.
        [running] { ready-waits } Nästa giv börjar senast { $time }.
       *[none] { ready-waits }
    }
ready-waits = Väntar på att { $missing } ska trycka på { button-next-deal }.
ready-line-away = Ingen är här. Nästa giv börjar när någon trycker på { button-next-deal }.
abandoned = Bordet är avslutat. Ingen får poäng för den här given.
abandoned-by-admin = { $name }, som hanterar servern, avslutade giv { $deal }.
table-ended-heading = { game } · bordet är avslutat
leave-ask = Lämna { $table }?
leave-seat =
    { $stage ->
        [lobby] Din plats blir ledig.
        [deal] En dator spelar vidare med din hand.
       *[between] En dator tar din plats.
    }
left-now = Du lämnade { $table }.
kicked-now =
    { $voted ->
        [yes] De andra gav din plats vid { $table } till en dator.
       *[no] { $name } gav din plats vid { $table } till en dator.
    }
kick-ask = Ge platsen efter { $name } till en dator?
kick-means =
    { $stage ->
        [lobby] Platsen blir ledig.
        [deal] En dator spelar vidare, och given räknas för den som satt där. Det går att komma tillbaka tills given är slut.
       *[between] Poängen står kvar, och det går att komma tillbaka.
    }
kick-needs =
    { $n ->
        [one] { $names } måste gå med på det medan bordet fortfarande väntar.
       *[other] { $names } måste alla gå med på det medan bordet fortfarande väntar.
    }
leave-back =
    { $way ->
        [hand] Tryck på { button-join } innan given är slut för att komma tillbaka till den här handen.
        [ends] Ingen annan sitter här, så bordet avslutas. Det kan inte öppnas igen.
       *[seat] Tryck på { button-join } för att komma tillbaka, så länge det finns plats.
    }
leave-settle =
    { $settle ->
        [counts] Given räknas ändå för dig: du får poängen som den slutar med.
        [zero] Den här given delades inte ut till dig, så den räknas inte för dig.
        [booked] Dina poäng hittills står kvar.
       *[nothing] Ingen giv har börjat, så inga poäng räknas än.
    }
leave-last = Ingen annan sitter här, så bordet slutar efter den här given.
end-ask = Avsluta { $table }?
end-ask-others = Be om att avsluta { $table }?
end-settle =
    { $settle ->
        [zero] Den här given blir ogiltig: ingen får poäng för den.
        [nothing] Ingen giv har börjat.
       *[booked] Poängen hittills står kvar.
    }
end-others =
    { $n ->
        [one] { $names } sitter också här.
       *[other] { $names } sitter också här.
    }
end-needs =
    { $n ->
        [one] { $names } måste gå med på det innan du lägger eller passar nästa gång.
       *[other] { $names } måste alla gå med på det innan du lägger eller passar nästa gång.
    }
fair-matches = { fair-matches-alone } Med filen kan du kontrollera varje giv i matchen.
fair-matches-alone = Blandningen stämmer med sitt sigill `{ $commitment }`.
fair-next = Nästa blandning är förseglad: `{ $commitment }`.
fair-this = Förseglad före första kortet: `{ $commitment }`.
end-account = { $sides }.
