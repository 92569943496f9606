// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/rules/imperio/game/record.h.
#include "core/rules/imperio/game/record.h"

namespace sf::imperio {

namespace {

std::string numbersText(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

std::string diceText(const FightDice& dice) {
    return '(' + numbersText(dice.attacker) + '|' + numbersText(dice.defender) + ')';
}

std::string intentionText(Intention intention) {
    if (intention == Intention::None)
        return {};
    return intention == Intention::Capture ? "=capture" : "=destroy";
}

std::string stepText(const Action& action) {
    const std::string via = action.via.isOnBoard() ? '-' + action.via.text() : std::string();
    return action.from.text() + via + '-' + action.to.text();
}

} // namespace

std::vector<FightDice> diceOf(const std::vector<Event>& events) {
    std::vector<FightDice> dice;
    for (const Event& event : events)
        if (event.what == Happened::Fought)
            dice.push_back({event.fight.target, event.attackerDice, event.defenderDice});
    return dice;
}

std::string actionText(const Action& action, Side side) {
    switch (action.act) {
    case Act::Spawn:
        return letter(action.kind, side) + action.to.text() + '@' + action.from.text();
    case Act::Step:
        return stepText(action);
    case Act::Attack:
        return action.from.text() + 'x' + action.to.text() + intentionText(action.intention);
    case Act::Shot:
        return action.from.text() + '*' + action.to.text();
    case Act::End:
        return "end";
    case Act::Resign:
        return "resign";
    case Act::Time:
        return "time";
    }
    return {};
}

std::string actionText(const Action& action, Side side, const std::vector<FightDice>& dice) {
    std::string text = actionText(action, side);
    for (std::size_t fight = 0; fight < dice.size(); ++fight)
        text += ' ' + (fight == 0 ? std::string() : dice[fight].target.text()) + diceText(dice[fight]);
    return text;
}

std::string turnText(std::uint32_t turn, Side side) {
    return std::to_string(turn) + (side == Side::Attacker ? 'a' : 'd');
}

std::string entryText(const Entry& entry) {
    return turnText(entry.turn, entry.side) + "  " + actionText(entry.action, entry.side, entry.dice);
}

std::string alterationText(const Alteration& alteration) {
    const std::string kind(1, letter(alteration.kind, Side::Defender));
    const std::string newKind(1, letter(alteration.newKind, Side::Defender));
    switch (alteration.alter) {
    case Alter::MoveOrSwap:
        return alteration.square.text() + '-' + alteration.to.text();
    case Alter::Add:
        return '+' + kind + ' ' + alteration.square.text();
    case Alter::Remove:
        return '-' + alteration.square.text();
    case Alter::Replace:
        return alteration.square.text() + ' ' + kind + '-' + newKind;
    case Alter::AddReserve:
        return '+' + kind;
    case Alter::RemoveReserve:
        return '-' + kind;
    case Alter::ReplaceReserve:
        return kind + '-' + newKind;
    }
    return {};
}

std::string reinforcementsText(const Reinforcements& reinforcements, Side side) {
    std::string text;
    for (const Kind kind : fightingKinds)
        if (const std::int32_t count = reinforcements.of(kind); count > 0)
            text +=
                (text.empty() ? "" : "; ") + std::string(1, letter(kind, side)) + 'x' + std::to_string(count);
    return text;
}

std::array<std::string, 2> rowsText(const Deployment& deployment, Side side) {
    std::array<std::string, 2> rows;
    for (std::size_t place = 0; place < deployment.kinds.size(); ++place) {
        const std::optional<Kind> kind = deployment.kinds[place];
        rows[place / boardSize] += kind ? letter(*kind, side) : 'O';
    }
    return rows;
}

std::string deploymentText(const Deployment& deployment, Side side) {
    std::string text = side == Side::Attacker ? "attacker deploys\n" : "defender deploys\n";
    for (const std::string& row : rowsText(deployment, side))
        text += row + '\n';
    const std::string reinforcements = reinforcementsText(deployment.reinforcements, side);
    return reinforcements.empty() ? text : text + reinforcements + '\n';
}

} // namespace sf::imperio
