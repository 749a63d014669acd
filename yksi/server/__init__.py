"""HTTP and WebSocket: carries tables to browsers. Knows no rule."""
