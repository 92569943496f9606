{"squarefront":1,"kind":"battle","title":"A short raid","rules":"multiplier",
 "sides":[
  {"name":"Raiders","color":"#bf4026"},
  {"name":"Wardens","color":"#1f4e8c"}],
 "map":{"columns":6,"rows":4,"terrain":[
  {"hex":[2,1],"kind":"woods"},
  {"hex":[3,2],"kind":"road"}]},
 "unitKinds":{
  "Stabber":{"upkeep":5,"level":1,"attack":6,"defense":2,"hits":9,"move":6},
  "Piker":{"upkeep":6,"level":1,"attack":1,"defense":1,"hits":1,"move":3}},
 "stacks":[
  {"id":"van","name":"Van","side":0,"hex":[1,1],"units":[
   {"id":"v1","kind":"Stabber","name":"Stabber 1"},{"id":"v2","kind":"Stabber","name":"Stabber 2"},
   {"id":"v3","kind":"Stabber","name":"Stabber 3"},{"id":"v4","kind":"Stabber","name":"Stabber 4"}]},
  {"id":"gate","name":"Gate","side":1,"hex":[2,1],"units":[
   {"id":"g1","kind":"Piker","name":"Piker 1"},{"id":"g2","kind":"Piker","name":"Piker 2"}]},
  {"id":"yard","name":"Yard","side":1,"hex":[4,1],"units":[{"id":"y1","kind":"Piker","name":"Piker 1"}]}],
 "seed":"A short raid"}
