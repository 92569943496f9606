// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QLabel;

namespace sf::encounter {
struct AttackForecast;
}

namespace sf::ui {

class BlowView;
class DungeonController;
class FactList;
class RefusalLine;
class ThrowBar;

/// Everything about an attack before its dice are rolled: the dice and why, the exact distribution of the HP
/// lost, the chances to kill and to be killed by the answer; and the roll itself, by the program or typed in.
class StrikePanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit StrikePanel(DungeonController& controller, QWidget* parent = nullptr);

public Q_SLOTS:
    void roll();

protected:
    void restyle() override { refresh(); }

private:
    QWidget* makeForecast();
    ThrowBar* makeThrow();
    void refresh();
    void showForecast(const encounter::AttackForecast& forecast);
    void showOutcome();
    void showRefusal(const text::Caption& caption);
    void useTyped(const QString& text);
    std::optional<std::vector<int>> acceptedDice(const QString& text, bool areComplete);

    DungeonController& m_controller;
    QLabel* m_head;
    QLabel* m_hint;
    RefusalLine* m_impossible;
    QLabel* m_outcome;
    QWidget* m_forecast = nullptr;
    FactList* m_chances = nullptr;
    BlowView* m_blow = nullptr;
    BlowView* m_answer = nullptr;
    ThrowBar* m_throw = nullptr;
};

} // namespace sf::ui
