// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/print_entry.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

#include <algorithm>

namespace sf::paint {

PrintOption choice(const char* key, const QString& label, const QStringList& words, int standard) {
    return {.key = QLatin1String(key),
            .label = label,
            .kind = PrintOption::Kind::Choice,
            .words = words,
            .suffix = {},
            .standard = {standard}};
}

PrintOption number(const char* key, const QString& label, int least, int most, int standard,
                   const QString& suffix) {
    return {.key = QLatin1String(key),
            .label = label,
            .kind = PrintOption::Kind::Number,
            .words = {},
            .least = least,
            .most = most,
            .suffix = suffix,
            .standard = {standard}};
}

PrintOption stackMarks(const battle::Battle& battle, const BattleFocus& focus) {
    PrintOption stacks{.key = QStringLiteral("stacks"),
                       .label = SheetText::tr("Stacks"),
                       .kind = PrintOption::Kind::Marks,
                       .words = {},
                       .suffix = {},
                       .standard = {}};
    for (std::size_t i = 0; i < battle.stacks.size(); ++i) {
        const battle::Stack& stack = *battle.stacks[i];
        stacks.words << printable(text::stackName(stack));
        if (focus.selected.empty() || std::ranges::find(focus.selected, stack.id) != focus.selected.end())
            stacks.standard.push_back(static_cast<int>(i));
    }
    return stacks;
}

PrintOption stacksPerPage() {
    return choice("perPage", SheetText::tr("Stacks on a page"),
                  {SheetText::tr("one"), SheetText::tr("two"), SheetText::tr("four")});
}

const std::vector<int>& ChosenOptions::marks(const char* key) const {
    const auto found = m_values.find(QLatin1String(key));
    return found == m_values.end() ? standard(key) : found->second;
}

int ChosenOptions::operator[](const char* key) const {
    const std::vector<int>& values = marks(key);
    return values.empty() ? standard(key).front() : values.front();
}

const std::vector<int>& ChosenOptions::standard(const char* key) const {
    const auto option = std::ranges::find(m_options, QLatin1String(key), &PrintOption::key);
    Q_ASSERT(option != m_options.end());
    return option->standard;
}

std::vector<battle::StackId> chosenStacks(const battle::Battle& battle, const ChosenOptions& chosen) {
    std::vector<battle::StackId> ids;
    for (const int index : chosen.marks("stacks"))
        ids.push_back(battle.stacks[static_cast<std::size_t>(index)]->id);
    return ids;
}

int chosenPerPage(const ChosenOptions& chosen) {
    return 1 << chosen["perPage"];
}

} // namespace sf::paint
