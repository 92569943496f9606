// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/movement.h"
#include "core/rules/battle/path.h"
#include "core/rules/battle/threats.h"
#include "core/rules/smm/fight/battle_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

#include <random>

using namespace sf;
using namespace sf::test;

namespace {

Traveller from(hex::Hex hex, int move = 4) {
    return {hex, 0, false, move, move};
}

using Path = std::vector<hex::Hex>;

/// Every path that goes on towards the goal at the least cost and in the fewest hexes, the first by
/// directions: found by asking what is left from each hex.
class Reference {
public:
    Reference(const Battle& battle, hex::Hex goal, bool ignoresOpponents)
        : m_battle(battle), m_ignores(ignoresOpponents), m_goal(goal) {
        m_left[goal] = {0, 0};
        for (bool isBetter = true; isBetter;)
            isBetter = relax();
    }
    Path path(hex::Hex start) const {
        Path path;
        for (hex::Hex here = start; here != m_goal;) {
            const auto next = onward(here);
            if (!next)
                return {};
            path.push_back(here = *next);
        }
        return path;
    }

private:
    using Left = std::pair<int, int>;
    std::optional<Left> through(hex::Hex hex) const {
        const std::optional<int> cost = entryCost(*m_battle.map, hex, false);
        const auto known = m_left.find(hex);
        if (!cost || known == m_left.end() || (!m_ignores && m_battle.firstOpponent(hex, 0)))
            return std::nullopt;
        return Left{known->second.first + *cost, known->second.second + 1};
    }
    bool relax() {
        bool isBetter = false;
        for (int column = 0; column < m_battle.map->columns(); ++column)
            for (int row = 0; row < m_battle.map->rows(); ++row)
                for (const hex::Direction direction : hex::directions) {
                    const hex::Hex here{column, row};
                    const auto left = through(hex::neighbour(here, direction));
                    const auto known = m_left.find(here);
                    if (left && (known == m_left.end() || *left < known->second)) {
                        m_left[here] = *left;
                        isBetter = true;
                    }
                }
        return isBetter;
    }
    std::optional<hex::Hex> onward(hex::Hex here) const {
        for (const hex::Direction direction : hex::directions)
            if (const auto left = through(hex::neighbour(here, direction));
                left && m_left.contains(here) && *left == m_left.at(here))
                return hex::neighbour(here, direction);
        return std::nullopt;
    }

    const Battle& m_battle;
    bool m_ignores;
    hex::Hex m_goal;
    std::map<hex::Hex, Left> m_left;
};

Path expected(const Battle& battle, hex::Hex start, hex::Hex goal) {
    if (!entryCost(*battle.map, goal, false))
        return {};
    const Path free = Reference(battle, goal, false).path(start);
    return free.empty() ? Reference(battle, goal, true).path(start) : free;
}

Battle randomField(std::mt19937& random) {
    constexpr std::array words{"open", "open", "open", "woods", "river", "water", "mountain"};
    Battle battle = battleOf();
    battle.map = Map(7, 7);
    Map& map = battle.map.edit();
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 7; ++row)
            map.setTerrain({column, row}, words.at(random() % words.size()));
    for (int i = 0; i < 6; ++i) {
        Stack stack = stackOf("e" + std::to_string(i), {fighter("f" + std::to_string(i))},
                              {static_cast<int>(random() % 7), static_cast<int>(random() % 7)}, 1);
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(std::move(stack)));
    }
    return battle;
}

QString text(const Path& path) {
    QString text;
    for (const hex::Hex hex : path)
        text += QStringLiteral("%1,%2 ").arg(hex.column).arg(hex.row);
    return text;
}

} // namespace

