rule-deck-kind =
    { $deck-kind ->
        [lectio] Ni spelar med brickor 1 till { $tiles } i fyra kulörer. Från låg till hög: 3 till { $tiles }, sedan 1, sedan 2. Skriv { $tiles }r för { $tiles } sol; b är moln, y stjärna, g måne (BT‑1.6).
       *[std52] Ni spelar med en lek på 52 kort, utan jokrar. Från låg till hög: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = Kortleken
    .word =
        { $deck-kind ->
            [lectio] brickor i fyra kulörer
           *[std52] 52 kort
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] Mellan lika nummer avgör kulören. { suits-ordered } (BT‑1.6).
        [cdhs] Mellan lika valörer avgör färgen. { suits-ordered } (BT‑1.4).
        [cshd] Mellan lika valörer avgör färgen. { suits-ordered } (BT‑1.5).
       *[dchs] Mellan lika valörer avgör färgen. { suits-ordered } (BT‑1.3).
    }
    .title = Färgernas ordning
    .word = { $suits }, högst först
suits-ordered =
    { $deck ->
        [lectio] Från hög till låg: { $suits }. { $high } är den högsta brickan, { $low } den lägsta
       *[std52] Från hög till låg: { $suits }. { $high } är det högsta kortet, { $low } det lägsta
    }
rule-deck-tile_max = Den högsta brickan är { $tile_rows } (BT‑17.2).
    .title = Högsta brickan
    .allowed = 5 till 15 för 3, 4 eller 5 spelare, till exempel { $example }
    .word = { $tile_rows }
tile-row = { $top } med { $seats } spelare
rule-seats-count = { $seats-count } spelar, var och en för sig (BT‑2.1).
    .title = Antal spelare
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] Turen går medurs (BT‑0.3).
       *[ccw] Turen går moturs (BT‑0.3).
    }
    .title = Spelriktning
    .word =
        { $seats-direction ->
            [cw] medurs
           *[ccw] moturs
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] Riktningen byts efter varje giv (BT‑2.2).
       *[no] Riktningen är densamma i alla givar (BT‑2.2).
    }
    .title = Byte av riktning
    .off = byte av riktning
    .word =
        { $seats-alternate ->
            [yes] efter varje giv
           *[no] aldrig
        }
rule-deal-first_dealer = Slumpen väljer vem som ger först (BT‑3).
    .title = Vem som ger först
    .word = slumpen väljer
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first } Sedan ger den som sitter före den som vann (BT‑3).
        [loser] { chance-first } Sedan ger den som hade flest { cards-word } kvar (BT‑5.4).
       *[winner] { chance-first } Sedan ger den som vann (BT‑3).
    }
    .title = Vem som ger sedan
    .word =
        { $deal-next_dealer ->
            [before_winner] den som sitter före den som vann
            [loser] den med flest { cards-word } kvar
           *[winner] den som vann
        }
chance-first = Slumpen väljer vem som ger först.
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] Boten blandar; med riktiga { cards-word } gör den som kom sist eller näst sist det (BT‑3.5).
       *[dealer] Boten blandar; med riktiga { cards-word } gör den som ger det (BT‑3.5).
    }
    .title = Vem som blandar
    .word =
        { $deal-shuffler ->
            [last_or_second_last] den som kom sist eller näst sist
           *[dealer] den som ger
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] Alla får kupera; med riktiga { cards-word } gör den främst i rang det (BT‑3.5).
        [none] Alla får kupera; med riktiga { cards-word } gör ingen det (BT‑3.5).
       *[right_of_dealer] Alla får kupera; med riktiga { cards-word } gör den till höger om den som ger det (BT‑3.5).
    }
    .title = Vem som kuperar
    .word =
        { $deal-cutter ->
            [first_ranked] den främst i rang
            [none] ingen
           *[right_of_dealer] den till höger om den som ger
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] { $deck ->
            [lectio] Den som sitter efter den som ger får första brickan (BT‑3.3).
           *[std52] Den som sitter efter den som ger får första kortet (BT‑3.3).
        }
       *[cut_card] { $deck ->
            [lectio] En bricka som visas bestämmer vem som får den första (BT‑3.2).
           *[std52] Ett kort som visas bestämmer vem som får det första (BT‑3.2).
        }
    }
    .title = Vem som får första kortet
    .word =
        { $deal-first_receiver ->
            [next_in_turn] den efter den som ger
           *[cut_card] räknat från { a-card-word } som visas
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] Leken delas ut jämnt, { $size } var (BT‑3.1).
       *[other] Alla får { $size }, ett i taget (BT‑3.1).
    }
    .title = Kort till var och en
    .allowed = { $example } (hela leken delas ut) eller 1 till 26
    .word =
        { $deal-hand_size ->
            [equal] hela leken, { $size } var
           *[other] { $deal-hand_size } var
        }
