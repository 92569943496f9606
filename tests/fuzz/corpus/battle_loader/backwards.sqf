{"stacks":[{"units":[{"hits":1,"id":"u"}],"hex":[0,0],"side":0,"id":"a"}],"map":{"rows":1,"columns":1,"terrain":[{"kind":"woods","hex":[0,0]}]},"sides":[{"name":"A"}],"kind":"battle","squarefront":1}
