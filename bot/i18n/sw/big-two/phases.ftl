phase-heading =
    { $phase ->
        [leftover] { card-first } za ziada
        [exchange] Kubadilishana
        [redeal] Nafasi ya kugawa upya
        [play] Kucheza
       *[over] Mgao umekwisha
    }
rank =
    { $rank ->
        [king] mfalme
        [lord] mwinyi
        [commoner] raia
       *[slave] mtumishi
    }
prompt-take =
    { $shown ->
        [yes] Za ziada: { $cards }. Zichukue zote, au kataa.
       *[no] Chukua zote za ziada bila kuziona, au kataa.
    }
prompt-swap = Badilisha { $card } kwa ya ziada bila kuiona, au kataa.
prompt-redeal =
    { $clock ->
        [running] Baki na kadi zako, au omba kugawa upya. Nafasi hii inaisha { $time }. { $redeals }
       *[none] Baki na kadi zako, au omba kugawa upya. { $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] Bonyeza Baki nazo ili kuzicheza. Nafasi hii inaisha { $time }.
       *[none] Bonyeza Baki nazo ili kuzicheza.
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] Kadi zako zina thamani { $worth }, dhaifu kiasi cha kugawa upya ({ $limit } au chini).
                [ten_high] Huna { card-word } juu ya 10, kwa hiyo unaweza kuomba kugawa upya.
                [two_courts] Huna A, huna 2 na una J Q K chache. Unaweza kuomba kugawa upya.
               *[four_twos] Una 2 zote nne, kwa hiyo unaweza kuomba kugawa upya.
            }
       *[no]
            { $why ->
                [points_below] Kadi zako zina thamani { $worth }, imara mno kwa kugawa upya ({ $limit } au chini).
               *[none] Kwa kadi hizi huwezi kuomba kugawa upya.
            }
    }
prompt-demand = Dai { card-word } kutoka kwa { $name }, au bonyeza Acha.
prompt-demand-pool = Dai { card-word } moja kutoka kwa kila mmoja wa { $names }, au bonyeza Acha ili kumaliza.
prompt-return =
    { $n ->
        [one] Mpe { $name } { card-word } moja usiyoitaka.
       *[other] Mpe { $name } { cards-word } { $n } usizozitaka.
    }
prompt-put-out =
    { $n ->
        [one] Weka chini { card-word } moja usiyoitaka, kwa { $names }.
       *[other] Weka chini { cards-word } { $n } usizozitaka. Watachagua kwa zamu: { $names }.
    }
prompt-choose = Chagua moja kati ya { cards-word } { $n } zilizo kifudifudi.
prompt-choose-hand = Chagua moja kati ya mafungu { $n } yaliyo kifudifudi.
prompt-keep = Weka kando { cards }. { $name } atachota { $m } kati ya nyingine.
prompt-protected = { $low } na 2 haziwezi kuhama.
prompt-chosen = Umechagua: { $cards }, { $n } kati ya { $need }.
prompt-wanted =
    { $known ->
        [yes] Umechagua: { $card }, kutoka kwa { $name }
       *[no] Umechagua: { $card }
    }
wait-take =
    { $shown ->
        [yes] { $name } anaweza kuchukua { $cards }.
       *[no] { $name } anaweza kuchukua za ziada.
    }
wait-swap = { $name } anaweza kubadilisha { $low }.
wait-redeal = Tunasubiri Baki nazo kutoka kwa { $missing }.
wait-demand = { $name } anaweza kudai { card-word } kutoka kwa { $other }.
wait-demand-pool = { $name } anaweza kudai { cards-word }.
wait-return =
    { $n ->
        [one] { $name } anamrudishia { $other } { card-word } moja.
       *[other] { $name } anamrudishia { $other } { cards-word } { $n }.
    }
wait-put-out = { $name } anaweka { cards-word } chini.
wait-choose = { $name } anachagua { card-word } iliyo kifudifudi.
wait-choose-hand = { $name } anachagua fungu lililo kifudifudi.
wait-keep = { $name } anaweka { cards-word } kando.
button-take = Chukua
button-decline = Kataa
button-swap = Badilisha
button-waive = Acha
button-demand = Dai
button-choose = Chagua
button-put-out = Weka chini
button-set-aside = Weka kando
closed-place =
    { $hands ->
        [yes] Fungu { $number }
       *[no] Kadi { $number }
    }
select-demand = Chagua kadi ya kudai
select-demand-from = Kutoka kwa nani
select-rank = Chagua cheo
select-rank-first = Kwanza chagua cheo
picture-asked =
    { $kind ->
        [return] toa { $n }
        [put-out] weka chini { $n }
        [keep] weka kando { $n }
        [demand] dai moja
        [demand-pool] dai moja
        [take] za ziada
        [swap] badilisha au kataa
       *[choose] chagua moja
    }
did-give =
    { $exchange-kind ->
        [class_pool] Umeweka chini { $cards }.
       *[other] Umetoa { $cards }.
    }
did-keep =
    { $n ->
        [0] Umebaki na mgao huu.
       *[other] Umeweka kando { $cards }.
    }
did-demand = Umedai { $card } kutoka kwa { $name }.
did-waive = Umeacha kudai.
did-choose = Umechagua namba { $place }.
did-take = Umechukua za ziada.
did-decline = Umekataa za ziada.
did-swap = Umebadilisha { $low }.
did-redeal = Umeomba kugawa upya, kwa hiyo mgao huu ni batili. Bonyeza Mgao unaofuata upate kadi mpya.
