// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/smm/exchange_fight.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

void powerRow(const char* name, const PrepareFight& prepare, const char* attack, const char* defense,
              bool shot = false) {
    QTest::newRow(name) << prepare << shot << QString::fromLatin1(attack) << QString::fromLatin1(defense);
}

void rowsOfEdgesAndPostures() {
    powerRow(
        "Front to Front, SMM-11", [](Fight&) {}, "5 SMM-11", "3 SMM-11");
    powerRow(
        "over Left and Back, SMM-12",
        [](Fight& f) {
            f.a.facing = hex::Direction::SouthWest;
            f.t.facing = hex::Direction::South;
        },
        "5 SMM-11, -1 SMM-12", "3 SMM-11, -4 SMM-12, 1 SMM-12");
    powerRow(
        "a frontArc of three sides, SMM-9",
        [](Fight& f) {
            f.a.facing = hex::Direction::SouthWest;
            f.rules["frontArc"] = "3";
        },
        "5 SMM-11", "3 SMM-11");
    powerRow(
        "complete squares count at least 1, SMM-12",
        [](Fight& f) {
            f.a.units = fighters(1, 5, "a");
            f.a.facing = hex::Direction::North;
        },
        "5 SMM-11, -2 SMM-12", "3 SMM-11");
    powerRow(
        "offensive, less penalties, SMM-14",
        [](Fight& f) {
            smm::setPosture(f.a, Posture::Offensive);
            f.a.facing = hex::Direction::North;
            f.a.units = std::vector<battle::Unit>{fighter("x", 1), warlord("w", 9)};
        },
        "1 SMM-14, -2 SMM-12, 1 SMM-12, 9 SMM-14", "3 SMM-11");
    powerRow(
        "a Warlord alone has its own AP, SMM-14",
        [](Fight& f) {
            smm::setPosture(f.a, Posture::Offensive);
            f.a.facing = hex::Direction::North;
            f.a.units = std::vector<battle::Unit>{warlord("w", 9)};
        },
        "-2 SMM-12, 2 SMM-12, 9 SMM-14", "3 SMM-11");
    powerRow(
        "defensive: the Warlord's part is immune, SMM-15",
        [](Fight& f) {
            smm::setPosture(f.t, Posture::Defensive);
            f.t.facing = hex::Direction::South;
            f.t.units.edit().push_back(warlord("w", 8));
        },
        "5 SMM-11", "3 SMM-15, -4 SMM-12, 1 SMM-12, 8 SMM-15");
}

void rowsOfModifiersAndShots() {
    powerRow(
        "a screened structure halves, SMM-16",
        [](Fight& f) {
            f.a.units.edit()[0] = warlord("w", 6);
            smm::setPosture(f.a, Posture::Screening);
            smm::setScreens(f.a, battle::StructureId("gate"));
        },
        "6 SMM-11, -3 SMM-16", "3 SMM-11");
    powerRow(
        "modifiers by weight: penalties, then bonuses, SMM-30",
        [](Fight& f) {
            smm::setModifiers(f.a, {modifier(2, battle::Weight::Major, true, false),
                                    modifier(-1, battle::Weight::Flat, true, true)});
            smm::setModifiers(f.t, {modifier(-2, battle::Weight::Minor, false, true),
                                    modifier(1, battle::Weight::Moderate, false, true)});
        },
        "5 SMM-11, -1 SMM-30, 8 SMM-30", "3 SMM-11, -4 SMM-30, 1 SMM-12, 3 SMM-30");
    powerRow(
        "a shot has no edge penalties, SMM-28",
        [](Fight& f) {
            f.a.facing = hex::Direction::North;
            f.t.facing = hex::Direction::South;
            for (battle::Unit& unit : f.a.units.edit())
                unit = fighter(unit.id.text, 5).specials({"ranged"});
        },
        "5 SMM-11", "3 SMM-11", true);
    powerRow(
        "nor an offensive Warlord's bonus, but a defensive one's DP, SMM-28",
        [](Fight& f) {
            smm::setPosture(f.a, Posture::Offensive);
            f.a.units = std::vector<battle::Unit>{fighter("x", 1).specials({"ranged"}),
                                                  fighter("w", 9).specials({"Ranged 3"}).is(Flag::Warlord)};
            smm::setPosture(f.t, Posture::Defensive);
            f.t.units.edit().push_back(warlord("w", 8));
        },
        "5 SMM-11", "3 SMM-15, 8 SMM-15", true);
    powerRow(
        "nor halving, SMM-28",
        [](Fight& f) {
            smm::setPosture(f.a, Posture::Screening);
            smm::setScreens(f.a, battle::StructureId("gate"));
            f.a.units = std::vector<battle::Unit>{fighter("w", 9).specials({"ranged"}).is(Flag::Warlord)};
        },
        "9 SMM-11", "3 SMM-11", true);
}

} // namespace

/// SMM-12, 14 to 16, 20, 28 and 30: the powers of an attack, term by term.
class TestSmmExchangePower : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void powers_data() {
        QTest::addColumn<PrepareFight>("prepare");
        QTest::addColumn<bool>("shot");
        QTest::addColumn<QString>("attackPower");
        QTest::addColumn<QString>("defensePower");
        rowsOfEdgesAndPostures();
        rowsOfModifiersAndShots();
    }
    void powers() {
        QFETCH(PrepareFight, prepare);
        QFETCH(bool, shot);
        Fight fight;
        prepare(fight);
        battle::Battle battle = fight.battle();
        battle.map.edit().editStructures().push_back({battle::StructureId("gate"), "Gate", {5, 4}, nullptr});
        const auto found = smm::exchange(
            battle, {battle::StackId("a"), battle::StackId("t"), shot ? Means::Shot : Means::Melee, {}});
        const auto& exchange = std::get<Exchange>(found);
        QTEST(terms(exchange.attackPower), "attackPower");
        QTEST(terms(exchange.defensePower), "defensePower");
    }

    void rotationsOfTheRound_SMM20() {
        Fight fight;
        smm::setPosture(fight.t, Posture::Defensive);
        fight.t.units.edit().push_back(warlord("w", 8)); // ten units: two complete rows
        const battle::Battle battle = fight.battle();
        smm::Frozen frozen(battle);
        frozen.rotate(battle::StackId("a"), 1);
        frozen.rotate(battle::StackId("t"), 2);
        const Exchange exchange =
            smm::exchange(battle, frozen, {battle::StackId("a"), battle::StackId("t"), Means::Melee, {}});
        QCOMPARE(terms(exchange.attackPower), QStringLiteral("5 SMM-11, -2 SMM-20"));
        QCOMPARE(terms(exchange.defensePower), QStringLiteral("3 SMM-15, -4 SMM-20, 1 SMM-12, 8 SMM-15"));
    }

    void rotationsLeaveTheOffensiveWarlordAlone_SMM20() {
        Fight fight;
        smm::setPosture(fight.a, Posture::Offensive);
        fight.a.units.edit().push_back(warlord("w", 8)); // five units: one complete row
        const battle::Battle battle = fight.battle();
        smm::Frozen frozen(battle);
        frozen.rotate(battle::StackId("a"), 3);
        const Exchange exchange =
            smm::exchange(battle, frozen, {battle::StackId("a"), battle::StackId("t"), Means::Melee, {}});
        QCOMPARE(terms(exchange.attackPower), QStringLiteral("5 SMM-14, -3 SMM-20, 8 SMM-14"));
    }
};

template struct sf::test::Registered<TestSmmExchangePower>;
#include "test_smm_exchange_power.moc"
