lobby-heading = { game } · { $taken } von { $seats } Plätzen besetzt
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · Tischleitung { $host }
lobby-differs = Anders als im Regelsatz: { $changes }.
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · Tischleitung
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · Computer, bis { $guest } kommt
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · leichter Computer
                        [sharp] { $seat }. **{ $name }** · starker Computer
                       *[casual] { $seat }. **{ $name }** · Computer
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] Teams: { $sides }. Wähl einen Platz, um die Teams zu ändern.
       *[no] Teams: { $sides }.
    }
lobby-side = Plätze { $seats }
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. reserviert für { $guest }
       *[no] { $seat }. frei
    }
lobby-seal = Die Mischung ist versiegelt: `{ $commitment }`. Mit „{ button-cut }“ mischst du eigene Worte hinein.
cut-title = Abheben
cut-label = Deine Worte
cut-about = Bis zu 64 Zeichen, die in die Mischung eingehen. Alle können sie sehen, für immer.
lobby-auto-pass = Der Tisch setzt für alle aus, die nicht schlagen können. So erfahren alle, wer es nicht kann.
lobby-rated = Gewertet: nur Menschen spielen, ohne Tipps. Jedes Spiel ändert ihre Wertung (/hilfe).
lobby-cut = { $name } hebt ab mit „{ $cut }“.

joined = { $name } nimmt Platz { $seat }.
seat-taken-over = Du nimmst Platz { $seat } mit seinen Punkten: { SIGNED($total) }. Drück „{ button-next-deal }“, wenn du bereit bist.
next-up = Wenn dieses Spiel endet, bekommst du den Platz von { $computer }.
waits-no-more = Du wartest nicht mehr auf einen Platz.
select-seat = Wähl einen Platz
select-level = Computer nach Stärke dazusetzen
computer-level =
    { $level ->
        [gentle] Leichten Computer dazusetzen
        [sharp] Starken Computer dazusetzen
       *[casual] Normalen Computer dazusetzen
    }
    .note =
        { $level ->
            [gentle] Macht Fehler
            [sharp] Spielt auf Punkte
           *[casual] Der übliche
        }
seat-option =
    { $free ->
        [yes] Platz { $seat } · frei
       *[no] Platz { $seat } · { $name }, Computer
    }
lets-in =
    { $way ->
        [now] Wer später kommt, kann sofort den Platz eines Computers übernehmen.
        [next] Wer später kommt, kann ab dem nächsten Spiel sofort den Platz eines Computers übernehmen.
       *[later] Wer später kommt, bekommt am Ende eines Spiels einen Platz.
    }
menu-watching = Du schaust zu.
host-now = { $name } hat jetzt die Tischleitung.
computer = { $name } (Computer)
table-name = Tisch { NUMBER($table, useGrouping: 0) }

leave-does =
    { $way ->
        [waits] Beendet dein Warten auf einen Platz.
        [last] Beendet den Tisch.
        [lobby] Macht deinen Platz frei.
        [deal] Gibt dein Blatt einem Computer.
       *[between] Gibt deinen Platz einem Computer.
    }
let-in-does =
    { $now ->
        [yes] Wer später kommt, wartet auf das Ende des Spiels.
       *[no] Wer später kommt, darf mitten ins Spiel.
    }
close-does = Macht dieses Spiel zum letzten.
new-match-does = Setzt alle Punktestände auf null.
end-does =
    { $void ->
        [yes] Beendet den Tisch; dieses Spiel zählt nicht.
       *[no] Beendet den Tisch sofort.
    }

button-join = Mitspielen
button-leave = Verlassen
button-add-computer = Computer dazu
button-fill = Mit Computern füllen
button-remove-computer = Computer weg
button-let-in = Sofort einlassen
button-let-in-later = Später einlassen
button-end-agree = Ende zustimmen
button-play-on = Weiterspielen
button-kick = An Computer geben
button-kick-agree = { $name } ersetzen
button-end-ask = Ende vorschlagen
button-start = Starten
button-close = Schließen
button-cut = Abheben
button-rules = Regeln
button-menu = Menü
button-my-hand = Mein Blatt
button-play = Spielen
button-pass = Passen
button-sort = Sortieren
button-hint = Tipp
button-next-deal = Nächstes Spiel
button-rematch = Revanche
button-new-match = Neue Partie
button-status = Status
button-end = Beenden
button-stay = Bleiben
button-last-trick = Letzter Stich
button-full-result = Ganzes Ergebnis
button-played-cards = Gespielte { cards-word }
button-earlier = Früher
button-later = Später

select-cards = { cards-word } wählen
select-ready = Fertige Züge: { $n }
select-ready-none = Fertige Züge: keine
select-kind = Art wählen: { $n }
select-all-kinds = Alle Arten
select-more-ready = Mehr: { $n }
select-kind-option =
    { $n ->
        [one] 1 Zug: { kind-meant }
       *[other] { $n } Züge: { kind-meant }
    }
select-cards-group =
    { $named ->
        [yes] { $name }: { $first } bis { $last }
       *[no] { cards-word } wählen: { $first } bis { $last }
    }
button-card-chosen = ✓ { $card }
