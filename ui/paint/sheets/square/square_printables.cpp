// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in ui/paint/base/sheet_text.h.
#include "ui/paint/sheets/system_printables.h"

#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/print_entry.h"
#include "ui/paint/sheets/square/square_pages.h"

namespace sf::paint {

std::vector<Printable> squarePrintables(const battle::Battle& battle, const BattleFocus& focus) {
    return {
        makePrintable("sheets", SheetText::tr("Square sheets"), {stackMarks(battle, focus), stacksPerPage()},
                      SheetText::tr("No stack is chosen."),
                      [battle](const PageSetup& setup, const ChosenOptions& chosen) {
                          return sheetPages(battle, chosenStacks(battle, chosen), chosenPerPage(chosen),
                                            setup);
                      }),
        makePrintable("blank", SheetText::tr("Blank sheet"),
                      {number("units", SheetText::tr("Units, up to"), 1, mostBlankUnits, sampleUnits)}, {},
                      [rules = smm::houseRules(battle)](const PageSetup& setup, const ChosenOptions& chosen) {
                          return blankPages(chosen["units"], rules, setup);
                      }),
        makePrintable("reference", SheetText::tr("Rules reference"), {}, {},
                      [battle](const PageSetup& setup, const ChosenOptions&) {
                          return referencePages(battle, setup);
                      })};
}

} // namespace sf::paint
