// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/wanted_die.h"

#include "core/rules/smm/fight/events.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct WantedDieText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::WantedDieText)
};

/// The event that used the die at that position; null if none did.
const smm::Event* takerOf(const std::vector<smm::Event>& events, std::size_t place) {
    std::size_t before = 0;
    for (const smm::Event& event : events) {
        before += event.dice.size();
        if (before > place)
            return &event;
    }
    return nullptr;
}

QString purposeOf(const smm::Event& event, const battle::Battle& battle) {
    const QString stack = text::stackName(battle, event.stack);
    const QString needed = text::neededFace(event);
    if (event.kind == smm::events::hits || event.kind == smm::events::misses)
        return WantedDieText::tr("%1 against %2: %3 or more to hit")
            .arg(stack, text::stackName(battle, event.target), needed);
    return WantedDieText::tr("Does the Warlord of %1 join the attacked edge? On %2 or more")
        .arg(stack, needed);
}

} // namespace

std::optional<WantedDie> wantedDie(const battle::Battle& battle, const smm::RoundAction& action,
                                   const std::vector<int>& typed) {
    dice::Script script(typed); // continues with ones, so that the round can be played to its end
    const auto outcome = smm::apply(battle, action, script);
    const auto* round = std::get_if<smm::Round>(&outcome);
    const auto missing = script.exhausted();
    if (!round || !missing)
        return std::nullopt;
    WantedDie die{missing->sides, {}, smmRule(27)};
    if (const smm::Event* event = takerOf(round->events, typed.size())) {
        die.purpose = purposeOf(*event, battle);
        die.rule = event->rule;
    }
    return die;
}

} // namespace sf::ui
