welcome-title = 試玩Dai Di的小聊天室
welcome-text = Dai Di是幫大家發牌的機器人，玩的是中式牌戲。機器人是真的，這個伺服器是假的。資料都留在這台電腦。
welcome-begin = 按下面的按鈕
    .text = 三個電腦會跟你坐下來，然後發牌。每次輪到你，教練說一句話。
welcome-cards-wide = 你的牌在右邊
    .text = 只有你能看的東西都在右邊那一欄，別的地方沒有。
welcome-people-wide = 換成別人
    .text = 右上角的名字是玩家。換一個名字就能入座或旁觀。
welcome-cards-narrow = 你的牌從下面出現
    .text = 關掉就看得到牌桌。按底下那一列的「打開」再叫出來。
welcome-people-narrow = { welcome-people-wide }
    .text = 右上角你的名字會打開玩家清單。換一個名字就能入座或旁觀。
welcome-button = 打第一局

welcome-channel-game = 在這裡開桌
welcome-channel-practice = 在這裡試玩
welcome-spectator = 旁觀者
