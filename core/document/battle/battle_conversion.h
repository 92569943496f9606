// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"

#include <QStringList>

/// A battle of one system turned into one of the other: what it carries over, and what it cannot.
namespace sf::document {

/// Something that becomes another thing, or goes.
enum class ConversionNote : std::uint8_t {
    // Carried over
    WarlordsCommand, ///< Warlords become Commanders
    CommandersLead,  ///< Commanders become Warlords
    RangedFlag,      ///< units with the special "ranged" become ranged
    RangedSpecial,   ///< ranged units get the special
    FlyersSplit,     ///< stacks of flyers and walkers, of which the flyers leave (MUL-1)
    PendingMade,     ///< changes that waited for a Conflict's end are made
    // Not carried over
    Postures,
    Leaders,
    Screens,
    Modifiers,
    Conflicts,
    Orders,
    HouseRules,
    SpecialBonuses,
    Turn, ///< whose turn it is and what was used up in it
    Mounts,
    Scouts,
};
struct ConversionCount {
    ConversionNote note = ConversionNote::Turn;
    int count = 0; ///< at least 1: units, stacks or pieces
    bool operator==(const ConversionCount&) const = default;
};

/// How units come over from other rules. A system whose units need no other words has none.
struct UnitConversion {
    RuleSystem to;
    /// Says in these rules' words what the traits say in others'; only where they say it.
    void (*translate)(battle::Traits& traits);
    /// What becomes of such a unit.
    std::vector<ConversionNote> (*notes)(const battle::Profile& before);
};

struct Conversion {
    battle::Changes changes;
    std::vector<ConversionCount> notes; ///< in the order of ConversionNote
};

/// Refused while a round is resolved, and where these are its rules already.
std::variant<Conversion, battle::Refusal> conversionOf(const battle::Battle& battle, RuleSystem rules);

/// One sentence for each note, what goes after what stays.
QStringList conversionNotes(const Conversion& conversion);

} // namespace sf::document
