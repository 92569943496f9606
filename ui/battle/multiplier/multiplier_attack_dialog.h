// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/turn.h"
#include "ui/widgets/form_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace sf::ui {

class ForecastMultiplierView;
class TurnController;

/// Asks whether and how one stack attacks another by multiplier combat: aim, ambush, leaving before the
/// answer, and typed dice, with the forecast of what was chosen.
class MultiplierAttackDialog final : public FormDialog {
    Q_OBJECT

public:
    MultiplierAttackDialog(TurnController& controller, const battle::StackId& attacker,
                           const battle::StackId& target, QWidget* parent = nullptr);

    multiplier::Attack attack() const;
    /// Nothing: they are thrown.
    std::optional<std::vector<int>> typedDice() const;

    void accept() override;

private:
    QWidget* makeChoices();
    QWidget* makeAmbush();
    void fillAims();
    void fillRefuges();
    /// What is wrong with the typed dice; empty: nothing.
    QString diceProblem() const;
    void refresh();

    TurnController& m_controller;
    battle::StackPointer m_attacker;
    battle::StackPointer m_target;
    ForecastMultiplierView* m_forecast;
    QComboBox* m_aim;
    QComboBox* m_ambusher;
    QDoubleSpinBox* m_ambush;
    QComboBox* m_leave;
    QLineEdit* m_dice;
};

} // namespace sf::ui
