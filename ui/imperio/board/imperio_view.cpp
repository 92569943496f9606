// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/imperio_view.h"

#include "core/text/imperio_text.h"
#include "ui/imperio/board/board_marks.h"
#include "ui/imperio/board/piece_button.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"
#include "ui/style/settings.h"
#include "ui/widgets/window_request.h"

#include <QApplication>
#include <QDropEvent>
#include <QPainter>

namespace sf::ui {

using imperio::Kind;
using imperio::Square;

namespace {

constexpr int refusedMilliseconds = 1600;
constexpr int slideMilliseconds = 120; ///< per square

Square squareOf(TableCell cell) {
    return imperio::squareAt(cell.row + 1, cell.column + 1);
}

TableCell cellOf(Square square) {
    return {square.row() - 1, square.column() - 1};
}

} // namespace

ImperioView::ImperioView(GameController& controller, QWidget* parent)
    : BoardView(parent)
    , m_controller(controller)
    , m_overlay([this](const QRegion& region) { update(region); })
    , m_squares(controller, m_actions, *this)
    , m_drag(controller, m_actions, m_canvas, m_overlay)
    , m_slide(m_overlay)
    , m_entryCount(controller.document().entries().size()) {
    setObjectName(QStringLiteral("imperioView"));
    setAccessibleName(tr("Board"));
    m_slide.setEasingCurve(QEasingCurve::InOutQuad);
    m_refusedTimer.setSingleShot(true);
    m_refusedTimer.setInterval(refusedMilliseconds);
    connect(&m_slide, &SlideAnimation::finished, this, [this] {
        m_sliding = imperio::nowhere;
        refresh();
    });
    connect(&m_drag, &PieceDrag::changed, this, &ImperioView::refresh);
    connect(&m_refusedTimer, &QTimer::timeout, this, [this] { showRefused(imperio::nowhere); });
    connectController();
    refreshAll();
}

void ImperioView::connectController() {
    connect(&m_controller, &GameController::positionChanged, this, &ImperioView::showPosition);
    connect(&m_controller, &GameController::selectionChanged, this, &ImperioView::showSelection);
    connect(&m_controller, &GameController::targetChanged, this, &ImperioView::refresh);
    connect(&m_controller, &GameController::cursorChanged, this, &ImperioView::cursorMoved);
    connect(&m_controller, &GameController::placingChanged, this, &ImperioView::refresh);
    connect(&m_controller, &GameController::overlaysChanged, this, &ImperioView::refresh);
    connect(&m_controller, &GameController::flippedChanged, this, &ImperioView::refreshAll);
    connect(&m_controller, &GameController::arrowsChanged, this, &ImperioView::showArrows);
    connect(&m_controller, &GameController::warningChanged, this, &ImperioView::refresh);
    connect(&m_controller, &GameController::awaitedChanged, this, &ImperioView::showSelection);
    connect(&m_controller, &GameController::boardAsked, this, [this] { setFocus(); });
    connect(&m_controller, &GameController::refused, this, &ImperioView::showRefused);
    connect(&m_controller, &GameController::said, this, &ImperioView::announce);
}

// The picture
// ---------------------------------------------------------------------------------------------------------

BoardMarks ImperioView::currentMarks() const {
    return marksOf(m_controller, m_actions,
                   {m_drag.isActive() ? m_drag.from() : m_sliding,
                    m_drag.isActive() ? m_drag.refused() : m_refused, isCursorShown()});
}

void ImperioView::refresh() {
    update(m_canvas.show(currentMarks()));
}

void ImperioView::refreshAll() {
    m_slide.end();
    m_sliding = imperio::nowhere;
    m_canvas.show(currentMarks());
    m_canvas.reset(size(), devicePixelRatioF(), currentTheme(), m_controller.isFlipped());
    showArrows();
    update();
}

void ImperioView::showPosition() {
    if (m_drag.isActive())
        m_pressed = imperio::nowhere;
    m_drag.cancel();
    m_slide.end();
    m_refused = m_sliding = imperio::nowhere;
    slideLastPiece();
    showSelection();
    showPlace(isCursorShown() ? m_controller.cursor() : layout().at(mapFromGlobal(QCursor::pos())));
}

/// Animates a piece that has just stepped or moved in.
void ImperioView::slideLastPiece() {
    const auto& entries = m_controller.document().entries();
    const bool isPlayed =
        std::exchange(m_entryCount, entries.size()) + 1 == entries.size() && m_controller.isLive();
    if (!isPlayed || !m_controller.context().settings.value(Settings::animations) || !isVisible())
        return;
    for (const imperio::Event& event : entries.back().events) {
        const auto piece = m_controller.position().board.at(event.to);
        const bool hasMoved =
            event.what == imperio::Happened::Stepped || event.what == imperio::Happened::MovedIn;
        if (!hasMoved || !piece)
            continue;
        m_sliding = event.to;
        m_slide.start(m_canvas.pieceOf(*piece, false),
                      {layout().centre(event.from), layout().centre(event.to)},
                      slideMilliseconds * imperio::distance(event.from, event.to));
    }
}

void ImperioView::showArrows() {
    const std::vector<imperio::Action>& arrows = m_controller.arrows();
    if (arrows.empty())
        return m_overlay.clear(BoardOverlay::Slot::Orders);
    m_overlay.put(BoardOverlay::Slot::Orders, rect(), [this](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t arrow = m_controller.arrows().size(); arrow-- > 0;) {
            const imperio::Action& action = m_controller.arrows()[arrow];
            paint::paintArrow(painter, layout(), action.from, action.to, static_cast<int>(arrow) + 1,
                              currentTheme());
        }
    });
}

