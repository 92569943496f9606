// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/document/random_actions.h"
#include "tests/core/rules/smm/round_field.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sf;
using namespace sf::document;

namespace {

using smm::Extent;
using smm::Order;

battle::Battle duelBattle() {
    return test::duel().battle();
}

std::vector<int> diceOf(const BattleLog& log) {
    std::vector<int> values;
    for (const LogLine& line : log.lines())
        for (const dice::Die& die : line.event.dice)
            values.push_back(die.value);
    return values;
}

smm::GiveOrders ordering(const char* stack, const Order& order) {
    return {{{battle::StackId(stack), order}}};
}

int below(int limit) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, limit));
}

battle::StackId anyStack(const battle::Battle& battle) {
    if (battle.stacks.empty() || below(12) == 0)
        return battle::StackId("nobody");
    return battle.stacks[static_cast<std::size_t>(below(static_cast<int>(battle.stacks.size())))]->id;
}

battle::Screens anyScreens(const battle::Battle& battle) {
    return battle::ScreenedEdge{anyStack(battle), static_cast<battle::Edge>(below(4))};
}

/// Usually one that the stack may attack, so that Conflicts form.
battle::StackId anyTarget(const battle::Battle& battle, const battle::StackId& id) {
    std::vector<battle::StackId> targets;
    for (const battle::StackPointer& other : battle.stacks)
        if (!smm::attackRefusal(battle, {id, other->id, smm::Means::Melee, {}}))
            targets.push_back(other->id);
    if (targets.empty() || below(6) == 0)
        return anyStack(battle);
    return targets[static_cast<std::size_t>(below(static_cast<int>(targets.size())))];
}

Order anyOrder(const battle::Battle& battle, const battle::StackId& id) {
    Order order;
    const auto maybe = [](auto& member, auto value) {
        if (below(4) == 0)
            member = value;
    };
    const hex::Hex near{4 + below(4), 4 + below(4)};
    maybe(order.rotate, below(9) - 4);
    maybe(order.posture, std::optional(static_cast<battle::Posture>(below(4))));
    maybe(order.screens, std::optional(anyScreens(battle)));
    switch (below(10)) {
    case 0:
        order.flee = near;
        break;
    case 1:
        order.move = near;
        break;
    case 2:
        order.disengage = true;
        break;
    case 3:
        order.hold = true;
        break;
    case 4:
        order.shoot = anyStack(battle);
        break;
    case 5:
        order.edge = static_cast<battle::Edge>(below(4));
        [[fallthrough]];
    default:
        order.attack = anyTarget(battle, id);
    }
    return order;
}

smm::RoundAction anyRoundAction(const battle::Battle& battle) {
    switch (below(7)) {
    case 0:
    case 1: {
        smm::GiveOrders orders;
        for (int i = below(3); i >= 0; --i) {
            const battle::StackId id = anyStack(battle);
            orders.orders[id] = below(4) == 0 ? std::nullopt : std::optional(anyOrder(battle, id));
        }
        return orders;
    }
    case 2:
        return smm::BeginRound{};
    case 3: {
        smm::PlayRound round;
        const battle::StackId id = anyStack(battle);
        round.orders[id] = anyOrder(battle, id);
        return round;
    }
    default:
        return smm::Resolve{static_cast<Extent>(below(3))};
    }
}

/// Some typed dice are too few or out of range.
std::optional<std::vector<int>> anyDice() {
    if (below(2) > 0)
        return std::nullopt;
    std::vector<int> values;
    for (int i = below(5); i > 0; --i)
        values.push_back(below(23));
    return values;
}

