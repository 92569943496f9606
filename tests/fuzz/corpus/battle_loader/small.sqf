{"squarefront":1,"kind":"battle","sides":[{}],"map":{"columns":2,"rows":2},"stacks":[{"id":"a","side":0,"hex":[1,1],"units":[{"id":"u","hits":1}]}]}
