"""The rulebook, one module a chapter. Each function is a rule, its id beside it."""
