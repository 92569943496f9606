// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;
using namespace sf::test;

namespace untouched {

constexpr int side = 4; ///< of the map; stacks are close together, so that many can merge
constexpr int steps = 30;

int below(int end) {
    return *rc::gen::inRange(0, end);
}

StackPointer someStack(const Battle& battle) {
    return battle.stacks[static_cast<std::size_t>(below(static_cast<int>(battle.stacks.size())))];
}

UnitId someUnit(const Stack& stack) {
    return (*stack.units)[static_cast<std::size_t>(below(static_cast<int>(stack.units->size())))].id;
}

Screens anyScreens(const Battle& battle) {
    const StackPointer stack = someStack(battle);
    if (below(2) == 0)
        return someUnit(*stack);
    return ScreenedEdge{stack->id, static_cast<Edge>(below(4))};
}

Battle anyBattle() {
    Battle battle = battleOf();
    battle.map = Map(side, side);
    battle.houseRules["orders"] = below(4) == 0 ? "\"open\"" : "\"sealed\"";
    for (int more = below(2); more > 0; --more)
        battle.sides.push_back({"More", 1, nullptr});
    const int sides = static_cast<int>(battle.sides.size());
    for (int i = 0; i < 9; ++i) {
        const std::string id(1, static_cast<char>('a' + i));
        const Unit leader = UnitMaker(id + "1").with(Number::Move, 4).is(Flag::Warlord);
        Stack stack =
            stackOf(id, {leader, fighter(id + "2"), fighter(id + "3")}, {i % 3, i / 3}, (i / 3) % sides);
        stack.facing = static_cast<hex::Direction>(below(6));
        if (below(3) == 0)
            stack.leader = UnitId(id + "1");
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(std::move(stack)));
    }
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        Stack stack = *battle.stacks[position];
        if (below(2) == 0) {
            smm::setPosture(stack, Posture::Screening);
            smm::setScreens(stack, anyScreens(battle));
        }
        battle.stacks.replace(position, std::make_shared<const Stack>(std::move(stack)));
    }
    return battle;
}

Action anyAction(const Battle& battle, int step) {
    const StackPointer stack = someStack(battle);
    const int acting = sideToAct(battle).value_or(0);
    switch (below(14)) {
    case 0:
    case 1:
    case 2:
        return MergeStacks{stack->id, someStack(battle)->id};
    case 3:
    case 4:
    case 5:
        return SplitStack{stack->id, {someUnit(*stack)}, StackId("n" + std::to_string(step)), "new"};
    case 6:
        return SetLeader{stack->id, someUnit(*stack)};
    case 7:
        return SetReferee{below(2) == 0};
    case 8:
        return SetScreens{stack->id, anyScreens(battle)};
    case 9:
        return below(2) == 0 ? Action(RemoveStack{stack->id}) : RemoveUnits{stack->id, {someUnit(*stack)}};
    case 10:
        return below(3) == 0 ? Action(Concede{acting}) : EndPlay{};
    default:
        return SayReady{acting};
    }
}

/// What an action may touch.
struct Named {
    std::set<StackId> stacks;
    std::set<int> sides;
    bool isRemoval = false; ///< of pieces, which nobody can screen any more

    void add(const Action& action) {
        std::visit(
            [&]<class Kind>(const Kind& kind) {
                if constexpr (requires { kind.stack.text; })
                    stacks.insert(kind.stack);
                if constexpr (requires { kind.into; })
                    stacks.insert(kind.into);
                if constexpr (requires { kind.newId; })
                    stacks.insert(kind.newId);
                if constexpr (std::is_same_v<Kind, Concede>)
                    sides.insert(kind.side);
                isRemoval =
                    isRemoval || std::is_same_v<Kind, RemoveStack> || std::is_same_v<Kind, RemoveUnits>;
            },
            action);
    }
    void add(const Event& event) {
        stacks.insert({event.stack, event.target});
        stacks.insert(event.others.begin(), event.others.end());
    }
    bool contains(const Stack& stack) const {
        return stacks.contains(stack.id) || sides.contains(stack.side);
    }
};

bool endsSealed(const Battle& before, const Battle& after) {
    return isSealed(before) && !isSealed(after);
}

/// Whether a referee's edit has made sealed actions impossible (BAT-22).
bool losesPlanned(const Battle& before, const Battle& after) {
    const auto actions = [](const Battle& each) {
        std::size_t count = 0;
        if (each.play)
            for (const auto& [owner, plan] : each.play->sealed)
                count += plan.actions.size();
        return count;
    };
    return isSealed(after) && actions(after) < actions(before);
}

Named namedIn(const Battle& before, const Action& action, const Battle& after) {
    Named named;
    named.add(action);
    Recording course;
    (void)battle::apply(before, action, smm::system(), &course);
    for (const Event& event : course.events)
        named.add(event);
    if (endsSealed(before, after) || losesPlanned(before, after))
        for (const auto& [owner, plan] : before.play->sealed)
            for (const Action& planned : plan.actions)
                named.add(planned);
    return named;
}

