command-table-invite = Mruhusu mtu aketi kwenye meza yako ya faragha
command-table-reserve = Mwekee mtu kiti kwenye meza yako
command-table-unreserve = Mruhusu yeyote achukue tena kiti ulichoweka
command-block = Mzuie mtu kwenye meza zako; bila jina, ona unaowazuia
command-unblock = Mruhusu mtu aketi tena kwenye meza zako
option-private = Wanaketi wale tu unaowaalika
option-thread = Uzi wa meza hii, unaohifadhiwa meza ikiisha; usipotaja, kama seva ilivyochagua
option-guest = Ni nani
option-guest-role = Wote wenye jukumu hili
option-blocked = Nani azuiwe; usipotaja, jibu linawaorodhesha
option-unblocked = Nani aruhusiwe tena
thread-name = { game } · { $host }
table-in-thread = { $host } amefungua meza: { game }, { $table }. Iko kwenye { $thread }.
lobby-private =
    { $n ->
        [0] Faragha: wanaketi hapa walioalikwa kwa /table invite tu.
       *[other] Faragha. Wamealikwa: { $names }.
    }
seat-option-kept = Kimewekwa kwa { $name }
invited = { $names } sasa anaruhusiwa kuketi hapa.
reserved = Kiti { $seat } kimewekwa kwa { $name }. Kompyuta inaweza kukitumia hadi aje.
unreserved = Yeyote anaweza kuchukua kiti hicho tena.
blocked = **{ $name } hawezi tena kuketi kwenye meza zako.**
    .note = Haambiwi. Kwenye meza alipoketi sasa anabaki, ila ukitumia /table kick.
unblocked = **{ $name } anaweza tena kuketi kwenye meza zako.**
    .note = /block huorodhesha unaowazuia.
blocked-list =
    { $n ->
        [0] **Humzuii mtu kwenye meza zako.**
       *[other] **Unaowazuia kwenye meza zako:** { $names }
    }
    .note = Wewe tu unaona hii. /block na /unblock huibadili.
lobby-least =
    { $n ->
        [one] Kwa waliomaliza mgao mmoja hapa.
       *[other] Kwa waliomaliza migao { $n } hapa.
    }
err-few-deals =
    { $deals ->
        [0] Bado hujamaliza mgao wowote wa { game } hapa.
        [one] Umemaliza mgao 1 wa { game } hapa.
       *[other] Umemaliza migao { $deals } ya { game } hapa.
    }
    .note = Meza za viwango hapa ni kwa waliomaliza migao { $n }. Meza nyingine ziko wazi kwako.
err-private = Meza hii ni ya faragha.
    .note = Mwombe mwenyeji akualike, au fungua yako kwa /table open.
err-kept = Kiti hicho kimewekwa kwa mtu.
    .note = Subiri kiwe wazi, au fungua meza yako kwa /table open.
err-kept-out = Huwezi kuketi kwenye meza hii.
    .note = Jiunge na nyingine, au fungua yako kwa /table open.
err-open-to-all = Yeyote anaweza kuketi kwenye meza hii.
    .note = Weka kiti kwa /table reserve, au fungua meza ya faragha.
err-invited-self = Wewe umeshaketi hapa.
    .note = Taja mtu mwingine.
err-invited-already = Ameshaalikwa.
    .note = Anaweza kubonyeza Jiunge.
err-invited-many = Umeshaalika { $limit }.
    .note = Alika jukumu ili kuruhusu watu zaidi.
err-invite-whom = Unamwalika nani?
    .note = Ongeza member: au role:, mojawapo.
err-invite-everybody = Jukumu hilo ni la wote.
    .note = Fungua meza bila private: na yeyote anaweza kujiunga.
err-guest-bot = Hiyo ni bot.
    .note = Kompyuta huchukua viti kwa Ongeza kompyuta.
err-sits-here = { $name } ameshaketi hapa.
    .note = Taja mtu mwingine.
err-kept-already = { $name } ameshawekewa kiti.
    .note = Anaweza kubonyeza Jiunge.
err-none-to-keep = Hakuna kiti kilichobaki cha kuweka.
    .note = Kila kiti kilicho wazi kimewekwa kwa mtu. /table unreserve huachilia kimoja.
err-not-kept = Hajawekewa kiti.
    .note = /table reserve huweka kimoja.
err-block-self = Huyo ni wewe.
    .note = Taja mtu mwingine.
err-blocked-many = Tayari unawazuia watu { $limit }.
    .note = /unblock humruhusu mtu tena.
err-guest-blocked = Unamzuia { $name } kwenye meza zako.
    .note = /unblock humruhusu tena.
err-not-blocked = Humzuii mtu huyo kwenye meza zako.
    .note = /block huorodhesha unaowazuia.
