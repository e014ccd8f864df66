ledger-heading = Protokoll för { $name }
ledger-heading-game = Protokoll för { $name } · { game }
balance =
    { $deals ->
        [0] { $name } har inte avslutat någon giv med andra här än.
       *[other] { $name }: **{ SIGNED($total) }** efter { deals }.
    }
balance-practice = Övning, inte på någon topplista: **{ SIGNED($total) }** efter { deals }.
entry =
    { $kind ->
        [practice] **{ gained }** · övning · { entry-deal }
        [correction] **{ SIGNED($p) }** · rättelse · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · ställning { SIGNED($total) }
    }
entry-deal = { game }, bord { NUMBER($table, useGrouping: 0) }, giv { $deal } · { $date }
ledger-page = Sida { $page } av { $pages }
points-not-drawn = Ingen bild den här gången: det var mycket på en gång.
ledger-note = Poäng kan inte köpas eller ges bort.
board-window =
    { $window ->
        [week] den här veckan
        [month] den här månaden
        [season] säsongen { $season }
        [days] { board-days }
       *[all] sedan start
    }
board-days =
    { $bounds ->
        [from] sedan { $start }
        [to] till { $end }
       *[both] { $start } till { $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, i den här kanalen
       *[server] { board-ranking }, { board-window }
    }
board-ranking =
    { $by ->
        [average] { game } efter snitt
        [wins] { game } efter vinster
        [rating] { game } efter rating
       *[points] { game }
    }
board-heading = Topplista · { board-of }
board-place =
    { $tied ->
        [yes] { $place }=
       *[no] { $place }
    }
board-row = { board-place }. **{ $name }** { board-sums }
board-sums =
    { $by ->
        [average] { board-average } · { SIGNED($total) } · { deals } · { board-wins }
        [wins] { board-wins } · { SIGNED($total) } · { deals } · { board-average }
        [rating] { board-rating } · { board-rated }
       *[points] { SIGNED($total) } · { deals } · { board-wins } · { board-average }
    }
board-average = { SIGNED($average) } per giv
board-wins =
    { $wins ->
        [one] 1 vinst
       *[other] { $wins } vinster
    }
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = Du: plats { $place }, { board-ranked }.
board-you-none = Du har ingen giv här än som räknas.
board-you-few = Du: { deals }. Snittlistan visar den som har minst { $least }.
board-rules = Regler: { $rules }.
board-rule-set =
    { $changed ->
        [yes] { $name }, ändrat
       *[no] { $name }
    }
board-rules-more = { $n } till
board-rules-every = Regler: alla regelpaket som har spelats. Poängen är kanske inte jämförbara.
board-others = Har också spelats här: { $rules }. Välj med regler:.
board-empty = Ingen giv räknas här än: det krävs två människor. /bord nytt startar ett bord.
board-empty-few = Snittlistan visar personer med { $least } givar. Ingen här har så många än.
deal-entries-heading = { game } · bord { NUMBER($table, useGrouping: 0) }, giv { $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] Plats { $seat }: dator, snäll
        [sharp] Plats { $seat }: dator, vass
       *[casual] Plats { $seat }: dator, vanlig
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }, rättat av { $actor }: { $reason }
deal-entries-earlier =
    { $n ->
        [one] … och 1 tidigare rättelse: /protokoll exportera har alla.
       *[other] … och { $n } tidigare rättelser: /protokoll exportera har alla.
    }
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · övning
       *[no] { $date } · { $rules }
    }
deal-entries-seal = Blandningens sigill: { $seal }
export-said =
    { $n ->
        [one] 1 post, som fil för ett kalkylark. Tiderna är UTC.
       *[other] { $n } poster, som fil för ett kalkylark. Tiderna är UTC.
    }
season-begun = Säsongen { $name } har börjat.
    .note = Det som bokförs från och med nu räknas i den. /protokoll säsong avsluta stänger den och visar dess topplistor här.
season-over = Säsongen { $name } är slut.
