// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the games of tests/data/post into the folder that is named; tests/data/post/make.sh runs it.
#include "post_vectors.h"
#include "tests/core/document/post/multiplier_players.h"

#include <fstream>

namespace {

bool isWritten(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    return static_cast<bool>(file.flush());
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    const std::string folder = std::string(argv[1]) + '/';
    bool areWritten = isWritten(folder + "battle.sqpost", sf::post::test::wholeBattle()) &&
                      isWritten(folder + "battle.sqf", sf::post::test::battleOfVector()) &&
                      isWritten(folder + "multiplier.sqpost", sf::post::test::wholeMultiplierGame()) &&
                      isWritten(folder + "multiplier.sqf", sf::post::test::battleOfMultiplierVector());
    for (const auto& vector : sf::post::test::vectors)
        areWritten = areWritten && isWritten(folder + vector.file, vector.make());
    for (const auto& dispute : sf::post::test::disputes)
        areWritten =
            areWritten && isWritten(folder + "disputes/" + dispute.vector.file, dispute.vector.make());
    return areWritten ? 0 : 1;
}
