"""What can be chosen in Zheng Shangyou (docs/zheng-shangyou.md, section 1)."""
