hint-play =
    { $why ->
        [out] Iyan na ang buong hawak mo.
        [long] Maraming mababang baraha agad ang bawas.
        [many] Maraming baraha agad ang bawas.
        [other] Hindi ito masasagot ng malapit nang maubos.
        [cheap] Wala kang mas murang pantalo.
        [strong] Walang makakatalo riyan.
       *[low] Mabababa muna.
    }
hint-pass =
    { $why ->
        [cannot] Wala kang pantalo riyan.
        [partner] Malapit nang maubos ang kakampi mo.
       *[later] Itabi ang mga baraha mo para mamaya.
    }
hint-give = Iyan ang pinakahindi mo kailangan.
hint-choose = Hindi ito mas mababa sa isa pang baraha.
