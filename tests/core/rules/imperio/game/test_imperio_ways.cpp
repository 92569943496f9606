// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/dice.h"
#include "core/rules/imperio/board/reach.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/knight_ways.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace sf;
using namespace sf::imperio;
using imperio::test::at;
using imperio::test::position;

namespace {

/// What all sequences of legal steps lead to, by the rules' own application.
struct Tried {
    std::map<Square, std::size_t> fewest; ///< steps to each square
    std::map<Square, std::set<int>> charges;

    void walk(const Position& now, Square knight, std::size_t steps) {
        ActionList list;
        listLegalOf(now, knight, list);
        for (const Action& action : list) {
            if (action.act == Act::Attack)
                charges[action.to].insert(charge(now, knight, action.to));
            if (action.act != Act::Step)
                continue;
            const auto found = fewest.find(action.to);
            if (found == fewest.end() || found->second > steps + 1)
                fewest[action.to] = steps + 1;
            dice::Script none({});
            const auto outcome = apply(now, action, none);
            const auto* applied = std::get_if<Applied>(&outcome);
            if (applied && applied->position.toMove == now.toMove)
                walk(applied->position, action.to, steps + 1);
        }
    }
};

Position crowded(ChargePath charge) {
    Position start = position({"HBOOOOOOB", //
                               "OOOOFOOOO", //
                               "OOAOOOOOO", //
                               "OOOFKOFOO", //
                               "OOOOOSOOO", //
                               "OOSOMOOOO", //
                               "OOCOOOOOO", //
                               "OOOOOOOSO", //
                               "TOOOEOOOT"},
                              Side::Attacker);
    start.options.chargePath = charge;
    return start;
}

} // namespace

class TestImperioWays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waysAreWhatStepsLeadTo_data() {
        QTest::addColumn<int>("path");
        QTest::addColumn<int>("firstSteps");
        for (const int path : {0, 1})
            for (const int steps : {0, 1, 2})
                QTest::addRow("IMP-9, IMP-15: path %d, %d steps before", path, steps) << path << steps;
    }
    void waysAreWhatStepsLeadTo() {
        QFETCH(int, path);
        QFETCH(int, firstSteps);
        Position now = crowded(path == 0 ? ChargePath::Shortest : ChargePath::Free);
        Square knight = at("R4C5");
        for (const char* to : {"R3C5", "R3C6"}) {
            if (firstSteps-- <= 0)
                break;
            dice::Script none({});
            now = std::get<Applied>(apply(now, step(knight, at(to)), none)).position;
            knight = at(to);
        }
        Tried tried;
        tried.walk(now, knight, 0);
        tried.fewest.erase(knight);
        const KnightWays ways(now, knight);
        Squares all;
        for (const auto& [square, steps] : tried.fewest) {
            all.add(square);
            const std::vector<Square> way = ways.wayTo(square);
            QCOMPARE(way.size(), steps);
            QVERIFY(way.back() == square);
            Position walked = now;
            Square from = knight;
            for (const Square to : way) {
                QVERIFY(!refusalOf(walked, step(from, to)));
                dice::Script none({});
                walked = std::get<Applied>(apply(walked, step(from, to), none)).position;
                from = to;
            }
        }
        QVERIFY(ways.squares() == all);
        Squares targets;
        for (const auto& [target, charges] : tried.charges) {
            targets.add(target);
            std::set<int> offered;
            double before = 1;
            for (const Approach& approach : ways.approaches(target)) {
                offered.insert(approach.charge);
                QVERIFY(approach.winChance <= before);
                before = approach.winChance;
            }
            QVERIFY2(offered == charges, target.text().c_str());
        }
        QVERIFY(ways.targets() == targets);
    }

    void chargeOfEachSquare_IMP14() {
        const KnightWays ways(crowded(ChargePath::Shortest), at("R4C5"));
        QCOMPARE(ways.stepsAt(at("R3C5")), 1);
        QCOMPARE(ways.stepsAt(at("R1C5")), 3);
        QCOMPARE(ways.wayTo(at("R5C5")).size(), std::size_t{1});
        QVERIFY(!ways.squares().has(at("R8C5"))); // behind the pikeman's zone
        const auto near = ways.approaches(at("R5C6"));
        QCOMPARE(near.size(), std::size_t{1});
        QCOMPARE(near.front().charge, 0); // it began beside its target
        QVERIFY(near.front().way.empty());
        QVERIFY(ways.approaches(at("R6C5")).empty()); // IMP-15: it can't get beside the pikeman and attack
    }

    void waysAreAsStraightAsPossible_data() {
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("turns");
        QTest::newRow("a column") << "R7C4" << 4 << 0;
        QTest::newRow("a diagonal") << "R7C8" << 4 << 0;
        QTest::newRow("beside the column") << "R7C5" << 4 << 1;
        QTest::newRow("between both") << "R7C6" << 4 << 1;
        QTest::newRow("behind a piece") << "R3C8" << 4 << 1;
    }
    void waysAreAsStraightAsPossible() {
        QFETCH(QString, to);
        const Position now = position({"HBOOOOOOB", //
                                       "OOOOOOOOO", //
                                       "OOOKOFOOO", //
                                       "OOOOOOOOO", //
                                       "OOOOOOOOO", //
                                       "OOOOOOOOO", //
                                       "OOOOOOOOO", //
                                       "OOOOOOOOO", //
                                       "TOOOEOOOT"},
                                      Side::Attacker);
        const std::vector<Square> way = KnightWays(now, at("R3C4")).wayTo(at(to.toLatin1().constData()));
        int turns = 0;
        for (std::size_t step = 1; step < way.size(); ++step) {
            const Square before = step == 1 ? at("R3C4") : way[step - 2];
            turns += way[step].row() - way[step - 1].row() != way[step - 1].row() - before.row() ||
                     way[step].column() - way[step - 1].column() != way[step - 1].column() - before.column();
        }
        QTEST(static_cast<int>(way.size()), "steps");
        QTEST(turns, "turns");
    }

    void aKnightChargesAlongTheStraightestWay() {
        const Position now = position({"HBOOOOOOB", //
                                       "OOOOOOOOO", //
                                       "OOOKOOOOO", //
                                       "OOOOOOOOO", //
                                       "OOOOOOOOO", //
                                       "OOOOOOOOO", //
                                       "OOOSOOOOO", //
                                       "OOOOOOOOO", //
                                       "TOOOEOOOT"},
                                      Side::Attacker);
        const auto approaches = KnightWays(now, at("R3C4")).approaches(at("R7C4"));
        QVERIFY(!approaches.empty());
        const auto shortest = std::ranges::min_element(
            approaches, {}, [](const Approach& approach) { return approach.way.size(); });
        QVERIFY(shortest->way == (std::vector<Square>{at("R4C4"), at("R5C4"), at("R6C4")}));
    }

    void othersHaveNoWays() {
        const Position now = crowded(ChargePath::Shortest);
        for (const char* square : {"R3C3", "R7C3", "R1C1", "R5C5"})
            QVERIFY(KnightWays(now, at(square)).squares().isEmpty());
        QVERIFY(KnightWays(now, nowhere).targets().isEmpty());
    }
};

template struct sf::test::Registered<TestImperioWays>;
#include "test_imperio_ways.moc"
