// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sf::encounter {
struct AttackForecast;
}

namespace sf::ui {

class BlowView;
class DungeonDesk;
class FactList;
class RefusalLine;

/// Everything about an attack before its dice are thrown: what is thrown and why, the exact distribution of
/// the HP lost, the chances to kill and to be killed by the answer; and the throw itself, by the program or
/// typed in.
class StrikePanel final : public QWidget {
    Q_OBJECT

public:
    explicit StrikePanel(DungeonDesk& desk, QWidget* parent = nullptr);

public Q_SLOTS:
    void roll();

Q_SIGNALS:
    void ruleActivated(sf::Rule rule);

private:
    QWidget* makeForecast();
    QWidget* makeButtons();
    QWidget* makeTyping();
    void refresh();
    void showForecast(const encounter::AttackForecast& forecast);
    void showOutcome();
    void showRefusal(const QString& text, Rule rule);
    void setTyping(bool typing);
    void useTyped();

    DungeonDesk& m_desk;
    QLabel* m_head;
    QLabel* m_hint;
    RefusalLine* m_impossible;
    QLabel* m_outcome;
    QWidget* m_forecast = nullptr;
    FactList* m_chances = nullptr;
    BlowView* m_blow = nullptr;
    BlowView* m_answer = nullptr;
    QPushButton* m_roll = nullptr;
    QPushButton* m_type = nullptr;
    QWidget* m_typing = nullptr;
    QLabel* m_expected = nullptr;
    QLineEdit* m_dice = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace sf::ui
