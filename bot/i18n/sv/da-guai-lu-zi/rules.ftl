rule-dg-players = Sex spelar i två lag om tre. Ingen granne är partner (DG‑0.3).
    .title = Spelare
    .word = { $dg-players }
rule-dg-packs = Ni spelar med { $dg-packs } kortlekar med jokrar: { $hand } kort var (DG‑2.1).
    .title = Kortlekar
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] Turen går medurs (DG‑0.2).
       *[ccw] Turen går moturs (DG‑0.2).
    }
    .title = Spelriktning
    .word =
        { $dg-direction ->
            [cw] medurs
           *[ccw] moturs
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] Nivån för laget som leder är trumfvalören. Dess kort står mellan ess och jokrar (DG‑2.4).
               *[caught_points] En valör är trumf i varje giv. Dess kort står mellan ess och jokrar (DG‑2.4).
            }
       *[none] Från låg till hög: 2 till 10, J, Q, K, A, lilla jokern, stora jokern. Ingen valör är trumf (DG‑2.2).
    }
    .title = Trumfvalör
    .off = en trumfvalör över ess
    .word =
        { $dg-trump ->
            [level] efter nivå
           *[none] ingen
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] Båda lagen börjar på nivå { $dg-level_start } (DG‑6.4).
       *[caught_points] Trumfvalören är { $dg-level_start } (DG‑9.1).
    }
    .title = Första nivån
    .word = { $dg-level_start }
rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] En flush sticker över en stege (DG‑3.2).
       *[no] En stege sticker över en flush (DG‑3.2).
    }
    .title = Flush och stege
    .word =
        { $dg-flush_over_straight ->
            [yes] flush högre
           *[no] stege högre
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] Har två flushar samma högsta valör avgör nästa valörer (DG‑3.6).
       *[top_only] Flushar med samma högsta valör är lika (DG‑3.6).
    }
    .title = Lika flushar
    .word =
        { $dg-flush_tie ->
            [all_ranks] nästa valörer avgör
           *[top_only] lika
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] Två små jokrar sticker över en liten och en stor (DG‑4.3).
       *[tie] Två små jokrar är lika höga som en liten och en stor (DG‑4.3).
    }
    .title = Par i små jokrar
    .off = två små jokrar över ett blandat par
    .word =
        { $dg-small_pair ->
            [beats] sticker över ett blandat par
           *[tie] lika med ett blandat par
        }
rule-dg-reading =
    { $dg-reading ->
        [named] Du får säga vad dina jokrar bildar: valfri sort och valör som korten tillåter (DG‑4.7).
       *[fixed] Jokrar bildar den starkaste sorten som korten tillåter (DG‑4.5).
    }
    .title = Ange en läsning
    .off = att ange vad jokrar bildar
    .word =
        { $dg-reading ->
            [named] av den som lägger
           *[fixed] av reglerna
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] Inom den starkaste sorten bildar jokrar den lägsta valören (DG‑4.5).
       *[strongest] Inom den starkaste sorten bildar jokrar den högsta valören (DG‑4.5).
    }
    .title = Valör inom en sort
    .word =
        { $dg-wild_rank ->
            [weakest] den lägsta
           *[strongest] den högsta
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] Fem kort med jokrar som tömmer handen läses så svagt som möjligt (DG‑4.6).
       *[normal] Ett sista drag med jokrar läses som alla andra (DG‑4.6).
    }
    .title = Ett sista drag med jokrar
    .off = svaga sista drag med jokrar
    .word =
        { $dg-wild_finish ->
            [weakest] så svagt som möjligt
           *[normal] som alla andra
        }
rule-dg-first_lead =
    { $dg-first_lead ->
        [random] Slumpen väljer vem som spelar ut i första given (DG‑5.3).
       *[draw] Alla drar ett kort. Den som drar högst spelar ut i första given (DG‑5.3).
    }
    .title = Första utspelet
    .word =
        { $dg-first_lead ->
            [random] slumpen väljer
           *[draw] det högsta dragna kortet
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] Efter tribut är det den som gav det högsta kortet som spelar ut. Annars den som var ute först (DG‑5.4).
       *[first_finisher] Den som var ute först i förra given spelar ut (DG‑5.4).
    }
    .title = Senare utspel
    .word =
        { $dg-later_lead ->
            [highest_tribute] den som gav högst tribut
           *[first_finisher] den som var ute först
        }
