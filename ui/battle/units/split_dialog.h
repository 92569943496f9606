// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <QDialog>
#include <vector>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace sf::battle {
struct SplitStack;
}
namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class RefusalLine;
class SpokenReason;
class StackPreview;

/// Asks which units leave a stack as a new one (SMM-19) and shows both Squares as they would be.
class SplitDialog final : public QDialog {
    Q_OBJECT

public:
    /// `chosen` are ticked from the start.
    SplitDialog(document::BattleDocument& document, const battle::StackId& stack,
                const std::vector<battle::UnitId>& chosen, QWidget* parent = nullptr);

    /// The new stack, once the dialog was accepted.
    const battle::StackId& newStack() const { return m_newStack; }
    /// Splits; stays open and says why when that is not allowed.
    void accept() override;

private:
    void makeList(const std::vector<battle::UnitId>& chosen);
    QWidget* makePreviews();
    battle::SplitStack action() const;
    void refresh();

    document::BattleDocument& m_document;
    battle::StackId m_stack;
    battle::StackId m_newStack;
    QListWidget* m_units = nullptr;
    QLineEdit* m_name = nullptr;
    StackPreview* m_stays = nullptr;
    StackPreview* m_leaves = nullptr;
    RefusalLine* m_line = nullptr;
    QPushButton* m_split = nullptr;
    SpokenReason* m_reason = nullptr;
};

} // namespace sf::ui
