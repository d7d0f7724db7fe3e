"""Robot Quest Arena as the kernel sees it; one object per edition of cards and arena."""
