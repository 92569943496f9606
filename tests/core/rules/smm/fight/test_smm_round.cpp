// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/smm/round_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

void rowsOfOrderAndRotation() {
    roundRow(
        "by Initiative, SMM-26", [](Field&) {}, {10, 9},
        "conflictForms r: r b, hits r b, damage b b1 2, misses b r");
    roundRow(
        "reading order at equal Initiative, SMM-26",
        [](Field& f) { f.stacks[1].units = std::vector<battle::Unit>{soldier("b1", 9)}; }, {2, 2},
        "conflictForms r: r b, misses r b, misses b r");
    roundRow(
        "the highest face hits, 1 misses, SMM-27",
        [](Field& f) {
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).with(Number::AttackPower, 900)};
        },
        {1, 20}, "conflictForms r: r b, misses r b, hits b r, damage r r1 2");
    roundRow(
        "it acts though eliminated, SMM-26", [](Field& f) { f.stacks[1].units.edit()[0].hitsLeft = 2; },
        {10, 10},
        "conflictForms r: r b, hits r b, damage b b1 2, croaks b b1, hits b r, damage r r1 2, conflictEnds: "
        "r");
    roundRow(
        "an eliminated target: nothing is thrown, SMM-26",
        [](Field& f) {
            f.stacks[1].units.edit()[0].hitsLeft = 2;
            f.add("s", 0, {5, 6}, {soldier("s1", 1)});
            f.order("s").attack = StackId("b");
        },
        {10, 2},
        "conflictForms r: r b s, hits r b, damage b b1 2, croaks b b1, misses b r, forfeits s b, "
        "conflictEnds: r s");
    roundRow(
        "a modifier prevents acting, SMM-30",
        [](Field& f) {
            battle::Modifier modifier;
            modifier.preventsActing = true;
            smm::setModifiers(f.stacks[0], {modifier});
        },
        {2}, "conflictForms r: r b, cannotAct r, misses b r");
    roundRow(
        "rotation before acting: 1 row, AP 4 over the Left, SMM-20",
        [](Field& f) { f.order("r").rotate = -1; }, {11, 11},
        "conflictForms r: r b, rotates r -1, misses r b, hits b r, damage r r1 2");
    roundRow(
        "holding in a Conflict, SMM-26", [](Field& f) { f.order("r").hold = true; }, {2},
        "conflictForms r: r b, holds r, misses b r");
}

void rowsOfWarlords() {
    roundRow(
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
        "takesPosture b 1, conflictForms r: r b, hits r b, warlordJoins b w, damage b b1 3, croaks b b1, "
        "damage b b2 12, "
        "croaks b b2, damage b w 1, croaks b w, misses b r");
    roundRow(
        "or stays out of it, SMM-17",
        [](Field& f) {
            f.stacks[1].units = std::vector<battle::Unit>{
                soldier("b1", 1), soldier("w", 1).with(Number::Upkeep, 9).is(Flag::Warlord)};
            f.order("b").posture = Posture::Offensive;
        },
        {20, 18, 2},
        "takesPosture b 1, conflictForms r: r b, hits r b, warlordStays b w, damage b b1 1, misses b r");
}

void rowsOfScreens() {
    roundRow(
        "who screened an edge and fled takes no damage for it, SMM-22",
        [](Field& f) {
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).with(Number::Damage, 2 + 12 + 5)};
            smm::setPosture(f.add("s", 1, {6, 5}, {soldier("s1", 1).is(Flag::Warlord)}), Posture::Screening);
            smm::setScreens(f.stacks.back(), battle::ScreenedEdge{StackId("b"), battle::Edge::Front});
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}, {StackId("s"), 20}});
            f.order("s").flee = hex::Hex{8, 6};
        },
        {13, 2}, // 10 + 5 + 3 of the bonus, which holds, - 5
        "flees s, hits r b, damage b b1 12, croaks b b1, misses b r, conflictEnds: r");
    roundRow(
        "and a die less misses, SMM-22",
        [](Field& f) {
            smm::setPosture(f.add("s", 1, {6, 5}, {soldier("s1", 1).is(Flag::Warlord)}), Posture::Screening);
            smm::setScreens(f.stacks.back(), battle::ScreenedEdge{StackId("b"), battle::Edge::Front});
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}, {StackId("s"), 20}});
            f.order("s").flee = hex::Hex{8, 6};
        },
        {12, 2}, "flees s, misses r b, misses b r");
    roundRow(
        "who screened a lone unit and fled takes no damage for it, SMM-16",
        [](Field& f) {
            smm::setPosture(f.add("s", 1, {6, 5}, {soldier("s1", 1).is(Flag::Warlord)}), Posture::Screening);
            smm::setScreens(f.stacks.back(), battle::UnitId("b1"));
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}, {StackId("s"), 20}});
            f.order("s").flee = hex::Hex{8, 6};
        },
        {20, 2}, "flees s, hits r b, damage b b1 2, misses b r");
    roundRow(
        "an ambush names the edge, SMM-9a",
        [](Field& f) {
            f.order("r").attack = StackId("b");
            f.order("r").edge = battle::Edge::Back;
        },
        {2, 2}, "conflictForms r: r b, namesEdge r b 3, misses r b, misses b r");
    roundRow(
        "damage of a screened edge, SMM-23",
        [](Field& f) {
            f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).with(Number::Damage, 2 + 12 + 5)};
            smm::setPosture(f.add("s", 1, {6, 5}, {soldier("s1", 1).is(Flag::Warlord)}), Posture::Screening);
            smm::setScreens(f.stacks.back(), battle::ScreenedEdge{StackId("b"), battle::Edge::Front});
            f.order("s").hold = true;
            f.order("r").attack = StackId("b");
        },
        {20, 2},
        "conflictForms r: r b, hits r b, damage b b1 12, croaks b b1, damage s s1 5, misses b r, "
        "conflictEnds: r, holds s");
    roundRow(
        "stats stay frozen in the round, SMM-11",
        [](Field& f) {
            f.stacks[1].units =
                std::vector<battle::Unit>{soldier("b1", 1).with(Number::AttackPower, 15).left(2),
                                          soldier("b2", 1).with(Number::Upkeep, 1)};
        },
        {20, 6}, "conflictForms r: r b, hits r b, damage b b1 1, hits b r, damage r r1 6");
}

