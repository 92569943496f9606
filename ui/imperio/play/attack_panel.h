// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"
#include "core/rules/rule.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QLabel;

namespace sf::ui {

class DiceColumn;
class GameController;
class OddsView;
class PiecePicture;
class RuleChip;
class SplashList;
class ThrowBar;

/// Everything about an attack before its dice are rolled: the dice of both sides with their reasons, the
/// exact chances, what each outcome does, and every splashed piece; and for a chosen attack the roll itself,
/// by the program or typed in.
class AttackPanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit AttackPanel(GameController& controller, QWidget* parent = nullptr);

    /// The attack that is shown: chosen, else what the selected piece would do where it is aimed.
    std::optional<imperio::Action> shownAttack() const;

protected:
    void restyle() override { refresh(); }

private:
    QWidget* makeForecast();
    ThrowBar* makeThrow();
    QWidget* makeHead();
    QWidget* makeOutcomes();
    void refresh();
    QString hint() const;
    void showAttack(const imperio::Action& action);
    void showOutcomes(const imperio::Action& action);
    void roll();
    void useTyped(const QString& text);

    GameController& m_controller;
    QLabel* m_hint;
    QWidget* m_forecast = nullptr;
    ThrowBar* m_throw = nullptr;
    PiecePicture* m_attacker = nullptr;
    PiecePicture* m_defender = nullptr;
    QLabel* m_attackerName = nullptr;
    QLabel* m_defenderName = nullptr;
    RuleChip* m_meansRule = nullptr;
    DiceColumn* m_attacking = nullptr;
    DiceColumn* m_attacked = nullptr;
    OddsView* m_odds = nullptr;
    QLabel* m_outcomes = nullptr;
    SplashList* m_splash = nullptr;
};

} // namespace sf::ui
