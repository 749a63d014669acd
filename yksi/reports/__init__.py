"""What numbers are told with: intervals, digits, parts of a report, and the style of pictures.

Simulations and analyses share it, so that neither needs to know the other.
"""
