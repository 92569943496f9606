// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"

#include <QStringList>

/// Converts a battle to another rule system, and reports what is carried over and what is lost.
namespace sf::document {

/// What is carried over or lost.
enum class ConversionNote : std::uint8_t {
    // Carried over
    WarlordsCommand, ///< Warlords become Commanders
    CommandersLead,  ///< Commanders become Warlords
    RangedFlag,      ///< units with the special "ranged" become ranged
    RangedSpecial,   ///< ranged units get the special
    FlyersSplit,     ///< mixed stacks of flyers and walkers are split (MUL-1)
    PendingMade,     ///< changes that waited for a Conflict's end are made now
    // Not carried over
    Member, ///< of one system (LostMember)
    Conflicts,
    Orders,
    HouseRules,
    Mounts,
    Scouts,
};
struct ConversionCount {
    ConversionNote note = ConversionNote::Member;
    int count = 0;               ///< at least 1: units, stacks or pieces
    const char* words = nullptr; ///< of Member
    bool operator==(const ConversionCount&) const = default;
};

/// How a system converts units from other rules. A system that uses the same traits has none.
struct UnitConversion {
    RuleSystem to;
    /// Adds these rules' equivalents of traits that only other rules use.
    void (*translate)(battle::Traits& traits);
    /// Returns the notes for such a unit.
    std::vector<ConversionNote> (*notes)(const battle::Profile& before);
};

struct Conversion {
    battle::Changes changes;
    std::vector<ConversionCount> notes; ///< in the order of ConversionNote
};

/// Refused while a round is being resolved, or if the battle already uses these rules.
std::variant<Conversion, battle::Refusal> conversionOf(const battle::Battle& battle, RuleSystem rules);

/// Returns one sentence per note: first what is carried over, then what is lost.
QStringList conversionNotes(const Conversion& conversion);

} // namespace sf::document
