command-table-invite = Låt någon sätta sig vid ditt privata bord
command-table-reserve = Reservera en plats vid ditt bord åt någon
command-table-unreserve = Släpp en plats som du har reserverat
command-block = Håll någon borta från bord där du är värd; utan namn ser du vilka du håller borta
command-unblock = Låt någon sätta sig vid dina bord igen
option-private = Bara de som du bjuder in kan sätta sig
option-thread = En tråd för bordet, arkiveras när det slutar; utelämnat: som servern har valt
option-guest = Vem det är
option-guest-role = Alla med den här rollen
option-blocked = Vem som hålls borta; utelämnat: svaret visar alla
option-unblocked = Vem som släpps in igen
thread-name = { game } · { $host }
table-in-thread = { $host } har öppnat ett bord: { game }, { $table }. Det finns i { $thread }.
lobby-private =
    { $n ->
        [0] Privat: bara de som bjudits in med /bord bjud-in kan sätta sig här.
       *[other] Privat. Inbjudna: { $names }.
    }
seat-option-kept = Reserverad för { $name }
invited = { $names } kan sätta sig här nu.
reserved = Plats { $seat } är reserverad för { $name }. En dator kan ha den så länge.
unreserved = Vem som helst kan ta den platsen igen.
blocked = **{ $name } kan inte längre sätta sig vid dina bord.**
    .note = Det får personen inte veta. Den som redan sitter vid ett bord sitter kvar, om du inte använder /bord ersätt.
unblocked = **{ $name } kan sätta sig vid dina bord igen.**
    .note = /blockera visar vilka du håller borta.
blocked-list =
    { $n ->
        [0] **Du håller ingen borta från dina bord.**
       *[other] **Du håller borta från dina bord:** { $names }
    }
    .note = Bara du kan se det här. /blockera och /avblockera ändrar det.
lobby-least =
    { $n ->
        [one] För personer som har avslutat en giv här.
       *[other] För personer med { $n } avslutade givar här.
    }
err-few-deals =
    { $deals ->
        [0] Du har inte avslutat någon giv i { game } här än.
        [one] Du har avslutat 1 giv i { game } här.
       *[other] Du har avslutat { $deals } givar i { game } här.
    }
    .note = Rankade bord här är för personer med { $n }. Andra bord är öppna för dig.
err-private = Det här bordet är privat.
    .note = Be värden bjuda in dig, eller starta ett eget med /bord nytt.
err-kept = Den platsen är reserverad för någon.
    .note = Vänta tills den är ledig, eller starta ett eget bord med /bord nytt.
err-kept-out = Du kan inte sätta dig vid det här bordet.
    .note = Gå med vid ett annat, eller starta ett eget med /bord nytt.
err-open-to-all = Vem som helst kan sätta sig vid det här bordet.
    .note = Reservera en plats med /bord reservera, eller öppna ett privat bord.
err-invited-self = Du sitter redan här.
    .note = Ange någon annan.
err-invited-already = Den personen är redan inbjuden.
    .note = Det räcker att trycka på Gå med.
err-invited-many = Du har redan bjudit in { $limit }.
    .note = Bjud in en roll för att släppa in fler.
err-invite-whom = Vem bjuder du in?
    .note = Lägg till medlem: eller roll:, en av dem.
err-invite-everybody = Den rollen är alla.
    .note = Öppna ett bord utan privat:, så kan vem som helst gå med.
err-guest-bot = Det är en bot.
    .note = Tryck på Lägg till dator för att ge en dator en plats.
err-sits-here = { $name } sitter redan här.
    .note = Ange någon annan.
err-kept-already = En plats är redan reserverad för { $name }.
    .note = Det räcker att trycka på Gå med.
err-none-to-keep = Det finns ingen plats kvar att reservera.
    .note = Alla lediga platser är reserverade. /bord släpp gör en ledig.
err-not-kept = Ingen plats är reserverad för den personen.
    .note = /bord reservera håller en åt någon.
err-block-self = Det är du.
    .note = Ange någon annan.
err-blocked-many = Du håller redan { $limit } personer borta.
    .note = /avblockera släpper in någon igen.
err-guest-blocked = Du håller { $name } borta från dina bord.
    .note = /avblockera släpper in personen igen.
err-not-blocked = Du håller inte den personen borta från dina bord.
    .note = /blockera visar vilka du håller borta.
