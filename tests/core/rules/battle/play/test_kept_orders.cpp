// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_orders.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

/// The Reds' "r" advances on the Blues' "b", turning by 2, and then "s" shoots "b" dead.
Battle afterTargetCroaked(std::vector<Event>* events = nullptr) {
    Unit killer = archer("s1");
    Traits traits = *killer.own;
    traits.numbers[static_cast<std::size_t>(Number::AttackPower)] = 100;
    traits.numbers[static_cast<std::size_t>(Number::Damage)] = 1000;
    killer.own = std::make_shared<Traits>(traits);
    resolve(killer, nullptr);
    Battle battle = begun(
        battleOf({stackOf("r", {walker("r1", 1), warlord("r2")}, {1, 1}), stackOf("s", {killer}, {8, 6}),
                  stackOf("b", {walker("b1")}, {8, 8}, 1), stackOf("c", {walker("c1")}, {11, 1}, 1)}));
    give(battle, "r", turned(advanceOn("b"), 2));
    give(battle, "s", shotAt("b"));
    std::vector<Event> told = finishRound(battle);
    if (events)
        *events = std::move(told);
    return battle;
}

/// Given as 0, which cancels a rotation.
Order unturned() {
    Order order;
    order.cancelsRotation = true;
    return order;
}

bool hasRotated(const std::vector<Event>& events, const char* stack) {
    return find(events, smm::events::rotates, stack);
}

/// Lets one stack after the other act until this one has.
void stepTo(Battle& battle, const char* stack) {
    while (sideToAct(battle) && !battle::isRoundRunning(battle))
        ready(battle);
    do
        perform(battle, smm::Resolve{smm::Extent::Step});
    while (battle::isRoundRunning(battle) && !smm::runningRound(battle)->acted.contains(StackId(stack)));
    QVERIFY(battle::isRoundRunning(battle));
}

int anyBelow(int end) {
    return *rc::gen::inRange(0, end);
}

/// Reds and Blues close together.
Battle crowd() {
    Battle battle = battleOf({});
    battle.map = Map(6, 6);
    for (int i = 0; i < 8; ++i) {
        const std::string id(1, static_cast<char>('a' + i));
        const hex::Hex hex{anyBelow(3) + 3 * (i % 2), anyBelow(6)};
        Unit unit = UnitMaker(id + "1")
                        .with(Number::Hits, 6)
                        .with(Number::Move, 1 + anyBelow(3))
                        .with(Number::Damage, 2);
        if (anyBelow(2) == 0)
            unit = archer(id + "1");
        battle.stacks.insert(battle.stacks.size(),
                             std::make_shared<const Stack>(stackOf(id, {unit}, hex, i % 2)));
    }
    return battle;
}

/// What is legal of random orders of all sides; returns all orders that stand then.
Orders giveAny(Battle& battle) {
    Orders all;
    const auto acting = [&] { return battle.play ? sideToAct(battle) : std::nullopt; };
    do {
        const std::optional<int> side = acting();
        for (int tries = 0; tries < 6; ++tries) {
            const StackPointer stack = battle.stacks[static_cast<std::size_t>(anyBelow(8))];
            const std::string target(1, static_cast<char>('a' + anyBelow(8)));
            Order order;
            switch (anyBelow(5)) {
            case 0:
                order = moveTo({anyBelow(6), anyBelow(6)});
                break;
            case 1:
                order = advanceOn(target.c_str());
                break;
            case 2:
                order = shotAt(target.c_str());
                break;
            default:
                order = attackOn(target.c_str());
            }
            if (!side || stack->side == *side)
                perform(battle, smm::GiveOrders{{{stack->id, order}}});
        }
        for (const auto& [id, order] : smm::ordersOf(battle))
            all.insert_or_assign(id, order);
        if (side)
            ready(battle);
    } while (acting());
    return all;
}

void checkKept(const Orders& given, const std::vector<Event>& events, const Battle& after) {
    for (const auto& [id, order] : given) {
        const StackPointer stack = after.stacks.find(id);
        if (!order.isJourney() || !stack || !stack->isAlive() || stack->hex == order.move)
            continue;
        const auto isTold = [&id = id](const Event& event) {
            return event.stack == id && event.kind == battle::events::dropsOrder;
        };
        const bool isKept = orderIn(after, id.text.c_str()).actions() > 0;
        RC_ASSERT((isKept || std::ranges::any_of(events, isTold)));
    }
}

} // namespace

