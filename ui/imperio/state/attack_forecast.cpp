// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/state/attack_forecast.h"

#include "core/rules/imperio/game/apply.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

/// The first comparison has the given result; later ones go against the attacker.
class ToldChances final : public dice::Chances {
public:
    explicit ToldChances(dice::Comparison first) : m_next(first) {}
    dice::Comparison compareSums(int /*first*/, int /*second*/) override {
        return std::exchange(m_next, dice::Comparison::Lose);
    }

private:
    dice::Comparison m_next;
};

/// The events that follow when the first fight ends so and every splashed piece withstands.
std::vector<imperio::Event> eventsIf(const imperio::Position& position, const imperio::Action& action,
                                     dice::Comparison sums) {
    imperio::Position after = position;
    ToldChances chances(sums);
    imperio::Log log;
    imperio::play(after, action, chances, &log);
    return log.take();
}

} // namespace

bool isOfTheFight(const imperio::Event& event) {
    using imperio::Happened;
    switch (event.what) {
    case Happened::Eliminated:
    case Happened::MovedIn:
    case Happened::Captured:
    case Happened::Destroyed:
    case Happened::Stopped:
    case Happened::GameOver:
        return true;
    default:
        return false;
    }
}

QStringList outcomesIf(const imperio::Position& position, const imperio::Action& action,
                       dice::Comparison sums) {
    QStringList words;
    for (const imperio::Event& event : eventsIf(position, action, sums))
        if (isOfTheFight(event))
            words << text::event(event);
    return words;
}

QString outcomeIf(const imperio::Position& position, const imperio::Action& action, dice::Comparison sums) {
    const QStringList words = outcomesIf(position, action, sums);
    return words.isEmpty() ? QCoreApplication::translate("sf::ui::AttackPanel", "nothing changes")
                           : text::listed(words);
}

int diceInAll(const imperio::Fights& fights) {
    int dice = 0;
    for (const imperio::Fight& fight : fights)
        dice += imperio::attackDice(fight.matchup).dice() + imperio::defenceDice(fight.matchup).dice();
    return dice;
}

} // namespace sf::ui
