// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/system_codecs.h"

#include "core/document/battle/multiplier/conversion_to_turns.h"
#include "core/document/battle/multiplier/turn_members.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/multiplier/turn_reporter.h"
#include "core/document/battle/smm/conversion_to_rounds.h"
#include "core/document/battle/smm/round_members.h"
#include "core/document/battle/smm/round_play.h"

#include <algorithm>
#include <array>

namespace sf::document {

const SystemCodec* codecOf(std::string_view word) {
    // A line for each system.
    static const std::array codecs{
        &roundCodec(),
        &turnCodec(),
    };
    const auto has = [&](const SystemCodec* codec) { return codec->has(word); };
    const auto found = std::ranges::find_if(codecs, has);
    return found == codecs.end() ? nullptr : *found;
}

std::span<const SystemMembers* const> systemMembers() {
    // A line for each system that has some.
    static const std::array members{
        &roundMembers(),
        &turnMembers(),
    };
    return members;
}

const TurnReporting* turnReporting(RuleSystem system) {
    // A line for each system with turns.
    static const std::array reportings{&turnReporter()};
    const auto found = std::ranges::find(reportings, system, &TurnReporting::system);
    return found == reportings.end() ? nullptr : *found;
}

const UnitConversion* unitConversion(RuleSystem to) {
    // A line for each system that has one.
    static const std::array conversions{
        &conversionToRounds(),
        &conversionToTurns(),
    };
    const auto found = std::ranges::find(conversions, to, &UnitConversion::to);
    return found == conversions.end() ? nullptr : *found;
}

} // namespace sf::document
