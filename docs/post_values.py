# SPDX-License-Identifier: GPL-3.0-or-later
"""The values of fields in blocks of games by post, for check_posts.py: base32, upper and lower case, and what is allowed."""
import hashlib, re
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SIZES = {"game": 32, "previous": 32, "document": 32, "key": 42, "opened": 32, "seal": 32, "nonce": 16, "position": 32,
         "check": 5, "signature": 74, "starter": None, "answerer": None, "orders": None}
NUMBER, IF, DIE = "(?:0|[1-9][0-9]{0,%d})", "[1-9][0-9]*(?:won|lost|tied)", "(?:[1-6]|(?!6-)[1-9][0-9]{0,3}-[1-9][0-9]{0,3})"
LIMIT, ITEM = "(?:none|10{9}|%s)" % (NUMBER % 8), f"(?:(?!if[0-9])[^,])+(?:if{IF}(?:and{IF}){{0,99}})?"
RULES = {"knightsOnBoard": f"(?!8,){LIMIT}", "knights": f"(?!10,){LIMIT}", "pieces": f"(?!15,){LIMIT}", "reinforcements": f"(?!50,){LIMIT}",
         "alterations": f"(?!4,){LIMIT}", "chargePath": "free", "pikeReach": "clear", "cover": "literal", "spawnActs": "no",
         "capturedBaseCounts": "no", "clockGame": f"(?!n){LIMIT}", "clockIncrement": f"(?!n){LIMIT}"}
VALUES = {"number": NUMBER % 5, "writer": "[12]", "kind": "imperio|smm|multiplier", "rules": "1", "claim": "time",
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
    return re.fullmatch(VALUES[field], value) and (value == "resign" or "resign" not in [re.split("if(?=[0-9])", i)[0] for i in items]) and all(
        int(a) >= int(b) for a, b in re.findall("([0-9]+)-([0-9]+)", value if field == "dice" else "")) and all(
        int(n) <= place for place, item in enumerate(items) for n in re.findall("(?:if|and)([0-9]+)(?=won|lost|tied)", item))
