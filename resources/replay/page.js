"use strict";
// Plays the log of a page on its board. The log is the only data: each entry says in data-d which values it
// changes, and those values say what stands where. The rules of a game are nowhere in here.
(() => {
const $ = (id) => document.getElementById(id);
const log = $("log");
const board = $("board");
const bar = $("bar");
const count = $("at");
const scroll = $("scroll");
const texts = JSON.parse(log.dataset.texts);
const fill = (text, ...words) => text.replace(/\{(\d)\}/g, (_, number) => words[number]);

function make(name, attributes = {}, ...inside) {
  const isHtml = !make.svg.has(name);
  const element = isHtml ? document.createElement(name)
                         : document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes))
    element.setAttribute(key, value);
  element.append(...inside);
  return element;
}
make.svg = new Set(["svg", "g", "use", "text", "path", "rect", "title"]);

// The states
// ---------------------------------------------------------------------------------------------------------

let items = [];          // entries of the line of play that is shown
let history = new Map(); // by key, the scenes that changed it and the values
let state = new Map();   // what is shown
let now = 0;             // how many scenes are over

function changesOf(text) {
  return text ? text.split(" ").map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, at), part.slice(at + 1)];
  }) : [];
}

function keep(scene, text) {
  for (const [key, value] of changesOf(text)) {
    let kept = history.get(key);
    if (!kept)
      history.set(key, kept = { scenes: [], values: [] });
    kept.scenes.push(scene);
    kept.values.push(value);
  }
}

/// The value after that many scenes; undefined if it has never been set.
function valueAt({ scenes, values }, scene) {
  let low = 0;
  let high = scenes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scenes[middle] <= scene)
      low = middle + 1;
    else
      high = middle;
  }
  return values[low - 1];
}

/// A branch shows the game up to where it leaves it.
function load(id) {
  const line = $(id);
  const own = [...line.children];
  items = line === log ? own : [...log.children].slice(0, Number(line.dataset.from)).concat(own);
  history = new Map();
  keep(0, log.dataset.d);
  items.forEach((item, number) => keep(number + 1, item.dataset.d));
}

/// Sets the state after that many scenes and returns the keys that differ.
function change(scene) {
  const changed = new Set();
  const set = (key, value) => {
    if ((state.get(key) || "") === (value || ""))
      return;
    state.set(key, value);
    changed.add(key);
  };
  if (scene === now + 1)
    changesOf(items[scene - 1].dataset.d).forEach(([key, value]) => set(key, value));
  else
    for (const key of new Set([...state.keys(), ...history.keys()]))
      set(key, history.has(key) ? valueAt(history.get(key), scene) : "");
  return changed;
}

// Boards
// ---------------------------------------------------------------------------------------------------------

