hint-out = Det är hela din hand.
hint-partner = { $name } är din partner, så låt sticket vara.
hint-pass =
    { $can ->
        [yes] Spara dina kort till senare.
       *[no] Inget du har sticker över det.
    }
hint-for-partner =
    { $n ->
        [one] { $name } har ett kort och är din partner.
       *[other] { $name } har { $n } kort och är din partner.
    }
hint-stop =
    { $n ->
        [one] { $name } har ett kort kvar, så ge inte bort utspelet.
       *[other] { $name } har { $n } kort kvar, så ge inte bort utspelet.
    }
hint-sure = Ingen kan sticka över det.
hint-lead =
    { $n ->
        [5] Du blir av med fem kort på en gång.
        [one] Låga kort går först.
       *[other] Låga kort går först, flera på en gång.
    }
hint-cheap =
    { $whole ->
        [yes] Det bryter inte upp något.
       *[no] Det kostar dig lite.
    }
hint-exchange =
    { $verb ->
        [choose] De andra är inte högre.
       *[give]
            { $n ->
                [one] Du behöver det minst.
               *[other] Du behöver dem minst.
            }
    }