/// Stacks of two sides near each other, some led, some of shooters.
battle::Battle anyField() {
    battle::Battle battle = test::battleOf();
    for (int i = 0; i < 6; ++i) {
        std::vector<battle::Unit> units;
        const std::string id = "s" + std::to_string(i);
        for (int place = below(5); place >= 0; --place) {
            test::UnitMaker unit = test::soldier(id + "u" + std::to_string(place), below(9));
            unit.with(battle::Number::Hits, 1 + below(9)).with(battle::Number::Damage, below(12));
            if (below(3) == 0)
                unit.is(battle::Flag::Warlord);
            if (below(3) == 0)
                unit.specials({"ranged 3"});
            units.push_back(unit);
        }
        battle::Stack stack = test::stackOf(id, std::move(units), {4 + below(3), 4 + below(3)}, below(2));
        stack.facing = static_cast<hex::Direction>(below(6));
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return battle;
}

std::map<std::string, int> unitsOf(const battle::Battle& battle) {
    std::map<std::string, int> units;
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units) {
            RC_ASSERT(units.emplace(unit.id.text, unit.hitsLeft).second);
            RC_ASSERT((unit.hitsLeft >= 0 && unit.hitsLeft <= unit[battle::Number::Hits]));
        }
    return units;
}

/// Every stack is in at most one Conflict; stacks in Conflicts and with orders exist.
void checkConflicts(const battle::Battle& battle) {
    unitsOf(battle);
    std::set<std::string> fighting;
    for (const smm::Conflict& conflict : smm::conflictsOf(battle))
        for (const battle::StackId& id : conflict.stacks) {
            RC_ASSERT(fighting.insert(id.text).second);
            RC_ASSERT(battle.stacks.find(id) != nullptr);
        }
    for (const auto& [id, order] : smm::ordersOf(battle))
        RC_ASSERT(battle.stacks.find(id) != nullptr);
    if (battle::isRoundRunning(battle))
        RC_ASSERT(smm::runningRound(battle)->nextStack().has_value());
}

struct Counts {
    int rounds = 0;
    int refused = 0;
    int exhausted = 0;
    int edits = 0;
    int running = 0;
};

void perform(BattleDocument& document, Counts& counts) {
    const auto before = unitsOf(document.battle());
    const auto outcome = perform(document, anyRoundAction(document.battle()), anyDice());
    if (outcome.isDone())
        ++counts.rounds;
    else if (outcome.dice)
        ++counts.exhausted;
    else
        ++counts.refused;
    for (const auto& [id, hits] : unitsOf(document.battle())) {
        RC_ASSERT(before.contains(id)); // nobody arrives or heals during a round
        RC_ASSERT(hits <= before.at(id));
        RC_ASSERT((outcome.isDone() || hits == before.at(id)));
    }
}

void step(BattleDocument& document, int number, Counts& counts) {
    switch (*rc::gen::weightedElement<int>({{8, 0}, {2, 1}, {2, 2}, {1, 3}})) {
    case 0:
        perform(document, counts);
        break;
    case 1:
        if (document.perform(test::anyAction(document.battle(), number)).isDone())
            ++counts.edits;
        break;
    case 2:
        document.undo();
        break;
    default:
        document.redo();
    }
    counts.running += battle::isRoundRunning(document.battle()) ? 1 : 0;
}

} // namespace

