button-replay = Tazama tena
button-replay-start = Mwanzo
button-replay-trick-back = Mzunguko nyuma
button-replay-back = Nyuma
button-replay-on = Mbele
button-replay-trick-on = Mzunguko mbele
button-replay-end = Mwisho
button-replay-play = Endesha
button-replay-stop = Simamisha
button-replay-share = Shiriki
button-replay-advice = Uliza
replay-ask-advice = Kompyuta ingecheza nini hapa?
replay-heading = Marudio · { table-name }, mgao { $deal }
replay-place =
    { $trick ->
        [0] { game } · hatua { $step } kati ya { $last }
       *[other] { game } · hatua { $step } kati ya { $last } · mzunguko { $trick }
    }
replay-dealt = Kadi zimegawiwa.
replay-by-itself = Mchezo unaendelea.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] Kompyuta ingempendekezea { $name }: **{ $what }**.
       *[other] Kompyuta ingempendekezea { $name }: **{ $cards }**, { $what }.
    }
replay-advice-why = { replay-advice } { $why }
replay-no-advice = Hakuna wa kucheza hapa.
replay-busy = Marudio mengi mno yanaendeshwa sasa. Bonyeza { button-replay-on }, au jaribu baadaye.
replay-shared = { $name } anaonyesha mgao { $deal } wa { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty = { $name }: hana { cards-word }
replay-choice = { $table }.{ $deal } · { game }, meza { NUMBER($table, useGrouping: 0) }, mgao { $deal }
err-replay-none = Hakuna mgao ulioisha hapa karibuni.
    .note = Ongeza deal: na meza na mgao, kama 3.2.
err-replay-name = “{ $text }” si mgao.
    .note = Andika meza na mgao, kama 3.2.
err-replay-table = Hapajawahi kuwa na meza { NUMBER($table, useGrouping: 0) } kwenye seva hii.
    .note = Andika meza na mgao, kama 3.2; orodha ina ya karibuni.
err-replay-deal = { table-name } haina mgao { $deal }.
    .note =
        { $last ->
            [0] Bado hakuna mgao wake ulioisha.
            [1] Mgao wake wa 1 tu umekwisha.
           *[other] Ina migao 1 hadi { $last }.
        }
err-replay-running = Mgao { $deal } wa { table-name } bado haujaisha.
    .note = Ukiisha, wote wanaweza kuutazama tena.
err-replay-damaged = Mgao { $deal } wa { table-name } hauwezi kutazamwa tena: kilichohifadhiwa kimeharibika.
    .note = /ledger show ina pointi za kila mchezaji.
