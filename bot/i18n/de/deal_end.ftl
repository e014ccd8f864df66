wins-deal =
    { $played ->
        [computer] Ein Computer gewinnt Spiel { $deal } für { $names }
       *[self]
            { $n ->
                [one] { $names } gewinnt Spiel { $deal }
               *[other] { $names } gewinnen Spiel { $deal }
            }
    }
deal-stood-in = Ein Computer hat dieses Spiel für { $names } beendet.
deal-stood-in-own = Ein Computer hat dieses Spiel für dich beendet.
own-outcome =
    { $who ->
        [you] Du hast gewonnen.
        [computer] Ein Computer hat für dich gewonnen.
        [nobody] Niemand hat gewonnen.
        [void] Spiel { $deal } zählt nicht.
       *[others]
            { $n ->
                [one] { $names } hat gewonnen.
               *[other] { $names } haben gewonnen.
            }
    }
deal-played-for = { $name } hat dieses Spiel für den Computer { $computer } gespielt.
own-counted-for = In der Rangliste zählt dieses Spiel für den Computer { $computer }.
wins-deal-nobody = Niemand gewinnt Spiel { $deal }
deal-void = { game } · Spiel { $deal } zählt nicht
deal-void-points = Niemand bekommt Punkte.
deal-last-play = Letzter Zug: { $name } { $cards }.
deal-order = Plätze: { $names }.
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] Du bist auf Platz { $place }.
       *[no]
            { $place ->
                [1] Deine Punkte: { SIGNED($p) }.
               *[other]
                    { $n ->
                        [0] Du bist auf Platz { $place }: { SIGNED($p) }.
                       *[other] Du bist auf Platz { $place }: { SIGNED($p) }, noch { cards }.
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] Übung: Spiele im Tutorial zählen nicht für die Rangliste.
       *[no] Übung: Für die Rangliste zählt ein Spiel, wenn mindestens zwei Menschen mitspielen.
    }

match-won =
    { $n ->
        [one] { $names } gewinnt die Partie mit { SIGNED($total) } nach { deals-after }.
       *[other] { $names } gewinnen die Partie mit { SIGNED($total) } nach { deals-after }.
    }
match-won-by-you = Du hast die Partie gewonnen.
match-won-level =
    { $n ->
        [one] { $names } gewinnt die Partie auf Stufe { level-name } nach { deals-after }.
       *[other] { $names } gewinnen die Partie auf Stufe { level-name } nach { deals-after }.
    }
match-shared = { $names } teilen sich die Partie mit { SIGNED($total) }.
rematch-line = Die Partie ist zu Ende. Drück „{ button-rematch }“ für eine neue, von null an.
rematch-ask = **Neue Partie an { $table }?** Alle Punktestände gehen auf null. Punkte im Punktebuch bleiben. Alle hier müssen zustimmen.
new-match-asked =
    { $n ->
        [one] { $names } will eine neue Partie. Die Punkte dieser Partie würden auf null gesetzt.
       *[other] { $names } wollen eine neue Partie. Die Punkte dieser Partie würden auf null gesetzt.
    }
new-match-line =
    { $clock ->
        [slow] { new-match-ways } Diese Partie geht spätestens { $date } weiter, { $time }.
        [running] { new-match-ways } Diese Partie geht spätestens { $time } weiter.
       *[none] { new-match-ways }
    }
new-match-ways = Drück „{ button-new-match }“, um zuzustimmen, oder „{ button-next-deal }“, um weiterzuspielen. Es fehlt noch: { $missing }.
ready-line =
    { $clock ->
        [slow] { ready-waits } Das nächste Spiel beginnt spätestens { $date }, { $time }.
        [running] { ready-waits } Das nächste Spiel beginnt spätestens { $time }.
       *[none] { ready-waits }
    }
ready-waits = „{ button-next-deal }“ muss noch drücken: { $missing }.
ready-line-away = Niemand ist da. Das nächste Spiel beginnt, wenn jemand „{ button-next-deal }“ drückt.
abandoned = Der Tisch ist beendet. Niemand bekommt Punkte für dieses Spiel.
abandoned-by-admin = { $name } verwaltet den Server und hat Spiel { $deal } beendet.
table-ended-heading = { game } · der Tisch ist beendet

leave-ask = { $table } verlassen?
leave-seat =
    { $stage ->
        [lobby] Dein Platz wird frei.
        [deal] Ein Computer spielt mit deinem Blatt weiter.
       *[between] Ein Computer übernimmt deinen Platz.
    }
left-now = Du hast { $table } verlassen.
kicked-now =
    { $voted ->
        [yes] Die anderen haben deinen Platz an { $table } einem Computer gegeben.
       *[no] { $name } hat deinen Platz an { $table } einem Computer gegeben.
    }
kick-ask = Den Platz von { $name } einem Computer geben?
kick-means =
    { $stage ->
        [lobby] Der Platz wird frei.
        [deal] Ein Computer spielt weiter, und das Spiel zählt für die Person. Bis es endet, kann sie zurückkommen.
       *[between] Die Person behält ihre Punkte und kann zurückkommen.
    }
kick-needs =
    { $n ->
        [one] { $names } muss zustimmen, solange der Tisch noch wartet.
       *[other] { $names } müssen alle zustimmen, solange der Tisch noch wartet.
    }
leave-back =
    { $way ->
        [hand] Bis zum Ende dieses Spiels kommst du mit „{ button-join }“ zu diesem Blatt zurück.
        [ends] Sonst sitzt niemand hier, also endet der Tisch. Er lässt sich nicht wieder eröffnen.
       *[seat] Mit „{ button-join }“ kommst du zurück, solange es einen Platz für dich gibt.
    }
leave-settle =
    { $settle ->
        [counts] Dieses Spiel zählt noch für dich: Du bekommst die Punkte, mit denen es endet.
        [zero] Dieses Spiel wurde nicht dir gegeben, also zählt es nicht für dich.
        [booked] Deine Punkte bis hierher bleiben.
       *[nothing] Noch kein Spiel hat begonnen, also zählen noch keine Punkte.
    }
leave-last = Sonst sitzt niemand hier, also endet der Tisch nach diesem Spiel.

end-ask = { $table } beenden?
end-ask-others = Vorschlagen, { $table } zu beenden?
end-settle =
    { $settle ->
        [zero] Dieses Spiel zählt nicht: Niemand bekommt dafür Punkte.
        [nothing] Noch kein Spiel hat begonnen.
       *[booked] Die Punkte bis hierher bleiben.
    }
end-others =
    { $n ->
        [one] { $names } sitzt auch hier.
       *[other] { $names } sitzen auch hier.
    }
end-needs =
    { $n ->
        [one] { $names } muss zustimmen, bevor du wieder spielst oder aussetzt.
       *[other] { $names } müssen alle zustimmen, bevor du wieder spielst oder aussetzt.
    }

fair-matches = { fair-matches-alone } Mit der Datei kannst du jedes Spiel dieser Partie prüfen.
fair-matches-alone = Die Mischung passt zu ihrem Siegel `{ $commitment }`.
fair-next = Die nächste Mischung ist versiegelt: `{ $commitment }`.
fair-this = Versiegelt vor der ersten Karte: `{ $commitment }`.

end-account = { $sides }.

# Nach „nach“, im Dativ.
deals-after =
    { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spielen
    }
