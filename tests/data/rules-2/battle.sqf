{"squarefront": 1, "kind": "battle", "title": "By post",
 "sides": [{"name": "Reds"}, {"name": "Blues"}], "map": {"columns": 9, "rows": 8}, "stacks": [
 {"id": "r", "side": 0, "hex": [2, 2], "units": [{"id": "r1", "hits": 6, "move": 4, "attack": 5}, {"id": "r2", "hits": 4, "move": 4}]},
 {"id": "s", "side": 0, "hex": [3, 2], "units": [{"id": "s1", "hits": 6, "move": 4}]},
 {"id": "b", "side": 1, "hex": [6, 4], "units": [{"id": "b1", "hits": 6, "move": 4, "attack": 4}]},
 {"id": "c", "side": 1, "hex": [6, 5], "units": [{"id": "c1", "hits": 6, "move": 4}, {"id": "c2", "hits": 5, "move": 5}]}], "deployment": [{"side": 0, "hexes": [[2, 2], [3, 2], [4, 2]]}, {"side": 1, "hexes": [[6, 4], [6, 5]]}]}
