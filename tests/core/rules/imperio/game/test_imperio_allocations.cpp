// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/philox.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

#include <cstdlib>
#include <new>

namespace {

long allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

} // namespace

// The whole program's, so that nothing slips by.
void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

using namespace sf::imperio;
using namespace sf::imperio::test;

/// Random games list, choose, throw and apply without allocating.
class TestImperioAllocations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCounterCounts();
    void randomGamesAllocateNothing();
};

void TestImperioAllocations::theCounterCounts() {
    const long before = allocations;
    const auto memory = std::make_unique<std::vector<int>>(10);
    QVERIFY(memory && allocations >= before + 2);
}

void TestImperioAllocations::randomGamesAllocateNothing() {
    const Position first = position({"FPFFAFFPF", "KBAKHKABK", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                     "OOOOOOOOO", "OOOOOOOOO", "TRCCECCRT", "MSRSRMRSM"},
                                    Side::Attacker, 10);
    sf::dice::Philox random(1, 1);
    sf::dice::DrawnChances chances(random);
    ActionList list;
    const long before = allocations;
    int played = 0;
    for (Position now = first; !now.result && played < 5000; ++played) {
        listLegal(now, list);
        const Action action =
            list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size() - 1)))];
        play(now, action, chances);
    }
    QCOMPARE(allocations, before);
    QVERIFY(played > 100);
}

template struct sf::test::Registered<TestImperioAllocations>;
#include "test_imperio_allocations.moc"