first-left =
    { $deck ->
        [lectio] den första överblivna brickan
       *[std52] det första överblivna kortet
    }
page-left =
    { $left ->
        [0] Inget blir över (BT‑3.6).
        [one] { $deck ->
            [lectio] 1 bricka blir över (BT‑3.6).
           *[std52] 1 kort blir över (BT‑3.6).
        }
       *[other] { $left } { cards-word } blir över (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Den som fick { lowest-card } får ta de överblivna, eller tacka nej (BT‑4.4).
        [swap] Den som har { $low } får byta ut det mot { first-left }. Sedan är öppningen fri (BT‑4.5).
        [discard] Överblivna { cards-word } är ur spel, och ingen ser dem (BT‑4.6).
        [stock] Överblivna { cards-word } bildar en hög, dold (BT‑4.7).
       *[give] Den som fick { lowest-card } tar alla överblivna { cards-word } (BT‑4.2).
    }
    .title = Överblivna kort
    .word =
        { $rest-use ->
            [may_take] den som har { lowest-card } får ta dem
            [swap] { lowest-card } får bytas mot ett
            [discard] används inte
            [stock] en hög att dra ur
           *[give] den som har { lowest-card } tar dem
        }
rule-rest-face =
    { $rest-face ->
        [down] Överblivna { cards-word } är dolda. Bara den som tar dem ser dem (BT‑4.3).
       *[up] Alla får först se överblivna { cards-word } (BT‑4.3).
    }
    .title = Överblivna kort, synliga eller dolda
    .word =
        { $rest-face ->
            [down] dolda
           *[up] synliga
        }
rule-stock-draw =
    { $stock-draw ->
        [one] När du passar drar du { a-card-word } ur högen (BT‑4.7).
        [combo_size] När du passar drar du lika många { cards-word } som draget att sticka över har (BT‑4.7).
       *[none] När du passar drar du inget (BT‑4.7).
    }
    .title = Dragning vid pass
    .word =
        { $stock-draw ->
            [one] { a-card-word }
            [combo_size] så många som draget att sticka över
           *[none] inget
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] När högen är tom blir avslutade stick en ny. Det sker högst fyra gånger per giv (BT‑4.7).
       *[no] När högen är tom drar ingen mer (BT‑4.7).
    }
    .title = En ny hög
    .word =
        { $stock-recycle ->
            [yes] av avslutade stick
           *[no] ingen
        }
rule-start-first = Den som har { lowest-card } öppnar första given (BT‑5.1).
    .title = Vem som öppnar första given
    .word = den som har { lowest-card }
rule-start-later =
    { $start-later ->
        [winner] { lowest-first } Sedan är det den som vann senast som spelar ut (BT‑5.3).
        [last_loser] { lowest-first } Sedan är det den med flest { cards-word } kvar som spelar ut. Vid lika antal är det den vars bästa kombination är minst (BT‑5.4).
        [last_ranked] { lowest-first } Sedan är det den som kom sist som spelar ut (BT‑5.5).
       *[lowest_dealt] Den som har { lowest-card } öppnar varje giv (BT‑5.1).
    }
    .title = Vem som öppnar senare givar
    .word =
        { $start-later ->
            [winner] den som vann senast
            [last_loser] den med flest { cards-word } kvar
            [last_ranked] den som kom sist
           *[lowest_dealt] den som har { lowest-card }
        }
lowest-first = Den som har { lowest-card } öppnar första given.
rule-start-low_card =
    { $start-low_card ->
        [include] Den som öppnar lägger { lowest-card } för sig eller i en kombination (BT‑5.2).
        [alone] Den som öppnar lägger { lowest-card } för sig (BT‑5.2).
       *[free] Den som har { lowest-card } får öppna med vad som helst (BT‑5.2).
    }
    .title = Första draget i en giv
    .word =
        { $start-low_card ->
            [include] med { lowest-card } i
            [alone] bara { lowest-card }
           *[free] vad som helst
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] Bara i första given måste { lowest-card } läggas först (BT‑5.2).
               *[other] Bara i givar som börjar om måste { lowest-card } läggas först (BT‑5.2).
            }
       *[every_lowest_start] I varje giv som { lowest-card } öppnar är första draget bundet (BT‑5.2).
    }
    .title = Var första draget är bundet
    .word =
        { $start-low_card_scope ->
            [first_deal] i första given
           *[every_lowest_start] så ofta { lowest-card } öppnar
        }
