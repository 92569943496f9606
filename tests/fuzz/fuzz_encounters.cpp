// SPDX-License-Identifier: GPL-3.0-or-later
// Reads bytes as a dungeon. What is accepted is written and read as the same, and can be pasted.
#include "core/document/encounter/encounter_file.h"
#include "core/document/lists/dungeon_clip.h"
#include "core/rules/encounter/apply.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/small_documents.h"

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

void perform(encounter::Dungeon& dungeon, const std::vector<encounter::Action>& actions) {
    for (const encounter::Action& action : actions) {
        dice::Script none({});
        const auto outcome = encounter::apply(dungeon, action, none);
        if (const auto* applied = std::get_if<encounter::Applied>(&outcome))
            encounter::carryOut(dungeon, applied->changes);
    }
}

/// As a clip: whatever of it is possible leaves a dungeon that can be saved and read again.
void paste(const encounter::Dungeon& clip) {
    const document::DungeonPaste pasting(clip);
    encounter::Dungeon into =
        read({fuzz::dungeon.constData(), static_cast<std::size_t>(fuzz::dungeon.size())})->dungeon;
    perform(into, pasting.itemsInto(into));
    perform(into, pasting.peopleInto(into, {}));
    perform(into, pasting.encountersInto(into, 3));
    perform(into, pasting.monstersInto(into, "e", 1));
    perform(into, pasting.monstersInto(into, {}, 2));
    perform(into, pasting.linesInto(into));
    const QByteArray bytes = dungeonJson(into);
    fuzz::require(read({bytes.constData(), static_cast<std::size_t>(bytes.size())}).has_value(),
                  "what was pasted loads");
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
    paste(first->dungeon);
    return 0;
}
