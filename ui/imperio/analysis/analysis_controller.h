// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/action.h"
#include "ui/page/page.h"

#include <memory>

namespace sf::ui {

class CommandRegistry;
class GameController;
template<typename Result>
class Task;

/// Analyses the position shown, also while looking back, in the background: its value, the best actions and a
/// plan. Arrows on the board show the best actions.
class AnalysisController final : public QObject {
    Q_OBJECT

public:
    /// The analysis of a position.
    struct Finding {
        struct Line {
            imperio::Action action;
            double chance = 0; ///< of the side to move
            QStringList reasons;
        };
        double attackersChance = 0;
        std::vector<Line> lines; ///< the best first
        std::vector<imperio::Action> plan;
    };

    AnalysisController(GameController& controller, Page& page);
    ~AnalysisController() override;

    void addTo(CommandRegistry& commands);
    Page::Dock dock();
    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// The analysis of the position shown; nothing until it is known.
    const std::optional<Finding>& finding() const { return m_finding; }
    /// Opens a new tab with a copy of the game up to the position that is shown.
    void tryFromHere();
    /// Whether the game isn't over in the position that is shown.
    bool canTry() const;

Q_SIGNALS:
    /// The analysis was switched on or off, began, or has a result.
    void changed();

private:
    void update();
    void show(Finding finding);

    GameController& m_controller;
    Page& m_page;
    std::unique_ptr<Task<Finding>> m_work; ///< moc can't parse its type
    std::optional<Finding> m_finding;
    bool m_isOn = false;
};

} // namespace sf::ui
