command-setup = Kanaler, klocka, regler och vem som får öppna bord på servern
option-timezone = Var veckor och månader börjar vid midnatt; skriv en stad
option-game-setup = Vems regler som väljs; utelämnat: serverns spel
setup-heading = Serverns inställningar
setup-note = Standardvalen duger. Ändra det du vill. Öppna bord fortsätter som de är.
setup-channels = **Bord öppnas i**
setup-channels-any = I alla kanaler där /bord nytt kan användas.
setup-channels-some =
    { $n ->
        [one] I { $channels }, och i dess trådar.
       *[other] I { $channels }, och i deras trådar.
    }
setup-openers = **Vem som öppnar bord**
setup-openers-said =
    { $openers ->
        [managers] De som får hantera servern.
       *[everybody] Alla.
    }
setup-clock = **Klocka där inget annat är valt**
setup-clock-said =
    { $unit ->
        [none] Ingen klocka: en tur tar den tid den tar.
       *[s] { clock }.
    }
setup-clock-note = Med /bord nytt väljer klocka: en annan för det bordet, eller ingen.
setup-rated = **Rating där inget annat är valt**
setup-rated-said =
    { $rated ->
        [yes] Bord utan datorer är rankade.
       *[no] Inget bord är rankat.
    }
select-least = Givar före ett rankat bord
choice-least =
    { $n ->
        [0] Rankade bord är för alla
       *[other] Efter { $n } givar av spelet här
    }
setup-threads = **Trådar**
setup-threads-said =
    { $on ->
        [yes] Varje bord får en tråd, som arkiveras när bordet slutar.
       *[no] Borden står i själva kanalen.
    }
setup-zone = **Tidszon**
setup-zone-said = { $zone }. Topplistornas veckor och månader börjar vid midnatt där.
setup-digest =
    { $on ->
        [yes] **Veckans resultat:** i { $channel }, måndagar kl. 9.00 (serverns tidszon).
       *[no] **Veckans resultat:** ingenstans.
    }
setup-game = **Standardspel**
setup-game-said = { game }. En kanal som är uppkallad efter ett spel spelar det.
setup-rules = **Regler där inget annat är valt**
setup-rules-said = { game }: { $rules }
setup-rules-note = Ett regelpaket visas innan det sparas. När det är sparat visar Kontrollera igen det här.
setup-rights = **Behörigheter**
setup-rights-fine = I { $channel } har boten allt den behöver.
setup-rights-gone = En vald kanal är borta, eller dold för boten: { $channel }.
setup-rights-note = Tillåt det i kanalens inställningar, och tryck sedan på Kontrollera igen.
select-channels = Välj kanaler; inga: alla kanaler
select-openers = Vem som öppnar bord
select-clock = Välj en klocka
choice-clock =
    { $unit ->
        [none] Ingen klocka
       *[s] { clock }
    }
select-rated = Om bord är rankade
choice-rated-yes = Rankade, om inga datorer spelar
choice-rated-no = Inte rankade
select-setup-game = Välj serverns spel
select-setup-rules =
    { $page ->
        [0] Välj ett regelpaket
       *[other] Fler regelpaket
    }
choice-openers-everybody = Alla
choice-openers-managers = De som får hantera servern
button-other-clock = En annan klocka
clock-title = Serverns klocka
clock-label = Tid för en tur
clock-about = 15s till 7d, som 30s, 5m, 1h eller 2d; none för ingen klocka
button-threads =
    { $on ->
        [yes] Inga trådar
       *[no] En tråd var
    }
button-zone = Tidszon
button-digest =
    { $on ->
        [yes] Inga veckoresultat
       *[no] Veckoresultat här
    }
zone-title = Serverns tidszon
zone-label = En stad, eller zonens namn
zone-about = Till exempel Stockholm, Asia/Hong_Kong eller UTC
button-check-again = Kontrollera igen
button-server-rules = Reglerna här
permission =
    { $permission ->
        [view_channel] Visa kanal
        [send_messages] Skicka meddelanden
        [send_messages_in_threads] Skicka meddelanden i trådar
        [embed_links] Bädda in länkar
        [attach_files] Bifoga filer
        [create_public_threads] Skapa offentliga trådar
       *[read_message_history] Läs meddelandehistorik
    }
err-channel = Du kan inte öppna bord i den här kanalen.
    .note = Det går i { $channels }.
err-openers = Bara de som får hantera servern öppnar bord.
    .note = Fråga någon av dem, eller sätt dig vid ett bord med Gå med.
