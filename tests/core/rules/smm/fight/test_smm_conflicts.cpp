// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/smm/round_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

void distant(Field& f) {
    f.stacks[0].hex = {5, 3};
    f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).specials({"ranged"})};
}
void shoots(Field& f) {
    distant(f);
    f.order("r").shoot = StackId("b");
}

using battle::Reason;

void refused(const char* name, const PrepareField& prepare, Reason reason) {
    QTest::newRow(name) << prepare << static_cast<int>(reason);
}

void refusedTargets() {
    refused(
        "unknown stack", [](Field& f) { f.order("zz").hold = true; }, Reason::UnknownStack);
    refused(
        "dead stack",
        [](Field& f) {
            f.stacks[0].units.edit()[0].hitsLeft = 0;
            f.order("r").hold = true;
        },
        Reason::NoLivingUnits);
    refused(
        "unknown target", [](Field& f) { f.order("r").attack = StackId("zz"); }, Reason::UnknownStack);
    refused(
        "out of reach",
        [](Field& f) {
            f.stacks[0].hex = {0, 0};
            f.order("r").attack = StackId("b");
        },
        Reason::BeyondMelee);
    refused(
        "a shot without shooters", [](Field& f) { f.order("r").shoot = StackId("b"); }, Reason::NotRanged);
    refused(
        "posture without a Warlord", [](Field& f) { f.order("r").posture = Posture::Offensive; },
        Reason::NoWarlord);
    refused(
        "unknown unit to screen", [](Field& f) { f.order("r").screens = battle::UnitId("zz"); },
        Reason::UnknownUnit);
    refused(
        "unknown structure to screen", [](Field& f) { f.order("r").screens = battle::StructureId("zz"); },
        Reason::UnknownStructure);
    refused(
        "unknown stack to screen",
        [](Field& f) {
            f.order("r").screens = battle::ScreenedEdge{StackId("zz"), battle::Edge::Front};
        },
        Reason::UnknownStack);
    refused(
        "two actions",
        [](Field& f) {
            f.order("r").attack = StackId("b");
            f.order("r").hold = true;
        },
        Reason::OneActionOnly);
}

void refusedActions() {
    refused(
        "moving out of a Conflict",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").move = hex::Hex{5, 3};
        },
        Reason::InConflict);
    refused(
        "moving off the map",
        [](Field& f) {
            f.order("r").move = hex::Hex{11, 99};
        },
        Reason::OffTheMap);
    refused(
        "fleeing off the map",
        [](Field& f) {
            f.order("r").flee = hex::Hex{-1, 0};
        },
        Reason::OffTheMap);
}

void rowsOfJoining() {
    roundRow(
        "being near is no Conflict, SMM-24",
        [](Field& f) {
            f.order("r").hold = true;
            f.order("b").hold = true;
        },
        {}, "holds r, holds b");
    roundRow(
        "joining after the round, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 99)});
            f.order("s").attack = StackId("b");
        },
        {2, 2}, "waits s b, misses r b, misses b r, joins s b");
    roundRow(
        "those linked with one who attacks a Conflict wait too, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 99)});
            f.add("c", 1, {5, 7}, {soldier("c1", 50)});
            f.order("c").attack = StackId("s");
            f.order("s").attack = StackId("b");
        },
        {2, 2}, "waits s b, waits c b, misses r b, misses b r, joins s b, joins c s");
    roundRow(
        "who is drawn in draws others in, whatever the order of the document, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 1)});
            f.add("c", 1, {5, 7}, {soldier("c1", 3)});
            f.add("d", 0, {5, 8}, {soldier("d1", 2)});
            f.inConflict({{StackId("c"), 3}, {StackId("d"), 2}});
            f.order("c").attack = StackId("s");
            f.order("s").attack = StackId("b");
        },
        {2, 2, 2, 2, 2},
        "joins s c, conflictsMerge r: r b c d s, misses r b, misses b r, misses c s, misses d c, misses s b");
}

