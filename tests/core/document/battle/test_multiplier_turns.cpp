// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/multiplier_text.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/rules/multiplier/multiplier_field.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

using namespace sf;
using namespace sf::document;
using multiplier::EndTurn;

namespace {

using test::attackBy;
using test::turnField;

battle::StackPointer stackIn(const BattleDocument& document, const char* id) {
    return document.battle().stacks.find(battle::StackId(id));
}

/// The hits left of the stack's units as text: "4 0 3".
QString hitsIn(const BattleDocument& document, const char* id) {
    QStringList hits;
    for (const battle::Unit& unit : *stackIn(document, id)->units)
        hits << QString::number(unit.hitsLeft);
    return hits.join(u' ');
}

/// "MUL-0 attackedThisTurn ..." as a text to compare: the rule and the sentence.
QString whyNot(BattleDocument& document, const multiplier::TurnAction& action,
               const std::vector<int>& dice = {3, 4, 3, 4}) {
    const auto outcome = perform(document, action, dice);
    if (outcome.isDone())
        return {};
    const auto& refusal = outcome.refusal;
    return refusal ? QString::fromStdString(refusal->rule.text()) : QStringLiteral("dice");
}

QString whyNot(BattleDocument& document, const battle::Action& action) {
    const auto refusal = document.perform(action).refusal;
    if (!refusal)
        return {};
    return refusal->rule ? QString::fromStdString(refusal->rule.text()) : QStringLiteral("refused");
}

battle::MoveStack moving(const char* stack, hex::Hex to) {
    return {battle::StackId(stack), to};
}

QStringList logOf(const BattleDocument& document) {
    return QString::fromUtf8(logText(document.log(), document.battle())).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

/// Turns of multiplier combat in a document: moves, attacks, dice, undo, journal and log.
class TestMultiplierTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAttackWithTypedDice() {
        BattleDocument document(turnField());
        // 16 x 1.2 x 0.75 x 4/8 = 7.2; 6 x 0.75 x 6/8 = 3.375
        QVERIFY(perform(document, attackBy("spears", "guards"), std::vector{3, 4, 3, 4}).isDone());
        QCOMPARE(hitsIn(document, "guards"), QStringLiteral("0 3"));
        QCOMPARE(hitsIn(document, "spears"), QStringLiteral("1 4 8"));
        QVERIFY(multiplier::stateOf(*stackIn(document, "spears")).attackedThisTurn);
        QCOMPARE(multiplier::stateOf(*stackIn(document, "guards")).defendedThisTurn, std::optional(1));
        QCOMPARE(
            logOf(document),
            QStringList(
                {QStringLiteral("Round 1: spears attacked guards (MUL-0)"),
                 QStringLiteral("Round 1: spears struck guards: 16 × 1.2 × 1 × 1 × 0.75 × (8 − 4 − 0) / 8 "
                                "= 7 hit(s) [3/6] [4/6] (typed) (MUL-2)"),
                 QStringLiteral("Round 1: g1 of guards lost 5 hit(s) (MUL-12)"),
                 QStringLiteral("Round 1: g1 of guards has croaked (MUL-12)"),
                 QStringLiteral("Round 1: g2 of guards lost 2 hit(s) (MUL-12)"),
                 QStringLiteral("Round 1: guards struck spears: 6 × 1 × 1 × 1 × 0.75 × (8 − 2 − 0) / 8 "
                                "= 3 hit(s) [3/6] [4/6] (typed) (MUL-2)"),
                 QStringLiteral("Round 1: s1 of spears lost 3 hit(s) (MUL-12)")}));
        QCOMPARE(document.undoText(), QStringLiteral("Attack guards with spears"));
    }

    void undoIsEqualToTheByte() {
        BattleDocument document(turnField());
        const QByteArray before = battleJson(document.battle());
        QVERIFY(document.perform(moving("bows", {5, 5})).isDone());
        QVERIFY(perform(document, attackBy("bows", "guards")).isDone());
        QVERIFY(perform(document, attackBy("spears", "guards")).isDone());
        QVERIFY(perform(document, EndTurn{}).isDone());
        const QByteArray after = battleJson(document.battle());
        document.goToStep(0);
        QCOMPARE(battleJson(document.battle()), before);
        document.goToStep(4);
        QCOMPARE(battleJson(document.battle()), after);
    }

    void theJournalReplaysAndTheFileGoesOn() {
        const QByteArray bytes = battleJson(turnField());
        const auto document = test::opened(bytes);
        const auto replayed = test::opened(bytes);
        connect(document.get(), &BattleDocument::journalGrew, [&](const QByteArray& line) {
            QVERIFY(replayed->replayLine({line.constData(), static_cast<std::size_t>(line.size())}));
        });
        multiplier::Attack aimed = attackBy("spears", "guards");
        aimed.aim = battle::UnitId("g2");
        aimed.ambush = "1.5";
        QVERIFY(perform(*document, aimed).isDone());
        multiplier::Attack shot = attackBy("bows", "guards");
        shot.leave = true;
        shot.leaveTo = hex::Hex{5, 3};
        QVERIFY(perform(*document, shot).isDone());
        QVERIFY(perform(*document, EndTurn{}).isDone());
        document->undo();
        QVERIFY(document
                    ->perform(battle::OrderUnits{
                        battle::StackId("spears"),
                        {battle::UnitId("boss"), battle::UnitId("s2"), battle::UnitId("s1")}})
                    .isDone());
        QVERIFY(document->convert(RuleSystem::Smm).isDone());
        QCOMPARE(replayed->serialised(), document->serialised());
        const auto again = test::opened(document->serialised());
        QVERIFY(again->battle() == document->battle());
        QCOMPARE(logOf(*again), logOf(*document));
        QCOMPARE(again->serialised(), document->serialised());
    }

    void theSameAttackAfterUndoThrowsTheSameDice() {
        BattleDocument document(turnField());
        QVERIFY(perform(document, attackBy("spears", "guards")).isDone());
        const battle::Battle after = document.battle();
        QVERIFY(document.wouldUndoDice());
        document.undo();
        QVERIFY(document.battle() == turnField());
        QVERIFY(perform(document, attackBy("spears", "guards")).isDone());
        QVERIFY(document.battle().stacks == after.stacks);
    }

    void diceThatRunOutChangeNothing() {
        BattleDocument document(turnField());
        for (const std::vector<int>& dice : {std::vector<int>{}, {3, 4, 3}, {3, 7, 3, 4}})
            QCOMPARE(whyNot(document, attackBy("spears", "guards"), dice), QStringLiteral("dice"));
        QVERIFY(document.battle() == turnField());
        QVERIFY(document.journal().empty());
    }

    void turns_MUL0() {
        BattleDocument document(turnField());
        QCOMPARE(multiplier::sideToMove(document.battle()), 0);
        QCOMPARE(whyNot(document, attackBy("guards", "spears")), QStringLiteral("MUL-0"));
        QCOMPARE(whyNot(document, moving("reserve", {5, 7})), QStringLiteral("MUL-0"));
        QCOMPARE(whyNot(document, attackBy("spears", "reserve")), QStringLiteral("MUL-0")); // out of reach
        QCOMPARE(whyNot(document, attackBy("spears", "guards")), QString());
        QCOMPARE(whyNot(document, attackBy("spears", "guards")), QStringLiteral("MUL-0")); // once a turn
        QCOMPARE(whyNot(document, EndTurn{}), QString());
        QCOMPARE(multiplier::sideToMove(document.battle()), 1);
        QVERIFY(!document.battle().round);
        QVERIFY(!multiplier::stateOf(*stackIn(document, "spears")).attackedThisTurn);
        QVERIFY(!multiplier::stateOf(*stackIn(document, "guards")).defendedThisTurn);
        QCOMPARE(whyNot(document, attackBy("guards", "spears")), QString());
        QCOMPARE(whyNot(document, EndTurn{}), QString());
        QCOMPARE(document.battle().round, std::optional(1));
        QCOMPARE(logOf(document).last(), QStringLiteral("Round 2: The turn of Reds begins (MUL-0)"));
    }

    void aSideWithoutAnybodyAliveHasNoTurn_MUL0() {
        battle::Battle battle = turnField();
        battle.sides.push_back({"Greens", 0, nullptr});
        BattleDocument document(battle);
        QVERIFY(perform(document, EndTurn{}).isDone());
        QVERIFY(perform(document, EndTurn{}).isDone());
        QCOMPARE(multiplier::sideToMove(document.battle()), 0);
    }

    void moveIsSpentAndComesBack_MUL0() {
        BattleDocument document(turnField());
        QCOMPARE(whyNot(document, moving("bows", {5, 1})), QString()); // 3 of 4
        QCOMPARE(stackIn(document, "bows")->extras->moveLeft, std::optional(1));
        QCOMPARE(whyNot(document, moving("bows", {5, 3})), QStringLiteral("SMM-10"));
        QCOMPARE(whyNot(document, moving("bows", {5, 2})), QString());
        QCOMPARE(stackIn(document, "bows")->extras->moveLeft, std::optional(0));
        QVERIFY(
            document.perform(battle::MoveStack{battle::StackId("reserve"), {1, 1}, true}).isDone()); // placed
        QVERIFY(perform(document, EndTurn{}).isDone());
        QVERIFY(!stackIn(document, "bows")->extras->moveLeft);
    }

    void ridersFlyWithTheirFlyers_SMM10() {
        using battle::Flag;
        battle::Battle battle = turnField();
        const battle::Stack wing = test::stackOf("wing",
                                                 {test::fighter("w1", 6, 2, 4).is(Flag::Flyer),
                                                  test::fighter("w2", 6, 2, 4).is(Flag::Mounted),
                                                  test::fighter("w3", 6, 2, 4).left(0)},
                                                 {1, 1});
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(wing));
        battle::Map map = *battle.map;
        for (const int row : {0, 1, 2, 3})
            map.setTerrain({2, row}, "water");
        battle.map = map;
        BattleDocument document(battle);
        QCOMPARE(reachOf(document.battle(), *stackIn(document, "wing")).cost({2, 1}), std::optional(1));
        QCOMPARE(whyNot(document, moving("wing", {3, 1})), QString());
        QCOMPARE(stackIn(document, "wing")->extras->moveLeft, std::optional(2));
        const auto hexes = multiplier::refuges(document.battle(), *stackIn(document, "wing"));
        QVERIFY(std::ranges::find(hexes, hex::Hex{2, 1}) != hexes.end());
    }

