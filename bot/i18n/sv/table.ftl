table-heading = { game } · giv { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = Efter en omstart kunde boten inte läsa allt om det här bordet. Spelet går vidare, och bokförda poäng står kvar.
table-turn =
    { $clock ->
        [slow] **{ $name } har till { $date }** · { $time }
        [running] **{ $name } står på tur** · tiden går ut { $time }
       *[none] **{ $name } står på tur**
    }
table-to-beat = Att sticka över: { kind } **{ $cards }** från { $name }
table-lead-free = { $name } får spela ut vad som helst.
table-trick = Stick: { $plays }
table-last-trick = Senaste sticket: { $plays }
trick-taken =
    { $p ->
        [0] { $name } tog det.
       *[other] { $name } tog det, med { $p } poäng.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } passade
table-status = { game }, giv { $deal }: { $name } står på tur.
table-status-seat = - { $name }: { $parts }
table-side = { $names }: { $side }
table-status-title =
    { $clock ->
        [slow] **Status för { table-name }** · { $from } · { clock } · tiden går ut { $date }, { $time }
        [running] **Status för { table-name }** · { $from } · { clock } · tiden går ut { $time }
       *[none] **Status för { table-name }** · { $from } · { clock }
    }
table-status-lobby = { game }: { $taken } av { $seats } platser tagna.
trick-none = Ingen har lagt något i det här sticket än.
played-cards = Lagda kort hittills: { $cards }
played-cards-none =
    { $deck ->
        [lectio] Ingen har lagt någon bricka än.
       *[std52] Ingen har lagt något kort än.
    }
table-lapsed = Tiden gick ut för { $name }. Nästa tur blir kortare: { time-span }.
time-span =
    { $unit ->
        [d]
            { $n ->
                [one] 1 dag
               *[other] { $n } dagar
            }
        [h]
            { $n ->
                [one] 1 timme
               *[other] { $n } timmar
            }
        [min] { $n } minuter
       *[s]
            { $n ->
                [one] 1 sekund
               *[other] { $n } sekunder
            }
    }
table-away =
    { $press ->
        [back] En dator spelar för { $name } tills { $name } är tillbaka.
       *[other] En dator spelar för { $name } tills { $name } trycker på { button-to-return }.
    }
table-stands-in = En dator spelar för { $name } tills { $name } är tillbaka. På topplistan räknas den här given för { $computer }, inte för { $name }. I matchen räknas den för platsen.
away-ping = { $mention } en dator spelar för dig vid { $table }. Tryck på { button-back } för att ta över.
fades =
    { $why ->
        [last] { $mention } servern behöver plats för ett annat bord. { $table } slutar efter den här given. Datorer spelar klart den { $time }.
        [room] { $mention } servern behöver plats för ett annat bord. { $table } slutar { $time }, om ni inte spelar vidare.
       *[quiet] { $mention } ingen har spelat vid { $table } på länge. Det slutar { $time }, om ni inte spelar vidare.
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] Borden här ritas ljusa från nästa ändring.
           *[dark] Borden här ritas mörka från nästa ändring.
        }
       *[hands] { $theme ->
            [light] Dina händer ritas ljusa nu.
           *[dark] Dina händer ritas mörka nu.
        }
    }
button-back = Jag är tillbaka
table-overdue = Bordet har väntat två minuter på { $name }. Vem som helst som sitter här kan låta en dator spela i stället.
button-stand-in = Dator för { $name }
table-left = { $name } lämnade mitt i given. { $other }, en dator, spelar vidare, och given räknas för { $name }.
table-kicked =
    { $counts ->
        [yes] { table-kicked-by } Given räknas för { $name }.
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] De andra gav platsen efter { $name } till en dator.
       *[no] { $other } gav platsen efter { $name } till en dator.
    }
table-kicked-back = { $name } spelar tills den här given är slut. Sedan har en dator platsen.
must-agree = Väntar på ja från { $waiting }.
table-kick-asked =
    { $n ->
        [one] { $names } vill ha en dator på platsen efter { $name }. { must-agree }
       *[other] { $names } vill ha en dator på platsen efter { $name }. { must-agree }
    }
table-took-over = { $name } spelar handen som { $computer } hade. Given räknas inte för { $name }.
table-next-up = { $name } får platsen efter { $computer } när den här given är slut.
table-closing = Bordet slutar efter den här given.
table-end-asked =
    { $n ->
        [one] { $names } vill avsluta bordet nu. { end-would-cost } { must-agree }
       *[other] { $names } vill avsluta bordet nu. { end-would-cost } { must-agree }
    }
end-would-cost = Då får ingen poäng för den här given.
hand-end-asked =
    { $n ->
        [one] { $names } ber dig att avsluta bordet nu. { end-would-cost }
       *[other] { $names } ber dig att avsluta bordet nu. { end-would-cost }
    }
table-plays-on =
    { $n ->
        [one] { $names } vill spela vidare.
       *[other] { $names } vill spela vidare.
    }
table-undo-asked =
    { $shown ->
        [yes] { $name } ber att få ta tillbaka { $cards }. { must-agree }
       *[no] { $name } ber att få ta tillbaka något: { $deed }. { must-agree }
    }
hand-undo-kept = { $other } går inte med på det, så ditt drag gäller.
hand-undo-asked =
    { $shown ->
        [yes] { $name } frågar dig: är det okej att ta tillbaka { $cards }?
       *[no] { $name } frågar dig: är det okej att ta tillbaka något ({ $deed })?
    }
table-undo-kept =
    { $own ->
        [yes] { $name } låter draget gälla.
       *[no] { $other } går inte med på det, så draget från { $name } gäller.
    }
table-undone =
    { $shown ->
        [yes] { $name } tog tillbaka { $cards }.
       *[no] { $name } tog tillbaka något: { $deed }.
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] Du tog tillbaka { $cards }.
               *[no] Du tog tillbaka något: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] Du bad att få ta tillbaka { $cards }. { must-agree }
               *[no] Du bad att få ta tillbaka något: { $deed }. { must-agree }
            }
    }
button-undo = Ångra
button-undo-agree = Gå med på det
button-undo-refuse = Neka
undo-does =
    { $alone ->
        [yes] Tar tillbaka ditt senaste drag, och det datorerna gjorde efter det.
       *[no] Frågar alla här om du får ta tillbaka ditt senaste drag.
    }
ping =
    { $clock ->
        [slow] { $mention } din tur vid { $table } · du har till { $date }, { $time }
        [running] { $mention } din tur vid { $table } · tiden går ut { $time }
       *[none] { $mention } din tur vid { $table }
    }
places-so-far = Ute, i ordning: { $names }.
