// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/board_context.h"

#include <QVariantAnimation>

namespace sf::ui {

/// Hits that a unit has just lost.
struct Loss {
    battle::StackId stack;
    battle::UnitId unit;
    std::int64_t hits = 0;
};

/// Shows damage unit by unit over a board that already shows the result: each Square goes from what it was to
/// what it is, with the sum beside it.
class DamageAnimation final {
public:
    explicit DamageAnimation(BoardContext& context);

    /// In the order in which the units were hit.
    void start(const std::vector<Loss>& losses);
    void stop();
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }

private:
    /// A stack from before its first loss to after its last, and the hits lost by then.
    struct Fall {
        std::vector<battle::StackPointer> states;
        std::vector<std::int64_t> sums;
        std::size_t shown = 0;
    };
    void addFall(const battle::StackPointer& after, const std::vector<Loss>& losses);
    void show(double part);
    void paint(QPainter& painter, const Fall& fall) const;

    BoardContext& m_context;
    QVariantAnimation m_animation;
    std::vector<Fall> m_falls;
};

} // namespace sf::ui
