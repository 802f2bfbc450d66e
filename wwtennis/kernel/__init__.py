"""What any card game needs, and no word of tennis: game protocol, table, luck, log lines, errors, words."""
