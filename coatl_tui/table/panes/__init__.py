"""What each pane of the table shows: functions from a scene and a size to a content."""