void rowsOfForming() {
    roundRow(
        "Conflicts become one, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 1)}).facing = hex::Direction::North;
            f.add("c", 1, {5, 7}, {soldier("c1", 3)});
            f.order("s").attack = StackId("b");
            f.order("c").attack = StackId("s");
            f.inConflict({{StackId("s"), 1}, {StackId("c"), 3}});
        },
        {2, 2, 2, 2}, "conflictsMerge r: r b s c, misses r b, misses b r, misses c s, misses s b");
    roundRow(
        "reading order of Conflicts, SMM-25",
        [](Field& f) {
            f.add("s", 0, {1, 1}, {soldier("s1", 1)});
            f.add("c", 1, {1, 2}, {soldier("c1", 3)});
            f.foes.emplace_back(StackId("s"), StackId("c"));
        },
        {2, 2, 2, 2},
        "conflictForms r: r b, conflictForms s: s c, misses c s, misses s c, misses r b, misses b r");
    roundRow("a shot that cannot be answered draws nobody in, SMM-24", shoots, {11},
             "hits r b, damage b b1 2");
    roundRow(
        "one that can be answered does, SMM-24",
        [](Field& f) {
            shoots(f);
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1").specials({"ranged"})};
            f.order("b").shoot = StackId("r");
        },
        {2, 2}, "conflictForms r: r b, misses r b, misses b r");
}

void rowsOfShotsAndFlight() {
    roundRow(
        "fleeing in its place, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{5, 8};
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1", 10)};
        },
        {}, "conflictForms r: r b, flees b, forfeits r b, conflictEnds: r");
    roundRow(
        "not beside an opposing stack, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{6, 4};
        },
        {2}, "conflictForms r: r b, misses r b, fleeFails b");
    roundRow(
        "not farther than its Move, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{5, 10};
        },
        {2}, "conflictForms r: r b, misses r b, fleeFails b");
    roundRow(
        "who fled cannot be struck, SMM-28",
        [](Field& f) {
            f.inConflict({{StackId("r"), 1}, {StackId("b"), 5}});
            f.order("b").flee = hex::Hex{5, 8};
            f.order("r").attack = StackId("b");
        },
        {}, "flees b, forfeits r b, conflictEnds: r");
    roundRow(
        "disengaging takes all, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").disengage = true;
            f.order("b").disengage = true;
        },
        {}, "disengages r, disengages b, conflictEnds: r b");
    roundRow(
        "not one alone, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").disengage = true;
        },
        {2}, "cannotDisengage r, misses b r");
}

/// "g" of the Reds, who shoot two hexes, south of "b".
void addArchers(Field& f) {
    f.add("g", 0, {5, 7}, {soldier("g1").specials({"ranged"})});
    f.order("g").shoot = StackId("b");
}

