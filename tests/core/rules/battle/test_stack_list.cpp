// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

#include <random>

using namespace sf;
using battle::StackPointer;

namespace {

/// What at() and firstOf() say, found by asking every stack.
std::vector<StackPointer> standingAt(const battle::StackList& stacks, hex::Hex hex) {
    std::vector<StackPointer> found;
    for (const StackPointer& stack : stacks)
        if (stack->hex == hex)
            found.push_back(stack);
    return found;
}

StackPointer firstOpponentAt(const battle::StackList& stacks, hex::Hex hex, int side) {
    for (const StackPointer& stack : standingAt(stacks, hex))
        if (stack->side != side && stack->isAlive())
            return stack;
    return nullptr;
}

} // namespace

/// The list of stacks finds stacks by hex, whatever was done to it.
class TestStackList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhoStandsWhere() {
        for (unsigned seed = 1; seed <= 40; ++seed)
            edit(seed);
    }

private:
    static void check(const battle::StackList& stacks) {
        for (int column = 0; column < 3; ++column)
            for (int row = 0; row < 2; ++row) {
                const hex::Hex hex{column, row};
                QVERIFY(stacks.at(hex) == standingAt(stacks, hex));
                for (int side = 0; side < battle::largestSideCount; ++side)
                    QVERIFY(stacks.firstOf(~(1U << static_cast<unsigned>(side)), hex,
                                           [](const battle::Stack&) { return true; }) ==
                            firstOpponentAt(stacks, hex, side));
            }
    }
    static void edit(unsigned seed) {
        std::mt19937 random(seed);
        const auto below = [&](std::size_t end) { return random() % end; };
        const auto stack = [&](const std::string& id) {
            battle::Stack made =
                test::stackOf(id, test::alphabet(2), {static_cast<int>(below(3)), static_cast<int>(below(2))},
                              static_cast<int>(below(battle::largestSideCount)));
            for (battle::Unit& unit : made.units.edit())
                unit.hitsLeft = below(2) == 0 ? 0 : 4;
            return std::make_shared<const battle::Stack>(std::move(made));
        };
        battle::StackList stacks;
        battle::StackList older; // shares what it can, and stays as it is
        for (int step = 0; step < 60; ++step) {
            if (stacks.empty() || (stacks.size() < 12 && below(3) > 0))
                stacks.insert(below(stacks.size() + 1), stack('s' + std::to_string(step)));
            else if (below(3) == 0)
                stacks.erase(below(stacks.size()));
            else if (const std::size_t position = below(stacks.size()); true)
                stacks.replace(position, stack(stacks[position]->id.text));
            check(stacks);
            check(older);
            if (below(5) == 0)
                older = stacks;
        }
    }
};

template struct sf::test::Registered<TestStackList, QCoreApplication>;
#include "test_stack_list.moc"
