command-setup = Chaneli, saa, kanuni na nani anaweza kufungua meza kwenye seva hii
option-timezone = Wiki na miezi inaanza usiku wa manane wa wapi; andika mji
option-game-setup = Kanuni za mchezo gani; usipotaja, mchezo wa seva
setup-heading = Mipangilio ya seva hii
setup-note = Mipangilio ya kawaida inafaa. Badili unachotaka. Meza zilizo wazi zinaendelea kama zilivyo.
setup-channels = **Meza hufunguliwa kwenye**
setup-channels-any = Kila chaneli inayoruhusu /table open.
setup-channels-some =
    { $n ->
        [one] { $channels }, na nyuzi zake.
       *[other] { $channels }, na nyuzi zake.
    }
setup-openers = **Nani hufungua meza**
setup-openers-said =
    { $openers ->
        [managers] Wanaoruhusiwa kusimamia seva.
       *[everybody] Wote.
    }
setup-clock = **Saa, isipochaguliwa nyingine**
setup-clock-said =
    { $unit ->
        [none] Bila saa: zamu huchukua muda wowote.
       *[s] { clock }.
    }
setup-clock-note = Kwa /table open, clock: huchagua saa nyingine ya meza hiyo, au bila saa.
setup-rated = **Viwango, isipochaguliwa vingine**
setup-rated-said =
    { $rated ->
        [yes] Meza zisizo na kompyuta ni za viwango.
       *[no] Hakuna meza ya viwango.
    }
select-least = Migao kabla ya meza ya viwango
choice-least =
    { $n ->
        [0] Meza za viwango ni za wote
       *[other] Baada ya migao { $n } ya mchezo huo hapa
    }
setup-threads = **Nyuzi**
setup-threads-said =
    { $on ->
        [yes] Kila meza ina uzi wake, unaohifadhiwa meza ikiisha.
       *[no] Meza zinakaa kwenye chaneli yenyewe.
    }
setup-zone = **Ukanda wa saa**
setup-zone-said = { $zone }. Wiki na miezi ya orodha za washindi huanza usiku wa manane wa hapo.
setup-digest =
    { $on ->
        [yes] **Muhtasari wa wiki:** kwenye { $channel }, Jumatatu, 9:00 (ukanda wa saa wa seva).
       *[no] **Muhtasari wa wiki:** hakuna.
    }
setup-game = **Mchezo wa kawaida**
setup-game-said = { game }. Chaneli yenye jina la mchezo hucheza mchezo huo.
setup-rules = **Kanuni, zisipochaguliwa nyingine**
setup-rules-said = { game }: { $rules }
setup-rules-note = Kanuni tayari huonyeshwa kabla ya kuhifadhiwa. Zikishahifadhiwa, Kagua tena huzionyesha hapa.
setup-rights = **Ruhusa**
setup-rights-fine = Kwenye { $channel } bot ina yote inayohitaji.
setup-rights-gone = Chaneli iliyochaguliwa haipo, au bot haiioni: { $channel }.
setup-rights-note = Iruhusu kwenye mipangilio ya chaneli, kisha bonyeza Kagua tena.
select-channels = Chagua chaneli; bila kuchagua: kila chaneli
select-openers = Nani hufungua meza
select-clock = Chagua saa
choice-clock =
    { $unit ->
        [none] Bila saa
       *[s] { clock }
    }
select-rated = Kama meza ni za viwango
choice-rated-yes = Za viwango, zisipokuwa na kompyuta
choice-rated-no = Si za viwango
select-setup-game = Chagua mchezo wa seva
select-setup-rules =
    { $page ->
        [0] Chagua kanuni tayari
       *[other] Kanuni tayari nyingine
    }
choice-openers-everybody = Wote
choice-openers-managers = Wanaoruhusiwa kusimamia seva
button-other-clock = Saa nyingine
clock-title = Saa ya seva hii
clock-label = Muda wa zamu
clock-about = 15s hadi 7d, kama 30s, 5m, 1h au 2d; none bila saa
button-threads =
    { $on ->
        [yes] Bila nyuzi
       *[no] Uzi kwa kila meza
    }
button-zone = Ukanda wa saa
button-digest =
    { $on ->
        [yes] Bila muhtasari
       *[no] Muhtasari hapa
    }
zone-title = Ukanda wa saa wa seva hii
zone-label = Mji, au jina la ukanda
zone-about = Kama Stockholm, Asia/Hong_Kong au UTC
button-check-again = Kagua tena
button-server-rules = Kanuni za hapa
permission =
    { $permission ->
        [view_channel] View Channel
        [send_messages] Send Messages
        [send_messages_in_threads] Send Messages in Threads
        [embed_links] Embed Links
        [attach_files] Attach Files
        [create_public_threads] Create Public Threads
       *[read_message_history] Read Message History
    }
err-channel = Huwezi kufungua meza kwenye chaneli hii.
    .note = Unaweza kwenye { $channels }.
err-openers = Wanaoruhusiwa kusimamia seva hii tu hufungua meza.
    .note = Mwombe mmoja wao, au jiunge na meza kwa Jiunge.