/// Stacks on a map; see BattleWebBoard for the keys.
function battleBoard() {
  const [stepX, stepY] = log.dataset.hex.split(",").map(Number);
  const places = log.dataset.places.split(" ").map((place) => place.split(",").map(Number));
  const sides = log.dataset.sides.split(",");
  const ids = JSON.parse(log.dataset.ids);
  const groups = [];
  const labels = [];
  let conflicts = "";
  $("pieces").replaceChildren();
  $("labels").replaceChildren();

  const listed = (name) => {
    const values = [];
    for (let at = 0; state.get(name + at); ++at)
      values.push(state.get(name + at));
    return values;
  };
  const fighting = () => new Set((state.get("k") || "").split(/[.,]/).filter(Boolean));

  function cell(number, side, facing, value, place, scale) {
    const [token, hits] = value.split(",");
    const use = make("use", { href: `#${token === "x" ? `x${side}` : `t${token}`}_${facing}` });
    const group = make("g", { transform: `translate(${place})scale(${scale})` }, use);
    if (hits)
      group.append(make("use", { href: "#wound" }),
                   make("use", { href: "#left", transform: `translate(-340)scale(${(hits / 255).toFixed(3)} 1)` }));
    return group;
  }

  function draw(number, isFighting) {
    const where = state.get(String(number));
    groups[number]?.replaceChildren();
    if (!where) {
      groups[number]?.remove();
      labels[number]?.remove();
      groups[number] = labels[number] = undefined;
      return;
    }
    const [column, row, facing, placed] = where.split(",").map(Number);
    const [dx, dy, scale] = places[placed];
    const middle = [Math.round(stepX * column), Math.round(stepY * (row + (column & 1) / 2))];
    const centre = [middle[0] + dx, middle[1] + dy];
    const [width, rows] = state.get(`${number}f`).split(",");
    const plate = `p${sides[number]}_${width}x${rows}_${facing}`;
    const { at, k, y } = $(plate).dataset;
    const group = groups[number] ??= make("g");
    const hits = listed(`${number}u`);
    Object.assign(group.dataset, { id: ids[number], side: sides[number], hex: `${column},${row}`, facing,
                                   hits: hits.join(" ") });
    if (!group.parentNode)
      $("pieces").append(group);
    group.style.transform = `translate(${centre[0]}px,${centre[1]}px) scale(${scale})`;
    if (isFighting)
      group.append(make("use", { href: "#ring" }));
    group.append(make("use", { href: `#${plate}` }));
    at.split(" ").forEach((place, cellNumber) => {
      const value = state.get(`${number}c${cellNumber}`);
      if (value)
        group.append(cell(cellNumber, sides[number], facing, value, place, k));
    });
    label(number, centre, middle, scale * y);
    const alive = hits.filter((left) => left > 0).length;
    const name = labels[number]?.textContent || ids[number];
    group.append(make("title", {}, `${name}: ${alive}/${hits.length}`));
  }

  function label(number, centre, middle, below) {
    const [text, isShared] = (state.get(`${number}l`) || "").split(",");
    if (!text) {
      labels[number]?.remove();
      labels[number] = undefined;
      return;
    }
    const element = labels[number] ??= make("text", { class: "l" });
    element.textContent = texts[text];
    const [x, y] = isShared ? [middle[0], middle[1] + 480] : [centre[0], centre[1] + below];
    element.style.transform = `translate(${x}px,${Math.round(y)}px)`;
    if (!element.parentNode)
      $("labels").append(element);
  }

  /// The Square as it is now, with its name and how many are left.
  function picture(number) {
    const square = groups[number]?.cloneNode(true);
    square?.style.removeProperty("transform");
    square?.querySelector("[href='#ring']")?.remove();
    return [make("svg", { viewBox: "-560 -560 1120 1120" }, ...(square ? [square] : [])),
            square?.querySelector("title")?.textContent || ids[number]];
  }

  return Object.assign((changed) => {
    const stacks = new Set([...changed].filter((key) => /^\d/.test(key)).map((key) => parseInt(key, 10)));
    const fights = fighting();
    if (state.get("k") !== conflicts) {
      for (const number of [...fights, ...conflicts.split(/[.,]/).filter(Boolean)])
        stacks.add(Number(number));
      conflicts = state.get("k") || "";
      $("pieces").dataset.conflicts = conflicts.replace(/\d+/g, (number) => ids[number]);
    }
    for (const number of [...stacks].sort((one, other) => one - other))
      draw(number, fights.has(String(number)));
  }, { picture });
}

/// Pieces by square.
function imperioBoard() {
  const size = Number(log.dataset.square);
  const pieces = [];
  $("pieces").replaceChildren();
  const picture = (piece) => [make("svg", { viewBox: "-55 -55 110 110" }, make("use", { href: `#i${piece}` })), ""];
  /// The pieces at both ends of the arrow, as they were before.
  const fighters = (item) => item.classList.contains("f") && item.dataset.m
    ? item.dataset.m.split(".").filter((_, at, all) => at === 0 || at === all.length - 1)
        .map((square) => history.has(square) ? valueAt(history.get(square), now - 1) : "").filter(Boolean)
    : [];
  return Object.assign((changed) => {
    for (const key of changed) {
      if (!/^\d/.test(key))
        continue;
      const square = Number(key);
      pieces[square]?.remove();
      const piece = state.get(key);
      if (!piece)
        continue;
      pieces[square] = make("use", { href: `#i${piece}`, x: (square % 9 + 0.5) * size,
                                     y: (Math.floor(square / 9) + 0.5) * size });
      pieces[square].dataset.square = key;
      $("pieces").append(pieces[square]);
    }
  }, { picture, fighters });
}

