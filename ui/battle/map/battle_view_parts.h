// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "ui/battle/drag/gesture.h"
#include "ui/battle/drag/stack_carrier.h"
#include "ui/battle/layer/board_context.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/map/order_marks.h"

#include <optional>
#include <QPointer>
#include <QTimer>

class QShortcut;

namespace sf::ui {

class DamageShow;
class InputLine;
class ZoomBar;
class StackAnimation;

/// The works of the map widget: what it holds, and how its pieces hear of one another.
struct BattleView::Parts {
    /// More stacks than these in a hex are listed in a menu.
    static constexpr std::size_t heapSize = 4;

    Parts(BattleView& view, document::BattleDocument& document, Selection& selection);
    ~Parts();

    // Keeping the picture true (battle_view_parts.cpp)
    void documentChanged(const battle::Changes& changes, bool undone);
    void selectionChanged();
    void placeOverlay();
    void placeCursor();
    void placeHandle();
    void placeName();
    void zoomTo(double size, QPointF point);
    void tellZoom();
    void panBy(QPoint delta);
    void fitMap();
    void resized();
    void stopAnimations();
    /// Renders what the layer is missing as soon as there is time.
    void renderLater();
    void renderMore();
    void setHovered(const battle::StackPointer& stack);
    void hoveredChanged();
    void showPlace(hex::Hex hex);

    // The mouse (battle_view_mouse.cpp)
    void press(QPointF point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void pressOnBoard(QPointF point);
    void startDrag(QPointF point);
    void hover(QPointF point);
    void click(QPointF point, bool orders);
    battle::StackPointer stackMeant(QPointF point) const;
    bool orderByClick(QPointF point);
    void clickStack(const battle::StackPointer& stack);
    void endGesture();
    void scrollAtBorder();
    bool isOnHandle(QPointF point) const;
    void updateMouseCursor();

    // The keyboard (battle_view_keys.cpp)
    bool handleKey(QKeyEvent* event);
    void setCursorHex(hex::Hex hex);
    void enter();
    bool brushAtCursor();
    bool tab(int step);
    void listStacks(const std::vector<battle::StackPointer>& stacks,
                    const std::function<void(const battle::StackId&)>& choose);

    // Lines typed over the map (battle_view_lines.cpp)
    void placeStructure(hex::Hex hex);

    BattleView& view;
    BoardContext context;
    StackCarrier carrier;
    OrderMarks marks;
    std::unique_ptr<Gesture> gesture;
    std::unique_ptr<StackAnimation> animation;
    std::unique_ptr<DamageShow> damage;
    ZoomBar* zoomBar = nullptr;
    QPointer<InputLine> orderLine;
    QPointer<InputLine> nameLine;    ///< of a structure
    QShortcut* putBackKey = nullptr; ///< Escape, while something is carried and the keyboard is elsewhere
    Tool tool = Tool::Select;
    QString brush = QStringLiteral("woods");
    QTimer rendering;
    QTimer borderScroll;
    battle::StackPointer shownSelected; ///< whose ring is painted
    bool spaceHeld = false;
    /// How the map is kept fitted when the window changes, until somebody zooms or pans: wholly if it was
    /// asked for, else so that Squares stay Squares.
    enum class Fit { Not, Legibly, Wholly };
    Fit fit = Fit::Legibly;
    QPointF pressed; ///< where the mouse button went down
    QPointF pointer;
    std::optional<QPointF> zoomedAt; ///< and not told yet
    bool isPressed = false;          ///< and has not become a drag yet
};

} // namespace sf::ui
