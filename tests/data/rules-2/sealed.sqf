{"squarefront":1,"kind":"battle","title":"Dodged shot","rules":"smm","houseRules":{"orders":"sealed"},"map":{"columns":12,"rows":10,"terrain":[],"structures":[{"id":"gate","name":"Gate","hex":[5,5]}]},
"sides":[{"name":"S0"},{"name":"S1"}],
"stacks":[{"id":"a","side":0,"hex":[5,5],"facing":0,"units":[{"id":"a1","name":"a1","hits":5,"attack":4,"defense":3,"move":3,"damage":2,"initiative":1,"specials":["ranged 3"]}]},{"id":"b","side":1,"hex":[5,2],"facing":0,"units":[{"id":"b0","name":"b0","hits":5,"attack":4,"defense":3,"move":3,"damage":2,"initiative":1,"hitsLeft":0},{"id":"b1","name":"b1","hits":20,"attack":4,"defense":3,"move":3,"damage":2,"initiative":1},{"id":"b2","name":"b2","hits":20,"attack":4,"defense":3,"move":3,"damage":2,"initiative":1}]}],
"play":{"phase":"orders","round":1},
"sealed":{"0":{"orders":{"a":{"shoot":"b"}},"actions":[]},"1":{"orders":{},"actions":[{"do":"split","stack":"b","units":["b1","b2"],"newId":"n"}]},"journal":[]}}
