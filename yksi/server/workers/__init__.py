"""Long work beside the tables, in processes of its own, so that the loop never computes it.

`tasks` says what can be asked and `desk` does it; `process` is a worker's side of the pipe, and
`worker` the server's. `pool` shares workers out; `in_thread` stands in where there are none.
"""
