// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/apply.h"

#include "core/rules/imperio/board/reach.h"

#include <cassert>

namespace sf::imperio {

namespace {

/// Plays one action on a position.
class Play {
public:
    Play(Position& position, dice::Chances& chances, Log* log)
        : m_position(position), m_board(position.board), m_chances(chances), m_log(log) {}

    void run(const Action& action) {
        switch (action.act) {
        case Act::Spawn:
            spawn(action);
            break;
        case Act::Step:
            step(action);
            break;
        case Act::Attack:
            attack(action);
            break;
        case Act::Shot:
            shoot(action);
            break;
        case Act::End:
            finishTurn(Happened::TurnEnded);
            break;
        case Act::Resign:
        case Act::Time:
            finishGame({enemyOf(m_position.toMove),
                        action.act == Act::Resign ? Ending::Resigned : Ending::OutOfTime});
            break;
        }
        settle();
    }

private:
    void spawn(const Action& action) {
        const Side side = m_position.toMove;
        m_board.put(action.to, {action.kind, side, side});
        --m_position.reinforcements[indexOf(side)].of(action.kind);
        m_position.spawnedFrom.add(action.from);
        const bool acts = m_position.options.spawnActs;
        if (action.kind == Kind::Knight)
            knight(action.to) = {static_cast<std::uint8_t>(acts ? knightActions : 0), 0, action.to, false};
        if (!acts) {
            m_position.done.add(action.to);
            m_position.arrived.add(action.to);
        }
        note(Happened::Spawned, 7, action.from, action.to);
    }

    void step(const Action& action) {
        endSpawning();
        movePiece(action.from, action.to);
        if (m_board.piece(action.to).kind == Kind::Knight)
            ++knight(action.to).steps;
        note(Happened::Stepped, 9, action.from, action.to, action.via);
        spend(action.to);
        enter(action.to);
    }

    void attack(const Action& action) {
        const Fights fights = fightsOf(m_position, action);
        endSpawning();
        const Matchup& matchup = fights[0].matchup;
        const dice::Comparison sums = throwFor(action.from, fights[0]);
        const Fate fates = fate(matchup, sums);
        spend(action.from);
        if (!fates.attackerLives) {
            eliminate(action.from);
        } else if (matchup.attacker == Kind::Knight) {
            knight(action.from).steps = 0;
            knight(action.from).stepsBegan = action.from;
        }
        if (!fates.defenderLives)
            beat(action, matchup, fates.attackerLives);
    }

    /// Removes the beaten piece or base at `action.to` (IMP-11, IMP-12, IMP-20).
    void beat(const Action& action, const Matchup& matchup, bool attackerLives) {
        if (action.intention == Intention::Capture) {
            capture(action.to);
            return;
        }
        const bool destroys = isBase(matchup.defender);
        if (destroys)
            destroy(action.to);
        else
            eliminate(action.to);
        if (attackerLives && movesIn(action, matchup, destroys))
            moveIn(action.from, action.to);
    }

    bool movesIn(const Action& action, const Matchup& matchup, bool destroys) const {
        if (matchup.attacker != Kind::Pikeman)
            return true;
        return destroys && (matchup.adjacent || m_board.isEmpty(stepTowards(action.from, action.to)));
    }

    void moveIn(Square from, Square to) {
        movePiece(from, to);
        if (m_board.piece(to).kind == Kind::Knight)
            knight(to).stepsBegan = to;
        note(Happened::MovedIn, 12, from, to);
        enter(to);
    }

    void shoot(const Action& action) {
        const Fights fights = fightsOf(m_position, action);
        endSpawning();
        spend(action.from);
        Squares fallen;
        for (const Fight& fight : fights)
            if (!fate(fight.matchup, throwFor(action.from, fight)).defenderLives)
                fallen.add(fight.target);
        for (const Square square : fallen)
            eliminate(square);
    }

    dice::Comparison throwFor(Square from, const Fight& fight) {
        const int attackerDice = attackDice(fight.matchup).dice();
        const int defenderDice = defenceDice(fight.matchup).dice();
        const dice::Comparison sums = m_chances.compareSums(attackerDice, defenderDice);
        if (m_log) {
            Event event = eventOf(Happened::Fought, 11, from, fight.target, from);
            event.fight = fight;
            event.sums = sums;
            m_log->addFight(std::move(event), m_position);
        }
        return sums;
    }

    /// Uses up one of the piece's actions (IMP-9).
    void spend(Square square) {
        if (m_board.piece(square).kind != Kind::Knight || --knight(square).actionsLeft == 0)
            m_position.done.add(square);
    }

