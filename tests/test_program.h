// SPDX-License-Identifier: GPL-3.0-or-later
// PROGRAM CLASS [ARGUMENTS OF QT TEST]: the main() of test classes that are compiled together. It runs one of
// them.
#pragma once

#include <QTest>

#include <cstdio>
#include <cstring>

namespace sf::test {

/// One of the test classes. What would be the class's main() is `run`.
struct Entry {
    const char* className;
    int (*run)(int, char**);
    const Entry* next;
    static inline const Entry* last = nullptr;

    Entry(const char* name, int (*main)(int, char**)) : className(name), run(main), next(last) {
        last = this;
    }
};

} // namespace sf::test

int main(int argc, char** argv) {
    using sf::test::Entry;
    for (const Entry* entry = Entry::last; entry != nullptr; entry = entry->next) {
        if (argc < 2 || std::strcmp(entry->className, argv[1]) != 0)
            continue;
        argv[1] = argv[0];
        return entry->run(argc - 1, argv + 1);
    }
    std::fputs("Which class? One of:\n", stderr);
    for (const Entry* entry = Entry::last; entry != nullptr; entry = entry->next)
        std::fprintf(stderr, "    %s\n", entry->className);
    return 2;
}

// QTEST_MAIN and its kin expand to this; here they add to the list instead of being the program.
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                                  \
    static const sf::test::Entry entryOf##TestObject(#TestObject, [](int argc, char** argv) {                \
        QTest::Internal::callInitMain<TestObject>();                                                         \
        __VA_ARGS__                                                                                          \
        TestObject test;                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                              \
    });
