{
 "squarefront": 1,
 "kind": "imperio",
 "title": "Branches",
 "record": [
  "Imperio Bellum 1",
  "attacker: A",
  "defender: B",
  "position",
  "OOOOHOOOO",
  "BOOOOOOOB",
  "OOOOOOOOF",
  "OOOOKOOOO",
  "OOOORCOOO",
  "OOOOOOOOO",
  "OOOOOOOOO",
  "TOOOOOOOT",
  "OOOOEOOOO",
  "turn: 1a",
  "began with: 2+0 2+0",
  "play",
  "#> branch: Attack at once",
  "#>: Ben sleeps.",
  "#> 1a  R4C5xR5C5 (6,6|1)",
  "#>: Well",
  "#>: done",
  "#> 1a  end",
  "#> branch:",
  "#> 1a  R4C5-R3C5-R2C5 # took 3 s",
  "1a  R4C5-R3C5",
  "#: Too careful.",
  "#> branch: Back",
  "#> 1a  R3C5-R4C5",
  "1a  end",
  "#> branch: The other side",
  "#> 1d  R5C6-R6C6",
  "#> 1d  resign"
 ],
 "seed": "s",
 "journal": [
  {
   "n": 1,
   "do": "branch",
   "after": 2,
   "text": "#> branch: x\n#> 1d  end\n"
  },
  {
   "n": 2,
   "undo": 1
  }
 ]
}
