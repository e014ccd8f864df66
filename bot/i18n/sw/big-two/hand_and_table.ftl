table-left-over =
    { $taken ->
        [yes] Za ziada, kisha zikachukuliwa: { $cards }
       *[no] Za ziada, wazi kwa wote: { $cards }
    }
table-stock =
    { $n ->
        [0] Rundo limekwisha.
       *[other] Rundo: { cards }
    }
table-opens = { $name } ana { $card } na anaanza.
table-opens-alone = { $name } anaanza na { $card } peke yake.
table-last-cards =
    { $n ->
        [one] { card-first } ya mwisho: { $names }.
       *[other] { card-first } za mwisho: { $names }.
    }
table-undeclared = { $name } amebaki na { card-word } moja.
alt-declared = { card-word } ya mwisho imetangazwa
last-card-notice = **Niko kadi!** { $name } ana { card-word } moja na amesema.
lobby-callouts = kufichua **kumewashwa**
rules-callouts = Kufichua kumewashwa: { card-word } ya mwisho isiyotangazwa ina athari mtu akiifichua kwa wakati tu. Yaani kabla ya zamu ijayo ya mwenyewe. Ukifichua kimakosa, hufichui tena katika mgao huo.
err-idle-callouts = Kwa kanuni hizi { card-word } ya mwisho isiyotangazwa haina gharama, kwa hiyo hakuna la kufichua.
    .note = Usitaje callouts:, au chagua kanuni zenye gharama hiyo.
hand-open-include = Wewe unaanza. Hatua yako ya kwanza lazima iwe na { $card }.
hand-open-alone = Wewe unaanza na { $card } peke yake.
hand-last =
    { $n ->
        [one] **Hatua hii inakubakizia { card-word } moja. Kwanza bonyeza Niko kadi!**
       *[other] **Hatua hii inakubakizia { cards-word } { $n }. Kwanza bonyeza Niko kadi!**
    }
hand-last-chosen = Niko kadi! itasemwa pamoja na hatua yako ijayo.
hand-declared = Umesema Niko kadi!
hand-undeclared =
    { $n ->
        [one] Una { card-word } moja. Sema kabla ya zamu yako: bonyeza Niko kadi!
       *[other] Una { cards-word } { $n }. Sema kabla ya zamu yako: bonyeza Niko kadi!
    }
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one } Cheza kadi moja yako ya juu kabisa, au pita.
       *[no] { next-has-one } Cheza kadi moja yako ya juu kabisa.
    }
hand-duty-lead = { next-has-one } Ongoza kundi au kadi moja yako ya juu kabisa.
hand-duty-liability = { next-has-one } Ukicheza kadi moja ya chini na yake ikapita, unalipa kwa wote.
next-has-one = { $name } anafuata na ana { card-word } moja.
hand-hold-means = **Pita** huruka zamu hii. **Pita mzunguko huu** huruka zamu zako zote hadi mtu aongoze tena.
hand-held =
    { $verb ->
        [pass] Unapita hadi uongozaji ujao. Ili kuacha, bonyeza Pita mzunguko huu tena.
       *[play] Utacheza { $cards } mchezo ukianza. Ili kubadili, cheza nyingine au bonyeza Rudisha.
    }
hand-opens = Unaweza kubonyeza Cheza sasa. Kadi zitachezwa mchezo ukianza.
hint-out = Ni kadi zako zote.
hint-sure = Hakuna anayeweza kuishinda.
hint-last-card =
    { $single ->
        [yes] { $name } ana { card-word } moja, kwa hiyo cheza ya juu.
       *[no] { $name } ana { card-word } moja na hawezi kuishinda.
    }
# Aina ya hatua pamoja na chini, kila moja kwa ngeli yake.
kind-low =
    { $kind ->
        [pair] Jozi ya chini
        [triple] Tatu za chini
        [quads] Nne za chini
        [two_pair] Jozi mbili za chini
        [two_pair_kicker] Jozi mbili za chini na moja
        [straight] Mfuatano wa chini
        [flush] Suti moja ya chini
        [full_house] Full house ya chini
        [four_plus_one] Nne za chini na moja
        [straight_flush] Mfuatano wa chini wa suti moja
        [straight_flush_7] Mfuatano wa chini wa suti moja na mbili
        [royal_flush] Mfuatano wa suti moja 10-J-Q-K-A
       *[single] Kadi moja ya chini
    }
