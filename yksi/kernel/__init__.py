"""The rulebook in integers: plain functions over one flat record and one record of rules.

Every function here runs in three ways: interpreted on `state.State`, compiled on a NumPy record
of the same fields (`yksi.native`), and inside a GPU kernel. So: integers only, no allocation, no
exceptions, no strings; arrays are indexed one dimension at a time; values stay within 32 bits
(masks of faces within 63). `step` never sees an illegal action: ask `legal` first.
"""
