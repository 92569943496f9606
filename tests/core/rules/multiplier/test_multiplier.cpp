// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/odds.h"
#include "core/rules/multiplier/turn_state.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

namespace {

using namespace sf;
using namespace sf::multiplier;
using battle::Flag;
using battle::Number;

battle::Unit unit(const std::string& id, int attack, int defense, int hits,
                  std::initializer_list<Flag> flags = {}, int level = 0) {
    battle::Profile profile;
    profile.numbers[static_cast<std::size_t>(Number::Attack)] = attack;
    profile.numbers[static_cast<std::size_t>(Number::Defense)] = defense;
    profile.numbers[static_cast<std::size_t>(Number::Hits)] = hits;
    profile.numbers[static_cast<std::size_t>(Number::Level)] = level;
    profile.numbers[static_cast<std::size_t>(Number::Move)] = 4;
    for (const Flag flag : flags)
        profile.flags |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(flag));
    battle::Unit unit;
    unit.id.text = id;
    unit.hitsLeft = hits;
    unit.profile = std::make_shared<battle::Profile>(profile);
    return unit;
}

battle::Stack stack(const std::string& id, int side, hex::Hex hex, std::vector<battle::Unit> units) {
    battle::Stack stack;
    stack.id.text = id;
    stack.side = side;
    stack.hex = hex;
    stack.units = std::move(units);
    return stack;
}

std::vector<battle::Unit> many(int count, const battle::Unit& one) {
    std::vector<battle::Unit> units(static_cast<std::size_t>(count), one);
    for (int i = 0; i < count; ++i)
        units[static_cast<std::size_t>(i)].id.text += std::to_string(i);
    return units;
}

battle::Battle field(std::vector<battle::Stack> stacks, const char* terrain = "open") {
    battle::Battle battle;
    battle.rules = RuleSystem::Multiplier;
    battle.sides.resize(3);
    battle.map = battle::Map(6, 6);
    battle.map.edit().setTerrain({2, 2}, terrain);
    for (battle::Stack& one : stacks)
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(one)));
    return battle;
}

constexpr hex::Hex ground{2, 2};
constexpr hex::Hex beside{2, 1};

/// Ten who hit for 5 against four with a defense of 4.
battle::Battle plain(const char* terrain = "open") {
    return field({stack("a", 0, ground, many(10, unit("a", 5, 0, 6))),
                  stack("d", 1, ground, many(4, unit("d", 3, 4, 6)))},
                 terrain);
}

Attack attackOn(const char* defender = "d") {
    Attack attack;
    attack.attacker.text = "a";
    attack.defender.text = defender;
    return attack;
}

Combat combatIn(const battle::Battle& battle, const Attack& attack = attackOn()) {
    const auto found = combatOf(battle, attack);
    if (const auto* refusal = std::get_if<Refusal>(&found))
        qFatal("refused: %d", static_cast<int>(refusal->reason));
    return std::get<Combat>(found);
}

Strike strikeIn(const battle::Battle& battle, Side side, const Attack& attack = attackOn()) {
    const Combat combat = combatIn(battle, attack);
    return strikeOf(combat, standingOf(combat), side);
}

Outcome fightIn(const battle::Battle& battle, std::vector<int> dice, const Attack& attack = attackOn()) {
    dice::Script script(std::move(dice));
    return fight(battle, combatIn(battle, attack), script);
}

/// The same battle with its first or second stack changed.
battle::Battle with(battle::Battle battle, std::size_t index, void (*edit)(battle::Stack&)) {
    battle::Stack changed = *battle.stacks[index];
    edit(changed);
    battle.stacks.replace(index, std::make_shared<const battle::Stack>(std::move(changed)));
    return battle;
}

} // namespace

/// MUL-0 to MUL-13, a row or a case for each.
class TestMultiplier : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each fights 121 times.
    void initTestCase() { qputenv("RC_PARAMS", qgetenv("RC_PARAMS") + " max_success=20"); }
    void checkFigures_data();
    void checkFigures();
    void totalAttack();
    void command();
    void special();
    void terrain_data();
    void terrain();
    void orderOfStrikes_data();
    void orderOfStrikes();
    void refusals_data();
    void refusals();
    void woods();
    void stackingOrder();
    void aim_data();
    void aim();
    void aimWithoutItsCommander();
    void defendedCounts();
    void forecastIsTheFight();
};

