// SPDX-License-Identifier: GPL-3.0-or-later
// PROGRAM CLASS [ARGUMENTS OF QT TEST]: runs one of the test classes that share this program.
#include "tests/test_program.h"

#include <cstdio>
#include <cstring>

namespace {

const sf::test::Entry* first = nullptr;

} // namespace

sf::test::Entry::Entry(const char* className, int (*run)(int, char**))
    : className(className), run(run), next(first) {
    first = this;
}

int main(int argc, char** argv) {
    for (const sf::test::Entry* entry = first; entry != nullptr; entry = entry->next) {
        if (argc < 2 || std::strcmp(entry->className, argv[1]) != 0)
            continue;
        argv[1] = argv[0];
        return entry->run(argc - 1, argv + 1);
    }
    std::fputs("Which class? One of:\n", stderr);
    for (const sf::test::Entry* entry = first; entry != nullptr; entry = entry->next)
        std::fprintf(stderr, "    %s\n", entry->className);
    return 2;
}
