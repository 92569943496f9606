// SPDX-License-Identifier: GPL-3.0-or-later
// Reads bytes as a document of Imperio Bellum. What is accepted is written and read as the same, has a
// position after each entry, and a record once play has begun.
#include "core/document/imperio/imperio_file.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::document;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto found = loadImperio(fuzz::textOf(data, size));
    if (const auto* error = std::get_if<LoadError>(&found)) {
        fuzz::require(!error->text(QStringLiteral("f")).contains(QLatin1Char('\n')), "an error is one line");
        return 0;
    }
    auto& [contents, journal] = std::get<LoadedGame>(found);
    const ImperioDocument document(std::move(contents), std::move(journal));
    fuzz::requireThatItLoadsAgain(document);
    if (!document.hasBegun())
        return 0;
    const std::size_t last = document.entries().size();
    fuzz::require(document.positionAfter(last) == document.game().position,
                  "the last position is the game's");
    fuzz::require(isRecord(document.record()), "its record is one");
    return 0;
}
