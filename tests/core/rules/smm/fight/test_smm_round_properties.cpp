// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/events.h"
#include "core/rules/dice/philox.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace sf;
using namespace sf::test;

namespace {

constexpr int stackCount = 7;

battle::Stack anyRoundStack(int index) {
    const std::string id = "s" + std::to_string(index);
    std::vector<battle::Unit> units;
    const int count = *rc::gen::inRange(1, 8);
    const bool isRanged = *rc::gen::inRange(0, 3) == 0;
    for (int i = 0; i < count; ++i) {
        UnitMaker unit(id + "u" + std::to_string(i));
        for (const Number number : {Number::AttackPower, Number::DefensePower, Number::Damage, Number::Move,
                                    Number::Initiative, Number::Hits})
            unit.with(number, *rc::gen::inRange(number == Number::Hits ? 1 : 0, 9));
        if (*rc::gen::inRange(0, 3) == 0)
            unit.is(Flag::Warlord);
        if (isRanged)
            unit.specials({"ranged " + std::to_string(*rc::gen::inRange(1, 5))});
        units.push_back(unit);
    }
    battle::Stack stack = stackOf(id, units, {4 + *rc::gen::inRange(0, 3), 4 + *rc::gen::inRange(0, 3)},
                                  *rc::gen::inRange(0, 2));
    stack.facing = static_cast<hex::Direction>(*rc::gen::inRange(0, 6));
    smm::setPosture(stack, static_cast<battle::Posture>(*rc::gen::inRange(0, 4)));
    if (*rc::gen::inRange(0, 8) == 0) {
        battle::Modifier modifier;
        modifier.preventsActing = true;
        smm::setModifiers(stack, {modifier});
    }
    smm::setScreens(
        stack, battle::ScreenedEdge{battle::StackId("s" + std::to_string(*rc::gen::inRange(0, stackCount))),
                                    static_cast<battle::Edge>(*rc::gen::inRange(0, 4))});
    return stack;
}

battle::StackId anyId() {
    return battle::StackId("s" + std::to_string(*rc::gen::inRange(0, stackCount)));
}

smm::Order anyOrder() {
    smm::Order order;
    order.rotate = *rc::gen::inRange(-3, 4);
    const hex::Hex hex{*rc::gen::inRange(2, 9), *rc::gen::inRange(2, 9)};
    switch (*rc::gen::inRange(0, 9)) {
    case 0:
        order.flee = hex;
        break;
    case 1:
        order.disengage = true;
        break;
    case 2:
        order.hold = true;
        break;
    case 3:
        order.move = hex;
        break;
    case 4:
    case 5:
        order.shoot = anyId();
        break;
    case 6:
    case 7:
        order.attack = anyId();
        break;
    default:
        break;
    }
    return order;
}

/// Only legal orders, so that few rounds are refused.
smm::Orders anyOrders(const battle::Battle& battle) {
    smm::Orders orders;
    for (const battle::StackPointer& stack : battle.stacks) {
        const smm::Order order = anyOrder();
        if (!smm::orderRefusal(battle, stack->id, order))
            orders[stack->id] = order;
    }
    return orders;
}

std::map<std::string, int> hitsOf(const battle::Battle& battle) {
    std::map<std::string, int> hits;
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units)
            hits[unit.id.text] = unit.hitsLeft;
    return hits;
}

/// Hit points only decrease, and only by events that report it.
void checkHits(const battle::Battle& before, const battle::Battle& after,
               const std::vector<smm::Event>& events) {
    std::map<std::string, int> hits = hitsOf(before);
    for (const smm::Event& event : events) {
        RC_ASSERT(static_cast<bool>(event.rule));
        if (event.kind != battle::events::damage)
            continue;
        RC_ASSERT(event.amount > 0);
        hits[event.unit.text] -= static_cast<int>(event.amount);
        RC_ASSERT(hits[event.unit.text] >= 0);
    }
    RC_ASSERT(hits == hitsOf(after));
}

/// No dead stack is in a Conflict, no stack is in two, and every Conflict has opposing stacks (SMM-24).
void checkConflicts(const battle::Battle& battle) {
    std::map<std::string, int> seen;
    for (const smm::Conflict& conflict : smm::conflictsOf(battle)) {
        RC_ASSERT(conflict.stacks.size() == conflict.initiative.size());
        std::set<int> sides;
        for (const battle::StackId& id : conflict.stacks) {
            RC_ASSERT(++seen[id.text] == 1);
            RC_ASSERT(battle.stacks.find(id)->living() > 0);
            sides.insert(battle.stacks.find(id)->side);
        }
        RC_ASSERT(sides.size() > 1U);
    }
}

/// What a stack does in its turn; every turn has one such event.
bool isTurn(smm::EventKind kind) {
    using namespace smm::events;
    const std::vector<smm::EventKind> kinds{
        hits,  misses,    forfeits,        cannotAct,  holds,
        flees, fleeFails, cannotDisengage, disengages, battle::events::moves};
    return std::ranges::count(kinds, kind) > 0;
}

