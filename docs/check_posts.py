#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks form, chain, seals, dice and signatures of games by post, written from docs/posts.md alone, with the values of
fields in post_values.py and Ed25519 in ed25519.py. It knows no rules of play: what a plan throws and leads to is for
squarefront-cli to check. Usage: check_posts.py FILE... The exit status is 1 when something does not hold."""
import ed25519, hmac, html, itertools, re, sys
from post_values import SIZES, base32, canonical, is_value, sha, unbase32
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
ENDS = ("last", "resignation")
def is_signed(block, key):
    """Whether the block is signed as the key wants: not at all if there is none."""
    if not key or "signature" not in block:
        return not key and "signature" not in block
    signature, key = unbase32(block["signature"]), unbase32(key)
    return signature[:10] == key[:10] and key[:2] == b"Ed" and ed25519.is_valid(signature[10:], block["hash"], key[10:])

def read_block(body):
    """The fields of the text between two marks; ValueError when anything does not fit its check."""
    text = re.sub(r"<[^<>\n]*>|\[[^][\n]*\]", "", html.unescape(body)).translate(str.maketrans("–—‑−×", "----x"))
    text = "".join(c for c in text if c.isascii() and (c.isalnum() or c in ":,/-+"))
    block, field, parts = {}, None, re.findall("([^/]*)/(..)", text)
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
    if (len(shapes) != 1 or not all(is_value(f, block[f]) for f in block) or len(body.encode()) > 262144 or imperio != lacks
            or not imperio and "options" in block or block["number"] == "2" and "opened" in block
            or "".join(f"{line}/{check}" for line, check in parts) != text):
        raise ValueError("form or a value")
    block["hash"] = sha(b"sqf-post-1\n", *(f"{f}:{block[f]}\n".encode() for f in FIELDS[:-2] if f in block))
    if base32(block["hash"])[:8] != block["check"]:
        raise ValueError("check")
    return {**block, "number": int(block["number"]), "shape": shapes[0].split()[0]}

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

class Game:
    """The blocks of one game, in `copies` by hash and in `children` by the hash that they build on."""
    def __init__(self, copies, children, first):
        self.chain, self.copies, self.children, self.seals = [first], copies, children, {first["seal"]}
        self.keys = {"1": first.get("key"), "2": None}
    def judged(self, chain):
        """The blocks on a chain, each with its problem; "junk" is what anybody can add to a signed game."""
        for hash in self.children.get(base32(chain[-1]["hash"]), []):
            block = self.copies[hash][0]
            key = block["key"] if len(chain) == 1 and "key" in block else self.keys[block["writer"]]
            right = [copy for copy in self.copies[hash] if is_signed(copy, key)]
            yield (right[0], problem_of(right[0], chain, self.seals)) if right else (block, "junk" if key else "wrong signature")
    def fitting(self, chain):
        return [block for block, problem in self.judged(chain) if not problem and block["shape"] != "claim"]
    def choose(self, versions):
        """The version that counts, or None."""
        if len(versions) < 2 or all("signature" in v and v.get("key") == versions[0].get("key") for v in versions):
            return versions[0] if len(versions) == 1 else None
        if all(v["shape"] in ENDS for v in versions):
            return min(versions, key=lambda v: (v["shape"] != "last", v["hash"]))
        confirmed, chooses = [], len(self.chain) == 1 and self.keys["1"]
        for version in versions:
            chain = self.chain + [version]
            answers = [] if version["shape"] in ENDS else self.fitting(chain)
            if answers and chooses or any(self.fitting(chain + [answer]) for answer in answers):
                confirmed.append(version)
        keyed = [v for v in versions if chooses and "key" in v]
        return confirmed[0] if len(confirmed) == 1 else keyed[0] if len(keyed) == 1 else None
    def holds(self):
        """Follows the chain. Once the game is over, no other block changes its result."""
        good, seen = True, {self.chain[0]["hash"]}
        while self.chain[-1]["shape"] not in ENDS:
            judged, versions = list(self.judged(self.chain)), self.fitting(self.chain)
            counts = self.choose(versions)
            for block, problem in judged:
                seen.add(block["hash"])
                good = good and (not problem or problem == "junk" or bool(counts and counts.get("key", block.get("key")) != block.get("key")))
                print(f"{base32(self.chain[0]['hash'])[:8]} block {block['number']} {block['shape']}: {problem or 'holds'}")
            if not counts:
                good = good and not versions
                break
            self.chain.append(counts)
            self.seals.add(counts.get("seal"))
            self.keys["2"] = counts.get("key", self.keys["2"])
        for copies in (self.copies[hash] for hashes in self.children.values() for hash in hashes if hash not in seen):
            key, block = self.keys[copies[0]["writer"]], copies[0]
            is_junk = key and not any(is_signed(copy, key) for copy in copies)
            good = good and (is_junk or block["number"] <= len(self.chain) and unbase32(block["previous"]) in self.copies)
        return good or self.chain[-1]["shape"] in ENDS

def main(paths):
    games, damaged = {}, False
    for part in (part for path in paths for part in re.split(
            r"\[\s*squarefront\s+1\s*\]", html.unescape(open(path, encoding="utf-8", errors="replace").read()), flags=re.I)[1:]):
        body, *end = re.split(r"\[\s*/\s*squarefront\s*\]", part, flags=re.I)
        try:
            block = read_block(body) if end else None  # without an end it is no block
        except (ValueError, KeyError, IndexError) as problem:
            block, damaged = None, not print(f"damaged block: {problem}")
        if block:
            copies, children = games.setdefault(block["hash"] if block["number"] == 1 else unbase32(block["game"]), ({}, {}))
            if block["hash"] not in copies and block["number"] > 1:
                children.setdefault(block["previous"], []).append(block["hash"])
            copies.setdefault(block["hash"], []).append(block)
    first = {id: [b for b in copies.get(id, []) if is_signed(b, b.get("key")) and b["writer"] == "1"] for id, (copies, _) in games.items()}
    played = [Game(*games[id], blocks[0]) for id, blocks in first.items() if blocks]
    good = bool(games) and len(played) == len(games) and all([game.holds() for game in played]) and (
        not damaged or all(game.chain[-1]["shape"] in ENDS for game in played))
    print("holds" if good else "does not hold")
    return 0 if good else 1
sys.exit(main(sys.argv[1:]))
