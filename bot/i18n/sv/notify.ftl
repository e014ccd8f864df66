command-notify = När du pingas för din tur, och när inte
option-turns = När du pingas; utelämnat: svaret visar vad du har valt
option-quiet = Timmar på dygnet utan pingar, till exempel 22-8; off för inga
option-zone = Din tidszon, till exempel Europe/Berlin; listan har alla
option-openings = För vilket spel du får veta när ett bord öppnas här; none för inget
choice-openings-none = inget
choice-turns-now = Direkt
choice-turns-late = Efter 10 sekunders väntan
choice-turns-never = Aldrig
turns-called =
    { $call ->
        [now] **Du pingas direkt när det är din tur.**
        [never] **Du pingas aldrig för din tur.**
       *[late] **Du pingas när bordet har väntat 10 sekunder på dig.**
    }
    .note = Ändra det med /pingar, för alla servrar på en gång.
quiet-hours = Inga pingar från { $begin } till { $end } ({ $zone }).
openings-told = Du får veta här när ett bord öppnas: { $games }.
table-opened = { $mention } { $host } har öppnat ett bord: { game }, { $table }.
err-openings-many = { $limit } personer får redan veta om { game } här.
    .note = Fler får inte plats i ett meddelande.
quiet-hours-none = Pingar kommer när som helst på dygnet. Med tyst: väljer du timmar utan.
err-quiet = ”{ $text }” är inga klockslag.
    .note = Skriv dem som 22-8 eller 22:30-7, eller off.
err-quiet-zone = Var bor du?
    .note = Lägg till tidszon: till dina timmar, som Europe/Berlin.
select-turns = När du pingas för din tur
menu-turns =
    { $call ->
        [now] Pinga mig direkt
        [never] Pinga mig aldrig
       *[late] Pinga mig efter 10 sekunder
    }