rule-start-round_len =
    { $start-round_len ->
        [0] Efter första given börjar ingen giv i matchen om (BT‑5.6).
        [one] Varje giv börjar om, och slumpen väljer vem som ger (BT‑5.6).
       *[other] Efter var { $start-round_len }:e giv börjar en om, och slumpen väljer vem som ger (BT‑5.6).
    }
    .title = Givar före en ny början
    .off = en ny början efter några givar
    .word =
        { $start-round_len ->
            [0] ingen gräns
           *[other] { $start-round_len }
        }
page-kinds = Du får lägga { $kinds } (BT‑6.1).
page-unplayed = Du får inte lägga { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes] Du får lägga trissar: tre av samma valör utan { a-card-word } till (BT‑6.1).
       *[no] Du får inte lägga en ensam triss (BT‑6.1).
    }
    .title = Trissar
    .word =
        { $combo-triple ->
            [yes] ja
           *[no] nej
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] Du får lägga flushar: fem av samma { suit-word } som inte är en stege (BT‑6.3).
       *[no] Du får inte lägga flushar (BT‑6.3).
    }
    .title = Flushar
    .word =
        { $combo-flush ->
            [yes] ja
           *[no] nej
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] Du får lägga fyrtal även utan { a-card-word } till. Högre fyrtal och bomber sticker över det (BT‑6.7).
               *[off] Du får lägga fyrtal även utan { a-card-word } till. Bara högre fyrtal sticker över det (BT‑6.7).
            }
        [two_pair] Du får lägga fyra { cards-word } bara som två par (BT‑6.8).
       *[none] Till ett fyrtal hör { a-card-word } till, helt valfritt (BT‑6.5).
    }
    .title = Drag med fyra kort
    .word =
        { $combo-four ->
            [quads] fyrtal
            [two_pair] två par
           *[none] inga
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] Du får lägga två par med { a-card-word } till, helt valfritt. De är lägre än stegar (BT‑6.8).
       *[no] Du får inte lägga två par med { a-card-word } till (BT‑6.8).
    }
    .title = Två par med ett femte kort
    .word =
        { $combo-two_pair_kicker ->
            [yes] ja
           *[no] nej
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] En färgstege tar med två valfria { cards-word }, sju i allt. Fem ensamma är en vanlig stege (BT‑6.6).
       *[0] En färgstege är fem { cards-word } (BT‑6.6).
    }
    .title = Kort som en färgstege tar med
    .word =
        { $combo-sf_kickers ->
            [2] två
           *[0] inga
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Stegar, höga till låga: { $straights }. Finns en 2 med avgör färgen på den (BT‑8.1). Inga stegar: { $gaps }.
        [so-lectio] Stegar, höga till låga: { $straights } (BT‑8). Inga stegar: { $gaps }.
       *[other] Stegar, höga till låga: { $straights } (BT‑8.1). Inga stegar: { $gaps }.
    }
    .title = Stegar och deras ordning
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5 högst, 2-3-4-5-6 lägst
            [so-26-then-a5] 2-3-4-5-6 högst, sedan A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6 högst, A-2-3-4-5 lägst
            [so-no-a5] 10-J-Q-K-A högst, 2-3-4-5-6 lägst
            [so-2high-26low] J-Q-K-A-2 högst, 2-3-4-5-6 lägst
            [so-2high-26second] J-Q-K-A-2 högst, sedan 2-3-4-5-6
            [so-natural] J-Q-K-A-2 högst, 3-4-5-6-7 lägst
            [so-indonesia] A-2-3-4-5 och 2-3-4-5-6 högst, lika
            [so-hk] A-2-3-4-5 högst, sedan 2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A högst, sedan A-2-3-4-5
            [so-lectio] 1-2-3-4-5 högst, sedan 2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A högst, A-2-3-4-5 lägst
        }
page-pair =
    { $combo-triple ->
        [yes] Mellan par eller trissar vinner den högre valören. Mellan lika par vinner den högre { suit-word }en (BT‑7.1).
       *[no] Mellan par vinner den högre valören. Mellan lika par vinner den högre { suit-word }en (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] { $deck ->
            [lectio] Mellan lika stegar avgör { suit-word }en på den sista brickan i följden (BT‑7.2).
           *[std52] Mellan lika stegar avgör { suit-word }en på det sista kortet i följden (BT‑7.2).
        }
       *[game_top] Mellan lika stegar avgör { suit-word }en på den högsta valören: på 2:an, om den är med (BT‑7.2).
    }
    .title = Lika stegar
    .word =
        { $cmp-straight_tie ->
            [sequence_top] { $deck ->
                [lectio] { suit-word }en på sista brickan i följd
               *[std52] { suit-word }en på sista kortet i följd
            }
           *[game_top] { suit-word }en på högsta valören
        }
