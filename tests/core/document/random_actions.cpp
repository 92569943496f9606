// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/document/random_actions.h"

#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/properties.h"

#include <algorithm>

namespace sf::test {
namespace {

using namespace battle;

int below(int limit) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, limit)); // early examples too
}

bool toss() {
    return *rc::gen::arbitrary<bool>();
}

std::string anyText() {
    return *rc::gen::element<std::string>("", "A", "Warlord Kess's Guard", "a\"b\\c",
                                          "\xC3\xA9\xF0\x9F\x98\x80", "two\nlines\x01");
}

Traits anyTraits() {
    Traits traits;
    for (auto& number : traits.numbers)
        if (toss())
            number = below(4);
    for (auto& flag : traits.flags)
        if (below(4) == 0)
            flag = toss();
    if (below(3) == 0)
        traits.specials = {anyText() + 's', "leadership"};
    traits.numbers[static_cast<std::size_t>(Number::Hits)] = 3 + below(3);
    return traits;
}

Unit anyUnit(const Battle& battle, const std::string& id) {
    Unit unit;
    unit.id = UnitId(id);
    unit.name = anyText();
    const UnitKind* kind = nullptr;
    if (toss() && !battle.kinds->empty()) {
        kind = &battle.kinds->front();
        unit.kind = kind->name;
    }
    if (!kind || toss())
        unit.own = std::make_shared<Traits>(anyTraits());
    resolve(unit, kind);
    unit.hitsLeft = below(unit[Number::Hits] + 1);
    return unit;
}

/// All alike, so that there are ties.
Unit plainUnit(const Battle& battle, const std::string& id) {
    Unit unit;
    unit.id = UnitId(id);
    const UnitKind& kind = battle.kinds->front();
    unit.kind = kind.name;
    resolve(unit, &kind);
    unit.hitsLeft = unit[Number::Hits];
    return unit;
}

std::vector<Modifier> anyModifiers() {
    std::vector<Modifier> modifiers;
    for (int i = below(3); i > 0; --i)
        modifiers.push_back(
            {anyText(), toss(), toss(), toss(), below(9) - 4, static_cast<Weight>(below(4)), {}});
    return modifiers;
}

hex::Hex anyHex() {
    return {below(14) - 1, below(14) - 1};
}

hex::Hex hexOnMap() {
    return {below(12), below(12)};
}

Structure anyStructure(const std::string& id) {
    return {StructureId(id), anyText(), anyHex(), {}};
}

Stack anyStack(const Battle& battle, const std::string& id, int largest) {
    Stack stack;
    stack.id = StackId(id);
    stack.name = anyText();
    stack.side = below(2);
    stack.hex = hexOnMap();
    stack.facing = static_cast<hex::Direction>(below(6));
    std::vector<Unit> units;
    for (int i = 1 + below(largest); i > 0; --i)
        units.push_back(anyUnit(battle, id + 'u' + std::to_string(i)));
    for (const char* twin : {"v", "w"})
        if (!battle.kinds->empty())
            units.push_back(plainUnit(battle, id + twin));
    stack.units = std::move(units);
    return stack;
}

StackPointer someStack(const Battle& battle) {
    return battle.stacks[*rc::gen::inRange<std::size_t>(0, battle.stacks.size())];
}

UnitId someUnit(const Stack& stack) {
    return (*stack.units)[*rc::gen::inRange<std::size_t>(0, stack.units->size())].id;
}

std::vector<UnitId> someUnits(const Stack& stack) {
    std::vector<UnitId> result;
    for (const Unit& unit : *stack.units)
        if (toss())
            result.push_back(unit.id);
    return result;
}

Screens someScreens(const Battle& battle) {
    const StackPointer other = someStack(battle);
    switch (below(4)) {
    case 0:
        return std::monostate{};
    case 1:
        return someUnit(*other);
    case 2:
        return StructureId(*rc::gen::element<std::string>("gate", "t1"));
    default:
        return ScreenedEdge{other->id, static_cast<Edge>(below(4))};
    }
}

std::string someKind(const Battle& battle) {
    if (battle.kinds->empty() || below(4) == 0)
        return *rc::gen::element<std::string>("Piker", "Stabber");
    return (*battle.kinds)[static_cast<std::size_t>(below(static_cast<int>(battle.kinds->size())))].name;
}

/// One function per action, so that a template can create them by index.
struct Maker {
    const Battle& battle;
    StackPointer stack = someStack(battle);
    std::string fresh;