# Aina ya hatua pamoja na juu, kila moja kwa ngeli yake.
kind-high =
    { $kind ->
        [pair] Jozi ya juu
        [triple] Tatu za juu
        [quads] Nne za juu
        [two_pair] Jozi mbili za juu
        [two_pair_kicker] Jozi mbili za juu na moja
        [straight] Mfuatano wa juu
        [flush] Suti moja ya juu
        [full_house] Full house ya juu
        [four_plus_one] Nne za juu na moja
        [straight_flush] Mfuatano wa juu wa suti moja
        [straight_flush_7] Mfuatano wa juu wa suti moja na mbili
        [royal_flush] Mfuatano wa suti moja 10-J-Q-K-A
       *[single] Kadi moja ya juu
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] { kind-low }.
                [high] { kind-high }.
               *[middle] { kind-title }, na hakuna { card-word } ya juu inayotumika.
            }
       *[other]
            { $height ->
                [low] { kind-low }, na unabaki na { $kept }.
                [high] { kind-high }, na unabaki na { $kept }.
               *[middle] { kind-title }, na unabaki na { $kept }.
            }
    }
hint-pass =
    { $why ->
        [cannot] Huna cha kuishinda.
        [breaks] Kila jibu linavunja { $kept }.
        [high] { card-first } zako za juu zitafaa zaidi baadaye.
       *[later] { card-first } zako zitafaa zaidi baadaye.
    }
hint-before =
    { $why ->
        [weak] Kadi za wengi ni bora kuliko zako.
        [fair] Kadi zako zinatosha.
        [better] Kadi zako zinakuwa bora nayo.
        [no-better] Kadi zako haziwi bora nayo.
        [lowest] Karibu { card-word } yoyote inafaa kuliko yako ya chini kabisa.
        [helps] Ingesaidia kadi zako zaidi.
        [highest]
            { $n ->
                [one] Ni yako ya juu kabisa.
               *[other] Ni zako za juu kabisa.
            }
       *[least]
            { $n ->
                [one] Ndiyo unayoihitaji kidogo zaidi.
               *[other] Ndizo unazozihitaji kidogo zaidi.
            }
    }
did-play = Umecheza { $cards }.
did-pass = Umepita.
did-declare = { hand-declared }
did-call = Umemfichua { $name }.
button-last-card = Niko kadi!
button-callout = Fichua
button-keep = Baki nazo
button-held =
    { $verb ->
        [pass] Pita mzunguko huu
       *[play] Rudisha
    }
callout-ask = Unamfichua nani? Ukifichua kimakosa, huwezi kufichua tena katika mgao huu.
picture-open = anza na
picture-last-card = kadi ya mwisho!
picture-opens = { $name } anaanza
picture-left-over = za ziada
picture-stock = rundo
picture-pays-for-all = alipa kwa wote
picture-penalty = adhabu
help-aim = Uwe wa kwanza kumaliza { cards-word } zako zote. { card-first } zinazobaki mkononi hukupunguzia pointi.
help-ranks = **3** ni ya chini kabisa, kisha 4 hadi 10, J, Q, K, A, na **2** hushinda zote. Zikiwa sawa suti huamua.
help-kinds = Cheza { card-word } moja, jozi, au tano zinazokwenda pamoja, kama mfuatano 5-6-7-8-9.
help-beat = Jibu kwa idadi ileile ya { cards-word } kama zilizochezwa, ila juu zaidi. Au pita.
help-lead = Wengine wote wakipita, wewe unaongoza: kadi zozote zinazokwenda pamoja.
help-last-card = Ukibaki na { card-word } moja, bonyeza **Niko kadi!** pale kanuni zinapotaka.