/// Where a move order leads (BAT-5).
class TestBattlePaths : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTheCheapest() {
        std::mt19937 random(5);
        for (int run = 0; run < 20; ++run) {
            const Battle battle = randomField(random);
            for (int i = 0; i < 12; ++i) {
                const hex::Hex start{static_cast<int>(random() % 7), static_cast<int>(random() % 7)};
                const hex::Hex goal{static_cast<int>(random() % 7), static_cast<int>(random() % 7)};
                const Path found = pathTo(battle, from(start), goal);
                QVERIFY2(found == expected(battle, start, goal),
                         qPrintable(text(found) + u'|' + text(expected(battle, start, goal))));
            }
        }
    }
    void breakTiesByDirection() {
        // Two hexes away, between two directions: north first.
        QCOMPARE(pathTo(battleOf(), from({4, 4}), {5, 2}), (Path{{4, 3}, {5, 2}}));
    }
    void spendMoveAndKeepTheRest() {
        const Battle battle = battleOf();
        const Path path = pathTo(battle, from({2, 2}), {2, 9});
        const Leg leg = follow(battle, from({2, 2}), path, [](hex::Hex) { return false; });
        QCOMPARE(leg.cost, 4);
        QCOMPARE(leg.steps.back(), (hex::Hex{2, 6}));
        QCOMPARE(roundsFor(battle, from({2, 2}), path), 2);
    }
    void stopBeforeOpponents() {
        Battle battle = battleOf({stackOf("e", {fighter("e1")}, {2, 4}, 1)});
        battle.map = Map(3, 12);
        Map& map = battle.map.edit();
        for (int row = 0; row < 12; ++row) {
            map.setTerrain({1, row}, "water");
            map.setTerrain({0, row}, "water");
        }
        const Path path = pathTo(battle, from({2, 2}), {2, 9});
        QCOMPARE(path.size(), std::size_t{7});
        const Leg leg = follow(battle, from({2, 2}), path, [](hex::Hex) { return false; });
        QCOMPARE(leg.steps, (Path{{2, 3}}));
        QVERIFY(!leg.isTooDear);
    }
    void areTooDearForASlowStack() {
        Battle battle = battleOf();
        battle.map = Map(1, 4);
        battle.map.edit().setTerrain({0, 2}, "mountain");
        const Leg leg = follow(battle, from({0, 0}, 3), pathTo(battle, from({0, 0}, 3), {0, 3}),
                               [](hex::Hex) { return false; });
        QCOMPARE(leg.steps.size(), std::size_t{1});
        QVERIFY(leg.isTooDear);
    }
    void endInZonesOfControl() {
        Battle battle = battleOf({stackOf("e", {fighter("e1")}, {4, 4}, 1)});
        const Path path = pathTo(battle, from({2, 2}, 9), {2, 8});
        const auto never = [](hex::Hex) { return false; };
        QCOMPARE(follow(battle, from({2, 2}, 9), path, never).steps.size(), path.size());
        battle.houseRules["zoneOfControl"] = "\"stop\"";
        battle.stacks.replace(0, std::make_shared<const Stack>(stackOf("e", {fighter("e1")}, {3, 4}, 1)));
        QCOMPARE(follow(battle, from({2, 2}, 9), path, never).steps.back(), (hex::Hex{2, 4}));
    }
    void leadNowhereOverWater() {
        Battle battle = battleOf();
        battle.map = Map(1, 4);
        battle.map.edit().setTerrain({0, 2}, "water");
        QVERIFY(pathTo(battle, from({0, 0}), {0, 3}).empty());
        QVERIFY(!isReachable(battle, from({0, 0}), {0, 3}));
    }
    /// Also from where nobody could enter, and after the map has changed.
    void areKnownWithoutASearch() {
        std::mt19937 random(5);
        Battle battle = battleOf();
        for (int round = 0; round < 20; ++round) {
            battle.map = Map(9, 7);
            for (int wall = 0; wall < 30; ++wall)
                battle.map.edit().setTerrain({static_cast<int>(random() % 9), static_cast<int>(random() % 7)},
                                             wall % 3 == 0 ? "woods" : "water");
            for (int start = 0; start < 63; ++start)
                for (int goal = 0; goal < 63; ++goal) {
                    const hex::Hex here{start % 9, start / 9};
                    const hex::Hex there{goal % 9, goal / 9};
                    QCOMPARE(isReachable(battle, from(here), there),
                             cheapestCost(*battle.map, here, there, false).has_value());
                }
        }
        Traveller flyer = from({0, 0});
        flyer.flies = true;
        QVERIFY(isReachable(battle, flyer, {8, 6}));
        QVERIFY(!isReachable(battle, flyer, {9, 6}));
    }
    /// BAT-5, SMM-28: where opponents attack at once, and where after a move.
    void threaten() {
        Battle battle =
            battleOf({stackOf("r", {fighter("r1")}, {2, 2}), stackOf("b", {fighter("b1", 2)}, {6, 6}, 1),
                      stackOf("dead", {UnitMaker("d1").croaked()}, {2, 3}, 1)});
        const auto near = [](const Stack&) { return 1; };
        const auto threats = [&] { return threatsTo(battle, 0, smm::system(), near); };
        QCOMPARE(threats().at({6, 7}), (Threat{1, 1}));
        QCOMPARE(threats().at({6, 9}), (Threat{0, 1}));
        QVERIFY(!threats().contains({6, 10}));
        QVERIFY(!threats().contains({2, 3}));
        QVERIFY(!threatsTo(battle, 1, smm::system(), near).contains({6, 6}));
        battle.map.edit().setTerrain({6, 8}, "mountain"); // too dear to stand on, with a Move of 2
        battle.map.edit().setTerrain({5, 7}, "mountain");
        battle.map.edit().setTerrain({7, 7}, "mountain");
        QVERIFY(!threats().contains({6, 9}));
        smm::setConflicts(battle, {{{StackId("b"), StackId("r")}, {}, nullptr}});
        QVERIFY(!threats().contains({6, 4})); // SMM-24: it stays where it fights
        QCOMPARE(threats().at({6, 7}), (Threat{1, 1}));
    }
};

template struct sf::test::Registered<TestBattlePaths>;
#include "test_battle_paths.moc"