    void whatIsUsedUpIsUsedUpInPartsAndWholes_MUL0() {
        BattleDocument document(turnField());
        QVERIFY(perform(document, attackBy("spears", "guards"), std::vector{1, 1, 1, 1}).isDone());
        QVERIFY(document
                    .perform(battle::SplitStack{
                        battle::StackId("spears"), {battle::UnitId("s2")}, battle::StackId("part"), "part"})
                    .isDone());
        QCOMPARE(whyNot(document, attackBy("part", "guards")), QStringLiteral("MUL-0"));
        QVERIFY(
            document.perform(battle::MergeStacks{battle::StackId("part"), battle::StackId("bows")}).isDone());
        QCOMPARE(whyNot(document, attackBy("bows", "guards")), QStringLiteral("MUL-0"));
    }

    void partsKeepTheMoveThatIsLeft_BAT20() {
        battle::Battle battle = turnField();
        const std::size_t position = battle.stacks.position(battle::StackId("spears"));
        battle::Stack spears = *battle.stacks[position];
        spears.extras.edit().moveLeft = 1;
        battle.stacks.replace(position, std::make_shared<const battle::Stack>(spears));
        BattleDocument document(battle);
        QVERIFY(document
                    .perform(battle::SplitStack{
                        battle::StackId("spears"), {battle::UnitId("s2")}, battle::StackId("part"), "part"})
                    .isDone());
        for (const char* part : {"spears", "part"})
            QCOMPARE(stackIn(document, part)->extras->moveLeft, std::optional(1));
    }

