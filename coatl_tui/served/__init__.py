"""The app for visitors, who have nothing installed: they come with a browser or with ssh."""
