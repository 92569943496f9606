// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "ui/battle/layer/board_context.h"

#include <QVariantAnimation>

namespace sf::ui {

/// Hits that a unit has just lost.
struct Loss {
    battle::StackId stack;
    battle::UnitId unit;
    std::int64_t hits = 0;
};

/// An attack with what it cost, or losses without one.
struct Blow {
    battle::StackId attacker; ///< empty: only losses
    battle::StackId target;
    std::optional<battle::Edge> edge; ///< of the target
    QString text;                     ///< such as the die and its sum
    std::vector<Loss> losses;         ///< in the order in which the units were hit
};

/// Plays back attacks over a board that already shows the result: attacker, target and edge light up one
/// attack after another, and each Square goes from what it was to what it is, with the sum beside it.
class DamageAnimation final {
public:
    explicit DamageAnimation(BoardContext& context);

    /// `attackTime`: milliseconds for each attack; losses without an attack take as long as they need.
    void start(std::vector<Blow> blows, int attackTime);
    void stop();
    /// The board moved or was zoomed.
    void place();
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }
    /// For those who follow its state.
    const QVariantAnimation& animation() const { return m_animation; }

private:
    /// A stack before its first and after its last loss, and the hits lost so far.
    struct Fall {
        std::vector<battle::StackPointer> states;
        std::vector<std::int64_t> sums;
        std::vector<std::size_t> before; ///< state when each blow begins
        std::size_t shown = 0;
    };
    void addFall(const battle::StackPointer& after);
    int timeOf(const Blow& blow, int attackTime) const;
    void show(double part);
    QRegion region() const;
    QRectF boxOf(const QString& text, QPointF centre, double above) const;
    void paint(QPainter& painter) const;
    void paint(QPainter& painter, const Fall& fall) const;
    void paintAttack(QPainter& painter, const Blow& blow) const;
    void paintBox(QPainter& painter, const QRectF& box, const QString& text, const QColor& border) const;
    double aboveIn(double boxHeight) const;

    BoardContext& m_context;
    QVariantAnimation m_animation;
    std::vector<Blow> m_blows;
    std::vector<int> m_ends; ///< of each blow, milliseconds from the beginning
    std::vector<Fall> m_falls;
    std::size_t m_blow = 0; ///< the one that is shown
};

} // namespace sf::ui
