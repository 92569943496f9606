// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/pieces.h"
#include "core/rules/battle/stack.h"
#include "core/rules/battle/system_state.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using battle::StackId;
using battle::StatePart;
using battle::SystemState;

namespace {

/// Of a system whose stacks tire.
struct Fatigue : battle::StateOf<Fatigue, RuleSystem("FAT")> {
    int base = 0;
    int thisTurn = 0;

    Fatigue() = default;
    Fatigue(int ofBase, int ofTurn) : base(ofBase), thisTurn(ofTurn) {}
    void rest() override { thisTurn = 0; }
    void splitOff() override { base = 0; }
    void duplicate() override { thisTurn = 0; }
    void unitsChanged(const battle::Stack& stack) override { base = stack.side; }
    std::vector<std::string_view> settings() const override {
        return std::vector(static_cast<std::size_t>(base), std::string_view("base"));
    }
    int sideToMove() const override { return base; }
    bool operator==(const Fatigue&) const = default;
};

/// Of a system that asks for little.
struct Morale : battle::StateOf<Morale, RuleSystem("MOR")> {
    std::string word; ///< the name of a kind of units, or the id of a unit or stack
    void forget(const battle::Pieces& gone) override {
        if (gone.units.contains(battle::UnitId(word)))
            word.clear();
    }
    int usesOf(std::string_view kind) const override { return word == kind ? 1 : 0; }
    battle::Fights fights() const override { return {{battle::StackId(word)}}; }
    bool isFighting(const battle::StackId& stack) const override { return stack.text == word; }
    void renameKind(std::string_view kind, std::string_view name) override {
        word = word == kind ? name : std::string_view(word);
    }
    bool operator==(const Morale&) const = default;
};

/// Of a system that plans whom stacks visit.
struct Visits : battle::StateOf<Visits, RuleSystem("VIS")> {
    std::map<StackId, StackId> hosts;

    void keep(const battle::StackFilter& accepts) override {
        std::erase_if(hosts, [&](const auto& visit) { return !accepts(visit.first); });
    }
    void add(const StatePart& others) override {
        const auto& more = static_cast<const Visits&>(others).hosts;
        hosts.insert(more.begin(), more.end());
    }
    bool tells(const StackId& stack) const override { return hosts.contains(stack); }
    bool operator==(const Visits&) const = default;
};

SystemState visits(std::map<StackId, StackId> hosts) {
    SystemState plans;
    plans.edit<Visits>([&](Visits& own) { own.hosts = std::move(hosts); });
    return plans;
}

SystemState withFatigue(int base, int thisTurn) {
    SystemState state;
    state.edit<Fatigue>([&](Fatigue& value) { value = {base, thisTurn}; });
    return state;
}

SystemState withMorale(SystemState state, const char* word) {
    state.edit<Morale>([&](Morale& morale) { morale.word = word; });
    return state;
}

} // namespace

