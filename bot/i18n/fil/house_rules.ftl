command-rules-use = Pumili ng preset para sa server o sa channel na ito
command-rules-set = Baguhin ang isang option ng rules
command-rules-unset = Bawiin ang isang pagbabago; kung walang option, lahat
command-rules-save = I-save ang ipinapakita ng /rules show dito sa sarili mong pangalan
command-rules-history = Sino ang nagbago ng rules at kailan, at paano bumalik
command-rules-compare = Paano naiiba ang dalawang preset
option-rules-shown = Aling rules; ang nilalaro ninyo rito kung wala
option-preset = Isang preset; pagkatapos ng + may mga dagdag sa listahan
option-scope = Para sa buong server o sa channel na ito
option-scope-saved = Rules ng server o ng channel; kung wala, ang ipinapakita ng /rules show
option-option = Aling option; nasa listahan ang lahat at ang mga value
option-option-changed = Aling option; kung wala, lahat ng nabago rito
option-value = Ang bagong value; nasa listahan ang puwede
option-name = Sarili mong pangalan, hanggang 32 karakter
option-first-rules = Ang unang preset
option-second-rules = Ang ikalawang preset
choice-scope-server = buong server
choice-scope-channel = channel na ito
button-save = I-save
button-rules-all = Buong rules
button-rules-differences = Lahat ng kaibhan
button-rules-effect = Ano ang magbabago
button-rules-about = Tungkol sa bawat isa
button-cancel = Huwag ituloy
button-page-before = Nakaraang pahina
button-page-after = Susunod na pahina
select-back = Bumalik sa …
select-ways = Itakda ang { $asked } kasama ng …
rules-called = { $called } (`{ $name }`)
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`) na may pagbabago
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = “{ $name }”, { house-name }
rules-choice-name = { preset } · { $chain }
rules-choice-more = … at { $n } pa: mag-type ng salita sa pangalan
rules-choice-option = { $title }: { $word } · { $option }
rules-choice-value-with = { $word } ({ $value }) · kasama ng { $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word } ({ $value }) · gamit ngayon
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
        [0] { $state } na may { $settings }
       *[other] { $state } na may { $settings } at { $more } pa
    }
rules-choice-nothing =
    { $scope ->
        [server] Walang pinili: ang default
        [name] Hindi inaalok
       *[channel] Walang pinili: rules ng server
    }
rules-choice-since =
    { $side ->
        [after] { $place }, pagkatapos ng pagbabago ni { $name }
       *[before] { $place }, bago ang pagbabago ni { $name }
    }
rules-made-from = Galing sa: { $rules }.
rules-of-table = Ito ang rules ng { $table } hanggang matapos ito.
rules-next-table = Sa susunod na lamesa rito: { $rules }.
rules-from =
    { $from ->
        [channel] Pinili para sa channel na ito.
        [server] Pinili para sa server na ito.
        [asked] Ito ang hiningi mo. Sa /rules show lang, ang nilalaro ninyo rito.
       *[default] Ito ang default na rules.
    }
rules-presets-heading = { game }: mga preset, karamihan para sa { $n }
rules-presets-shelf = **{ shelf }:** { $names }
rules-presets-name = “{ $name }”
rules-presets-own = **Naka-save dito:** { $names }
rules-presets-own-more = **Naka-save dito:** { $names } at { $n } pa
rules-presets-additions = Mga dagdag, pagkatapos ng + at ayon sa binabago nila
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Naka-save sa server na ito
rules-presets-line = “{ $name }”: { house-name }
rules-compare-heading = { game }: { $a } kontra { $b }
rules-compare-line = **{ $title }** — { $a }: { $first } · { $b }: { $second }
rules-compare-more =
    { $n ->
        [1] At 1 pang kaibhan.
       *[other] At { $n } pang kaibhan.
    }
rules-compare-called = { $a }: { $rules }.
rules-compare-same = Pareho ang laro ng dalawa.
rules-compare-values = **{ $title }**: { $first } · { $second }
rules-compare-said = { $a }: { $said }
rules-preview-heading = Hindi pa naka-save
rules-preview = **{ $title }:** { $new } (dati: { $old }).
rules-preview-topics =
    { $n ->
        [1] 1 option ang magbabago: { $topics }.
       *[other] { $n } option ang magbabago: { $topics }.
    }
rules-preview-topics-more = { $n } option ang magbabago: { $topics } at { $more } pang paksa.
rules-preview-many = Ang magbabago, { $n } option:
rules-preview-typed = `{ $option }` mula { $old }, magiging { $new }
rules-preview-idle = Magbabago rin ito, pero walang epekto dahil sa ibang rules: { $values }.
rules-preview-rules = { $new } sa halip na { $old }.
rules-preview-save =
    { $how ->
        [saved] Sa pangalang “{ $name }”: { $rules }.
        [new] Ise-save sa pangalang “{ $name }”: { $rules }.
       *[again] May bagong laman ang “{ $name }”: { $rules }.
    }
rules-preview-drop = Hindi na inaalok ang “{ $name }”.
rules-preview-none =
    { $scope ->
        [server] Babalik ang server sa default: { $rules }.
       *[channel] Babalik ang channel na ito sa rules ng server: { $rules }.
    }
rules-preview-lost = Hindi na malalaro ang dating rules.
rules-preview-alike = Pareho pa rin ang laro ninyo.
rules-said-before = Dati: { $sentence }
rules-said-after = Magiging: { $sentence }
rules-scope =
    { $scope ->
        [server] Para sa server, mula sa susunod na lamesa. Hindi nagbabago ang mga bukas na lamesa.
       *[channel] Para sa { $channel }, mula sa susunod na lamesa. Hindi nagbabago ang mga bukas na lamesa.
    }
rules-scope-name = Para sa server: iaalok na ito ng /table open at /rules use.
rules-saved = **Naka-save na.**
rules-saved-note = Nasa /rules history ang bawat pagbabago, at paano bumalik.
rules-cancelled = **Hindi itinuloy.** Mananatili ang rules.
rules-history-heading = { game }: mga pagbabago sa rules
rules-history-empty = Wala pang nagbabago ng rules dito.
rules-history-entry = { $what } · { $place }, { $name }, { $at }
rules-place =
    { $scope ->
        [server] ang server
        [name] ang pangalang “{ $saved }”
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] ang server
        [name] “{ $saved }”
       *[channel] #{ $channel }
    }
rules-history-chosen = Pinili: { $rules }
rules-history-instead = { $new } sa halip na { $old }
rules-history-taken = Binawi: { $rules }
rules-history-value = { $title }: { $new } (dati: { $old })
rules-history-more = { $values }; at { $more } pa
err-admin = Para ito sa mga namamahala ng server.
    .note = Nasa /rules show ang rules dito, at nasa /ledger show ang puntos mo.
err-rules-name = Walang preset na “{ $text }” dito.
    .note = { $n ->
            [0] Nasa /rules presets ang lahat.
           *[other] Pinakamalapit: { $names }.
        }
err-rules-elsewhere =
    { $what ->
        [preset] Preset ng { $games } ang “{ $text }”.
       *[parameter] Option ng { $games } ang “{ $text }”.
    }
    .note = { game } ang tinanong mo. Piliin ang { $games } sa game:.
err-rules-no-mixin = Kulang ng dagdag pagkatapos ng +.
    .note = Pumili sa listahan, o alisin ang +.
err-rules-mixin = Walang dagdag na “{ $text }”.
    .note = { $n ->
            [0] Nasa /rules presets ang lahat.
           *[other] Pinakamalapit: { $names }.
        }
err-rules-option = Walang option na “{ $text }” sa rules.
    .note = { $n ->
            [0] Nasa listahan ng /rules set ang lahat.
           *[other] Pinakamalapit: { $names }.
        }
err-rules-value = Hindi puwede rito ang “{ $text }”.
    .note =
        { $fits ->
            [between] Puwede sa { $title }: { $low } hanggang { $high }.
            [optional] Puwede sa { $title }: { $low } hanggang { $high }, o null.
           *[listed] Puwede sa { $title }: { $allowed }.
        }
err-rules-same = Ganyan na ang rules.
    .note = Nasa /rules show ang mga ito.
err-rules-unchanged = Nasa preset pa rin ang { $title }.
    .note = Nasa /rules history ang bawat pagbabago.
err-rules-nothing = Wala pang pumili ng rules dito, kaya walang babawiin.
    .note = Nasa /rules history ang bawat pagbabago.
err-rules-taken = Hindi puwedeng sariling pangalan ang “{ $text }”.
    .note = Hanggang 32 karakter, walang + * ( ), at hindi pangalan ng ibang preset.
err-rules-many = May { $n } naka-save na preset ang server na ito, at wala nang puwang.
    .note = I-save sa isa sa mga pangalan para mapalitan ito.
err-rules-moved = May nagbago ng rules habang nagpapasya ka.
    .note = Ito na ang magbabago ngayon.
err-rules-answered = Nasagot na ang tanong na iyan, o luma na.
    .note = Gamitin ulit ang command.
