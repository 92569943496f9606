// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/forms/form_dialog.h"

class QListWidget;

namespace sf::ui {

/// Chooses the neighbouring stack to merge into (SMM-19), and shows the result.
class MergeDialog final : public FormDialog {
    Q_OBJECT

public:
    MergeDialog(const document::BattleDocument& document, battle::StackPointer stack, QWidget* parent);
    /// The chosen stack; nothing if it can't merge into any.
    std::optional<battle::StackId> into() const;

private:
    void fill();
    void refresh();

    const document::BattleDocument& m_document;
    battle::StackPointer m_stack;
    std::vector<battle::StackPointer> m_possible;
    QListWidget* m_list;
};

} // namespace sf::ui
