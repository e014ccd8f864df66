setting-said = { $title }：{ $value }
page-title = { game }：{ preset }
page-differs = 跟基本玩法不同：{ $topics }。
page-same = 這就是基本玩法。
page-head-differs = 跟預設玩法不同的地方
page-head-absent = 這套規則沒有的
page-absent = { $names }。

preset-line = **{ preset }**（`{ $preset }`）：{ preset-about }。
fact-idle = { $fact }這裡因為別的規則而不起作用。
