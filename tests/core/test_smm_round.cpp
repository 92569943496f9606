// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/round.h"
#include "tests/core/battle_maker.h"

#include <QTest>

#include <functional>

using namespace sf;
using namespace sf::test;
using battle::Posture;
using battle::StackId;
using smm::EventKind;
using smm::Order;
using smm::Orders;

namespace {

/// AP and DP 5, Dmg 4, DR 2 unless told; 12 hits.
UnitMaker soldier(const std::string& id, int initiative = 5) {
    return UnitMaker(id)
        .with(Number::AttackPower, 5)
        .with(Number::DefensePower, 5)
        .with(Number::Damage, 4)
        .with(Number::Resistance, 2)
        .with(Number::Hits, 12)
        .with(Number::Move, 4)
        .with(Number::Initiative, initiative);
}

/// A battle, the orders of its round and the dice that it throws.
struct Field {
    std::vector<battle::Stack> stacks;
    Orders orders;
    std::vector<int> dice;
    std::vector<battle::Conflict> conflicts;

    battle::Stack& add(const std::string& id, int side, hex::Hex hex, std::vector<battle::Unit> units) {
        stacks.push_back(stackOf(id, std::move(units), hex, side));
        return stacks.back();
    }
    Order& order(const char* id) { return orders[StackId(id)]; }
    void inConflict(std::vector<std::pair<StackId, std::int64_t>> initiative) {
        battle::Conflict conflict;
        for (const auto& [id, value] : initiative)
            conflict.stacks.push_back(id);
        conflict.initiative = std::move(initiative);
        conflicts.push_back(std::move(conflict));
    }
    battle::Battle battle() const {
        battle::Battle result = battleOf();
        for (const battle::Stack& stack : stacks)
            result.stacks.insert(result.stacks.size(), std::make_shared<const battle::Stack>(stack));
        result.conflicts = conflicts;
        return result;
    }
};

/// "r" of the Reds (Init 9) north of "b" of the Blues (Init 5), Front to Front.
Field duel() {
    Field field;
    field.add("r", 0, {5, 4}, {soldier("r1", 9)}).facing = hex::Direction::South;
    field.add("b", 1, {5, 5}, {soldier("b1")});
    return field;
}

struct Played {
    battle::Battle battle;
    std::vector<smm::Event> events;
    QString line() const;
};

/// "hits r b, damage b1 2 ...": what happened, in short.
QString Played::line() const {
    QStringList words;
    for (const smm::Event& event : events) {
        QString word = QString::fromUtf8(smm::key(event.kind).data());
        for (const std::string& text : {event.stack.text, event.target.text, event.unit.text})
            if (!text.empty())
                word += u' ' + QString::fromStdString(text);
        for (const StackId& id : event.others)
            word += (&id == &event.others.front() ? QStringLiteral(": ") : QStringLiteral(" ")) +
                    QString::fromStdString(id.text);
        if (event.kind == EventKind::Damage || event.kind == EventKind::Rotates)
            word += u' ' + QString::number(event.amount);
        words.push_back(word);
    }
    return words.join(QStringLiteral(", "));
}

Played play(const Field& field) {
    const battle::Battle before = field.battle();
    dice::Script script(field.dice);
    const auto result = smm::playRound(before, field.orders, script);
    const auto& round = std::get<smm::Round>(result);
    Played played{before, round.events};
    battle::redo(played.battle, round.changes);
    battle::Battle back = played.battle;
    battle::undo(back, round.changes);
    return back == before ? played : Played{before, {}};
}

using Prepare = std::function<void(Field&)>;

} // namespace

Q_DECLARE_METATYPE(Prepare)

