// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/strike_dice.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/forms/dice_text.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct StrikeDiceText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::StrikeDice)
};

QStringList diceOf(const encounter::Strike& strike) {
    QStringList parts;
    if (strike.damage.dice > 0 && !strike.isResisted())
        parts << StrikeDiceText::tr("%1d%2 damage")
                     .arg(QString::number(strike.damage.dice), QString::number(strike.damage.sides));
    if (strike.armorSides() > 0)
        parts << StrikeDiceText::tr("1d%1 armor").arg(strike.armorSides());
    if (strike.status)
        parts << StrikeDiceText::tr("1d%1 status").arg(encounter::statusDie);
    return parts;
}

} // namespace

std::variant<std::vector<int>, text::Caption> readStrikeDice(const QString& text) {
    std::vector<int> dice;
    for (const QString& word : diceWords(text)) {
        bool isNumber = false;
        const int value = word.toInt(&isNumber);
        if (!isNumber || value < 1)
            return text::Caption{StrikeDiceText::tr("“%1” is not a valid die roll.").arg(word.left(20)),
                                 encounterRule(9)};
        dice.push_back(value);
    }
    return dice;
}

std::optional<text::Caption> problemWithDice(const DungeonController& controller,
                                             const encounter::Action& action, const std::vector<int>& dice,
                                             bool areComplete) {
    dice::Script script(dice);
    dice::Recorder thrown(script);
    const auto outcome = encounter::apply(controller.dungeon(), action, thrown);
    if (const auto exhausted = script.exhausted()) {
        if (exhausted->isMissing && !areComplete)
            return std::nullopt;
        if (exhausted->isMissing)
            return text::Caption{
                StrikeDiceText::tr("Die %1 is missing: a d%2.")
                    .arg(text::figure(static_cast<int>(dice.size()) + 1), text::figure(exhausted->sides)),
                encounterRule(9)};
        return text::Caption{StrikeDiceText::tr("Die %1 is a d%2 and can't show %3.")
                                 .arg(QString::number(exhausted->position + 1),
                                      QString::number(exhausted->sides), QString::number(exhausted->found)),
                             encounterRule(9)};
    }
    if (const auto* refusal = std::get_if<encounter::Refusal>(&outcome))
        return text::caption(*refusal);
    if (thrown.thrown().size() < dice.size())
        return text::Caption{StrikeDiceText::tr("This attack takes only %n die/dice, not %1.", nullptr,
                                                int(thrown.thrown().size()))
                                 .arg(dice.size()),
                             encounterRule(9)};
    return std::nullopt;
}

QString strikeDiceExpected(const encounter::AttackForecast& forecast, bool isMonster) {
    const auto list = [](const QStringList& parts) {
        return parts.isEmpty() ? StrikeDiceText::tr("no dice") : text::listed(parts);
    };
    QStringList cases{list(diceOf(forecast.strike))};
    const QString name = text::displayName(forecast.strike.attackee);
    if (isMonster && forecast.kills < 1 && forecast.answer)
        cases << StrikeDiceText::tr("if %1 lives: %2").arg(name, list(diceOf(*forecast.answer)));
    if (isMonster && forecast.kills > 0)
        cases << StrikeDiceText::tr("if %1 dies: 1d%2").arg(name, QString::number(encounter::dropDie));
    return text::clauses(cases);
}

} // namespace sf::ui
