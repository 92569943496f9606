// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/kept_boards.h"

#include "core/document/base/effective_lines.h"
#include "core/document/base/journal_line.h"
#include "core/document/io/json_writer.h"

#include <algorithm>

namespace sf::document {
namespace {

/// A document as one line. In JSON, strings have no line breaks.
std::string oneLineOf(std::string_view json) {
    std::string line;
    for (std::size_t from = 0; from < json.size();) {
        from = std::min(json.find_first_not_of(" \n", from), json.size());
        const std::size_t end = std::min(json.find('\n', from), json.size());
        line += json.substr(from, end - from);
        from = end;
    }
    return line;
}

} // namespace

void KeptBoards::restore(std::string_view text) {
    const auto says = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    const bool isReturn = says("\"undo\":") || says("\"redo\":");
    if (!says("\"board\":") && !(isReturn && !m_entries.empty()))
        return; // without reading it
    const std::optional<JsonTape> tape = scanLine(text);
    const auto line = tape ? journalLine(*tape) : std::nullopt;
    if (!line)
        return;
    if (line->undoes != 0 || line->redoes != 0)
        return setInEffect(std::max(line->undoes, line->redoes), line->redoes != 0);
    if (const EffectiveLine entry = effectiveLine(text, *tape); entry.hasBoard)
        m_entries.insert_or_assign(entry.number, true);
}

void KeptBoards::setInEffect(std::uint32_t entry, bool inEffect) {
    if (const auto kept = m_entries.find(entry); kept != m_entries.end())
        kept->second = inEffect;
}

bool KeptBoards::isAny() const {
    return std::ranges::any_of(m_entries, [](const auto& entry) { return entry.second; });
}

void KeptBoards::keep(std::uint32_t entry, std::string_view board, std::string& members) {
    JsonWriter(members).resume().rawMember("board", oneLineOf(board));
    m_entries.insert_or_assign(entry, true);
}

} // namespace sf::document
