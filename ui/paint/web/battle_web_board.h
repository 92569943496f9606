// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/battle_film.h"
#include "core/document/webpage/page_states.h"
#include "core/rules/battle/battle.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/square_style.h"
#include "ui/paint/web/svg_shapes.h"

#include <set>

namespace sf::paint {

struct HexStacks;

/// A battle's map and stacks on a page. The states, of a stack N from 0:
/// - `N`: column, row, facing and number of the place in the hex; empty off the map
/// - `Nf`: the plate's width and rows, and the number of the posture
/// - `Nc0`, `Nc1` ...: cell by cell the number of a token, with hits of 255 if it is wounded; or `x`
/// - `Nu0` ...: hits left, unit by unit
/// - `Nl`: number of the text of its label; with `,p` it is for all stacks of the hex
/// and of the battle `k`, the stacks of the Conflicts, and `t`, the number of the text of the round.
class BattleWebBoard {
public:
    BattleWebBoard(SvgShapes& shapes, const battle::Battle& battle);
    ~BattleWebBoard();

    /// Takes what has changed since the battle shown before into the states.
    void show(const battle::Battle& battle);
    /// The changes since this was last asked for.
    QByteArray take() { return m_states.take(); }
    /// The arrow of a scene that begins with this battle, or only where its stack is; empty if it has none.
    QByteArray way(const battle::Battle& battle, const document::BattleScene& scene) const;

    /// The numbers of the stacks that fight in the scene; empty if it is none.
    QByteArray fighters(const document::BattleScene& scene) const;

    /// The board as shown last. `map` is that of the game.
    QByteArray svg(const battle::Battle& battle);
    /// Tables that the states refer to, as attributes of the list of scenes.
    QByteArray tables() const;

private:
    struct Seen;
    static constexpr double hexSize = 60; ///< pixels
    int numberOf(const battle::Stack& stack);
    void take(const battle::Battle& battle, const battle::StackChange& change);
    void showStack(const battle::Battle& battle, int number, const battle::StackPointer& stack);
    void showCells(Seen& seen, const QByteArray& key, const SquareStyle& look);
    void placeHex(const battle::Battle& battle, hex::Hex hex);
    void place(const battle::Stack& stack, const QByteArray& place, const QByteArray& label);
    void showConflicts(const battle::Battle& battle);
    QByteArray placeNumber(QPointF offset, double scale);
    QByteArray tokenNumber(int side, const TokenStyle& look);
    void definePlate(const SquareStyle& look, const QByteArray& name);
    void defineToken(const QByteArray& token, int side, const TokenStyle& look, int facing);
    QColor colour(int side, const Theme& theme) const;

    /// For a label below a piece or a structure.
    static QString shortened(const QString& name);
    QByteArray ground(const battle::Battle& battle);
    QByteArray stackSvg(const Seen& seen, bool isFighting) const;
    QByteArray labelSvg(const Seen& seen) const;

    SvgShapes& m_shapes;
    HexLayout m_layout;
    std::vector<battle::Side> m_sides;
    battle::HouseRules m_houseRules;
    document::PageStates m_states;
    document::PageTexts m_texts;
    std::vector<battle::StackPointer> m_stacks; ///< in document order, and the next, as shown last
    battle::SystemState m_state;
    std::set<int> m_screening; ///< numbers of the stacks that screen
    std::vector<Seen> m_seen;
    std::map<battle::StackId, int> m_numbers;
    QByteArrayList m_places;
    QHash<QByteArray, int> m_tokens;
};

} // namespace sf::paint
