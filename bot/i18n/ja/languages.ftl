language-name = 日本語
command-language = 手札・返事・ルールを読む言語を選ぶ
option-language = その言語での名前で選ぶ。またはDiscordの言語
choice-language-discord = Discordと同じ
language-chosen =
    { $chosen ->
        [yes] これからは**{ language-name }**で表示します。
       *[no] これからはDiscordの言語で表示します。
    }
    .note = ここで全員が見るものは{ $name }です。
setup-language = **言語**
setup-language-said =
    { $chosen ->
        [yes] テーブルやランキングは{ $name }で表示します。
       *[no] テーブルやランキングは{ $name }で表示します（Discordでのこのサーバーの言語）。
    }
setup-language-note = 手札や返事の言語は一人ひとりが /言語 で選べます。
select-language = このサーバーの言語
