welcome-title = Dai Diを試せる小さなチャット
welcome-text = Dai Diは中国のカードゲームを配るボットです。ボットは本物で、サーバーはまねごとです。何もこのコンピューターの外に出ません。
welcome-begin = 下のボタンを押してください
    .text = コンピューター3人が席に着き、カードが配られます。番のたびにコーチが一言助言します。
welcome-cards-wide = 手札は右側にあります
    .text = 自分だけに見えるものは右の列にあり、ほかにはありません。
welcome-people-wide = 別の人になる
    .text = 右上の名前は人です。別の人を選んで、テーブルに参加したり観戦したりできます。
welcome-cards-narrow = 手札は下から出てきます
    .text = 閉じるとテーブルが見えます。下のバーの「開く」でまた出せます。
welcome-people-narrow = { welcome-people-wide }
    .text = 右上の自分の名前を押すと、人の一覧が開きます。別の人を選んで、テーブルに参加したり観戦したりできます。
welcome-button = 最初のディールを始める

welcome-channel-game = ここでテーブルを開きます
welcome-channel-practice = ここで試せます
welcome-spectator = 観戦者