/// Cards of everybody in a dungeon, by floor and Encounter.
function dungeonBoard() {
  const names = log.dataset.names.split(",");
  const ids = JSON.parse(log.dataset.ids);
  const title = (key) => texts[state.get(key)];

  function card(number, [level, encounter, hp, full], isChanged) {
    const kind = `${encounter ? "monster" : "person"}${hp < 1 ? " dead" : ""}${isChanged ? " changed" : ""}`;
    const element = make("li", { class: kind }, make("b", {}, texts[names[number]]),
                         make("meter", { min: 0, max: full, value: Math.max(0, hp) }),
                         make("span", {}, `${hp} / ${full}`));
    Object.assign(element.dataset, { id: ids[number], level, hp });
    return element;
  }

  function picture(name) {
    const number = names.indexOf(name);
    const value = state.get(String(number));
    return [make("ul", { class: "cards" }, ...(value ? [card(number, value.split(",").map(Number), false)] : [])), ""];
  }

  return Object.assign((changed, isStep) => {
    const floors = new Map();
    names.forEach((_, number) => {
      const value = state.get(String(number));
      if (!value)
        return;
      const being = value.split(",").map(Number);
      const groups = floors.get(being[0]) || floors.set(being[0], new Map()).get(being[0]);
      const cards = groups.get(being[1]) || groups.set(being[1], []).get(being[1]);
      cards.push(card(number, being, isStep && changed.has(String(number))));
    });
    const ordered = (map) => [...map].sort(([one], [other]) => one - other);
    board.replaceChildren(...ordered(floors).map(([level, groups]) => {
      const floor = make("section", { class: "floor" }, make("h3", {}, title(`l${level}`)));
      for (const [encounter, cards] of ordered(groups)) {
        if (encounter)
          floor.append(make("h4", {}, title(`e${encounter}`)));
        floor.append(make("ul", { class: "cards" }, ...cards));
      }
      return floor;
    }));
  }, { picture });
}

/// The points of a scene's arrow, on a board of squares given by their numbers.
function pointsOf(item) {
  const way = item?.dataset.m;
  const size = Number(log.dataset.square);
  if (!way)
    return [];
  return size ? way.split(".").map((square) => [(square % 9 + 0.5) * size, (Math.floor(square / 9) + 0.5) * size])
              : way.split(" ").map((point) => point.split(",").map(Number));
}

/// An arrow through the points, with a line below it that sets it off.
function showWay(item) {
  const way = $("way");
  if (!way)
    return;
  way.replaceChildren();
  const points = pointsOf(item);
  if (points.length < 2)
    return;
  const [from, to] = points.slice(-2);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const unit = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const size = Math.max(110, 13 / pixels());
  const barb = (turn) => [to[0] - size * (unit[0] - 0.6 * turn * unit[1]), to[1] - size * (unit[1] + 0.6 * turn * unit[0])];
  const round = (point) => point.map(Math.round).join(" ");
  const path = `M${points.map(round).join("L")}M${round(barb(1))}L${round(to)}L${round(barb(-1))}`;
  way.setAttribute("class", item.className);
  way.append(make("path", { class: "under", d: path }), make("path", { d: path }));
}

// The part of the board that is seen
// ---------------------------------------------------------------------------------------------------------

const whole = board.viewBox && (({ x, y, width, height }) => ({ x, y, width, height }))(board.viewBox.baseVal);
let zoom = 1;
let focus = whole && [whole.x + whole.width / 2, whole.y + whole.height / 2];

