"""The command line. A command is a module here and a line in `commands.py`; nothing else knows of it.

argparse, since it is already on every machine and loads in a few milliseconds: `--version` must answer at once.
"""
