"""Mutants that are no breakage: (module, line, change) -> why nothing can tell them from the real thing."""

EQUIVALENT: dict[tuple[str, str, str], str] = {}
