high-card =
    { $high ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] dein Paar { $rank }
        [triple] deinen Drilling { $rank }
        [quads] deinen Vierer { $rank }
        [straight] deinen Straight { $low }-{ $high }
        [straight_flush] deinen Straight Flush { $low }-{ $high }
        [straight_flush_7] deinen Straight Flush { $cards }
        [flush] deinen Flush bis { high-card }
        [full_house] dein Full House mit { $rank }
        [four_plus_one] deinen Vierer { $rank }
        [two_pair] deine zwei Paare { $cards }
        [two_pair_kicker] deine zwei Paare { $cards }
       *[single] deine { $cards }
    }
coach-keep =
    { $kept ->
        [one] heb die { $rank-kept } für später auf
       *[other] heb deine { $rank-kept }er für später auf
    }
coach-why =
    { $why ->
        [wins] Spiel { coach-own }: Damit gewinnst du.
        [opens]
            { $n ->
                [one] Du hast { $opening }, also beginnst du. Spiel sie aus.
               *[other] Du hast { $opening }, also beginnst du. Spiel { coach-own } aus.
            }
        [guards] { $name } hat noch { a-card } und kann { coach-own } nicht schlagen. Spiel das aus.
        [stops] { $name } hat noch { a-card }. Spiel { coach-own }, das Höchste, was du kannst.
        [long] Spiel { coach-own } aus: Da gehen { $n } { cards-word } auf einmal weg.
        [low] Spiel { coach-own } aus: Niedriges geht zuerst weg.
        [leads]
            { $kind ->
                [pair] Spiel { coach-own } aus. Nur ein höheres Paar schlägt es.
                [triple] Spiel { coach-own } aus. Nur ein höherer Drilling schlägt ihn.
               *[single] Spiel { coach-own } aus. Nur eine höhere Einzelkarte schlägt sie.
            }
        [keeps] Spiel { coach-own }, um zu schlagen, und { coach-keep }.
        [lowest] Spiel { coach-own }, um zu schlagen. Niedriger geht es nicht.
       *[beats] Spiel { coach-own }, um zu schlagen.
    }
coach-ranks = { $lowest } ist { lowest-card }, { $highest } ist { highest-card }.
coach-met =
    { $met ->
        [quads] Ein Vierer allein sind vier von einem Wert.
        [two_pair] Zwei Paare sind zwei von einem Wert und zwei von einem anderen.
        [two_pair_kicker] Zu zwei Paaren kommt { any-card } dazu.
       *[straight] Ein Straight sind fünf Werte in Folge.
        [flush] Ein Flush sind fünf von einer { suit-word }.
        [full_house] Ein Full House sind drei von einem Wert und zwei von einem anderen.
        [four_plus_one] Ein Vierer sind vier von einem Wert, und { any-card } kommt dazu.
        [straight_flush] Ein Straight Flush sind fünf in Folge von einer { suit-word }.
        [straight_flush_7] Zum Straight Flush kommen hier zwei beliebige weitere.
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met } { coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes]
            { $n ->
                [one] Sie ist unten schon angehakt (✓): Drück **Spielen**.
               *[other] Sie sind unten schon angehakt (✓): Drück **Spielen**.
            }
       *[no]
            { $n ->
                [one] Hak sie unten an (✓), dann drück **Spielen**.
               *[other] Hak sie unten an (✓), dann drück **Spielen**.
            }
    }
coach-play =
    { $teaches ->
        [last-card] **Coach:** { coach-advice } Schalt **Letzte Karte!** ein, dann drück **Spielen**.
        [everything] **Coach:** { coach-ranks } { coach-advice } { coach-ticks }
        [ticks] **Coach:** { coach-advice } { coach-ticks }
       *[nothing] **Coach:** { coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] Das kannst du nicht schlagen. Drück **Passen**.
        [breaks] Drück **Passen**. Um zu schlagen, müsstest du { coach-own } zerreißen.
        [keeps] Drück **Passen**, und { coach-keep }.
       *[saves] Drück **Passen**. Was das schlägt, ist später mehr wert.
    }
coach-pass =
    { $met ->
        [none] **Coach:** { coach-pass-why }
       *[straight] **Coach:** { coach-met } { coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **Coach:** Drück **{ $what }**.
       *[other] **Coach:** Wähl { $cards }, dann drück **{ $what }**.
    }
coach-wait = **Coach:** Werde vor allen anderen deine { cards-word } los. { coach-ranks } Warte, bis du dran bist; dann helfe ich dir.
