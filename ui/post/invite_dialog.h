// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_draft.h"
#include "core/rules/battle/battle.h"
#include "ui/forms/form_dialog.h"
#include "ui/imperio/setup/post_request.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sf::ui {

class GameRulesEditor;

/// Asks for the contents of an invitation to a game by post: both names, who attacks or plays which side, how
/// long a player has for a block, and the house rules of Imperio Bellum.
class InviteDialog final : public FormDialog {
    Q_OBJECT

public:
    /// For Imperio Bellum.
    explicit InviteDialog(QWidget* parent = nullptr);
    /// Invites to the battle with this hash.
    InviteDialog(const post::Hash& hash, const battle::Battle& battle, QWidget* parent = nullptr);
    /// Fills in names and house rules that the user entered elsewhere.
    void fill(const PostOffer& offer);
    QString ownName() const;
    post::Invitation invitation() const;

private:
    QWidget* makeForm(const QString& roles);
    void refresh();

    QLineEdit* m_own;
    QLineEdit* m_other;
    QComboBox* m_roles;
    QSpinBox* m_days;
    GameRulesEditor* m_rules = nullptr; ///< of Imperio Bellum
    std::optional<post::Hash> m_battle;
    std::string m_kind;
};

} // namespace sf::ui
