picture-wins-at-once = { $name } anashinda papo hapo
alt-end-at-once = Mgao { $deal }, { $name } anashinda papo hapo.
deal-lost = Hakuna aliyeshinda mgao { $deal }: { $name } amemaliza kwa { card-word } ya mwisho isiyotangazwa.
deal-counted = Pointi za adhabu: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Hesabu: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } kwa aliyeanza akibaki na { cards-word } { $n } au zaidi
        [unplayed] × { $times } kwa kutocheza { card-word } yoyote
        [twos] × { $times } kwa kila 2 iliyobaki
        [finish] × { $times } kwa wote, mgao ukiisha kwa 2
       *[tier] × { $times } kwa { cards-word } { $n } au zaidi zilizobaki
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }: aliyeanza, { cards-word } { $n }+
        [unplayed] × { $times }: hakucheza
        [twos] × { $times }: kila 2 iliyobaki
        [finish] × { $times }: imeisha kwa 2
       *[tier] × { $times }: { cards-word } { $n }+
    }
