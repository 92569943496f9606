// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/smm/rounds/wanted_die.h"
#include "ui/forms/form_dialog.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sf::ui {

/// Asks for the dice of a round one by one, saying what each is for; several may be typed at once. Closes
/// after the last one.
class DiceDialog final : public FormDialog {
    Q_OBJECT

public:
    DiceDialog(const battle::Battle& battle, const smm::RoundAction& action, QWidget* parent);

    const std::vector<int>& dice() const { return m_dice; }

    void accept() override;

private:
    void ask();
    void undoDie();
    void showTyped();
    /// What is wrong with the word as a roll of this die; empty if nothing is.
    text::Caption problemOf(const QString& word, int sides) const;
    void checkLine();
    bool take(const QString& word);

    const battle::Battle& m_battle;
    smm::RoundAction m_action;
    std::vector<int> m_dice;
    QStringList m_typed; ///< each with what it was thrown for
    std::optional<WantedDie> m_wanted;
    QListWidget* m_list;
    QLabel* m_question;
    QLineEdit* m_line;
    QPushButton* m_back;
};

/// The dice of the action as they were typed in, none when it throws none; nothing when it was cancelled.
std::optional<std::vector<int>> askForDice(const battle::Battle& battle, const smm::RoundAction& action,
                                           QWidget* parent);

} // namespace sf::ui
