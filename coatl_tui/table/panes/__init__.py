"""What the panes of the table show: functions that make a content from a scene and a size."""