    Action make(MoveStack*) const { return MoveStack{stack->id, anyHex(), toss()}; }
    Action make(RotateStack*) const { return RotateStack{stack->id, below(9) - 4}; }
    Action make(MergeStacks*) const { return MergeStacks{stack->id, someStack(battle)->id}; }
    Action make(SplitStack*) const {
        return SplitStack{stack->id, someUnits(*stack), StackId(fresh), anyText()};
    }
    Action make(SwapUnits*) const {
        const std::vector<Unit>& units = *stack->units;
        if (units.size() < 2 || toss())
            return SwapUnits{stack->id, someUnit(*stack), someUnit(*stack)};
        return SwapUnits{stack->id, units.back().id, units[units.size() - 2].id};
    }
    Action make(SetPosture*) const { return SetPosture{stack->id, static_cast<Posture>(below(4))}; }
    Action make(SetLeader*) const {
        return SetLeader{stack->id, toss() ? std::optional(someUnit(*stack)) : std::nullopt};
    }
    Action make(SetScreens*) const { return SetScreens{stack->id, someScreens(battle)}; }
    Action make(SetModifiers*) const { return SetModifiers{stack->id, anyModifiers()}; }
    Action make(OrderUnits*) const {
        std::vector<UnitId> ids;
        for (const Unit& unit : *stack->units)
            ids.push_back(unit.id);
        std::rotate(ids.begin(), ids.begin() + below(static_cast<int>(ids.size())), ids.end());
        if (below(4) == 0)
            ids.pop_back();
        return OrderUnits{stack->id, ids};
    }
    Action make(SetSpecialBonus*) const {
        return SetSpecialBonus{stack->id, *rc::gen::element<std::string>("1.5", "", "2", "0.25", "x")};
    }
    Action make(AddStack*) const {
        const auto position = *rc::gen::inRange<std::size_t>(0, battle.stacks.size() + 1);
        return AddStack{anyStack(battle, fresh, 4), toss() ? std::optional(position) : std::nullopt};
    }
    Action make(RemoveStack*) const { return RemoveStack{stack->id}; }
    Action make(RenameStack*) const { return RenameStack{stack->id, anyText()}; }
    Action make(SetStackSide*) const { return SetStackSide{stack->id, below(4) - 1}; }
    Action make(AddUnits*) const {
        return AddUnits{stack->id, {anyUnit(battle, fresh + 'x'), anyUnit(battle, fresh + 'y')}};
    }
    Action make(RemoveUnits*) const { return RemoveUnits{stack->id, someUnits(*stack)}; }
    Action make(EditUnit*) const { return EditUnit{stack->id, anyUnit(battle, someUnit(*stack).text)}; }
    Action make(PaintTerrain*) const {
        return PaintTerrain{{hexOnMap(), hexOnMap(), anyHex()},
                            *rc::gen::element<std::string>("open", "woods", "water", "bog")};
    }
    Action make(PutStructure*) const { return PutStructure{anyStructure(toss() ? "gate" : fresh)}; }
    Action make(RemoveStructure*) const { return RemoveStructure{StructureId(toss() ? "gate" : "t1")}; }
    Action make(PutKind*) const { return PutKind{someKind(battle), someKind(battle), anyTraits()}; }
    Action make(RemoveKind*) const { return RemoveKind{someKind(battle)}; }
    Action make(SetTitle*) const { return SetTitle{anyText()}; }
    Action make(SetSides*) const {
        std::vector<Side> sides = battle.sides;
        sides.resize(static_cast<std::size_t>(below(6)));
        for (Side& side : sides)
            side.name = anyText();
        return SetSides{sides};
    }
    Action make(ResizeMap*) const { return ResizeMap{10 + below(6), 10 + below(6)}; }
    Action make(SetHouseRule*) const {
        const auto option = *rc::gen::element<std::string>("frontArc", "frontArc", "ours");
        const auto value = *rc::gen::element<std::string>("1", "3", "2");
        return SetHouseRule{option, toss() ? std::optional(value) : std::nullopt};
    }
    Action make(StartPlay*) const { return StartPlay{}; }
    Action make(EndPlay*) const { return EndPlay{}; }
    Action make(SetReferee*) const { return SetReferee{toss()}; }
    Action make(SayReady*) const { return SayReady{below(3)}; }
    Action make(Concede*) const { return Concede{below(3)}; }
    Action make(PlaceArrival*) const {
        return PlaceArrival{stack->id, hexOnMap(), static_cast<hex::Direction>(below(6))};
    }
    Action make(SetZone*) const {
        return SetZone{below(3), toss() ? std::vector{stack->hex, anyHex()} : std::vector<hex::Hex>{}};
    }
    Action make(SetVictory*) const {
        return SetVictory{{{HoldStructure{StructureId(toss() ? "gate" : "t1"), below(2), 1 + below(4)}},
                           {CroakUnit{someUnit(*stack), below(3)}},
                           {LastRound{1 + below(3), static_cast<Award>(below(3)), below(2)}}}};
    }
    Action make(SetArrival*) const {
        return SetArrival{stack->id, toss() ? std::optional(below(4)) : std::nullopt, {hexOnMap(), anyHex()}};
    }
};