/// SMM-11, SMM-17 to SMM-29: battle rounds with scripted dice, rule by rule.
class TestSmmRound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_data();
    void rounds();
    void refusals_data();
    void refusals();

    void diceOfARound_SMM27() {
        Field field = duel();
        field.dice = {11, 2};
        const Played played = play(field);
        QCOMPARE(played.events[1].dice, (std::vector<dice::Die>{{20, 11}}));
        QCOMPARE(played.events[1].rule.text(), std::string("SMM-27"));
        QCOMPARE(played.events[1].needed, 10);
        QCOMPARE(played.battle.stacks[1]->units->front().hitsLeft, 10);
        QCOMPARE(played.battle.round, std::optional(1));
    }

    void diceThatRunOut() {
        Field field = duel();
        for (const std::vector<int>& dice : {std::vector<int>{}, {11}, {21}, {0}}) {
            dice::Script script(dice);
            QVERIFY_EXCEPTION_THROWN((void)smm::playRound(field.battle(), {}, script), dice::Exhausted);
        }
    }

    void conflictsAreKept_SMM24() {
        Field field = duel();
        field.dice = {2, 2};
        const battle::Battle after = play(field).battle;
        QCOMPARE(after.conflicts->size(), std::size_t{1});
        QCOMPARE(after.conflicts->front().initiative.front().second, 9);
    }

    void initiativeIsThatOfEntering_SMM11() {
        Field field = duel();
        field.inConflict({{StackId("r"), 1}, {StackId("b"), 2}});
        field.dice = {2, 2};
        QCOMPARE(play(field).line(), QStringLiteral("misses b r, misses r b"));
    }

    void wholeRanksStayInPlace_SMM18() {
        Field field = duel();
        field.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 99)};
        field.stacks[1].units = std::vector<battle::Unit>{soldier("b1"), soldier("b2").left(1)};
        field.stacks[1].formed = std::vector{battle::UnitId("b1"), battle::UnitId("b2")};
        field.dice = {20, 2};
        const Played played = play(field);
        // b2 is worth less now, but nobody was lost: b1 stays in front and is struck.
        QCOMPARE(played.line(), QStringLiteral("conflictForms r: r b, hits r b, damage b b1 1, misses b r"));
        QCOMPARE(played.battle.stacks[1]->formed->front().text, std::string("b1"));
    }

    void outOfConflictsStacksAreFormedAnew_SMM29() {
        Field field = duel();
        field.stacks[1].units.edit()[0].hitsLeft = 1;
        field.stacks[0].formed = std::vector{battle::UnitId("r1")};
        field.dice = {20, 2};
        const battle::Battle after = play(field).battle;
        QVERIFY(after.stacks[0]->formed->empty());
        QVERIFY(after.conflicts->empty());
    }
};

