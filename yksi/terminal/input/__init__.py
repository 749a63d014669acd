"""What a person types: the words of the language, and lines made of them."""
