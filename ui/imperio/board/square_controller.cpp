// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/square_controller.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/board/board_view.h"
#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/board/board_marks.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/attack_forecast.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/style/scaled_font.h"

#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QWidgetAction>

#include <algorithm>

namespace sf::ui {

using imperio::Action;
using imperio::Intention;
using imperio::Square;

namespace {

constexpr int menuGap = 4;         ///< between a square and its menu
constexpr int noteCharacters = 44; ///< in a line

/// Text that can't be chosen. Menu sections get no space for their titles and cut them off.
QLabel* addMenuText(QMenu& menu, const QString& text) {
    auto* label = new QLabel(text, &menu);
    label->setMargin(6);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    menu.addAction(action);
    return label;
}

void addMenuTitle(QMenu& menu, const QString& title) {
    QLabel* label = addMenuText(menu, title);
    scaleFont(*label, 1, true);
    label->adjustSize();
    menu.addSeparator();
}

/// An answer with its first outcome; the others are below it, in lines that fit beside a board.
QAction* addAnswer(QMenu& menu, const QString& text, const QStringList& outcomes) {
    QAction* answer = menu.addAction(text.arg(outcomes.value(0)));
    if (outcomes.size() < 2)
        return answer;
    QLabel* note = addMenuText(menu, text::listed(outcomes.mid(1)));
    note->setWordWrap(true);
    note->setIndent(2 * note->margin());
    note->setFixedWidth(noteCharacters * note->fontMetrics().averageCharWidth());
    note->setMinimumHeight(note->heightForWidth(note->width()));
    return answer;
}

/// Where a menu goes that must not cover the area: at its right, at its left, below it or above it.
QPoint placeBeside(const QRect& area, const QSize& menu, const QRect& screen) {
    const int x =
        std::clamp(area.left(), screen.left(), std::max(screen.left(), screen.right() - menu.width()));
    const int y =
        std::clamp(area.top(), screen.top(), std::max(screen.top(), screen.bottom() - menu.height()));
    const QPoint below(x, area.bottom() + menuGap);
    for (const QPoint place :
         {QPoint(area.right() + menuGap, y), QPoint(area.left() - menu.width() - menuGap, y), below,
          QPoint(x, area.top() - menu.height() - menuGap)})
        if (screen.contains(QRect(place, menu)))
            return place;
    return below;
}

} // namespace

bool SquareController::isOwnPiece(Square square) const {
    const auto piece = m_controller.position().board.at(square);
    return piece && (m_controller.setsPosition() || piece->side == m_controller.position().toMove);
}

bool SquareController::isSelectable(Square square) const {
    return m_controller.isLive() && isOwnPiece(square) && !m_controller.position().result;
}

void SquareController::choose(Square square) {
    m_controller.setCursor(square);
    if (!m_controller.isLive() || (m_controller.document().isLocked() && !m_controller.document().hasBegun()))
        m_controller.say(describeSquare(m_controller.position(), square));
    else if (m_controller.placing() && m_controller.document().hasBegun() && isSelectable(square)) {
        m_controller.setPlacing({}); // nothing can be spawned onto a piece
        selectPiece(square);
    } else if (m_controller.placing())
        place(square);
    else if (m_controller.document().hasBegun())
        chooseInPlay(square);
    else
        chooseAtSetup(square);
}

void SquareController::chooseInPlay(Square square) {
    const Square selected = m_controller.selected();
    if (selected == square) {
        m_controller.select(imperio::nowhere);
        m_controller.say(describeSquare(m_controller.position(), square));
    } else if (isSelectable(square)) {
        selectPiece(square);
    } else if (selected.isOnBoard()) {
        act(square);
    } else {
        m_controller.say(describeSquare(m_controller.position(), square));
    }
}

void SquareController::selectPiece(Square square) {
    m_controller.select(square);
    m_controller.say(m_controller.mayAct() ? describeActions(m_controller.position(), m_actions)
                                           : describeSquare(m_controller.position(), square));
}

/// The selected piece steps to the square or attacks it.
void SquareController::act(Square to) {
    if (!m_controller.checkMayAct())
        return;
    const imperio::Position& position = m_controller.position();
    if (m_controller.chosen() && m_controller.chosen()->to == to) {
        m_controller.play(Action(*m_controller.chosen()));
    } else if (const auto step = m_actions.stepTo(to)) {
        m_controller.play(*step);
    } else if (m_actions.approaches(to).size() > 1 || m_actions.farTargets().has(to)) {
        approach(to);
    } else if (const auto attackOn = m_actions.attackOn(to)) {
        attack(*attackOn);
    } else if (m_actions.reach().has(to)) {
        go(m_actions.wayTo(to));
    } else if (const auto refusal =
                   imperio::refusalOf(position, actionMeant(position, m_controller.selected(), to))) {
        m_controller.refuse(*refusal, to);
    }
}

/// Plays step after step. Returns whether all were played.
bool SquareController::go(const std::vector<Square>& way) {
    for (const Square to : std::vector(way)) // playing changes the actions
        if (!m_controller.play(imperio::step(m_controller.selected(), to)))
            return false;
    return true;
}

/// Opens beside the square, so that the square stays visible.
const QAction* SquareController::ask(QMenu& menu, Square square) {
    QRect area = m_board.cellArea({square.row() - 1, square.column() - 1});
    area.moveTopLeft(m_board.mapToGlobal(area.topLeft()));
    return menu.exec(placeBeside(area, menu.sizeHint(), m_board.screen()->availableGeometry()));
}

/// Goes where the attack is best; asks if there are several ways to charge.
void SquareController::approach(Square target) {
    const std::vector<imperio::Approach> approaches = m_actions.approaches(target);
    std::size_t chosen = 0;
    if (approaches.size() > 1) {
        QMenu menu(&m_board);
        menu.setObjectName(QStringLiteral("approachMenu"));
        addMenuTitle(menu, tr("How the knight charges (IMP-14)"));
        QList<QAction*> ways;
        for (const imperio::Approach& each : approaches)
            ways << menu.addAction(tr("Charge %1 from %2: wins %3 %")
                                       .arg(text::figure(each.charge), text::imperioSquare(each.attack.from),
                                            percentOnBoard(each.winChance)));
        menu.setActiveAction(ways.first());
        const QAction* answer = ask(menu, target);
        if (!answer)
            return m_controller.say(tr("No attack was made"));
        chosen = static_cast<std::size_t>(ways.indexOf(answer));
    }
    if (go(approaches[chosen].way))
        attack(approaches[chosen].attack);
}

/// Asks for the intention at a base; then the attack waits for its dice.
void SquareController::attack(Action action) {
    if (action.intention != Intention::None) {
        const imperio::Position& position = m_controller.position();
        const auto outcomes = [&](Intention intention) {
            Action meant = action;
            meant.intention = intention;
            return outcomesIf(position, meant, dice::Comparison::Win);
        };
        QMenu menu(&m_board);
        menu.setObjectName(QStringLiteral("intentionMenu"));
        const auto fights = imperio::fightsOf(position, action);
        addMenuTitle(menu, tr("If the attack wins, %1 % (IMP-20)")
                               .arg(percentOnBoard(imperio::odds(fights[0].matchup).winChance().number())));
        QAction* capture = addAnswer(menu, tr("&Capture: %1"), outcomes(Intention::Capture));
        QAction* destroy = addAnswer(menu, tr("&Destroy: %1"), outcomes(Intention::Destroy));
        menu.setActiveAction(capture);
        const QAction* chosen = ask(menu, action.to);
        if (!chosen)
            return m_controller.say(tr("No attack was made"));
        action.intention = chosen == destroy ? Intention::Destroy : Intention::Capture;
    }
    m_controller.choose(action);
    const QString attack = describeAttack(m_controller.position(), action);
    m_controller.say(m_controller.isPlanning()
                         ? tr("%1. Choose it again to plan it; Escape cancels").arg(attack)
                         : tr("%1. Choose it again, or Roll, to roll the dice; Escape cancels").arg(attack));
}

void SquareController::place(Square square) {
    const imperio::Kind kind = *m_controller.placing();
    if (!m_controller.document().hasBegun()) {
        putPiece(m_controller, square, kind);
        return;
    }
    const imperio::Position& position = m_controller.position();
    const Action action = spawnMeant(position, kind, square, m_controller.selected());
    if (const auto refusal = imperio::refusalOf(position, action))
        return m_controller.refuse(*refusal, square);
    m_controller.play(action);
}

void SquareController::chooseAtSetup(Square square) {
    const Square selected = m_controller.selected();
    if (selected == square) {
        m_controller.select(imperio::nowhere);
    } else if (selected.isOnBoard()) {
        if (movePiece(m_controller, selected, square))
            m_controller.select(imperio::nowhere);
        return;
    } else if (isOwnPiece(square)) {
        m_controller.select(square);
    }
    m_controller.say(describeSquare(m_controller.position(), square));
}

bool SquareController::cancel() {
    if (m_controller.chosen())
        m_controller.choose({});
    else if (m_controller.placing())
        m_controller.setPlacing({});
    else if (m_controller.selected().isOnBoard())
        m_controller.select(imperio::nowhere);
    else
        return false;
    m_controller.say(tr("Cancelled, nothing has changed"));
    return true;
}

void SquareController::drop(Square from, Square to) {
    if (to == from)
        return;
    if (m_controller.document().hasBegun()) {
        if (to.isOnBoard())
            act(to);
    } else if (!m_controller.checkMayAct()) {
        return;
    } else if (to.isOnBoard() ? movePiece(m_controller, from, to) : putPiece(m_controller, from, {})) {
        m_controller.select(imperio::nowhere);
    }
}

/// Moves the cursor to the nearest square where the piece in hand can be put, open if possible.
void SquareController::goToPlace() {
    const imperio::Squares places = placesInHand(m_controller);
    const imperio::Squares open = places & m_controller.position().board.empty();
    const imperio::Squares offered = open ? open : places;
    const Square cursor = m_controller.cursor();
    if (places.has(cursor) || offered.isEmpty())
        return;
    Square nearest = offered.first();
    for (const Square square : offered)
        if (imperio::distance(square, cursor) < imperio::distance(nearest, cursor))
            nearest = square;
    m_board.moveCursorTo({nearest.row() - 1, nearest.column() - 1});
}

bool SquareController::pickUp(imperio::Kind kind) {
    const imperio::Position& position = m_controller.position();
    if (m_controller.document().hasBegun()) {
        if (position.result || !m_controller.checkMayAct())
            return false;
        if (!position.spawning) {
            m_controller.refuse(imperio::refusal(imperio::Reason::SpawningIsOver));
            return false;
        }
        if (imperio::isBase(kind) ||
            position.reinforcements[imperio::indexOf(position.toMove)].of(kind) == 0) {
            const Action action = spawnMeant(position, kind, m_controller.cursor(), m_controller.selected());
            m_controller.refuse(imperio::refusal(imperio::Reason::NotInReserve, action.to));
            return false;
        }
    } else if (!m_controller.checkMayAct()) {
        return false;
    }
    m_controller.select(imperio::nowhere);
    const bool isAgain =
        m_controller.placing() == kind && m_controller.placingSide() == imperio::Side::Attacker;
    const imperio::Side side = !m_controller.setsPosition() ? position.toMove
                               : isAgain                    ? imperio::Side::Defender
                                                            : imperio::Side::Attacker;
    m_controller.setPlacing(kind, side);
    goToPlace();
    const imperio::Piece piece{kind, side, side};
    m_controller.say(tr("In hand: %1. Enter puts it down on %2, Escape cancels")
                         .arg(pieceWords(piece), text::imperioSquare(m_controller.cursor())));
    return true;
}

} // namespace sf::ui
