command-judge = Sticker ett drag över ett annat, och varför inte
command-score = Räkna poängen för en giv som spelats med riktiga kort
option-first = Draget som bedöms: valör, sedan färg, som 3d 3c
option-second = Draget att sticka över; utelämnat: om du får spela ut det första
option-order = Ordningen som ni gick ut i, till exempel 2, 1, 4, 3
option-trump = Trumffärgen eller trumfvalören, eller none
option-as = Hur korten läses, till exempel straight 10 eller full house K
option-second_as = Hur draget att sticka över läses
option-levels = Nivåerna för båda lagen, till exempel 2, 5; utelämnat: första nivån
option-totals = Summorna för platser eller lag före given, till exempel 3, 2
option-deals = Hur många givar som räknats före den
judge-is = **{ $cards }** är { $play }.
judge-leads = **Du får spela ut { $first }.**
judge-heading = Enligt reglerna: { $rules }
judge-note = Det här gäller bara korten själva, inte vad som lagts tidigare.
judge-asked = Du frågade om { game }. Du kan välja ett annat spel med spel:.
score-heading = { game }: poängräkning för en giv enligt { $rules }
score-seat =
    { $counts ->
        [0] { $name }: { cards } kvar, **{ gained }**
       *[other] { $name }: { cards } kvar, räknas { $counts }, **{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }: { $hand } kvar, **{ gained }**
       *[other] { $name }: { $hand } kvar, räknas { $counts }, **{ gained }**
    }
score-seat-alone = { $name }: **{ gained }**
score-seat-out = { $name }: ute, **{ gained }**
score-payer = { $name } betalar { $parts }.
score-part = { $p } till { $other }
score-open = Summan av poängen är inte 0: här betalar ingen till någon annan.
err-left = ”{ $text }” är inte vad en plats har kvar.
    .note = Skriv kort, ett tal, eller - för inget, med | mellan platserna: 4 | 8 | - | 11.
err-left-seats = De här reglerna har { $need } platser, inte { $n }.
    .note = Skriv vad varje plats har kvar, med | emellan: 4 | 8 | - | 11.
err-unbeaten = ”{ $text }” är inte en plats med ett drag.
    .note = Skriv platsen, sedan korten: 2: 4d 4c 4h 4s 9d.
err-seat = Det finns ingen plats { $text }.
    .note = Platserna är 1 till { $n }.
misstated-too_often =
    { $n ->
        [0] { $card } finns inte i de här kortlekarna.
        [one] De här kortlekarna har bara ett exemplar av { $card }.
       *[other] De här kortlekarna har bara { $n } exemplar av { $card }.
    }
    .note = Ange inte ett kort fler gånger än det finns.
