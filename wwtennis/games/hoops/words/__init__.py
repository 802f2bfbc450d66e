"""Hoops in words: what happened, what is asked, what each answer is called."""
