// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

#include <map>
#include <type_traits>

// Qt waits 5 seconds, which a disk or another process exceeds on a busy machine.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, 60'000)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, 60'000)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, 60'000)

namespace sf::test {

/// The test classes of one program by name, each with what runs it. Its main runs the one that the command
/// line names.
using Registry = std::map<QString, int (*)(int argc, char** argv)>;

inline Registry& registry() {
    static Registry tests;
    return tests;
}

/// Registers a test class and names the application object that it needs: none, QCoreApplication or
/// QApplication. A source instantiates it for its class: `template struct sf::test::Registered<TestHex>;`.
template<class Test, class Application = void>
struct Registered {
    Registered() = delete;

    static int run(int argc, char** argv) {
        if constexpr (std::is_void_v<Application>) {
            Test test;
            return QTest::qExec(&test, argc, argv);
        } else {
            Application application(argc, argv);
            Test test;
            return QTest::qExec(&test, argc, argv);
        }
    }

    static inline const bool added =
        registry()
            .emplace(QString::fromLatin1(Test::staticMetaObject.className()).section(u':', -1), run)
            .second;
};

} // namespace sf::test
