command-tables = Meza zako hapa, na zamu yako iko wapi
own-tables =
    { $n ->
        [one] { $asked ->
            [0] Meza yako hapa
           *[other] Meza yako hapa inakusubiri
        }
       *[other] { $asked ->
            [0] Meza zako { $n } hapa
            [one] Meza zako { $n } hapa · 1 inakusubiri
           *[other] Meza zako { $n } hapa · { $asked } zinakusubiri
        }
    }
own-tables-none = Hujaketi kwenye meza yoyote hapa.
    .note = /table open hufungua moja, na Jiunge huchukua kiti kwenye nyingine.
own-table-asks =
    { $way ->
        [next]
            { $clock ->
                [slow] **{ $table }** · { game } · bonyeza Mgao unaofuata kabla ya { $date }, { $time }
                [running] **{ $table }** · { game } · bonyeza Mgao unaofuata · muda unaisha { $time }
               *[none] **{ $table }** · { game } · bonyeza Mgao unaofuata
            }
       *[turn]
            { $clock ->
                [slow] **{ $table }** · { game } · zamu yako hadi { $date }, { $time }
                [running] **{ $table }** · { game } · zamu yako · muda unaisha { $time }
               *[none] **{ $table }** · { game } · zamu yako
            }
    }
own-table-waits =
    { $way ->
        [lobby] { $table } · { game } · bado haijaanza
        [away] { $table } · { game } · kompyuta inacheza kwa niaba yako
        [going] { $table } · { game } · mchezo unaendelea
        [over] { $table } · { game } · mechi imekwisha
        [between] { $table } · { game } · inasubiri Mgao unaofuata kutoka kwa { $names }
       *[deal] { $table } · { game } · zamu ya { $names }
    }
button-go-to-table = Nenda { $table }
