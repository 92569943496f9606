#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The largest inputs that are accepted, and larger ones that are refused: each within 10 seconds of processor time and
# 1 GiB. Then every command takes every document of largest_documents.py, one for each limit in core/rules/limits.h; it
# may refuse it. Takes half an hour, so it is not part of test.sh. Usage: packaging/campaigns/limits.sh [squarefront-cli];
# needs /usr/bin/time. With ONLY=NAME only these documents.
set -uo pipefail
cd "$(dirname "$0")/../.."
cli=$(realpath "${1:-build/release/app/cli/squarefront-cli}")
makers=$(realpath packaging/campaigns/largest_documents.py)
data=$(realpath tests/data)
seconds=${SECONDS_AT_MOST:-10}
kilobytes=1048576
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

# check STATUS NAME WORDS...: runs squarefront-cli, which must end with the status in time. STATUS any: with 0 or 1.
check() {
    local wanted=$1 name=$2 status=0 result=passed user system time memory
    shift 2
    rm -f measured; touch measured
    (ulimit -t 60; exec /usr/bin/time -o measured -f '%U %S %M' "$cli" "$@") >output 2>errors || status=$?
    read -r user system memory < <(tail -n 1 measured)
    : "${user:=999}" "${system:=0}" "${memory:=0}" # it was stopped
    time=$(awk "BEGIN { print $user + $system }")
    [ "$wanted" != any ] || [ "$status" -gt 1 ] || wanted=$status
    if [ "$status" != "$wanted" ] || [ "$memory" -gt $kilobytes ] || ! awk "BEGIN { exit !($time <= $seconds) }"; then
        result=FAILED
        failed=1
    fi
    printf '%-44s %-6s status %s, %6.2f s, %4d MiB  %s\n' "$name" "$result" "$status" "$time" $((memory / 1024)) "$(head -c 110 errors)"
}

# battle STACKS HEXES UNITS_A_STACK [MORE]: stacks of two sides, dealt out to so many hexes beside each other.
battle() {
    awk -v stacks="$1" -v hexes="$2" -v units="$3" -v more="${4:-}" 'BEGIN {
        printf "{\"squarefront\":1,\"kind\":\"battle\",\"sides\":[{},{}],\"map\":{\"columns\":1000,\"rows\":1000}%s,\"stacks\":[", more
        for (s = 0; s < stacks; ++s) {
            printf "%s{\"id\":\"s%d\",\"side\":%d,\"hex\":[%d,%d],\"units\":[", s ? ",\n" : "", s, s % 2, int(s % hexes / 500), s % hexes % 500
            for (u = 0; u < units; ++u)
                printf "%s{\"id\":\"u%d.%d\",\"attack\":3,\"defense\":2,\"hits\":4,\"move\":4}", u ? "," : "", s, u
            printf "]}"
        }
        print "]}"
    }'
}

# ids FIRST LAST: of all stacks of a document, as a JSON list.
ids() { awk -v from="$1" -v to="$2" 'BEGIN { for (s = from; s <= to; ++s) printf "%s\"s%d\"", (s > from) ? "," : "[", s; print "]" }'; }

# orders STACKS FORMAT: for every stack an order; %d is the stack that follows it.
orders() { awk -v stacks="$1" -v order="$2" 'BEGIN { for (s = 0; s < stacks; ++s) printf "%s\"s%d\":" order, s ? "," : "{", s, (s + 1) % stacks; print "}" }'; }

# dungeon PEOPLE MONSTERS LEVELS: everybody carries the last item of many.
dungeon() {
    awk -v people="$1" -v monsters="$2" -v levels="$3" 'BEGIN {
        printf "{\"squarefront\":1,\"kind\":\"encounter\",\"items\":["
        for (i = 0; i < 10000; ++i) printf "%s{\"id\":\"i%d\"}", i ? "," : "", i
        printf "],\"people\":["
        for (p = 0; p < people; ++p)
            printf "%s{\"id\":\"p%d\",\"level\":%d,\"items\":[\"i9999\"],\"attackedToday\":%s}", p ? "," : "", p, p % levels, p ? "true" : "false"
        printf "],\"encounters\":["
        for (m = 0; m < monsters; m += 2)
            printf "%s{\"id\":\"e%d\",\"level\":%d,\"monsters\":[{\"id\":\"m%d\",\"hp\":1,\"damage\":\"1000d1000000\"},{\"id\":\"n%d\",\"hp\":1,\"damage\":1}]}", m ? "," : "", m, m % levels, m, m
        print "]}"
    }'
}

