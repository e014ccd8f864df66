picture-wins-at-once = { $name } gewinnt sofort
alt-end-at-once = Spiel { $deal }, { $name } gewinnt sofort.

deal-lost =
    { $deck ->
        [lectio] Niemand gewinnt Spiel { $deal }: Der letzte Stein von { $name } war nicht angesagt.
       *[std52] Niemand gewinnt Spiel { $deal }: Die letzte Karte von { $name } war nicht angesagt.
    }

deal-counted = Strafpunkte: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Zusammengezählt: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }

deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } für den eröffnenden Platz mit { $n } oder mehr { cards-word-dative }
        [unplayed] × { $times }, wenn nichts gespielt wurde
        [twos] × { $times } für jede übrige 2
        [finish] × { $times } für alle, da das Spiel mit 2ern endete
       *[tier] × { $times } ab { $n } übrigen { cards-word-dative }
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }: eröffnet, { $n }+ { cards-word }
        [unplayed] × { $times }: nichts gespielt
        [twos] × { $times }: jede übrige 2
        [finish] × { $times }: Ende mit 2ern
       *[tier] × { $times }: { $n }+ { cards-word }
    }
