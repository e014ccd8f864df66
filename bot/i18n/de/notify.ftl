command-notify = Wann du gerufen wirst, wenn du dran bist, und wann nicht
option-turns = Wann du gerufen wirst; ohne Angabe steht in der Antwort, was du gewählt hast
option-quiet = Stunden deines Tages ohne Rufe, zum Beispiel 22-8; off für keine
option-zone = Deine Zeitzone, zum Beispiel Europe/Berlin; die Liste hat alle
option-openings = Bei welcher Spielart du von neuen Tischen hier erfährst; none für keine
choice-openings-none = keine
choice-turns-now = Sofort
choice-turns-late = Nach 10 Sekunden Warten
choice-turns-never = Nie

turns-called =
    { $call ->
        [now] **Du wirst sofort gerufen, wenn du dran bist.**
        [never] **Du wirst nie gerufen, wenn du dran bist.**
       *[late] **Du wirst gerufen, wenn der Tisch 10 Sekunden auf dich gewartet hat.**
    }
    .note = Mit /rufe änderst du das, auf allen Servern zugleich.
quiet-hours = Keine Rufe von { $begin } bis { $end } ({ $zone }).
openings-told = Du erfährst hier von neuen Tischen: { $games }.
table-opened = { $mention } { $host } hat einen Tisch eröffnet: { game }, { $table }.
err-openings-many = Hier erfahren schon { $limit } Leute von { game }.
    .note = Mehr passen nicht in eine Nachricht.
quiet-hours-none = Du kannst jederzeit gerufen werden. Mit ruhezeit: wählst du Stunden ohne Rufe.
err-quiet = „{ $text }“ ist keine Zeitspanne.
    .note = Schreib sie wie 22-8 oder 22:30-7, oder off.
err-quiet-zone = Wo wohnst du?
    .note = Füg zu deinen Stunden zeitzone: hinzu, zum Beispiel Europe/Berlin.

select-turns = Wann du gerufen wirst
menu-turns =
    { $call ->
        [now] Ruf mich sofort
        [never] Ruf mich nie
       *[late] Ruf mich nach 10 Sekunden
    }
