// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/smm/rounds/screen_choices.h"
#include "ui/battle/smm/square/shown_square.h"

#include <QWidget>

class QComboBox;

namespace sf::ui {

class RefusalLine;

/// Chooses what a stack in screening posture screens, and for a stack which edge. Choices that are not
/// allowed are disabled, and a line says why.
class ScreenChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ScreenChooser(QWidget* parent = nullptr);

    /// Hides unless the stack is in screening posture.
    void setStack(const ShownSquare& shown);

Q_SIGNALS:
    void chosen(const sf::battle::Screens& screens);

private:
    void fillTargets(const ShownSquare& shown);
    void fillEdges(const ShownSquare& shown);
    void sayWhyNot(const ShownSquare& shown);
    void chooseTarget(int index);
    void chooseEdge(int index);

    std::vector<ScreenChoice> m_targets;
    std::vector<ScreenChoice> m_edges;
    QComboBox* m_target;
    QComboBox* m_edge;
    RefusalLine* m_line;
};

} // namespace sf::ui
