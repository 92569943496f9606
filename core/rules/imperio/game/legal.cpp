// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/legal.h"

#include "core/rules/imperio/board/reach.h"

#include <algorithm>

namespace sf::imperio {

namespace {

// Each function passes fans to a visitor, which returns whether to go on, and returns whether the visitor
// went on.

template<class Visit>
bool visit(const Action& action, Squares to, Visit& go) {
    return to.isEmpty() || go(Fan{action, to});
}

template<class Visit>
bool visitSpawns(const Position& position, Square base, Visit& go) {
    const Squares to = spawnSquares(position, base);
    if (to.isEmpty())
        return true;
    for (const Kind kind : fightingKinds)
        if (position.reinforcements[indexOf(position.toMove)].of(kind) > 0 &&
            !go(Fan{spawn(kind, nowhere, base), to}))
            return false;
    return true;
}

template<class Visit>
bool visitSteps(const Position& position, Square from, Kind kind, Visit& go) {
    const Squares first = steps(position, from);
    if (!visit(step(from, nowhere), first, go))
        return false;
    if (kind == Kind::Archer)
        for (const Square via : first)
            if (!visit(stepTwice(from, via, nowhere), secondSteps(position, from, via), go))
                return false;
    return true;
}

template<class Visit>
bool visitMelee(const Position& position, Square from, Visit& go) {
    const Squares targets = meleeTargets(position, from);
    const Squares bases = targets & position.board.allBases();
    return visit(attack(from, nowhere), targets - bases, go) &&
           visit(attack(from, nowhere, Intention::Capture), bases, go) &&
           visit(attack(from, nowhere, Intention::Destroy), bases, go);
}

template<class Visit>
bool visitPiece(const Position& position, Square from, Visit& go) {
    const Kind kind = position.board.piece(from).kind;
    return visitSteps(position, from, kind, go) && visitMelee(position, from, go) &&
           (kind != Kind::Archer || visit(shot(from, nowhere), shotTargets(position, from), go));
}

template<class Visit>
bool visitLegal(const Position& position, Visit&& go) {
    if (position.result)
        return true;
    if (position.spawning)
        for (const Square base : position.board.bases(position.toMove))
            if (!visitSpawns(position, base, go))
                return false;
    for (const Square from : ready(position))
        if (!visitPiece(position, from, go))
            return false;
    return true;
}

} // namespace

void ActionList::add(const Fan& fan) {
    Action* next = m_actions.get() + m_size;
    for (const Square to : fan.to) {
        *next = fan.action;
        next++->to = to;
    }
    m_size = static_cast<int>(next - m_actions.get());
}

void LegalActions::find(const Position& position) {
    m_parts.clear();
    m_count = 0;
    visitLegal(position, [&](const Fan& fan) {
        m_parts.push_back({fan, m_count});
        m_count += fan.to.count();
        return true;
    });
}

Action LegalActions::operator[](int n) const {
    const auto after = std::ranges::upper_bound(m_parts, n, {}, &Part::first);
    const Part& part = *std::prev(after);
    Action action = part.fan.action;
    action.to = part.fan.to.nth(n - part.first);
    return action;
}

void listLegal(const Position& position, ActionList& list) {
    list.clear();
    if (position.result)
        return;
    visitLegal(position, [&](const Fan& fan) {
        list.add(fan);
        return true;
    });
    list.add(endTurn());
    list.add(resign());
}

void listLegalOf(const Position& position, Square square, ActionList& list) {
    list.clear();
    const std::optional<Piece> piece = position.board.at(square);
    if (position.result || !piece || piece->side != position.toMove)
        return;
    const auto keep = [&](const Fan& fan) {
        list.add(fan);
        return true;
    };
    if (isBase(piece->kind))
        visitSpawns(position, square, keep);
    if (ready(position).has(square))
        visitPiece(position, square, keep);
}

bool hasAction(const Position& position) {
    return !visitLegal(position, [](const Fan&) { return false; });
}

} // namespace sf::imperio