void TestMultiplier::checkFigures_data() {
    QTest::addColumn<int>("sum");
    QTest::addColumn<int>("hits");
    // 40 x (2d6 + 8) / 20 x (8 - 4 - 1) / 8: "3 of 8 hits through"; 50, 75 and 100 %.
    QTest::newRow("MUL-7 a 2 is 50 %: 7.5, half up") << 2 << 8;
    QTest::newRow("MUL-2 a 7 is 75 %: 11.25") << 7 << 11;
    QTest::newRow("MUL-7 a 12 is 100 %") << 12 << 15;
}

void TestMultiplier::checkFigures() {
    QFETCH(int, sum);
    QTEST(static_cast<int>(strikeIn(plain("woods"), Side::Attacker).hitsOn(sum)), "hits");
}

void TestMultiplier::totalAttack() {
    QCOMPARE(strikeIn(plain(), Side::Attacker).totalAttack, 40); // MUL-3: eight of ten
    const battle::Battle hurt = with(plain(), 0, [](battle::Stack& s) { s.units.edit()[0].hitsLeft = 0; });
    QCOMPARE(strikeIn(hurt, Side::Attacker).totalAttack, 40); // the first eight who live
    // MUL-10: a non-ranged Commander of a ranged stack adds Command and no attack.
    const battle::Battle archers =
        field({stack("a", 0, ground,
                     {unit("r", 5, 0, 6, {Flag::Ranged}), unit("c", 9, 0, 6, {Flag::Commander}, 3)}),
               stack("d", 1, ground, {unit("d", 3, 4, 6)})});
    QCOMPARE(strikeIn(archers, Side::Attacker).totalAttack, 5);
    QCOMPARE(strikeIn(archers, Side::Attacker).command, 1.3);
}

void TestMultiplier::command() {
    battle::Battle battle =
        field({stack("a", 0, ground,
                     {unit("c", 1, 0, 6, {Flag::Commander}, 2), unit("k", 1, 0, 6, {Flag::Commander}, 5)}),
               stack("d", 1, ground, {unit("d", 3, 0, 6)}),
               stack("e", 1, ground, {unit("chief", 3, 0, 6, {Flag::ChiefWarlord}, 4)})});
    QCOMPARE(strikeIn(battle, Side::Attacker).command, 1.5); // MUL-4: the highest level
    QCOMPARE(strikeIn(battle, Side::Defender).command,
             1.1); // a Chief Warlord beside, no Commander of its own
    QCOMPARE(strikeIn(battle, Side::Defender, attackOn("e")).command, 1.5); // level 4, and it is the Chief
}

void TestMultiplier::special() {
    const auto bonus = [](battle::Stack& s) {
        editState(s, [](StackState& state) {
            state.specialBonus = "1.5";
            state.defendedThisTurn = 2;
        });
    };
    QCOMPARE(strikeIn(with(plain(), 1, bonus), Side::Defender).special, 0.375); // MUL-5
    QCOMPARE(strikeIn(with(plain(), 0, bonus), Side::Attacker).special, 1.5);
    const auto defended = [](battle::Stack& s) {
        editState(s, [](StackState& state) { state.defendedThisTurn = 1; });
    };
    QCOMPARE(strikeIn(with(plain(), 1, defended), Side::Defender).special, 0.5); // the plain 1.0 too
    Attack ambush = attackOn();                                                  // MUL-6
    ambush.ambush = "1.25";
    ambush.defenderAmbush = "2.0";
    QCOMPARE(strikeIn(plain(), Side::Attacker, ambush).ambush, 1.25);
    QCOMPARE(strikeIn(plain(), Side::Defender, ambush).ambush, 2.0);
}

void TestMultiplier::terrain_data() {
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<int>("bonus");
    for (const auto& [word, bonus] : {std::pair("open", 0),
                                      {"river", 1},
                                      {"woods", 1},
                                      {"bridge", 2},
                                      {"fort", 2},
                                      {"road", 0},
                                      {"rough", 0}})
        QTest::addRow("MUL-8 %s", word) << QString::fromLatin1(word) << bonus;
}

