command-table-invite = Lass jemanden an deinen privaten Tisch
command-table-reserve = Reserviere jemandem einen Platz an deinem Tisch
command-table-unreserve = Gib einen reservierten Platz wieder für alle frei
command-block = Halt jemanden von deinen Tischen fern; ohne Namen siehst du, wen du fernhältst
command-unblock = Lass jemanden wieder an deine Tische
option-private = Nur wen du einlädst, kann sich setzen
option-thread = Ein Thread für diesen Tisch, archiviert, wenn er endet; sonst wie vom Server gewählt
option-guest = Wer es ist
option-guest-role = Alle mit dieser Rolle
option-blocked = Wen du fernhältst; ohne Angabe zeigt die Antwort alle
option-unblocked = Wen du wieder einlässt

thread-name = { game } · { $host }
table-in-thread = { $host } hat einen Tisch eröffnet: { game }, { $table }. Er ist in { $thread }.
lobby-private =
    { $n ->
        [0] Privat: Hier setzt sich nur, wer mit /tisch einladen eingeladen ist.
       *[other] Privat. Eingeladen: { $names }.
    }
seat-option-kept = Reserviert für { $name }

invited = { $names } darf sich jetzt hier setzen.
reserved = Platz { $seat } ist reserviert für { $name }. Bis dahin darf ein Computer darauf sitzen.
unreserved = Diesen Platz dürfen wieder alle nehmen.
blocked = **{ $name } kann sich nicht mehr an deine Tische setzen.**
    .note = Die Person erfährt es nicht. Wer schon an einem Tisch sitzt, bleibt; mit /tisch ersetzen kommt ein Computer.
unblocked = **{ $name } kann sich wieder an deine Tische setzen.**
    .note = /blockieren zeigt, wen du fernhältst.
blocked-list =
    { $n ->
        [0] **Du hältst niemanden von deinen Tischen fern.**
       *[other] **Von deinen Tischen hältst du fern:** { $names }
    }
    .note = Das siehst nur du. /blockieren und /zulassen ändern es.

lobby-least =
    { $n ->
        [one] Für alle, die hier ein Spiel beendet haben.
       *[other] Für alle, die hier { $n } Spiele beendet haben.
    }

err-few-deals =
    { $deals ->
        [0] Du hast hier noch kein Spiel { game } beendet.
        [one] Du hast hier 1 Spiel { game } beendet.
       *[other] Du hast hier { $deals } Spiele { game } beendet.
    }
    .note = Gewertete Tische sind hier für alle mit { $n }. Andere Tische stehen dir offen.
err-private = Dieser Tisch ist privat.
    .note = Bitte die Tischleitung um eine Einladung, oder eröffne mit /tisch neu einen eigenen.
err-kept = Dieser Platz ist reserviert.
    .note = Warte, bis er frei ist, oder eröffne mit /tisch neu einen eigenen Tisch.
err-kept-out = An diesen Tisch kannst du dich nicht setzen.
    .note = Spiel an einem anderen mit, oder eröffne mit /tisch neu einen eigenen.
err-open-to-all = An diesen Tisch dürfen sich alle setzen.
    .note = Reserviere einen Platz mit /tisch reservieren, oder eröffne einen privaten Tisch.
err-invited-self = Du sitzt schon hier.
    .note = Nenn jemand anderen.
err-invited-already = Die Einladung gibt es schon.
    .note = „Mitspielen“ zu drücken genügt.
err-invited-many = Du hast schon { $limit } eingeladen.
    .note = Lad eine Rolle ein, um mehr Leute einzulassen.
err-invite-whom = Wen lädst du ein?
    .note = Füg mitglied: oder rolle: hinzu, eins davon.
err-invite-everybody = Diese Rolle haben alle.
    .note = Eröffne einen Tisch ohne privat:, dann können alle mitspielen.
err-guest-bot = Das ist ein Bot.
    .note = Computer bekommen Plätze mit „Computer dazu“.
err-sits-here = { $name } sitzt schon hier.
    .note = Nenn jemand anderen.
err-kept-already = Für { $name } ist schon ein Platz reserviert.
    .note = „Mitspielen“ zu drücken genügt.
err-none-to-keep = Es ist kein Platz mehr zu reservieren.
    .note = Jeder offene Platz ist reserviert. /tisch freigeben gibt einen frei.
err-not-kept = Dafür ist kein Platz reserviert.
    .note = /tisch reservieren hält einen frei.
err-block-self = Das bist du.
    .note = Nenn jemand anderen.
err-blocked-many = Du hältst schon { $limit } Leute fern.
    .note = /zulassen lässt jemanden wieder ein.
err-guest-blocked = Du hältst { $name } von deinen Tischen fern.
    .note = /zulassen hebt das auf.
err-not-blocked = Von deinen Tischen hältst du diese Person nicht fern.
    .note = /blockieren zeigt, wen du fernhältst.
