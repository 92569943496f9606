// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/multiplier_system.h"

#include <algorithm>

namespace sf::multiplier {
namespace {

using battle::Battle;
using battle::Flag;
using battle::Stack;
using battle::Unit;
using SystemCheck = std::optional<battle::Refusal>;

const battle::Refusal notHere{battle::Reason::NotInTheseRules, {}, {}, {}};

class System final : public battle::System {
public:
    SystemCheck mayStack(std::span<const Unit> units) const override {
        const auto flies = [](const Unit& unit) { return unit.isAlive() && unit.profile->isFlyer(); };
        const auto walks = [&](const Unit& unit) {
            return unit.isAlive() && !unit.profile->isFlyer() && !unit[Flag::Mounted];
        };
        if (std::ranges::any_of(units, flies) && std::ranges::any_of(units, walks))
            return battle::Refusal{battle::Reason::MixedFlyers, multiplierRule(1), {}, {}};
        return std::nullopt;
    }

    SystemCheck mayLead(const Stack& /*stack*/, const std::optional<battle::UnitId>& leader) const override {
        return leader ? SystemCheck(notHere) : SystemCheck();
    }

    SystemCheck mayTake(const Battle& /*battle*/, const Stack& /*stack*/,
                        battle::Posture posture) const override {
        return posture == battle::Posture::Neutral ? SystemCheck() : SystemCheck(notHere);
    }

    SystemCheck mayScreen(const Battle& /*battle*/, const Stack& /*stack*/,
                          const battle::Screens& /*screens*/) const override {
        return notHere;
    }

    SystemCheck maySwap(const Battle& /*battle*/, const Stack& /*stack*/, const Unit& /*first*/,
                        const Unit& /*second*/) const override {
        return std::nullopt;
    }

    SystemCheck mayRule(std::string_view option, std::string_view value) const override {
        return battle::Refusal{battle::Reason::BadOption, {}, {std::string(option), std::string(value)}, {}};
    }
};

} // namespace

const battle::System& system() {
    static const System instance;
    return instance;
}

} // namespace sf::multiplier