void TestSmmRound::rounds_data() {
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, Prepare prepare, std::vector<int> dice, const char* line) {
        QTest::newRow(name) << std::move(prepare) << std::move(dice) << QString::fromLatin1(line);
    };
    const auto distant = [](Field& f) {
        f.stacks[0].hex = {5, 3};
        f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).specials({"ranged"})};
    };
    const auto shoots = [distant](Field& f) {
        distant(f);
        f.order("r").shoot = StackId("b");
    };
    row(
        "by Initiative, SMM-26", [](Field&) {}, {10, 9},
        "conflictForms r: r b, hits r b, damage b b1 2, misses b r");
    row(
        "reading order at equal Initiative, SMM-26",
        [](Field& f) { f.stacks[1].units = std::vector<battle::Unit>{soldier("b1", 9)}; }, {2, 2},
        "conflictForms r: r b, misses r b, misses b r");
    row(
        "the highest face hits, 1 misses, SMM-27",
        [](Field& f) {
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).with(Number::AttackPower, 900)};
        },
        {1, 20}, "conflictForms r: r b, misses r b, hits b r, damage r r1 2");
    row(
        "it acts though eliminated, SMM-26", [](Field& f) { f.stacks[1].units.edit()[0].hitsLeft = 2; },
        {10, 10},
        "conflictForms r: r b, hits r b, damage b b1 2, croaks b b1, hits b r, damage r r1 2, conflictEnds: "
        "r");
    row(
        "an eliminated target: nothing is thrown, SMM-26",
        [](Field& f) {
            f.stacks[1].units.edit()[0].hitsLeft = 2;
            f.add("s", 0, {5, 6}, {soldier("s1", 1)});
            f.order("s").attack = StackId("b");
        },
        {10, 2},
        "conflictForms r: r b s, hits r b, damage b b1 2, croaks b b1, misses b r, forfeits s b, "
        "conflictEnds: r s");
    row(
        "a modifier prevents acting, SMM-30",
        [](Field& f) {
            battle::Modifier modifier;
            modifier.preventsActing = true;
            f.stacks[0].modifiers = std::vector{modifier};
        },
        {2}, "conflictForms r: r b, cannotAct r, misses b r");
    row(
        "rotation before acting: 1 row, AP 4 over the Left, SMM-20",
        [](Field& f) { f.order("r").rotate = -1; }, {11, 11},
        "conflictForms r: r b, rotates r -1, misses r b, hits b r, damage r r1 2");
    row(
        "being near is no Conflict, SMM-24",
        [](Field& f) {
            f.order("r").hold = true;
            f.order("b").hold = true;
        },
        {}, "holds r, holds b");
    row(
        "holding in a Conflict, SMM-26", [](Field& f) { f.order("r").hold = true; }, {2},
        "conflictForms r: r b, holds r, misses b r");
    row(
        "joining after the round, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 99)});
        },
        {2, 2}, "misses r b, misses b r, joins s b");
    row(
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
    row(
        "reading order of Conflicts, SMM-25",
        [](Field& f) {
            f.add("s", 0, {1, 1}, {soldier("s1", 1)});
            f.add("c", 1, {1, 2}, {soldier("c1", 3)});
        },
        {2, 2, 2, 2},
        "conflictForms r: r b, conflictForms s: s c, misses c s, misses s c, misses r b, misses b r");
    row("a shot that cannot be answered draws nobody in, SMM-24", shoots, {11}, "hits r b, damage b b1 2");
    row(
        "one that can be answered does, SMM-24",
        [shoots](Field& f) {
            shoots(f);
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1").specials({"ranged"})};
            f.order("b").shoot = StackId("r");
        },
        {2, 2}, "conflictForms r: r b, misses r b, misses b r");
    row(
        "fleeing in its place, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{5, 8};
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1", 10)};
        },
        {}, "conflictForms r: r b, flees b, holds r, conflictEnds: r");
    row(
        "not beside an opposing stack, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{6, 4};
        },
        {2}, "conflictForms r: r b, misses r b, fleeFails b");
    row(
        "not farther than its Move, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{5, 10};
        },
        {2}, "conflictForms r: r b, misses r b, fleeFails b");
    row(
        "who fled cannot be struck, SMM-28",
        [](Field& f) {
            f.inConflict({{StackId("r"), 1}, {StackId("b"), 5}});
            f.order("b").flee = hex::Hex{5, 8};
            f.order("r").attack = StackId("b");
        },
        {}, "flees b, forfeits r b, conflictEnds: r");
    row(
        "disengaging takes all, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").disengage = true;
            f.order("b").disengage = true;
        },
        {}, "disengages r, disengages b, conflictEnds");
    row(
        "not one alone, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").disengage = true;
        },
        {2}, "cannotDisengage r, misses b r");
    row(
        "outside: the first player's first, SMM-25",
        [](Field& f) {
            f.stacks[0].hex = {5, 9};
            f.order("b").move = hex::Hex{5, 4};
            f.order("r").rotate = 3;
            f.order("r").move = hex::Hex{5, 8};
        },
        {}, "rotates r 3, moves r, moves b");
    row(
        "who is shot dead outside does nothing, SMM-25",
        [shoots](Field& f) {
            shoots(f);
            f.stacks[1].units.edit()[0].hitsLeft = 1;
            f.order("b").rotate = 1;
        },
        {11}, "hits r b, damage b b1 1, croaks b b1");
    row(
        "an offensive Warlord joins the edge, SMM-17",
        [](Field& f) {
            f.stacks[1].units =
                std::vector<battle::Unit>{soldier("b1", 1).left(3), soldier("b2", 1).with(Number::Upkeep, 1),
                                          soldier("b3", 1).with(Number::Upkeep, 2),
                                          soldier("w", 1).with(Number::Upkeep, 9).is(Flag::Warlord).left(1)};
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).with(Number::Damage, 8 + 16)};
            f.order("b").posture = Posture::Offensive;
        },
        {20, 18, 2},
        "conflictForms r: r b, hits r b, warlordJoins b w, damage b b1 3, croaks b b1, damage b b2 12, "
        "croaks b b2, damage b w 1, croaks b w, misses b r");
    row(
        "or stays out of it, SMM-17",
        [](Field& f) {
            f.stacks[1].units = std::vector<battle::Unit>{
                soldier("b1", 1), soldier("w", 1).with(Number::Upkeep, 9).is(Flag::Warlord)};
            f.order("b").posture = Posture::Offensive;
        },
        {20, 18, 2}, "conflictForms r: r b, hits r b, warlordStays b w, damage b b1 1, misses b r");
    row(
        "damage of a screened edge, SMM-23",
        [](Field& f) {
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).with(Number::Damage, 2 + 12 + 5)};
            f.add("s", 1, {6, 5}, {soldier("s1", 1).is(Flag::Warlord)}).posture = Posture::Screening;
            f.stacks.back().screens = battle::ScreenedEdge{StackId("b"), battle::Edge::Front};
            f.order("s").hold = true;
            f.order("r").attack = StackId("b");
        },
        {20, 2},
        "conflictForms r: r b, hits r b, damage b b1 12, croaks b b1, damage s s1 5, misses b r, "
        "conflictEnds: r, holds s");
    row(
        "stats stay frozen in the round, SMM-11",
        [](Field& f) {
            f.stacks[1].units =
                std::vector<battle::Unit>{soldier("b1", 1).with(Number::AttackPower, 15).left(2),
                                          soldier("b2", 1).with(Number::Upkeep, 1)};
        },
        {20, 6}, "conflictForms r: r b, hits r b, damage b b1 1, hits b r, damage r r1 6");
    row(
        "who lost units is formed anew, SMM-18",
        [](Field& f) {
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1").croaked(), soldier("b2")};
            f.stacks[1].formed = std::vector{battle::UnitId("b1"), battle::UnitId("b2")};
        },
        {2, 2}, "conflictForms r: r b, reforms b, misses r b, misses b r");
}