void ImperioView::showSelection() {
    const bool canAct = m_controller.document().hasBegun() && m_controller.mayAct();
    m_actions.fill(m_controller.position(), canAct ? m_controller.selected() : imperio::nowhere);
    refresh();
}

void ImperioView::showRefused(Square square) {
    m_refused = square;
    refresh();
    if (square.isOnBoard())
        m_refusedTimer.start();
}

void ImperioView::showPlace(Square square) {
    if (!square.isOnBoard()) {
        ui::showPlace(*this, {});
        return;
    }
    const auto piece = m_controller.position().board.at(square);
    ui::showPlace(*this,
                  tr("%1 · %2").arg(text::imperioSquare(square), piece ? pieceWords(*piece) : tr("open")));
}

void ImperioView::resizeEvent(QResizeEvent* /*event*/) {
    refreshAll();
}

void ImperioView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        refreshAll();
    BoardView::changeEvent(event);
}

void ImperioView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    m_canvas.paint(painter, event->region());
    m_overlay.paint(painter, event->region());
}

// The board as a table
// ---------------------------------------------------------------------------------------------------------

QString ImperioView::cellName(TableCell cell) const {
    return nameOfCell(m_controller, m_actions, squareOf(cell));
}

QRect ImperioView::cellArea(TableCell cell) const {
    return layout().area(squareOf(cell)).toAlignedRect();
}

std::optional<TableCell> ImperioView::cellAt(QPointF point) const {
    const Square square = layout().at(point);
    return square.isOnBoard() ? std::optional(cellOf(square)) : std::nullopt;
}

std::vector<TableCell> ImperioView::selectedCells() const {
    const Square selected = m_controller.selected();
    return selected.isOnBoard() ? std::vector{cellOf(selected)} : std::vector<TableCell>();
}

QString ImperioView::summary() const {
    return describeTurn(m_controller);
}

std::optional<TableCell> ImperioView::cursorCell() const {
    return cellOf(m_controller.cursor());
}

void ImperioView::moveCursorTo(TableCell cell) {
    const Square square = squareOf(cell);
    m_controller.setCursor(square);
    setCursorShown(true);
    if (!m_controller.chosen())
        m_controller.setTarget(m_actions.targets().has(square) ? square : imperio::nowhere);
    showPlace(square);
}

QString ImperioView::positionText() const {
    return describeCell(m_controller, m_actions, m_controller.cursor());
}

