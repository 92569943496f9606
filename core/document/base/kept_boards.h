// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace sf::document {

/// The entries of a journal that keep the document before them as `board`, so that it can be replayed from
/// there.
class KeptBoards {
public:
    /// Notes an entry of a loaded journal.
    void restore(std::string_view line);
    /// Notes what became of an entry, if it keeps the board.
    void setInEffect(std::uint32_t entry, bool inEffect);
    /// Whether an entry in effect keeps it.
    bool isAny() const;
    /// Adds the board, as JSON, to the members of this new entry.
    void keep(std::uint32_t entry, std::string_view board, std::string& members);

private:
    std::map<std::uint32_t, bool> m_entries; ///< and whether they are in effect
};

} // namespace sf::document