rule-dg-tribute =
    { $dg-tribute ->
        [yes] Före nästa giv ger varje fångad spelare ett av sina högsta kort. Ett kort går tillbaka (DG‑7.1).
       *[no] Fångade spelare ger inget (DG‑7.1).
    }
    .title = Tribut
    .off = tribut från fångade spelare
    .word =
        { $dg-tribute ->
            [yes] ges
           *[no] ingen
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] Mellan lika höga kort väljer slumpen vilket som ges (DG‑7.3).
       *[giver] Mellan lika höga kort väljer den som ger (DG‑7.3).
    }
    .title = Lika hög tribut
    .word =
        { $dg-tribute_pick ->
            [random] slumpen väljer
           *[giver] den som ger väljer
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] Var och en ger till den i vinnarlaget som sitter närmast före. Resten följer i turordning (DG‑7.5).
       *[rank_order] Den högsta tributen går till första platsen, och så vidare (DG‑7.5).
    }
    .title = Vem som ger till vem
    .word =
        { $dg-pairing ->
            [adjacent_first] grannar först
           *[rank_order] efter valör och plats
        }
rule-dg-return =
    { $dg-return ->
        [candidates] För en joker läggs två eller tre kort fram, och den som gav tar ett (DG‑7.6).
       *[recipient] Den som fick tribut ger valfritt kort tillbaka (DG‑7.6).
    }
    .title = Kort tillbaka
    .word =
        { $dg-return ->
            [candidates] den som gav tar ett av flera
           *[recipient] den som fick väljer
        }
rule-dg-resist =
    { $dg-resist ->
        [0] Ingen slipper tribut (DG‑7.2).
        [one] Den som har en joker ger ingen tribut (DG‑7.2).
       *[other] Den som har { $dg-resist } jokrar eller fler ger ingen tribut (DG‑7.2).
    }
    .title = Jokrar som krävs för att slippa tribut
    .word =
        { $dg-resist ->
            [0] inga
           *[other] { $dg-resist }
        }
rule-dg-score =
    { $dg-score ->
        [levels] Laget med den som var ute först vinner om alla tre är ute före de andra. En vinst höjer bara laget som leder (DG‑6.4).
       *[caught_points] Laget med den som var ute först vinner om alla tre är ute före de andra. Varje fångad motståndare ger alla i laget en poäng (DG‑6.3).
    }
    .title = Poängräkning
    .word =
        { $dg-score ->
            [levels] nivåer
           *[caught_points] en poäng för varje fångad
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] En vinst höjer laget som leder en nivå för varje fångad motståndare (DG‑6.4).
       *[one] En vinst höjer laget som leder en nivå (DG‑6.4).
    }
    .title = Nivåer per vinst
    .word =
        { $dg-level_step ->
            [caught] så många som fångades
           *[one] en
        }
rule-dg-level_end = Nivå { $dg-level_end } är den sista (DG‑6.4).
    .title = Sista nivån
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] Ett lag får misslyckas på sista nivån hur ofta som helst (DG‑8.2).
        [one] Ett lag som misslyckas på sista nivån förlorar matchen (DG‑8.2).
       *[other] Ett lag som misslyckas { $dg-fail_limit } gånger på sista nivån förlorar matchen (DG‑8.2).
    }
    .title = Misslyckanden som förlorar
    .word =
        { $dg-fail_limit ->
            [0] ingen gräns
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] Matchen går till ett antal poäng. En nivå uppåt är en poäng (DG‑8.2).
               *[caught_points] Matchen går till ett antal poäng (DG‑8.2).
            }
        [deals] Matchen är ett antal givar (DG‑8.2).
        [level] Laget som leder vinner matchen genom en vinst på sista nivån (DG‑8.2).
       *[open] Matchen fortsätter tills värden slutar (DG‑8.2).
    }
    .title = Matchens slut
    .word =
        { $dg-match_end ->
            [points] vid ett antal poäng
            [deals] efter några givar
            [level] genom en vinst på sista nivån
           *[open] när värden slutar
        }
rule-dg-target =
    { $dg-target ->
        [one] En poäng vinner matchen (DG‑8.2).
       *[other] { $dg-target } poäng vinner matchen (DG‑8.2).
    }
    .title = Poäng för att vinna
    .word = { $dg-target }
rule-dg-deals =
    { $dg-deals ->
        [one] Matchen är en giv (DG‑8.2).
       *[other] Matchen är { $dg-deals } givar (DG‑8.2).
    }
    .title = Antal givar
    .word = { $dg-deals }
