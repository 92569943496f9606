{"squarefront":1,"kind":"encounter","title":"The Brewer's Cellars","hour":44,
 "items":[
  {"id":"sling","name":"Sling","weapon":{"damage":"1d4","type":["ranged"]}},
  {"id":"bow","name":"Yew bow","weapon":{"damage":"1d8","type":["ranged"]}},
  {"id":"knives","name":"Throwing knives","weapon":{"damage":"1d4+1","type":["ranged","melee"]}},
  {"id":"axe","name":"Cooper's axe","weapon":{"damage":"1d10","type":["melee"]}},
  {"id":"club","name":"Stave","weapon":{"damage":"1d6","type":["melee"]}},
  {"id":"wand","name":"Wand of frost","weapon":{"damage":"2d4","type":["ranged","magic"]}},
  {"id":"book","name":"Spellbook of embers","weapon":{"damage":"1d6+2","type":["ranged","magic"]}},
  {"id":"cap","name":"Leather cap","armor":{"ac":1,"type":"Helm","magicResistant":false}},
  {"id":"helm","name":"Dented helm","armor":{"ac":2,"type":"Helm","magicResistant":false}},
  {"id":"cloak","name":"Grey cloak","armor":{"ac":1,"type":"Cloak","magicResistant":true}},
  {"id":"mail","name":"Ring mail","armor":{"ac":4,"type":"Body Armor","magicResistant":false}},
  {"id":"shield","name":"Barrel lid","armor":{"ac":2,"type":"Shield","magicResistant":false}},
  {"id":"boots","name":"Wading boots","armor":{"ac":1,"type":"Boots","magicResistant":false}},
  {"id":"lantern","name":"Lantern"},
  {"id":"key","name":"Iron key"}],
 "people":[
  {"id":"Mirel","name":"Mirel","level":1,"hp":10,"maxHp":10,"kills":0,"xp":0,"items":["bow","cap","lantern"],"wielded":"bow","worn":["cap"],"statuses":[],"attackedToday":false},
  {"id":"Tobin","name":"Tobin","level":1,"hp":9,"maxHp":10,"kills":1,"xp":6,"items":["axe","mail","shield"],"wielded":"axe","worn":["mail","shield"],"statuses":[],"attackedToday":false},
  {"id":"Ysolde","name":"Ysolde","level":2,"hp":7,"maxHp":10,"kills":2,"xp":19,"items":["wand","cloak","boots"],"wielded":"wand","worn":["cloak","boots"],"statuses":["Slimed"],"attackedToday":false},
  {"id":"Harrow","name":"Harrow","level":2,"hp":10,"maxHp":10,"kills":0,"xp":0,"items":["knives","club"],"wielded":"knives","worn":[],"statuses":[],"attackedToday":false},
  {"id":"Odd","name":"Odd","level":3,"hp":4,"maxHp":10,"kills":1,"xp":12,"items":["sling"],"wielded":null,"worn":[],"statuses":["Confused"],"attackedToday":false}],
 "encounters":[
  {"id":"e1","level":1,"mode":"ranged","hoursTogether":20,"hoursInMode":20,"monsters":[
    {"id":"Cellar rat","name":"Cellar rat","hp":3,"initialHp":3,"damage":"1d3","type":["melee"],"ac":0,"drop":["key"],"dropRate":10,"status":null},
    {"id":"Cellar rat 2","name":"Cellar rat","hp":3,"initialHp":3,"damage":"1d3","type":["melee"],"ac":0,"drop":[],"dropRate":0,"status":null},
    {"id":"Barrel imp","name":"Barrel imp","hp":6,"initialHp":6,"damage":"1d4","type":["ranged","melee"],"ac":1,"drop":["lantern"],"dropRate":50,"status":"Confused"}]},
  {"id":"e2","level":2,"mode":"melee","hoursTogether":40,"hoursInMode":16,"monsters":[
    {"id":"Brine slug","name":"Brine slug","hp":9,"initialHp":12,"damage":"1d6","type":["melee"],"ac":-1,"drop":["boots"],"dropRate":40,"status":"Slimed"}]},
  {"id":"e3","level":2,"mode":"ranged","hoursTogether":3,"hoursInMode":3,"monsters":[
    {"id":"Lamp eye","name":"Lamp eye","hp":8,"initialHp":8,"damage":"1d4+1","type":["ranged","magic"],"ac":2,"drop":["wand"],"dropRate":25,"status":"Blind"},
    {"id":"Cave bat","name":"Cave bat","hp":4,"initialHp":4,"damage":2,"type":["ranged"],"ac":0,"drop":[],"dropRate":0,"status":null}]},
  {"id":"e4","level":4,"mode":"ranged","hoursTogether":0,"hoursInMode":30,"monsters":[
    {"id":"Old Keg","name":"Old Keg","hp":25,"initialHp":25,"damage":"3d6","type":["melee","ranged"],"ac":5,"drop":["mail","helm"],"dropRate":80,"status":"Stunned"}]}],
 "loot":{"1":["club"],"2":["helm","book"]},
 "attackPosts":[],
 "monsterTable":[
  {"weight":4,"monster":{"id":"Cellar rat","name":"Cellar rat","hp":3,"initialHp":3,"damage":"1d3","type":["melee"],"ac":0,"drop":[],"dropRate":0,"status":null}},
  {"weight":3,"monster":{"id":"Cave bat","name":"Cave bat","hp":4,"initialHp":4,"damage":2,"type":["ranged"],"ac":0,"drop":[],"dropRate":0,"status":null}},
  {"weight":2,"monster":{"id":"Barrel imp","name":"Barrel imp","hp":6,"initialHp":6,"damage":"1d4","type":["ranged","melee"],"ac":1,"drop":["lantern"],"dropRate":50,"status":"Confused"}},
  {"weight":1,"monster":{"id":"Brine slug","name":"Brine slug","hp":12,"initialHp":12,"damage":"1d6","type":["melee"],"ac":-1,"drop":["boots"],"dropRate":40,"status":"Slimed"}}],
 "seed":"The Brewer's Cellars"}
