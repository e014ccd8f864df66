table-left-over =
    { $taken ->
        [yes] Übrig, dann genommen: { $cards }
       *[no] Übrig, für alle sichtbar: { $cards }
    }
table-stock =
    { $n ->
        [0] Der Stapel ist leer.
       *[other] Stapel: { cards }
    }
table-opens = { $name } hat { $card } und eröffnet.
table-opens-alone = { $name } eröffnet mit { $card } allein.
table-last-cards =
    { $n ->
        [one]
            { $deck ->
                [lectio] Letzter Stein: { $names }.
               *[std52] Letzte Karte: { $names }.
            }
       *[other] Letzte { cards-word }: { $names }.
    }
table-undeclared = { $name } hat noch { a-card }.
alt-declared =
    { $deck ->
        [lectio] letzter Stein angesagt
       *[std52] letzte Karte angesagt
    }
last-card-notice = **Letzte Karte!** { $name } hat noch { a-card } und hat es angesagt.

lobby-callouts = Melden **an**
rules-callouts =
    { $deck ->
        [lectio] Melden ist an: Ein nicht angesagter letzter Stein zählt nur, wenn ihn jemand rechtzeitig meldet. Das geht bis zum nächsten Zug seines Platzes. Nach einer falschen Meldung meldest du in diesem Spiel nicht mehr.
       *[std52] Melden ist an: Eine nicht angesagte letzte Karte zählt nur, wenn sie jemand rechtzeitig meldet. Das geht bis zum nächsten Zug ihres Platzes. Nach einer falschen Meldung meldest du in diesem Spiel nicht mehr.
    }
err-idle-callouts =
    { $deck ->
        [lectio] Nach diesen Regeln kostet ein nicht angesagter letzter Stein nichts, also gäbe es nichts zu melden.
       *[std52] Nach diesen Regeln kostet eine nicht angesagte letzte Karte nichts, also gäbe es nichts zu melden.
    }
    .note = Lass melden: weg, oder wähl Regeln, nach denen sie etwas kostet.

hand-open-include = Du eröffnest. Dein erster Zug muss { $card } enthalten.
hand-open-alone = Du eröffnest mit { $card } allein.
hand-last =
    { $n ->
        [one] **Danach hast du noch { a-card }. Drück zuerst „Letzte Karte!“.**
       *[other] **Danach hast du noch { $n } { cards-word }. Drück zuerst „Letzte Karte!“.**
    }
hand-last-chosen = Mit deinem nächsten Zug sagst du „Letzte Karte!“.
hand-declared = Du hast „Letzte Karte!“ gesagt.
hand-undeclared =
    { $n ->
        [one] Du hast noch { a-card }. Sag es an, bevor du dran bist: Drück „Letzte Karte!“.
       *[other] Du hast noch { $n } { cards-word }. Sag es an, bevor du dran bist: Drück „Letzte Karte!“.
    }
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one } Spiel deine höchste Einzelkarte, oder setz aus.
       *[no] { next-has-one } Spiel deine höchste Einzelkarte.
    }
hand-duty-lead = { next-has-one } Spiel eine Kombination oder deine höchste Einzelkarte aus.
hand-duty-liability = { next-has-one } Kommt sie nach einer niedrigeren Einzelkarte durch, trägst du die Verluste aller.
next-has-one = Nach dir spielt { $name } und hat noch { a-card }.
hand-hold-means = **Passen** setzt diesmal aus. **Bis Stichende passen** setzt jedes Mal aus, bis wieder jemand ausspielt.
hand-held =
    { $verb ->
        [pass] Du setzt aus, bis wieder jemand ausspielt. Zum Aufhören drück noch einmal „Bis Stichende passen“.
       *[play] Sobald es losgeht, spielst du { $cards }. Zum Ändern spiel etwas anderes, oder drück „Zurücknehmen“.
    }
hand-opens = Du kannst schon „Spielen“ drücken. Die Karten werden gespielt, sobald es losgeht.

hint-out = Das ist dein ganzes Blatt.
hint-sure = Das kann niemand schlagen.
hint-last-card =
    { $single ->
        [yes] { $name } hat noch { a-card }, also spiel hoch.
       *[no] { $name } hat noch { a-card } und kann das nicht schlagen.
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] { low-kind }.
                [high] { high-kind }.
               *[middle] { kind-title }, und hohe { cards-word } bleiben dir.
            }
       *[other]
            { $height ->
                [low] { low-kind }, und { whole-kept } ganz.
                [high] { high-kind }, und { whole-kept } ganz.
               *[middle] { kind-title }, und { whole-kept } ganz.
            }
    }
hint-pass =
    { $why ->
        [cannot] Nichts, was du hast, schlägt das.
        [breaks] Jede Antwort zerreißt { own-kept }.
        [high] Deine hohen { cards-word } nützen später mehr.
       *[later] Deine { cards-word } nützen später mehr.
    }
hint-before =
    { $why ->
        [weak] Die meisten Blätter sind besser als deins.
        [fair] Dein Blatt ist gut genug.
        [better] Dein Blatt wird damit besser.
        [no-better] Dein Blatt wird damit nicht besser.
        [lowest] Fast alles nützt mehr als { lowest-card }.
        [helps] Das hilft deinem Blatt am meisten.
        [highest]
            { $n ->
                [one] Das ist dein Höchstes.
               *[other] Das sind deine höchsten.
            }
       *[least]
            { $n ->
                [one] Das braucht dein Blatt am wenigsten.
               *[other] Die braucht dein Blatt am wenigsten.
            }
    }

did-play = Du hast { $cards } gespielt.
did-pass = Du hast ausgesetzt.
did-declare = { hand-declared }
did-call = Du hast { $name } gemeldet.

button-last-card = Letzte Karte!
button-callout = Melden
button-keep = Behalten
button-held =
    { $verb ->
        [pass] Bis Stichende passen
       *[play] Zurücknehmen
    }
callout-ask = Wen meldest du? Nach einer falschen Meldung kannst du in diesem Spiel nicht mehr melden.

picture-open = eröffne mit
picture-last-card = letzte Karte!
picture-opens = { $name } eröffnet
picture-left-over = übrig
picture-stock = Stapel
picture-pays-for-all = trägt alles
picture-penalty = Strafe

help-aim = Werde vor allen anderen deine { cards-word } los. Was du am Ende auf der Hand hast, kostet Punkte.
help-ranks = Die **3** ist am niedrigsten, dann 4 bis 10, J, Q, K, A, und die **2** schlägt alle. Bei gleichem Wert entscheidet die Farbe.
help-kinds =
    { $deck ->
        [lectio] Spiel einen Stein, ein Paar oder fünf, die zusammengehören, wie den Straight 5-6-7-8-9.
       *[std52] Spiel eine Karte, ein Paar oder fünf, die zusammengehören, wie den Straight 5-6-7-8-9.
    }
help-beat = Antworte mit ebenso vielen { cards-word-dative }, nur höher. Oder setz aus.
help-lead = Wenn alle anderen aussetzen, spielst du aus: alles, was zusammengehört.
help-last-card =
    { $deck ->
        [lectio] Hast du nur noch einen Stein, drück **Letzte Karte!**, wo die Regeln es verlangen.
       *[std52] Hast du nur noch eine Karte, drück **Letzte Karte!**, wo die Regeln es verlangen.
    }
