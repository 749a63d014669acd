"""The site of the project's documents: what `make docs` builds, beside the documents themselves."""