void rowsOfTheDead() {
    roundRow(
        "shot from outside, the last opponent is gone: the Conflict ends, SMM-24",
        [](Field& f) {
            f.stacks[1].units.edit()[0].hitsLeft = 1;
            f.order("b").hold = true;
            addArchers(f);
        },
        {2, 20},
        "conflictForms r: r b, misses r b, holds b, hits g b, damage b b1 1, croaks b b1, conflictEnds: r");
    roundRow(
        "both die: the Conflict ends with their names, SMM-24",
        [](Field& f) {
            for (battle::Stack& stack : f.stacks)
                stack.units.edit()[0].hitsLeft = 1;
        },
        {20, 20},
        "conflictForms r: r b, hits r b, damage b b1 1, croaks b b1, hits b r, damage r r1 1, croaks r r1, "
        "conflictEnds: r b");
    roundRow(
        "croaked before its own Conflict's round it does not act, SMM-26",
        [](Field& f) {
            f.stacks.clear();
            f.add("a", 0, {5, 1}, {soldier("a1", 9).specials({"ranged 4"})});
            f.add("b", 1, {5, 2}, {soldier("b1")});
            f.add("d", 1, {5, 5}, {soldier("d1").left(2)});
            f.add("c", 0, {5, 6}, {soldier("c1", 4)});
            f.order("a").shoot = StackId("d");
            f.foes = {
                {StackId("b"), StackId("a")}, {StackId("c"), StackId("d")}, {StackId("d"), StackId("c")}};
        },
        {20, 1},
        "conflictForms a: a b, conflictForms d: d c, hits a d, damage d d1 2, croaks d d1, misses b a, "
        "forfeits c d, conflictEnds: c");
    roundRow(
        "a Conflict whose stacks have all croaked before has no round, SMM-26",
        [](Field& f) {
            f.stacks.clear();
            f.add("a", 0, {5, 1}, {soldier("a1", 9).specials({"ranged 4"})});
            f.add("b", 1, {5, 2}, {soldier("b1").specials({"ranged 5"})});
            f.add("d", 1, {5, 5}, {soldier("d1").left(2)});
            f.add("c", 0, {5, 6}, {soldier("c1", 4).left(2)});
            f.order("a").shoot = StackId("d");
            f.order("b").shoot = StackId("c");
            f.inConflict({{StackId("a"), 9}, {StackId("b"), 5}});
            f.inConflict({{StackId("d"), 9}, {StackId("c"), 5}});
        },
        {20, 20},
        "hits a d, damage d d1 2, croaks d d1, hits b c, damage c c1 2, croaks c c1, conflictEnds: d c");
}

void apart(Field& f) {
    f.stacks[0].hex = {5, 2};
    f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
}

void prevent(battle::Stack& stack) {
    battle::Modifier modifier;
    modifier.preventsActing = true;
    smm::setModifiers(stack, {modifier});
}

void rowsOfIdleConflicts() {
    roundRow("nobody does anything: it ends, BAT-7", apart, {}, "holds r, holds b, conflictEnds: r b");
    roundRow(
        "held by an order it goes on, BAT-7",
        [](Field& f) {
            apart(f);
            f.order("r").hold = true;
        },
        {}, "holds r, holds b");
    roundRow(
        "a prevented stack holds all the same, BAT-7",
        [](Field& f) {
            apart(f);
            prevent(f.stacks[0]);
            f.order("r").hold = true;
        },
        {}, "cannotAct r, holds b");
    roundRow(
        "other orders of a prevented stack are nothing, BAT-7",
        [](Field& f) {
            apart(f);
            prevent(f.stacks[0]);
            f.order("r").flee = hex::Hex{5, 1};
        },
        {}, "cannotAct r, holds b, conflictEnds: r b");
    roundRow(
        "nor can it disengage, BAT-7",
        [](Field& f) {
            apart(f);
            prevent(f.stacks[0]);
            f.order("r").disengage = true;
            f.order("b").disengage = true;
        },
        {}, "cannotAct r, cannotDisengage b, conflictEnds: r b");
    roundRow(
        "a failed flight counts as fled, BAT-7",
        [](Field& f) {
            apart(f);
            f.order("r").flee = hex::Hex{5, 3};
            f.order("b").flee = hex::Hex{5, 3};
        },
        {}, "flees r, fleeFails b, conflictEnds: b");
    roundRow(
        "and keeps the Conflict, BAT-7",
        [](Field& f) {
            apart(f);
            f.order("b").flee = hex::Hex{5, 3};
        },
        {}, "holds r, fleeFails b");
}

