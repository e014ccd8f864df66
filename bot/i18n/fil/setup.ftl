command-setup = Mga channel, clock, rules at kung sino ang puwedeng magbukas ng lamesa sa server
option-timezone = Kung saan nagsisimula ang linggo at buwan tuwing hatinggabi; mag-type ng lungsod
option-game-setup = Rules ng aling game ang pipiliin; ang game ng server kung wala
setup-heading = Pag-setup ng server na ito
setup-note = Ayos na ang default. Baguhin ang gusto mo. Hindi nagbabago ang mga bukas na lamesa.
setup-channels = **Saan nagbubukas ng lamesa**
setup-channels-any = Sa bawat channel na magagamit ang /table open.
setup-channels-some =
    { $n ->
        [1] Sa { $channels }, at sa mga thread nito.
       *[other] Sa { $channels }, at sa mga thread nila.
    }
setup-openers = **Sino ang nagbubukas ng lamesa**
setup-openers-said =
    { $openers ->
        [managers] Mga namamahala ng server.
       *[everybody] Lahat.
    }
setup-clock = **Clock kung walang ibang pinili**
setup-clock-said =
    { $unit ->
        [none] Walang clock: kahit gaano katagal ang turn.
       *[s] { clock }.
    }
setup-clock-note = Sa /table open, mapipili sa clock: ang iba para sa lamesang iyon, o none.
setup-rated = **Rating kung walang ibang pinili**
setup-rated-said =
    { $rated ->
        [yes] Rated ang mga lamesang walang computer.
       *[no] Walang rated na lamesa.
    }
select-least = Ilang laro bago ang rated na lamesa
choice-least =
    { $n ->
        [0] Para sa lahat ang mga rated na lamesa
       *[other] Pagkatapos ng { $n } laro ng game dito
    }
setup-threads = **Mga thread**
setup-threads-said =
    { $on ->
        [yes] May thread ang bawat lamesa, ia-archive pagkatapos nito.
       *[no] Nasa channel mismo ang mga lamesa.
    }
setup-zone = **Time zone**
setup-zone-said = { $zone }. Sa hatinggabi nito nagsisimula ang linggo at buwan ng leaderboard.
setup-digest =
    { $on ->
        [yes] **Lingguhang balita:** sa { $channel }, Lunes ng 9:00 (time zone ng server).
       *[no] **Lingguhang balita:** walang channel.
    }
setup-game = **Default na game**
setup-game-said = { game }. Kung pangalan ng game ang channel, iyon ang nilalaro roon.
setup-rules = **Rules kung walang ibang pinili**
setup-rules-said = { game }: { $rules }
setup-rules-note = Ipapakita muna ang preset bago i-save. Kapag naka-save na, makikita ito rito sa Tingnan ulit.
setup-rights = **Mga permission**
setup-rights-fine = Sa { $channel }, kumpleto ang permission ng bot.
setup-rights-gone = Wala na ang piniling channel, o nakatago sa bot: { $channel }.
setup-rights-note = Payagan sa settings ng channel, tapos pindutin ang Tingnan ulit.
select-channels = Pumili ng channel; kung wala: lahat
select-openers = Sino ang nagbubukas ng lamesa
select-clock = Pumili ng clock
choice-clock =
    { $unit ->
        [none] Walang clock
       *[s] { clock }
    }
select-rated = Kung rated ang mga lamesa
choice-rated-yes = Rated, kung walang computer
choice-rated-no = Hindi rated
select-setup-game = Piliin ang game ng server
select-setup-rules =
    { $page ->
        [0] Pumili ng preset
       *[other] Iba pang preset
    }
choice-openers-everybody = Lahat
choice-openers-managers = Mga namamahala ng server
button-other-clock = Ibang clock
clock-title = Clock ng server na ito
clock-label = Oras sa bawat turn
clock-about = 15s hanggang 7d, gaya ng 30s, 5m, 1h o 2d; none kung walang clock
button-threads =
    { $on ->
        [yes] Walang thread
       *[no] May sariling thread
    }
button-zone = Palitan ang time zone
button-digest =
    { $on ->
        [yes] Walang balita
       *[no] Balita rito
    }
zone-title = Time zone ng server na ito
zone-label = Isang lungsod, o pangalan ng time zone
zone-about = Gaya ng Stockholm, Asia/Hong_Kong o UTC
button-check-again = Tingnan ulit
button-server-rules = Rules dito
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
err-channel = Hindi ka makakapagbukas ng lamesa sa channel na ito.
    .note = Puwede sa { $channels }.
err-openers = Mga namamahala lang ng server ang nagbubukas ng lamesa.
    .note = Makiusap sa kanila, o sumali sa lamesa gamit ang Sumali.
