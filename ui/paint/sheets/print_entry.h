// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/printables.h"

/// Building blocks for lists of printables.
namespace sf::paint {

PrintOption choice(const char* key, const QString& label, const QStringList& words, int standard = 0);
PrintOption number(const char* key, const QString& label, int least, int most, int standard,
                   const QString& suffix = {});
/// The stacks of the battle to tick, with those ticked that the window has selected, or all; key "stacks".
PrintOption stackMarks(const battle::Battle& battle, const BattleFocus& focus);
/// One, two or four stacks on a page; key "perPage".
PrintOption stacksPerPage();

/// The chosen values, or the defaults of the options.
class ChosenOptions {
public:
    ChosenOptions(const std::vector<PrintOption>& options, const PrintValues& values)
        : m_options(options), m_values(values) {}

    const std::vector<int>& marks(const char* key) const;
    int operator[](const char* key) const;

private:
    const std::vector<int>& standard(const char* key) const;

    const std::vector<PrintOption>& m_options;
    const PrintValues& m_values;
};
/// Those that are ticked in stackMarks().
std::vector<battle::StackId> chosenStacks(const battle::Battle& battle, const ChosenOptions& chosen);
/// 1, 2 or 4, by stacksPerPage().
int chosenPerPage(const ChosenOptions& chosen);

/// `make` makes pages of a PageSetup and ChosenOptions.
template<class Make>
Printable makePrintable(const char* key, const QString& name, std::vector<PrintOption> options,
                        const QString& nothing, Make make) {
    auto pages = [options, make](const PageSetup& setup, const PrintValues& values) {
        return make(setup, ChosenOptions(options, values));
    };
    return {QLatin1String(key), name, std::move(options), std::move(pages), nothing, {}};
}

} // namespace sf::paint
