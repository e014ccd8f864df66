err-no-table = Hakuna meza hapa.
    .note = /table open hufungua moja.
err-several-tables = Unamaanisha meza gani?
    .note = Ongeza table: na namba yake. Tumia { $tables }.
err-no-such-table = Hakuna meza { NUMBER($table, useGrouping: 0) } hapa.
    .note =
        { $n ->
            [one] Chaneli hii ina meza { $tables }.
           *[other] Chaneli hii ina meza hizi: { $tables }.
        }
err-table-elsewhere = { table-name } iko kwenye { $channel }.
    .note = Tumia amri hii huko.
err-aside = { table-name } haiwezi kuendelea.
    .note = Bot haikuweza kuisoma baada ya kuwashwa upya. Mwenyeji au msimamizi wa seva anaweza kuimaliza.
err-full =
    { $n ->
        [one] Kiti cha pekee kimechukuliwa.
       *[other] Viti vyote { $n } vimechukuliwa.
    }
    .note =
        { $seat ->
            [0] Unaweza kutazama. Mtu akiondoka, unaweza kujiunga.
           *[other]
                { $stage ->
                    [lobby] { $host } anaweza kubonyeza Anza sasa.
                    [deal] Kadi zangu huonyesha kadi zako.
                    [between] Mgao umekwisha. Bonyeza Mgao unaofuata.
                   *[over] Mechi imekwisha. Bonyeza Cheza tena.
                }
        }
way-to-a-seat =
    { $way ->
        [free] Bonyeza Jiunge ili kuchukua kiti kilicho wazi.
        [now] Bonyeza Jiunge ili kuchukua nafasi ya { $name }, kompyuta.
        [later] Bonyeza Jiunge ili kupata kiti cha { $name } mgao huu ukiisha.
        [closing] Meza inaisha baada ya mgao huu. /table open hufungua mpya.
       *[full] Kila kiti kina mtu. Mtu akiondoka, unaweza kujiunga.
    }
err-stranger = Unaitazama meza hii tu.
    .note =
        { $way ->
            [private] Ili kuketi hapa, mwombe mwenyeji akualike.
           *[full] { way-to-a-seat }
        }
err-went = Uliondoka kwenye meza hii.
    .note =
        { $settle ->
            [counts] Mgao huu bado unahesabiwa kwako.
            [zero] Mgao huu hauhesabiwi kwako.
           *[none] Pointi zako hadi sasa zinabaki.
        } { $way ->
            [back] Bonyeza Jiunge ili kuendelea na kadi zako.
            [private] Bonyeza Jiunge ili kuchukua kiti tena.
           *[full] { way-to-a-seat }
        }
err-taken = Kiti hicho hakiwezi kuchukuliwa.
    .note = Chagua kiti kilicho wazi, au chenye kompyuta.
err-no-computer = Hakuna kompyuta hapa.
    .note = Ongeza kompyuta huijaza kwenye kiti.
err-rated = Hii ni meza ya viwango, kwa hiyo watu tu wanacheza hapa.
    .note = Anayebonyeza Jiunge hupata kiti kilicho wazi. Kompyuta hucheza kwenye meza zilizofunguliwa kwa rated: False.
err-rated-hint = Hii ni meza ya viwango, kwa hiyo hakuna madokezo.
    .note = Kwenye meza nyingine Dokezo hupendekeza hatua.
err-held-another = Umeshashika kadi nyingine katika mgao huu.
    .note = Unaweza kujiunga tena ukiisha.
err-own-seat = Uliondoka kwenye kiti { $place } katika mechi hii.
    .note = Bonyeza Jiunge ili kukirudia, pamoja na pointi zake.
err-next-up = Umewekewa kiti chako.
    .note = Utaketi mgao huu ukiisha.
