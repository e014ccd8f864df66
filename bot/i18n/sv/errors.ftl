err-no-table = Det finns inget bord här.
    .note = /bord nytt startar ett.
err-several-tables = Vilket bord menar du?
    .note = Lägg till bord: och bordets nummer. Använd { $tables }.
err-no-such-table = Det finns inget bord { NUMBER($table, useGrouping: 0) } här.
    .note =
        { $n ->
            [one] Den här kanalen har bord { $tables }.
           *[other] Den här kanalen har borden { $tables }.
        }
err-table-elsewhere = { table-name } finns i { $channel }.
    .note = Använd kommandot där.
err-aside = { table-name } kan inte fortsätta.
    .note = Boten kunde inte läsa det efter en omstart. Värden eller en serveradmin kan avsluta det.
err-full =
    { $n ->
        [one] Den enda platsen är tagen.
       *[other] Alla { $n } platser är tagna.
    }
    .note =
        { $seat ->
            [0] Du kan titta på. När någon lämnar kan du gå med.
           *[other]
                { $stage ->
                    [lobby] { $host } kan trycka på Starta nu.
                    [deal] Tryck på Min hand för att se dina kort.
                    [between] Given är slut. Tryck på Nästa giv.
                   *[over] Matchen är slut. Tryck på Returmatch.
                }
        }
way-to-a-seat =
    { $way ->
        [free] Tryck på Gå med för att ta en ledig plats.
        [now] Tryck på Gå med för att ta över efter { $name }, en dator.
        [later] Tryck på Gå med för att få platsen efter { $name } när given är slut.
        [closing] Bordet slutar efter den här given. /bord nytt startar ett nytt.
       *[full] Det sitter en människa på varje plats. När någon lämnar kan du gå med.
    }
err-stranger = Du tittar bara på vid det här bordet.
    .note =
        { $way ->
            [private] Be värden bjuda in dig om du vill sitta här.
           *[full] { way-to-a-seat }
        }
err-went = Du lämnade det här bordet.
    .note =
        { $settle ->
            [counts] Given räknas ändå för dig.
            [zero] Given räknas inte för dig.
           *[none] Dina poäng hittills står kvar.
        } { $way ->
            [back] Tryck på Gå med för att spela vidare med din hand.
            [private] Tryck på Gå med för att ta en plats igen.
           *[full] { way-to-a-seat }
        }
err-taken = Den platsen går inte att ta.
    .note = Välj en ledig plats, eller en med en dator.
err-no-computer = Ingen dator sitter här.
    .note = Tryck på Lägg till dator för att fylla en plats.
err-rated = Bordet är rankat, så här spelar bara människor.
    .note = Den som trycker på Gå med får en ledig plats. Datorer spelar vid bord som öppnats med rankat: False.
err-rated-hint = Bordet är rankat, så det finns inga tips.
    .note = Vid andra bord föreslår knappen Tips ett drag.
err-held-another = Du har redan haft en hand i den här given.
    .note = Du kan gå med igen när den är slut.
err-own-seat = Du lämnade plats { $place } i den här matchen.
    .note = Tryck på Gå med för att få tillbaka den, med dess poäng.
err-next-up = Din plats är reserverad.
    .note = Du sätter dig när den här given är slut.
err-counts =
    { $n ->
        [one] Given räknas fortfarande för { $left }, som inte är här.
       *[other] Given räknas fortfarande för { $left }, som inte är här.
    }
    .note = Du kan lämna, så spelar datorer klart given. En serveradmin kan avsluta den.
err-plays-on = { $name } vill spela vidare.
    .note = Du kan lämna: en dator spelar vidare, och given räknas för dig.
err-agreed = Du har bett om att avsluta bordet.
    .note = Väntar på ja från { $waiting }.
err-old = Den knappen är gammal och gjorde ingenting.
    .note = Använd det nyaste meddelandet.
err-clock = ”{ $text }” är ingen tid för en tur.
    .note = Skriv 15s till 7d, till exempel 5m, 1h eller 2d, eller none för ingen klocka.
err-not-away = Du är inte borta.
    .note = Platsen är din, och ingen dator spelar för dig.
err-elsewhere = Den knappen hör till ett bord någon annanstans.
    .note = Använd knapparna i det bordets egen kanal.
