// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/pieces.h"
#include "core/rules/battle/removals.h"
#include "core/rules/battle/stack.h"
#include "core/rules/battle/system_state.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using battle::SystemState;

namespace {

/// Of a system whose stacks tire.
struct Fatigue {
    static constexpr RuleSystem owner{"FAT"};
    int base = 0;
    int thisTurn = 0;

    bool hasProgress() const { return thisTurn > 0; }
    void rest() { thisTurn = 0; }
    void splitOff() { base = 0; }
    void duplicate() { thisTurn = 0; }
    void unitsChanged(const battle::Stack& stack) { base = stack.side; }
    void join(const Fatigue& other) { thisTurn = std::max(thisTurn, other.thisTurn); }
    std::vector<battle::RemovalKind> settings() const {
        return base > 0 ? std::vector{battle::RemovalKind::Bonus} : std::vector<battle::RemovalKind>();
    }
    int sideToMove() const { return base; }
    bool operator==(const Fatigue&) const = default;
};

/// Of a system that asks for little.
struct Morale {
    static constexpr RuleSystem owner{"MOR"};
    std::string word; ///< the name of a kind of units, or the id of a unit
    bool names(const battle::Pieces& gone) const { return gone.units.contains(battle::UnitId(word)); }
    void forget(const battle::Pieces&) { word.clear(); }
    int usesOf(std::string_view kind) const { return word == kind ? 1 : 0; }
    void renameKind(std::string_view kind, const std::string& name) { word = word == kind ? name : word; }
    bool operator==(const Morale&) const = default;
};

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
        QVERIFY(state.of<Fatigue>() == (Fatigue{1, 2}));
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

    void restsWhatHasBeenUsedUp() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        QVERIFY(state.hasProgress() && !withMorale(withFatigue(1, 0), "high").hasProgress());
        state.rest();
        QVERIFY(state == withMorale(withFatigue(1, 0), "high"));
        SystemState all = withFatigue(0, 2);
        all.rest();
        QVERIFY(all == SystemState());
    }

    void splitsOffWhatASystemSays() {
        QVERIFY(withMorale(withFatigue(1, 2), "high").splitOff() == withFatigue(0, 2));
        QVERIFY(withFatigue(1, 0).splitOff() == SystemState());
    }

    void followsTheStack() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        state.duplicate();
        QVERIFY(state == withMorale(withFatigue(1, 0), "high"));
        state.unitsChanged(battle::Stack());
        QVERIFY(state == withMorale({}, "high"));
    }

    void joinsThoseOfMergingStacks() {
        SystemState state = withFatigue(1, 2);
        state.join(withMorale(withFatigue(5, 4), "high"));
        QVERIFY(state == withFatigue(1, 4));
        state = {};
        state.join(withFatigue(5, 4));
        QVERIFY(state == withFatigue(0, 4));
    }

    void forgetsWhatIsGone() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        battle::Pieces gone;
        gone.units.insert(battle::UnitId("low"));
        QVERIFY(!state.names(gone));
        state.forget(gone);
        QVERIFY(state == withMorale(withFatigue(1, 2), "high"));
        gone.units.insert(battle::UnitId("high"));
        QVERIFY(state.names(gone));
        state.forget(gone);
        QVERIFY(state == withFatigue(1, 2));
    }

    void followsTheNamesOfKinds() {
        SystemState state = withMorale(withFatigue(1, 2), "high");
        QCOMPARE(state.usesOf("high"), 1);
        QCOMPARE(state.usesOf("low"), 0);
        state.renameKind("low", "none");
        QVERIFY(state == withMorale(withFatigue(1, 2), "high"));
        state.renameKind("high", "higher");
        QVERIFY(state == withMorale(withFatigue(1, 2), "higher"));
    }

    void tellsSettingsAndTheSideToMove() {
        const SystemState state = withMorale(withFatigue(3, 0), "high");
        QVERIFY(state.settings() == std::vector{battle::RemovalKind::Bonus});
        QVERIFY(withMorale(withFatigue(0, 2), "high").settings().empty());
        QCOMPARE(state.sideToMove(Fatigue::owner), 3);
        QCOMPARE(state.sideToMove(Morale::owner), 0);
    }
};

static const sf::test::Registered<TestSystemState> registered;
#include "test_system_state.moc"
