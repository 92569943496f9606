// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QChar>
#include <QHash>
#include <QString>

#include <array>
#include <unordered_map>
#include <vector>

namespace sf::paint {

/// The letters of an ordinary unit's token: one, or two where kinds share the first; null ones are none.
using TokenLetters = std::array<QChar, 2>;

/// The first letter of the unit's kind, else of its name.
TokenLetters lettersOf(const battle::Unit& unit);

/// What tells the stacks and the kinds of a battle apart in little space: short names and letters.
class BattleLabels {
public:
    /// Those of the battle. They are kept, for each thread, until another battle is asked for.
    static const BattleLabels& of(const battle::Battle& battle);

    /// Another number whenever a stack or a unit that stays has got another label.
    unsigned version() const { return m_version; }

    /// They differ between the kinds of the battle.
    TokenLetters letters(const battle::Unit& unit) const;
    /// The stack's name for a line of so many columns, or two lines with a line feed between them: without
    /// the words with which all names of its side begin, and if need be shortened in the middle. Two names
    /// of a side stay different.
    QString name(const battle::Stack& stack, int columns) const;

private:
    /// What is known of a stack, to notice what has changed.
    struct Known {
        battle::StackPointer stack;
        std::vector<std::string> words;
    };
    using Names = std::unordered_map<std::string, QString>;
    struct SideNames {
        Names brief;                                                     ///< by the name in the document
        mutable std::unordered_map<int, QHash<QString, QString>> fitted; ///< by columns: brief to shown
    };

    bool isSame(const battle::Battle& battle) const;
    /// False if nothing has changed that matters here.
    bool take(const battle::Battle& battle);
    void update();
    void nameSide(int side);
    void chooseLetters();

    unsigned m_version = 0;
    std::vector<battle::StackPointer> m_stacks;
    std::vector<Known> m_known;
    Shared<std::vector<battle::UnitKind>> m_kinds;
    std::array<SideNames, battle::largestSideCount> m_sides;
    std::unordered_map<std::string, TokenLetters> m_letters; ///< by kind, or the name of a unit without one
};

} // namespace sf::paint
