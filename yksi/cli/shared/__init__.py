"""What several commands have in common: texts, files, progress, and runs of many games."""
