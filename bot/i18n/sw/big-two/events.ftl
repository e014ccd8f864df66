event-two-cards = { $name }: amebaki na { cards-word } mbili.
event-finished = { $name } amemaliza akiwa { picture-place }.
event-frozen = { $name } hakutangaza kabla ya zamu hii, kwa hiyo { card-word } ya mwisho haiwezi kuchezwa. Zamu inapita, na { card-word } inahesabiwa kuwa imetangazwa kuanzia sasa.
event-called =
    { $true ->
        [yes] { $caller } anafichua: { $name } ana { cards } na hakusema.
       *[no] { $caller } anafichua: { $name } ana { cards } na hana la kusema. { $caller } hawezi kufichua tena katika mgao huu.
    }
event-drew = { $name } anapita na kuchota { cards }. Rundo limebaki na { $stock }.
event-drew-cards = Umechota { $cards }.
event-recycled = Mizunguko iliyokwisha inakuwa rundo jipya: { cards }.
event-rest-given =
    { $shown ->
        [yes] { $name } ana { $anchor } na anapata za ziada { $cards }.
       *[no] { $name } ana { $anchor } na anapata za ziada bila kuonyeshwa.
    }
event-rest-given-cards = Umepata za ziada { $cards }.
event-rest-taken = { $name } anachukua za ziada.
event-rest-taken-cards = Umechukua { $cards }.
event-rest-declined = { $name } anakataa za ziada.
event-rest-swapped = { $name } anabadilisha { $low } kwa ya ziada.
event-rest-swapped-cards = Umepokea { $cards }.
event-rest-kept = { $name } anabaki na { $low }.
event-redealt = { $name } anaomba kugawa upya. Hakuna anayepata pointi. Bonyeza Mgao unaofuata upate kadi mpya.
event-dragon = { $name } ana kadi moja ya kila cheo, joka, na anashinda papo hapo.
event-four-twos = { $name } ana 2 nne na anashinda papo hapo.
event-ranks =
    { $n ->
        [3] Mfalme { $king }, raia { $commoner }, mtumishi { $slave }.
       *[other] Mfalme { $king }, mwinyi { $lord }, raia { $commoner }, mtumishi { $slave }.
    }
event-demanded = { $name } anadai { $card } kutoka kwa { $other } na anaipata.
event-demanded-cards = Unampa { $name } { $card }, kama alivyodai.
event-demand-lost = { $name } anadai { $card } kutoka kwa { $other }. Hakuna { card-word } hiyo: { $name } hapati kitu.
event-waived = { $name } hadai kitu kutoka kwa { $other }.
event-waived-rest = { $name } hadai zaidi.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [one] { $name } anampa { $other } { card-word } yake bora kabisa.
               *[other] { $name } anampa { $other } { cards-word } zake { $n } bora kabisa.
            }
       *[1]
            { $n ->
                [one] { $name } ({ tribute-place }) anampa { $other } ({ tribute-to }) { card-word } yake bora kabisa.
               *[other] { $name } ({ tribute-place }) anampa { $other } ({ tribute-to }) { cards-word } zake { $n } bora kabisa.
            }
    }
tribute-place =
    { $place ->
        [2] wa 2
        [3] wa 3
       *[other] wa { $place }
    }
tribute-to =
    { $to ->
        [1] wa 1
        [2] wa 2
       *[other] wa 3
    }
tribute-tie =
    { $tie ->
        [cards] { $above } na { $below } walikuwa na pointi sawa; { $above } alibaki na { cards-word } chache zaidi.
        [highest] { $above } na { $below } walikuwa na pointi sawa; { $below } alibaki na { card-word } ya juu zaidi.
       *[turn] { $above } na { $below } walikuwa na pointi sawa; { $above } ndiye wa kwanza baada ya mshindi.
    }
event-tribute-cards =
    { $reader ->
        [giver] Unampa { $other } { cards-word } bora kabisa: { $cards }.
       *[receiver] { $name } anakupa { $cards }.
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } anapokea { cards } alizoweka chini { $name }.
       *[other] { $name } anamrudishia { $other } { cards }.
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other } anapokea { $cards }, ulizoweka chini.
               *[receiver] Unapokea { $cards }, alizoweka chini { $name }.
            }
       *[other]
            { $reader ->
                [giver] Unamrudishia { $other } { $cards }.
               *[receiver] { $name } anakurudishia { $cards }.
            }
    }
event-put-out = { $name } anaweka chini { cards }, kifudifudi.
event-put-out-cards = Umeweka chini, kwa mpangilio huu: { $cards }.
event-picked =
    { $n ->
        [4] { $name } (wa 1) anachagua fungu { $number } kati ya { $n }.
        [3] { $name } (wa 2) anachagua fungu { $number } kati ya { $n }.
       *[other] { $name } (wa 3) anachagua fungu { $number } kati ya { $n }.
    }
event-kept = { $name } anaweka kando { cards }.
event-drawn = { $other } anachota { cards } kutoka kwa { $name }, bila kuziona.
event-drawn-cards =
    { $reader ->
        [giver] { $other } amechota { $cards } kutoka kwako.
       *[receiver] Umechota { $cards } kutoka kwa { $name }.
    }
event-full-payer =
    { $summed ->
        [yes] { full-payer-why } { $name } analipa kwa wote: { $terms } = { $p }.
       *[no] { full-payer-why } { $name } analipa kwa wote: { $p }.
    }
full-payer-why =
    { $case ->
        [follow] { $name } aliiachia kadi ya mwisho ya { $other } ipite. Kanuni ilitaka { $better }.
        [lead] { $name } aliiachia kadi ya mwisho ya { $other } ipite. Kanuni ilitaka { $better } au kundi.
       *[combination] { $name } aliiachia kadi ya mwisho ya { $other } ipite. Kanuni ilitaka kundi, kama { $better }.
    }