# Det högsta kortet, den högsta brickan.
highest-card =
    { $deck ->
        [lectio] den högsta brickan
       *[std52] det högsta kortet
    }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Mellan flushar avgör { suit-word }en, sedan { highest-card } (BT‑7.3).
        [top_then_suit] Mellan flushar avgör { highest-card }, sedan dess { suit-word } (BT‑7.3).
       *[all_ranks_then_suit] Mellan flushar avgör valörerna uppifrån, sedan { suit-word }en (BT‑7.3).
    }
    .title = Flusharnas ordning
    .word =
        { $cmp-flush ->
            [suit_first] { suit-word } först, sedan { highest-card }
            [top_then_suit] { highest-card }, sedan dess { suit-word }
           *[all_ranks_then_suit] valörer uppifrån, sedan { suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] { $deck ->
            [lectio] Mellan kåkar vinner den med den bästa brickan (BT‑7.1).
           *[std52] Mellan kåkar vinner den med det bästa kortet (BT‑7.1).
        }
       *[triple_rank] Mellan kåkar vinner den högre trissen, mellan fyrtal det högre fyrtalet (BT‑7.1).
    }
    .title = Kåkarnas ordning
    .word =
        { $cmp-full_house ->
            [best_card] { $deck ->
                [lectio] efter bästa brickan
               *[std52] efter bästa kortet
            }
           *[triple_rank] efter trissen
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Bara färgstegen 10-J-Q-K-A sticker över fyrtal. De andra ligger närmast under (BT‑7.6).
       *[sf_over_quads] Varje färgstege sticker över fyrtal (BT‑7.5).
    }
    .title = Fyrtal och färgstege
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] bara 10-J-Q-K-A sticker över fyrtal
           *[sf_over_quads] varje färgstege sticker över fyrtal
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] Fem { cards-word } sticker du över med samma sort, högre, eller med en starkare sort. Från låg till hög: { $ladder } (BT‑9.1).
       *[same_type] På fem { cards-word } svarar du med samma sort, högre: en stege med en stege (BT‑9.2).
    }
    .title = Vad som sticker över fem kort
    .word =
        { $answer-five ->
            [any_stronger_type] samma sort högre, eller en starkare sort
           *[same_type] bara samma sort
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Fyrtal och färgstege är bomber: de sticker över alla drag, hur stora som helst. Bara en starkare bomb sticker över en bomb (BT‑9.3).
       *[off] Du svarar med lika många { cards-word } som lades (BT‑9.1).
    }
    .title = Bomber
    .word =
        { $answer-monsters ->
            [any_time] fyrtal och färgstege sticker över allt
           *[off] inga
        }
page-size = Varje annat svar har lika många { cards-word } som lades (BT‑9.1).
page-trick = När alla andra har passat får den som lade sist spela ut vad som helst (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] Om du passar är du ute tills sticket är slut (BT‑10.3).
       *[off] Om du passar får du ändå lägga senare i samma stick (BT‑10.3).
    }
    .title = Vad en pass betyder
    .word =
        { $pass-lock ->
            [trick] ute tills sticket är slut
           *[off] ute en tur
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] När alla andra har passat får du sticka över ditt eget drag. Ingen kan svara (BT‑10.4).
       *[no] När alla andra har passat är ditt nästa drag ett nytt utspel (BT‑10.4).
    }
    .title = Att sticka över sitt eget drag
    .off = att sticka över sitt eget drag
    .word =
        { $pass-self_extend ->
            [yes] tillåtet när alla andra passat
           *[no] nej
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] Passade alla på ditt drag, och ditt nästa utspel sticker över det, kan ingen svara (BT‑10.5).
       *[no] Varje utspel kan få svar, vad ni än passade på förut (BT‑10.5).
    }
    .title = Utspel över det alla passade på
    .off = utspel som ingen kan svara på
    .word =
        { $pass-echo ->
            [yes] ingen kan sticka över
           *[no] det går att sticka över
        }