    /// A piece entered a square by a step or by moving in: enemy pikemen stop knights (IMP-15).
    void enter(Square square) {
        const Piece piece = m_board.piece(square);
        if (piece.kind != Kind::Knight || knight(square).actionsLeft == 0 ||
            !isInEnemyZone(m_board, square, piece.side))
            return;
        knight(square).actionsLeft = 0;
        knight(square).stopped = true;
        m_position.done.add(square);
        note(Happened::Stopped, 15, nowhere, square);
    }

    void movePiece(Square from, Square to) {
        m_board.move(from, to);
        m_position.entrenched.remove(from);
        if (m_board.piece(to).kind == Kind::Pikeman)
            m_position.stirred.add(to);
        knight(to) = knight(from);
        knight(from) = {};
        if (m_position.done.has(from))
            m_position.done.add(to);
        m_position.done.remove(from);
    }

    /// Clears everything stored about an eliminated piece.
    void forget(Square square) {
        knight(square) = {};
        m_position.entrenched.remove(square);
        m_position.stirred.remove(square);
        m_position.arrived.remove(square);
        m_position.done.remove(square);
    }

    void eliminate(Square square) {
        Event event = eventOf(Happened::Eliminated, 11, nowhere, square, square);
        m_board.remove(square);
        forget(square);
        note(std::move(event));
    }

    void capture(Square square) {
        loseHeadquarters(square);
        m_board.capture(square, m_position.toMove);
        note(Happened::Captured, 20, nowhere, square);
    }

    void destroy(Square square) {
        loseHeadquarters(square);
        Event event = eventOf(Happened::Destroyed, 20, nowhere, square, square);
        m_board.remove(square);
        note(std::move(event));
    }

    void loseHeadquarters(Square square) {
        const Piece base = m_board.piece(square);
        if (base.kind == Kind::Headquarters && !base.isCaptured())
            m_position.lostHeadquarters[indexOf(base.side)] = true;
    }

    void endSpawning() {
        m_position.spawning = false;
        m_position.spawnedFrom = {};
    }

    /// Ends the game (IMP-21) or the turn (IMP-10) if the board requires it.
    void settle() {
        if (!m_position.result)
            if (const std::optional<Result> result = resultOn(m_position))
                finishGame(*result);
        while (!m_position.result && !hasAction(m_position))
            finishTurn(Happened::TurnEndedByItself);
    }

    void finishTurn(Happened how) {
        const Side side = m_position.toMove;
        const Squares before = m_position.entrenched;
        endTurn(m_position);
        for (const Square pikeman : m_position.entrenched - before)
            note(Happened::Entrenched, 17, nowhere, pikeman);
        note(Event{how, imperioRule(10), side});
    }

    void finishGame(const Result& result) {
        m_position.result = result;
        note(Event{
            .what = Happened::GameOver, .rule = result.rule(), .side = result.winner, .result = result});
    }

    /// An event about the piece on `about`.
    Event eventOf(Happened what, int rule, Square from, Square to, Square about, Square via = nowhere) const {
        const Piece piece = m_board.piece(about);
        return {what, imperioRule(rule), piece.side, piece.kind, from, to, via};
    }

    void note(Happened what, int rule, Square from, Square to, Square via = nowhere) {
        note(eventOf(what, rule, from, to, to, via));
    }

    /// Call after the change that the event tells.
    void note(Event event) {
        if (m_log)
            m_log->add(std::move(event), m_position);
    }

    KnightTurn& knight(Square square) { return m_position.knights[square.index]; }

    Position& m_position;
    Board& m_board;
    dice::Chances& m_chances;
    Log* m_log;
};

} // namespace

void Log::add(Event event, const Position& now) {
    if (m_sink)
        m_sink->tell(event, now);
    m_events.push_back(std::move(event));
}

void Log::addFight(Event event, const Position& now) {
    if (m_thrown) {
        event.attackerDice = m_thrown->first();
        event.defenderDice = m_thrown->second();
    }
    add(std::move(event), now);
}

void play(Position& position, const Action& action, dice::Chances& chances, Log* log) {
    assert(!refusalOf(position, action));
    Play(position, chances, log).run(action);
}

Outcome apply(const Position& position, const Action& action, dice::Source& dice, EventSink* sink) {
    if (const std::optional<Refusal> refused = refusalOf(position, action))
        return *refused;
    dice::ThrownChances thrown(dice);
    Log log(&thrown, sink);
    Applied applied{position, {}};
    play(applied.position, action, thrown, &log);
    applied.events = log.take();
    return applied;
}

} // namespace sf::imperio
