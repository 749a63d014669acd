"""From the door to the deal: who is in the room, what is played, and how a game begins."""
