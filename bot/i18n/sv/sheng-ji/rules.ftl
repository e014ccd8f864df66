rule-decks =
    { $decks ->
        [one] Ni spelar med en kortlek med två jokrar: { $hand } kort var.
       *[other] Ni spelar med { $decks } kortlekar med jokrar: { $hand } kort var.
    } Totalt finns { $points } poäng: 5 för en 5, 10 för en 10 eller K (SJ‑1.2).
    .title = Kortlekar
    .word = { $decks }
rule-kitty_size = { $kitty } kort blir kvar till talongen. Givaren tar dem och lägger ner lika många (SJ‑4.1).
    .title = Talongens storlek
    .word = { $kitty } kort
rule-direction =
    { $direction ->
        [clockwise] Turen går medurs (SJ‑1.1).
       *[anticlockwise] Turen går moturs (SJ‑1.1).
    }
    .title = Spelriktning
    .word =
        { $direction ->
            [clockwise] medurs
           *[anticlockwise] moturs
        }
rule-level_gap =
    { $level_gap ->
        [open] Valörerna runt nivån är inte grannar, så ingen traktor går över den (SJ‑2.7).
       *[closed] Nivåkorten lämnar sin färg, och valörerna runt dem blir grannar. På nivå 10 är 9 9 J J en traktor (SJ‑2.7).
    }
    .title = Traktorer över nivån
    .word =
        { $level_gap ->
            [open] inte möjligt
           *[closed] möjligt
        }
rule-constant_two =
    { $constant_two ->
        [yes] Alla 2:or är trumf, närmast under nivåkorten (SJ‑2.8).
       *[no] En 2 är trumf bara i trumffärgen eller på nivå 2 (SJ‑2.8).
    }
    .title = 2:or som trumf
    .off = 2:or som alltid är trumf
    .word =
        { $constant_two ->
            [yes] alltid
           *[no] bara på nivå 2
        }
rule-min_run =
    { $min_run ->
        [decks] En traktor eller bulldozer har minst lika många delar som det finns kortlekar (SJ‑5.2).
       *[two] En traktor är två eller fler par i följd. En bulldozer är två eller fler trissar (SJ‑5.2).
    }
    .title = Kortaste traktorn
    .word =
        { $min_run ->
            [decks] lika många delar som kortlekar
           *[two] två delar
        }
rule-close_window = Efter sista kortet har ni { $close_window } sekunder att visa trumf. Varje gång någon visar börjar de om (SJ‑3.2).
    .title = Tid att visa trumf
    .word =
        { $close_window ->
            [one] 1 sekund
           *[other] { $close_window } sekunder
        }
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] Mellan lika många nivåkort, från två, avgör färgen: ♦ ♣ ♥ ♠, spader högst (SJ‑3.3).
       *[no] För att bjuda över: visa fler likadana kort, eller lika många jokrar (SJ‑3.3).
    }
    .title = Lika stark trumfvisning
    .word =
        { $suit_breaks_tie ->
            [yes] färgen avgör
           *[no] den första gäller
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] Du får bjuda över dig själv i en annan färg (SJ‑3.4).
       *[no] Du får förstärka med likadana kort, men inte bjuda över dig själv (SJ‑3.4).
    }
    .title = Bjuda över sig själv
    .word =
        { $self_overturn ->
            [yes] i en annan färg
           *[no] inte möjligt
        }
rule-no_trump =
    { $no_trump ->
        [off] Jokrar visar ingen trumf, så det finns alltid en trumffärg (SJ‑3.5).
        [full] Alla jokrar av ett slag tillsammans visar sang, ingen trumffärg (SJ‑3.5).
       *[jokers] Två eller fler likadana jokrar visar sang, ingen trumffärg (SJ‑3.5).
    }
    .title = Visa sang
    .off = att visa sang
    .word =
        { $no_trump ->
            [off] inte möjligt
            [full] med alla likadana jokrar
           *[jokers] med två likadana jokrar
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] I första given blir den som först visar trumf givare (SJ‑3.6).
       *[final_declarer] I första given blir den som sist visar trumf givare (SJ‑3.6).
    }
    .title = Första givaren
    .word =
        { $first_dealer ->
            [first_declarer] den som visar först
           *[final_declarer] den som visar sist
        }
