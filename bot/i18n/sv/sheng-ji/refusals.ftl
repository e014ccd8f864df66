refusal-wrong_phase =
    { $action ->
        [declare] Ingen kan visa trumf nu.
        [pass] Det finns inget att passa på nu.
        [redeal] Ingen kan be om omgiv nu.
        [trump] Du kan inte välja trumf nu.
        [bury] Du kan inte lägga ner kort nu.
        [choose] Inget kast väntar på dig.
       *[play] Spelet har inte börjat än.
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] Passa en gång där du kan visa trumf. Varje utspel måste du svara på. (SJ‑7.1)
            [redeal] Be om det efter sista dragna kortet, innan någon lägger ner. (SJ‑3.10)
            [trump] Bara givarens partner kan bli ombedd. (SJ‑3.7)
            [bury] Bara den som tar talongen lägger ner, före första utspelet. (SJ‑4.1)
            [choose] Du väljer när den som sitter före dig kastar för mycket. (SJ‑6.2)
           *[play] Först dras korten, sedan lägger givaren ner. (SJ‑4.1)
        }
refusal-not_your_turn =
    { $action ->
        [bury] { $name } lägger ner nu.
        [choose] { $name } väljer delen av kastet.
        [trump] { $name } väljer trumffärg.
       *[play] Det är inte din tur: { $name } står på tur.
    }
    .rule = Du kan titta på dina kort under tiden. (SJ‑1.1)
refusal-not_held = Du har inte alla de här: { $cards }.
    .rule = Ange varje kort bara så ofta som du har det. (SJ‑7.1)
refusal-not_drawn_yet = Du har inte dragit { $cards } än.
    .rule = Visa trumf med kort som du har. (SJ‑3.2)
refusal-not_a_declaration =
    { $why ->
        [level] Du kan visa trumf bara med valören { level-name } eller jokrar.
        [joker] En joker räcker inte för att visa trumf.
        [jokers] Sang kräver { $n } likadana jokrar här.
       *[equal] Du kan visa trumf bara med likadana kort.
    }
    .rule =
        { $why ->
            [level] Visa kort av nivån som spelas. (SJ‑3.2)
            [joker] Visa två likadana jokrar, eller nivåkort. (SJ‑3.2)
            [jokers] Visa alla, eller nivåkort. (SJ‑3.5)
           *[equal] Visa ett nivåkort, eller flera av samma färg. (SJ‑3.2)
        }
refusal-no_trump_off = Du kan inte visa trumf med jokrar här.
    .rule = Visa nivåkort av samma färg. (SJ‑3.5)
refusal-declaration_too_weak = { $cards } är minst lika starkt.
    .rule = Fler likadana kort är starkare. Vid lika många går jokrar före nivåkort. (SJ‑3.3)
refusal-declaration_too_late = Det är för sent att visa det.
    .rule = Visa trumf medan korten dras, eller tills tiden är ute. (SJ‑3.2)
refusal-own_declaration = Det är redan du som har visat trumf.
    .rule = Får du ett till av samma kort kan du förstärka. (SJ‑3.4)
refusal-not_entitled = Du får inte be om omgiv med den här handen.
    .rule =
        { $redeal_claims ->
            [points_15] Det kräver en hand med högst 15 poäng. (SJ‑3.10)
            [trumps_3] Det kräver en hand med högst tre trumf. (SJ‑3.10)
           *[either] Det kräver högst 15 poäng, eller högst tre trumf. (SJ‑3.10)
        }
refusal-bury_count =
    { $had ->
        [one] Du lägger ner { $n } kort, och du angav ett.
       *[other] Du lägger ner { $n } kort, och du angav { $had }.
    }
    .rule = Lägg ner lika många kort som talongen hade; vilka som helst. (SJ‑4.1)
refusal-unit_not_offered = Det är ingen del som går att sticka över.
    .rule = Välj en av de här: { $units }. (SJ‑6.2)
one-unit = { $cards }
refusal-no_such_suit = Det är ingen färg.
    .rule = Välj klöver, ruter, hjärter eller spader. (SJ‑3.7)
refusal-mixed_suits = Ett utspel är av en färg, eller bara trumf.
    .rule = Nivåkort och jokrar är också trumf. (SJ‑5.4)
refusal-not_a_combination = De här korten kan inte läggas så.
    .rule = Välj dem igen, eller utelämna läsningen. (SJ‑5.5)
refusal-wrong_size =
    { $n ->
        [one] Ett kort spelades ut, så lägg ett.
       *[other] { $n } kort spelades ut, så lägg { $n }.
    }
    .rule =
        { $had ->
            [one] Du valde ett. { legal } (SJ‑7.1)
           *[other] Du valde { $had }. { legal } (SJ‑7.1)
        }
refusal-must_play_all = Du har { $cards }: du måste lägga alla dina { of-suit }.
    .rule = Fyll på med valfria andra kort. (SJ‑7.2)
refusal-must_follow_suit =
    { $n ->
        [one] Du har { of-suit }, så följ färg.
       *[other] Du har { $n } { of-suit } eller fler, så följ färg.
    }
    .rule = { legal } (SJ‑7.3)
refusal-pair_owed =
    { $n ->
        [one] Du har ett par i { of-suit }, och utspelet kräver det.
        [2]
            { $led ->
                [1] Du har två par i { of-suit }, och utspelet kräver båda.
               *[other] Du har två par i { of-suit }: en utspelad traktor kräver båda.
            }
       *[other] Du har { $n } par i { of-suit }, och utspelet kräver dem.
    }
    .rule = Lägg till exempel { $cards }. (SJ‑7.4)
refusal-triple_owed =
    { $n ->
        [one] Du har en triss i { of-suit }, och utspelet kräver den.
       *[other] Du har { $n } trissar i { of-suit }, och utspelet kräver dem.
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [one] Du har ett fyrtal i { of-suit }, och utspelet kräver det.
       *[other] Du har { $n } fyrtal i { of-suit }, och utspelet kräver dem.
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] Du har en traktor i { of-suit }, och utspelet kräver den.
       *[other] Du har en traktor med { $length } par i { of-suit }, och utspelet kräver den.
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = Du har en bulldozer i { of-suit }, och utspelet kräver den.
    .rule = { refusal-pair_owed.rule }