/// Orders that stand, and their rotation, in a played battle and on a board.
class TestKeptOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() {
        QTest::addColumn<bool>("sealed");
        QTest::addColumn<bool>("board");
        QTest::newRow("board") << false << true;
        QTest::newRow("open") << false << false;
        QTest::newRow("sealed") << true << false;
    }

    void aFlightTurnsAfterwardsAtNoCost_BAT21_data() {
        QTest::addColumn<hex::Hex>("to");
        QTest::addColumn<bool>("succeeds");
        QTest::newRow("it succeeds") << hex::Hex{5, 2} << true;
        QTest::newRow("it fails") << hex::Hex{5, 5} << false;
    }
    void aFlightTurnsAfterwardsAtNoCost_BAT21() {
        QFETCH(const hex::Hex, to);
        QFETCH(const bool, succeeds);
        Battle battle = begun(
            battleOf({stackOf("r", {walker("r1", 9)}, {5, 4}), stackOf("b", {walker("b1")}, {5, 5}, 1)}));
        give(battle, "r", attackOn("b"));
        finishRound(battle);
        letAct(battle, 0);
        give(battle, "r", turned(fleeTo(to), 1));
        stepTo(battle, "r"); // the first, by its Initiative
        const auto& rotations = smm::runningRound(battle)->rotations;
        QCOMPARE(rotations.contains(StackId("r")), !succeeds);
        QVERIFY(stackIn(battle, "r").facing == hex::rotated(hex::Direction::North, 1));
        QVERIFY((stackIn(battle, "r").hex == (succeeds ? to : hex::Hex{5, 4})));
    }

    void aZeroCancelsAKeptRotation_BAT21() {
        Battle battle = begun(twoSides());
        give(battle, "r", turned(moveTo({2, 9}), 2));
        QVERIFY(hasRotated(finishRound(battle), "r"));
        letAct(battle, 0);
        give(battle, "r", unturned());
        QVERIFY(orderIn(battle, "r") == moveTo({2, 9}));
        QVERIFY(!hasRotated(finishRound(battle), "r"));
    }
    void aZeroCancelsItAsTheRoundIsPlayed_BAT21() {
        Battle battle = begun(twoSides());
        give(battle, "r", turned(moveTo({2, 9}), 2));
        finishRound(battle);
        std::vector<Event> events;
        QVERIFY(!perform(battle, smm::PlayRound{{{StackId("r"), unturned()}}}, &events));
        QVERIFY(!hasRotated(events, "r"));
        QVERIFY((stackIn(battle, "r").hex == hex::Hex{2, 9}));
    }

    void anOrderWithoutATargetIsDropped_BAT21() {
        std::vector<Event> events;
        Battle battle = afterTargetCroaked(&events);
        QVERIFY(!stackIn(battle, "b").hasLivingUnits());
        // in play before the next orders phase, on a board when the next round begins
        QCOMPARE(find(events, battle::events::dropsOrder, "r") != nullptr, !isBoardRow());
        QVERIFY(orderIn(battle, "r") == turned(isBoardRow() ? advanceOn("b") : Order(), 2));
        const hex::Hex place = stackIn(battle, "r").hex;
        events = finishRound(battle);
        QCOMPARE(find(events, battle::events::dropsOrder, "r") != nullptr, isBoardRow());
        QVERIFY(hasRotated(events, "r"));
        QVERIFY((stackIn(battle, "r").hex == place));
        QVERIFY(!hasRotated(finishRound(battle), "r")); // once
    }
    /// An order that is neither carried out nor kept is told.
    void noOrderIsLostInSilence_BAT22() {
        QVERIFY(rc::check([] {
            Battle battle = begun(crowd());
            for (int round = 0; round < 3; ++round) {
                if (battle.play && battle.play->result)
                    return;
                const Orders given = giveAny(battle);
                checkKept(given, finishRound(battle), battle);
            }
        }));
    }
    void itsRotationStandsUntilAnother_BAT21_data() {
        QTest::addColumn<Order>("given");
        QTest::addColumn<Order>("stands");
        QTest::newRow("a posture alone")
            << withPosture({}, Posture::Defensive) << turned(withPosture({}, Posture::Defensive), 2);
        QTest::newRow("another rotation") << turned({}, 1) << turned({}, 1);
        QTest::newRow("a rotation of 0") << unturned() << Order();
        QTest::newRow("another order") << moveTo({1, 5}) << moveTo({1, 5});
        QTest::newRow("an order with a rotation") << turned(advanceOn("c"), 3) << turned(advanceOn("c"), 3);
    }
    void itsRotationStandsUntilAnother_BAT21() {
        QFETCH(const Order, given);
        QFETCH(const Order, stands);
        Battle battle = afterTargetCroaked();
        letAct(battle, 0);
        if (isBoardRow()) // where any edit drops it
            act(battle, RotateStack{StackId("c"), 1});
        give(battle, "r", given);
        QVERIFY(orderIn(battle, "r") == stands);
    }
};

template struct sf::test::Registered<TestKeptOrders>;
#include "test_kept_orders.moc"