rule-no_declaration =
    Om ingen visar trumf ges första given om. { $no_declaration ->
        [no_trump] Senare givar har då ingen trumffärg (SJ‑3.7).
        [partner] Senare väljer givarens partner trumf (SJ‑3.7).
       *[turn_up] Senare bestämmer ett kort ur talongen trumf (SJ‑3.7).
    }
    .title = Om ingen visar trumf
    .word =
        { $no_declaration ->
            [no_trump] ingen trumffärg
            [partner] givarens partner väljer den
           *[turn_up] talongen visar den
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] Givaren är bestämd. Givarens partner visar först, sedan de andra i tur (SJ‑3.8).
        [given] Givaren och trumf är bestämda, och ingen visar (SJ‑3.8).
       *[off] Den som drar ett nivåkort får visa trumf direkt (SJ‑3.8).
    }
    .title = Vad som är bestämt
    .word =
        { $duplicate_mode ->
            [declare] givaren
            [given] givaren och trumf
           *[off] inget
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] När talongen är nerlagd får du bjuda över, ta den och lägga ner igen (SJ‑3.9).
       *[no] När talongen är nerlagd bjuder ingen över (SJ‑3.9).
    }
    .title = Bjuda över efter talongen
    .off = att bjuda över efter talongen
    .word =
        { $overturn_after_kitty ->
            [yes] möjligt
           *[no] inte möjligt
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] Med högst 15 poäng på handen får du be om omgiv (SJ‑3.10).
        [trumps_3] Med högst tre trumf får du be om omgiv (SJ‑3.10).
        [either] Med högst 15 poäng, eller högst tre trumf, får du be om omgiv (SJ‑3.10).
       *[off] Ingen får be om omgiv (SJ‑3.10).
    }
    .title = Be om omgiv
    .word =
        { $redeal_claims ->
            [points_15] med högst 15 poäng
            [trumps_3] med högst tre trumf
            [either] med få poäng eller få trumf
           *[off] aldrig
        }
rule-failed_choice =
    Ett kast håller om ingen kan sticka över någon del av det. { $failed_choice ->
        [smallest] Annars spelas den minsta del ut som går att sticka över (SJ‑6.2).
        [lowest_rank] Annars spelas den lägsta del ut som går att sticka över (SJ‑6.2).
        [lowest_unit_of_throw] Annars spelas dess lägsta del ut (SJ‑6.2).
       *[next_player] Annars väljer nästa spelare delen som spelas ut (SJ‑6.2).
    }
    .title = Ett kast som inte håller
    .word =
        { $failed_choice ->
            [smallest] minsta delen som går att sticka över
            [lowest_rank] lägsta delen som går att sticka över
            [lowest_unit_of_throw] dess lägsta del
           *[next_player] en del som nästa spelare väljer
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] Ett kast som inte håller kostar 10 poäng (SJ‑6.3).
        [card] Ett kast som inte håller kostar 10 poäng för varje kort som går tillbaka (SJ‑6.3).
       *[nothing] Ett kast som inte håller kostar inga poäng (SJ‑6.3).
    }
    .title = Vad ett kast som inte håller kostar
    .word =
        { $penalty ->
            [attempt] 10 poäng
            [card] 10 poäng per kort
           *[nothing] inget
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] En utspelad bulldozer kräver först två trissar. Sedan kommer en traktor, sedan en triss och ett par (SJ‑7.6).
        [tractor_before_pungs] En utspelad bulldozer kräver en traktor före två trissar (SJ‑7.6).
       *[pung_first] En utspelad bulldozer kräver först trissar, sedan ett par, sedan en traktor (SJ‑7.6).
    }
    .title = Att följa en bulldozer
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] traktor före en triss och ett par
            [tractor_before_pungs] traktor före två trissar
           *[pung_first] trissar först
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] En utspelad traktor kräver även en kortare traktor (SJ‑7.5).
       *[no] En utspelad traktor kräver en lika lång traktor, annars par (SJ‑7.5).
    }
    .title = Kortare traktorer
    .word =
        { $partial_run_follow ->
            [yes] krävs
           *[no] krävs inte
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] Du följer färg, med par och traktorer, men delar ingen triss för ett par (SJ‑7.7).
        [none] Du följer färg; par och traktorer behöver inte följas (SJ‑7.7).
       *[full] Du följer färg, med par, trissar och traktorer så gott du kan (SJ‑7.7).
    }
    .title = Vad som krävs av den som följer
    .word =
        { $follow_duty ->
            [longer_tuples_protected] färg och form, utan att dela trissar
            [none] färgen
           *[full] färg och form
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] En trumfning måste ha exakt samma form som utspelet (SJ‑8.2).
       *[at_least] En trumfning måste ha minst samma form som utspelet. Ett par duger för två ensamma kort (SJ‑8.2).
    }
    .title = En trumfnings form
    .word =
        { $ruff_structure ->
            [exact] exakt som utspelet
           *[at_least] minst som utspelet
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] En senare trumfning tar sticket om varje del är högre (SJ‑8.4).
        [highest_card] En senare trumfning tar sticket om dess högsta kort är högre (SJ‑8.4).
       *[key_unit] En senare trumfning tar sticket om dess största del är högre (SJ‑8.4).
    }
    .title = Övertrumfning
    .word =
        { $over_ruff ->
            [all_units] i varje del
            [highest_card] med högsta kortet
           *[key_unit] i största delen
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] Ingen får veta vem som kan sticka över ett kast (SJ‑11.3).
       *[no] Alla ser vem som kan sticka över ett kast (SJ‑11.3).
    }
    .title = Vem som stoppar ett kast
    .word =
        { $hide_stopper ->
            [yes] dolt
           *[no] visas
        }
