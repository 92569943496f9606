// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace sf::test {

/// One of the test classes that share a program. What would be the class's main() is `run`.
struct Entry {
    Entry(const char* className, int (*run)(int, char**));
    const char* className;
    int (*run)(int, char**);
    const Entry* next;
};

} // namespace sf::test

// QTEST_MAIN and its kin expand to this; here they add to the list instead of being the program.
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                                  \
    static const sf::test::Entry entryOf##TestObject(#TestObject, [](int argc, char** argv) {                \
        QTest::Internal::callInitMain<TestObject>();                                                         \
        __VA_ARGS__                                                                                          \
        TestObject test;                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                              \
    });
