// SPDX-License-Identifier: GPL-3.0-or-later
// Reads pasted text as a list of units: what is accepted are whole units within the limits, and an error
// names a place.
#include "core/document/lists/unit_list.h"
#include "core/rules/limits.h"
#include "tests/fuzz/fuzz_input.h"

#include <QString>

using namespace sf;
using namespace sf::document;

namespace {

battle::Battle battleOfStabbers() {
    battle::Battle battle;
    battle::UnitKind kind;
    kind.name = "Stabber";
    kind.traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 4;
    resolve(kind);
    battle.kinds = std::vector{kind};
    return battle;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const battle::Battle battle = battleOfStabbers();
    const auto table = readTable(QString::fromStdString(std::string(fuzz::textOf(data, size))));
    if (const auto* error = std::get_if<LoadError>(&table)) {
        fuzz::require(!error->expected.isEmpty(), "an error says what was expected");
        return 0;
    }
    const auto& rows = std::get<std::vector<TextRow>>(table);
    for (const TextRow& row : rows)
        fuzz::require(row.line >= 1 && !row.cells.isEmpty(), "a row has a line and cells");
    ListForm form = proposedForm(rows, battle);
    form.makesKinds = size % 2 == 0; // so that one corpus tries all ways to read it
    if (size % 3 == 0)
        form.figures = {FigureStyle::Thousands::Comma, true};
    const ListedUnits listed = unitsOf(rows, form, battle);
    for (const battle::UnitKind& kind : listed.kinds)
        fuzz::require(!kind.name.empty() && (*kind.profile)[battle::Number::Hits] >= 1,
                      "a kind has a name and hits");
    fuzz::require(listed.units.size() <= static_cast<std::size_t>(limits::unitsOfStack),
                  "no more than a stack has");
    for (const battle::Unit& unit : listed.units)
        fuzz::require(unit[battle::Number::Hits] >= 1 && unit.hitsLeft >= 0 &&
                          unit.hitsLeft <= unit[battle::Number::Hits],
                      "a unit has hits");
    for (const CellProblem& problem : listed.problems)
        fuzz::require(problem.row < rows.size() && !problem.text.isEmpty(), "a problem is at a row");
    return 0;
}
