#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes of blocks what forums, mail programs and chats make of them.
Usage: mangle.py SEED COUNT FILE...   Prints COUNT JSON lines {"post": TEXT, "blocks": HOW MANY, "by": [NAMES]}."""
import html
import json
import quopri
import random
import re
import sys
import textwrap

WORDS = ["Your turn!", "Sorry for the delay, work was mad.", "gg", "Ada wrote:", "Here is my turn. I hope it works…",
         "See [b]above[/b].", "I rolled badly: 3, 1, 1 / 6.", "> that was close", "--", "12:30 is fine for me."]


def quoted(text, rng):
    mark = rng.choice(["> ", ">", "| ", "AL> ", ">> ", "> > "])
    return "\n".join(mark + line for line in text.split("\n"))


def rewrapped(text, rng):
    width = rng.choice([30, 40, 60, 66, 76, 120])
    lines = textwrap.wrap(" ".join(text.split()), width, break_long_words=rng.random() < 0.5, break_on_hyphens=False)
    return "\n".join(lines)


def joined(text, rng):
    return text.replace("\n", rng.choice([" ", "", "  "]))


def spaced(text, rng):
    return text.replace("\n", rng.choice(["\n\n", " \n", "\n \t", "\r\n", "\r\n\r\n"]))


def indented(text, rng):
    return "\n".join(rng.choice(["    ", "\t", "  ", "\u00a0 "]) + line for line in text.split("\n"))


def dashes(text, rng):
    return text.replace("-", rng.choice("‐‑‒–—−"))


def spaces(text, rng):
    return text.replace(" ", rng.choice(["\u00a0", "\u2009", "\u202f", "\u3000", "  "]))


def invisible(text, rng):
    return "".join(c + (rng.choice("\u200b\u200d\u00ad\ufeff") if rng.random() < 0.03 else "") for c in text)


def highlighted(text, rng):
    """As a forum shows a page that was found by a search."""
    return re.sub("squarefront", lambda word: rng.choice(
        [f"<b>{word[0]}</b>", f'<span class="posthilit">{word[0]}</span>', f'<a href="?q={word[0][1:]}">{word[0]}</a>', word[0]]), text)

def entities(text, rng):
    text = html.escape(text)
    if rng.random() < 0.5:
        text = text.replace("/", "&#x2F;").replace(":", "&#58;")
    if rng.random() < 0.3:
        text = text.replace("[", "&#91;").replace("]", "&#93;").replace(" ", "&nbsp;")
    return text.replace("&", "&amp;") if rng.random() < 0.2 else text


def breaks(text, rng):
    return text.replace("\n", rng.choice(["<br>", "<br />\n", "</p>\n<p>", "<br/>\r\n"]))


def tagged(text, rng):
    tag = rng.choice(["code", "quote=Ada", "spoiler", "size=85", "color=#444444"])
    return "\n".join(f"[{tag}]{line}[/{tag.split('=')[0]}]" if rng.random() < 0.3 and "squarefront" not in line else line
                     for line in text.split("\n"))


def escaped(text, rng):
    return re.sub(r"([\[\]_*\-+])", r"\\\1", text)


def emphasised(text, rng):
    mark = rng.choice(["*", "**", "_", "`", "~~"])
    return "\n".join(mark + line + mark if line else line for line in text.split("\n"))


def printable(text, rng):
    return quopri.encodestring(text.encode()).decode()


def capitals(text, rng):
    return text.upper()


def small(text, rng):
    return text.lower()


def full_width(text, rng):
    return "".join(chr(ord(c) + 0xFEE0) if c in ":,/-+" else c for c in text)


def chat(text, rng):
    head = rng.choice(["[22:14] Ada: ", "22:14 <@Ada> ", "[12/01/2026, 22:14:03] Ada L.: ", "12.01.26, 22:14 - Ada: ",
                       "<Ada> ", "Ada: ", "22:14:55 Ada | "])
    return "\n".join(head + line for line in text.split("\n") if line)


def bullets(text, rng):
    return "\n".join(rng.choice(["- ", "* ", "• "]) + line for line in text.split("\n"))


def confusable(text, rng):
    """Who types it off reads I or l for 1 and O for 0, in hashes only."""
    def confuse(match):
        return match.group().replace("1", rng.choice("IlL")).replace("0", rng.choice("oO"))
    return re.sub(r"\b[0-9A-Z]{26,}\b", confuse, text)


WHOLE = [highlighted, quoted, spaced, indented, dashes, spaces, invisible, entities, breaks, tagged, escaped, emphasised, printable, capitals,
         small, full_width, bullets, confusable]
ENDS = [rewrapped, joined, chat]
ENCODINGS = [entities, breaks, highlighted, printable]


def mangle(text, rng):
    chosen = rng.sample(WHOLE, rng.choice([0, 1, 1, 2, 3]))
    # Encodings are what a program does last.
    chosen.sort(key=lambda f: ENCODINGS.index(f) if f in ENCODINGS else -1)
    if chosen == [] or rng.random() < 0.3:
        last = rng.choice(ENDS)
        chosen = [f for f in chosen if f not in (printable, breaks, quoted, bullets, indented, emphasised, tagged, entities, highlighted)] + [last]
    for change in chosen:
        text = change(text, rng)
    return text, [change.__name__ for change in chosen]


def main(seed, count, paths):
    rng = random.Random(seed)
    blocks = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            blocks += re.findall(r"\[squarefront 1\].*?\[/squarefront\]", file.read(), re.S)
    for _ in range(count):
        own = [rng.choice(blocks) for _ in range(rng.choice([1, 1, 1, 2, 3]))]
        own += own[:1] if rng.random() < 0.1 else []
        post, by = [rng.choice(WORDS)], []
        for block in own:
            text, changes = mangle(block, rng)
            post += [text, rng.choice(WORDS)]
            by.append(changes)
        print(json.dumps({"post": "\n\n".join(post), "blocks": len(own), "by": by}))


main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
