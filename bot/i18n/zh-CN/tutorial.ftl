command-tutorial = 跟电脑打一局，学会这种牌
tutorial-over = **一整局打完了。**现在你知道怎么打了。
    .note = 按“{ button-next-deal }”接着打，不再有教练。用 /牌桌 开桌 跟别人开桌，/帮助 有打法简介。
lesson-chosen = 这一局是为教学挑的，不是随机发的。
