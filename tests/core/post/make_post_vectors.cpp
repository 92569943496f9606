// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the games of tests/data/post into the folder that is named; tests/data/post/make.sh runs it.
#include "post_vectors.h"

#include <fstream>

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    for (const auto& vector : sf::post::test::vectors) {
        std::ofstream file(std::string(argv[1]) + '/' + vector.file, std::ios::binary);
        file << vector.make();
        if (!file.flush())
            return 1;
    }
    return 0;
}
