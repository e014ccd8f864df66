help-heading = 怎麼玩
help-1 = **1.** /tutorial 帶你跟電腦打一局。
help-2 = **2.** /table open 開一桌讓別人加入。想坐別人的桌，就按**{ button-join }**。
help-3 = **3.** **{ button-my-hand }**只給你看你的牌。選好牌，再按**{ button-play }**或**{ button-pass }**。
help-games = 遊戲：{ $games }。在 /tutorial、/table open 或 /help 後面加 game: 就能選。
help-game = { game }簡介

help-more = 更多說明
help-rules = 這裡的規則：/rules show。其他玩法：/rules presets。淺色的圖：/pictures。輪到你時的通知：/notify。
help-seat = 再看手牌：/hand。從電腦拿回座位：/table back。誰坐哪裡：/table status。有人走了就換電腦：/table kick。
help-friends = 只跟朋友打：/table open 加 private:，再用 /table invite。不想遇到的人：/block。哪桌輪到你：/tables。
help-again = 把打完的一局一步一步重看：/replay。大家都同意就收回上一手：/undo。
help-typed = 也可以全部用打字的：{ $commands }。
help-notation = 牌寫成 `3d 10h Qs`：d 是 ♦，c 是 ♣，h 是 ♥，s 是 ♠。只寫點數也行：`88`。
help-points = 你的分數：/ledger show、/stats。大家的：/leaderboard，只算至少兩個人打的局。分數只是好玩。同一批人同一天的等級分局依次算1、½、⅓，以此類推。
help-fair = 每次洗牌都在第一張牌發出前封存，打完後公開。跑機器人的電腦看得到手牌，玩家都看不到；洗牌動過手腳一定會被發現。
