command-table-invite = Magpaupo ng iba sa pribado mong lamesa
command-table-reserve = Maglaan ng upuan sa lamesa mo para sa iba
command-table-unreserve = Ipagamit ulit sa kahit sino ang inilaan mong upuan
command-block = Huwag paupuin ang isang tao sa mga lamesa mo; kung walang pangalan, tingnan kung sino sila
command-unblock = Paupuin ulit ang isang tao sa mga lamesa mo
option-private = Mga inimbita mo lang ang makakaupo
option-thread = Thread para sa lamesang ito, i-archive pagkatapos; ayon sa server kung wala
option-guest = Kung sino
option-guest-role = Lahat ng may ganitong role
option-blocked = Sino ang hindi papaupuin; kung wala, ililista sila
option-unblocked = Sino ang papapasukin ulit
thread-name = { game } · { $host }
table-in-thread = Nagbukas si { $host } ng lamesa: { game }, { $table }. Nasa { $thread } ito.
lobby-private =
    { $n ->
        [0] Pribado: mga inimbita lang sa /table invite ang makakaupo rito.
       *[other] Pribado. Inimbita: { $names }.
    }
seat-option-kept = Nakalaan kay { $name }
invited = Makakaupo na rito: { $names }.
reserved = Nakalaan ang upuan { $seat } kay { $name }. Puwede muna ang computer hanggang dumating siya.
unreserved = Puwede na ulit ang kahit sino sa upuang iyon.
blocked = **Hindi na makakaupo si { $name } sa mga lamesa mo.**
    .note = Hindi ito sasabihin sa kanya. Kung nakaupo na siya, mananatili siya, maliban kung gamitin mo ang /table kick.
unblocked = **Makakaupo na ulit si { $name } sa mga lamesa mo.**
    .note = Nasa /block ang listahan ng hindi mo pinapaupo.
blocked-list =
    { $n ->
        [0] **Pinapaupo mo ang lahat sa mga lamesa mo.**
       *[other] **Hindi mo pinapaupo sa mga lamesa mo:** { $names }
    }
    .note = Ikaw lang ang nakakakita nito. Baguhin sa /block at /unblock.
lobby-least =
    { $n ->
        [1] Para sa nakatapos na ng isang laro rito.
       *[other] Para sa nakatapos na ng { $n } laro rito.
    }
err-few-deals =
    { $deals ->
        [0] Wala ka pang natatapos na laro ng { game } dito.
        [1] 1 laro pa lang ng { game } ang natapos mo rito.
       *[other] { $deals } laro pa lang ng { game } ang natapos mo rito.
    }
    .note = Ang rated na lamesa rito ay para sa may { $n }. Bukas sa iyo ang iba.
err-private = Pribado ang lamesang ito.
    .note = Magpaimbita sa host, o magbukas ng sarili mo sa /table open.
err-kept = May nakalaan na sa upuang iyon.
    .note = Hintaying mabakante, o magbukas ng sarili mong lamesa sa /table open.
err-kept-out = Hindi ka makakaupo sa lamesang ito.
    .note = Sumali sa iba, o magbukas ng sarili mo sa /table open.
err-open-to-all = Kahit sino, makakaupo sa lamesang ito.
    .note = Maglaan ng upuan sa /table reserve, o magbukas ng pribadong lamesa.
err-invited-self = Nakaupo ka na rito.
    .note = Magsabi ng iba.
err-invited-already = Imbitado na siya.
    .note = Puwede na niyang pindutin ang Sumali.
err-invited-many = { $limit } na ang inimbita mo.
    .note = Mag-imbita ng role para mas marami ang makapasok.
err-invite-whom = Sino ang iimbitahin mo?
    .note = Idagdag ang member: o role:, isa lang.
err-invite-everybody = Lahat ang nasa role na iyan.
    .note = Magbukas ng lamesa nang walang private: at kahit sino makakasali.
err-guest-bot = Bot iyan.
    .note = Dagdag computer ang gamitin para sa computer.
err-sits-here = Nakaupo na rito si { $name }.
    .note = Magsabi ng iba.
err-kept-already = May nakalaan nang upuan kay { $name }.
    .note = Puwede na niyang pindutin ang Sumali.
err-none-to-keep = Wala nang upuang mailalaan.
    .note = Nakalaan na ang bawat bakanteng upuan. Magpalaya ng isa sa /table unreserve.
err-not-kept = Walang upuang nakalaan sa kanya.
    .note = Maglaan ng isa sa /table reserve.
err-block-self = Ikaw iyan.
    .note = Magsabi ng iba.
err-blocked-many = { $limit } tao na ang hindi mo pinapaupo.
    .note = Magpapasok ulit ng isa sa /unblock.
err-guest-blocked = Hindi mo pinapaupo si { $name } sa mga lamesa mo.
    .note = Papasukin ulit sa /unblock.
err-not-blocked = Pinapaupo mo naman siya sa mga lamesa mo.
    .note = Nasa /block ang listahan ng hindi mo pinapaupo.
