table-heading = { game } · mgao { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = Baada ya kuwashwa upya, bot haikuweza kusoma yote kuhusu meza hii. Mchezo unaendelea, na pointi zilizoandikwa zinabaki.
table-turn =
    { $clock ->
        [slow] **{ $name } ana hadi { $date }** · { $time }
        [running] **Zamu ya { $name }** · muda unaisha { $time }
       *[none] **Zamu ya { $name }**
    }
table-to-beat = Ya kushinda: { kind } **{ $cards }** kutoka kwa { $name }
table-lead-free = { $name } anaweza kuongoza chochote.
table-trick = Mzunguko: { $plays }
table-last-trick = Mzunguko uliopita: { $plays }
trick-taken =
    { $p ->
        [0] { $name } ameushinda.
       *[other] { $name } ameushinda, na pointi { $p }.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } amepita
table-status = { game }, mgao { $deal }: zamu ya { $name }.
table-status-seat = - { $name }: { $parts }
table-side = { $names }: { $side }
table-status-title =
    { $clock ->
        [slow] **Hali ya { table-name }** · { $from } · { clock } · muda unaisha { $date }, { $time }
        [running] **Hali ya { table-name }** · { $from } · { clock } · muda unaisha { $time }
       *[none] **Hali ya { table-name }** · { $from } · { clock }
    }
table-status-lobby = { game }: viti { $taken } kati ya { $seats } vimechukuliwa.
trick-none = Hakuna aliyecheza katika mzunguko huu bado.
played-cards = Zilizochezwa hadi sasa: { $cards }
played-cards-none = Bado hakuna aliyecheza { card-word }.
table-lapsed = Muda wa { $name } umekwisha. Zamu yake inayofuata ni fupi zaidi: { time-span }.
time-span =
    { $unit ->
        [d]
            { $n ->
                [one] siku 1
               *[other] siku { $n }
            }
        [h]
            { $n ->
                [one] saa 1
               *[other] saa { $n }
            }
        [min] dakika { $n }
       *[s]
            { $n ->
                [one] sekunde 1
               *[other] sekunde { $n }
            }
    }
table-away =
    { $press ->
        [back] Kompyuta inacheza kwa niaba ya { $name } hadi arudi.
       *[other] Kompyuta inacheza kwa niaba ya { $name } hadi abonyeze { button-to-return }.
    }
table-stands-in = Kompyuta inacheza kwa niaba ya { $name } hadi arudi. Kwenye orodha ya washindi mgao huu unahesabiwa kwa { $computer }, si kwa { $name }. Katika mechi unahesabiwa kwa kiti.
away-ping = { $mention } kompyuta inacheza kwa niaba yako kwenye { $table }. Bonyeza { button-back } ili kuendelea mwenyewe.
fades =
    { $why ->
        [last] { $mention } seva hii inahitaji nafasi kwa meza nyingine. { $table } inaisha baada ya mgao huu. Kompyuta zitaumaliza { $time }.
        [room] { $mention } seva hii inahitaji nafasi kwa meza nyingine. { $table } inaisha { $time }, msipoendelea kucheza.
       *[quiet] { $mention } hakuna aliyecheza kwenye { $table } kwa muda mrefu. Inaisha { $time }, msipoendelea kucheza.
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] Picha za meza hapa zitakuwa nyeupe kuanzia badiliko lijalo.
           *[dark] Picha za meza hapa zitakuwa nyeusi kuanzia badiliko lijalo.
        }
       *[hands] { $theme ->
            [light] Picha za kadi zako sasa ni nyeupe.
           *[dark] Picha za kadi zako sasa ni nyeusi.
        }
    }
button-back = Nimerudi
table-overdue = Meza imemsubiri { $name } kwa dakika mbili. Yeyote aliyeketi hapa anaweza kuiachia kompyuta zamu yake.
button-stand-in = Kompyuta kwa { $name }
table-left = { $name } ameondoka katikati ya mgao. { $other }, kompyuta, inaendelea, na mgao unahesabiwa kwa { $name }.
table-kicked =
    { $counts ->
        [yes] { table-kicked-by } Mgao unahesabiwa kwa { $name }.
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] Wengine wameipa kompyuta kiti cha { $name }.
       *[no] { $other } ameipa kompyuta kiti cha { $name }.
    }
table-kicked-back = { $name } anacheza hadi mgao huu uishe. Kisha kompyuta inachukua kiti.
must-agree = Tunasubiri idhini ya { $waiting }.
table-kick-asked =
    { $n ->
        [one] { $names } anataka kompyuta kwenye kiti cha { $name }. { must-agree }
       *[other] { $names } wanataka kompyuta kwenye kiti cha { $name }. { must-agree }
    }
table-took-over = { $name } anacheza kadi za { $computer }. Mgao huu hauhesabiwi kwa { $name }.
table-next-up = { $name } atapata kiti cha { $computer } mgao huu ukiisha.
table-closing = Meza inaisha baada ya mgao huu.
table-end-asked =
    { $n ->
        [one] { $names } anataka kumaliza meza sasa. { end-would-cost } { must-agree }
       *[other] { $names } wanataka kumaliza meza sasa. { end-would-cost } { must-agree }
    }
end-would-cost = Hakuna atakayepata pointi kwa mgao huu.
hand-end-asked =
    { $n ->
        [one] { $names } anakuomba umalize meza sasa. { end-would-cost }
       *[other] { $names } wanakuomba umalize meza sasa. { end-would-cost }
    }
table-plays-on =
    { $n ->
        [one] { $names } anataka kuendelea kucheza.
       *[other] { $names } wanataka kuendelea kucheza.
    }
table-undo-asked =
    { $shown ->
        [yes] { $name } anaomba kurejesha { $cards }. { must-agree }
       *[no] { $name } anaomba kurejesha hatua: { $deed }. { must-agree }
    }
hand-undo-kept = { $other } hakubali, kwa hiyo hatua yako inabaki.
hand-undo-asked =
    { $shown ->
        [yes] { $name } anauliza: unakubali arejeshe { $cards }?
       *[no] { $name } anauliza: unakubali arejeshe hatua yake ({ $deed })?
    }
table-undo-kept =
    { $own ->
        [yes] { $name } anaiacha hatua yake ibaki.
       *[no] { $other } hakubali, kwa hiyo hatua ya { $name } inabaki.
    }
table-undone =
    { $shown ->
        [yes] { $name } amerejesha { $cards }.
       *[no] { $name } amerejesha hatua: { $deed }.
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] Umerejesha { $cards }.
               *[no] Umerejesha hatua: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] Umeomba kurejesha { $cards }. { must-agree }
               *[no] Umeomba kurejesha hatua: { $deed }. { must-agree }
            }
    }
button-undo = Rejesha
button-undo-agree = Kubali
button-undo-refuse = Kataa
undo-does =
    { $alone ->
        [yes] Hurejesha hatua yako ya mwisho, na zilizochezwa na kompyuta baada yake.
       *[no] Huwaomba wote hapa wakuruhusu kurejesha hatua yako ya mwisho.
    }
ping =
    { $clock ->
        [slow] { $mention } ni zamu yako kwenye { $table } · una hadi { $date }, { $time }
        [running] { $mention } ni zamu yako kwenye { $table } · muda unaisha { $time }
       *[none] { $mention } ni zamu yako kwenye { $table }
    }
places-so-far = Waliomaliza, kwa mpangilio: { $names }.