rule-last-declare =
    { $last-declare ->
        [one] Med ett kort kvar måste du säga till: Sista kortet! (BT‑11.1).
        [two] Med två { cards-word } kvar måste du säga till (BT‑11.1).
        [both] Med två { cards-word } kvar måste du säga till, och igen med { a-card-word } (BT‑11.1).
       *[none] Ingen behöver säga hur få { cards-word } som är kvar (BT‑11.1).
    }
    .title = Säga till om sista kortet
    .word =
        { $last-declare ->
            [one] med { a-card-word } kvar
            [two] med två { cards-word } kvar
            [both] med två { cards-word } och med { a-card-word }
           *[none] aldrig
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] Säger du inte till får { last-card } inte läggas på din nästa tur (BT‑11.2).
        [loses] Går du ut med { last-card } utan att säga till förlorar du och betalar för alla (BT‑11.2).
       *[nothing] Inget händer om du inte säger till (BT‑11.2).
    }
    .title = Förtiget sista kort
    .word =
        { $last-undeclared ->
            [card_frozen] får inte läggas på nästa tur
            [loses] att gå ut med det förlorar given
           *[nothing] inget händer
        }
page-top-none = När nästa spelare har { a-card-word } kvar får du lägga vad som helst (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] När nästa spelare har { a-card-word } kvar svarar du på ett ensamt kort med ditt högsta. En bomb eller pass går också (BT‑11.3).
               *[off] När nästa spelare har { a-card-word } kvar svarar du på ett ensamt kort med ditt högsta, eller passar (BT‑11.3).
            }
       *[free] När nästa spelare har { a-card-word } kvar svarar du på ett ensamt kort med vilket som helst (BT‑11.3).
    }
    .title = Svar före ett sista kort
    .word =
        { $top-follow ->
            [highest] det högsta ensamma kortet, eller pass
           *[free] vad som helst
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] När nästa spelare har { a-card-word } kvar spelar du ut en kombination eller ditt högsta ensamma kort (BT‑11.3).
        [combo_first] När nästa spelare har { a-card-word } kvar spelar du ut en kombination. Har du ingen blir det ditt högsta ensamma kort (BT‑11.3).
       *[free] När nästa spelare har { a-card-word } kvar får du spela ut vad som helst (BT‑11.3).
    }
    .title = Utspel före ett sista kort
    .word =
        { $top-lead ->
            [highest_single_or_combo] en kombination eller det högsta ensamma kortet
            [combo_first] en kombination; saknas en, det högsta kortet
           *[free] vad som helst
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] När nästa spelare har { a-card-word } kvar får du inte lägga något annat (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] Om du lägger annat och { last-card } går ut direkt betalar bara du (BT‑11.4).
               *[other] Om du lägger annat och { last-card } går ut direkt betalar du för alla (BT‑11.4).
            }
       *[off] { page-top-none }
    }
    .title = Plikt före ett sista kort
    .word =
        { $top-enforce ->
            [legal] andra drag är inte tillåtna
            [liability] andra drag kan kosta allas poäng
           *[off] ingen
        }
rule-instant-dragon =
    { $instant-dragon ->
        [yes] En drake, ett kort av varje valör, vinner direkt (BT‑12.1).
       *[no] Ett kort av varje valör vinner inte direkt (BT‑12.1).
    }
    .title = Draken
    .word =
        { $instant-dragon ->
            [yes] vinner direkt
           *[no] vinner inte direkt
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] Fyra 2:or på en hand vinner direkt (BT‑12.1).
       *[no] Fyra 2:or vinner inte direkt (BT‑12.1).
    }
    .title = Fyra 2:or vinner
    .word =
        { $instant-four_twos ->
            [yes] direkt
           *[no] inte direkt
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] Du spelar en hand hur lite den än är värd (BT‑12.3).
       *[other] Händer värda mindre än { $redeal-points_below } kan ges om. Knektar räknas 1, damer 2, kungar 3, ess 4, tvåor 5 (BT‑12.2).
    }
    .title = Omgiv för en svag hand
    .word =
        { $redeal-points_below ->
            [0] nej
           *[other] för en hand värd mindre än { $redeal-points_below }
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] Utan kort över 10 får du be om omgiv (BT‑12.3).
       *[no] Du spelar en hand utan kort över 10 som den är (BT‑12.3).
    }
    .title = Omgiv utan kort över 10
    .word =
        { $redeal-ten_high ->
            [yes] ja
           *[no] nej
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] Med högst två av J Q K får du be om omgiv. Ett A eller en 2 utesluter det (BT‑12.3).
       *[no] Du spelar en hand med högst två av J Q K som den är (BT‑12.3).
    }
    .title = Omgiv med högst två klädda kort
    .word =
        { $redeal-two_courts ->
            [yes] ja
           *[no] nej
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] Med fyra 2:or får du be om omgiv (BT‑12.3).
       *[no] Du spelar en hand med fyra 2:or som den är (BT‑12.3).
    }
    .title = Omgiv med fyra 2:or
    .word =
        { $redeal-four_twos ->
            [yes] ja
           *[no] nej
        }
