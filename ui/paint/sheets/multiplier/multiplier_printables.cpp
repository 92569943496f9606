// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in ui/paint/base/sheet_text.h.
#include "ui/paint/sheets/system_printables.h"

#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/multiplier/multiplier_pages.h"
#include "ui/paint/sheets/print_entry.h"

namespace sf::paint {

std::vector<Printable> multiplierPrintables(const battle::Battle& battle, const BattleFocus& focus) {
    return {makePrintable("sheets", SheetText::tr("Stack sheets"),
                          {stackMarks(battle, focus), stacksPerPage()}, SheetText::tr("No stack is chosen."),
                          [battle](const PageSetup& setup, const ChosenOptions& chosen) {
                              return stackingPages(battle, chosenStacks(battle, chosen),
                                                   chosenPerPage(chosen), setup);
                          }),
            makePrintable("blank", SheetText::tr("Blank sheet"),
                          {number("units", SheetText::tr("Units, up to"), 1, mostBlankUnits, sampleRows)}, {},
                          [](const PageSetup& setup, const ChosenOptions& chosen) {
                              return blankStackingPages(chosen["units"], setup);
                          }),
            makePrintable(
                "reference", SheetText::tr("Rules reference"), {}, {},
                [](const PageSetup& setup, const ChosenOptions&) { return factorReferencePages(setup); })};
}

} // namespace sf::paint