err-card = ”{ $text }” är inget kort.
    .note = Skriv kort som 3d, 10h, Qs.
err-no-reading =
    { $n ->
        [0] { $cards } kan inte läggas tillsammans.
       *[other] { $cards } kan inte läggas som ”{ $text }”.
    }
    .note =
        { $n ->
            [0] Välj andra kort.
           *[other] Du kan lägga dem som { $readings }.
        }
err-half-named = Skriv kort före ”as”, och en sort och en valör efter.
    .note =
        { $held ->
            [yes] Ensamt betyder ”as” A♠.
           *[no] Ensamt betyder ”as” A♠, och det har du inte.
        }
err-suit = ”{ $text }” är ingen färg.
    .note = Skriv en som s, ♠ eller spader.
err-trump = ”{ $text }” är varken färg eller valör.
    .note = Skriv något som s, ♠ eller 10, eller none.
err-whole-number = ”{ $text }” är inget tal.
    .note = Skriv tal som 0, 2.
err-several-meant = ”{ $text }” kan betyda flera saker.
    .note = Tryck på den du menar.
err-nothing-fits =
    { $verb ->
        [play] Inget du kan lägga stämmer med ”{ $text }”.
       *[other] Inget du kan välja stämmer med ”{ $text }”.
    }
    .note = Du kan skriva { examples-named }.
err-nothing-open =
    { $verb ->
        [play] Inget du kan lägga nu stämmer med ”{ $text }”.
       *[other] Inget du kan välja nu stämmer med ”{ $text }”.
    }
    .note = /hand visar vems tur det är och vad du kan göra.
err-only-pass = Du kan inte sticka över det här. Passa.
    .note = Använd /pass.
err-no-cards = Välj { cards-word } först.
    .note = Tryck på dem eller välj i listan, och tryck sedan på Lägg.
try-again = Försök igen om en minut.
err-saving = Det kunde inte sparas, så det hände inte.
    .note = { try-again }
err-saving-rules = Reglerna kunde inte sparas. De gamla gäller.
    .note = { try-again }
err-reading = Det här kunde inte läsas just nu.
    .note = { try-again }
err-ours = Det var vårt fel.
    .note = Det kan ha fungerat ändå: titta innan du försöker igen. Berätta gärna för en admin: `{ $id }`
err-rights = I { $channel } behöver boten: **{ $names }**.
err-rules-other = De här reglerna går inte att spela.
    .note = /regler visa har reglerna som spelas här.
err-already-seated = Du sitter redan här, på plats { $seat }.
    .note = Tryck på Lämna för att göra den ledig.
err-table-full-start =
    { $n ->
        [one] En spelare saknas.
       *[other] { $n } spelare saknas.
    }
    .note =
        { $rated ->
            [yes] Bordet är rankat, så det väntar på att människor trycker på Gå med.
           *[no] Tryck på Fyll med datorer för att fylla alla lediga platser.
        }
err-not-host = { $host } är värd för det här bordet.
    .note = Värden startar och avslutar det, och bestämmer vem som får sitta här.
err-started =
    { $stage ->
        [deal] Given har börjat.
        [between] Given är slut.
       *[over] Matchen är slut.
    }
    .note =
        { $stage ->
            [deal] Tryck på Min hand för att se dina kort.
            [between] Tryck på Nästa giv.
           *[over] Tryck på Returmatch.
        } Datorer behåller sina platser tills någon går med.
err-not-started = Ingen giv har börjat här.
    .note = { $host } trycker på Starta när alla platser är tagna.
err-not-over = Given spelas fortfarande.
    .note = Tryck på Min hand för att se dina kort.
err-ended = Det här bordet är avslutat.
    .note = /bord nytt startar ett nytt.
err-no-result = Giv { $deal } kan inte längre visas i sin helhet.
    .note = /protokoll visa har allas poäng.
err-match-over = Matchen är slut.
    .note = Tryck på Returmatch för att öppna samma bord igen.
err-cut-long =
    { $n ->
        [one] En kupering har högst { $limit } tecken; din har 1.
       *[other] En kupering har högst { $limit } tecken; din har { $n }.
    }
    .note = Tryck på Kupera igen med en kortare text.