# record TURNS: a knight that moves back and forth, and the answers.
record() {
    printf 'Imperio Bellum 1\nattacker: A\ndefender: B\ndefender deploys\nTRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15\nattacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20\nplay\n'
    awk -v turns="$1" 'BEGIN { for (t = 1; t <= turns; ++t) {
        printf "%da  %s\n%da  end\n%dd  %s\n%dd  end\n", t, t % 2 ? "R2C6-R3C6" : "R3C6-R2C6", t, t, t % 2 ? "R8C4-R7C4" : "R7C4-R8C4", t } }'
}

# Every command that takes such a document.
commands_of() {
    local kind=$1 file=$2
    case $kind in
    battles)
        for command in "square $file --json" "square $file" "exchange $file --attacker s0 --target s1" \
            "multiplier $file --attacker s0 --defender s1 --seed x" "round $file --seed x" "round $file --seed x --json -o out.sqf" \
            "round $file --seed x --commander 0 --commander 1" "round $file --seed x --commander 0:3" \
            "simulate $file --battles 1 --seed x" "simulate $file --battles 1 --seed x --orders nearest" \
            "simulate $file --battles 1 --seed x --orders commander:1" "lab $file --vary stacks[s0].posture=neutral --battles 1" \
            "render $file -o a.png --width 4000" "render $file -o a.svg" "sheets $file -o a.pdf" "sheets $file -o a.pdf --per-page 4" \
            "print $file --what map -o a.pdf" "print $file --what tokens -o a.pdf" "print $file --what reference -o a.pdf"; do
            check any "$command" $command
        done
        ;;
    dungeons)
        for command in "encounter $file clock 1" "encounter $file clock 1000000 -o out.sqf" "encounter $file attack p0 m0 --seed x --json" \
            "encounter $file move p0 2" "render $file -o a.png" "print $file --what party -o a.pdf" \
            "print $file --what monsters -o a.pdf" "print $file --what posts -o a.pdf"; do
            check any "$command" $command
        done
        ;;
    records)
        for command in "imperio replay $file --json" "imperio replay $file" "imperio moves $file" "imperio analyse $file" \
            "imperio play $file --player greedy" "render $file -o a.png" "print $file --what position -o a.pdf" \
            "print $file --what record -o a.pdf" "print $file --what scoresheet -o a.pdf"; do
            check any "$command" $command
        done
        ;;
    esac
}

echo "== The largest documents"
"$makers" "$work" >made || failed=1
while read -r kind file; do
    case $file in *"${ONLY:-}"*) commands_of "$kind" "$file" ;; esac
done <made
[ -z "${ONLY:-}" ] || exit $failed

echo "== Battles"
battle 5000 2 1 >two.sqf
battle 10000 2 1 >most.sqf
for count in 5000 10000; do
    orders $count '{"attack":"s%d"}' >attack.$count
    orders $count '{"hold":true}' >hold.$count
done
ln -s two.sqf stacks.5000
ln -s most.sqf stacks.10000
for count in 5000 10000; do
    conflict=",\"conflicts\":[{\"stacks\":$(ids 0 $((count - 1)))}]"
    battle $count 2 1 "$conflict" >conflict.$count
    check 0 "round, $count stacks in two hexes" round stacks.$count --seed x --json
    check 0 "round, $count attack orders" round stacks.$count --orders attack.$count --seed x --json
    check 0 "round, $count stacks in a Conflict" round conflict.$count --seed x --json
    check 0 "round, $count stacks in a Conflict hold" round conflict.$count --orders hold.$count --seed x --json