/// How many a unit of the board has.
function pixels() {
  return board.getScreenCTM?.()?.a || 1;
}

function look() {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const within = (at, start, size, all) => Math.max(start, Math.min(start + all - size, at - size / 2));
  const left = within(focus[0], whole.x, width, whole.width);
  const top = within(focus[1], whole.y, height, whole.height);
  focus = [left + width / 2, top + height / 2];
  board.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
  board.classList.toggle("near", zoom > 1);
  const label = Math.max(118, Math.min(175, 9 / pixels()));
  board.style.setProperty("--label", `${Math.round(label)}px`);
  board.classList.toggle("far", label * pixels() < 7);
  board.classList.toggle("middle", 85 * pixels() < 6.5);
  $("farther").disabled = zoom === 1;
  $("nearer").disabled = zoom === 8;
}

/// Follows what happens, if only a part is seen.
function follow(item) {
  const place = pointsOf(item).pop();
  if (!whole || zoom === 1 || !place)
    return;
  const { x, y, width, height } = board.viewBox.baseVal;
  const isSeen = Math.abs(place[0] - x - width / 2) < 0.38 * width && Math.abs(place[1] - y - height / 2) < 0.38 * height;
  if (isSeen)
    return;
  focus = place;
  look();
}

function zoomBy(factor) {
  if (!whole)
    return;
  const place = pointsOf(items[now - 1]).pop();
  if (zoom === 1 && place)
    focus = place;
  zoom = Math.max(1, Math.min(8, Math.round(zoom * factor * 10) / 10));
  look();
}

function drag(event) {
  if (event.buttons !== 1 || zoom === 1)
    return;
  focus = [focus[0] - event.movementX / pixels(), focus[1] - event.movementY / pixels()];
  look();
}

// What is said
// ---------------------------------------------------------------------------------------------------------

function diceOf(text) {
  return make("span", { class: "dice" }, ...text.split(" ").map((die) => {
    if (die === ":")
      return make("span", {}, "·");
    const [value, sides] = die.split("/");
    return make("b", { class: "die" }, value, ...(sides ? [make("sub", {}, `/${sides}`)] : []));
  }));
}

