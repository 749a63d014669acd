"""One line to a browser: what waits to be sent, and the bytes."""