done
battle 10000 10000 1 >spread.sqf
# 5,000 Conflicts of two that become one, and a Conflict of two that draws in everybody.
awk 'BEGIN { printf "{\"conflicts\":["; for (s = 0; s < 10000; s += 2) printf "%s{\"stacks\":[\"s%d\",\"s%d\"]}", s ? "," : "", s, s + 1; printf "]," }' >pairs
{ cat pairs; battle 10000 2 1 | tail -c +2; } >pairs.sqf
battle 10000 2 1 ',"conflicts":[{"stacks":["s0","s1"]}]' >chain.sqf
check 0 "round, 5000 Conflicts become one" round pairs.sqf --orders attack.10000 --seed x --json
check 0 "round, a Conflict draws in 10000 stacks" round chain.sqf --orders attack.10000 --seed x --json
check 0 "round, 10000 stacks in as many hexes" round spread.sqf --seed x --json
check 0 "square, 10000 stacks" square most.sqf --json
check 0 "exchange among 10000 stacks" exchange most.sqf --attacker s0 --target s1
check 0 "render, 10000 stacks in two hexes" render most.sqf -o a.png
check 0 "render, 10000 stacks" render spread.sqf -o a.png --width 6000
check 1 "sheets, 10000 stacks" sheets most.sqf -o a.pdf
check 1 "stacks: a million" square <(battle 1000000 2 1)
check 1 "a stack of 20001 units" square <(battle 1 1 20001)
battle 50 50 20000 >units.sqf
check 0 "square, a million units" square units.sqf
check 0 "round, a million units" round units.sqf --orders '{"s0":{"attack":"s1"}}' --seed x

check 0 "units, a million" units units.sqf --csv
check 0 "casualties of a million" units units.sqf --what casualties --markdown

echo "== Lists of units"
battle 1 1 1 >one.sqf
rows() { echo 'Name,Hits,AP,DP'; seq "$1" | sed 's/$/,4,3,2/'; }
rows 19999 >most.csv
check 0 "a list of 19,999 units" import one.sqf most.csv --stack s0 -o out.sqf
check 1 "a list of 20,001 rows" import one.sqf <(rows 20000) --stack s0 -o out.sqf
check 1 "20,000 rows of wrong cells" import one.sqf <(echo Name,Hits; yes '12 x Stabber,x' | head -n 19999) --stack s0 -o out.sqf
check 1 "a list without end" import one.sqf /dev/zero --stack s0 -o out.sqf
for sign in '[' '"' '|' '<' "'" ' '; do
    head -c 16M /dev/zero | tr '\0' "$sign" >signs
    check any "a list of 16 MB of $sign" import one.sqf <(echo "| Name"; cat signs) --stack s0 -o out.sqf
    check any "a cell of 16 MB of $sign" import one.sqf <(echo "Name,Specials"; echo "x,$(head -c 15M signs)") --stack s0 -o out.sqf
done
python3 - <<'END'
import zipfile
spaces = " ".join(f'xmlns:{p}="urn:oasis:names:tc:opendocument:xmlns:{p}:1.0"' for p in ("office", "table", "text"))
def sheet(name, rows):
    with zipfile.ZipFile(name, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", f'<office:document-content {spaces}><office:body><office:spreadsheet><table:table>'
                         + rows + "</table:table></office:spreadsheet></office:body></office:document-content>")
row = "".join(f"<table:table-cell><text:p>{cell}</text:p></table:table-cell>" for cell in ("Ann", 4))
heading = "".join(f"<table:table-cell><text:p>{cell}</text:p></table:table-cell>" for cell in ("Name", "Hits"))
most = "<table:table-row>" + heading + "</table:table-row>" + f'<table:table-row table:number-rows-repeated="19999">{row}</table:table-row>'
sheet("most.ods", most)
sheet("blank.ods", most + "<table:table-row/>" * 3_700_000)
sheet("deep.ods", "<table:table-row-group>" * 2_500_000)
sheet("bomb.ods", " " * 1_000_000_000)
END
check 0 "a spreadsheet of 19,999 units" import one.sqf most.ods --stack s0 -o out.sqf
check 0 "a spreadsheet of 64 MB" import one.sqf blank.ods --stack s0 -o out.sqf
check 1 "a spreadsheet of groups" import one.sqf deep.ods --stack s0 -o out.sqf
check 1 "a spreadsheet of 1 GB in 1 MB" import one.sqf bomb.ods --stack s0 -o out.sqf

