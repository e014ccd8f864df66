"""A hand of Zheng Shangyou as its owner sees it."""