void TestMultiplier::terrain() {
    QFETCH(QString, terrain);
    const battle::Battle battle = plain(terrain.toLatin1().constData());
    QTEST(strikeIn(battle, Side::Attacker).terrain, "bonus");
    QCOMPARE(strikeIn(battle, Side::Defender).terrain, 0); // the attacker never has one
    QCOMPARE(strikeIn(battle, Side::Attacker).defense, 4.0);
    battle::Battle flyers = battle;
    flyers.stacks.replace(
        1, std::make_shared<const battle::Stack>(stack(
               "d", 1, ground, {unit("f", 3, 1, 6, {Flag::Flyer}), unit("m", 3, 2, 6, {Flag::Mounted})})));
    QCOMPARE(strikeIn(flyers, Side::Attacker).terrain, 0);
    QCOMPARE(strikeIn(flyers, Side::Attacker).defense, 1.5); // not rounded
}

void TestMultiplier::orderOfStrikes_data() {
    QTest::addColumn<bool>("attackerRanged");
    QTest::addColumn<bool>("defenderRanged");
    QTest::addColumn<bool>("leaves");
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("MUL-9 at once") << false << false << false << QByteArray("AD");
    QTest::newRow("MUL-9 ranged against ranged at once") << true << true << false << QByteArray("AD");
    QTest::newRow("MUL-9 ranged on the defensive first") << false << true << false << QByteArray("DA");
    QTest::newRow("MUL-9 ranged on the offensive") << true << false << false << QByteArray("AD");
    QTest::newRow("MUL-9 ranged and away") << true << false << true << QByteArray("A");
}

void TestMultiplier::orderOfStrikes() {
    QFETCH(bool, attackerRanged);
    QFETCH(bool, defenderRanged);
    QFETCH(bool, leaves);
    const auto soldier = [](bool ranged) {
        return ranged ? unit("u", 9, 0, 9, {Flag::Ranged}) : unit("u", 9, 0, 9);
    };
    const battle::Battle battle = field({stack("a", 0, ground, many(2, soldier(attackerRanged))),
                                         stack("d", 1, ground, many(2, soldier(defenderRanged)))});
    Attack attack = attackOn();
    attack.leave = leaves;
    const Outcome outcome = fightIn(battle, {1, 1, 6, 6}, attack);
    QByteArray order;
    for (const Made& made : outcome.strikes)
        order += made.strike.side == Side::Attacker ? 'A' : 'D';
    QTEST(order, "order");
    QCOMPARE(outcome.strikes.front().sum, 2); // its dice are the first
    // What strikes second is what survived the 9 hits; at once, all who stood there.
    const bool atOnce = attackerRanged == defenderRanged;
    if (outcome.strikes.size() == 2)
        QCOMPARE(outcome.strikes.back().strike.totalAttack, atOnce ? 18 : 9);
}

void TestMultiplier::refusals_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, int which, Reason reason, const char* rule) {
        QTest::newRow(name) << which << static_cast<int>(reason) << QString::fromLatin1(rule);
    };
    row("MUL-0 another hex", 0, Reason::OutOfReach, "MUL-0");
    row("same side", 1, Reason::SameSide, "MUL-0");
    row("MUL-10 ranged first", 2, Reason::RangedFirst, "MUL-10");
    row("MUL-13 no Commander", 3, Reason::NoCommander, "MUL-13");
    row("MUL-13 needs no aiming", 4, Reason::AimAtFirst, "MUL-13");
    row("MUL-13 croaked", 5, Reason::DeadAim, "MUL-13");
    row("MUL-6 too much", 6, Reason::BadAmbush, "MUL-6");
    row("MUL-9 not ranged", 7, Reason::NotRanged, "MUL-9");
    row("MUL-9 no move left", 8, Reason::NoMoveLeft, "MUL-9");
    row("unknown stack", 9, Reason::UnknownStack, "");
    row("nobody lives", 10, Reason::NoneAlive, "");
}

