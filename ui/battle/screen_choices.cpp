// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/screen_choices.h"

#include "core/rules/smm/screening.h"
#include "core/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("sf::ui::ScreenChoices", text);
}

ScreenChoice choice(const battle::Battle& battle, const battle::Stack& stack, const QString& text,
                    const battle::Screens& screens) {
    return {text, screens, smm::screeningRefusal(battle, stack, screens)};
}

void addUnits(std::vector<ScreenChoice>& choices, const battle::Battle& battle, const battle::Stack& stack,
              const battle::Stack& of) {
    const QString words = of.id == stack.id ? tr("%1 of this stack") : tr("%1, alone beside this stack");
    for (const auto& unit : *of.units) {
        if (unit.isAlive())
            choices.push_back(choice(battle, stack, words.arg(text::unitName(unit)), unit.id));
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
    whole.text = tr("The stack %1").arg(text::stackName(other));
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
    addUnits(choices, battle, stack, stack);
    for (const hex::Hex hex : hex::within(stack.hex, 1)) {
        for (const auto& other : battle.stacks.at(hex)) {
            if (other->side == stack.side && other->id != stack.id && other->living() > 0)
                addStack(choices, battle, stack, *other);
        }
    }
    for (const auto& structure : battle.map->structures()) {
        if (hex::touching(structure.hex, stack.hex))
            choices.push_back(choice(
                battle, stack,
                tr("The structure %1")
                    .arg(QString::fromStdString(structure.name.empty() ? structure.id.text : structure.name)),
                structure.id));
    }
    return choices;
}

} // namespace sf::ui
