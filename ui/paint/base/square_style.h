// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "ui/paint/base/battle_labels.h"
#include "ui/paint/base/hex_layout.h"

#include <QString>
#include <QtGui/qrgb.h>

#include <vector>

namespace sf::battle {
struct Battle;
}

namespace sf::paint {

struct Theme;

/// The mark of a token; a unit of several ranks has the first of its ranks in this list.
enum class Mark : std::uint8_t { Ruler, Heir, Attuned, Warlord, Royal, Noble, Caster, Ordinary };
Mark markOf(const battle::Unit& unit);

/// How the unit in one cell is drawn.
struct TokenStyle {
    enum class State : std::uint8_t { Empty, Present, Croaked, Arriving };

    State state = State::Empty;
    Mark mark = Mark::Ordinary;
    TokenLetters letters{};  ///< of an ordinary unit
    std::uint8_t hits = 255; ///< of 255 hits; 255 means unhurt, no bar
    bool decrypted = false;
    bool leader = false;
    bool operator==(const TokenStyle&) const = default;
};
/// With the letters that tell its kind from the battle's others.
TokenStyle tokenStyle(const battle::Battle& battle, const battle::Unit& unit, bool leader);

inline constexpr int noSide = -1;

/// Everything that the picture of a stack on the map depends on, and nothing else: stacks with equal styles
/// share one pixmap.
struct SquareStyle {
    int side = 0;    ///< 0 to 3; noSide for a heap of several sides
    QRgb colour = 0; ///< as the theme has it, see Theme::side
    int width = 0;   ///< Stack Width; 0: a heap of stacks, drawn as one far mark
    int rows = 0;
    int units = 0;                 ///< alive
    std::vector<TokenStyle> cells; ///< row by row from the Front, from the left with the Front at the bottom
    hex::Direction facing = hex::Direction::North;
    bool hasFront = true; ///< faces somewhere: beak, side bar and edge letters
    battle::Posture posture = battle::Posture::Neutral;
    QString name;
    QString label;        ///< what the map shows of the name, in up to two lines; empty: the name
    double textScale = 1; ///< of the label, see Theme
    double size = 0;      ///< hex radius in pixels, times the scale when several share a hex
    bool ghost = false;   ///< dashed and open: what would be
    bool operator==(const SquareStyle&) const = default;
};
std::size_t qHash(const SquareStyle& look, std::size_t seed = 0);

inline constexpr double leastLabelText = 9; ///< pixels at normal text size
inline constexpr double widestLabel = 2.2;  ///< in hex radii, so that neighbours in a row stay apart
/// The height of a label's text, in pixels.
double labelPixels(const SquareStyle& look, double least);

/// The look of a stack as it stands.
SquareStyle squareStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                        double size);
/// The same for many stacks, with the labels of the battle.
SquareStyle squareStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                        double size, const BattleLabels& labels);
/// The look of a stack that would result from merging: a ghost, with the joining units marked as arriving.
SquareStyle ghostStyle(const battle::Battle& battle, const battle::Stack& merged,
                       const battle::Stack& arriving, const Theme& theme, double size);

} // namespace sf::paint