function oddsBar(odds) {
  const parts = odds.split(",").map(Number);
  const bars = make("svg", { viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": true });
  let x = 0;
  ["win", "tie", "lose"].forEach((name, number) => {
    bars.append(make("rect", { class: name, x, y: 0, width: parts[number], height: 8 }));
    x += parts[number];
  });
  return make("div", { class: "odds" }, bars);
}

function position() {
  const words = [now ? fill(bar.dataset.of, now, items.length) : bar.dataset.beginning];
  if (state.get("t"))
    words.push(texts[state.get("t")]);
  return words.join(" · ");
}

function say(item) {
  const panel = $("now");
  panel.className = item?.className || "";
  if (!item) {
    panel.replaceChildren(position());
    return;
  }
  panel.replaceChildren(...[...item.childNodes].map((node) => node.cloneNode(true)));
  const fighters = painter.fighters?.(item) || (item.dataset.f || "").split(",").filter(Boolean);
  panel.prepend(...fighters.map(painter.picture).map(([picture, name]) =>
    make("figure", { class: "fighter", "aria-hidden": true }, picture, make("figcaption", {}, name))));
  const dice = panel.querySelector("i");
  dice?.replaceWith(diceOf(dice.textContent));
  if (item.dataset.o)
    panel.append(oddsBar(item.dataset.o));
}

function show(item) {
  document.querySelector("[aria-current]")?.removeAttribute("aria-current");
  if (!item)
    return scroll.scrollTo(0, 0);
  item.setAttribute("aria-current", "step");
  reveal(item, 3);
}

/// Entries that were never seen have no certain height, so that the first try may miss.
function reveal(item, tries) {
  const box = scroll.getBoundingClientRect();
  const entry = item.getBoundingClientRect();
  if (entry.top >= box.top && (entry.bottom <= box.bottom || entry.top < box.top + box.height / 2))
    return;
  scroll.scrollTop += entry.top - box.top - box.height / 3;
  if (tries > 0)
    requestAnimationFrame(() => item === items[now - 1] && reveal(item, tries - 1));
}

// The bar
// ---------------------------------------------------------------------------------------------------------

const painter = { battle: battleBoard, imperio: imperioBoard, encounter: dungeonBoard }[log.dataset.kind]();

function go(scene) {
  const wanted = Math.max(0, Math.min(items.length, scene));
  const isStep = wanted === now + 1;
  const changed = change(wanted);
  now = wanted;
  painter(changed, isStep);
  const item = items[now - 1];
  follow(item);
  showWay(item);
  say(item);
  show(item);
  const where = position();
  $("where").textContent = where;
  board.setAttribute("aria-label", fill(bar.dataset.board, where));
  count.value = now;
  count.setAttribute("aria-valuetext", where);
  $("first").disabled = $("back").disabled = now === 0;
  $("last").disabled = $("forward").disabled = now === items.length;
  $("chapter").value = chapterAt(now);
}

function chapterAt(scene) {
  for (let number = scene - 1; number >= 0; --number)
    if (items[number].dataset.c)
      return number + 1;
  return 0;
}

/// Ticks for scenes with fights, higher ones for those in which somebody dies, lines where a part begins.
function drawMarks() {
  const width = Math.max(0.8, Math.min(6, 700 / items.length));
  const kinds = { part: new Map(), fight: new Map(), dead: new Map() };
  items.forEach((item, number) => {
    const x = Math.round(((number + 1) / items.length) * 1250) / 1.25;
    const deaths = Number(item.dataset.x || 0);
    if (item.dataset.c)
      kinds.part.set(x, 20);
    if (item.classList.contains("f"))
      kinds.fight.set(x, 7);
    if (deaths)
      kinds.dead.set(x, Math.min(20, 9 + 2 * deaths));
  });
  $("marks").setAttribute("viewBox", "0 0 1000 20");
  $("marks").replaceChildren(...Object.entries(kinds).map(([name, ticks]) => make("path", {
    class: name,
    d: [...ticks].map(([x, height]) => `M${x - width / 2} 20v${-height}h${width}v${height}z`).join(""),
  })));
}

function showLine(id) {
  load(id);
  count.max = items.length;
  const parts = items.flatMap((item, number) => item.dataset.c ? [[number + 1, item.dataset.c]] : []);
  $("chapter").hidden = parts.length === 0;
  $("chapter").replaceChildren(make("option", { value: 0 }, bar.dataset.beginning),
                               ...parts.map(([scene, title]) => make("option", { value: scene }, title)));
  drawMarks();
}

let timer = 0;

function pause() {
  clearTimeout(timer);
  timer = 0;
  $("play").classList.remove("on");
  $("play").setAttribute("aria-label", $("play").title);
  $("now").setAttribute("aria-live", "polite");
}

function tick() {
  if (now < items.length)
    go(now + 1);
  else if ($("loop").getAttribute("aria-pressed") === "true")
    go(0);
  else
    return pause();
  timer = setTimeout(tick, 1300 / Number($("speed").value));
}

function toggle() {
  if (timer)
    return pause();
  if (now === items.length)
    go(0);
  $("play").classList.add("on");
  $("play").setAttribute("aria-label", $("play").dataset.pause);
  $("now").setAttribute("aria-live", "off"); // a reader couldn't follow
  timer = setTimeout(tick, 350);
}

function goAndStop(scene) {
  pause();
  go(scene);
}

/// The scene with which the next or the previous part begins.
function part(direction) {
  let scene = now + direction;
  while (scene > 0 && scene < items.length && !items[scene - 1].dataset.c)
    scene += direction;
  return scene;
}

const commands = {
  first: () => goAndStop(0),
  back: () => goAndStop(now - 1),
  play: toggle,
  forward: () => goAndStop(now + 1),
  last: () => goAndStop(items.length),
  nearer: () => zoomBy(1.6),
  farther: () => zoomBy(1 / 1.6),
  loop: () => $("loop").setAttribute("aria-pressed", $("loop").getAttribute("aria-pressed") !== "true"),
};
for (const [id, run] of Object.entries(commands))
  $(id).addEventListener("click", run);
count.addEventListener("input", () => goAndStop(Number(count.value)));
$("chapter").addEventListener("change", () => goAndStop(Number($("chapter").value)));
$("line").addEventListener("change", () => {
  pause();
  showLine($("line").value);
  go($("line").value === "log" ? now : Number($($("line").value).dataset.from));
});

const keys = {
  " ": toggle,
  ArrowLeft: commands.back,
  ArrowRight: commands.forward,
  PageUp: () => goAndStop(part(-1)),
  PageDown: () => goAndStop(part(1)),
  "+": commands.nearer,
  "=": commands.nearer,
  "-": commands.farther,
  Home: commands.first,
  End: commands.last,
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape")
    $("tip").hidden = true;
  const isOwn = event.target.matches("select, textarea") || (event.key === " " && event.target.matches("button, summary, a"));
  if (!keys[event.key] || isOwn || event.ctrlKey || event.altKey || event.metaKey)
    return;
  event.preventDefault();
  keys[event.key]();
});
scroll.addEventListener("click", (event) => {
  const item = event.target.closest(".line li");
  if (!item || event.target.closest("a"))
    return;
  const line = item.parentNode.id;
  if ($("line").value !== line && !(line === "log" && items.includes(item))) {
    $("line").value = line;
    showLine(line);
  }
  goAndStop(items.indexOf(item) + 1);
});

// What the rulebook says about a rule that is pointed at
// ---------------------------------------------------------------------------------------------------------

function explain(event) {
  const link = event.target.closest?.("a[href^='#']");
  const rule = link && $(link.getAttribute("href").slice(1));
  const tip = $("tip");
  tip.hidden = !rule;
  if (!rule)
    return;
  tip.replaceChildren(make("b", {}, rule.textContent),
                      ...[...rule.nextElementSibling.children].map((node) => node.cloneNode(true)));
  link.setAttribute("aria-describedby", "tip");
  const place = link.getBoundingClientRect();
  const left = Math.max(8, Math.min(place.left, innerWidth - tip.offsetWidth - 16));
  const fitsBelow = place.bottom + tip.offsetHeight + 8 < innerHeight;
  const top = fitsBelow ? place.bottom + 6 : Math.max(8, place.top - tip.offsetHeight - 6);
  tip.style.left = `${left + scrollX}px`;
  tip.style.top = `${top + scrollY}px`;
}
for (const name of ["mouseover", "focusin"])
  document.addEventListener(name, explain);

// ---------------------------------------------------------------------------------------------------------

document.documentElement.classList.add("js");
if ($("copy")) {
  $("copy").hidden = false;
  $("copy").addEventListener("click", () => {
    $("block").select();
    document.execCommand("copy"); // the clipboard's own interface isn't there for files
  });
}
const branches = [...document.querySelectorAll("ol[data-from]")];
$("lines").hidden = branches.length === 0;
$("line").append(...branches.map((line) => make("option", { value: line.id }, line.previousElementSibling.textContent)));
for (const id of ["bar", "now", "keys"])
  $(id).hidden = false;
$("zoom").hidden = log.dataset.kind !== "battle"; // other boards are small
if (whole) {
  board.addEventListener("pointermove", drag);
  addEventListener("resize", look);
}
showLine("log");
state = new Map();
now = NaN; // nothing of the log is shown yet
const linked = /^#s(\d+)$/.exec(location.hash);
if (whole)
  look();
go(linked ? Number(linked[1]) : 0);
})();