    /// The log names who is no longer there, also once an undo and a redo have passed.
    void theLogKeepsNames() {
        BattleDocument document(turnField());
        QVERIFY(document.perform(battle::RenameStack{battle::StackId("spears"), "Long Spears"}).isDone());
        QVERIFY(perform(document, attackBy("spears", "guards"), std::vector{1, 1, 1, 1}).isDone());
        QVERIFY(document.perform(battle::MergeStacks{battle::StackId("spears"), battle::StackId("bows")})
                    .isDone());
        const auto names = [&] { return QString::fromUtf8(logText(document.log(), document.remembered())); };
        QVERIFY2(names().contains(QStringLiteral("Long Spears attacked")), qPrintable(names()));
        QVERIFY(document.undo() && document.redo());
        QVERIFY2(!names().contains(QStringLiteral(" spears ")), qPrintable(names()));
        QVERIFY(document.undo() && document.perform(battle::RemoveStack{battle::StackId("spears")}).isDone());
        QVERIFY2(names().contains(QStringLiteral("Long Spears attacked")), qPrintable(names()));
    }

    void leavingBeforeTheAnswer_MUL9() {
        BattleDocument document(turnField());
        multiplier::Attack attack = attackBy("bows", "guards");
        attack.leave = true;
        QCOMPARE(whyNot(document, attack), QStringLiteral("MUL-9")); // nowhere
        attack.leaveTo = hex::Hex{5, 5};
        QCOMPARE(whyNot(document, attack), QStringLiteral("MUL-9")); // to the enemy
        attack.leaveTo = hex::Hex{5, 2};
        QCOMPARE(whyNot(document, attack, {6, 6}), QString());
        QCOMPARE(hitsIn(document, "bows"), QStringLiteral("3 3"));
        QCOMPARE(hitsIn(document, "guards"), QStringLiteral("0 2")); // 16 x 1 x 4/8
        QCOMPARE(stackIn(document, "bows")->hex, (hex::Hex{5, 2}));
        QCOMPARE(stackIn(document, "bows")->extras->moveLeft, std::optional(2));
        QVERIFY(logOf(document).last().contains(QStringLiteral("bows left for 5,2")));
    }

