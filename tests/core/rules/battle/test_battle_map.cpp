// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/movement.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;
using namespace sf::test;
using namespace sf::battle;

/// Keys of the file format, the map, the list of stacks, and SMM-10: costs, reach and paths.
class TestBattleMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keys() {
        QCOMPARE(key(Number::CasterBonus), std::string_view("casterBonus"));
        QCOMPARE(key(Number::Initiative), std::string_view("initiative"));
        QCOMPARE(key(Flag::Ruler), std::string_view("ruler"));
        QCOMPARE(key(Flag::ChiefWarlord), std::string_view("chiefWarlord"));
        QCOMPARE(key(Posture::Screening), std::string_view("screening"));
        QCOMPARE(key(Edge::Back), std::string_view("back"));
        QCOMPARE(key(Weight::Moderate), std::string_view("moderate"));
        std::set<std::string_view> all;
        for (int i = 0; i < numberCount; ++i)
            all.insert(key(static_cast<Number>(i)));
        for (int i = 0; i < flagCount; ++i)
            all.insert(key(static_cast<Flag>(i)));
        QCOMPARE(static_cast<int>(all.size()), numberCount + flagCount);
    }

    void costs_SMM10_data() {
        QTest::addColumn<int>("cost"); // -1: not passable
        for (const char* word : {"open", "road", "bridge", "quicksand", "unknown"})
            QTest::newRow(word) << 1;
        for (const char* word : {"woods", "rough", "fort"})
            QTest::newRow(word) << 2;
        QTest::newRow("river") << 3;
        QTest::newRow("mountain") << 4;
        QTest::newRow("water") << -1;
        QTest::newRow("wall") << -1;
    }
    void costs_SMM10() {
        Map map(3, 3);
        map.setTerrain({1, 1}, QTest::currentDataTag());
        QCOMPARE(map.terrainWord({1, 1}), std::string_view(QTest::currentDataTag()));
        QTEST(entryCost(map, {1, 1}, false).value_or(-1), "cost");
        QCOMPARE(entryCost(map, {1, 1}, true), std::optional(1));
        QVERIFY(!entryCost(map, {3, 1}, true));
    }

    void theSlowestMoves_SMM10() {
        const Stack stack =
            stackOf("s", {UnitMaker("A").with(Number::Move, 6), UnitMaker("B").with(Number::Move, 4),
                          UnitMaker("C").with(Number::Move, 1).croaked()});
        QCOMPARE(stackMove(stack), 4);
        QCOMPARE(stackMove(stackOf("d", {UnitMaker("C").with(Number::Move, 1).croaked()})), 0);
    }

    void flyersFlyTogether_SMM10() {
        const UnitMaker flyer = UnitMaker("F").specials({"Flyer"});
        QVERIFY(fliesAsOne(stackOf("s", {flyer, UnitMaker("x").croaked()})));
        QVERIFY(!fliesAsOne(stackOf("s", {flyer, UnitMaker("x")})));
    }

    void theCheapestWay_SMM10() {
        Map map(7, 5);
        map.setTerrain({3, 1}, "mountain");
        map.setTerrain({3, 2}, "mountain");
        map.setTerrain({3, 3}, "road");
        for (const hex::Hex hex : {hex::Hex{3, 0}, {3, 4}})
            map.setTerrain(hex, "water");
        const Reach reach(map, hex::Hex{1, 1}, false, 6);
        QCOMPARE(reach.cost({1, 1}), std::optional(0));
        QCOMPARE(reach.cost({2, 1}), std::optional(1));
        QCOMPARE(reach.cost({3, 1}), std::optional(5));
        QCOMPARE(reach.cost({3, 3}), std::optional(3));
        QVERIFY(!reach.cost({3, 0}));
        QCOMPARE(reach.path({3, 3}).size(), 3U);
        QCOMPARE(reach.path({3, 3}).back(), (hex::Hex{3, 3}));
        QVERIFY(reach.path({1, 1}).empty());
        QVERIFY(reach.path({3, 0}).empty());
    }

    void pathsAreWhatTheyCost_SMM10() {
        Map map(15, 15);
        const std::array words{"woods", "river", "water", "mountain", "open", "wall", "road", "rough"};
        for (int i = 0; i < 225; ++i)
            map.setTerrain({i % 15, i / 15}, words[static_cast<std::size_t>(i * 7 + i / 11) % words.size()]);
        for (const bool flies : {false, true}) {
            const Reach reach(map, {7, 7}, flies, 9);
            for (const auto& [hex, step] : reach.steps()) {
                int cost = 0;
                hex::Hex from = reach.start();
                for (const hex::Hex next : reach.path(hex)) {
                    QVERIFY(hex::adjacent(from, next));
                    cost += *entryCost(map, next, flies);
                    from = next;
                }
                QCOMPARE(cost, step.cost);
                QVERIFY(cost <= 9);
                QCOMPARE(cheapestCost(map, {7, 7}, hex, flies), std::optional(cost));
            }
            for (const hex::Hex hex : hex::within({7, 7}, 7)) // what is missing is too far or cut off
                if (!reach.cost(hex))
                    QVERIFY(cheapestCost(map, {7, 7}, hex, flies).value_or(10) > 9);
        }
    }

    void aSearchEndsAtItsLimit_SMM10() {
        Map map(1000, 1000);
        for (const hex::Hex hex : hex::within({500, 500}, 1))
            map.setTerrain(hex, "water");
        map.setTerrain({500, 500}, "open");
        const CheapestWay far = cheapestWay(map, {0, 0}, {999, 0}, false, 50);
        QVERIFY(!far.cost && far.mayExist);
        const CheapestWay closed = cheapestWay(map, {490, 500}, {500, 500}, false, 50);
        QVERIFY(!closed.cost && closed.mayExist); // the way round the water has not been followed to its end
        QCOMPARE(cheapestWay(map, {490, 500}, {495, 500}, false, 50).cost, std::optional(5));
        QCOMPARE(cheapestWay(map, {490, 500}, {495, 500}, false, 5).cost, std::optional(5));
        const CheapestWay dear = cheapestWay(map, {490, 500}, {495, 500}, false, 4);
        QVERIFY(!dear.cost && dear.mayExist);
        const CheapestWay out = cheapestWay(map, {500, 500}, {490, 500}, false, 50);
        QVERIFY(!out.cost && !out.mayExist); // nothing but water round it
        const CheapestWay in = cheapestWay(map, {490, 500}, {500, 499}, false, 50);
        QVERIFY(!in.cost && !in.mayExist);
    }

    void aListFindsItsStacks() {
        Battle battle = battleOf({stackOf("a", alphabet(1)), stackOf("b", alphabet(1), {1, 1}),
                                  stackOf("c", alphabet(1)), stackOf("d", alphabet(1))});
        StackList& list = battle.stacks;
        const auto ids = [&](hex::Hex hex) {
            std::string result;
            for (const StackPointer& stack : list.at(hex))
                result += stack->id.text;
            return result;
        };
        QCOMPARE(ids({5, 5}), std::string("acd"));
        Stack moved = *list[1];
        moved.hex = {5, 5};
        list.replace(1, std::make_shared<const Stack>(moved));
        QCOMPARE(ids({5, 5}), std::string("abcd")); // document order, not order of arrival
        QCOMPARE(ids({1, 1}), std::string());
        list.erase(0);
        QCOMPARE(list.position(StackId("d")), 2U);
        QCOMPARE(list.position(StackId("a")), list.size());
        QVERIFY(!list.find(StackId("a")));
        QCOMPARE(list.find(StackId("c"))->id.text, std::string("c"));
    }

    void equalMaps() {
        Map a(4, 4);
        Map b = a;
        QVERIFY(a == b);
        b.setTerrain({1, 1}, "bog");
        QVERIFY(!(a == b));
        a.setTerrain({1, 1}, "fen");
        QVERIFY(!(a == b));
        b.setTerrain({1, 1}, "fen");
        QVERIFY(a == b);
        b.unknown = std::make_shared<const std::string>("{}");
        QVERIFY(!(a == b));
        a.unknown = std::make_shared<const std::string>("{}");
        QVERIFY(a == b);
    }

    void anEmptySharedValueCostsNothing() {
        const Stack a;
        const Stack b;
        QVERIFY(a.units.isSameAs(b.units));
        Stack c;
        c.units.edit().push_back({});
        QVERIFY(a.units->empty());
    }

    /// What a move in the undo stack holds: 100,000 of them fit in 64 MiB with their commands.
    void aMovedStackIsSmall() { QVERIFY(sizeof(Stack) <= 256); }
};

template struct sf::test::Registered<TestBattleMap>;
#include "test_battle_map.moc"
