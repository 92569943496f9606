// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/smm/round_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

battle::Battle after(const battle::Battle& battle, const smm::RoundAction& action,
                     std::vector<int> dice = {}) {
    dice::Script script(std::move(dice));
    battle::Battle result = battle;
    battle::redo(result, std::get<smm::Round>(smm::apply(battle, action, script)).changes);
    return result;
}

std::optional<battle::Reason> reasonOf(const battle::Battle& battle, const battle::Action& action) {
    const battle::Outcome outcome = battle::apply(battle, action, smm::system());
    const auto* refusal = std::get_if<battle::Refusal>(&outcome);
    return refusal ? std::optional(refusal->reason) : std::nullopt;
}

battle::Battle edited(const battle::Battle& battle, const battle::Action& action) {
    battle::Battle result = battle;
    battle::redo(result, std::get<battle::Changes>(battle::apply(battle, action, smm::system())));
    return result;
}

battle::Battle fighting() {
    Field field = duel();
    field.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
    return field.battle();
}

/// "b1" of another level, called Bo, with so many hits left.
battle::EditUnit raised(int hitsLeft) {
    battle::Unit unit = soldier("b1").with(Number::Level, 7).with(Number::Hits, 20).left(hitsLeft);
    unit.name = "Bo";
    return {StackId("b"), unit};
}

} // namespace

