// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/system.h"
#include "core/text/caption.h"
#include "ui/battle/layer/camera.h"
#include "ui/battle/layer/map_layer.h"
#include "ui/board/board_overlay.h"
#include "ui/paint/board/board_painter.h"

#include <functional>
#include <QObject>

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class BoardView;
class Selection;

/// Shared by the view, the tools and the controllers of the map: the document, the visible part of the board,
/// its layer and its overlay.
class BoardContext final : public QObject {
    Q_OBJECT

public:
    BoardContext(BoardView& view, document::BattleDocument& document, Selection& selection);

    BoardView& view;
    document::BattleDocument& document;
    Selection& selection;
    Camera camera;
    paint::BoardPainter painter;
    paint::BoardOptions look;
    BoardOverlay overlay;
    MapLayer layer;
    /// Painted between the ground and the stacks, such as reach; may be empty.
    std::function<void(QPainter&, const QRect&)> underlay;
    bool freePlacement = false;
    bool reachShown = true;
    bool animated = true;

    const paint::Theme& theme() const { return painter.theme(); }
    const battle::Battle& battle() const;
    paint::HexLayout layout() const { return camera.layout(); }
    bool isOnMap(hex::Hex hex) const;
    /// Free placement, unless the battle is played by its rules.
    bool isFreelyPlaced() const;

    /// The selected stack, if it is on the map.
    battle::StackPointer selected() const;
    std::vector<battle::StackPointer> stacksAt(hex::Hex hex) const;
    /// The stack whose Square is at the point; may be null.
    battle::StackPointer stackAt(QPointF point) const;
    /// Like stackAt(), but in a heap prefers the selected stack.
    battle::StackPointer meantAt(QPointF point) const;
    /// How the stacks of the hex are placed side by side.
    paint::HexStacks placesIn(hex::Hex hex) const;
    /// Where the stack is drawn, and at which hex radius.
    std::pair<QPointF, double> placeOf(const battle::Stack& stack) const;

    /// Everything that the hex's stacks paint, in the window.
    QRect areaOf(hex::Hex hex) const;
    QRect labelArea(const battle::Stack& stack) const;
    /// Paints the hexes' stacks again.
    void refresh(const std::vector<hex::Hex>& hexes);
    /// Paints the old and new areas of these stacks again, and the stacks next to them whose screening may
    /// have changed.
    void refreshStacks(const std::vector<battle::StackPointer>& stacks);
    /// Shows the stack as dragged away; null shows all stacks.
    void hideStack(const std::optional<battle::StackId>& stack);
    void refreshGround(const QRegion& region);
    /// Paints everything but the ground again.
    void refreshAll();
    void refreshRegion(const QRegion& region);
    /// Moves the board by this many pixels, as long as some of it stays in view.
    void panBy(QPoint delta);

    /// The rule of this battle on the topic, if there is one.
    Rule rule(battle::Topic topic) const;
    /// "…, with the number of the rule": a refusal as the status bar shows it.
    text::Caption caption(const battle::Refusal& refusal) const;
    /// Whether the refusal of a rotation or posture only means that it must be ordered now (BAT-4).
    bool isByOrder(const battle::Refusal& refusal) const;
    /// Whether the stack can rotate now, at once or by an order.
    bool mayRotate(const battle::Stack& stack) const;
    /// Whether it can rotate only by an order.
    bool rotatesLater(const battle::Stack& stack) const;

Q_SIGNALS:
    /// The board has moved in the window; overlay items must be placed again.
    void panned(QPoint delta);

private:
    void scrollBy(QPoint delta);
};

/// The part of the window that an overlay item covers, with a margin for its line.
QRegion around(const QRectF& rectangle, double room);

} // namespace sf::ui
