language-name = 繁體中文（香港）
command-language = 你的手牌、回覆和規則用哪種語言
option-language = 按它自己的名稱選；或者跟你的Discord
choice-language-discord = 跟Discord
language-chosen =
    { $chosen ->
        [yes] 由現在起，你看的是**{ language-name }**。
       *[no] 由現在起，你看的語言跟你的Discord。
    }
    .note = 這裏大家看到的是{ $name }。
setup-language = **語言**
setup-language-said =
    { $chosen ->
        [yes] 牌枱和排行榜用{ $name }。
       *[no] 牌枱和排行榜用{ $name }，即這個伺服器在Discord的語言。
    }
setup-language-note = 各人的手牌和回覆，可用 /language 自選語言。
select-language = 這個伺服器的語言
