"""The training of a network by playing against itself: `yksi train`.

PyTorch (the extra `learn`) is imported by the modules that compute with it, and by nothing that
plays.
"""
