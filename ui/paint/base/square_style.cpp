// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/far_style.h"

#include "core/rules/battle/battle.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "ui/paint/base/battle_labels.h"
#include "ui/paint/base/theme.h"

#include <QHashFunctions>

#include <algorithm>
#include <utility>

namespace sf::paint {
namespace {

TokenStyle tokenStyle(const battle::Unit& unit, TokenLetters letters, bool leader) {
    TokenStyle look;
    look.state = unit.isAlive() ? TokenStyle::State::Present : TokenStyle::State::Croaked;
    look.mark = markOf(unit);
    if (look.mark == Mark::Ordinary)
        look.letters = letters;
    const std::int64_t hits = std::max(1, unit[battle::Number::Hits]);
    const std::int64_t left = std::clamp<std::int64_t>(unit.hitsLeft, 0, hits);
    look.hits =
        static_cast<std::uint8_t>(left == hits ? 255 : std::min<std::int64_t>(254, left * 255 / hits));
    look.decrypted = unit[battle::Flag::Decrypted];
    look.leader = leader;
    return look;
}

/// How many characters of its name a stack has room for on a line.
int labelColumns(const SquareStyle& look) {
    constexpr double padding = 10;
    constexpr double usualWidth = 0.56; // of a character
    return std::max(4, static_cast<int>((widestLabel * look.size - padding) /
                                        (usualWidth * labelPixels(look, leastLabelText))));
}

SquareStyle formedStyle(const battle::Battle& battle, const battle::Stack& stack,
                        const battle::Formation& formation, const Theme& theme, double size,
                        const BattleLabels& labels) {
    SquareStyle look = farStyle(battle, stack, theme, size);
    look.width = formation.width;
    look.rows = static_cast<int>(formation.cells.size()) / std::max(1, look.width);
    look.posture = formation.posture;
    look.name = text::stackName(stack);
    look.label = labels.name(stack, labelColumns(look));
    for (const std::size_t position : formation.cells) {
        TokenStyle& cell = look.cells.emplace_back();
        if (position == battle::Formation::gap)
            cell.state = TokenStyle::State::Croaked; // until the next reform (SMM-18)
        else if (position != battle::Formation::empty)
            cell = tokenStyle((*stack.units)[position], labels.letters((*stack.units)[position]),
                              std::ranges::binary_search(formation.leaders, position));
    }
    return look;
}

} // namespace

Mark markOf(const battle::Unit& unit) {
    using battle::Flag;
    constexpr std::array order{
        std::pair{Flag::Ruler, Mark::Ruler},          std::pair{Flag::Heir, Mark::Heir},
        std::pair{Flag::Attuned, Mark::Attuned},      std::pair{Flag::Warlord, Mark::Warlord},
        std::pair{Flag::Royal, Mark::Royal},          std::pair{Flag::Noble, Mark::Noble},
        std::pair{Flag::ChiefWarlord, Mark::Warlord}, std::pair{Flag::Commander, Mark::Warlord},
        std::pair{Flag::Caster, Mark::Caster}};
    for (const auto& [flag, mark] : order)
        if (unit[flag])
            return mark;
    return Mark::Ordinary;
}

TokenStyle tokenStyle(const battle::Battle& battle, const battle::Unit& unit, bool leader) {
    return tokenStyle(unit, BattleLabels::of(battle)->letters(unit), leader);
}

double labelPixels(const SquareStyle& look, double least) {
    constexpr double most = 15;
    return std::clamp(0.175 * look.size, least * look.textScale, most * look.textScale);
}

SquareStyle farStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                     double size) {
    SquareStyle look;
    look.side = stack.side;
    const auto index = static_cast<std::size_t>(stack.side);
    look.colour = theme.side(stack.side, index < battle.sides.size() ? battle.sides[index].color : 0).rgb();
    look.units = stack.living();
    look.width = battle::formationWidth(look.units);
    const std::optional<hex::Direction> facing = battle::systemOf(battle.rules).facing(stack);
    look.hasFront = facing.has_value();
    look.facing = facing.value_or(look.facing);
    look.size = size;
    look.textScale = theme.textScale;
    return look;
}

SquareStyle squareStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                        double size) {
    return squareStyle(battle, stack, theme, size, *BattleLabels::of(battle));
}

SquareStyle squareStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                        double size, const BattleLabels& labels) {
    return formedStyle(battle, stack, battle::systemOf(battle.rules).formation(battle, stack), theme, size,
                       labels);
}

SquareStyle ghostStyle(const battle::Battle& battle, const battle::Stack& merged,
                       const battle::Stack& arriving, const Theme& theme, double size) {
    const battle::Formation formation = battle::systemOf(battle.rules).formation(battle, merged);
    SquareStyle look = formedStyle(battle, merged, formation, theme, size, *BattleLabels::of(battle));
    look.ghost = true;
    for (std::size_t cell = 0; cell < look.cells.size(); ++cell)
        if (const std::size_t position = formation.cells[cell];
            position < merged.units->size() && arriving.find((*merged.units)[position].id))
            look.cells[cell].state = TokenStyle::State::Arriving;
    return look;
}

std::size_t qHash(const SquareStyle& look, std::size_t seed) {
    seed = qHashMulti(seed, look.side, look.colour, look.width, look.rows, look.units,
                      static_cast<int>(look.facing), static_cast<int>(look.posture), look.name, look.label,
                      look.size, look.textScale, look.ghost, look.hasFront);
    for (const TokenStyle& cell : look.cells)
        seed = qHashMulti(seed, static_cast<int>(cell.state), static_cast<int>(cell.mark), cell.letters[0],
                          cell.letters[1], cell.hits, cell.decrypted, cell.leader);
    return seed;
}

} // namespace sf::paint
