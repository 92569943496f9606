// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/turn.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;

namespace sf::ui {

class ForecastMultiplierView;
class TurnController;

/// Asks whether and how one stack attacks another by multiplier combat: aim, ambush, leaving before the
/// answer, and typed dice, with the forecast of what was chosen.
class MultiplierAttackDialog final : public FormDialog {
    Q_OBJECT

public:
    /// A result besides Accepted and Rejected: the hex to leave to is to be chosen on the map, and the dialog
    /// shown again.
    static constexpr int ChooseOnMap = 2;

    MultiplierAttackDialog(TurnController& controller, const battle::StackId& attacker,
                           const battle::StackId& target, QWidget* parent = nullptr);

    multiplier::Attack attack() const;
    /// The hexes to which the attacker may leave.
    std::vector<hex::Hex> refuges() const;
    /// Chooses one of them.
    void setRefuge(hex::Hex hex);
    /// Nothing: the program rolls them.
    std::optional<std::vector<int>> typedDice() const;

    void accept() override;

private:
    QWidget* makeChoices();
    QWidget* makeAmbush();
    QWidget* makeLeave();
    void fillAims();
    void fillRefuges();
    /// What is wrong with the typed dice; empty if nothing is.
    text::Caption diceProblem() const;
    void refresh();

    TurnController& m_controller;
    battle::StackPointer m_attacker;
    battle::StackPointer m_target;
    ForecastMultiplierView* m_forecast;
    QComboBox* m_aim;
    QComboBox* m_ambusher;
    QDoubleSpinBox* m_ambush;
    QComboBox* m_leave;
    QPushButton* m_onMap;
    QLineEdit* m_dice;
};

} // namespace sf::ui