/// Told again from its events alone: who acts in a Conflict lived when its round began, who acts outside
/// lives, and each acts once (SMM-25, SMM-26). Whoever lived then acts.
class Retelling {
public:
    explicit Retelling(const battle::Battle& battle) {
        for (const battle::StackPointer& stack : battle.stacks)
            for (const battle::Unit& unit : *stack->units)
                m_living[stack->id.text] += unit.isAlive() ? 1 : 0;
    }
    void hear(const smm::Event& event) {
        if (event.kind == battle::events::croaks)
            --m_living[event.stack.text];
        if (event.kind == smm::events::waits)
            m_acted.insert(event.stack.text);
        if (event.kind == smm::events::conflictFights || event.kind == smm::events::othersAct)
            enter(event);
        if (isTurn(event.kind))
            act(event);
    }
    void end() const { RC_ASSERT(m_waiting.empty()); }

private:
    void enter(const smm::Event& event) {
        RC_ASSERT(m_waiting.empty());
        m_isOutside = event.kind == smm::events::othersAct;
        for (const battle::StackId& id : event.others) {
            RC_ASSERT(m_living[id.text] > 0);
            m_waiting.insert(id.text);
        }
    }
    void act(const smm::Event& event) {
        RC_ASSERT(m_acted.insert(event.stack.text).second);
        RC_ASSERT((m_isOutside ? m_living[event.stack.text] > 0 : m_waiting.erase(event.stack.text) == 1));
        // Another Conflict's shot may have hit its target, but nobody attacks who is gone.
        if (event.kind == smm::events::hits || event.kind == smm::events::misses)
            RC_ASSERT(m_living[event.target.text] > 0);
    }

    std::map<std::string, int> m_living;
    std::set<std::string> m_waiting; ///< of the Conflict that fights
    std::set<std::string> m_acted;
    bool m_isOutside = false;
};

/// A Conflict that a round leaves was begun, joined or kept in it; one in which nobody did anything is over
/// (BAT-7).
void checkIdle(const battle::Battle& before, const battle::Battle& after, const smm::Orders& orders,
               const std::vector<smm::Event>& events) {
    std::set<std::string> active;
    for (const smm::Event& event : events) {
        using namespace smm::events;
        const auto told = orders.find(event.stack);
        const bool isHolding = told != orders.end() && told->second.hold;
        if (event.kind == hits || event.kind == misses || event.kind == forfeits || event.kind == flees ||
            event.kind == fleeFails || ((event.kind == holds || event.kind == cannotAct) && isHolding))
            active.insert(event.stack.text);
        if (event.kind == joins || event.kind == conflictsMerge || event.kind == waits)
            return; // the Conflict after the round has others in it
    }
    for (const smm::Conflict& conflict : smm::conflictsOf(before)) {
        const bool isIdle = std::ranges::none_of(
            conflict.stacks, [&](const battle::StackId& id) { return active.contains(id.text); });
        for (const battle::StackId& id : conflict.stacks)
            RC_ASSERT(!isIdle || !smm::conflictOf(after, id));
    }
}

} // namespace

/// Properties of every battle, whatever the orders and dice.
class TestSmmRoundProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void battlesKeepTheirUnitsAndCanBeUndone() {
        QVERIFY(rc::check([] {
            battle::Battle battle = battleOf();
            for (int i = 0; i < stackCount; ++i)
                battle.stacks.insert(battle.stacks.size(),
                                     std::make_shared<const battle::Stack>(anyRoundStack(i)));
            const battle::Battle first = battle;
            std::vector<battle::Changes> done;
            dice::Philox dice(*rc::gen::arbitrary<std::uint64_t>(), 0);
            for (int number = 0; number < 6; ++number) {
                const battle::Battle before = battle;
                const smm::Orders orders = anyOrders(battle);
                battle::Battle unwatched = battle;
                dice::Philox sameDice = dice;
                const auto result = smm::playRound(battle, orders, dice);
                RC_ASSERT(battle == before);
                const auto& round = std::get<smm::Round>(result);
                battle::redo(battle, round.changes);
                RC_ASSERT(!smm::carryOut(unwatched, smm::PlayRound{orders}, sameDice));
                RC_ASSERT(unwatched == battle);
                checkHits(before, battle, round.events);
                checkConflicts(battle);
                checkIdle(before, battle, orders, round.events);
                Retelling retelling(before);
                for (const smm::Event& event : round.events)
                    retelling.hear(event);
                retelling.end();
                done.push_back(round.changes);
            }
            for (; !done.empty(); done.pop_back())
                battle::undo(battle, done.back());
            RC_ASSERT(battle == first);
        }));
    }
};

template struct sf::test::Registered<TestSmmRoundProperties>;
#include "test_smm_round_properties.moc"
