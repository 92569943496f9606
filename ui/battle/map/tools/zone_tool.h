// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/text/caption.h"
#include "ui/battle/map/tools/stroke_tool.h"

#include <QCoreApplication>

#include <optional>

namespace sf::ui {

/// The brush for deployment zones (BAT-3) and for the hexes where a stack arrives (BAT-9): a stroke that
/// begins outside adds its hexes, one that begins within removes them. All zones are shown while it is the
/// tool.
class ZoneTool final : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ZoneTool)

public:
    using StrokeTool::StrokeTool;

    /// The side whose zone is painted; -1 while a stack's hexes of arrival are.
    int side() const { return m_arrival ? -1 : m_side; }
    void setSide(int side);
    /// Paints where the stack arrives, from this round on.
    void setArrival(const battle::StackId& stack, int round);

    void placeMarks() override;
    void removeMarks() override;

protected:
    QColor fill() const override;
    void paintHexes(const std::vector<hex::Hex>& hexes) override;

private:
    struct Arrival {
        battle::StackId stack;
        int round = 1;
    };
    int sideOfHexes() const;
    std::vector<hex::Hex> painted() const;
    bool isPainted(hex::Hex hex) const;
    battle::Action actionFor(std::vector<hex::Hex> hexes) const;
    text::Caption message() const;

    int m_side = 0;
    std::optional<Arrival> m_arrival;
};

} // namespace sf::ui