void rowsOfFrozenStats() {
    roundRow(
        "who lost units is formed anew, SMM-18",
        [](Field& f) {
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1").croaked(), soldier("b2")};
            smm::setFormed(f.stacks[1], {battle::UnitId("b1"), battle::UnitId("b2")});
        },
        {2, 2}, "conflictForms r: r b, reforms b, misses r b, misses b r");
}

} // namespace

/// SMM-11, SMM-17 to SMM-30: rounds of combat with scripted dice, rule by rule.
class TestSmmRound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_data();
    void rounds();

    void headingsOfARound_SMM25() {
        Field field = duel();
        field.dice = {1, 1};
        for (const char* id : {"c", "d"}) {
            field.add(id, 0, {1, id[0] - 'a'}, {soldier(id + std::string("1"))});
            field.order(id).move = hex::Hex{2, id[0] - 'a'};
        }
        const Played played = play(field);
        QStringList headings;
        for (const smm::Event& event : played.events) {
            if (!battle::isHeading(event.kind))
                continue;
            QStringList stacks;
            for (const StackId& id : event.others)
                stacks << QString::fromStdString(id.text);
            headings << QStringLiteral("%1 %2 %3 %4 [%5]")
                            .arg(QString::fromUtf8(event.kind->word.data()),
                                 QString::fromStdString(event.rule.text()))
                            .arg(event.amount)
                            .arg(event.conflict)
                            .arg(stacks.join(u' '));
        }
        QCOMPARE(headings, (QStringList{QStringLiteral("roundBegins SMM-25 1 0 []"),
                                        QStringLiteral("conflictFights SMM-26 0 1 [r b]"),
                                        QStringLiteral("othersAct SMM-25 0 0 []")}));
        QVERIFY(played.events.front().kind == battle::events::roundBegins);
        QVERIFY(played.events.back().kind == battle::events::moves);
    }

    void diceOfARound_SMM27() {
        Field field = duel();
        field.dice = {11, 2};
        const Played played = play(field);
        const auto hit = std::ranges::find(played.events, smm::events::hits, &smm::Event::kind);
        QVERIFY(hit != played.events.end());
        QCOMPARE(hit->dice, (std::vector<dice::Die>{{20, 11}}));
        QCOMPARE(hit->rule.text(), std::string("SMM-27"));
        QCOMPARE(hit->needed, 10);
        QCOMPARE(played.battle.stacks[1]->units->front().hitsLeft, 10);
        QCOMPARE(played.battle.round, std::optional(1));
    }

    void diceThatRunOut() {
        Field field = duel();
        for (const std::vector<int>& dice : {std::vector<int>{}, {11}, {21}, {0}}) {
            dice::Script script(dice);
            (void)smm::playRound(field.battle(), {}, script);
            QVERIFY(script.exhausted());
        }
    }

    void conflictsAreKept_SMM24() {
        Field field = duel();
        field.dice = {2, 2};
        const battle::Battle after = play(field).battle;
        QCOMPARE(smm::conflictsOf(after).size(), std::size_t{1});
        QCOMPARE(smm::conflictsOf(after).front().initiative.front().second, 9);
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
        smm::setFormed(field.stacks[1], {battle::UnitId("b1"), battle::UnitId("b2")});
        field.dice = {20, 2};
        const Played played = play(field);
        // b2 is worth less now, but nobody was lost: b1 stays in front and is struck.
        QCOMPARE(played.line(), QStringLiteral("conflictForms r: r b, hits r b, damage b b1 1, misses b r"));
        QCOMPARE(smm::stateOf(*played.battle.stacks[1]).formed.front().text, std::string("b1"));
    }

    void outOfConflictsStacksAreFormedAnew_SMM29() {
        Field field = duel();
        field.stacks[1].units.edit()[0].hitsLeft = 1;
        smm::setFormed(field.stacks[0], {battle::UnitId("r1")});
        field.dice = {20, 2};
        const battle::Battle after = play(field).battle;
        QVERIFY(smm::stateOf(*after.stacks[0]).formed.empty());
        QVERIFY(smm::conflictsOf(after).empty());
    }
};

void TestSmmRound::rounds_data() {
    addRoundColumns();
    rowsOfOrderAndRotation();
    rowsOfWarlords();
    rowsOfScreens();
    rowsOfFrozenStats();
}

void TestSmmRound::rounds() {
    playRow();
}

template struct sf::test::Registered<TestSmmRound>;
#include "test_smm_round.moc"
