// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_draft.h"
#include "ui/widgets/form_dialog.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sf::ui {

class GameRulesEditor;

/// Asks what an invitation to a game of Imperio Bellum by post says: both names, who attacks, how long a
/// player has for a block, and house rules.
class InviteDialog final : public FormDialog {
    Q_OBJECT

public:
    explicit InviteDialog(QWidget* parent = nullptr);
    post::Invitation invitation() const;

private:
    QWidget* makeForm();
    void refresh();

    QLineEdit* m_own;
    QLineEdit* m_other;
    QComboBox* m_roles;
    QSpinBox* m_days;
    GameRulesEditor* m_rules;
};

} // namespace sf::ui
