"""What is asked for by address: pages, files, records, replays, analyses and how the server is."""
