#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the documents say of the house and a script can check: the paths and names they mention exist, each layer includes
only those below it, files say where they are declared, texts aren't joined by a sign, and tests lie where what they test lies. Prints what is wrong; the exit status is 1 then."""
import re
import subprocess
import sys
from pathlib import Path

files = subprocess.run(["git", "ls-files"], check=True, capture_output=True, text=True).stdout.split("\n")
folders = {str(parent) + "/" for file in files for parent in Path(file).parents}
known = set(files) | folders
problems = []


def exists(path):
    """A path from the root, or the end of one; may hold a *."""
    pattern = re.compile("(.*/)?" + re.escape(path).replace(r"\*", "[^/]*") + "/?$")
    return any(pattern.match(name) for name in known)


sources = "\n".join(Path(file).read_text(errors="replace") for file in files if file.endswith((".h", ".cpp", ".txt", ".json", ".sh")))
words = set(re.findall(r"\w+", sources))
for document in [file for file in files if re.fullmatch(r"(docs/.*|README|CONTRIBUTING)\.md", file)]:
    prose = re.sub(r"^(```.*?^```|    .*?)$", "", Path(document).read_text(), flags=re.M | re.S)
    for name in sorted(set(re.findall(r"`([^`\n]+)`", prose))):
        of_tree = re.fullmatch(r"(core|ui|app|tests|docs|packaging|resources|translations)/[\w./*-]*", name)
        # Recipes invent a rule system, a kind of document, a dock: those need not exist.
        if of_tree and not exists(name) and not re.search("pool|campaign|notes", name):
            problems.append(f"{document}: {name} doesn't exist")
        if document == "docs/design.md":
            if re.fullmatch(r"[\w*-]+/|[\w-]+\.(h|cpp|sh|py)", name) and not exists(name):
                problems.append(f"{document}: {name} doesn't exist")
            if re.fullmatch(r"\w+(::\w+)*", name) and not set(re.findall(r"\w+", name)) <= words:
                problems.append(f"{document}: {name} isn't in the sources")

# What a layer may include, besides itself.
layers = {
    "core/rules": [],
    "core/players": ["core/rules"],
    "core/post": ["core/rules"],
    "core/text": ["core/rules", "core/players", "core/post"],
    "core/document": ["core/rules", "core/players", "core/post", "core/text", "resources"],
    "ui": ["core", "resources"],
    "app": ["core", "resources", "translations", "ui"],
}
for layer, below in layers.items():
    allowed = tuple(folder + "/" for folder in [layer, *below])
    for file in [file for file in files if file.startswith(layer + "/") and file.endswith((".h", ".cpp"))]:
        text = Path(file).read_text()
        for included in re.findall(r'#include "([^"]+)"', text):
            if "/" in included and not included.startswith(allowed):
                problems.append(f"{file} includes {included}")
        if layer in ("core/rules", "core/players", "core/post") and re.search(r"#include <Q", text):
            problems.append(f"{file} includes Qt")
        if file.startswith("ui/paint/") and re.search(r"#include <(QWidget|QDialog|QLabel|QApplication)>", text):
            problems.append(f"{file} includes a widget")

# What a file without a header of its name defines is found all the same.
for file in [file for file in files if re.match("(core|ui|app)/", file) and file.endswith(".cpp")]:
    text = Path(file).read_text()
    if file[:-4] + ".h" in known or re.search(r"^int main\(", text, re.M):
        continue
    declared = re.search(r"^// Declared in ([\w./]+\.h)\.$", text[:600], re.M)
    if not declared or not {declared[1], str(Path(file).parent / declared[1])} & known:
        problems.append(f"{file} doesn't say in which header it is declared")

# What stands between texts is a translator's: core/text/lists.h. A cell of a list, a record's remark and speech are no texts.
untranslated = {"core/document/lists/written_list.cpp", "ui/fields/field.cpp", "ui/imperio/setup/roles_field.cpp", "ui/speech/shown_lines.cpp"}
glue = r"""(QStringLiteral|QLatin1String)\("([,;:.] |%\d(: | ?, |; )%\d)"\)|\+ u'\.'[;,})]"""
for file in [file for file in files if re.match("(core/text|core/document|ui|app)/", file) and file.endswith(".cpp")]:
    for glued in [] if file in untranslated else re.finditer(glue, Path(file).read_text()):
        problems.append(f"{file} joins texts by {glued[0]}")

for file in files:
    place = re.fullmatch(r"tests/((?:core|ui|app)/.*)/test_\w+\.cpp", file)
    if place and place[1] + "/" not in folders:
        problems.append(f"{file}: there is no {place[1]}/")

print("\n".join(problems), end="\n" if problems else "")
sys.exit(1 if problems else 0)