err-counts =
    { $n ->
        [one] Mgao huu bado unahesabiwa kwa { $left }, ambaye hayupo hapa.
       *[other] Mgao huu bado unahesabiwa kwa { $left }, ambao hawapo hapa.
    }
    .note = Unaweza kuondoka, na kompyuta zitaumaliza mgao. Msimamizi wa seva anaweza kuumaliza.
err-plays-on = { $name } anataka kuendelea kucheza.
    .note = Unaweza kuondoka: kompyuta itaendelea, na mgao utahesabiwa kwako.
err-agreed = Umeshaomba kumaliza meza.
    .note = Tunasubiri idhini ya { $waiting }.
err-old = Kitufe hicho kimepitwa na wakati na hakikufanya kitu.
    .note = Tumia ujumbe mpya zaidi.
err-clock = “{ $text }” si muda wa zamu.
    .note = Andika kati ya 15s na 7d, kama 5m, 1h au 2d, au none ili kucheza bila saa.
err-not-away = Hujaondoka.
    .note = Kiti ni chako, na hakuna kompyuta inayocheza kwa niaba yako.
err-elsewhere = Kitufe hicho ni cha meza ya mahali pengine.
    .note = Tumia vitufe kwenye chaneli ya meza hiyo.
err-card = “{ $text }” si kadi.
    .note = Andika kadi kama 3d, 10h, Qs.
err-no-reading =
    { $n ->
        [0] { $cards } haziwezi kuchezwa pamoja.
       *[other] { $cards } haziwezi kuchezwa kama “{ $text }”.
    }
    .note =
        { $n ->
            [0] Chagua kadi nyingine.
           *[other] Unaweza kuzicheza kama { $readings }.
        }
err-half-named = Andika kadi kabla ya “as”, na aina na cheo baada yake.
    .note =
        { $held ->
            [yes] Likiwa peke yake, “as” ni A♠.
           *[no] Likiwa peke yake, “as” ni A♠, na wewe huna hiyo.
        }
err-suit = “{ $text }” si suti.
    .note = Andika kama s, ♠ au jembe.
err-trump = “{ $text }” si suti wala cheo.
    .note = Andika kama s, ♠ au 10, au none.
err-whole-number = “{ $text }” si namba.
    .note = Andika namba kama 0, 2.
err-several-meant = “{ $text }” inaweza kumaanisha mambo kadhaa.
    .note = Bonyeza unachomaanisha.
err-nothing-fits =
    { $verb ->
        [play] Hakuna unachoweza kucheza kinacholingana na “{ $text }”.
       *[other] Hakuna unachoweza kuchagua kinacholingana na “{ $text }”.
    }
    .note = Unaweza kuandika { examples-named }.
err-nothing-open =
    { $verb ->
        [play] Hakuna unachoweza kucheza sasa kinacholingana na “{ $text }”.
       *[other] Hakuna unachoweza kuchagua sasa kinacholingana na “{ $text }”.
    }
    .note = /hand huonyesha zamu ya nani na unachoweza kufanya.
err-only-pass = Huwezi kushinda hii. Pita.
    .note = Tumia /pass.
err-no-cards = Kwanza chagua { cards-word }.
    .note = Zibonyeze au zichague, kisha bonyeza Cheza.
try-again = Tafadhali jaribu tena baada ya dakika moja.
err-saving = Haikuweza kuhifadhiwa, kwa hiyo haikufanyika.
    .note = { try-again }
err-saving-rules = Kanuni hizi hazikuweza kuhifadhiwa. Za awali zinabaki.
    .note = { try-again }
err-reading = Hii haikuweza kusomwa sasa hivi.
    .note = { try-again }
err-ours = Hilo ni kosa letu.
    .note = Huenda ulichotaka kimefanyika hata hivyo: angalia kabla ya kujaribu tena. Tafadhali mwambie msimamizi: `{ $id }`
err-rights = Kwenye { $channel } bot inahitaji: **{ $names }**.
err-rules-other = Kanuni hizi haziwezi kuchezwa.
    .note = /rules show ina kanuni zinazochezwa hapa.