rule-end-mode =
    { $end-mode ->
        [play_on] De andra spelar vidare tills bara en har { cards-word } kvar. Det går att sticka över sista draget från den som gått ut (BT‑13.2).
       *[first_out] Den som först är utan { cards-word } vinner, och given slutar (BT‑13.1).
    }
    .title = När en giv slutar
    .word =
        { $end-mode ->
            [play_on] när en spelare är kvar
           *[first_out] när den första går ut
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] Du får inte gå ut med bara { $high }. Har du inget annat passar du, även när du ska spela ut (BT‑13.3).
        [no_win] Går du ut med bara { $high } kommer du sist. De andra spelar vidare (BT‑13.3).
       *[ok] Du får gå ut med bara { $high } (BT‑13.3).
    }
    .title = Gå ut med det högsta kortet
    .off = förbud mot att gå ut med bara { $high }
    .word =
        { $end-top_two ->
            [barred] inte tillåtet
            [no_win] vinner inte
           *[ok] tillåtet
        }
rule-score-base =
    { $score-base ->
        [values_a] Varje kort kvar räknas: 3 till 10 är 1, J Q K är 2, A är 3, 2 är 4 (BT‑14.3).
        [values_b] Varje kort kvar räknas: 3 är 1, 4 är 2, och så vidare till A är 12, 2 är 13 (BT‑14.3).
        [values_c] Varje kort kvar räknas: J är 11, Q 12, K 13, A 14, 2 15, andra sitt tal (BT‑14.3).
        [indonesia] Varje kort kvar räknas 1, varje 2 räknas 5. Att gå ut ger 5, eller 10 för varje 2 i draget. Ett särskilt drag som ingen sticker över ger poäng: fyrtal 20, färgstege 40, fyra 2:or 80. Avslutar det given dubblas de (BT‑14.15).
        [tw_deduct] Varje kort kvar räknas: J Q K är 20, A är 30, 2 är 40, andra sitt tal (BT‑14.16).
        [tw_plus_minus] Varje kort kvar räknas: 3 till 9 är 1, 10 till A är 2. Varje 2 dubblar summan (BT‑14.17).
        [none] Kort kvar räknas inte (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] Varje bricka kvar räknas 1 (BT‑14.19).
               *[std52] Varje kort kvar räknas 1 (BT‑14.1).
            }
    }
    .title = Vad kort kvar räknas
    .word =
        { $score-base ->
            [values_a] 3 till 10 är 1, J Q K 2, A 3, 2 4
            [values_b] 3 är 1, 4 är 2, upp till A 12, 2 13
            [values_c] sitt tal; J 11 till A 14, 2 15
            [indonesia] 1 var, 2:or 5; poäng för särskilda drag
            [tw_deduct] sitt tal; J Q K 20, A 30, 2 40
            [tw_plus_minus] 3 till 9 är 1, 10 till A 2; 2:or dubblar
            [none] inget
           *[cards] 1 var
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] Det spelar ingen roll hur många { cards-word } du har kvar (BT‑14.2).
        [one] Allt räknas med en faktor: × { $factor } (BT‑14.2).
       *[rows] Det som är kvar räknas med en faktor: { $tier_rows } (BT‑14.2).
    }
    .title = Faktorer efter kort kvar
    .allowed = par av antal kort och faktor, stigande från 1 kort, till exempel { $example }
    .word =
        { $tier_shape ->
            [flat] inga
            [one] × { $factor } alltid
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] × { $factor } upp till { $to }
        [only] × { $factor } med { $from }
       *[from] × { $factor } från { $from }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Av två spelare betalar den med fler { cards-word } skillnaden. Skillnaden bestämmer faktorn (BT‑14.10).
               *[other] Det som räknas är skillnaden i { cards-word } till den som vann. Skillnaden bestämmer faktorn (BT‑14.10).
            }
       *[hand] Antalet { cards-word } på handen bestämmer faktorn (BT‑14.1).
    }
    .title = Vad faktorerna går efter
    .off = faktorer efter skillnaden
    .word =
        { $score-tiers_on ->
            [difference] skillnaden i { cards-word }
           *[hand] { cards-word } på handen
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Bara den som öppnade får en faktor (BT‑14.8).
       *[all] Alla får en faktor (BT‑14.8).
    }
    .title = Vem som får en faktor
    .off = faktorer bara för den som öppnade
    .word =
        { $score-tiers_apply ->
            [opener_only] bara den som öppnade
           *[all] alla
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] Det spelar ingen roll om du har lagt något (BT‑14.1).
       *[other] Har du inte lagt något räknas det × { $score-no_play_mult }, hur mycket som än är kvar (BT‑14.1).
    }
    .title = Faktor utan ett drag
    .off = en faktor utan ett drag
    .word =
        { $score-no_play_mult ->
            [0] ingen
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Varje 2 kvar på handen dubblar dina minuspoäng (BT‑14.9).
       *[1] En 2 kvar på handen dubblar inget (BT‑14.9).
    }
    .title = 2:or kvar på handen
    .word =
        { $score-twos_in_hand ->
            [2] var och en dubblar
           *[1] inget extra
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Att gå ut med bara 2:or dubblar allas minuspoäng (BT‑14.9).
       *[1] Att gå ut med bara 2:or dubblar inget (BT‑14.9).
    }
    .title = Gå ut med 2:or
    .word =
        { $score-twos_finish ->
            [2] dubblar allas minuspoäng
           *[1] inget extra
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] Alla betalar sina minuspoäng till den som vann (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Alla bokför sina poäng. Ingen betalar någon annan (BT‑14.15).
               *[other] Alla förlorar poäng för sina egna { cards-word }. Den som vann bokför 0 (BT‑14.7).
            }
        [fixed_loser] En förlorare betalar den som vann: den med det högsta fyrtalet eller den högsta färgstegen. Finns inget sådant är det den högsta 2:an, sedan det högsta A, sedan flest { cards-word } (BT‑14.11).
        [pusoy] Bara den som vann får poäng: 1, dubblat för varje 2 i sista draget (BT‑14.13).
        [places] Platserna ger { $places }. Sista platsen ger 0 (BT‑14.14).
       *[pairwise] Av två spelare betalar den med fler minuspoäng skillnaden (BT‑14.5).
    }
    .title = Vem som betalar vem
    .word =
        { $score-settle ->
            [winner_takes] alla betalar den som vann
            [ledger]
                { $score-base ->
                    [indonesia] alla bokför sina poäng
                   *[other] alla förlorar sina minuspoäng
                }
            [fixed_loser] en förlorare betalar den som vann
            [pusoy] bara den som vann får poäng
            [places] poäng efter plats
           *[pairwise] två och två gör upp skillnaden
        }
