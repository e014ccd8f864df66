table-left-over =
    { $taken ->
        [yes] Sobra, tapos kinuha: { $cards }
       *[no] Sobra, kita ng lahat: { $cards }
    }
table-stock =
    { $n ->
        [0] Ubos na ang bunutan.
       *[other] Bunutan: { cards }
    }
table-opens = Hawak ni { $name } ang { $card } at siya ang simula.
table-opens-alone = Si { $name } ang simula: { $card } lang.
table-last-cards =
    { $n ->
        [1] Huling { card-word }: { $names }.
       *[other] Mga huling { cards-word }: { $names }.
    }
table-undeclared = Isang { card-word } na lang si { $name }.
alt-declared = nasabi na ang huling { card-word }
last-card-notice = **Last card!** Isang { card-word } na lang si { $name } at nagsabi siya.
lobby-callouts = **may** sita
rules-callouts = May sita: mahalaga lang ang huling { card-word } na di sinabi kung may sisita agad. Bago iyon ng susunod na turn ng may hawak. Isang maling sita, at di ka na makakasita sa larong iyon.
err-idle-callouts = Sa rules na ito, walang epekto ang huling { card-word } na di sinabi, kaya walang masisita.
    .note = Alisin ang callouts:, o pumili ng rules na may epekto ito.
hand-open-include = Ikaw ang simula. Dapat kasama ang { $card } sa una mong tira.
hand-open-alone = Ikaw ang simula, { $card } lang.
hand-last =
    { $n ->
        [1] **Isang { card-word } na lang ang matitira. Pindutin muna ang Last card!**
       *[other] **{ $n } { cards-word } na lang ang matitira. Pindutin muna ang Last card!**
    }
hand-last-chosen = Kasama ang Last card! sa susunod mong tira.
hand-declared = Nagsabi ka na ng Last card!
hand-undeclared =
    { $n ->
        [1] Isang { card-word } ka na lang. Sabihin bago ang turn mo: pindutin ang Last card!
       *[other] { $n } { cards-word } ka na lang. Sabihin bago ang turn mo: pindutin ang Last card!
    }
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one } Itira ang pinakamataas mong single, o mag-pass.
       *[no] { next-has-one } Itira ang pinakamataas mong single.
    }
hand-duty-lead = { next-has-one } Unang tira: kombinasyon o ang pinakamataas mong single.
hand-duty-liability = { next-has-one } Kung mababang single ang magpalusot, sagot mo ang lahat.
next-has-one = Sunod sa iyo si { $name } at isang { card-word } na lang siya.
hand-hold-means = **Pass**: ang turn na ito lang. **Pass sa round na ito**: lahat ng turn mo hanggang may bagong unang tira.
hand-held =
    { $verb ->
        [pass] Pass ka hanggang sa susunod na unang tira. Para itigil, pindutin ulit ang Pass sa round na ito.
       *[play] Ititira ang { $cards } kapag nagsimula na. Para palitan, magtira ng iba o pindutin ang Bawiin.
    }
hand-opens = Puwede mo nang pindutin ang Tira. Ilalabas ang baraha kapag nagsimula na.
hint-out = Iyan na ang buong hawak mo.
hint-sure = Walang makakatalo riyan.
hint-last-card =
    { $single ->
        [yes] Isang { card-word } na lang si { $name }, kaya taasan mo.
       *[no] Isang { card-word } na lang si { $name } at hindi niya ito matatalo.
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] Mababang { kind }.
                [high] Mataas na { kind }.
               *[middle] { kind-title }, at walang mataas na { card-word } na nagamit.
            }
       *[other]
            { $height ->
                [low] Mababang { kind }, at buo pa ang { $kept } mo.
                [high] Mataas na { kind }, at buo pa ang { $kept } mo.
               *[middle] { kind-title }, at buo pa ang { $kept } mo.
            }
    }
hint-pass =
    { $why ->
        [cannot] Wala kang pantalo riyan.
        [breaks] Masisira ang { $kept } mo sa bawat sagot.
        [high] Mas may silbi mamaya ang matataas mong { cards-word }.
       *[later] Mas may silbi mamaya ang mga { cards-word } mo.
    }
hint-before =
    { $why ->
        [weak] Mas malakas ang karamihan ng hawak kaysa sa iyo.
        [fair] Ayos na ang hawak mo.
        [better] Lalakas ang hawak mo rito.
        [no-better] Hindi lalakas ang hawak mo rito.
        [lowest] Halos kahit anong { card-word } ay mas may silbi kaysa pinakamababa mo.
        [helps] Iyan ang pinakamakakatulong sa hawak mo.
        [highest]
            { $n ->
                [1] Iyan ang pinakamataas mo.
               *[other] Iyan ang mga pinakamataas mo.
            }
       *[least]
            { $n ->
                [1] Iyan ang pinakahindi mo kailangan.
               *[other] Iyan ang mga pinakahindi mo kailangan.
            }
    }
did-play = Itinira mo ang { $cards }.
did-pass = Nag-pass ka.
did-declare = { hand-declared }
did-call = Sinita mo si { $name }.
button-last-card = Last card!
button-callout = Sitahin
button-keep = Ituloy
button-held =
    { $verb ->
        [pass] Pass sa round na ito
       *[play] Bawiin
    }
callout-ask = Sino ang sisitahin mo? Kapag mali, hindi ka na makakasita sa larong ito.
picture-open = isama
picture-last-card = last card!
picture-opens = Simula: { $name }
picture-left-over = sobra
picture-stock = bunutan
picture-pays-for-all = sagot ang lahat
picture-penalty = bawas
help-aim = Mauna kang maubusan ng { cards-word }. May bawas na puntos ang matitirang { cards-word } sa hawak mo.
help-ranks = **3** ang pinakamababa, tapos 4 hanggang 10, J, Q, K, A, at talo ng **2** ang lahat. Kapag pareho, suit ang basehan.
help-kinds = Tumira ng isang { card-word }, pares, o limang magkakasama, gaya ng straight na 5-6-7-8-9.
help-beat = Sumagot ng kasindami ng itinirang { cards-word }, pero mas mataas. O mag-pass.
help-lead = Kapag nag-pass ang lahat ng iba, sa iyo ang unang tira: kahit anong magkakasama.
help-last-card = Kapag isang { card-word } na lang, pindutin ang **Last card!** kung hinihingi ng rules.
