"""What people say to a table and what it tells them: commands, news, views. Shapes only."""
