// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/board_context.h"

#include <memory>
#include <QPoint>
#include <string>

namespace sf::ui {

class StackCarrier;

/// One thing done with the mouse held down, from press to release. Destroying it before release() leaves
/// the battle as it was.
class Gesture {
public:
    Gesture() = default;
    Gesture(const Gesture&) = delete;
    Gesture& operator=(const Gesture&) = delete;
    virtual ~Gesture() = default;

    virtual void move(QPointF point, Qt::KeyboardModifiers modifiers) = 0;
    virtual void release(QPointF point) = 0;
    /// Whether something goes back to where it was when the gesture ends before its release.
    virtual bool putsBack() const { return true; }
    /// Whether the board should scroll when the pointer is near the window's border.
    virtual bool scrollsAtBorder() const { return false; }
};

/// Moves the picture with the hand.
class PanGesture final : public Gesture {
public:
    PanGesture(BoardContext& context, QPointF start);
    ~PanGesture() override;
    void move(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release(QPointF /*point*/) override {}
    bool putsBack() const override { return false; }

private:
    BoardContext& m_context;
    QPoint m_last;
};

/// Carries a stack to another hex or onto another stack; a drag that ends where it began does nothing.
class CarryGesture final : public Gesture {
public:
    CarryGesture(StackCarrier& carrier, QPointF grip, QPointF centre);
    ~CarryGesture() override;
    void move(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release(QPointF point) override;
    bool scrollsAtBorder() const override { return true; }

private:
    StackCarrier& m_carrier;
    QPointF m_offset; ///< from the pointer to the carried stack's centre
    bool m_beside = false;
};

/// Turns the selected stack by the knob at its Front, hex side by hex side (SMM-20).
class RotateGesture final : public Gesture {
public:
    RotateGesture(BoardContext& context, battle::StackPointer stack);
    ~RotateGesture() override;
    void move(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release(QPointF point) override;

private:
    void show();

    BoardContext& m_context;
    battle::StackPointer m_stack;
    int m_ordered; ///< hex sides that it was told to turn
    int m_steps;
};

/// Paints terrain over the hexes it passes, one undo step a stroke.
class TerrainGesture final : public Gesture {
public:
    TerrainGesture(BoardContext& context, std::string terrain, QPointF start);
    ~TerrainGesture() override;
    void move(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release(QPointF point) override;

private:
    void pass(hex::Hex hex);

    BoardContext& m_context;
    std::string m_terrain;
    std::vector<hex::Hex> m_hexes;
    QPointF m_last;
};

/// What the card beside a stack says while it is turned by so many hex sides.
paint::Card rotationCard(const BoardContext& context, const battle::Stack& stack, int steps);

} // namespace sf::ui