bool ImperioView::isOccupied(TableCell cell) const {
    return m_controller.position().board.at(squareOf(cell)).has_value();
}

void ImperioView::activate() {
    setCursorShown(true);
    m_squares.choose(m_controller.cursor());
}

// The mouse
// ---------------------------------------------------------------------------------------------------------

void ImperioView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = layout().at(event->position());
    m_pressedAt = event->position();
    setCursorShown(false);
}

void ImperioView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = event->position();
    const bool isDrag =
        m_pressed.isOnBoard() && (point - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (isDrag && m_controller.placing() && !m_controller.document().hasBegun())
        paintPieces(layout().at(point));
    if (!m_drag.isActive() && isDrag && !m_controller.placing() && !m_painted.isOnBoard() &&
        m_squares.isSelectable(m_pressed) && m_controller.mayAct()) {
        m_slide.end();
        m_sliding = imperio::nowhere;
        m_drag.start(m_pressed);
    }
    if (!m_drag.isActive())
        return hover(layout().at(point));
    m_refusedTimer.stop();
    m_refused = imperio::nowhere;
    m_drag.move(point);
    showPlace(layout().at(point));
}

void ImperioView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const Square square = layout().at(event->position());
    const Square from = std::exchange(m_pressed, imperio::nowhere);
    if (std::exchange(m_painted, imperio::nowhere).isOnBoard())
        return;
    if (m_drag.isActive()) {
        m_drag.cancel();
        m_squares.drop(from, square);
    } else if (square.isOnBoard() && square == from) {
        m_squares.choose(square);
    } else if (!square.isOnBoard()) {
        m_controller.select(imperio::nowhere);
    }
}

/// Puts the piece in hand onto the open squares from where the mouse was pressed to this one.
void ImperioView::paintPieces(Square to) {
    if (!to.isOnBoard() || to == (m_painted.isOnBoard() ? m_painted : m_pressed))
        return;
    const auto put = [this](Square square) {
        m_painted = square;
        if ((placesInHand(m_controller) & m_controller.position().board.empty()).has(square))
            m_squares.place(square);
    };
    if (!m_painted.isOnBoard())
        put(m_pressed);
    while (m_painted != to && m_controller.placing())
        put(imperio::stepTowards(m_painted, to));
}

/// The attack panel shows the chances against what is under the pointer.
void ImperioView::hover(Square square) {
    if (!m_controller.chosen())
        m_controller.setTarget(m_actions.targets().has(square) ? square : imperio::nowhere);
    showPlace(square);
    const bool canAct = m_actions.reach().has(square) || m_actions.targets().has(square) ||
                        m_actions.farTargets().has(square) ||
                        (square.isOnBoard() && m_squares.isSelectable(square));
    if (canAct)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void ImperioView::leaveEvent(QEvent* /*event*/) {
    if (!m_drag.isActive())
        hover(imperio::nowhere);
}

void ImperioView::dragEnterEvent(QDragEnterEvent* event) {
    if (const auto piece = pieceOf(event->mimeData()); piece && m_controller.checkMayAct()) {
        m_controller.setPlacing(piece->kind, piece->side);
        event->acceptProposedAction();
    }
}

void ImperioView::dragMoveEvent(QDragMoveEvent* event) {
    const Square square = layout().at(event->position());
    showPlace(square);
    event->setAccepted(square.isOnBoard() && m_canvas.marks().at(square).goal == SquareMark::Goal::Place);
}

void ImperioView::dragLeaveEvent(QDragLeaveEvent* /*event*/) {
    m_controller.setPlacing({});
}

void ImperioView::dropEvent(QDropEvent* event) {
    const auto piece = pieceOf(event->mimeData());
    const Square square = layout().at(event->position());
    m_controller.setPlacing({});
    if (!piece || !square.isOnBoard())
        return;
    m_controller.setPlacing(piece->kind, piece->side);
    m_squares.place(square);
    m_controller.setPlacing({});
    event->acceptProposedAction();
}

} // namespace sf::ui

#include "moc_imperio_view.cpp"
