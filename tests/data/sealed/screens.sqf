{
 "squarefront": 1,
 "kind": "battle",
 "title": "Screened",
 "rules": "smm",
 "houseRules": {
  "orders": "sealed"
 },
 "map": {
  "columns": 8,
  "rows": 6,
  "terrain": []
 },
 "sides": [
  {
   "name": "Reds"
  },
  {
   "name": "Blues"
  }
 ],
 "stacks": [
  {
   "id": "a",
   "side": 0,
   "hex": [
    1,
    1
   ],
   "facing": 2,
   "units": [
    {
     "id": "a1",
     "name": "a1",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2
    },
    {
     "id": "a2",
     "name": "a2",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2
    }
   ]
  },
  {
   "id": "b",
   "side": 0,
   "hex": [
    1,
    1
   ],
   "facing": 2,
   "units": [
    {
     "id": "b1",
     "name": "b1",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2
    }
   ]
  },
  {
   "id": "d",
   "side": 0,
   "hex": [
    3,
    3
   ],
   "facing": 1,
   "units": [
    {
     "id": "d1",
     "name": "d1",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2
    }
   ]
  },
  {
   "id": "s",
   "side": 0,
   "hex": [
    3,
    2
   ],
   "facing": 1,
   "posture": "screening",
   "screens": {
    "stack": "d",
    "edge": "front"
   },
   "units": [
    {
     "id": "s1",
     "name": "s1",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2,
     "warlord": true
    },
    {
     "id": "s2",
     "name": "s2",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2
    }
   ]
  },
  {
   "id": "e",
   "side": 1,
   "hex": [
    4,
    3
   ],
   "facing": 4,
   "units": [
    {
     "id": "e1",
     "name": "e1",
     "hits": 5,
     "attack": 4,
     "defense": 3,
     "move": 3,
     "damage": 2
    }
   ]
  }
 ],
 "play": {
  "phase": "orders",
  "round": 1
 },
 "sealed": {
  "journal": [],
  "0": {
   "orders": {},
   "actions": []
  },
  "1": {
   "orders": {
    "e": {
     "attack": "d"
    }
   },
   "actions": []
  }
 }
}