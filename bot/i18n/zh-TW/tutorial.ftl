command-tutorial = 跟電腦打一局學會這個遊戲
tutorial-over = **完整的一局打完了。**現在你知道怎麼玩了。
    .note = 「{ button-next-deal }」繼續打，不再有教練。用 /牌桌 開桌 跟別人開桌，/說明 有簡介。
lesson-chosen = 這局的牌是為了教學挑的，不是隨機的。
