{"squarefront":1,"kind":"battle","title":"Dodged shot","rules":"smm",
 "houseRules":{"orders":"sealed"},
 "sides":[
  {"name":"S0","color":"#b03030"},
  {"name":"S1","color":"#3050b0"}],
 "map":{"columns":12,"rows":10,"terrain":[],"structures":[
  {"id":"gate","name":"Gate","hex":[5,5]}]},
 "stacks":[
  {"id":"a","side":0,"hex":[5,5],"units":[
    {"id":"a1","name":"a1","attack":4,"defense":3,"hits":5,"move":3,"damage":2,"initiative":1,"specials":["ranged 3"]}]},
  {"id":"b","side":1,"hex":[5,2],"units":[
    {"id":"b0","name":"b0","attack":4,"defense":3,"hits":5,"move":3,"damage":2,"initiative":1,"hitsLeft":0}],"gone":"croaked"},
  {"id":"n","side":1,"hex":[5,2],"units":[
    {"id":"b1","name":"b1","attack":4,"defense":3,"hits":20,"move":3,"damage":2,"initiative":1},
    {"id":"b2","name":"b2","attack":4,"defense":3,"hits":20,"move":3,"damage":2,"initiative":1}]}],
 "round":1,
 "play":{"phase":"orders","round":2,"ready":[],"rounds":[[{"living":1,"hits":0,"expected":0},{"living":2,"hits":0,"expected":0}]]},
 "sealed":{"journal":[
  {"n":1,"do":"round","orders":{},"round":1,"events":[{"event":"roundBegins","rule":"SMM-25","amount":1,"dice":[]},{"event":"leavesMap","rule":"BAT-8","stack":"b","dice":[]}]}]}}
