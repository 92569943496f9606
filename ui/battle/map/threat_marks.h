// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/threats.h"

#include <optional>

namespace sf::ui {

class BoardContext;

/// Where the enemies of a side can attack: hatched if they can after a move, ringed with their number if they
/// can at once. The side is that of the selected stack, otherwise the acting one.
class ThreatMarks {
public:
    explicit ThreatMarks(BoardContext& context) : m_context(context) {}

    bool isShown() const { return m_isShown; }
    void setShown(bool shown);
    /// The battle or the selection changed.
    void update();
    /// The board moved or was zoomed.
    void place();
    /// No threat while threats are hidden or there is no side.
    battle::Threat at(hex::Hex hex) const;

private:
    BoardContext& m_context;
    bool m_isShown = false;
    std::unordered_map<hex::Hex, battle::Threat> m_threats;
};

} // namespace sf::ui
