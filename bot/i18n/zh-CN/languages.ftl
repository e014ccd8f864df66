language-name = 简体中文
command-language = 你用哪种语言看手牌、回复和规则
option-language = 用它自己的名字写；或者跟随你的Discord
choice-language-discord = 跟随Discord
language-chosen =
    { $chosen ->
        [yes] 从现在起，你看到的是**{ language-name }**。
       *[no] 从现在起，你看到的语言跟随你的Discord。
    }
    .note = 这里大家都看得到的内容用{ $name }。
setup-language = **语言**
setup-language-said =
    { $chosen ->
        [yes] 牌桌和排行榜用{ $name }。
       *[no] 牌桌和排行榜用{ $name }，与Discord给本服务器的设置一致。
    }
setup-language-note = 各人的手牌和回复可以用自己的语言：/语言。
select-language = 本服务器的语言