void rowsOfNothingDone() {
    roundRow(
        "a shot that finds its target gone counts as shot, BAT-7",
        [](Field& f) {
            apart(f);
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1").specials({"ranged 3"})};
            f.stacks[1].units.edit()[0].hitsLeft = 1;
            f.add("s", 0, {5, 8}, {soldier("s1").specials({"ranged 3"})});
            f.add("c", 1, {9, 9}, {soldier("c1")});
            f.conflicts.clear();
            f.inConflict({{StackId("r"), 1}, {StackId("b"), 2}, {StackId("c"), 3}, {StackId("s"), 9}});
            f.order("r").shoot = StackId("b");
        },
        {20}, "hits s b, damage b b1 1, croaks b b1, holds c, holds b, forfeits r b");
    roundRow(
        "one alone that disengages does nothing, BAT-7",
        [](Field& f) {
            apart(f);
            f.order("r").disengage = true;
        },
        {}, "cannotDisengage r, holds b, conflictEnds: r b");
    roundRow(
        "engaged from outside it goes on, BAT-7",
        [](Field& f) {
            apart(f);
            f.add("s", 0, {5, 6}, {soldier("s1")});
            f.order("s").attack = StackId("b");
        },
        {}, "waits s b, holds r, holds b, joins s b");
}

void rowsWithoutAnOrder() {
    roundRow(
        "outside Conflicts a stack does nothing, BAT-7", [](Field& f) { f.foes.clear(); }, {}, "");
    roundRow(
        "drawn in it strikes back, BAT-7", [](Field& f) { f.foes.pop_back(); }, {2, 2},
        "conflictForms r: r b, misses r b, misses b r");
    roundRow(
        "an order to move is dropped, BAT-7",
        [](Field& f) {
            f.order("b").move = hex::Hex{5, 7};
        },
        {2, 2}, "conflictForms r: r b, dropsOrder b, misses r b, misses b r");
    roundRow(
        "it attacks the first in reading order of its Conflict, BAT-7",
        [](Field& f) {
            f.foes.clear();
            f.add("c", 1, {5, 3}, {soldier("c1")});
            f.add("x", 1, {4, 3}, {soldier("x1")}); // beside r, but in no Conflict
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}, {StackId("c"), 3}});
        },
        {2, 2, 2}, "misses r c, misses b r, misses c r");
    roundRow(
        "in one hex the first of the document, BAT-7",
        [](Field& f) {
            f.foes.clear();
            f.add("c", 1, {5, 5}, {soldier("c1")});
            f.inConflict({{StackId("r"), 9}, {StackId("c"), 5}, {StackId("b"), 3}});
        },
        {2, 2, 2}, "misses r b, misses c r, misses b r");
    roundRow(
        "chosen among those alive when it acts, BAT-7",
        [](Field& f) {
            f.foes.clear();
            f.add("c", 1, {5, 3}, {soldier("c1").left(1)});
            f.add("s", 0, {5, 2}, {soldier("s1")});
            f.inConflict({{StackId("s"), 9}, {StackId("r"), 5}, {StackId("c"), 3}, {StackId("b"), 2}});
        },
        {20, 2, 2, 2}, "hits s c, damage c c1 1, croaks c c1, misses r b, misses c s, misses b r");
    roundRow(
        "it shoots the nearest, BAT-7",
        [](Field& f) {
            apart(f);
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1").specials({"ranged 5"})};
            f.add("c", 1, {5, 6}, {soldier("c1")});
            f.add("x", 1, {5, 4}, {soldier("x1")}); // nearer, but in no Conflict
            f.conflicts.clear();
            f.inConflict({{StackId("c"), 9}, {StackId("r"), 5}, {StackId("b"), 3}});
        },
        {2}, "holds c, misses r b, holds b");
    roundRow(
        "though eliminated it shoots, BAT-7",
        [](Field& f) {
            apart(f);
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1").specials({"ranged 3"}).left(1)};
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1").specials({"ranged 3"})};
            f.conflicts.clear();
            f.inConflict({{StackId("b"), 9}, {StackId("r"), 5}});
        },
        {20, 20}, "hits b r, damage r r1 1, croaks r r1, hits r b, damage b b1 2, conflictEnds: b");
}