/// Each rule system keeps a structure of its own in a stack or battle, and sees no other.
class TestSystemState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaultsAreNotKept() {
        QVERIFY(SystemState().of<Fatigue>() == Fatigue());
        SystemState state = withFatigue(1, 2);
        QVERIFY(state.of<Fatigue>() == Fatigue(1, 2));
        QVERIFY(!(state == SystemState()));
        state.edit<Fatigue>([](Fatigue& value) { value = {}; });
        QVERIFY(state == SystemState());
    }

    void comparesByValueInAnyOrder() {
        SystemState other = withMorale({}, "high");
        other.edit<Fatigue>([](Fatigue& value) { value.base = 1; });
        const SystemState state = withMorale(withFatigue(1, 0), "high");
        QVERIFY(state == other);
        QCOMPARE(other.of<Fatigue>().base, 1);
        QCOMPARE(other.of<Morale>().word, std::string("high"));
        QVERIFY(!(state == withFatigue(1, 0)) && !(withFatigue(1, 0) == state));
        QVERIFY(!(state == withMorale(withFatigue(1, 0), "low")));
        QVERIFY(!(withFatigue(1, 0) == withMorale({}, "high")));
    }

    void copiesKeepTheirOwn() {
        const SystemState original = withMorale(withFatigue(1, 0), "high");
        SystemState copy = original;
        QCOMPARE(&copy.of<Fatigue>(), &original.of<Fatigue>());
        copy.edit<Morale>([](Morale& morale) { morale.word = "low"; });
        copy.edit<Fatigue>([](Fatigue& value) { value.base = 5; });
        QVERIFY(original == withMorale(withFatigue(1, 0), "high"));
        QVERIFY(copy == withMorale(withFatigue(5, 0), "low"));
        copy.edit<Morale>([](Morale& morale) { morale.word.clear(); });
        QVERIFY(copy == withFatigue(5, 0));
        SystemState apart = original;
        apart.unshare();
        QVERIFY(apart == original);
        QVERIFY(&apart.of<Fatigue>() != &original.of<Fatigue>());
        QVERIFY(&apart.of<Morale>() != &original.of<Morale>());
    }

    void editsInPlaceWhatNobodyShares() {
        SystemState state = withMorale(withFatigue(1, 0), "high");
        const Fatigue* own = &state.of<Fatigue>();
        state.edit<Fatigue>([](Fatigue& value) { value.base = 2; });
        QCOMPARE(&state.of<Fatigue>(), own);
        QVERIFY(state == withMorale(withFatigue(2, 0), "high"));
        const SystemState kept = state;
        state.edit<Fatigue>([](Fatigue& value) { value.base = 3; });
        QCOMPARE(kept.of<Fatigue>().base, 2);
    }

    void tellsWhoFightsWhom() {
        const SystemState state = withMorale(withFatigue(1, 0), "a");
        QVERIFY(state.isFighting(battle::StackId("a")) && !state.isFighting(battle::StackId("b")));
        QVERIFY(state.fights() == battle::Fights{{battle::StackId("a")}});
        QVERIFY(SystemState().fights().empty());
    }

    void restsWhatHasBeenUsedUp() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        QVERIFY(state.change(&StatePart::rest));
        QVERIFY(state == withMorale(withFatigue(1, 0), "high"));
        QVERIFY(!state.change(&StatePart::rest));
        SystemState all = withFatigue(0, 2);
        all.change(&StatePart::rest);
        QVERIFY(all == SystemState());
    }

    void followsTheStack() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        SystemState part = state;
        part.change(&StatePart::splitOff);
        QVERIFY(part == withMorale(withFatigue(0, 2), "high"));
        state.change(&StatePart::duplicate);
        QVERIFY(state == withMorale(withFatigue(1, 0), "high"));
        state.change(&StatePart::unitsChanged, battle::Stack());
        QVERIFY(state == withMorale({}, "high"));
    }

    void forgetsPiecesThatAreGone() {
        SystemState state = withMorale(withFatigue(1, 2), "w");
        battle::Pieces gone;
        gone.units.insert(battle::UnitId("v"));
        QVERIFY(!state.change(&StatePart::forget, gone));
        gone.units.insert(battle::UnitId("w"));
        QVERIFY(state.change(&StatePart::forget, gone));
        QVERIFY(state == withFatigue(1, 2));
    }

    void followsTheNamesOfKinds() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        QCOMPARE(state.usesOf("high"), 1);
        QCOMPARE(state.usesOf("low"), 0);
        QVERIFY(!state.change(&StatePart::renameKind, "low", "none"));
        QVERIFY(state.change(&StatePart::renameKind, "high", "higher"));
        QVERIFY(state == withMorale(withFatigue(1, 2), "higher"));
    }

    void plansAreSplitAndJoined() {
        const StackId one("a");
        const StackId other("b");
        const SystemState both = visits({{one, other}, {other, one}});
        const auto isOne = [&](const StackId& id) { return id == one; };
        SystemState own = both;
        QVERIFY(own.change(&StatePart::keep, isOne));
        QVERIFY(own == visits({{one, other}}) && own.tells(one) && !own.tells(other));
        QVERIFY(!own.change(&StatePart::keep, isOne));
        own.add(visits({{one, one}, {other, one}}));
        QVERIFY(own == visits({{one, one}, {other, one}}));
        SystemState none;
        none.add(both);
        QVERIFY(none == both);
        QVERIFY(none.change(&StatePart::keep, [](const StackId&) { return false; }) && none.isEmpty());
        QVERIFY(both == visits({{one, other}, {other, one}}));
    }

    /// A part that nobody shares is edited in place, and a shared one is copied.
    void editsCopyWhatIsShared() {
        SystemState state = withFatigue(1, 2);
        const Fatigue* own = &state.of<Fatigue>();
        state.edit<Fatigue>([](Fatigue& value) { value.base = 3; });
        QCOMPARE(&state.of<Fatigue>(), own);
        const SystemState copy = state;
        state.edit<Fatigue>([](Fatigue& value) { value.base = 4; });
        QVERIFY(copy == withFatigue(3, 2) && state == withFatigue(4, 2));
    }

    void tellsSettingsAndTheSideToMove() {
        const SystemState state = withMorale(withFatigue(3, 0), "high");
        QCOMPARE(state.settings(), std::vector(3, std::string_view("base")));
        QVERIFY(withMorale(withFatigue(0, 2), "high").settings().empty());
        QCOMPARE(state.find(Fatigue::owner)->sideToMove(), 3);
        QCOMPARE(state.find(Morale::owner)->sideToMove(), 0);
        QVERIFY(!state.find(RuleSystem::Smm));
    }
};

template struct sf::test::Registered<TestSystemState>;
#include "test_system_state.moc"