/// What stacks may be ordered, who acts when, and what waits for a Conflict's end.
class TestSmmChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void targets_SMM28() {
        Field field = duel();
        field.add("c", 1, {5, 2}, {soldier("c1")});
        const smm::Choices found = smm::choices(field.battle(), StackId("r"));
        QCOMPARE(found.targets.size(), std::size_t{2});
        QCOMPARE(found.targets[0].target.text, std::string("c")); // in reading order
        QCOMPARE(found.targets[0].why->reason, battle::Reason::BeyondMelee);
        QVERIFY(!found.targets[1].why);
        QCOMPARE(found.targets[1].edge, battle::Edge::Front);
        field.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).specials({"ranged"})};
        QCOMPARE(smm::choices(field.battle(), StackId("r")).targets.size(), std::size_t{4});
    }

    void theOwnEdgeIsThatAfterTheTurn_SMM20() {
        Field field = duel();
        field.stacks[0].facing = hex::Direction::NorthEast;
        battle::Battle battle = field.battle();
        QCOMPARE(smm::choices(battle, StackId("r")).targets[0].own, battle::Edge::Left);
        smm::editOrders(battle.plans, [&](smm::Orders& orders) { orders[StackId("r")].rotate = 2; });
        QCOMPARE(smm::choices(battle, StackId("r")).targets[0].own, battle::Edge::Front);
    }

    void rotationsCostInAConflict_SMM20() {
        const smm::Choices found = smm::choices(duel().battle(), StackId("r"));
        QCOMPARE(found.rotations.size(), std::size_t{6});
        QCOMPARE(found.rotations.front().penalty, -2);
        QCOMPARE(found.rotations.back().penalty, -3);
        Field apart = duel();
        apart.stacks[0].hex = {0, 0};
        QCOMPARE(smm::choices(apart.battle(), StackId("r")).rotations.back().penalty, 0);
    }

    void postures_SMM13() {
        Field field = duel();
        const smm::Choices unled = smm::choices(field.battle(), StackId("r"));
        QVERIFY(!unled.postures[0].why);
        QCOMPARE(unled.postures[1].why->reason, battle::Reason::NoWarlord);
        field.add("s", 0, {4, 4}, {soldier("s1"), soldier("s2").is(Flag::Warlord)});
        const smm::Choices led = smm::choices(field.battle(), StackId("s"));
        QVERIFY(!led.postures[3].why);
    }

    void flight_SMM24() {
        const battle::Battle battle = fighting();
        for (const smm::HexChoice& choice : smm::choices(battle, StackId("b")).flights)
            QVERIFY(hex::distance(choice.hex, {5, 4}) > 1 && choice.cost <= 4);
        const battle::Stack& stack = *battle.stacks[1];
        QCOMPARE(smm::fleeRefusal(battle, stack, {6, 4})->reason, battle::Reason::BesideOpposing);
        QCOMPARE(smm::fleeRefusal(battle, stack, {5, 5})->reason, battle::Reason::AlreadyThere);
        QCOMPARE(smm::fleeRefusal(battle, stack, {11, 11})->reason, battle::Reason::OutOfReach);
        QCOMPARE(smm::fleeRefusal(battle, stack, {-1, 0})->reason, battle::Reason::OffTheMap);
    }

    void whoMayNotBeOrdered() {
        const battle::Battle running = after(duel().battle(), smm::Resolve{}, {2});
        QCOMPARE(smm::choices(running, StackId("r")).order->reason, battle::Reason::AlreadyActed);
        QVERIFY(!smm::choices(running, StackId("b")).order);
        QCOMPARE(smm::choices(running, StackId("zz")).order->reason, battle::Reason::UnknownStack);
        QCOMPARE(smm::choices(duel().battle(), StackId("b")).disengage->reason, battle::Reason::InNoConflict);
        QVERIFY(!smm::choices(running, StackId("b")).disengage);
    }

    void ordersWhileARoundRuns_SMM26() {
        const battle::Battle running = after(duel().battle(), smm::Resolve{}, {2});
        Order hold;
        hold.hold = true;
        QCOMPARE(smm::orderRefusal(running, StackId("r"), hold)->reason, battle::Reason::AlreadyActed);
        QVERIFY(!smm::orderRefusal(running, StackId("b"), hold));
        Order far;
        far.rotate = 4;
        QCOMPARE(smm::orderRefusal(running, StackId("b"), far)->reason, battle::Reason::BadNumber);
    }

    void agenda_SMM25() {
        const battle::Battle battle = fighting();
        const smm::Agenda before = smm::agenda(battle);
        QCOMPARE(before.phase, smm::Phase::Planning);
        QCOMPARE(before.conflicts[0].turns[0].initiative, 9);
        const smm::Agenda now = smm::agenda(after(battle, smm::Resolve{}, {2}));
        QCOMPARE(now.phase, smm::Phase::Conflicts);
        QVERIFY(now.conflicts[0].turns[0].hasActed);
        QCOMPARE(now.next->text, std::string("b"));
    }

    void conflictsHoldStacks_SMM20_SMM24() {
        const battle::Battle battle = fighting();
        QCOMPARE(reasonOf(battle, battle::RotateStack{StackId("r"), 1}), battle::Reason::TurnsByOrder);
        QCOMPARE(reasonOf(battle, battle::MoveStack{StackId("r"), {5, 3}}), battle::Reason::InConflict);
        QVERIFY(!reasonOf(duel().battle(), battle::RotateStack{StackId("r"), 1}));
    }

    void changesWaitForTheEnd_SMM29() {
        const battle::Battle battle = edited(fighting(), raised(20));
        const battle::Stack& stack = *battle.stacks[1];
        QCOMPARE(stack.units->front()[Number::Level], 0);
        QCOMPARE(stack.units->front().name, std::string("Bo"));
        QCOMPARE(stack.units->front().hitsLeft, 12); // not beyond the hits of now
        QCOMPARE(smm::stateOf(stack).pending.size(), std::size_t{1});
        Order leave;
        leave.disengage = true;
        const battle::Battle free =
            after(battle, smm::PlayRound{{{StackId("r"), leave}, {StackId("b"), leave}}});
        QCOMPARE(free.stacks[1]->units->front()[Number::Level], 7);
        QCOMPARE(free.stacks[1]->units->front()[Number::Hits], 20);
        QCOMPARE(free.stacks[1]->units->front().hitsLeft, 12);
        QVERIFY(smm::stateOf(*free.stacks[1]).pending.empty());
    }

    void outOfConflictsChangesAreMadeAtOnce_SMM29() {
        QCOMPARE(edited(duel().battle(), raised(20)).stacks[1]->units->front()[Number::Level], 7);
        // The last opponent goes: the Conflict ends, and what was kept is made.
        const battle::Battle battle =
            edited(edited(fighting(), raised(20)), battle::RemoveStack{StackId("r")});
        QVERIFY(smm::conflictsOf(battle).empty());
        QCOMPARE(battle.stacks[0]->units->front()[Number::Level], 7);
    }

    void whoIsNoWarlordAnyMoreLeadsNoLonger_SMM29() {
        Field field = duel();
        field.stacks[1].units = std::vector<battle::Unit>{soldier("b1").is(battle::Flag::Warlord)};
        field.stacks[1].leader = battle::UnitId("b1");
        field.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
        const battle::Battle waits = edited(field.battle(), raised(12));
        QVERIFY(waits.stacks[1]->leader);
        QVERIFY(!edited(waits, battle::RemoveStack{StackId("r")}).stacks[0]->leader);
    }

    void nobodyIsHealedIntoARound_SMM29() {
        const battle::Battle running = after(duel().battle(), smm::Resolve{}, {20});
        QCOMPARE(running.stacks[1]->units->front().hitsLeft, 10);
        QCOMPARE(reasonOf(running, raised(12)), battle::Reason::RoundRunning);
    }
};

template struct sf::test::Registered<TestSmmChoices>;
#include "test_smm_choices.moc"