void TestMultiplier::refusals() {
    QFETCH(int, which);
    const battle::Unit archer = unit("r", 5, 0, 6, {Flag::Ranged});
    const battle::Unit leader = unit("c", 5, 0, 6, {Flag::Commander});
    const battle::Unit foe = unit("d", 3, 4, 6);
    const auto led = [&](std::vector<battle::Unit> foes) {
        return field({stack("a", 0, ground, {leader}), stack("d", 1, ground, std::move(foes))});
    };
    const battle::Battle far = field({stack("a", 0, beside, {foe}), stack("d", 1, ground, {foe})});
    const battle::Battle choice = field(
        {stack("a", 0, beside, {archer}), stack("d", 1, ground, {foe}), stack("e", 1, ground, {archer})});
    battle::Battle still = field({stack("a", 0, ground, {archer}), stack("d", 1, ground, {foe})});
    still = with(still, 0, [](battle::Stack& s) { s.extras.edit().moveLeft = 0; });
    battle::Unit dead = foe;
    dead.hitsLeft = 0;
    dead.id.text = "dead";
    Attack same = attackOn("a");
    Attack aim = attackOn();
    aim.aim = battle::UnitId("d1");
    Attack first = attackOn();
    first.aim = battle::UnitId("d");
    Attack atDead = attackOn();
    atDead.aim = battle::UnitId("dead");
    Attack ambush = attackOn();
    ambush.ambush = "2.01";
    Attack leave = attackOn();
    leave.leave = true;
    const std::vector<std::pair<battle::Battle, Attack>> cases{
        {far, attackOn()},        {plain(), same},          {choice, attackOn()},
        {plain(), aim},           {led({foe}), first},      {led({foe, dead}), atDead},
        {plain(), ambush},        {plain(), leave},         {still, leave},
        {plain(), attackOn("x")}, {led({dead}), attackOn()}};
    const auto found = combatOf(cases.at(static_cast<std::size_t>(which)).first,
                                cases.at(static_cast<std::size_t>(which)).second);
    const auto* refusal = std::get_if<Refusal>(&found);
    QVERIFY(refusal);
    QTEST(static_cast<int>(refusal->reason), "reason");
    QTEST(QString::fromStdString(refusal->rule.text()), "rule");
}

void TestMultiplier::woods() {
    const std::vector<battle::Unit> mixed{unit("w", 1, 0, 6), unit("s", 20, 0, 6, {Flag::Scout}),
                                          unit("c", 300, 0, 6, {Flag::Commander})};
    const std::vector<battle::Unit> flyers{unit("f", 1, 0, 6, {Flag::Flyer})};
    const auto total = [&](const char* terrain) {
        return strikeIn(field({stack("a", 0, ground, mixed), stack("d", 1, ground, flyers)}, terrain),
                        Side::Attacker)
            .totalAttack;
    };
    QCOMPARE(total("woods"), 320); // MUL-11
    QCOMPARE(total("open"), 321);
    // The hex is the defender's, whoever flies.
    const battle::Battle swoop =
        field({stack("a", 0, ground, flyers), stack("d", 1, ground, mixed)}, "woods");
    QCOMPARE(strikeIn(swoop, Side::Defender).totalAttack, 320);
    QCOMPARE(strikeIn(swoop, Side::Attacker).totalAttack, 1);
}

void TestMultiplier::stackingOrder() {
    const Outcome outcome = fightIn(plain(), {1, 6, 1, 1}); // 40 x 0.75 x 4/8 = 15 hits on hits 6, 6, 6, 6
    QCOMPARE(outcome.standing.defender, (HitsLeft{0, 0, 3, 6})); // MUL-12
    QCOMPARE(outcome.strikes[0].losses.size(), std::size_t{3});
    // 12 x 0.5 x 8/8 = 6 hits
    QCOMPARE(outcome.standing.attacker, (HitsLeft{0, 6, 6, 6, 6, 6, 6, 6, 6, 6}));
}

void TestMultiplier::aim_data() {
    QTest::addColumn<int>("attack");
    QTest::addColumn<QString>("aim");
    QTest::addColumn<QVector<int>>("left");
    QTest::newRow("MUL-13 two hits a hit point") << 6 << QStringLiteral("d1") << QVector<int>{6, 3, 6};
    QTest::newRow("MUL-13 too few for a whole one are lost")
        << 7 << QStringLiteral("d1") << QVector<int>{6, 3, 6};
    QTest::newRow("MUL-13 four on a Commander") << 7 << QStringLiteral("dc") << QVector<int>{6, 6, 5};
    QTest::newRow("MUL-13 what is left goes on") << 16 << QStringLiteral("d1") << QVector<int>{2, 0, 6};
}