echo "== Maps and prints"
battle 2 2 1 >map.sqf
sed 's/"columns":1000,"rows":1000/"columns":500,"rows":500/' map.sqf >small.sqf
check 1 "print --hex 20 of 1000 x 1000" print map.sqf --what map --hex 20 -o a.pdf
check 0 "print a map of 1000 x 1000 on one page" print map.sqf --what map -o a.pdf
for format in png pdf; do check 0 "render 1000 x 1000 as $format" render map.sqf -o a.$format --width 6000; done
check 1 "render 1000 x 1000 as svg" render map.sqf -o a.svg --width 6000
check 0 "render 500 x 500 as svg" render small.sqf -o a.svg --width 6000
check 1 "render --width 16384" render map.sqf -o a.png --width 16384
battle 1000 1000 1 >sheets.sqf
check 0 "1000 sheets" sheets sheets.sqf -o a.pdf
check 1 "1000 sheets as pictures" sheets sheets.sqf -o a.png
check 2 "--blank 1000000000" sheets sheets.sqf --blank 1000000000 -o a.pdf
check 0 "--blank 400" sheets sheets.sqf --blank 400 -o a.pdf
check 2 "simulate --battles 1000000000000" simulate map.sqf --battles 1000000000000

echo "== Files"
head -c 256M /dev/zero | tr '\0' '1' | sed 's/1/1,/g' | head -c 256M >ones
{ printf '{"squarefront":1,"kind":"battle","x":['; cat ones; } >large.sqf
check 1 "an unknown array of 256 MB" square large.sqf
{ printf '{"squarefront":1,"kind":"battle","sides":[{}],"map":{"columns":9,"rows":9},"stacks":[],"x":['; head -c 30M ones; printf '1]}'; } >values.sqf
check 0 "15 million unknown values" square values.sqf --json
{ printf '{"squarefront":1,"kind":"battle","sides":[{}],"map":{"columns":9,"rows":9},"stacks":[],"x":"'; head -c 63M /dev/zero | tr '\0' x; printf '"}'; } >text.sqf
check 0 "a text of 63 MB" square text.sqf --json
check 0 "a text of 63 MB, round" round text.sqf -o out.sqf
rm -f ones large.sqf
check 1 "a document without end" square /dev/zero
check 1 "orders without end" round two.sqf --orders /dev/zero
check 1 "a record without end" imperio replay /dev/zero
check 1 "a record from a pipe without end" imperio replay <(yes '# comment')
check 1 "a folder" square /
awk 'BEGIN { printf "{\"squarefront\":1,\"kind\":\"battle\",\"sides\":[{}],\"stacks\":[],\"map\":{\"columns\":1000,\"rows\":1000,\"terrain\":["
    for (i = 0; i < 1000000; ++i) printf "%s{\"hex\":[%d,%d],\"kind\":\"bog\"}", i ? "," : "", i % 1000, int(i / 1000)
    print "]}}" }' >terrain.sqf
check 0 "a million hexes of unknown terrain" square terrain.sqf --json
check 0 "a million hexes drawn" render terrain.sqf -o a.png