rule-start_level = Båda sidorna börjar på nivå { rule-start_level.word } (SJ‑1.4).
    .title = Första nivån
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    Tar angriparna sista sticket får de talongen. { $kitty_multiplier ->
        [times_unit] Den räknas ×2 för varje kort i utspelets största del: ×4 för ett par (SJ‑9.2).
        [power_unit] Den dubblas för varje kort i utspelets största del: ×4 för ett par (SJ‑9.2).
        [times_cards] Den räknas ×2 för varje utspelat kort (SJ‑9.2).
        [side_half] Den dubblas för varje kort i utspelets största del; utan trumf blir det hälften (SJ‑9.2).
       *[flat2] Dess poäng räknas dubbelt (SJ‑9.2).
    }
    .title = Vad talongen räknas
    .word =
        { $kitty_multiplier ->
            [times_unit] ×2 för ensamt kort, ×4 för par, ×8 för en traktor med två par
            [power_unit] ×2 för ensamt kort, ×4 för par, ×16 för en traktor med två par
            [times_cards] ×2 för varje kort i sista utspelet
            [side_half] dubblas för varje kort, hälften utan trumf
           *[flat2] dubbelt
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] Med { $threshold } poäng tar angriparna över given. De stiger en nivå för varje { $step } till (SJ‑10.1).
       *[no] Med { $threshold } poäng tar angriparna över och stiger en nivå. Varje { $step } till ger en till (SJ‑10.1).
    }
    .title = Angriparnas nivåer
    .word =
        { $dead_zone ->
            [yes] från { $step } poäng över { $threshold }
           *[no] från { $threshold } poäng
        }
rule-level_table =
    { $level_table ->
        [quarters] Givarsidan stiger 4 nivåer vid 0 poäng, sedan 3, 2 och 1, för var 25:e poäng (SJ‑10.6).
       *[standard] Givarsidan stiger 3 nivåer vid 0 poäng, 2 under { $step }, annars 1 (SJ‑10.1).
    }
    .title = Givarsidans nivåer
    .off = en nivå för var 25:e poäng
    .word =
        { $level_table ->
            [quarters] en för var 25:e poäng
           *[standard] tre, två eller en
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] Angriparna kan stiga hur många nivåer som helst i en giv (SJ‑10.1).
        [one] Angriparna stiger högst en nivå i en giv (SJ‑10.1).
       *[other] Angriparna stiger högst { $attacker_cap } nivåer i en giv (SJ‑10.1).
    }
    .title = Flest nivåer för angriparna
    .word =
        { $attacker_cap ->
            [0] ingen gräns
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] En sida får hoppa över vilken nivå som helst (SJ‑10.3).
        [one] Ingen hoppar över nivå { $must }: givarsidan måste hålla given där (SJ‑10.3).
       *[other] Ingen hoppar över nivåerna { $must }: givarsidan måste hålla given på var och en (SJ‑10.3).
    }
    .title = Nivåer som måste hållas
    .allowed = en lista med nivåer, även en tom, till exempel { $example }
    .word =
        { $must_n ->
            [0] inga
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] Bara nivåerna 2, 5, 10, K och A spelas, ett steg per vinst (SJ‑10.6).
       *[all] Alla nivåer spelas: 2 till 10, J, Q, K och A (SJ‑10.6).
    }
    .title = Vilka nivåer som spelas
    .word =
        { $ladder ->
            [speed] 2, 5, 10, K och A
           *[all] alla
        }
rule-max_level =
    { $max_level ->
        [NT] Den som håller given på sang, efter nivå A, vinner matchen (SJ‑10.4).
       *[A] Den som håller given på nivå A vinner matchen (SJ‑10.4).
    }
    .title = Sista nivån
    .word =
        { $max_level ->
            [NT] sang
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] På nivå J kan angriparna ta sista sticket med en ensam J. Då faller givarsidan tillbaka till 2 (SJ‑10.5).
        [graded] På nivå J kan angriparna ta sista sticket med en ensam J. Med nog poäng faller givarsidan tillbaka: till 2 för en trumf, annars till 8 (SJ‑10.5).
       *[off] En J i sista sticket ändrar ingen nivå (SJ‑10.5).
    }
    .title = En knekt i sista sticket
    .off = att falla tillbaka genom en knekt
    .word =
        { $jack_hook ->
            [single] tillbaka till 2
            [graded] tillbaka till 2 eller 8
           *[off] ändrar inget
        }
rule-book_level =
    { $book_level ->
        [0] Nivåer ger inga poäng i protokollet (SJ‑11.7).
        [one] Varje nivå uppåt ger alla på den sidan 1 poäng, och kostar de andra 1 (SJ‑11.7).
       *[other] Varje nivå uppåt ger alla på den sidan { $book_level } poäng, och kostar de andra lika många (SJ‑11.7).
    }
    .title = Protokollpoäng för en nivå
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] Att vinna matchen ger inga fler poäng i protokollet (SJ‑11.7).
        [one] Att vinna matchen ger 1 poäng till, och kostar de andra 1 (SJ‑11.7).
       *[other] Att vinna matchen ger { $book_match } poäng till, och kostar de andra lika många (SJ‑11.7).
    }
    .title = Protokollpoäng för matchen
    .word = { $book_match }
