// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/threats.h"

#include <optional>

namespace sf::ui {

class BoardContext;

/// Where the enemies of a side can attack, on the map: hatched where they can once they have moved, ringed
/// with their number where they can at once. The side is the selected stack's, else the one that acts.
class ThreatMarks {
public:
    explicit ThreatMarks(BoardContext& context) : m_context(context) {}

    bool isShown() const { return m_isShown; }
    void setShown(bool shown);
    /// The battle or the selection changed.
    void update();
    /// The board moved or was zoomed.
    void place();
    /// Nothing while threats are hidden, or of nobody.
    battle::Threat at(hex::Hex hex) const;

private:
    BoardContext& m_context;
    bool m_isShown = false;
    std::unordered_map<hex::Hex, battle::Threat> m_threats;
};

} // namespace sf::ui