err-closing = Det här bordet tar inte emot fler spelare.
    .note = Det slutar efter den här given. /bord nytt startar ett nytt.
err-too-fast =
    { $n ->
        [one] Det var mycket på en gång. Försök igen om 1 sekund.
       *[other] Det var mycket på en gång. Försök igen om { $n } sekunder.
    }
err-too-many =
    { $of ->
        [host] Du är värd för { $n } bord. En person kan inte vara värd för fler.
       *[guild] Servern har { $n } bord. Det finns inte plats för fler.
    }
    .note =
        { $of ->
            [host] När ett av dem slutar kan du öppna ett nytt.
           *[guild] { $minutes ->
                [0] Gå med i ett av dem, eller öppna ett nytt när ett har slutat.
                [one] Försök igen om 1 minut: då lämnar ett av dem plats.
               *[other] Försök igen om { $minutes } minuter: då lämnar ett av dem plats.
            }
        }
err-too-many-table = { table-name } i { $channel }
err-too-many-elsewhere =
    { $n ->
        [one] 1 bord på en annan server
       *[other] { $n } bord på andra servrar
    }
err-several-hands = Du har kort vid { $n } bord.
    .note = Använd /hand i { $channels }.
err-no-hand = Du har inga kort nu.
    .note = Nästa giv ger dig en ny hand.
err-game = ”{ $text }” är inget spel här.
    .note = Det finns: { $names }.
err-other-option = { game } har inget alternativ { $option }.
    .note =
        { $table ->
            [yes] Utelämna det.
           *[no] Utelämna det, eller välj ett annat spel med spel:.
        }
err-option-missing = { game } behöver { $option }: här.
    .note = Lägg till { $option }: i kommandot.
err-not-offered = Det kan du inte välja för { $option }:
    .note =
        { $fits ->
            [truth] Använd True eller False.
            [between] Använd { $low } till { $high }.
           *[names] Använd { $names }.
        }
err-too-long = Det är för långt för { $option }:
    .note =
        { $high ->
            [one] Använd högst 1 tecken.
           *[other] Använd högst { $high } tecken.
        }
err-too-short = Det är för kort för { $option }:
    .note =
        { $low ->
            [one] Använd minst 1 tecken.
           *[other] Använd minst { $low } tecken.
        }
err-seats =
    { $n ->
        [one] Med de här reglerna har { game } en plats.
       *[other] Med de här reglerna har { game } { $n } platser.
    }
    .note = Utelämna platser:.
err-computers =
    { $seats ->
        [one] Bordet har en plats, och den tar du.
       *[other] Bordet har { $seats } platser, och du tar en.
    }
    .note =
        { $most ->
            [0] Utelämna datorer:.
            [one] datorer: kan vara 0 eller 1.
           *[other] datorer: kan vara 0 till { $most }.
        }
err-rated-open = Ett rankat bord börjar utan datorer.
    .note = Utelämna datorer:, eller välj rankat: False.
err-member = ”{ $text }” finns inte på servern.
    .note = Välj ett namn ur listan.
err-no-wish =
    { $deck ->
        [lectio] Välj först brickan du vill ha.
       *[std52] Välj först kortet du vill ha.
    }
    .note = Välj i båda listorna ovan, och tryck sedan på Kräv.
err-no-gift = Välj { cards-word } först.
    .note = Tryck på dem eller välj i listan, och tryck sedan på knappen nedanför.
err-no-player = Du kan inte välja ”{ $text }” här.
    .note = Välj bland { $names }.
err-one-card =
    { $deck ->
        [lectio] Kräv en bricka, inte ”{ $text }”.
       *[std52] Kräv ett kort, inte ”{ $text }”.
    }
    .note = Skriv det som Kh.
err-names-no-cards = Du angav inga { cards-word }.
    .note = Skriv dem som 3d, 10h, Qs.
err-other-game = /{ $command } gör ingenting vid det här bordet.
    .note = Tryck på Min hand för att se vad du kan göra.
err-kick-nobody = Ingen med det namnet sitter här.
    .note = Välj en person ur listan. För en dator: tryck på Ta bort dator före första given.
err-kick-self = Det är din egen plats.
    .note = Ge upp den med Lämna under Meny.
