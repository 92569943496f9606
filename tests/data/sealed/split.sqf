{
 "squarefront": 1,
 "kind": "battle",
 "title": "Sealed",
 "rules": "smm",
 "houseRules": {
  "attackTarget": 4,
  "zoneOfControl": "none",
  "orders": "sealed"
 },
 "sides": [
  {
   "name": "Side 0"
  },
  {
   "name": "Side 1"
  },
  {
   "name": "Side 2"
  }
 ],
 "map": {
  "columns": 12,
  "rows": 7,
  "terrain": [],
  "structures": [
   {
    "id": "gate",
    "name": "Gate",
    "hex": [
     11,
     1
    ]
   },
   {
    "id": "well",
    "name": "Well",
    "hex": [
     6,
     3
    ]
   }
  ]
 },
 "unitKinds": {
  "Kind 0": {
   "upkeep": 21,
   "level": 2,
   "attack": 21,
   "defense": 20,
   "hits": 30,
   "move": 22,
   "attackPower": 4,
   "resistance": 9,
   "initiative": 10,
   "specials": [
    "special 0",
    "special 1",
    "special 2"
   ]
  }
 },
 "stacks": [
  {
   "id": "s3",
   "name": "Stack s3",
   "side": 0,
   "hex": [
    5,
    4
   ],
   "facing": 0,
   "posture": "offensive",
   "screens": null,
   "units": [
    {
     "id": "u16",
     "name": "Unit 16",
     "kind": "Kind 0",
     "hits": 6,
     "move": 5,
     "resistance": 2,
     "damage": 11,
     "attackPower": 5,
     "defensePower": 1
    }
   ],
   "modifiers": [
    {
     "name": "Mud 0",
     "powers": [
      "attackPower"
     ],
     "amount": -3,
     "weight": "major",
     "preventsActing": true
    },
    {
     "name": "Mud 1",
     "powers": [
      "defensePower"
     ],
     "amount": -3,
     "weight": "major"
    }
   ]
  },
  {
   "id": "s4",
   "name": "Stack s4",
   "side": 2,
   "hex": [
    6,
    4
   ],
   "facing": 3,
   "posture": "offensive",
   "screens": null,
   "units": [
    {
     "id": "u25",
     "name": "Unit 25",
     "kind": "Kind 0",
     "upkeep": 33,
     "defensePower": 0,
     "royal": true,
     "warlord": true,
     "specials": [
      "ranged 1",
      "Flyer"
     ],
     "move": 2,
     "damage": 19,
     "attackPower": 8
    }
   ],
   "leader": "u25"
  },
  {
   "id": "s5",
   "name": "Stack s5",
   "side": 0,
   "hex": [
    5,
    3
   ],
   "facing": 4,
   "posture": "neutral",
   "screens": null,
   "units": [
    {
     "id": "u26",
     "name": "Unit 26",
     "kind": "Kind 0",
     "level": 2,
     "hits": 3,
     "move": 5,
     "hitsLeft": 3,
     "damage": 20
    }
   ]
  },
  {
   "id": "s9",
   "name": "Stack s9",
   "side": 1,
   "hex": [
    0,
    6
   ],
   "facing": 1,
   "posture": "defensive",
   "screens": null,
   "units": [
    {
     "id": "u38",
     "name": "Unit 38",
     "kind": "Kind 0",
     "attack": 3,
     "defense": 2,
     "specials": [
      "ranged 1",
      "Flyer"
     ],
     "move": 3,
     "damage": 2
    },
    {
     "id": "u37",
     "name": "Unit 37",
     "upkeep": 1,
     "level": 1,
     "attack": 3,
     "defense": 1,
     "hits": 3,
     "move": 1,
     "defensePower": 0,
     "damage": 15,
     "specials": [
      "ranged 1",
      "special 0",
      "special 1",
      "Flyer"
     ],
     "hitsLeft": 3
    },
    {
     "id": "u40",
     "name": "Unit 40",
     "kind": "Kind 0",
     "upkeep": 57,
     "attuned": true,
     "noble": true,
     "specials": [
      "ranged 1",
      "Flyer"
     ],
     "move": 3,
     "damage": 6
    }
   ]
  },
  {
   "id": "s10",
   "name": "Stack s10",
   "side": 0,
   "hex": [
    4,
    4
   ],
   "facing": 2,
   "posture": "defensive",
   "screens": null,
   "units": [
    {
     "id": "u42",
     "name": "Unit 42",
     "kind": "Kind 0",
     "move": 1,
     "damage": 6,
     "attackPower": 5,
     "defensePower": 6
    }
   ]
  }
 ],
 "victory": [
  {
   "eliminate": true
  },
  {
   "rounds": 7,
   "then": "points"
  }
 ],
 "play": {
  "phase": "orders",
  "round": 1
 },
 "sealed": {
  "journal": [],
  "0": {
   "orders": {
    "s3": {
     "attack": "s4",
     "rotate": 1
    }
   },
   "actions": [
    {
     "do": "merge",
     "stack": "s5",
     "into": "s10"
    }
   ]
  },
  "1": {
   "orders": {
    "n1211": {
     "advance": "s5"
    }
   },
   "actions": [
    {
     "do": "split",
     "stack": "s9",
     "units": [
      "u37",
      "u38"
     ],
     "newId": "n1211"
    }
   ]
  },
  "2": {
   "orders": {},
   "actions": []
  }
 }
}