err-already-seated = Umeshaketi hapa, kwenye kiti { $seat }.
    .note = Ili kukiacha, bonyeza Ondoka.
err-table-full-start =
    { $n ->
        [one] Mchezaji mmoja hayupo bado.
       *[other] Wachezaji { $n } hawapo bado.
    }
    .note =
        { $rated ->
            [yes] Hii ni meza ya viwango, kwa hiyo inasubiri watu wabonyeze Jiunge.
           *[no] Bonyeza Jaza kompyuta ili kujaza kila kiti kilicho wazi.
        }
err-not-host = Mwenyeji wa meza hii ni { $host }.
    .note = Mwenyeji huianza na kuimaliza, na huamua nani aketi hapa.
err-started =
    { $stage ->
        [deal] Mgao umeanza.
        [between] Mgao umekwisha.
       *[over] Mechi imekwisha.
    }
    .note =
        { $stage ->
            [deal] Kadi zangu huonyesha kadi zako.
            [between] Bonyeza Mgao unaofuata.
           *[over] Bonyeza Cheza tena.
        } Kompyuta hubaki kwenye viti vyao hadi mtu ajiunge.
err-not-started = Hakuna mgao ulioanza hapa.
    .note = { $host } hubonyeza Anza kila kiti kikiwa na mchezaji.
err-not-over = Mgao bado unachezwa.
    .note = Kadi zangu huonyesha kadi zako.
err-ended = Meza hii imekwisha.
    .note = /table open hufungua mpya.
err-no-result = Mgao { $deal } hauwezi kuonyeshwa wote tena.
    .note = /ledger show ina pointi za kila mchezaji.
err-match-over = Mechi imekwisha.
    .note = Cheza tena hufungua meza ileile upya.
err-cut-long =
    { $n ->
        [one] Mkato hauzidi herufi { $limit }; wako una 1.
       *[other] Mkato hauzidi herufi { $limit }; wako una { $n }.
    }
    .note = Bonyeza Kata tena kwa maneno mafupi zaidi.
err-closing = Meza hii haichukui wachezaji wengine.
    .note = Inaisha baada ya mgao huu. /table open hufungua mpya.
err-too-fast =
    { $n ->
        [one] Hayo yalikuwa mengi kwa mara moja. Jaribu tena baada ya sekunde 1.
       *[other] Hayo yalikuwa mengi kwa mara moja. Jaribu tena baada ya sekunde { $n }.
    }
err-too-many =
    { $of ->
        [host] Wewe ni mwenyeji wa meza { $n }. Mtu mmoja hawezi kuwa na zaidi.
       *[guild] Seva hii ina meza { $n }. Hakuna nafasi ya zaidi.
    }
    .note =
        { $of ->
            [host] Mojawapo ikiisha, unaweza kufungua nyingine.
           *[guild] { $minutes ->
                [0] Jiunge na mojawapo, au fungua nyingine moja ikiisha.
                [one] Jaribu tena baada ya dakika 1: kufikia hapo moja itaacha nafasi.
               *[other] Jaribu tena baada ya dakika { $minutes }: kufikia hapo moja itaacha nafasi.
            }
        }
err-too-many-table = { table-name } kwenye { $channel }
err-too-many-elsewhere =
    { $n ->
        [one] meza 1 kwenye seva nyingine
       *[other] meza { $n } kwenye seva nyingine
    }
err-several-hands = Una kadi mkononi kwenye meza { $n }.
    .note = Tumia /hand kwenye { $channels }.
err-no-hand = Huna kadi mkononi sasa.
    .note = Mgao unaofuata utaleta kadi mpya.
err-game = “{ $text }” si mchezo wa hapa.
    .note = Ipo: { $names }.
