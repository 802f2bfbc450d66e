"""A match in words, for people: what happened, what is asked, what each answer is called.

Text only: no screen is known here, so that a replay can be printed with the same words.
"""
