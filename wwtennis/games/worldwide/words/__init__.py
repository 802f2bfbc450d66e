"""A match in words, for people: what happened and why, what is asked, what each answer costs and gives.

Text only: no screen is known here, so that a replay can be printed with the same words.
"""
