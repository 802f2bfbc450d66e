"""A recorded match made into something else: text, pages for a terminal, a terminal recording, numbers."""
