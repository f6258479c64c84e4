"""Mouse Tales: a co-operative adventure in eleven chapters."""
