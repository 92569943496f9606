#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks form, chain, seals and dice of games by post, written from docs/posts.md alone; post_writers.py checks who
wrote the blocks and which version counts. It knows no rules of play: what a plan throws and leads to is for
squarefront-cli to check. Usage: check_posts.py FILE... The exit status is 1 when something does not hold."""
import hashlib, hmac, html, itertools, os, re, sys
from post_writers import ENDS, Game, is_signed
FIELDS = ("game number writer previous kind rules options starter answerer roles clock document key opened dice claim "
          "plan orders seal nonce position time check signature").split()
NEXT, END = "game number writer previous ", "position time check"
FORMS = {  # each with the numbers that it can have
    "invitation": ([1], "number writer kind rules (options )?starter answerer roles clock (document )?(key )?seal nonce time check"),
    "claim": (range(2, 10 ** 6), NEXT + "claim time check"), "turn": (range(3, 10 ** 6), NEXT + "opened (dice )?plan seal nonce " + END),
    "resignation": (range(2, 10 ** 6), NEXT + "(plan|opened (dice )?plan position) time check"),
    "turn 2": ([2], NEXT + "(key )?plan seal nonce " + END), "sealed 2": ([2], NEXT + "(key )?seal nonce " + END),
    "sealed": (range(4, 10 ** 6, 2), NEXT + "opened (dice )?(orders )?seal nonce " + END), "open 3": ([3], NEXT + "opened (dice )?orders nonce " + END),
    "open": (range(5, 10 ** 6, 2), NEXT + "orders nonce " + END), "last": (range(3, 10 ** 6), NEXT + "opened (dice )?(orders )?" + END)}
DIGITS, GAP = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", r"(?:\s|<[^<>\n]{0,198}>)*"  # forums mark words that were searched for
SIZES = {"game": 32, "previous": 32, "document": 32, "key": 42, "opened": 32, "seal": 32, "nonce": 16, "position": 32,
         "check": 5, "signature": 74, "starter": None, "answerer": None, "orders": None}
NUMBER, IF, DIE = "(?:0|[1-9][0-9]{0,%d})", "[1-9][0-9]*(?:won|lost|tied)", "(?:[1-6]|(?!6-)[1-9][0-9]{0,3}-[1-9][0-9]{0,3})"
LIMIT, ITEM = "(?:none|10{9}|%s)" % (NUMBER % 8), f"(?:(?!if[0-9])[^,])+(?:if{IF}(?:and{IF}){{0,99}})?"
RULES = {"knightsOnBoard": f"(?!8,){LIMIT}", "knights": f"(?!10,){LIMIT}", "pieces": f"(?!15,){LIMIT}", "reinforcements": f"(?!50,){LIMIT}",
         "alterations": f"(?!4,){LIMIT}", "chargePath": "free", "pikeReach": "clear", "cover": "literal", "spawnActs": "no",
         "capturedBaseCounts": "no", "clockGame": f"(?!n){LIMIT}", "clockIncrement": f"(?!n){LIMIT}"}
VALUES = {"number": NUMBER % 5, "writer": "[12]", "kind": "imperio|smm|multiplier", "rules": "[123]", "claim": "time",
          "roles": "dice|starter|answerer", "clock": NUMBER % 8, "time": NUMBER % 11, "dice": f"{DIE}(?:,{DIE})*",
          "plan": f"|{ITEM}(?:,{ITEM}){{0,499}}", "options": ".+"}

def base32(data):
    bits = "".join(f"{byte:08b}" for byte in data)
    return "".join(DIGITS[int(bits[i:i + 5].ljust(5, "0"), 2)] for i in range(0, len(bits), 5))

def unbase32(text):
    bits = "".join(f"{DIGITS.index(c):05b}" for c in text)
    size = len(bits) // 8 * 8
    if len(bits) - size > 4 or "1" in bits[size:]:
        raise ValueError("padding")
    return bytes(int(bits[i:i + 8], 2) for i in range(0, size, 8))

def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

def canonical(field, text):
    """The value in the case and with the digits that blocks use."""
    def cased(match):
        square, sign, word = match.group(1, 2, 3)
        return square.upper() + (sign or "").lower() if square else (
            match[0].lower() if word or match[0] in "xX" else match[0].upper())
    if field in SIZES:
        return text.upper().translate(str.maketrans("ILO", "110"))
    if field == "plan":
        words = "capture|destroy|end|resign|won|lost|tied|and|if"
        return re.sub(f"(R[0-9]C[0-9])(q|[sb](?=R[0-9]C[0-9]))?|({words})|.", cased, text, flags=re.I)
    spelt = {name.lower(): name for name in RULES} if field == "options" else {}
    return re.sub("[^q,]*(?=q|,|$)", lambda match: spelt.get(match[0], match[0]), text.lower())

def is_value(field, value):
    if field in SIZES:
        data, size = unbase32(value), SIZES[field]
        return len(data) == size if size else data if field == "orders" else (
            data.decode() and len(data) <= 200 and not re.search(b"[\0-\x1f#\x7f]|^ | $", data))
    if field == "options" and not re.fullmatch("".join(f"(?:{name}q{rule},)?" for name, rule in RULES.items()), value + ","):
        return False
    items = value.split(",") if field == "plan" else []
    return re.fullmatch(VALUES[field], value) and (field != "time" or int(value) <= 253402300799) and (value == "resign" or "resign" not in [re.split("if(?=[0-9])", i)[0] for i in items]) and all(
        int(a) >= int(b) for a, b in re.findall("([0-9]+)-([0-9]+)", value if field == "dice" else "")) and all(
        int(n) <= place for place, item in enumerate(items) for n in re.findall("(?:if|and)([0-9]+)(?=won|lost|tied)", item))

def read_block(body):
    """The fields of the text between two marks; ValueError when anything does not fit its check."""
    if len(body.encode()) > 262144:
        raise ValueError("too long")
    text = re.sub(r"<[^<>\n]*>|\[[^][\n]*\]", "", html.unescape(body)).translate(str.maketrans("–—‑−×", "----x"))
    text = "".join(c for c in text if c.isascii() and (c.isalnum() or c in ":,/-+"))
    first, *rest = text.split("/")  # each check stands at the beginning of the next piece
    block, field, parts = {}, None, list(zip([first, *(piece[2:] for piece in rest)], [piece[:2] for piece in rest]))
    for line, check in parts:
        if ":" in line:
            field, line = line.split(":", 1)
            field = field.lower() if field.lower() not in block else "repeated"
        piece = canonical(field, line)
        if base32(sha(f"{field}:{piece}\n".encode()))[:2] != canonical("check", check):
            raise ValueError(f"line of {field} is damaged")
        block[field] = block.get(field, "") + piece
    shapes = [shape for shape, (numbers, form) in FORMS.items() if int(block["number"]) in numbers and
              re.fullmatch(form + "( signature)?", " ".join(block)) and (shape == "resignation") == (block.get("plan") == "resign")]
    imperio, lacks = block.get("kind", "imperio") == "imperio", "document" not in block
    if (len(shapes) != 1 or not all(is_value(f, block[f]) for f in block) or imperio != lacks
            or not imperio and "options" in block or block.get("rules", "1") != "1" and block["kind"] != "smm" or block["number"] == "2" and "opened" in block
            or "".join(f"{line}/{check}" for line, check in parts) != text):
        raise ValueError("form or a value")
    block["hash"] = sha(b"sqf-post-1\n", *(f"{f}:{block[f]}\n".encode() for f in FIELDS[:-2] if f in block))
    if base32(block["hash"])[:8] != block["check"]:
        raise ValueError("check")
    return {**block, "id": base32(block["hash"]), "number": int(block["number"]), "shape": shapes[0].split()[0]}

def throw(secret, game, number, block, sides):
    """The dice of a block's plan: a face for each number of sides."""
    message = b"sqf-dice-1\0" + game + number.to_bytes(4, "big") + block
    parts = (hmac.digest(secret, message + part.to_bytes(4, "big"), "sha256") for part in itertools.count())
    words = (int.from_bytes(part[i:i + 4], "big") for part in parts for i in range(0, 32, 4))
    return [1 + next(word for word in words if word < 2 ** 32 // s * s) % s for s in sides]

def problem_of(block, chain, seals):
    """What is wrong with a block as the next of its game, or None."""
    number, before, first = block["number"], chain[-1], chain[0]
    if (int(block["writer"]) % 2 != (number + (block["shape"] == "claim")) % 2 or number != len(chain) + 1
            or unbase32(block["game"]) != first["hash"] or unbase32(block["previous"]) != before["hash"]):
        return "wrong writer, number, game or block before"
    if block["shape"] != "resignation" and ("plan" if first["kind"] == "smm" else "orders") in block or (
            block["shape"] in ("open", "sealed") and first["kind"] != "smm"):
        return "wrong kind of turn"
    if "opened" in block:
        secret, game = unbase32(block["opened"]), bytes(32) if number == 3 else first["hash"]
        orders = unbase32(block["orders"]) if "orders" in block and number % 2 == 0 else b""
        seal = sha(b"sqf-seal-1\0", game, (number - 2).to_bytes(4, "big"), bytes([int(block["writer"])]), secret, orders)
        if base32(seal) != chain[number - 3].get("seal"):
            return "wrong secret"
        dice = [[int(n) for n in f"6-{die}".split("-")[-2:]] for die in block.get("dice", "").split(",") if die]
        if [die[1] for die in dice] != throw(secret, first["hash"], number - 1, before["hash"], [die[0] for die in dice]):
            return "wrong dice"
    elif block["shape"] in ("turn", "sealed", "open") and number > 2 and "seal" in chain[number - 3]:
        return "nothing opened"
    return "seal seen before" if "seal" in block and block["seal"] in seals else None

def main(paths):
    if not paths or not all(map(os.path.isfile, paths)):
        sys.exit("Usage: check_posts.py FILE..., each of them a text with posts")
    games, damaged = {}, False
    for part in (part for path in paths for part in re.split(
            rf"\[{GAP}squarefront{GAP}1{GAP}\]", html.unescape(open(path, encoding="utf-8", errors="replace").read()), flags=re.I)[1:]):
        body, *end = re.split(rf"\[{GAP}/{GAP}squarefront{GAP}\]", part, flags=re.I)
        try:
            block = read_block(body) if end else None  # without an end it is no block
        except (ValueError, KeyError, IndexError) as problem:
            block, damaged = None, not print(f"damaged block: {problem}")
        if block:
            copies, children = games.setdefault(block.get("game", block["id"]), ({}, {}))
            if block["id"] not in copies and block["number"] > 1:
                children.setdefault(block["previous"], []).append(block["id"])
            copies.setdefault(block["id"], []).append(block)
    first = {id: [b for b in copies.get(id, []) if is_signed(b, b.get("key")) and b["writer"] == "1"] for id, (copies, _) in games.items()}
    played = [Game(*games[id], blocks[0], problem_of) for id, blocks in first.items() if blocks]
    few = sum(len({block.get("signature") for block in same}) for copies, _ in games.values() for same in copies.values()) <= 20000
    good = bool(games) and few and len(played) == len(games) and all([game.holds() for game in played]) and (
        not damaged or all(game.chain[-1]["shape"] in ENDS for game in played))
    print("holds" if good else "does not hold")
    return 0 if good else 1
sys.exit(main(sys.argv[1:]))