err-other-option = { game } haina chaguo { $option }.
    .note =
        { $table ->
            [yes] Usilitaje.
           *[no] Usilitaje, au chagua mchezo mwingine kwa game:.
        }
err-option-missing = { game } inahitaji { $option }: hapa.
    .note = Ongeza { $option }: kwenye amri.
err-not-offered = Huwezi kuchagua hivyo kwa { $option }:
    .note =
        { $fits ->
            [truth] Tumia True au False.
            [between] Tumia { $low } hadi { $high }.
           *[names] Tumia { $names }.
        }
err-too-long = Hiyo ni ndefu mno kwa { $option }:
    .note =
        { $high ->
            [one] Tumia herufi 1 tu.
           *[other] Tumia herufi zisizozidi { $high }.
        }
err-too-short = Hiyo ni fupi mno kwa { $option }:
    .note =
        { $low ->
            [one] Tumia angalau herufi 1.
           *[other] Tumia angalau herufi { $low }.
        }
err-seats =
    { $n ->
        [one] Kwa kanuni hizi { game } ina kiti kimoja.
       *[other] Kwa kanuni hizi { game } ina viti { $n }.
    }
    .note = Usitaje seats:.
err-computers =
    { $seats ->
        [one] Meza hii ina kiti kimoja, na ni chako.
       *[other] Meza hii ina viti { $seats }, na kimoja ni chako.
    }
    .note =
        { $most ->
            [0] Usitaje computers:.
            [one] computers: inaweza kuwa 0 au 1.
           *[other] computers: inaweza kuwa 0 hadi { $most }.
        }
err-rated-open = Meza ya viwango huanza bila kompyuta.
    .note = Usitaje computers:, au chagua rated: False.
err-member = “{ $text }” hayumo kwenye seva hii.
    .note = Chagua jina kwenye orodha.
err-no-wish = Kwanza chagua { card-word } unayotaka.
    .note = Chagua kwenye kila orodha hapo juu, kisha bonyeza Dai.
err-no-gift = Kwanza chagua { cards-word }.
    .note = Zibonyeze au zichague, kisha bonyeza kitufe cha chini.
err-no-player = Huwezi kumchagua “{ $text }” hapa.
    .note = Chagua mmoja wa hawa: { $names }.
err-one-card = Dai { card-word } moja, si “{ $text }”.
    .note = Andika kama Kh.
err-names-no-cards = Hukutaja { cards-word } zozote.
    .note = Ziandike kama 3d, 10h, Qs.
err-other-game = /{ $command } haina kazi kwenye meza hii.
    .note = Kadi zangu huonyesha unachoweza kufanya.
err-kick-nobody = Hakuna aliyeketi hapa mwenye jina hilo.
    .note = Chagua mtu kwenye orodha. Kwa kompyuta, bonyeza Ondoa kompyuta kabla ya mgao wa kwanza.
err-kick-self = Hicho ni kiti chako mwenyewe.
    .note = Ili kukiacha, tumia Ondoka kwenye Menyu.
err-kick-early = Meza haimsubiri { $name }.
    .note = Omba wakati wa zamu yake, au Mgao unaofuata ukimsubiri. { $host }, mwenyeji, anaweza kati ya migao.
err-kick-soon = { $name } bado ana muda.
    .note = Omba tena meza ikiwa imemsubiri dakika mbili. Kati ya migao mwenyeji hana haja ya kusubiri.
err-stand-in-soon = { $name } bado ana muda.
    .note = Pasipo na saa, unaweza kufanya hivi baada ya dakika mbili.
err-kick-alone = Huwezi kuamua hili peke yako.
    .note = Angalau wengine wawili lazima watake. { $host }, mwenyeji, au msimamizi anaweza peke yake.
err-kick-agreed = Umeshaomba hilo.
    .note = Wengine wanaulizwa mezani.
err-board-day = “{ $text }” si siku.
    .note = Andika kama 2026-01-31: mwaka, mwezi, siku.
