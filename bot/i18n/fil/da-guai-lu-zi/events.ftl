event-leads-first = Si { $name } ang unang titira sa unang laro.
event-resists = Sapat ang joker ni { $name } kaya walang tributo.
event-tribute-paid = Nagbigay si { $name } ng tributo kay { $other }.
event-candidates-put-out = Naglabas si { $name } ng mga barahang pagpipilian ni { $other }.
event-card-returned = Nagbalik si { $name } ng baraha kay { $other }.
event-ran-out =
    { $n ->
        [1] Unang naubos si { $name }.
        [2] Pangalawang naubos si { $name }.
        [3] Pangatlong naubos si { $name }.
        [4] Pang-apat na naubos si { $name }.
       *[5] Panlimang naubos si { $name }.
    }
event-tribute-seen =
    { $reader ->
        [giver] Tributo mo kay { $other }: { $cards }.
       *[receiver] Tributo mula kay { $name }: { $cards }.
    }
event-candidates-seen =
    { $reader ->
        [giver] Inilabas mo ang { $cards } para kay { $other }.
       *[receiver] Inilabas ni { $name } ang { $cards } para sa iyo.
    }
event-return-seen =
    { $reader ->
        [giver] Nagbalik ka ng baraha kay { $other }: { $cards }.
       *[receiver] Nagbalik sa iyo ng baraha si { $name }: { $cards }.
    }
