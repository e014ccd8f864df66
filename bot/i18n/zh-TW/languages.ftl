language-name = 繁體中文（台灣）
command-language = 選擇手牌、回覆和規則要用哪種語言
option-language = 用該語言自己的名稱；也可以選你Discord的語言
choice-language-discord = 跟Discord一樣
language-chosen =
    { $chosen ->
        [yes] 從現在起，你看到的是**{ language-name }**。
       *[no] 從現在起，你看到的語言跟你的Discord一樣。
    }
    .note = 這裡大家看到的訊息用{ $name }。
setup-language = **語言**
setup-language-said =
    { $chosen ->
        [yes] 牌桌和排行榜用{ $name }。
       *[no] 牌桌和排行榜用{ $name }，跟Discord上這個伺服器的設定一樣。
    }
setup-language-note = 每個人的手牌和回覆可以自己選語言：/語言。
select-language = 這個伺服器的語言
