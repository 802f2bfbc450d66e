"""A recorded match made into something else: text, and numbers."""
