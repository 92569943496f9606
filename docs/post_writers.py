# SPDX-License-Identifier: GPL-3.0-or-later
"""Who wrote the blocks of a game by post, and which version of a block counts, for check_posts.py."""
import base64, ed25519
ENDS = ("last", "resignation")
STANDARD = str.maketrans("0123456789ABCDEFGHJKMNPQRSTVWXYZ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

def data(text):
    return base64.b32decode(text.translate(STANDARD) + "=" * (-len(text) % 8))

def is_signed(block, key):
    """Whether the block is signed as the key wants: not at all if there is none."""
    if not key or "signature" not in block:
        return not key and "signature" not in block
    signature, key = data(block["signature"]), data(key)
    return signature[:10] == key[:10] and key[:2] == b"Ed" and ed25519.is_valid(signature[10:], block["hash"], key[10:])

class Game:
    """The blocks of one game, in `copies` by hash and in `children` by the hash that they build on."""
    def __init__(self, copies, children, first, problem_of):
        self.problem_of, self.chain, self.copies, self.children, self.seals = problem_of, [first], copies, children, {first["seal"]}
        self.keys = {"1": first.get("key"), "2": None}
    def judged(self, chain):
        """The blocks on a chain, each with its problem; "junk" is what anybody can add to a signed game."""
        for hash in self.children.get(chain[-1]["id"], []):
            block = self.copies[hash][0]
            key = block["key"] if len(chain) == 1 and "key" in block else self.keys[block["writer"]]
            right = [copy for copy in self.copies[hash] if is_signed(copy, key)]
            yield (right[0], self.problem_of(right[0], chain, self.seals)) if right else (block, "junk" if key else "wrong signature")
    def fitting(self, chain):
        return [block for block, problem in self.judged(chain) if not problem and block["shape"] != "claim"]
    def choose(self, versions):
        """The version that counts, or None."""
        if versions and all(v["shape"] in ENDS for v in versions):
            return min(versions, key=lambda v: (v["shape"] != "last", v["hash"]))
        if len(versions) < 2 or all("signature" in v and v.get("key") == versions[0].get("key") for v in versions):
            return versions[0] if len(versions) == 1 else None
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
        good, seen = True, {self.chain[0]["id"]}
        while self.chain[-1]["shape"] not in ENDS:
            judged, versions = list(self.judged(self.chain)), self.fitting(self.chain)
            counts = self.choose(versions)
            for block, problem in judged:
                seen.add(block["id"])
                good = good and (not problem or problem == "junk" or bool(counts and counts.get("key", block.get("key")) != block.get("key")))
                print(f"{self.chain[0]['check']} block {block['number']} {block['shape']}: {problem or 'holds'}")
            if not counts:
                good = good and not versions
                break
            self.chain.append(counts)
            self.seals.add(counts.get("seal"))
            self.keys["2"] = counts.get("key", self.keys["2"])
        for copies in (self.copies[hash] for hashes in self.children.values() for hash in hashes if hash not in seen):
            key, block = self.keys[copies[0]["writer"]], copies[0]
            is_junk = key and not any(is_signed(copy, key) for copy in copies)
            good = good and (is_junk or block["number"] <= len(self.chain) and block["previous"] in self.copies)
        return good or self.chain[-1]["shape"] in ENDS
