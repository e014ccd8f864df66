hint-play =
    { $why ->
        [out] Det är hela din hand.
        [long] Du blir av med många låga kort på en gång.
        [many] Du blir av med många kort på en gång.
        [other] Den som nästan är ute kan inte svara på det.
        [cheap] Inget du har sticker över billigare.
        [strong] Ingen kan sticka över det.
       *[low] Låga kort går först.
    }
hint-pass =
    { $why ->
        [cannot] Inget du har sticker över det.
        [partner] Din partner är nästan ute.
       *[later] Spara dina kort till senare.
    }
hint-give = Du behöver det minst.
hint-choose = Det är minst lika högt som det andra.