err-kick-early = Bordet väntar inte på { $name }.
    .note = Fråga under personens tur, eller medan Nästa giv väntar. { $host }, värden, kan göra det mellan givar.
err-kick-soon = { $name } har fortfarande tid.
    .note = Fråga igen när bordet har väntat i två minuter. Mellan givar behöver värden inte vänta.
err-stand-in-soon = { $name } har fortfarande tid.
    .note = Utan klocka kan du göra det här efter två minuter.
err-kick-alone = Du kan inte bestämma det ensam.
    .note = Minst två andra måste vilja det. { $host }, värden, eller en admin kan göra det på egen hand.
err-kick-agreed = Det har du redan bett om.
    .note = De andra tillfrågas vid bordet.
err-board-day = ”{ $text }” är ingen dag.
    .note = Skriv den som 2026-01-31: år, månad, dag.
err-board-order = Perioden slutar innan den börjar.
    .note = från: { $start } är senare än till: { $end }. Byt plats på dem.
err-board-both = tid: går inte ihop med från: och till:.
    .note = Utelämna tid:, eller utelämna från: och till:.
err-board-rules = Ingen här har spelat ”{ $text }”.
    .note =
        { $some ->
            [yes] Har spelats här: { $names }.
           *[no] Ingen giv räknas här än.
        }
err-no-season = Ingen säsong har börjat här.
    .note = De som får hantera servern börjar en med /protokoll säsong starta.
err-undo-no-deal = Ingen giv spelas.
    .note = När en giv är slut gäller allt i den.
err-undo-tutorial = I introduktionen gäller varje drag.
    .note = Spela vidare: det räknas inte.
err-undo-evening = På en duplikatkväll gäller varje drag.
    .note = Andra bord spelar samma kort.
err-undo-nothing = Du har inte gjort något i den här given än.
    .note = Du kan ta tillbaka ditt eget senaste drag.
err-undo-played = { $name } har spelat sedan dess.
    .note = Du kan ta tillbaka ditt drag bara innan en annan människa spelar.
err-undo-shown = Någon har sett ett dolt kort sedan dess.
    .note = Det går inte att göra osett, så ditt drag gäller.
err-undo-counts = Given räknas fortfarande för { $name }, som har lämnat.
    .note = Den som har lämnat kan inte tillfrågas, så varje drag gäller.
err-undo-asked = Du har bett om det.
    .note = Väntar på ja från { $agreeing }.
err-undo-other = { $name } vill ta tillbaka något.
    .note = Svara på det först.
err-undo-kept = Draget gäller: alla gick inte med på det.
    .note = Spela vidare.
err-undo-long-ago = Det var för länge sedan.
    .note = Med klocka kan bara de senaste dragen tas tillbaka.
err-undo-agreed = Du har gått med på det.
    .note = Väntar på ja från { $agreeing }.
err-deal-typed = ”{ $text }” är ingen giv.
    .note = Skriv numren på bord och giv, som 7.3.
err-no-deal = Protokollet har ingen giv { $id }.
    .note = Välj en ur listan. /protokoll visa har allas.
err-correct-reason = Skriv varför.
    .note = Lägg till skäl: med några ord. Alla som tittar på given kan läsa dem.
err-correct-nothing = 0 poäng ändrar ingenting.
    .note = Skriv hur många som läggs till, som 5 eller -5.
err-correct-member = { $name } har inga poäng i den given.
    .note =
        { $some ->
            [yes] Den bokfördes för { $names }.
           *[no] Den bokfördes bara för datorer.
        }
err-export-many = Perioden har { $n } poster; en fil rymmer { $most }.
    .note = Välj färre dagar med från: och till:.
err-export-nothing = Inget bokfördes under perioden.
    .note = Välj andra dagar med från: och till:.
err-season-name = En säsong behöver ett namn.
    .note = Skriv ett eller två ord, som Våren.
err-season-runs = Säsongen { $name } pågår.
    .note = Avsluta den först med /protokoll säsong avsluta.
err-season-none = Ingen säsong pågår.
    .note = Börja en med /protokoll säsong starta.
err-zone = ”{ $text }” är ingen tidszon.
    .note = Ange en stad eller zon, som { $names }.