page-lost =
    { $deck ->
        [lectio] Det som är kvar räknas bara där en förtigen sista bricka förlorar given (BT‑11.2).
       *[std52] Det som är kvar räknas bara där ett förtiget sista kort förlorar given (BT‑11.2).
    }
page-play-on = De { cards-word } som är kvar allra sist räknas, så bara den sista spelaren förlorar poäng (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] Den som vann får ingen bonus (BT‑14.7).
       *[other] Den som vann bokför { SIGNED($score-winner_bonus) } som bonus (BT‑14.7).
    }
    .title = Bonus till den som vann
    .off = en bonus till den som vann
    .word =
        { $score-winner_bonus ->
            [0] ingen
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed =
    { $score-fixed ->
        [one] Den enda förloraren betalar 1 poäng (BT‑14.11).
       *[other] Den enda förloraren betalar { $score-fixed } poäng (BT‑14.11).
    }
    .title = Vad den enda förloraren betalar
    .word =
        { $score-fixed ->
            [one] 1 poäng
           *[other] { $score-fixed } poäng
        }
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠ räknas 40 (BT‑14.16).
       *[no] A♠ räknas som de andra essen (BT‑14.16).
    }
    .title = Spader ess
    .off = ett spader ess som räknas 40
    .word =
        { $score-spade_ace_40 ->
            [yes] räknas 40
           *[no] som de andra essen
        }
rule-score-unit =
    { $score-unit ->
        [one] Poäng bokförs som de räknas (BT‑0.5).
       *[other] Alla poäng får en faktor: × { $score-unit } (BT‑0.5).
    }
    .title = Poängens skala
    .off = en skala för poängen
    .word = × { $score-unit }
