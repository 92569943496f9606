// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/mode/stack_section.h"

class QLabel;
class QLineEdit;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class FigureRows;
class RefusalLine;

/// Multiplier combat's part of the Stack dock: the factors, the protection, what is left of the turn, and the
/// special bonus as a field.
class TurnFigures final : public StackSection {
    Q_OBJECT

public:
    explicit TurnFigures(document::BattleDocument& document, QWidget* parent = nullptr);

    void setStack(const ShownStackPointer& shown) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showBonus();
    battle::SetSpecialBonus typedBonus() const;
    void setBonus();

    document::BattleDocument& m_document;
    ShownStackPointer m_shown;
    FigureRows* m_rows;
    QLineEdit* m_bonus;
    QLabel* m_halved;
    RefusalLine* m_refusal;
};

} // namespace sf::ui
