// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace sf::document {
struct PlayedEntry;
}

namespace sf::ui {

class DiceRow;
class GameController;

/// The last throw before the shown position: the dice of both sides, their sums and the outcome. Stays until
/// the next throw. New dice roll for a moment, unless animations are off; a click or a key ends it.
class FightPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FightPanel(GameController& controller, QWidget* parent = nullptr);
    bool isRolling() const;
    void skip();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void roll();
    void rowStopped();
    void refresh();
    void showEntry(const document::PlayedEntry& played);
    void addFight(const imperio::Event& fight, imperio::Side attacker);
    struct Throw {
        const std::vector<int>& dice;
        imperio::Side side;
    };
    void addRow(const QString& name, const std::vector<Throw>& throws);
    void addResult(const document::PlayedEntry& played);
    void clear();

    GameController& m_controller;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
    QLabel* m_result = nullptr;
    std::vector<DiceRow*> m_rows;
    std::size_t m_seen; ///< how many entries there were
    std::optional<std::size_t> m_shown;
};

} // namespace sf::ui
