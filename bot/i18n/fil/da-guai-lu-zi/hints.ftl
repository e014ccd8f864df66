hint-out = Iyan na ang buong hawak mo.
hint-partner = Kakampi mo si { $name }, kaya sa kanya na ang round.
hint-pass =
    { $can ->
        [yes] Itabi ang mga baraha mo para mamaya.
       *[no] Wala kang pantalo riyan.
    }
hint-for-partner =
    { $n ->
        [1] Isang baraha na lang si { $name } at kakampi mo siya.
       *[other] { $n } baraha na lang si { $name } at kakampi mo siya.
    }
hint-stop =
    { $n ->
        [1] Isang baraha na lang si { $name }, kaya huwag siyang bigyan ng unang tira.
       *[other] { $n } baraha na lang si { $name }, kaya huwag siyang bigyan ng unang tira.
    }
hint-sure = Walang makakatalo riyan.
hint-lead =
    { $n ->
        [5] Limang baraha agad ang bawas.
        [1] Mabababa muna.
       *[other] Mabababa muna, nang sabay-sabay.
    }
hint-cheap =
    { $whole ->
        [yes] Walang nasisira rito.
       *[no] Kaunti lang ang kawalan mo rito.
    }
hint-exchange =
    { $verb ->
        [choose] Hindi mas mataas ang iba.
       *[give]
            { $n ->
                [1] Iyan ang pinakahindi mo kailangan.
               *[other] Iyan ang mga pinakahindi mo kailangan.
            }
    }