template<std::size_t... Index>
Action made(const Maker& maker, std::size_t kind, std::index_sequence<Index...>) {
    Action action;
    ((Index == kind ? void(action = maker.make(
                               static_cast<std::variant_alternative_t<Index, Action::variant>*>(nullptr)))
                    : void()),
     ...);
    return action;
}

/// Turns it into a battle in progress in which "a" and "b" fight each other; "c" may still have an
/// Initiative.
void startConflict(Battle& battle) {
    smm::Conflict conflict;
    for (const char* id : {"a", "b"}) {
        conflict.stacks.emplace_back(id);
        if (toss())
            conflict.initiative.emplace_back(StackId(id), below(9));
    }
    if (toss())
        conflict.initiative.emplace_back(StackId("c"), below(9));
    Stack other = *battle.stacks.find(StackId("b"));
    other.side = 1 - battle.stacks.find(StackId("a"))->side;
    battle.stacks.replace(battle.stacks.position(other.id), std::make_shared<const Stack>(other));
    battle.round = below(5);
    smm::setConflicts(battle, {conflict});
}

/// Puts the stacks where they can fight; keeps one unit of those that can't stack (MUL-1).
void takeMultiplier(Battle& battle) {
    battle.rules = RuleSystem::Multiplier;
    for (std::size_t i = 0; i < battle.stacks.size(); ++i) {
        Stack stack = *battle.stacks[i];
        stack.side = static_cast<int>(i % 2);
        stack.hex = {5, 5 + below(2)};
        smm::setPosture(stack, Posture::Neutral);
        if (multiplier::system().mayStack(*stack.units))
            stack.units.edit().resize(1);
        stack.leader.reset();
        battle.stacks.replace(i, std::make_shared<const Stack>(std::move(stack)));
    }
}

} // namespace

Battle anyBattle() {
    Battle battle;
    battle.title = anyText();
    battle.sides = {{"Reds", 0xB03030, nullptr}, {"Blues", 0x3050B0, nullptr}};
    Map map(12, 12);
    map.setTerrain(hexOnMap(), "woods");
    map.setTerrain(hexOnMap(), "bog");
    map.editStructures().push_back({StructureId("gate"), "Gate", {3, 3}, nullptr});
    battle.map = std::move(map);
    std::vector<UnitKind> kinds{{"Stabber", anyTraits(), nullptr, nullptr},
                                {"Nobody", anyTraits(), nullptr, nullptr}};
    for (UnitKind& kind : kinds)
        resolve(kind);
    battle.kinds = std::move(kinds);
    for (const char* id : {"a", "b", "c"})
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(anyStack(battle, id, 6)));
    if (toss())
        startConflict(battle);
    else if (toss())
        takeMultiplier(battle);
    return battle;
}

multiplier::TurnAction anyTurnAction(const Battle& battle) {
    if (battle.stacks.empty() || below(4) == 0)
        return multiplier::EndTurn{};
    StackPointer attacker = someStack(battle);
    for (const StackPointer& ready : battle.stacks)
        if (!multiplier::targetsOf(battle, ready->id).empty())
            attacker = ready;
    const StackPointer target = someStack(battle);
    multiplier::Attack attack;
    const std::vector<StackId> targets = multiplier::targetsOf(battle, attacker->id);
    attack.attacker = attacker->id;
    attack.defender = targets.empty() || below(4) == 0 ? target->id : targets.front();
    if (below(4) == 0)
        attack.aim = someUnit(*target);
    attack.ambush = *rc::gen::element<std::string>("1", "1.5", "2.0", "3");
    attack.leave = below(3) == 0;
    const std::vector<hex::Hex> refuges = multiplier::refuges(battle, *attacker);
    if (attack.leave && !refuges.empty())
        attack.leaveTo = refuges[static_cast<std::size_t>(below(static_cast<int>(refuges.size())))];
    return attack;
}

Action anyAction(const Battle& battle, int step, int kind) {
    const std::string fresh = "n" + std::to_string(step);
    if (battle.stacks.empty())
        return AddStack{anyStack(battle, fresh, 4), {}};
    return made({battle, someStack(battle), fresh}, static_cast<std::size_t>(kind),
                std::make_index_sequence<actionKinds>());
}

Action anyAction(const Battle& battle, int step) {
    return anyAction(battle, step, below(actionKinds));
}

} // namespace sf::test
