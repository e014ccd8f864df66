command-rules-use = Wähl einen Regelsatz für den Server oder diesen Kanal
command-rules-set = Ändere eine Option der Regeln
command-rules-unset = Nimm eine Änderung zurück; ohne Option alle
command-rules-save = Speichere unter eigenem Namen, was /regeln ansehen hier zeigt
command-rules-history = Wer die Regeln wann geändert hat, und der Weg zurück
command-rules-compare = Worin sich zwei Regelsätze unterscheiden

option-rules-shown = Welche Regeln; sonst die, nach denen du hier spielst
option-preset = Ein Regelsatz; hinter einem + zeigt die Liste Zusätze
option-scope = Für den ganzen Server oder für diesen Kanal
option-scope-saved = Die Regeln des Servers oder dieses Kanals; sonst die, die /regeln ansehen zeigt
option-option = Welche Option; die Liste hat alle mit ihren Werten
option-option-changed = Welche Option; sonst alles, was hier geändert wurde
option-value = Ihr neuer Wert; die Liste zeigt, was geht
option-name = Ein eigener Name, höchstens 32 Zeichen
option-first-rules = Der erste Regelsatz
option-second-rules = Der zweite Regelsatz

choice-scope-server = der ganze Server
choice-scope-channel = dieser Kanal

button-save = Speichern
button-rules-all = Alle Regeln
button-rules-differences = Alle Unterschiede
button-rules-effect = Was sich ändert
button-rules-about = Zu jedem Regelsatz
button-cancel = Abbrechen
button-page-before = Vorige Seite
button-page-after = Nächste Seite
select-back = Zurück zu …
select-ways = Setz { $asked } zusammen mit …

rules-called = { $called } (`{ $name }`)
house-name =
    { $changed ->
        [yes] { preset } (`{ $chain }`) mit Änderungen
       *[no] { preset } (`{ $chain }`)
    }
house-name-saved = „{ $name }“, { house-name }

rules-choice-name = { preset } · { $chain }
rules-choice-more = … und { $n } weitere: tipp ein Wort des Namens
rules-choice-option = { $title }: { $word } · { $option }
rules-choice-value-with = { $word } ({ $value }) · zusammen mit { $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word } ({ $value }) · gilt jetzt
       *[no] { $word } ({ $value })
    }
rules-choice-state =
    { $saved ->
        [yes] „{ $name }“
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset } ({ $chain })
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state } mit { $settings }
       *[other] { $state } mit { $settings } und { $more } weiteren
    }
rules-choice-nothing =
    { $scope ->
        [server] Nichts gewählt: die Vorgabe
        [name] Nicht im Angebot
       *[channel] Nichts gewählt: die Regeln des Servers
    }
rules-choice-since =
    { $side ->
        [after] { $place }, nach einer Änderung von { $name }
       *[before] { $place }, vor einer Änderung von { $name }
    }

rules-made-from = Gemacht aus: { $rules }.
rules-of-table = Das sind die Regeln von { $table }, solange er besteht.
rules-next-table = Der nächste Tisch hier bekommt: { $rules }.
rules-from =
    { $from ->
        [channel] Für diesen Kanal gewählt.
        [server] Für diesen Server gewählt.
        [asked] Danach hast du gefragt. /regeln ansehen allein zeigt die, nach denen du hier spielst.
       *[default] Das ist die Vorgabe.
    }

rules-presets-heading = { game }: Regelsätze, meist für { $n }
rules-presets-shelf = **{ shelf }:** { $names }
rules-presets-name = „{ $name }“
rules-presets-own = **Hier gespeichert:** { $names }
rules-presets-own-more = **Hier gespeichert:** { $names } und { $n } weitere
rules-presets-additions = Zusätze, hinter einem +, nach dem, was sie ändern
rules-presets-topic = **{ $topics }**: { $names }
rules-presets-saved = Auf diesem Server gespeichert
rules-presets-line = „{ $name }“: { house-name }

rules-compare-heading = { game }: { $a } und { $b }
rules-compare-line = **{ $title }** — { $a }: { $first } · { $b }: { $second }
rules-compare-more =
    { $n ->
        [one] Und 1 weiterer Unterschied.
       *[other] Und { $n } weitere Unterschiede.
    }
rules-compare-called = { $a }: { $rules }.

rules-compare-same = Die beiden spielen sich gleich.
rules-compare-values = **{ $title }**: { $first } · { $second }
rules-compare-said = { $a }: { $said }

rules-preview-heading = Noch nicht gespeichert
rules-preview = **{ $title }:** { $new } (war: { $old }).
rules-preview-topics =
    { $n ->
        [one] 1 Option ändert sich: { $topics }.
       *[other] { $n } Optionen ändern sich: { $topics }.
    }