/// The stacks as they were known before the action to whoever sees what is left of it.
const StackList& stacksBefore(const Battle& before, const Battle& after) {
    const bool isHandedOver = isSealed(before) && sideToAct(before) != sideToAct(after);
    return isHandedOver || endsSealed(before, after) ? before.play->start->stacks : before.stacks;
}

bool isThere(const Battle& battle, const Screens& screens) {
    if (const auto* unit = std::get_if<UnitId>(&screens))
        return std::ranges::any_of(battle.stacks,
                                   [&](const StackPointer& stack) { return stack->find(*unit); });
    const auto* edge = std::get_if<ScreenedEdge>(&screens);
    return !edge || battle.stacks.find(edge->stack);
}

/// SMM-16: only what is gone isn't screened any more.
void checkScreens(const Stack& stack, const Battle& after) {
    const StackPointer then = after.stacks.find(stack.id);
    const Screens& screens = smm::stateOf(stack).screens;
    if (then && isThere(after, screens))
        RC_ASSERT(smm::stateOf(*then).screens == screens);
}

void checkStacks(const Battle& before, const Named& named, const Battle& after) {
    std::vector<StackId> order;
    std::vector<StackId> orderThen;
    const StackList& stacks = stacksBefore(before, after);
    for (const StackPointer& stack : stacks) {
        if (named.contains(*stack))
            continue;
        const StackPointer then = after.stacks.find(stack->id);
        RC_ASSERT(then != nullptr);
        checkScreens(*stack, after);
        Stack same = *then;
        if (!isThere(after, smm::stateOf(*stack).screens))
            same.state = stack->state;
        if (!after.play) { // everybody is back on the board, with their full Move (BAT-8, BAT-20)
            same.presence = stack->presence;
            same.extras.edit().moveLeft = stack->extras->moveLeft;
        }
        RC_ASSERT(same == *stack);
        order.push_back(stack->id);
    }
    for (const StackPointer& stack : after.stacks) {
        RC_ASSERT((named.contains(*stack) || stacks.find(stack->id)));
        if (!named.contains(*stack))
            orderThen.push_back(stack->id);
    }
    RC_ASSERT(order == orderThen);
}

std::map<UnitId, Unit> unitsOf(const StackList& stacks) {
    std::map<UnitId, Unit> units;
    for (const StackPointer& stack : stacks)
        for (const Unit& unit : *stack->units)
            units.emplace(unit.id, unit);
    return units;
}

void checkUnits(const Battle& before, const Named& named, const Battle& after) {
    if (!named.isRemoval)
        RC_ASSERT(unitsOf(stacksBefore(before, after)) == unitsOf(after.stacks));
}

/// No change says that a stack is gone that is still there, or names a stack twice.
void checkChanges(const Changes& changes, const Battle& before, const Battle& after) {
    for (const Change& change : changes)
        if (const auto* stack = std::get_if<StackChange>(&change)) {
            RC_ASSERT((stack->after || !after.stacks.find(stack->before->id)));
            RC_ASSERT((stack->before || !before.stacks.find(stack->after->id)));
        }
    Battle back = after;
    undo(back, changes);
    RC_ASSERT(back == before);
}

void act(Battle& battle, const Action& action) {
    const Outcome outcome = apply(battle, action, smm::system());
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return;
    const Battle before = battle;
    redo(battle, *changes);
    const Named named = namedIn(before, action, battle);
    checkStacks(before, named, battle);
    checkUnits(before, named, battle);
    checkChanges(*changes, before, battle);
}

} // namespace untouched

/// Whatever an action doesn't name stays as it is, in the open and sealed.
class TestUntouched : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whateverAnActionDoesNotName() {
        QVERIFY(rc::check([] {
            Battle battle = inOrders(untouched::anyBattle());
            for (int step = 0; step < untouched::steps && battle.play; ++step)
                untouched::act(battle, untouched::anyAction(battle, step));
        }));
    }
    /// The list of changes between any two battles.
    void differencesLeadFromOneToTheOther() {
        QVERIFY(rc::check([] {
            const Battle one = untouched::anyBattle();
            Battle other = one;
            for (int times = untouched::below(6); times > 0; --times) {
                const StackPointer stack = untouched::someStack(other);
                other.stacks.erase(other.stacks.position(stack->id));
                if (untouched::below(3) > 0)
                    other.stacks.insert(
                        static_cast<std::size_t>(untouched::below(static_cast<int>(other.stacks.size()) + 1)),
                        stack);
            }
            Battle there = one;
            const Changes changes = differenceOf(one, other);
            redo(there, changes);
            RC_ASSERT(there == other);
            untouched::checkChanges(changes, one, other);
        }));
    }
};

template struct sf::test::Registered<TestUntouched>;
#include "test_untouched.moc"
