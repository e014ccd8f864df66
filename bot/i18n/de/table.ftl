table-heading = { game } · Spiel { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = Nach einem Neustart konnte der Bot nicht alles über diesen Tisch lesen. Es geht weiter, gebuchte Punkte bleiben.
table-turn =
    { $clock ->
        [slow] **{ $name } hat Zeit bis { $date }** · { $time }
        [running] **{ $name } ist dran** · Zeit läuft { $time } ab
       *[none] **{ $name } ist dran**
    }
table-to-beat = Zu schlagen: { kind } **{ $cards }** von { $name }
table-lead-free = { $name } darf alles ausspielen.
table-trick = Stich: { $plays }
table-last-trick = Letzter Stich: { $plays }
trick-taken =
    { $p ->
        [0] Er ging an { $name }.
        [one] Er ging an { $name }, mit { $p } Punkt.
       *[other] Er ging an { $name }, mit { $p } Punkten.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } setzt aus

table-status = { game }, Spiel { $deal }: { $name } ist dran.
table-status-seat = - { $name }: { $parts }
table-side = { $names }: { $side }
table-status-title =
    { $clock ->
        [slow] **{ table-name }, Stand** · { $from } · { clock } · Zeit bis { $date }, { $time }
        [running] **{ table-name }, Stand** · { $from } · { clock } · Zeit läuft { $time } ab
       *[none] **{ table-name }, Stand** · { $from } · { clock }
    }
table-status-lobby = { game }: { $taken } von { $seats } Plätzen besetzt.

trick-none = In diesem Stich hat noch niemand gespielt.
played-cards = Bisher gespielt: { $cards }
played-cards-none =
    { $deck ->
        [lectio] Noch niemand hat einen Stein gespielt.
       *[std52] Noch niemand hat eine Karte gespielt.
    }

table-lapsed = Die Zeit von { $name } war um. Der nächste Zug bekommt weniger: { time-span }.
time-span =
    { $unit ->
        [d]
            { $n ->
                [one] 1 Tag
               *[other] { $n } Tage
            }
        [h]
            { $n ->
                [one] 1 Stunde
               *[other] { $n } Stunden
            }
        [min]
            { $n ->
                [one] 1 Minute
               *[other] { $n } Minuten
            }
       *[s]
            { $n ->
                [one] 1 Sekunde
               *[other] { $n } Sekunden
            }
    }
table-away =
    { $press ->
        [back] Solange { $name } weg ist, spielt ein Computer.
       *[other] Ein Computer spielt, bis { $name } auf „{ button-to-return }“ drückt.
    }
table-stands-in = Solange { $name } weg ist, spielt ein Computer. In der Rangliste zählt dieses Spiel für { $computer }, nicht für { $name }. In der Partie zählt es für den Platz.
away-ping = { $mention }, ein Computer spielt für dich an { $table }. Drück „{ button-back }“, um zu übernehmen.
fades =
    { $why ->
        [last] { $mention }, dieser Server braucht Platz für einen anderen Tisch. { $table } endet nach diesem Spiel. Computer spielen es zu Ende, { $time }.
        [room] { $mention }, dieser Server braucht Platz für einen anderen Tisch. { $table } endet { $time }, wenn ihr nicht weiterspielt.
       *[quiet] { $mention }, an { $table } hat lange niemand gespielt. Der Tisch endet { $time }, wenn ihr nicht weiterspielt.
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] Tische sind hier ab ihrer nächsten Änderung hell.
           *[dark] Tische sind hier ab ihrer nächsten Änderung dunkel.
        }
       *[hands] { $theme ->
            [light] Deine Blätter sind jetzt hell.
           *[dark] Deine Blätter sind jetzt dunkel.
        }
    }
button-back = Bin wieder da
table-overdue = Der Tisch wartet seit zwei Minuten auf { $name }. Wer hier sitzt, kann einen Computer spielen lassen.
button-stand-in = Computer für { $name }

table-left = { $name } ist mitten im Spiel gegangen. Der Computer { $other } spielt weiter, und das Spiel zählt für { $name }.
table-kicked =
    { $counts ->
        [yes] { table-kicked-by } Das Spiel zählt für { $name }.
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] Die anderen haben den Platz von { $name } einem Computer gegeben.
       *[no] { $other } hat den Platz von { $name } einem Computer gegeben.
    }
table-kicked-back = { $name } spielt bis zum Ende dieses Spiels. Dann hat ein Computer den Platz.
must-agree = Es fehlt noch die Zustimmung von { $waiting }.
table-kick-asked =
    { $n ->
        [one] { $names } will für { $name } einen Computer. { must-agree }
       *[other] { $names } wollen für { $name } einen Computer. { must-agree }
    }
table-took-over = { $name } spielt das Blatt von { $computer }. Dieses Spiel zählt nicht für { $name }.
table-next-up = { $name } bekommt den Platz von { $computer }, wenn dieses Spiel endet.
table-closing = Der Tisch endet nach diesem Spiel.
table-end-asked =
    { $n ->
        [one] { $names } will den Tisch jetzt beenden. { end-would-cost } { must-agree }
       *[other] { $names } wollen den Tisch jetzt beenden. { end-would-cost } { must-agree }
    }
end-would-cost = Niemand bekäme Punkte für dieses Spiel.
hand-end-asked =
    { $n ->
        [one] { $names } bittet dich, den Tisch jetzt zu beenden. { end-would-cost }
       *[other] { $names } bitten dich, den Tisch jetzt zu beenden. { end-would-cost }
    }
table-plays-on =
    { $n ->
        [one] { $names } will weiterspielen.
       *[other] { $names } wollen weiterspielen.
    }

table-undo-asked =
    { $shown ->
        [yes] { $name } möchte { $cards } zurücknehmen. { must-agree }
       *[no] { $name } möchte etwas zurücknehmen: { $deed }. { must-agree }
    }
hand-undo-kept = { $other } stimmt nicht zu. Dein Zug bleibt.
hand-undo-asked =
    { $shown ->
        [yes] { $name } fragt dich: „Darf ich { $cards } zurücknehmen?“
       *[no] { $name } fragt dich: „Darf ich etwas zurücknehmen ({ $deed })?“
    }
table-undo-kept =
    { $own ->
        [yes] { $name } lässt den Zug gelten.
       *[no] { $other } stimmt nicht zu. Der Zug von { $name } bleibt.
    }
table-undone =
    { $shown ->
        [yes] { $name } hat { $cards } zurückgenommen.
       *[no] { $name } hat etwas zurückgenommen: { $deed }.
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] Du hast { $cards } zurückgenommen.
               *[no] Du hast etwas zurückgenommen: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] Du möchtest { $cards } zurücknehmen. { must-agree }
               *[no] Du möchtest etwas zurücknehmen: { $deed }. { must-agree }
            }
    }
button-undo = Zurücknehmen
button-undo-agree = Zustimmen
button-undo-refuse = Ablehnen
undo-does =
    { $alone ->
        [yes] Nimmt deinen letzten Zug zurück, und was die Computer danach taten.
       *[no] Fragt alle hier, ob du deinen letzten Zug zurücknehmen darfst.
    }

ping =
    { $clock ->
        [slow] { $mention }, du bist an { $table } dran · du hast Zeit bis { $date }, { $time }
        [running] { $mention }, du bist an { $table } dran · Zeit läuft { $time } ab
       *[none] { $mention }, du bist an { $table } dran
    }

places-so-far = Fertig, der Reihe nach: { $names }.
