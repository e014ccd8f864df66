command-setup = Kanäle, Uhr, Regeln und wer auf diesem Server Tische eröffnet

option-timezone = Wo Wochen und Monate um Mitternacht beginnen; tipp eine Stadt
option-game-setup = Für welche Spielart du Regeln wählst; sonst die des Servers

setup-heading = Diesen Server einrichten
setup-note = Die Vorgaben sind gut. Ändere, was du willst. Offene Tische gehen weiter wie bisher.
setup-channels = **Wo Tische eröffnet werden**
setup-channels-any = In jedem Kanal, in dem /tisch neu geht.
setup-channels-some =
    { $n ->
        [one] In { $channels } und seinen Threads.
       *[other] In { $channels } und ihren Threads.
    }
setup-openers = **Wer Tische eröffnet**
setup-openers-said =
    { $openers ->
        [managers] Wer den Server verwalten darf.
       *[everybody] Alle.
    }
setup-clock = **Uhr, wo nichts anderes gewählt ist**
setup-clock-said =
    { $unit ->
        [none] Ohne Uhr: Ein Zug dauert, so lange er dauert.
       *[s] { clock }.
    }
setup-clock-note = Bei /tisch neu wählt uhr: für diesen Tisch eine andere oder keine.
setup-rated = **Wertung, wo nichts anderes gewählt ist**
setup-rated-said =
    { $rated ->
        [yes] Tische ohne Computer sind gewertet.
       *[no] Kein Tisch ist gewertet.
    }
select-least = Spiele vor einem gewerteten Tisch
choice-least =
    { $n ->
        [0] Gewertete Tische sind für alle
       *[other] Nach { $n } Spielen dieser Art hier
    }
setup-threads = **Threads**
setup-threads-said =
    { $on ->
        [yes] Jeder Tisch bekommt einen Thread, archiviert, wenn er endet.
       *[no] Tische stehen im Kanal selbst.
    }
setup-zone = **Zeitzone**
setup-zone-said = { $zone }. Um Mitternacht dort beginnen Wochen und Monate der Ranglisten.
setup-digest =
    { $on ->
        [yes] **Wochenbericht:** in { $channel }, montags um 9:00 (Zeitzone des Servers).
       *[no] **Wochenbericht:** nirgends.
    }
setup-game = **Spielart, wo nichts anderes gewählt ist**
setup-game-said = { game }. Heißt ein Kanal nach einer Spielart, wird dort diese gespielt.
setup-rules = **Regeln, wo nichts anderes gewählt ist**
setup-rules-said = { game }: { $rules }
setup-rules-note = Ein Regelsatz wird vor dem Speichern gezeigt. Danach zeigt ihn „Neu prüfen“ hier.
setup-rights = **Berechtigungen**
setup-rights-fine = In { $channel } hat der Bot alles, was er braucht.
setup-rights-gone = Ein gewählter Kanal ist weg oder für den Bot unsichtbar: { $channel }.
setup-rights-note = Erlaub es in den Einstellungen des Kanals, dann drück „Neu prüfen“.

select-channels = Kanäle wählen; keiner: jeder Kanal
select-openers = Wer Tische eröffnet
select-clock = Uhr wählen
choice-clock =
    { $unit ->
        [none] Ohne Uhr
       *[s] { clock }
    }
select-rated = Ob Tische gewertet sind
choice-rated-yes = Gewertet, wenn keine Computer spielen
choice-rated-no = Nicht gewertet
select-setup-game = Spielart des Servers wählen
select-setup-rules =
    { $page ->
        [0] Regelsatz wählen
       *[other] Weitere Regelsätze
    }
choice-openers-everybody = Alle
choice-openers-managers = Wer den Server verwalten darf
button-other-clock = Andere Uhr
clock-title = Uhr dieses Servers
clock-label = Zeit für einen Zug
clock-about = 15s bis 7d, zum Beispiel 30s, 5m, 1h oder 2d; none für keine Uhr
button-threads =
    { $on ->
        [yes] Keine Threads
       *[no] Je ein Thread
    }
button-zone = Zeitzone
button-digest =
    { $on ->
        [yes] Kein Wochenbericht
       *[no] Wochenbericht hier
    }
zone-title = Zeitzone dieses Servers
zone-label = Eine Stadt oder der Name der Zone
zone-about = Zum Beispiel Stockholm, Asia/Hong_Kong oder UTC
button-check-again = Neu prüfen
button-server-rules = Regeln hier

permission =
    { $permission ->
        [view_channel] Kanal anzeigen
        [send_messages] Nachrichten senden
        [send_messages_in_threads] Nachrichten in Threads senden
        [embed_links] Links einbetten
        [attach_files] Dateien anhängen
        [create_public_threads] Öffentliche Threads erstellen
       *[read_message_history] Nachrichtenverlauf anzeigen
    }

err-channel = In diesem Kanal kannst du keine Tische eröffnen.
    .note = Es geht in { $channels }.
err-openers = Tische eröffnet hier nur, wer den Server verwalten darf.
    .note = Frag dort nach, oder setz dich mit „Mitspielen“ an einen Tisch.
