refusal-wrong_phase =
    { $action ->
        [declare] Jetzt kann niemand Trumpf zeigen.
        [pass] Jetzt gibt es nichts, wobei du aussetzen könntest.
        [redeal] Jetzt kann niemand neu geben lassen.
        [trump] Du kannst jetzt keinen Trumpf nennen.
        [bury] Du kannst jetzt keine Karten drücken.
        [choose] Kein Wurf wartet auf dich.
       *[play] Es wird noch nicht gespielt.
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] Aussetzen geht einmal beim Zeigen. Bedienen musst du immer. (SJ‑7.1)
            [redeal] Das geht zwischen der letzten gezogenen Karte und dem Drücken. (SJ‑3.10)
            [trump] Gefragt wird höchstens das Gegenüber des Gebers. (SJ‑3.7)
            [bury] Es drückt nur, wer den Talon nimmt, vor dem ersten Ausspielen. (SJ‑4.1)
            [choose] Du wählst, wenn der Platz vor dir zu viel wirft. (SJ‑6.2)
           *[play] Erst werden Karten gezogen, dann wird gedrückt. (SJ‑4.1)
        }
refusal-not_your_turn =
    { $action ->
        [bury] Jetzt drückt { $name }.
        [choose] { $name } nennt den Teil des Wurfs.
        [trump] { $name } nennt die Trumpffarbe.
       *[play] Du bist nicht dran, sondern { $name }.
    }
    .rule = Du kannst inzwischen deine Karten ansehen. (SJ‑1.1)
refusal-not_held = Du hast davon nicht alles: { $cards }.
    .rule = Nenn jede Karte nur so oft, wie du sie hast. (SJ‑7.1)

refusal-not_drawn_yet = Du hast { $cards } noch nicht gezogen.
    .rule = Zeig Trumpf mit Karten, die du hast. (SJ‑3.2)
refusal-not_a_declaration =
    { $why ->
        [level] Trumpf zeigen kannst du nur mit Wert { level-name } oder Jokern.
        [joker] Ein Joker reicht nicht, um Trumpf zu zeigen.
        [jokers] Ohne Trumpffarbe braucht es hier { $n } gleiche Joker.
       *[equal] Trumpf zeigen kannst du nur mit gleichen Karten.
    }
    .rule =
        { $why ->
            [level] Zeig Karten der Stufe, die gespielt wird. (SJ‑3.2)
            [joker] Zeig zwei gleiche Joker oder Stufenkarten. (SJ‑3.2)
            [jokers] Zeig sie alle, oder Stufenkarten. (SJ‑3.5)
           *[equal] Zeig eine Stufenkarte oder mehrere einer Farbe. (SJ‑3.2)
        }
refusal-no_trump_off = Mit Jokern kannst du hier keinen Trumpf zeigen.
    .rule = Zeig Stufenkarten einer Farbe. (SJ‑3.5)
refusal-declaration_too_weak = { $cards } ist mindestens so stark.
    .rule = Mehr gleiche Karten sind stärker. Bei gleicher Zahl schlagen Joker Stufenkarten. (SJ‑3.3)
refusal-declaration_too_late = Dafür ist es zu spät.
    .rule = Zeig Trumpf beim Ziehen oder bis die Zeit um ist. (SJ‑3.2)
refusal-own_declaration = Den Trumpf hast du schon gezeigt.
    .rule = Bekommst du noch eine gleiche Karte, kannst du damit verstärken. (SJ‑3.4)
refusal-not_entitled = Mit diesem Blatt kannst du nicht neu geben lassen.
    .rule =
        { $redeal_claims ->
            [points_15] Es braucht ein Blatt mit höchstens 15 Punkten. (SJ‑3.10)
            [trumps_3] Es braucht ein Blatt mit höchstens drei Trümpfen. (SJ‑3.10)
           *[either] Es braucht höchstens 15 Punkte oder höchstens drei Trümpfe. (SJ‑3.10)
        }

refusal-bury_count =
    { $had ->
        [one] Du drückst { $n } Karten, und du hast eine genannt.
       *[other] Du drückst { $n } Karten, und du hast { $had } genannt.
    }
    .rule = Drück so viele Karten, wie der Talon hatte, beliebige. (SJ‑4.1)
refusal-unit_not_offered = Das ist kein Teil, der sich schlagen lässt.
    .rule = Nenn eins davon: { $units }. (SJ‑6.2)
one-unit = { $cards }
refusal-no_such_suit = Das ist keine Farbe.
    .rule = Nenn Kreuz, Karo, Herz oder Pik. (SJ‑3.7)

refusal-mixed_suits = Ausgespielt wird eine Farbe, oder nur Trumpf.
    .rule = Auch Stufenkarten und Joker sind Trumpf. (SJ‑5.4)
refusal-not_a_combination = So lassen sich diese Karten nicht spielen.
    .rule = Wähl sie neu, oder lass die Deutung weg. (SJ‑5.5)

refusal-wrong_size =
    { $n ->
        [one] Eine Karte ist ausgespielt, also spiel eine.
       *[other] { $n } Karten sind ausgespielt, also spiel { $n }.
    }
    .rule =
        { $had ->
            [one] Du hast eine gewählt. { legal } (SJ‑7.1)
           *[other] Du hast { $had } gewählt. { legal } (SJ‑7.1)
        }
refusal-must_play_all = Du hast { $cards }: In { of-suit } musst du alles spielen.
    .rule = Füll mit beliebigen anderen Karten auf. (SJ‑7.2)
refusal-must_follow_suit =
    { $n ->
        [one] Du hast { of-suit }, also bedien.
       *[other] Du hast in { of-suit } mindestens { $n }, also bedien.
    }
    .rule = { legal } (SJ‑7.3)
refusal-pair_owed =
    { $n ->
        [one] Du hast ein Paar in { of-suit }, und das ist verlangt.
        [2]
            { $led ->
                [1] Du hast zwei Paare in { of-suit }, und beide sind verlangt.
               *[other] Du hast zwei Paare in { of-suit }: Ein ausgespielter Traktor verlangt beide.
            }
       *[other] Du hast { $n } Paare in { of-suit }, und sie sind verlangt.
    }
    .rule = Spiel zum Beispiel { $cards }. (SJ‑7.4)
refusal-triple_owed =
    { $n ->
        [one] Du hast einen Drilling in { of-suit }, und der ist verlangt.
       *[other] Du hast { $n } Drillinge in { of-suit }, und sie sind verlangt.
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [one] Du hast einen Vierer in { of-suit }, und der ist verlangt.
       *[other] Du hast { $n } Vierer in { of-suit }, und sie sind verlangt.
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] Du hast einen Traktor in { of-suit }, und der ist verlangt.
       *[other] Du hast einen Traktor aus { $length } Paaren in { of-suit }, und der ist verlangt.
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = Du hast einen Bulldozer in { of-suit }, und der ist verlangt.
    .rule = { refusal-pair_owed.rule }
