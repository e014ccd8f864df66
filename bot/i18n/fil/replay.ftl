button-replay = Replay
button-replay-start = Simula
button-replay-trick-back = Nakaraang round
button-replay-back = Balik
button-replay-on = Kasunod
button-replay-trick-on = Kasunod na round
button-replay-end = Dulo
button-replay-play = Ituloy
button-replay-stop = Ihinto
button-replay-share = Ipakita
button-replay-advice = Itanong
replay-ask-advice = Ano ang ititira rito ng computer?
replay-heading = Replay · { table-name }, laro { $deal }
replay-place =
    { $trick ->
        [0] { game } · hakbang { $step } ng { $last }
       *[other] { game } · hakbang { $step } ng { $last } · round { $trick }
    }
replay-dealt = Naibigay na ang mga baraha.
replay-by-itself = Tuloy ang laro.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] Mungkahi ng computer kay { $name }: **{ $what }**.
       *[other] Mungkahi ng computer kay { $name }: **{ $cards }**, { $what }.
    }
replay-advice-why = { replay-advice } { $why }
replay-no-advice = Walang kailangang tumira rito.
replay-busy = Ang daming replay na tumatakbo ngayon. Pindutin ang { button-replay-on }, o subukan mamaya.
replay-shared = Ipinakita ni { $name } ang laro { $deal } ng { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty = { $name }: walang { cards-word }
replay-choice = { $table }.{ $deal } · { game }, lamesa { NUMBER($table, useGrouping: 0) }, laro { $deal }
err-replay-none = Walang larong natapos dito kamakailan.
    .note = Idagdag ang deal: at ang lamesa at laro, gaya ng 3.2.
err-replay-name = Walang larong tinutukoy ang “{ $text }”.
    .note = Isulat ang lamesa at laro, gaya ng 3.2.
err-replay-table = Walang naging lamesa { NUMBER($table, useGrouping: 0) } sa server na ito.
    .note = Isulat ang lamesa at laro, gaya ng 3.2; nasa listahan ang mga huli.
err-replay-deal = Walang laro { $deal } ang { table-name }.
    .note =
        { $last ->
            [0] Wala pa itong natatapos na laro.
            [1] Laro 1 pa lang ang natapos nito.
           *[other] May laro 1 hanggang { $last } ito.
        }
err-replay-running = Hindi pa tapos ang laro { $deal } ng { table-name }.
    .note = Kapag natapos, mapapanood ng lahat ang replay.
err-replay-damaged = Walang replay ang laro { $deal } ng { table-name }: sira ang na-save nito.
    .note = Nasa /ledger show ang puntos ng bawat manlalaro.
