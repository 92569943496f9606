{
 "squarefront":1,
 "kind":"imperio",
 "title":"The last base",
 "record":[
  "Imperio Bellum 1",
  "attacker: Ada",
  "defender: Computer",
  "position",
  "OOOOHOOOO",
  "BOOOOOOOB",
  "OOKOOOOOO",
  "OOOOOOOOS",
  "OOOOOOOSO",
  "OOOOOOOOO",
  "OOOOOOOOO",
  "FOOOOOOOO",
  "TOOOOOOOO",
  "turn: 7a",
  "play"
 ],
 "players":{"attacker":"person","defender":"random"},
 "seed":"The last base"
}
