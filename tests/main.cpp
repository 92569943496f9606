// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

/// TEST-PROGRAM CLASS [ARGUMENT...]: runs one test class; the arguments are Qt Test's.
int main(int argc, char** argv) {
    const auto& tests = sf::test::registry();
    const auto found = argc > 1 ? tests.find(QString::fromLocal8Bit(argv[1])) : tests.end();
    if (found != tests.end()) {
        const QTemporaryDir data; // whoever runs the tests may have games by post
        qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
        qunsetenv("SQUAREFRONT_SECRETS");
        return found->second(argc - 1, argv + 1); // each class has an application name of its own
    }
    std::fputs("Name one of these test classes:\n", stderr);
    for (const auto& [name, run] : tests)
        std::fprintf(stderr, "  %s\n", qPrintable(name));
    return 2;
}
