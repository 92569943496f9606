#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks form, chain, seals and dice of games by post, written from docs/posts.md alone. It knows no rules of
play: what a plan throws and leads to is for squarefront-cli to check. Usage: check_posts.py FILE...
It prints a line a block; the exit status is 1 when something does not hold."""
import hashlib, hmac, html, itertools, re, sys
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
FIELDS = ("game number writer previous kind rules options starter answerer roles clock document key opened dice claim "
          "plan orders seal nonce position time check signature").split()
BYTES = {"game": 32, "previous": 32, "document": 32, "key": 42, "opened": 32, "seal": 32, "nonce": 16, "position": 32,
         "check": 5, "signature": 74}
NEEDED = {"invitation": "number writer kind rules starter answerer roles clock seal nonce time check",
          "turn": "game number writer previous nonce position time check",
          "last": "game number writer previous opened position time check",
          "resignation": "game number writer previous plan time check",
          "claim": "game number writer previous claim time check"}
ALLOWED = {"invitation": "options document key signature", "turn": "key opened dice plan orders seal signature",
           "last": "dice orders signature", "resignation": "opened dice position signature", "claim": "signature"}


def base32(data):
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    return "".join(DIGITS[int(bits[i:i + 5], 2)] for i in range(0, len(bits), 5))


def unbase32(text):
    bits = "".join(f"{DIGITS.index(c):05b}" for c in text)
    size = len(bits) // 8 * 8
    if len(bits) - size > 4 or "1" in bits[size:]:
        raise ValueError("padding")
    return bytes(int(bits[i:i + 8], 2) for i in range(0, size, 8))


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def canonical(field, text):
    """Base32 in capitals; plans and words stay, so that this verifier reads them in their own case only."""
    is_bytes = field in BYTES or field in ("starter", "answerer", "orders")
    return text.upper().translate(str.maketrans("ILO", "110")) if is_bytes else text


def shape_of(block):
    if block["number"] == "1":
        return "invitation"
    if "claim" in block or block.get("plan") == "resign":
        return "claim" if "claim" in block else "resignation"
    return "turn" if "plan" in block or "nonce" in block else "last"


def read_block(body):
    """The fields of the text between two marks; ValueError when anything does not fit its check."""
    text = re.sub(r"<[^<>\n]*>|\[[^][\n]*\]", "", html.unescape(body))
    text = text.translate(str.maketrans("–—‑−×", "----x"))
    text = "".join(c for c in text if c.isascii() and (c.isalnum() or c in ":,/-+"))
    block, field = {}, None
    for line, check in re.findall(r"([^/]*)/(..)", text):
        if ":" in line:
            field, line = line.split(":", 1)
            field = field.lower()
            if field not in FIELDS or field in block or (block and FIELDS.index(field) < FIELDS.index(list(block)[-1])):
                raise ValueError(f"{field} is unknown, repeated or misplaced")
            block[field] = ""
        piece = canonical(field, line)
        if base32(sha(f"{field}:{piece}\n".encode()))[:2] != canonical("check", check):
            raise ValueError(f"line of {field} is damaged")
        block[field] += piece
    shape = shape_of(block)
    needed, allowed = NEEDED[shape].split(), ALLOWED[shape].split()
    if not set(needed) <= set(block) <= set(needed + allowed):
        raise ValueError(f"fields of a {shape}")
    is_open = "plan" not in block and int(block["number"]) % 2 == 1  # the starter's orders in a battle
    if shape == "turn" and (is_open == ("seal" in block) or is_open > ("orders" in block)):
        raise ValueError("a seal or open orders")
    if any(f in BYTES and len(unbase32(block[f])) != BYTES[f] for f in block):
        raise ValueError("length of a value")
    block["hash"] = sha(b"sqf-post-1\n", "".join(
        f"{f}:{block[f]}\n" for f in FIELDS if f in block and f not in ("check", "signature")).encode())
    if base32(block["hash"])[:8] != block["check"]:
        raise ValueError("check")
    block["number"], block["shape"] = int(block["number"]), shape
    return block


def throw(secret, game, number, block, sides):
    """The dice of a block's plan: a face for each number of sides."""
    message = b"sqf-dice-1\0" + game + number.to_bytes(4, "big") + block
    parts = (hmac.digest(secret, message + part.to_bytes(4, "big"), "sha256") for part in itertools.count())
    words = (int.from_bytes(part[i:i + 4], "big") for part in parts for i in range(0, 32, 4))
    return [1 + next(word for word in words if word < 2 ** 32 // s * s) % s for s in sides]


def problem_of(block, chain, seals):
    """What is wrong with a block as the next of its game, or None."""
    number, before, first = block["number"], chain[-1], chain[0]
    expected = 1 if number % 2 else 2
    if int(block["writer"]) != (3 - expected if block["shape"] == "claim" else expected):
        return "wrong writer"
    if unbase32(block["game"]) != first["hash"] or unbase32(block["previous"]) != before["hash"]:
        return "wrong game or block before"
    if "opened" in block:
        sealed, secret = chain[number - 3], unbase32(block["opened"])
        game = bytes(32) if number == 3 else first["hash"]
        orders = unbase32(block["orders"]) if "orders" in block and number % 2 == 0 else b""
        seal = sha(b"sqf-seal-1\0", game, (number - 2).to_bytes(4, "big"), bytes([int(block["writer"])]), secret, orders)
        if base32(seal) != sealed.get("seal"):
            return "wrong secret"
        dice = [[max(1, int(n)) for n in f"6-{die}".split("-")[-2:]] for die in block.get("dice", "").split(",") if die]
        if [die[1] for die in dice] != throw(secret, first["hash"], number - 1, before["hash"], [die[0] for die in dice]):
            return "wrong dice"
    if "seal" in block and block["seal"] in seals:
        return "seal seen before"
    return None


def main(paths):
    marks = re.compile(r"\[\s*squarefront\s+1\s*\](.*?)\[\s*/\s*squarefront\s*\]", re.S | re.I)
    blocks, reached, good = {}, set(), True
    for path in paths:
        for match in marks.finditer(html.unescape(open(path, encoding="utf-8", errors="replace").read())):
            try:
                block = read_block(match.group(1))
                blocks[block["hash"]] = block
            except (ValueError, KeyError, IndexError) as problem:
                good = bool(print(f"{path}: damaged block: {problem}"))
    for first in [block for block in blocks.values() if block["shape"] == "invitation"]:
        chain, seals, reached = [first], {first["seal"]}, reached | {first["hash"]}
        while chain:
            following = [b for b in blocks.values() if b.get("previous") == base32(chain[-1]["hash"])]
            for block in following:
                problem = problem_of(block, chain, seals)
                reached.add(block["hash"])
                good = good and not problem
                print(f"{base32(first['hash'])[:8]} block {block['number']} {block['shape']}: {problem or 'holds'}")
            following = [b for b in following if b["shape"] != "claim" and not problem_of(b, chain, seals)]
            if len(following) != 1:
                good = good and not following
                break
            chain.append(following[0])
            seals.add(following[0].get("seal"))
    good = good and blocks and len(reached) == len(blocks)
    print("holds" if good else "does not hold")
    return 0 if good else 1


sys.exit(main(sys.argv[1:]))
