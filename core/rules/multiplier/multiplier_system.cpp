// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/multiplier_system.h"

#include <algorithm>

namespace sf::multiplier {
namespace {

using battle::Battle;
using battle::Flag;
using battle::Reason;
using battle::Refusal;
using battle::Stack;
using battle::Unit;
using Check = std::optional<Refusal>;

const Refusal notHere{Reason::NotInTheseRules, {}, {}, {}};

class System final : public battle::System {
public:
    Check mayStack(std::span<const Unit> units) const override {
        const auto flies = [](const Unit& unit) { return unit.isAlive() && unit.profile->isFlyer(); };
        const auto walks = [&](const Unit& unit) {
            return unit.isAlive() && !unit.profile->isFlyer() && !unit[Flag::Mounted];
        };
        if (std::ranges::any_of(units, flies) && std::ranges::any_of(units, walks))
            return Refusal{Reason::MixedFlyers, multiplierRule(1), {}, {}};
        return std::nullopt;
    }

    Check mayLead(const Stack& /*stack*/, const std::optional<battle::UnitId>& leader) const override {
        return leader ? Check(notHere) : Check();
    }

    Check mayTake(const Battle& /*battle*/, const Stack& /*stack*/, battle::Posture posture) const override {
        return posture == battle::Posture::Neutral ? Check() : Check(notHere);
    }

    Check mayScreen(const Battle& /*battle*/, const Stack& /*stack*/,
                    const battle::Screens& /*screens*/) const override {
        return notHere;
    }

    Check maySwap(const Battle& /*battle*/, const Stack& /*stack*/, const Unit& /*first*/,
                  const Unit& /*second*/) const override {
        return std::nullopt;
    }

    Check mayRule(std::string_view option, std::string_view value) const override {
        return Refusal{Reason::BadOption, {}, {std::string(option), std::string(value)}, {}};
    }
};

} // namespace

const battle::System& system() {
    static const System instance;
    return instance;
}

} // namespace sf::multiplier
