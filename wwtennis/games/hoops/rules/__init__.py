"""The rules of Hoops, by chapter: 2 set-up, 3 the turn, 4 the end, 5 the variants, 6 the machine coach."""