err-board-order = Kipindi hicho kinaisha kabla ya kuanza.
    .note = from: { $start } iko baada ya to: { $end }. Zibadilishane.
err-board-both = window: haiendi pamoja na from: na to:.
    .note = Usitaje window:, au usitaje from: na to:.
err-board-rules = Hakuna aliyecheza “{ $text }” hapa.
    .note =
        { $some ->
            [yes] Zilizochezwa hapa: { $names }.
           *[no] Bado hakuna mgao unaohesabiwa hapa.
        }
err-no-season = Hakuna msimu ulioanza hapa.
    .note = Wanaoruhusiwa kusimamia seva huanza mmoja kwa /ledger season start.
err-undo-no-deal = Hakuna mgao unaochezwa.
    .note = Mgao ukiisha, kila kitu kilichomo kinabaki.
err-undo-tutorial = Kwenye somo kila hatua inabaki.
    .note = Endelea kucheza: hakuna kinachohesabiwa.
err-undo-evening = Kwenye jioni ya migao sawa kila hatua inabaki.
    .note = Meza nyingine zinacheza kadi zilezile.
err-undo-nothing = Bado hujafanya kitu katika mgao huu.
    .note = Unaweza kurejesha hatua yako mwenyewe ya mwisho.
err-undo-played = { $name } amecheza tangu hapo.
    .note = Unaweza kurejesha hatua yako ikiwa tu hakuna mwingine aliyecheza.
err-undo-shown = Mtu ameona kadi iliyofichwa tangu hapo.
    .note = Hilo halifutiki, kwa hiyo hatua yako inabaki.
err-undo-counts = Mgao huu bado unahesabiwa kwa { $name }, aliyeondoka.
    .note = Hawezi kuulizwa, kwa hiyo kila hatua inabaki.
err-undo-asked = Umeshaomba hilo.
    .note = Tunasubiri idhini ya { $agreeing }.
err-undo-other = { $name } anataka kurejesha hatua.
    .note = Jibu hilo kwanza.
err-undo-kept = Hatua hiyo inabaki: si wote waliokubali.
    .note = Endelea kucheza.
err-undo-long-ago = Hiyo ni ya zamani mno.
    .note = Saa ikiwepo, ni hatua chache za mwisho tu zinazorejeshwa.
err-undo-agreed = Umeshakubali hilo.
    .note = Tunasubiri idhini ya { $agreeing }.
err-deal-typed = “{ $text }” si mgao.
    .note = Andika namba za meza na mgao, kama 7.3.
err-no-deal = Daftari halina mgao { $id }.
    .note = Chagua kwenye orodha. /ledger show ina ya wote.
err-correct-reason = Sema kwa nini.
    .note = Ongeza reason: na maneno machache. Kila anayetazama mgao anaweza kuyasoma.
err-correct-nothing = Pointi 0 hazibadili kitu.
    .note = Andika ngapi za kuongeza, kama 5 au -5.
err-correct-member = { $name } hana pointi katika mgao huo.
    .note =
        { $some ->
            [yes] Uliandikwa kwa { $names }.
           *[no] Uliandikwa kwa kompyuta tu.
        }
err-export-many = Kipindi hicho kina maandishi { $n }; faili huchukua { $most }.
    .note = Chagua siku chache zaidi kwa from: na to:.
err-export-nothing = Hakuna kilichoandikwa katika kipindi hicho.
    .note = Chagua siku nyingine kwa from: na to:.
err-season-name = Msimu unahitaji jina.
    .note = Andika neno moja au mawili, kama Masika.
err-season-runs = Msimu wa { $name } unaendelea.
    .note = Umalize kwanza kwa /ledger season end.
err-season-none = Hakuna msimu unaoendelea.
    .note = Anza mmoja kwa /ledger season start.
err-zone = “{ $text }” si ukanda wa saa.
    .note = Taja mji au ukanda, kama { $names }.
