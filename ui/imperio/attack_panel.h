// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/fights.h"
#include "core/rules/rule.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sf::ui {

class DiceColumn;
class GameDesk;
class OddsView;
class PiecePicture;
class RefusalLine;
class RuleChip;
class SplashList;

/// Everything about an attack before its dice are thrown: the dice of both sides with their reasons, the
/// exact chances, what each outcome does, and every splashed piece; and the throw itself, by the program or
/// typed in.
class AttackPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AttackPanel(GameDesk& desk, QWidget* parent = nullptr);

    /// The attack that is shown: chosen, else what the selected piece would do where it is aimed.
    std::optional<imperio::Action> shownAttack() const;

Q_SIGNALS:
    void ruleActivated(sf::Rule rule);

private:
    QWidget* makeForecast();
    QWidget* makeThrow();
    QWidget* makeHead();
    QWidget* makeOutcomes();
    QWidget* makeButtons();
    QWidget* makeTyping();
    void refresh();
    QString hint() const;
    void showAttack(const imperio::Action& action);
    void showOutcomes(const imperio::Action& action);
    void setTyping(bool typing);
    void roll();
    void useTyped();

    GameDesk& m_desk;
    QLabel* m_hint;
    QWidget* m_forecast = nullptr;
    QWidget* m_throw = nullptr;
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
    QPushButton* m_roll = nullptr;
    QPushButton* m_type = nullptr;
    QWidget* m_typing = nullptr;
    QLabel* m_expected = nullptr;
    QLineEdit* m_dice = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace sf::ui