rules-preview-topics-more = { $n } Optionen ändern sich: { $topics } und { $more } weitere Themen.
rules-preview-many = Was sich ändert, { $n } Optionen:
rules-preview-typed = `{ $option }` von { $old } auf { $new }
rules-preview-idle = Das ändert sich auch, aber andere Regeln setzen es außer Kraft: { $values }.
rules-preview-rules = { $new } statt { $old }.
rules-preview-save =
    { $how ->
        [saved] Unter dem Namen „{ $name }“: { $rules }.
        [new] Wird unter dem Namen „{ $name }“ gespeichert: { $rules }.
       *[again] „{ $name }“ bekommt neuen Inhalt: { $rules }.
    }
rules-preview-drop = „{ $name }“ ist nicht mehr im Angebot.
rules-preview-none =
    { $scope ->
        [server] Der Server kehrt zur Vorgabe zurück: { $rules }.
       *[channel] Dieser Kanal kehrt zu den Regeln des Servers zurück: { $rules }.
    }
rules-preview-lost = Die Regeln von vorher kann niemand mehr spielen.
rules-preview-alike = Ihr spielt wie bisher.
rules-said-before = Vorher: { $sentence }
rules-said-after = Dann: { $sentence }
rules-scope =
    { $scope ->
        [server] Für den Server, ab dem nächsten Tisch. Offene Tische behalten ihre Regeln.
       *[channel] Für { $channel }, ab dem nächsten Tisch. Offene Tische behalten ihre Regeln.
    }
rules-scope-name = Für den Server: /tisch neu und /regeln verwenden bieten es ab jetzt an.
rules-saved = **Gespeichert.**
rules-saved-note = /regeln verlauf zeigt jede Änderung und den Weg zurück.
rules-cancelled = **Abgebrochen.** Die Regeln bleiben, wie sie sind.

rules-history-heading = { game }: Änderungen der Regeln
rules-history-empty = Hier hat noch niemand die Regeln geändert.
rules-history-entry = { $what } · { $place }, { $name }, { $at }
rules-place =
    { $scope ->
        [server] der Server
        [name] der Name „{ $saved }“
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] der Server
        [name] „{ $saved }“
       *[channel] #{ $channel }
    }
rules-history-chosen = Gewählt: { $rules }
rules-history-instead = { $new } statt { $old }
rules-history-taken = Zurückgenommen: { $rules }
rules-history-value = { $title }: { $new } (war: { $old })
rules-history-more = { $values }; und { $more } weitere

err-admin = Das ist für Leute, die den Server verwalten dürfen.
    .note = /regeln ansehen zeigt die Regeln hier, /punktebuch ansehen deine Punkte.
err-rules-name = Hier gibt es keinen Regelsatz „{ $text }“.
    .note = { $n ->
            [0] /regeln regelsätze zeigt alle.
           *[other] Am nächsten: { $names }.
        }
err-rules-elsewhere =
    { $what ->
        [preset] „{ $text }“ ist ein Regelsatz von { $games }.
       *[parameter] „{ $text }“ ist eine Option von { $games }.
    }
    .note = Du hast nach { game } gefragt. Wähl { $games } mit spielart:.
err-rules-no-mixin = Hinter dem + fehlt ein Zusatz.
    .note = Wähl einen aus der Liste, oder lass das + weg.
err-rules-mixin = Es gibt keinen Zusatz „{ $text }“.
    .note = { $n ->
            [0] /regeln regelsätze zeigt alle.
           *[other] Am nächsten: { $names }.
        }
err-rules-option = Die Regeln haben keine Option „{ $text }“.
    .note = { $n ->
            [0] Die Liste bei /regeln ändern zeigt alle.
           *[other] Am nächsten: { $names }.
        }
err-rules-value = „{ $text }“ passt hier nicht.
    .note =
        { $fits ->
            [between] „{ $title }“ kann sein: { $low } bis { $high }.
            [optional] „{ $title }“ kann sein: { $low } bis { $high }, oder null.
           *[listed] „{ $title }“ kann sein: { $allowed }.
        }
err-rules-same = Die Regeln sind schon so.
    .note = /regeln ansehen zeigt sie.
err-rules-unchanged = { $title } ist noch wie im Regelsatz.
    .note = /regeln verlauf zeigt jede Änderung.
err-rules-nothing = Niemand hat hier Regeln gewählt, also gibt es nichts zurückzunehmen.
    .note = /regeln verlauf zeigt jede Änderung.
err-rules-taken = „{ $text }“ kann kein eigener Name sein.
    .note = Nimm höchstens 32 Zeichen, ohne + * ( ), und keinen Namen eines anderen Regelsatzes.
err-rules-many = Dieser Server hat { $n } gespeicherte Regelsätze. Mehr passen nicht.
    .note = Speichere unter einem ihrer Namen, um ihn zu ersetzen.
err-rules-moved = Inzwischen hat jemand die Regeln geändert.
    .note = Hier steht, was sich jetzt ändern würde.
err-rules-answered = Diese Frage ist beantwortet oder zu alt.
    .note = Gib den Befehl noch einmal ein.