void TestSmmRound::rounds() {
    QFETCH(Prepare, prepare);
    QFETCH(std::vector<int>, dice);
    Field field = duel();
    prepare(field);
    field.dice = dice;
    const Played played = play(field);
    QTEST(played.line(), "line");
    std::size_t thrown = 0;
    for (const smm::Event& event : played.events)
        thrown += event.dice.size();
    QCOMPARE(thrown, dice.size());
}

void TestSmmRound::refusals_data() {
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<int>("reason");
    using battle::Reason;
    const auto row = [](const char* name, Prepare prepare, Reason reason) {
        QTest::newRow(name) << std::move(prepare) << static_cast<int>(reason);
    };
    row(
        "unknown stack", [](Field& f) { f.order("zz").hold = true; }, Reason::UnknownStack);
    row(
        "dead stack",
        [](Field& f) {
            f.stacks[0].units.edit()[0].hitsLeft = 0;
            f.order("r").hold = true;
        },
        Reason::NoLivingUnits);
    row(
        "unknown target", [](Field& f) { f.order("r").attack = StackId("zz"); }, Reason::UnknownStack);
    row(
        "out of reach",
        [](Field& f) {
            f.stacks[0].hex = {0, 0};
            f.order("r").attack = StackId("b");
        },
        Reason::BeyondMelee);
    row(
        "a shot without shooters", [](Field& f) { f.order("r").shoot = StackId("b"); }, Reason::NotRanged);
    row(
        "posture without a Warlord", [](Field& f) { f.order("r").posture = Posture::Offensive; },
        Reason::NoWarlord);
    row(
        "unknown unit to screen", [](Field& f) { f.order("r").screens = battle::UnitId("zz"); },
        Reason::UnknownUnit);
    row(
        "unknown structure to screen", [](Field& f) { f.order("r").screens = battle::StructureId("zz"); },
        Reason::UnknownStructure);
    row(
        "unknown stack to screen",
        [](Field& f) {
            f.order("r").screens = battle::ScreenedEdge{StackId("zz"), battle::Edge::Front};
        },
        Reason::UnknownStack);
    row(
        "two actions",
        [](Field& f) {
            f.order("r").attack = StackId("b");
            f.order("r").hold = true;
        },
        Reason::OneActionOnly);
    row(
        "moving out of a Conflict",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").move = hex::Hex{5, 3};
        },
        Reason::InConflict);
    row(
        "moving too far",
        [](Field& f) {
            f.order("r").move = hex::Hex{11, 11};
        },
        Reason::OutOfReach);
    row(
        "fleeing off the map",
        [](Field& f) {
            f.order("r").flee = hex::Hex{-1, 0};
        },
        Reason::OffTheMap);
}

void TestSmmRound::refusals() {
    QFETCH(Prepare, prepare);
    Field field = duel();
    prepare(field);
    dice::Script none({});
    const auto result = smm::playRound(field.battle(), field.orders, none);
    QTEST(static_cast<int>(std::get<smm::OrderRefusal>(result).refusal.reason), "reason");
}

QTEST_APPLESS_MAIN(TestSmmRound)
#include "test_smm_round.moc"
