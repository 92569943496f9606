// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/smm_system.h"

#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/value.h"
#include "core/rules/smm/square/warlord.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Reason;
using battle::Refusal;
using battle::Stack;
using battle::Unit;
using Check = std::optional<Refusal>;

class System final : public battle::System {
public:
    Check mayLead(const Stack& stack, const std::optional<battle::UnitId>& leader) const override {
        if (!leader)
            return std::nullopt;
        const Unit* unit = stack.find(*leader);
        if (unit && (*unit)[battle::Flag::Warlord])
            return std::nullopt;
        return Refusal{Reason::NotAWarlord, smmRule(13), {leader->text, stack.id.text}, {}};
    }

    Check mayTake(const Battle& /*battle*/, const Stack& stack, battle::Posture posture) const override {
        if (posture == battle::Posture::Neutral || isLed(stack))
            return std::nullopt;
        return Refusal{Reason::NoWarlord, smmRule(13), {stack.name}, {}};
    }

    Check mayScreen(const Battle& battle, const Stack& stack, const battle::Screens& screens) const override {
        return screeningRefusal(battle, stack, screens);
    }

    Check maySwap(const Battle& battle, const Stack& /*stack*/, const Unit& first,
                  const Unit& second) const override {
        const bool tied = compareValue(first, second, houseRules(battle)).step == ValueStep::Tied;
        if (tied && first.isAlive() && second.isAlive())
            return std::nullopt;
        return Refusal{Reason::NotTied, smmRule(3), {first.id.text, second.id.text}, {}};
    }

    Check mayRule(std::string_view option, std::string_view value) const override {
        const auto known = std::ranges::find(options(), option, &Option::name);
        if (known != options().end() && isAllowed(*known, value))
            return std::nullopt;
        return Refusal{Reason::BadOption,
                       known == options().end() ? Rule{} : known->rule,
                       {std::string(option), std::string(value)},
                       {}};
    }
};

} // namespace

const battle::System& system() {
    static const System instance;
    return instance;
}

} // namespace sf::smm
