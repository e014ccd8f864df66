ledger-heading = Daftari la { $name }
ledger-heading-game = Daftari la { $name } · { game }
balance =
    { $deals ->
        [0] { $name } bado hajamaliza mgao na wengine hapa.
       *[other] { $name }: **{ SIGNED($total) }** baada ya { deals }.
    }
balance-practice = Mazoezi, hayamo kwenye orodha ya washindi: **{ SIGNED($total) }** baada ya { deals }.
entry =
    { $kind ->
        [practice] **{ gained }** · mazoezi · { entry-deal }
        [correction] **{ SIGNED($p) }** · sahihisho · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · jumla { SIGNED($total) }
    }
entry-deal = { game }, meza { NUMBER($table, useGrouping: 0) }, mgao { $deal } · { $date }
ledger-page = Ukurasa { $page } kati ya { $pages }
points-not-drawn = Hakuna picha safari hii: hayo yalikuwa mengi kwa mara moja.
ledger-note = Pointi haziuzwi wala hazigawiwi.
board-window =
    { $window ->
        [week] wiki hii
        [month] mwezi huu
        [season] msimu wa { $season }
        [days] { board-days }
       *[all] wakati wote
    }
board-days =
    { $bounds ->
        [from] tangu { $start }
        [to] hadi { $end }
       *[both] { $start } hadi { $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, kwenye chaneli hii
       *[server] { board-ranking }, { board-window }
    }
board-ranking =
    { $by ->
        [average] { game } kwa wastani
        [wins] { game } kwa ushindi
        [rating] { game } kwa kiwango
       *[points] { game }
    }
board-heading = Orodha ya washindi · { board-of }
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
board-average = { SIGNED($average) } kwa mgao
board-wins =
    { $wins ->
        [one] ushindi 1
       *[other] ushindi { $wins }
    }
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = Wewe: nafasi ya { $place }, { board-ranked }.
board-you-none = Bado huna mgao unaohesabiwa hapa.
board-you-few = Wewe: { deals }. Wastani huorodhesha wenye angalau { $least }.
board-rules = Kanuni: { $rules }.
board-rule-set =
    { $changed ->
        [yes] { $name } pamoja na mabadiliko
       *[no] { $name }
    }
board-rules-more = nyingine { $n }
board-rules-every = Kanuni: zote zilizochezwa. Huenda pointi zake hazilingani.
board-others = Zimechezwa pia hapa: { $rules }. Chagua kwa rules:.
board-empty = Bado hakuna mgao unaohesabiwa hapa: unahitaji watu wawili. /table open hufungua meza.
board-empty-few = Wastani huorodhesha wenye migao { $least }. Hakuna aliyefikisha hapa bado.
deal-entries-heading = { game } · meza { NUMBER($table, useGrouping: 0) }, mgao { $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] Kiti { $seat }: kompyuta rahisi
        [sharp] Kiti { $seat }: kompyuta hodari
       *[casual] Kiti { $seat }: kompyuta ya kawaida
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }, imesahihishwa na { $actor }: { $reason }
deal-entries-earlier =
    { $n ->
        [one] … na sahihisho 1 la awali: /ledger export ina yote.
       *[other] … na masahihisho { $n } ya awali: /ledger export ina yote.
    }
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · mazoezi
       *[no] { $date } · { $rules }
    }
deal-entries-seal = Muhuri wa mchanganyo: { $seal }
export-said =
    { $n ->
        [one] Andiko 1, kama faili la jedwali. Nyakati ni za UTC.
       *[other] Maandishi { $n }, kama faili la jedwali. Nyakati ni za UTC.
    }
season-begun = Msimu wa { $name } umeanza.
    .note = Yanayoandikwa kuanzia sasa yanahesabiwa humo. /ledger season end huufunga na kuweka orodha zake hapa.
season-over = Msimu wa { $name } umekwisha.
