// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/selection_legend.h"

#include "core/rules/imperio/board/reach.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/board_marks.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

using Goal = SquareMark::Goal;

namespace {

constexpr int legendPictureSize = 26;
const imperio::Square middle = imperio::squareAt(1, 1);

using Sign = SelectionLegend::Sign;

QPixmap picture(const SquareMark& mark, Sign sign, double ratio, const paint::Theme& theme) {
    QPixmap pixmap = paint::transparentPixmap({legendPictureSize, legendPictureSize}, ratio);
    QPainter painter(&pixmap);
    const paint::ImperioLayout layout(legendPictureSize - 2, QPointF(1, 1));
    const paint::ImperioLayout large(1.6 * legendPictureSize, QPointF(-0.3, -0.3) * legendPictureSize);
    if (sign == Sign::Zone)
        paint::paintZone(painter, layout, imperio::Squares(middle), theme);
    else if (sign == Sign::Cover)
        paint::paintCover(painter, layout, imperio::Squares(middle), theme);
    else if (sign == Sign::Threat)
        paint::paintThreat(
            painter, paint::ImperioLayout(1.6 * legendPictureSize, QPointF(0.15, 0.15) * legendPictureSize),
            middle, 2, theme);
    switch (mark.goal) {
    case Goal::Step:
        // Larger than on a board of this size, to be readable.
        paint::paintStep(
            painter,
            paint::ImperioLayout(2 * legendPictureSize, QPointF(-legendPictureSize, -legendPictureSize) / 2),
            middle, mark.steps, theme);
        break;
    case Goal::Stop:
        paint::paintStop(
            painter,
            paint::ImperioLayout(2 * legendPictureSize, QPointF(-legendPictureSize, -legendPictureSize) / 2),
            middle, theme);
        break;
    case Goal::Target:
        paint::paintTarget(painter, layout, middle, {}, theme);
        break;
    case Goal::Place:
        paint::paintPlace(painter, layout, middle, theme);
        break;
    default:
        break;
    }
    if (mark.last)
        paint::paintLast(painter, layout, middle, theme);
    if (mark.lastTo)
        paint::paintLastTo(painter, layout, middle, theme);
    if (mark.fought)
        paint::paintFought(
            painter, paint::ImperioLayout(1.6 * legendPictureSize, QPointF(0.3, -0.9) * legendPictureSize),
            middle, theme);
    if (mark.acted)
        paint::paintActed(painter, large, middle, theme);
    if (mark.actionsLeft >= 0) // the beads are at the top of a square
        paint::paintActionsLeft(
            painter, paint::ImperioLayout(1.4 * legendPictureSize, QPointF(-0.2, 0.36) * legendPictureSize),
            middle, mark.actionsLeft, mark.actionsInAll, theme);
    return pixmap;
}

} // namespace

SelectionLegend::SelectionLegend(GameController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller), m_title(wrappingLabel(this)) {
    auto* layout = padded<QVBoxLayout>(this, {12, 2, 4, 2}, 2);
    scaleFont(*m_title, 1, true);
    layout->addWidget(m_title);
    for (const auto signal : {&GameController::positionChanged, &GameController::selectionChanged,
                              &GameController::placingChanged, &GameController::overlaysChanged,
                              &GameController::warningChanged, &GameController::awaitedChanged})
        connect(&controller, signal, this, &SelectionLegend::refresh);
    refresh();
}

QString SelectionLegend::title() const {
    const imperio::Position& position = m_controller.position();
    const imperio::Side side = m_controller.placingSide();
    if (m_controller.placing())
        return tr("In hand: %1").arg(pieceWords({*m_controller.placing(), side, side}));
    const auto piece = position.board.at(m_controller.selected());
    if (m_controller.selected().isOnBoard() && piece)
        return tr("Selected: %1 %2")
            .arg(text::imperioKind(piece->kind), text::imperioSquare(m_controller.selected()));
    return tr("Nothing is selected");
}