echo "== Products of limits"
# fought COLUMNS ROWS ROUNDS [NAME]: stacks of four units that attack each other in pairs, and their orders; then plays.
fought() {
    python3 - "$1" "$2" "${4:-}" <<'END'
import json, sys
columns, rows, more = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
name = lambda text: text + more
stacks = [{"id": f"s{c}.{r}", "name": name(f"s{c}.{r}"), "side": c % 2, "hex": [c, r], "units": [
    {"id": f"u{c}.{r}.{u}", "name": name(f"u{u}"), "attack": 3, "defense": 8, "hits": 90, "damage": 1, "move": 4}
    for u in range(4)]} for c in range(columns) for r in range(rows)]
with open("fought.sqf", "w") as file:
    json.dump({"squarefront": 1, "kind": "battle", "sides": [{"name": name("A")}, {"name": name("B")}],
               "map": {"columns": columns, "rows": rows}, "stacks": stacks}, file)
with open("fought.orders", "w") as file:
    json.dump({f"s{c}.{r}": {"attack": f"s{c ^ 1}.{r}"} for c in range(columns) for r in range(rows)}, file)
END
    "$cli" round fought.sqf --orders fought.orders --seed x -o fought.sqf >/dev/null
    for ((round = 1; round < $3; ++round)); do "$cli" round fought.sqf --seed x -o fought.sqf >/dev/null; done
}
watched() {
    check 0 "$1: replay" replay fought.sqf
    check 0 "$1: web page" replay fought.sqf -o page.html
    for format in csv markdown; do check 0 "$1: attacks as $format" units fought.sqf --what attacks --$format; done
}
fought 40 50 12
watched "2000 stacks, 12 rounds"
fought 20 20 8 "$(head -c 9900 /dev/zero | tr '\0' n)"
watched "400 stacks, names of 9900 bytes"
# zones STACKS HEXES: stacks on the first rows, and a zone of so many hexes for each side.
zones() {
    python3 - "$1" "$2" <<'END'
import json, sys
stacks, hexes = map(int, sys.argv[1:])
json.dump({"squarefront": 1, "kind": "battle", "sides": [{}, {}], "map": {"columns": 1000, "rows": 1000}, "stacks": [
    {"id": f"s{i}", "side": i % 2, "hex": [i % 1000, i // 1000], "units": [{"id": f"u{i}", "hits": 4, "move": 4}]}
    for i in range(stacks)], "deployment": [{"side": side, "hexes": [
        [i % 1000, 999 - i // 1000 if side else i // 1000 + 2] for i in range(hexes)]} for side in (0, 1)]}, sys.stdout)
END
}
for numbers in "300 480000" "1800 20000" "1800 480000"; do
    zones $numbers >zones.sqf
    check 0 "commander, stacks and zones: $numbers" round zones.sqf --commander 0:3 --seed x -o out.sqf
done
python3 - >far.sqf <<'END'
import json, random
random.seed(3)
kinds = [(c, r, random.choice(["open", "woods", "rough", "road"])) for c in range(1000) for r in range(1000)]
print(json.dumps({"squarefront": 1, "kind": "battle", "sides": [{}, {}], "map": {"columns": 1000, "rows": 1000, "terrain": [
    {"hex": [c, r], "kind": kind} for c, r, kind in kinds if kind != "open"]}, "stacks": [
        {"id": f"s{i}", "side": i, "hex": [999 * i, 999 * i], "units": [{"id": f"u{i}", "hits": 4, "move": 4}]}
        for i in range(2)]}, separators=(",", ":")))
END
check 0 "far on mixed ground: commander" round far.sqf --commander 0:3 --seed x -o out.sqf
check 0 "far on mixed ground: simulate" simulate far.sqf --battles 1 --orders nearest --seed x
check 0 "far on mixed ground: lab" lab far.sqf --vary stacks[s0].posture=neutral --battles 1 --orders nearest
posts=$data/post/costly
check 1 "a game by post that costs too much" post check "$posts/thread.sqpost" "$posts/battle.sqf"
yes '|' | tr -d '\n' | head -c 16M >bars
check 1 "a list of 16 MiB of bars" import one.sqf bars --stack s0 -o out.sqf

echo "== Dungeons"
dungeon 10000 20000 1 >crowd.sqf
dungeon 10000 20000 10000 >floors.sqf
for file in crowd floors; do
    check 0 "$file: clock 1000000" encounter $file.sqf clock 1000000 -o out.sqf
    check 0 "$file: attack" encounter out.sqf attack p0 m0 --seed x -o after.sqf
    check 0 "$file: move" encounter $file.sqf move p1 7 --json
    check 1 "$file: render" render $file.sqf -o a.png
done
check 0 "crowd: print party" print crowd.sqf --what party -o a.pdf
for what in monsters posts; do check 1 "crowd: print $what" print crowd.sqf --what $what -o a.pdf; done
check 1 "50000 people" encounter <(dungeon 50000 2 1) clock 1

echo "== Imperio Bellum"
record 25000 >long.imperio
check 0 "a record of 100000 actions" imperio replay long.imperio --json
check 0 "its moves" imperio moves long.imperio
check 0 "its board" render long.imperio -o a.png
check 1 "a record of a million actions" imperio replay <(record 250000)
check 1 "a million alterations" imperio replay <(record 0 | sed '/^play$/d'; echo 'defender alters'; yes '+S' | head -n 1000000)

exit $failed
