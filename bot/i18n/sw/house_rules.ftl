command-rules-use = Chagua kanuni tayari kwa seva au chaneli hii
command-rules-set = Badili chaguo moja la kanuni
command-rules-unset = Ondoa badiliko; bila chaguo, yote
command-rules-save = Hifadhi zinazoonyeshwa na /rules show hapa kwa jina lako
command-rules-history = Nani alibadili kanuni lini, na jinsi ya kurudi
command-rules-compare = Kanuni tayari mbili zinatofautiana vipi
option-rules-shown = Kanuni zipi; usipotaja, mnazocheza hapa
option-preset = Kanuni tayari; baada ya + orodha ina nyongeza
option-scope = Kwa seva nzima au kwa chaneli hii
option-scope-saved = Kanuni za seva au za chaneli hii; usipotaja, zinazoonyeshwa na /rules show
option-option = Chaguo gani; orodha ina yote pamoja na thamani zake
option-option-changed = Chaguo gani; usipotaja, yote yaliyobadilishwa hapa
option-value = Thamani yake mpya; orodha ina zinazoruhusiwa
option-name = Jina unalolipa, herufi zisizozidi 32
option-first-rules = Kanuni tayari za kwanza
option-second-rules = Kanuni tayari za pili
choice-scope-server = seva nzima
choice-scope-channel = chaneli hii
button-save = Hifadhi
button-rules-all = Kanuni zote
button-rules-differences = Tofauti zote
button-rules-effect = Kinachobadilika
button-rules-about = Kuhusu kila moja
button-cancel = Ghairi
button-page-before = Ukurasa uliopita
button-page-after = Ukurasa unaofuata
select-back = Rudi kwenye …
select-ways = Weka { $asked } pamoja na …
rules-called = { $called } (`{ $name }`)
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`) pamoja na mabadiliko
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = “{ $name }”, { house-name }
rules-choice-name = { preset } · { $chain }
rules-choice-more = … na nyingine { $n }: andika neno la jina
rules-choice-option = { $title }: { $word } · { $option }
rules-choice-value-with = { $word } ({ $value }) · pamoja na { $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word } ({ $value }) · inatumika
       *[no] { $word } ({ $value })
    }
rules-choice-state =
    { $saved ->
        [yes] “{ $name }”
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset } ({ $chain })
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state } pamoja na { $settings }
       *[other] { $state } pamoja na { $settings } na mengine { $more }
    }
rules-choice-nothing =
    { $scope ->
        [server] Hakuna kilichochaguliwa: za kawaida
        [name] Hazimo kwenye orodha
       *[channel] Hakuna kilichochaguliwa: kanuni za seva
    }
rules-choice-since =
    { $side ->
        [after] { $place }, baada ya badiliko la { $name }
       *[before] { $place }, kabla ya badiliko la { $name }
    }
rules-made-from = Zimetokana na: { $rules }.
rules-of-table = Hizi ni kanuni za { $table } hadi iishe.
rules-next-table = Meza inayofuata hapa itapata: { $rules }.
rules-from =
    { $from ->
        [channel] Zimechaguliwa kwa chaneli hii.
        [server] Zimechaguliwa kwa seva hii.
        [asked] Umeziomba hizi. /rules show pekee ina mnazocheza hapa.
       *[default] Hizi ni kanuni za kawaida.
    }
rules-presets-heading = { game }: kanuni tayari, nyingi za wachezaji { $n }
rules-presets-shelf = **{ shelf }:** { $names }
rules-presets-name = “{ $name }”
rules-presets-own = **Zilizohifadhiwa hapa:** { $names }
rules-presets-own-more = **Zilizohifadhiwa hapa:** { $names } na nyingine { $n }
rules-presets-additions = Nyongeza za kuandika baada ya +, kwa kinachobadilika
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Zilizohifadhiwa kwenye seva hii
rules-presets-line = “{ $name }”: { house-name }
rules-compare-heading = { game }: { $a } na { $b }
rules-compare-line = **{ $title }** — { $a }: { $first } · { $b }: { $second }
rules-compare-more =
    { $n ->
        [one] Na tofauti 1 nyingine.
       *[other] Na tofauti nyingine { $n }.
    }
rules-compare-called = { $a }: { $rules }.
rules-compare-same = Zote mbili huchezwa sawa.
rules-compare-values = **{ $title }**: { $first } · { $second }
rules-compare-said = { $a }: { $said }
rules-preview-heading = Bado hazijahifadhiwa
rules-preview = **{ $title }:** { $new } (ilikuwa: { $old }).
rules-preview-topics =
    { $n ->
        [one] Chaguo 1 linabadilika: { $topics }.
       *[other] Machaguo { $n } yanabadilika: { $topics }.
    }
rules-preview-topics-more = Machaguo { $n } yanabadilika: { $topics } na mada nyingine { $more }.
rules-preview-many = Yanayobadilika, machaguo { $n }:
rules-preview-typed = `{ $option }` kutoka { $old } kuwa { $new }
rules-preview-idle = Haya pia yanabadilika, lakini kanuni nyingine huyazima: { $values }.
rules-preview-rules = { $new } badala ya { $old }.
rules-preview-save =
    { $how ->
        [saved] Kwa jina “{ $name }”: { $rules }.
        [new] Zitahifadhiwa kwa jina “{ $name }”: { $rules }.
       *[again] “{ $name }” itabeba kanuni mpya: { $rules }.
    }
rules-preview-drop = “{ $name }” haimo tena kwenye orodha.
rules-preview-none =
    { $scope ->
        [server] Seva inarudi kwenye kanuni za kawaida: { $rules }.
       *[channel] Chaneli hii inarudi kwenye kanuni za seva: { $rules }.
    }
rules-preview-lost = Kanuni za awali haziwezi kuchezwa tena.
rules-preview-alike = Mnacheza kama awali.
rules-said-before = Awali: { $sentence }
rules-said-after = Kisha: { $sentence }
rules-scope =
    { $scope ->
        [server] Kwa seva, kuanzia meza inayofuata. Meza zilizo wazi hubaki na kanuni zao.
       *[channel] Kwa { $channel }, kuanzia meza inayofuata. Meza zilizo wazi hubaki na kanuni zao.
    }
rules-scope-name = Kwa seva: /table open na /rules use zitaziorodhesha kuanzia sasa.
rules-saved = **Zimehifadhiwa.**
rules-saved-note = /rules history ina kila badiliko, na jinsi ya kurudi.
rules-cancelled = **Imeghairiwa.** Kanuni zinabaki kama zilivyo.
rules-history-heading = { game }: mabadiliko ya kanuni
rules-history-empty = Hakuna aliyebadili kanuni hapa bado.
rules-history-entry = { $what } · { $place }, { $name }, { $at }
rules-place =
    { $scope ->
        [server] seva
        [name] jina “{ $saved }”
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] seva
        [name] “{ $saved }”
       *[channel] #{ $channel }
    }
rules-history-chosen = Zimechaguliwa: { $rules }
rules-history-instead = { $new } badala ya { $old }
rules-history-taken = Zimeondolewa: { $rules }
rules-history-value = { $title }: { $new } (ilikuwa: { $old })
rules-history-more = { $values }; na mengine { $more }
err-admin = Hii ni kwa wanaoruhusiwa kusimamia seva.
    .note = /rules show ina kanuni za hapa, na /ledger show pointi zako.
err-rules-name = Hakuna kanuni tayari “{ $text }” hapa.
    .note = { $n ->
            [0] /rules presets ina zote.
           *[other] Zilizo karibu: { $names }.
        }
err-rules-elsewhere =
    { $what ->
        [preset] “{ $text }” ni kanuni tayari za { $games }.
       *[parameter] “{ $text }” ni chaguo la { $games }.
    }
    .note = Uliuliza kuhusu { game }. Chagua { $games } kwa game:.
err-rules-no-mixin = Nyongeza haipo baada ya +.
    .note = Chagua moja kwenye orodha, au andika bila +.
err-rules-mixin = Hakuna nyongeza “{ $text }”.
    .note = { $n ->
            [0] /rules presets ina zote.
           *[other] Zilizo karibu: { $names }.
        }
err-rules-option = Hakuna chaguo “{ $text }” katika kanuni.
    .note = { $n ->
            [0] Orodha ya /rules set ina yote.
           *[other] Yaliyo karibu: { $names }.
        }
err-rules-value = “{ $text }” haifai hapa.
    .note =
        { $fits ->
            [between] Kwa “{ $title }” andika: { $low } hadi { $high }.
            [optional] Kwa “{ $title }” andika: { $low } hadi { $high }, au null.
           *[listed] Kwa “{ $title }” chagua: { $allowed }.
        }
err-rules-same = Kanuni ziko hivyo tayari.
    .note = /rules show inazo.
err-rules-unchanged = { $title } bado iko kama kwenye kanuni tayari.
    .note = /rules history ina kila badiliko.
err-rules-nothing = Hakuna aliyechagua kanuni hapa, kwa hiyo hakuna la kuondoa.
    .note = /rules history ina kila badiliko.
err-rules-taken = “{ $text }” haiwezi kuwa jina lako.
    .note = Tumia herufi zisizozidi 32, bila + * ( ), na si jina la kanuni tayari nyingine.
err-rules-many = Seva hii imehifadhi kanuni tayari { $n }, na hakuna nafasi ya zaidi.
    .note = Hifadhi kwa mojawapo ya majina yake ili kuzibadilisha.
err-rules-moved = Mtu amebadili kanuni wakati huohuo.
    .note = Haya ndiyo yatakayobadilika sasa.
err-rules-answered = Swali hilo limeshajibiwa, au ni la zamani mno.
    .note = Tumia amri tena.