void SelectionLegend::refresh() {
    m_title->setText(title());
    delete m_rows;
    m_rows = new QWidget(this);
    marginless<QVBoxLayout>(m_rows, 0);
    addRows();
    layout()->addWidget(m_rows);
}

void SelectionLegend::addRow(const SquareMark& mark, Sign sign, const QString& words) {
    auto* line = new QWidget(m_rows);
    auto* row = marginless<QHBoxLayout>(line, 8);
    auto* icon = new QLabel(line);
    icon->setPixmap(picture(mark, sign, devicePixelRatioF(), currentTheme()));
    auto* text = wrappingLabel(line, words);
    scaleFont(*text, 0.9);
    row->addWidget(icon);
    row->addWidget(text, 1);
    m_rows->layout()->addWidget(line);
}

void SelectionLegend::addRows() {
    if (m_controller.placing() || isWarnedOfSpawns(m_controller)) {
        SquareMark mark;
        mark.goal = Goal::Place;
        addRow(mark, Sign::None,
               m_controller.document().hasBegun() ? tr("A unit can spawn here (IMP-7)")
               : m_controller.setsPosition()      ? tr("The piece can go here")
                                                  : tr("The piece can go here (IMP-5)"));
    } else if (m_controller.document().hasBegun()) {
        addGoals();
    }
    if (m_controller.shows(GameController::Overlay::Zones))
        addRow({}, Sign::Zone, tr("Zone of enemy pikemen"));
    if (m_controller.shows(GameController::Overlay::Cover))
        addRow({}, Sign::Cover, tr("Covered by enemy footsoldiers: no shot can reach here (IMP-19)"));
    if (m_controller.shows(GameController::Overlay::Threats))
        addRow({}, Sign::Threat, tr("How many enemy pieces could attack here"));
    addLast();
}

/// The marks of the last action; an end of turn has none.
void SelectionLegend::addLast() {
    const BoardMarks marks = marksOf(m_controller, {}, {});
    const auto add = [&](bool SquareMark::*sign, const QString& words) {
        SquareMark mark;
        mark.*sign = true;
        if (std::ranges::any_of(marks.squares, sign))
            addRow(mark, Sign::None, words);
    };
    add(&SquareMark::last, tr("The last action began here"));
    add(&SquareMark::fought, tr("The piece here was attacked"));
    add(&SquareMark::lastTo, tr("It ended here"));
}

void SelectionLegend::addGoals() {
    PieceActions actions;
    if (m_controller.mayAct())
        actions.fill(m_controller.position(), m_controller.selected());
    const imperio::Position& position = m_controller.position();
    const auto piece = position.board.at(m_controller.selected());
    const bool isKnight = piece && piece->kind == imperio::Kind::Knight;
    SquareMark mark;
    if (isKnight && piece->side == position.toMove) {
        mark.actionsInAll = imperio::knightActions;
        mark.actionsLeft =
            static_cast<std::int8_t>(position.knights[m_controller.selected().index].actionsLeft);
        addRow(mark, Sign::None,
               tr("%1 of %2 actions left (IMP-9)").arg(mark.actionsLeft).arg(mark.actionsInAll));
        mark.actionsLeft = -1;
    }
    mark.goal = Goal::Step;
    if (isKnight)
        mark.steps = static_cast<std::uint8_t>(position.knights[m_controller.selected().index].steps + 1);
    if (!actions.steps().isEmpty())
        addRow(mark, Sign::None,
               isKnight ? tr("Steps by then: the most that a charge can count") : tr("Step"));
    mark.goal = Goal::Stop;
    if (isKnight && (actions.reach() & imperio::pikeZones(position.board, imperio::enemyOf(piece->side))))
        addRow(mark, Sign::None, tr("Step into a zone, which stops it (IMP-15)"));
    mark.goal = Goal::Target;
    if (!(actions.targets() | actions.farTargets()).isEmpty())
        addRow(mark, Sign::None, tr("Target, chance to win in %"));
}

} // namespace sf::ui

#include "moc_selection_legend.cpp"
