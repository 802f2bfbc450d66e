"""The full-screen game: app, screens, widgets. Widgets show and post; the screens answer the table."""