/// Battle rounds in a document: dice, undo, journal and log.
class TestBattleRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepByStepIsTheWholeRound() {
        BattleDocument whole(duelBattle());
        BattleDocument steps(duelBattle());
        QVERIFY(perform(whole, smm::PlayRound{}, std::vector{12, 15}).isDone());
        QVERIFY(perform(steps, smm::BeginRound{}).isDone());
        QCOMPARE(smm::agenda(steps.battle()).phase, smm::Phase::Conflicts);
        QCOMPARE(smm::agenda(steps.battle()).next->text, std::string("r"));
        QVERIFY(perform(steps, smm::Resolve{Extent::Step}, std::vector{12}).isDone());
        QCOMPARE(smm::agenda(steps.battle()).next->text, std::string("b"));
        QVERIFY(perform(steps, smm::Resolve{Extent::Step}, std::vector{15}).isDone());
        QVERIFY(!battle::isRoundRunning(steps.battle()));
        QCOMPARE(steps.battle().round, std::optional(1));
        QVERIFY(steps.battle() == whole.battle());
        QCOMPARE(steps.stepCount(), 3);
    }

    void aSeedGivesTheSameDiceAfterUndo() {
        BattleDocument document(duelBattle());
        QVERIFY(perform(document, smm::Resolve{Extent::Round}).isDone());
        const std::vector<int> first = diceOf(document.log());
        QCOMPARE(first.size(), std::size_t{2});
        QVERIFY(!document.battle().seed.empty());
        QCOMPARE(document.battle().history.size(), std::size_t{64});
        QVERIFY(document.wouldUndoDice());
        document.undo();
        QVERIFY(document.battle() == duelBattle());
        QVERIFY(perform(document, smm::Resolve{Extent::Round}).isDone());
        std::vector<int> both = first;
        both.insert(both.end(), first.begin(), first.end());
        QCOMPARE(diceOf(document.log()), both);
    }

    void anotherActionGivesOtherDice() {
        battle::Battle battle = duelBattle();
        battle.houseRules["attackDie"] = "1000";
        BattleDocument document(battle);
        document.setSeed("a");
        QVERIFY(perform(document, smm::Resolve{Extent::Round}).isDone());
        const std::vector<int> first = diceOf(document.log());
        document.undo();
        QVERIFY(document.perform(battle::SetTitle{"Another history"}).isDone());
        QVERIFY(perform(document, smm::Resolve{Extent::Round}).isDone());
        std::vector<int> all = diceOf(document.log());
        all.erase(all.begin(), all.begin() + 2);
        QVERIFY(all != first); // the chance of that is one in a million
    }

    void redoThrowsNothing() {
        BattleDocument document(duelBattle());
        QVERIFY(perform(document, smm::Resolve{Extent::Round}).isDone());
        const battle::Battle after = document.battle();
        document.undo();
        document.redo();
        QVERIFY(document.battle() == after);
        const std::vector<LogLine>& lines = document.log().lines();
        QCOMPARE(lines[lines.size() - 2].kind, LogLine::Kind::Undone);
        QCOMPARE(lines.back().kind, LogLine::Kind::Redone);
        QVERIFY(!lines.front().isUndone);
    }

    void typedDiceAreMarked() {
        BattleDocument document(duelBattle());
        QVERIFY(perform(document, smm::Resolve{Extent::Round}, std::vector{12, 2}).isDone());
        QVERIFY(!document.log().lines()[0].typedDice); // the round begins without dice
        QVERIFY(document.log().lines()[3].typedDice);
        QVERIFY(logText(document.log(), document.battle()).contains("[12/20] (typed)"));
        QVERIFY(document.battle().seed.empty());
    }

    void diceThatRunOutChangeNothing() {
        BattleDocument document(duelBattle());
        for (const std::vector<int>& dice : {std::vector<int>{}, {12}, {0}, {21}}) {
            QVERIFY(perform(document, smm::Resolve{Extent::Round}, dice).dice.has_value());
            QVERIFY(document.battle() == duelBattle());
            QCOMPARE(document.stepCount(), 0);
            QVERIFY(document.journal().empty());
        }
    }

    void undoDice_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("may");
        QTest::newRow("default") << QString() << true;
        QTest::newRow("ask") << QStringLiteral("\"ask\"") << true;
        QTest::newRow("never") << QStringLiteral("\"never\"") << false;
    }
    void undoDice() {
        QFETCH(QString, word);
        battle::Battle battle = duelBattle();
        if (!word.isEmpty())
            battle.houseRules["undoDice"] = word.toStdString();
        BattleDocument document(battle);
        QVERIFY(perform(document, smm::BeginRound{}).isDone());
        QVERIFY(document.mayUndo());
        QVERIFY(perform(document, smm::Resolve{Extent::Step}).isDone());
        QTEST(document.mayUndo(), "may");
    }

    void whileARoundRunsStacksStay_SMM19() {
        BattleDocument document(duelBattle());
        QVERIFY(perform(document, smm::BeginRound{}).isDone());
        const auto refusal = document.perform(battle::MoveStack{battle::StackId("r"), {1, 1}, true}).refusal;
        QCOMPARE(refusal->reason, battle::Reason::RoundRunning);
        QVERIFY(document.perform(battle::SetTitle{"Words may change"}).isDone());
    }

    void savedInTheMiddleItGoesOn() {
        BattleDocument document(duelBattle());
        Order order;
        order.hold = true;
        QVERIFY(perform(document, ordering("b", order)).isDone());
        QVERIFY(perform(document, smm::Resolve{Extent::Step}, std::vector{12}).isDone());
        const auto again = test::opened(document.serialised());
        QVERIFY(again->battle() == document.battle());
        QCOMPARE(again->log().lines().size(), document.log().lines().size());
        QVERIFY(perform(document, smm::Resolve{Extent::Step}).isDone());
        QVERIFY(perform(*again, smm::Resolve{Extent::Step}).isDone());
        QVERIFY(again->battle() == document.battle());
        QVERIFY(again->serialised() == document.serialised());
    }

    void brokenRunningRounds_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to);
        };
        row("nobody acts next", "\"next\":1", "\"next\":2");
        row("beyond the Conflicts", "\"conflict\":0", "\"conflict\":1");
        row("unknown stack in a Conflict", "\"conflicts\":[[\"r\",\"b\"]]", "\"conflicts\":[[\"r\",\"x\"]]");
        row("unknown stack that acted", "\"acted\":[\"r\"]", "\"acted\":[\"x\"]");
        row("unknown frozen stack", "\"frozen\":[{\"stack\":\"b\"", "\"frozen\":[{\"stack\":\"x\"");
        row("unknown frozen unit", "\"hitsLeft\":{\"b1\":12}", "\"hitsLeft\":{\"x\":12}");
        row("frozen with fewer hits than now", "\"hitsLeft\":{\"b1\":12}", "\"hitsLeft\":{\"b1\":9}");
        row("frozen with more than all hits", "\"hitsLeft\":{\"b1\":12}", "\"hitsLeft\":{\"b1\":13}");
        row("one alone engages", "\"engagements\":[[\"r\",\"b\"]]", "\"engagements\":[[\"r\"]]");
        row("not in its Conflict", "\"stacks\":[\"r\",\"b\"]", "\"stacks\":[\"r\"]");
    }
    void brokenRunningRounds() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        BattleDocument document(duelBattle());
        QVERIFY(perform(document, smm::Resolve{Extent::Step}, std::vector{12}).isDone());
        QByteArray bytes = battleJson(document.battle());
        QVERIFY(std::holds_alternative<std::unique_ptr<Document>>(loadBytes(bytes)));
        QVERIFY2(bytes.contains(from), bytes.constData());
        bytes.replace(from, to);
        const Loaded loaded = loadBytes(bytes);
        QVERIFY(std::holds_alternative<LoadError>(loaded));
        QVERIFY2(std::get<LoadError>(loaded).place.startsWith(QStringLiteral("running")),
                 qPrintable(std::get<LoadError>(loaded).place));
    }

    void roundsReplayStepByStep() {
        Counts counts;
        QVERIFY(rc::check([&] {
            const QByteArray bytes = battleJson(anyField());
            const auto document = test::opened(bytes);
            const auto replayed = test::opened(bytes);
            QObject::connect(document.get(), &BattleDocument::journalGrew, [&](const QByteArray& line) {
                RC_ASSERT(replayed->replayLine({line.constData(), static_cast<std::size_t>(line.size())}));
            });
            for (int i = 0; i < 40; ++i) {
                step(*document, i, counts);
                checkConflicts(document->battle());
                RC_ASSERT(replayed->battle() == document->battle());
            }
            RC_ASSERT(replayed->serialised() == document->serialised());
            RC_ASSERT(logText(replayed->log(), replayed->battle()) ==
                      logText(document->log(), document->battle()));
            const auto loaded = test::opened(document->serialised());
            RC_ASSERT(loaded->battle() == document->battle());
            RC_ASSERT(logJson(loaded->log(), loaded->battle()) ==
                      logJson(document->log(), document->battle()));
            document->goToStep(0);
            RC_ASSERT(battleJson(document->battle()) == bytes);
        }));
        for (const int count :
             {counts.rounds, counts.refused, counts.exhausted, counts.edits, counts.running})
            QVERIFY2(count > 40, qPrintable(QString::number(count)));
    }
};

template struct sf::test::Registered<TestBattleRounds, QCoreApplication>;
#include "test_battle_rounds.moc"