void rowsOfLeavingAndOutside() {
    roundRow(
        "outside: in the order of the document, BAT-4",
        [](Field& f) {
            f.stacks[0].hex = {0, 0};
            addArchers(f);
            f.add("h", 0, {5, 3}, {soldier("h1").specials({"ranged"})});
            f.order("h").shoot = StackId("b");
        },
        {2, 2}, "misses g b, misses h b");
    roundRow(
        "outside: the first player's first, SMM-25",
        [](Field& f) {
            f.stacks[0].hex = {5, 9};
            f.order("b").move = hex::Hex{5, 4};
            f.order("r").rotate = 3;
            f.order("r").move = hex::Hex{5, 8};
        },
        {}, "moves r, rotates r 3, moves b");
    roundRow(
        "who is shot dead outside does nothing, SMM-25",
        [](Field& f) {
            shoots(f);
            f.stacks[1].units.edit()[0].hitsLeft = 1;
            f.order("b").rotate = 1;
        },
        {11}, "hits r b, damage b b1 1, croaks b b1");
}

} // namespace

/// SMM-24 and SMM-25: Conflicts form, widen, merge and end; who is in none acts afterwards; refused orders.
class TestSmmConflicts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_data();
    void rounds();
    void refusals_data();
    void refusals();

    /// The survivor of a Conflict that a shot from outside ended may move again.
    void afterTheLastShot_SMM24() {
        Field field = duel();
        field.stacks[1].units.edit()[0].hitsLeft = 1;
        field.order("b").hold = true;
        addArchers(field);
        field.dice = {2, 20};
        const Played played = play(field);
        QVERIFY(smm::conflictsOf(played.battle).empty());
        QVERIFY(smm::stateOf(*played.battle.stacks[0]).formed.empty());
        dice::Script none({});
        Orders orders;
        orders[StackId("r")].move = hex::Hex{5, 3};
        QVERIFY(std::holds_alternative<smm::Round>(smm::playRound(played.battle, orders, none)));
    }

    void theDeadLeaveAConflictThatGoesOn_SMM24() {
        Field field = duel();
        field.add("c", 1, {6, 4}, {soldier("c1").left(1)});
        field.order("c").hold = true;
        field.inConflict({{StackId("r"), 9}, {StackId("b"), 5}, {StackId("c"), 3}});
        addArchers(field);
        field.stacks.back().hex = {7, 5};
        field.order("g").shoot = StackId("c");
        field.dice = {2, 2, 20};
        const Played played = play(field);
        QCOMPARE(played.line(), QStringLiteral("misses r b, misses b r, holds c, hits g c, damage c c1 1, "
                                               "croaks c c1"));
        QCOMPARE(smm::conflictsOf(played.battle).size(), std::size_t{1});
        QCOMPARE(smm::conflictsOf(played.battle).front().stacks, (std::vector{StackId("r"), StackId("b")}));
        QCOMPARE(smm::conflictsOf(played.battle).front().initiative.size(), std::size_t{2});
    }

    /// The number is the name of a Conflict as long as it lives, whoever else fights, ends or forms.
    void namesOfConflicts_SMM24() {
        Field field = duel();
        field.add("p", 0, {1, 1}, {soldier("p1", 9)}).facing = hex::Direction::South;
        field.add("q", 1, {1, 2}, {soldier("q1").left(1)});
        field.inConflict({{StackId("p"), 9}, {StackId("q"), 5}});
        field.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
        field.foes.push_back({StackId("p"), StackId("q")});
        field.dice = {20, 2, 2};
        const Played first = play(field);
        QCOMPARE(smm::conflictsOf(first.battle).size(), std::size_t{1});
        QCOMPARE(smm::conflictsOf(first.battle).front().number, 2);
        const auto ends = std::ranges::find(first.events, smm::events::conflictEnds, &smm::Event::kind);
        QCOMPARE(ends->conflict, 1);

        battle::Battle next = first.battle;
        battle::Stack fresh = stackOf("n", {soldier("n1", 9)}, {1, 2}, 1);
        next.stacks.insert(next.stacks.size(), std::make_shared<const battle::Stack>(fresh));
        dice::Script script({2, 2, 2, 2});
        Orders orders;
        orders[StackId("p")].attack = StackId("n");
        orders[StackId("r")].attack = StackId("b");
        const auto outcome = smm::playRound(next, orders, script);
        const auto& round = std::get<smm::Round>(outcome);
        const auto forms = std::ranges::find(round.events, smm::events::conflictForms, &smm::Event::kind);
        QCOMPARE(forms->conflict, 1); // free again, and no other has it
        for (const smm::Event& event : round.events)
            if (event.stack == StackId("r") && event.kind == smm::events::misses)
                QCOMPARE(event.conflict, 2);
        battle::redo(next, round.changes);
        QCOMPARE(smm::conflictsOf(next).size(), std::size_t{2});
        QCOMPARE(smm::conflictsOf(next)[0].number, 2);
        QCOMPARE(smm::conflictsOf(next)[1].number, 1);
    }

    void mergedConflictsKeepTheFirstName_SMM24() {
        Field field = duel();
        field.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
        field.add("s", 0, {5, 6}, {soldier("s1", 1)});
        field.add("c", 1, {5, 7}, {soldier("c1", 3)});
        field.inConflict({{StackId("s"), 1}, {StackId("c"), 3}});
        field.conflicts[0].number = 7;
        field.conflicts[1].number = 3;
        field.order("s").attack = StackId("b");
        field.dice = {2, 2, 2, 2};
        const Played played = play(field);
        QCOMPARE(smm::conflictsOf(played.battle).size(), std::size_t{1});
        QCOMPARE(smm::conflictsOf(played.battle).front().number, 3);
        const auto merge = std::ranges::find(played.events, smm::events::conflictsMerge, &smm::Event::kind);
        QVERIFY(merge != played.events.end());
        QCOMPARE(merge->conflict, 3);
    }

    /// The die and both sums are those of the exchange.
    void sumsOfAttacks_SMM27() {
        Field field = duel();
        field.dice = {12, 2};
        const Played played = play(field);
        const auto hit = std::ranges::find(played.events, smm::events::hits, &smm::Event::kind);
        QCOMPARE(hit->figures, (std::vector<std::string>{"5", "5"}));
        QCOMPARE(hit->edge, std::optional(battle::Edge::Front));
    }

    void rulesOfTheEnd_BAT7() {
        Field field = duel();
        apart(field);
        const auto events = play(field).events;
        QCOMPARE(events.back().rule.text(), std::string("BAT-7"));
        QVERIFY(events.back().kind == smm::events::conflictEnds);
        QCOMPARE(events[2].rule.text(), std::string("BAT-7")); // holds r
        QCOMPARE(events.back().conflict, 1);
    }
};

void TestSmmConflicts::rounds_data() {
    addRoundColumns();
    rowsOfJoining();
    rowsOfForming();
    rowsOfShotsAndFlight();
    rowsOfTheDead();
    rowsOfIdleConflicts();
    rowsOfNothingDone();
    rowsWithoutAnOrder();
    rowsOfLeavingAndOutside();
}

void TestSmmConflicts::rounds() {
    playRow();
}

void TestSmmConflicts::refusals_data() {
    QTest::addColumn<PrepareField>("prepare");
    QTest::addColumn<int>("reason");
    refusedTargets();
    refusedActions();
}

void TestSmmConflicts::refusals() {
    QFETCH(PrepareField, prepare);
    Field field = duel();
    prepare(field);
    dice::Script none({});
    const auto result = smm::playRound(field.battle(), field.orders, none);
    QTEST(static_cast<int>(std::get<smm::OrderRefusal>(result).refusal.reason), "reason");
}

template struct sf::test::Registered<TestSmmConflicts>;
#include "test_smm_conflicts.moc"