rule-match-end =
    { $match-end ->
        [deals] Matchen slutar efter { deals }. Högsta summan vinner (BT‑15.1).
        [target] Matchen slutar när en summa når { $match-target } poäng efter en giv. Högsta summan vinner (BT‑15.1).
        [deals_or_chips] Alla börjar med { $match-chips } poäng. Matchen slutar efter { deals }, eller när någon inte har några kvar. Högsta summan vinner (BT‑15.1).
       *[open] Poängen läggs ihop från giv till giv tills värden slutar (BT‑15.1).
    }
    .title = Hur en match slutar
    .word =
        { $match-end ->
            [deals] efter { deals }
            [target] vid { $match-target } poäng
            [deals_or_chips] efter { deals }, eller när någon saknar poäng
           *[open] när värden slutar
        }
rule-match-deals =
    { $match-deals ->
        [0] Inget antal givar är satt (BT‑15.1).
        [one] Matchen har högst 1 giv (BT‑15.1).
       *[other] Matchen har högst { $match-deals } givar (BT‑15.1).
    }
    .title = Givar i en match
    .word =
        { $match-deals ->
            [0] ingen gräns
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] Inget mål är satt (BT‑15.1).
        [one] Målet är 1 poäng (BT‑15.1).
       *[other] Målet är { $match-target } poäng (BT‑15.1).
    }
    .title = Målet för en match
    .word =
        { $match-target ->
            [0] inget
            [one] 1 poäng
           *[other] { $match-target } poäng
        }
rule-match-chips =
    { $match-chips ->
        [0] Ingen börjar med poäng att förlora (BT‑15.1).
        [one] Alla börjar med 1 poäng att förlora (BT‑15.1).
       *[other] Alla börjar med { $match-chips } poäng att förlora (BT‑15.1).
    }
    .title = Poäng att börja med
    .word =
        { $match-chips ->
            [0] inga
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] Från giv 2 ger den som förlorade { best-card } till den som vann. Valfritt { card-word } går tillbaka (BT‑16.1).
        [class_one_by_one] { places-are-ranks } Var och en får kräva { a-card-word } av varje lägre rang, och ger ett tillbaka (BT‑16.3).
        [class_pool] { places-are-ranks } Var och en får kräva { a-card-word } av varje lägre rang, och lägger sedan fram lika många. De som gav väljer, tjänaren först (BT‑16.4).
        [tribute_pick] Från giv 2 ligger händer dolda och du väljer en. Den som kom etta väljer först, den som kom sist väljer sist (BT‑16.7).
        [tribute_1] Från giv 2 ger den som kom sist { best-card } till ettan. Valfritt { card-word } går tillbaka (BT‑16.7).
        [tribute_2_1] Från giv 2 ger den som kom sist sina två bästa { cards-word } till ettan. Trean ger { best-card } till tvåan. Lika många går tillbaka (BT‑16.7).
        [tribute_3_chain] Från giv 2 ger den som kom sist sina tre bästa { cards-word } till ettan. Etta, tvåa och trea lägger undan { cards-word }. Nästa plats drar 3 av resten, osett (BT‑16.7).
       *[none] Ingen byter { cards-word } mellan givar (BT‑16).
    }
    .title = Byte mellan givar
    .off = byte mellan givar
    .word =
        { $exchange-kind ->
            [loser_winner_3p] bästa { card-word } från den som förlorade mot ett valfritt
            [class_one_by_one] kung, furste, tjänare: { card-word } mot { card-word }
            [class_pool] kung, furste, tjänare: gemensamma { cards-word }
            [tribute_pick] platserna väljer dolda händer
            [tribute_1] den som kom sist ger { a-card-word }
            [tribute_2_1] den som kom sist ger två, trean ett
            [tribute_3_chain] den som kom sist ger tre, som går vidare
           *[none] inget
        }
places-are-ranks =
    { $seats-count ->
        [3] Från giv 2 är platserna rang: kung, borgare, tjänare.
       *[other] Från giv 2 är platserna rang: kung, furste, borgare, tjänare.
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] Ingen får kräva eller ge { $low } och 2:orna (BT‑16.5).
       *[none] Du får kräva eller ge valfritt { card-word } (BT‑16.5).
    }
    .title = Kort som inte får bytas
    .off = kort som inte får bytas
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low } och alla 2:or
           *[none] inga
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] En kung som inte kommer etta igen blir tjänare (BT‑16.6).
       *[no] En kung får rangen av sin plats, som alla (BT‑16.6).
    }
    .title = Kungens fall
    .off = en kung som faller
    .word =
        { $exchange-king_falls ->
            [yes] blir tjänare om inte etta igen
           *[no] nej
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] Ordningen ni går ut i avgör platserna (BT‑16).
       *[points] Poängen avgör platserna (BT‑16).
    }
    .title = Hur platserna bestäms
    .word =
        { $exchange-ranking ->
            [finish_order] efter vem som går ut
           *[points] efter poäng
        }
