// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/effective_lines.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_loader.h"

#include <algorithm>

namespace sf::document {

EffectiveLines effectiveLines(const Journal& journal, std::size_t openedAfter) {
    EffectiveLines found;
    std::vector<EffectiveLine>& done = found.lines;
    std::vector<EffectiveLine> undone;
    const auto moveLast = [](std::vector<EffectiveLine>& from, std::vector<EffectiveLine>& to) {
        if (from.empty())
            return;
        to.push_back(std::move(from.back()));
        from.pop_back();
    };
    std::size_t read = 0;
    journal.forEach([&](std::string_view text) {
        const std::optional<JournalEntry> entry = journalEntry(text);
        if (entry && entry->undoes != 0) {
            moveLast(done, undone);
        } else if (entry && entry->redoes != 0) {
            moveLast(undone, done);
        } else if (entry && !entry->isSave) {
            done.push_back({std::string(text), entry->number, !entry->events.empty(), entry->board});
            undone.clear();
        }
        if (++read <= openedAfter)
            found.opened = done.size();
    });
    found.opened = std::min(found.opened, done.size());
    return found;
}

std::optional<battle::Battle> boardOf(const EffectiveLine& line) {
    if (line.board.empty())
        return std::nullopt;
    auto result = loadBattle(QByteArray::fromStdString(line.board));
    auto* found = std::get_if<LoadedBattle>(&result);
    return found && !found->battle.play ? std::optional(std::move(found->battle)) : std::nullopt;
}

} // namespace sf::document
