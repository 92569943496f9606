// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/far_style.h"

#include "core/rules/battle/battle.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/paint/base/theme.h"

#include <QHashFunctions>

#include <utility>

namespace sf::paint {

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

QChar letterOf(const battle::Unit& unit) {
    const QString word =
        text::withoutIsolates(text::displayName(unit.kind.empty() ? unit.name : unit.kind)).trimmed();
    if (word.isEmpty() || word.front().isSurrogate())
        return {};
    return word.front().toUpper();
}

TokenStyle tokenStyle(const battle::Unit& unit, bool leader) {
    TokenStyle look;
    look.state = unit.isAlive() ? TokenStyle::State::Present : TokenStyle::State::Croaked;
    look.mark = markOf(unit);
    if (look.mark == Mark::Ordinary)
        look.letter = letterOf(unit);
    const std::int64_t hits = std::max(1, unit[battle::Number::Hits]);
    const std::int64_t left = std::clamp<std::int64_t>(unit.hitsLeft, 0, hits);
    look.hits =
        static_cast<std::uint8_t>(left == hits ? 255 : std::min<std::int64_t>(254, left * 255 / hits));
    look.decrypted = unit[battle::Flag::Decrypted];
    look.leader = leader;
    return look;
}

SquareStyle farStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                     double size) {
    SquareStyle look;
    look.side = stack.side;
    const auto index = static_cast<std::size_t>(stack.side);
    look.colour = theme.side(stack.side, index < battle.sides.size() ? battle.sides[index].color : 0).rgb();
    look.units = stack.living();
    look.width = smm::measures(look.units).width;
    const std::optional<hex::Direction> facing = battle::systemOf(battle.rules).facing(stack);
    look.hasFront = facing.has_value();
    look.facing = facing.value_or(look.facing);
    look.size = size;
    return look;
}

/// Without a Front, living units are shown in stacking order, in reading direction (MUL-1); Chief Warlords
/// are ringed. A stack that has left the map may have living units, but no cells (BAT-11).
SquareStyle orderedStyle(SquareStyle look, const battle::Stack& stack) {
    look.rows = smm::measures(look.units).rows;
    look.name = text::stackName(stack);
    look.cells.resize(static_cast<std::size_t>(look.width) * static_cast<std::size_t>(look.rows));
    int place = 0;
    for (const battle::Unit& unit : *stack.units) {
        if (!unit.isAlive() || !stack.isOnMap())
            continue;
        const int fromRight = look.width - 1 - place % look.width; // cells are counted from there
        const int cell = place - place % look.width + fromRight;
        look.cells[static_cast<std::size_t>(cell)] = tokenStyle(unit, unit[battle::Flag::ChiefWarlord]);
        ++place;
    }
    return look;
}

SquareStyle squareStyle(const battle::Battle& battle, const battle::Stack& stack, const smm::Square& square,
                        const Theme& theme, double size) {
    SquareStyle look = farStyle(battle, stack, theme, size);
    if (!look.hasFront)
        return orderedStyle(std::move(look), stack);
    look.width = square.measures().width;
    look.rows = square.measures().rows;
    look.posture = square.posture();
    look.name = text::stackName(stack);
    look.cells.resize(static_cast<std::size_t>(look.width) * static_cast<std::size_t>(look.rows));
    for (std::size_t i = 0; i < look.cells.size(); ++i) {
        const int at = static_cast<int>(i);
        const auto position = square.at({at / look.width, at % look.width});
        if (position)
            look.cells[i] = tokenStyle((*stack.units)[*position], square.warlord() == position);
        else if (at < square.measures().units)
            look.cells[i].state = TokenStyle::State::Croaked; // until the next reform (SMM-18)
    }
    return look;
}

SquareStyle squareStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                        double size) {
    return squareStyle(battle, stack, smm::Square(battle, stack), theme, size);
}

SquareStyle ghostStyle(const battle::Battle& battle, const battle::Stack& merged,
                       const battle::Stack& arriving, const Theme& theme, double size) {
    const smm::Square square(battle, merged);
    SquareStyle look = squareStyle(battle, merged, square, theme, size);
    look.ghost = true;
    for (std::size_t position = 0; position < merged.units->size(); ++position) {
        const auto cell = square.cellOf(position);
        if (!cell || !arriving.find((*merged.units)[position].id))
            continue;
        const int index = cell->row * look.width + cell->column;
        look.cells[static_cast<std::size_t>(index)].state = TokenStyle::State::Arriving;
    }
    return look;
}

std::size_t qHash(const SquareStyle& look, std::size_t seed) {
    seed = qHashMulti(seed, look.side, look.colour, look.width, look.rows, look.units,
                      static_cast<int>(look.facing), static_cast<int>(look.posture), look.name, look.size,
                      look.ghost, look.hasFront);
    for (const TokenStyle& cell : look.cells)
        seed = qHashMulti(seed, static_cast<int>(cell.state), static_cast<int>(cell.mark), cell.letter,
                          cell.hits, cell.decrypted, cell.leader);
    return seed;
}

} // namespace sf::paint
