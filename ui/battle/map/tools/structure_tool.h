// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/board_tool.h"

#include <QCoreApplication>
#include <QPointer>

namespace sf::ui {

class InputLine;

/// Names the structure of a hex in an input line: adds, renames or removes it.
class StructureTool final : public BoardTool {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::StructureTool)

public:
    using BoardTool::BoardTool;

    void mousePressed(QPointF point) override;
    bool activated(hex::Hex hex) override;

private:
    void askForName(hex::Hex hex);
    void remove(const battle::StructureId& structure);
    bool setName(hex::Hex hex, const QString& name);

    QPointer<InputLine> m_line;
};

} // namespace sf::ui
