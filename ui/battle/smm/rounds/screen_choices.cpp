// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/screen_choices.h"

#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/value.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::ui {

namespace {

struct ScreenText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ScreenText)
};

ScreenChoice choice(const battle::Battle& battle, const battle::Stack& stack, const QString& text,
                    const battle::Screens& screens) {
    return {text, screens, smm::screeningRefusal(battle, stack, screens)};
}

/// A unit of the stack itself; with its place, if there is another of this name.
QString ownUnit(const smm::Square& square, const battle::Stack& stack, std::size_t position) {
    const QString name = text::unitName((*stack.units)[position]);
    const auto isNamesake = [&](const battle::Unit& unit) {
        return unit.isAlive() && text::unitName(unit) == name;
    };
    const auto cell = square.cellOf(position);
    if (!cell || std::ranges::count_if(*stack.units, isNamesake) < 2)
        return ScreenText::tr("%1 of this stack").arg(name);
    return ScreenText::tr("%1 of this stack, row %2 column %3")
        .arg(name, text::figure(cell->row + 1), text::figure(cell->column + 1));
}

void addUnits(std::vector<ScreenChoice>& choices, const battle::Battle& battle, const battle::Stack& stack,
              const battle::Stack& of) {
    const QString other = ScreenText::tr("%1, alone beside this stack");
    const smm::Square square(battle, of);
    std::vector<std::size_t> byValue = smm::valueOrder(of, smm::houseRules(battle));
    std::ranges::reverse(byValue); // those whom one would screen come first
    for (const std::size_t position : byValue) {
        const battle::Unit& unit = (*of.units)[position];
        if (!unit.isAlive())
            continue;
        const QString words =
            of.id == stack.id ? ownUnit(square, of, position) : other.arg(text::unitName(unit));
        choices.push_back(choice(battle, stack, words, unit.id));
    }
}

void addStack(std::vector<ScreenChoice>& choices, const battle::Battle& battle, const battle::Stack& stack,
              const battle::Stack& other) {
    if (other.living() == 1)
        addUnits(choices, battle, stack, other);
    const auto edges = edgeChoices(battle, stack, other.id);
    const auto allowed =
        std::find_if(edges.begin(), edges.end(), [](const auto& edge) { return !edge.refusal; });
    ScreenChoice whole = allowed == edges.end() ? edges.front() : *allowed;
    whole.text = ScreenText::tr("The stack %1").arg(text::stackName(other));
    choices.push_back(std::move(whole));
}

} // namespace

std::vector<ScreenChoice> edgeChoices(const battle::Battle& battle, const battle::Stack& stack,
                                      const battle::StackId& defended) {
    std::vector<ScreenChoice> choices;
    choices.reserve(battle::edges.size());
    for (const battle::Edge edge : battle::edges)
        choices.push_back(choice(battle, stack, text::edge(edge), battle::ScreenedEdge{defended, edge}));
    return choices;
}

std::vector<ScreenChoice> screenChoices(const battle::Battle& battle, const battle::Stack& stack) {
    std::vector<ScreenChoice> choices;
    for (const hex::Hex hex : hex::within(stack.hex, 1)) {
        for (const auto& other : battle.stacks.at(hex)) {
            if (other->side == stack.side && other->id != stack.id && other->living() > 0)
                addStack(choices, battle, stack, *other);
        }
    }
    for (const auto& structure : battle.map->structures()) {
        if (hex::touching(structure.hex, stack.hex))
            choices.push_back(choice(battle, stack,
                                     ScreenText::tr("The structure %1").arg(text::structureName(structure)),
                                     structure.id));
    }
    addUnits(choices, battle, stack, stack);
    return choices;
}

ScreenChoice farChoice(const battle::Battle& battle, const battle::Stack& stack) {
    QString name;
    const battle::Screens& screens = smm::stateOf(stack).screens;
    if (const auto* edge = std::get_if<battle::ScreenedEdge>(&screens)) {
        const battle::StackPointer other = battle.stacks.find(edge->stack);
        name = ScreenText::tr("The stack %1")
                   .arg(other ? text::stackName(*other) : text::displayName(edge->stack.text));
    } else if (const auto* id = std::get_if<battle::StructureId>(&screens)) {
        name = ScreenText::tr("The structure %1").arg(text::structureName(battle, *id));
    } else if (const auto* unit = std::get_if<battle::UnitId>(&screens)) {
        name = text::displayName(unit->text);
        for (const auto& other : battle.stacks)
            if (const battle::Unit* found = other->find(*unit))
                name = text::unitName(*found);
    }
    return choice(battle, stack, name, screens);
}

} // namespace sf::ui