void TestMultiplier::aim() {
    QFETCH(int, attack);
    QFETCH(QString, aim);
    const battle::Battle battle =
        field({stack("a", 0, ground, {unit("c", attack, 0, 6, {Flag::Commander})}),
               stack("d", 1, ground,
                     {unit("d0", 0, 0, 6), unit("d1", 0, 0, 6), unit("dc", 0, 0, 6, {Flag::Commander})})});
    Attack aimed = attackOn();
    aimed.aim = battle::UnitId(aim.toStdString());
    const Outcome outcome = fightIn(battle, {6, 6, 1, 1}, aimed);
    QCOMPARE(static_cast<int>(outcome.strikes[0].hits), attack);
    const HitsLeft& left = outcome.standing.defender;
    QTEST((QVector<int>(left.begin(), left.end())), "left");
}

void TestMultiplier::aimWithoutItsCommander() {
    // The defender's archers croak the Commander first: MUL-12 holds.
    const battle::Battle battle = field(
        {stack("a", 0, ground, {unit("c", 0, 0, 1, {Flag::Commander}), unit("s", 6, 0, 9)}),
         stack("d", 1, ground, {unit("d0", 1, 0, 6, {Flag::Ranged}), unit("d1", 1, 0, 6, {Flag::Ranged})})});
    Attack aimed = attackOn();
    aimed.aim = battle::UnitId("d1");
    QCOMPARE(fightIn(battle, {1, 1, 6, 6}, aimed).standing.defender, (HitsLeft{0, 6}));
}

void TestMultiplier::defendedCounts() {
    const auto count = [](const battle::Battle& battle, std::vector<int> dice) {
        const Outcome outcome = fightIn(battle, std::move(dice));
        battle::Battle after = battle;
        battle::redo(after, outcome.changes);
        return stateOf(*after.stacks[1]).defendedThisTurn.value_or(-1);
    };
    QCOMPARE(count(plain(), {1, 1, 1, 1}), 1); // MUL-5
    const battle::Battle weak = field(
        {stack("a", 0, ground, {unit("a", 1, 0, 1)}), stack("d", 1, ground, many(8, unit("d", 5, 0, 9)))});
    const auto tired = [](battle::Stack& s) {
        editState(s, [](StackState& state) { state.defendedThisTurn = 2; });
    };
    QCOMPARE(count(with(weak, 1, tired), {1, 1, 1, 1}), 0); // wiped out: as if it had fought none
}

void TestMultiplier::forecastIsTheFight() {
    // Every two sums of the dice, fought and weighed, against the forecast.
    QVERIFY(rc::check("the forecast counts the fights", [] {
        const auto some = [](const char* id, bool ranged) {
            std::vector<battle::Unit> units;
            const int count = *rc::gen::inRange(1, 4);
            for (int i = 0; i < count; ++i) {
                battle::Unit one = unit(id + std::to_string(i), *rc::gen::inRange(0, 6),
                                        *rc::gen::inRange(0, 7), *rc::gen::inRange(1, 8));
                if (ranged)
                    one = unit(one.id.text, one[Number::Attack], 1, one.hitsLeft, {Flag::Ranged});
                units.push_back(one);
            }
            return units;
        };
        const battle::Battle battle = field({stack("a", 0, ground, some("a", *rc::gen::arbitrary<bool>())),
                                             stack("d", 1, ground, some("d", *rc::gen::arbitrary<bool>()))});
        const Combat combat = combatIn(battle);
        const Forecast forecast = forecastOf(combat);
        std::vector<int> croaks(combat.defender->units->size());
        int wipedOut = 0;
        for (int fall = 0; fall < 11 * 11; ++fall) {
            const int first = 2 + fall % 11;
            const int second = 2 + fall / 11;
            const int ways = (6 - std::abs(first - 7)) * (6 - std::abs(second - 7));
            const Outcome outcome =
                fightIn(battle, {std::min(first - 1, 6), first - std::min(first - 1, 6),
                                 std::min(second - 1, 6), second - std::min(second - 1, 6)});
            for (std::size_t i = 0; i < croaks.size(); ++i)
                croaks[i] += outcome.standing.defender[i] <= 0 ? ways : 0;
            wipedOut += isAnyoneAlive(outcome.standing.attacker) ? 0 : ways;
        }
        RC_ASSERT(forecast.defender.croaks == croaks);
        RC_ASSERT(forecast.attacker.wipedOut == wipedOut);
    }));
}

template struct sf::test::Registered<TestMultiplier>;
#include "test_multiplier.moc"
