// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/board_marks.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"

namespace sf::ui {
namespace {

using imperio::Position;
using imperio::Square;
using imperio::Squares;
using Goal = SquareMark::Goal;

void markPieces(BoardMarks& marks, const Position& position, Square hidden) {
    for (const Square square : position.board.occupied() - Squares(hidden)) {
        marks.at(square).piece = position.board.piece(square);
        marks.at(square).entrenched = position.entrenched.has(square);
    }
    if (position.turn == 0 || position.result)
        return;
    for (const Square square : position.board.of(position.toMove) - imperio::ready(position))
        marks.at(square).acted = true;
}

void markSelected(BoardMarks& marks, const Position& position, Square selected) {
    SquareMark& mark = marks.at(selected);
    mark.selected = true;
    const auto piece = position.board.at(selected);
    if (!piece || piece->side != position.toMove || position.result || position.turn == 0)
        return;
    const bool isKnight = piece->kind == imperio::Kind::Knight;
    const bool canAct = imperio::ready(position).has(selected);
    mark.actionsInAll = isKnight ? imperio::knightActions : 1;
    mark.actionsLeft =
        static_cast<std::int8_t>(isKnight ? position.knights[selected.index].actionsLeft : canAct);
}

void markSteps(BoardMarks& marks, const Position& position, const PieceActions& actions) {
    const Square from = actions.from();
    const imperio::Piece piece = position.board.piece(from);
    const bool isKnight = piece.kind == imperio::Kind::Knight;
    for (const Square square : actions.reach()) {
        const bool stops = isKnight && imperio::isInEnemyZone(position.board, square, piece.side);
        marks.at(square).goal = stops ? Goal::Stop : Goal::Step;
        if (isKnight)
            marks.at(square).steps = static_cast<std::uint8_t>(actions.stepsAt(square));
    }
}

void markFights(BoardMarks& marks, const Position& position, const imperio::Action& action) {
    const imperio::Side side = position.toMove;
    bool isFirst = true;
    for (const imperio::Fight& fight : imperio::fightsOf(position, action)) {
        SquareMark& mark = marks.at(fight.target);
        const bool isFriend = position.board.piece(fight.target).side == side;
        mark.goal = isFirst ? Goal::Target : isFriend ? Goal::SplashedFriend : Goal::Splash;
        mark.chance = imperio::odds(fight.matchup).winChance().number();
        isFirst = false;
    }
}

void markTargets(BoardMarks& marks, const Position& position, const PieceActions& actions) {
    for (const Square target : actions.targets()) {
        const imperio::Fights fights = imperio::fightsOf(position, *actions.attackOn(target));
        marks.at(target).goal = Goal::Target;
        marks.at(target).chance = imperio::odds(fights[0].matchup).winChance().number();
    }
    for (const Square target : actions.farTargets()) {
        marks.at(target).goal = Goal::Target;
        marks.at(target).chance = actions.approaches(target).front().winChance;
    }
}

void markActions(BoardMarks& marks, const GameController& controller, const PieceActions& actions) {
    const Position& position = controller.position();
    if (controller.chosen())
        return markFights(marks, position, *controller.chosen());
    if (actions.isEmpty())
        return;
    markSteps(marks, position, actions);
    markTargets(marks, position, actions);
    if (actions.targets().has(controller.target()))
        markFights(marks, position, *actions.attackOn(controller.target()));
}

/// Squares covered from the selected archer, or without one from every archer of the side to move (IMP-19).
Squares coverShown(const Position& position, Square selected) {
    const Squares archers = position.board.of(position.toMove, imperio::Kind::Archer);
    if (archers.has(selected))
        return imperio::coveredFrom(position, selected);
    Squares covered = archers ? Squares::all() : Squares();
    for (const Square archer : archers)
        covered = covered & imperio::coveredFrom(position, archer);
    return covered;
}

void markOverlays(BoardMarks& marks, const GameController& controller) {
    const Position& position = controller.position();
    const imperio::Side enemy = imperio::enemyOf(position.toMove);
    if (controller.shows(GameController::Overlay::Zones))
        marks.zones = imperio::pikeZones(position.board, enemy);
    if (controller.shows(GameController::Overlay::Cover))
        marks.covered = coverShown(position, controller.selected());
    if (controller.shows(GameController::Overlay::Threats))
        for (const Square piece : position.board.fighting(enemy))
            for (const Square square : imperio::threatsOf(position, piece)) {
                marks.threatened.add(square);
                ++marks.attackers[square.index];
            }
}

/// Marks the start, end and targets of the last action.
void markLast(BoardMarks& marks, const GameController& controller) {
    if (controller.shown() == 0)
        return;
    const document::PlayedEntry& last = controller.document().entries()[controller.shown() - 1];
    const imperio::Action& action = last.entry.action;
    if (action.from.isOnBoard())
        marks.at(action.from).last = true;
    for (const imperio::Event& event : last.events)
        if (event.what == imperio::Happened::Fought)
            marks.at(event.fight.target).fought = true; // each splashed piece too
        else if (event.what == imperio::Happened::Stepped || event.what == imperio::Happened::MovedIn ||
                 event.what == imperio::Happened::Spawned)
            marks.at(event.to).lastTo = true;
}

} // namespace

Squares placesInHand(const GameController& controller) {
    const Position& position = controller.position();
    if (controller.setsPosition())
        return Squares::all();
    if (!controller.document().hasBegun())
        return imperio::ownRows(position.toMove);
    return controller.mayAct() ? spawnSquares(position) : Squares();
}

bool isWarnedOfSpawns(const GameController& controller) {
    return !controller.warning().isEmpty() && !controller.selected().isOnBoard() && controller.mayAct();
}

BoardMarks marksOf(const GameController& controller, const PieceActions& actions, const ViewMarks& view) {
    BoardMarks marks;
    const Position& position = controller.position();
    markPieces(marks, position, view.hidden);
    markOverlays(marks, controller);
    markLast(marks, controller);
    if (controller.selected().isOnBoard())
        markSelected(marks, position, controller.selected());
    if (controller.placing() || isWarnedOfSpawns(controller))
        for (const Square square : placesInHand(controller))
            marks.at(square).goal = Goal::Place;
    else
        markActions(marks, controller, actions);
    if (view.cursorShown && controller.cursor().isOnBoard())
        marks.at(controller.cursor()).cursor = true;
    if (view.refused.isOnBoard())
        marks.at(view.refused).refused = true;
    return marks;
}

} // namespace sf::ui
