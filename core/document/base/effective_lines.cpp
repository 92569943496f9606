// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/effective_lines.h"

#include "core/document/base/journal_line.h"
#include "core/document/io/json_reader.h"

#include <algorithm>
#include <climits>

namespace sf::document {

EffectiveLine effectiveLine(std::string_view text, const JsonTape& tape) {
    EffectiveLine line{std::string(text)};
    JsonReader json(tape, {});
    json.object([&](std::string_view key) {
        line.hasEvents = line.hasEvents || key == "events" || key == "dice" || key == "hours";
        line.hasBoard = line.hasBoard || key == "board";
        if (key == "n")
            line.number = static_cast<std::uint32_t>(json.integer(0, INT_MAX));
        else
            json.skip();
    });
    return line;
}

std::string EffectiveLine::board() const {
    std::string found;
    if (const std::optional<JsonTape> tape = hasBoard ? scanLine(text) : std::nullopt) {
        JsonReader json(*tape, {});
        json.object([&](std::string_view key) {
            if (key == "board")
                found = json.raw();
            else
                json.skip();
        });
    }
    return found;
}

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
        const std::optional<JsonTape> tape = scanLine(text);
        const auto line = tape ? journalLine(*tape) : std::nullopt;
        if (line && line->undoes != 0) {
            moveLast(done, undone);
        } else if (line && line->redoes != 0) {
            moveLast(undone, done);
        } else if (line && !line->isSave) {
            done.push_back(effectiveLine(text, *tape));
            undone.clear();
        }
        if (++read <= openedAfter)
            found.opened = done.size();
    });
    found.opened = std::min(found.opened, done.size());
    return found;
}

} // namespace sf::document