    void whoWipesOutItsAttackerHasFoughtNone_MUL5() {
        battle::Battle battle = turnField();
        battle::Stack weak = *battle.stacks[0];
        weak.units.edit().resize(1);
        weak.units.edit()[0].hitsLeft = 1;
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(weak));
        BattleDocument document(battle);
        multiplier::Attack shot = attackBy("bows", "guards");
        QVERIFY(perform(document, shot, std::vector{1, 1, 1, 1}).isDone());
        QCOMPARE(multiplier::stateOf(*stackIn(document, "guards")).defendedThisTurn, std::optional(1));
        QVERIFY(perform(document, attackBy("spears", "guards"), std::vector{1, 1, 6, 6}).isDone());
        QCOMPARE(hitsIn(document, "spears"), QStringLiteral("0"));
        QCOMPARE(multiplier::stateOf(*stackIn(document, "guards")).defendedThisTurn, std::optional(0));
        QVERIFY(logOf(document).last().contains(QStringLiteral("MUL-5")));
    }

    void stackingOrder_MUL1() {
        const auto ids = [](std::initializer_list<const char*> names) {
            std::vector<battle::UnitId> list;
            for (const char* name : names)
                list.emplace_back(name);
            return list;
        };
        const battle::StackId spears("spears");
        BattleDocument document(turnField());
        QCOMPARE(whyNot(document, battle::OrderUnits{spears, ids({"boss", "s1", "s2"})}), QString());
        QCOMPARE((*stackIn(document, "spears")->units)[0].id.text, std::string("boss"));
        QCOMPARE(whyNot(document, battle::OrderUnits{spears, ids({"boss", "s1"})}), QStringLiteral("MUL-1"));
        QCOMPARE(whyNot(document, battle::OrderUnits{spears, ids({"boss", "s1", "s1"})}),
                 QStringLiteral("MUL-1"));
        QCOMPARE(whyNot(document, battle::OrderUnits{spears, ids({"boss", "s1", "g1"})}),
                 QStringLiteral("MUL-1"));
        QCOMPARE(whyNot(document, battle::SetPosture{spears, battle::Posture::Offensive}),
                 QStringLiteral("refused"));
        battle::Battle other = turnField();
        other.rules = RuleSystem::Smm;
        BattleDocument smm(other);
        QCOMPARE(whyNot(smm, battle::OrderUnits{spears, ids({"boss", "s1", "s2"})}),
                 QStringLiteral("refused"));
        QCOMPARE(whyNot(smm, battle::SetSpecialBonus{spears, "2"}), QStringLiteral("refused"));
        QVERIFY(perform(smm, EndTurn{}).refusal.has_value());
    }

    void flyersAndWalkersStayApart_MUL1() {
        BattleDocument document(turnField());
        const auto adding = [](const battle::Unit& unit) {
            return battle::AddUnits{battle::StackId("spears"), {unit}};
        };
        QCOMPARE(whyNot(document, adding(test::fighter("f", 1, 1, 1).is(test::Flag::Flyer))),
                 QStringLiteral("MUL-1"));
        QByteArray bytes = battleJson(document.battle());
        bytes.replace("\"id\":\"s1\"", "\"id\":\"s1\",\"flyer\":true");
        const Loaded loaded = loadBytes(bytes);
        QVERIFY(std::holds_alternative<LoadError>(loaded));
        const QString text = std::get<LoadError>(loaded).text(QStringLiteral("f"));
        QVERIFY2(text.contains(QStringLiteral("stacks[0].units")) && text.contains(QStringLiteral("MUL-1")),
                 qPrintable(text));
    }

    void specialBonus_MUL5_data() {
        QTest::addColumn<QString>("bonus");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* bonus, const char* rule) {
            QTest::newRow(*bonus ? bonus : "none") << QString::fromLatin1(bonus) << QString::fromLatin1(rule);
        };
        row("1.5", "");
        row("0", "");
        row("2", "");
        for (const char* bad : {"x", "-1", "1.", ".5", "1e3", "1,5", "1234567890123456789012345678901"})
            row(bad, "MUL-5");
    }
    void specialBonus_MUL5() {
        QFETCH(QString, bonus);
        BattleDocument document(turnField());
        QTEST(whyNot(document, battle::SetSpecialBonus{battle::StackId("spears"), bonus.toStdString()}),
              "rule");
        const auto again = test::opened(document.serialised());
        QVERIFY(again->battle() == document.battle());
    }

    void convertedToMultiplier() {
        battle::Battle battle = turnField();
        battle.rules = RuleSystem::Smm;
        battle.houseRules["frontArc"] = "1";
        battle.houseRules["ours"] = "2";
        battle::Stack led = *battle.stacks[0];
        led.units.edit().push_back(test::fighter("kess", 5, 5, 9).is(test::Flag::Warlord));
        led.units.edit().push_back(test::fighter("eagle", 5, 5, 9).specials({"flyer"}));
        led.units.edit().push_back(test::fighter("slinger", 5, 5, 9).specials({"ranged"}));
        smm::setPosture(led, battle::Posture::Offensive);
        led.leader = battle::UnitId("kess");
        smm::setModifiers(led, {{"Mud", true, false, false, -1, {}, {}}});
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(led));
        BattleDocument document(battle);
        const QByteArray before = battleJson(document.battle());
        const auto conversion = conversionOf(document.battle(), RuleSystem::Multiplier);
        QCOMPARE(
            conversionNotes(std::get<Conversion>(conversion)),
            QStringList({QStringLiteral("1 Warlord(s) become Commanders (MUL-4)."),
                         QStringLiteral("1 unit(s) with the special “ranged” become ranged (MUL-10)."),
                         QStringLiteral("1 stack(s) of flyers and walkers: the flyers become stacks of their "
                                        "own (MUL-1)."),
                         QStringLiteral("Lost: the posture of 1 stack(s)."),
                         QStringLiteral("Lost: the chosen leader of 1 stack(s)."),
                         QStringLiteral("Lost: 1 modifier(s)."), QStringLiteral("Lost: 1 house rule(s).")}));
        QVERIFY(document.convert(RuleSystem::Multiplier).isDone());
        QCOMPARE(document.battle().rules, RuleSystem::Multiplier);
        QCOMPARE(document.battle().stacks.size(), std::size_t{5});
        QVERIFY(stackIn(document, "spears")->find(battle::UnitId("kess"))->profile->flags != 0);
        QVERIFY((*stackIn(document, "spears")->find(battle::UnitId("kess")))[test::Flag::Commander]);
        QVERIFY((*stackIn(document, "spears")->find(battle::UnitId("slinger")))[test::Flag::Ranged]);
        QVERIFY(!stackIn(document, "spears")->find(battle::UnitId("eagle")));
        QVERIFY(document.battle().houseRules.contains("ours"));
        QVERIFY(test::opened(document.serialised())->battle() == document.battle());
        document.undo();
        QCOMPARE(battleJson(document.battle()), before);
        QVERIFY(document.convert(RuleSystem::Smm).refusal.has_value()); // already its rules
    }

    void convertedToSmm() {
        BattleDocument document(turnField());
        QVERIFY(document.perform(battle::SetSpecialBonus{battle::StackId("spears"), "1.5"}).isDone());
        QVERIFY(perform(document, EndTurn{}).isDone());
        const auto conversion = conversionOf(document.battle(), RuleSystem::Smm);
        QCOMPARE(conversionNotes(std::get<Conversion>(conversion)),
                 QStringList({QStringLiteral("1 Commander(s) become Warlords (SMM-13)."),
                              QStringLiteral("2 ranged unit(s) get the special “ranged” (SMM-28)."),
                              QStringLiteral("Lost: the special bonus of 1 stack(s)."),
                              QStringLiteral("Lost: whose turn it is.")}));
        QVERIFY(document.convert(RuleSystem::Smm).isDone());
        QVERIFY((*stackIn(document, "bows")->find(battle::UnitId("b1"))).profile->hasSpecial("ranged"));
        QVERIFY(!multiplier::stateOf(document.battle()).side);
        QVERIFY(test::opened(document.serialised())->battle() == document.battle());
    }
};

template struct sf::test::Registered<TestMultiplierTurns, QCoreApplication>;
#include "test_multiplier_turns.moc"
