// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QChar>
#include <QString>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace sf::paint {

/// The letters of an ordinary unit's token: one, or two where kinds share the first; null ones are none.
using TokenLetters = std::array<QChar, 2>;

/// What tells the stacks and the kinds of a battle apart in little space: short names and letters.
class BattleLabels {
public:
    BattleLabels() = default;
    explicit BattleLabels(const battle::Battle& battle);
    /// Those of the battle. The same object as before if nothing got another label.
    static std::shared_ptr<const BattleLabels> of(const battle::Battle& battle);

    /// They differ between the kinds of the battle.
    TokenLetters letters(const battle::Unit& unit) const;
    /// The stack's name for a line of so many columns, or two lines with a line feed between them: without
    /// the words with which all names of its side begin, and if need be shortened in the middle. Two names
    /// of a side stay different. Columns are characters of a usual width; Chinese and the like take two.
    QString name(const battle::Stack& stack, int columns) const;

    bool operator==(const BattleLabels& other) const {
        return m_names == other.m_names && m_letters == other.m_letters;
    }

private:
    using Names = std::map<std::string, QString>; ///< by the name in the document
    static Names shortened(const Names& names, int columns);

    std::array<Names, battle::largestSideCount> m_names;
    std::map<std::string, TokenLetters> m_letters;        ///< by kind, or the name of a unit without one
    mutable std::map<std::pair<int, int>, Names> m_shown; ///< by side and columns, once asked for
};

} // namespace sf::paint
