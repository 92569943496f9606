// SPDX-License-Identifier: GPL-3.0-or-later
// Reads bytes as a dungeon. What is accepted is written and read as the same.
#include "core/document/encounter_file.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::document;

namespace {

std::optional<LoadedDungeon> read(std::string_view bytes) {
    auto found = loadDungeon(bytes);
    if (const auto* error = std::get_if<LoadError>(&found)) {
        fuzz::require(!error->text(QStringLiteral("f")).contains(QLatin1Char('\n')), "an error is one line");
        return std::nullopt;
    }
    return std::get<LoadedDungeon>(std::move(found));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto first = read(fuzz::textOf(data, size));
    if (!first)
        return 0;
    const QByteArray bytes = dungeonJson(first->dungeon, first->journal);
    const auto second = read({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    fuzz::require(second.has_value(), "what was written loads");
    fuzz::require(dungeonJson(second->dungeon, second->journal) == bytes, "it is written the same");
    return 0;
}
