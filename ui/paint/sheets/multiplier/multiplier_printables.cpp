// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/multiplier/multiplier_printables.h"

#include "ui/paint/sheets/multiplier/factor_reference.h"
#include "ui/paint/sheets/multiplier/stacking_pages.h"
#include "ui/paint/sheets/print_entry.h"

#include <QCoreApplication>

namespace sf::paint {

std::vector<Printable> multiplierPrintables(const battle::Battle& battle, const BattleFocus& focus) {
    return {makePrintable("sheets", QCoreApplication::translate("sf::paint", "Stack sheets"),
                          {stackMarks(battle, focus), stacksPerPage()},
                          QCoreApplication::translate("sf::paint", "No stack is chosen."),
                          [battle](const PageSetup& setup, const ChosenOptions& chosen) {
                              return stackingPages(battle, chosenStacks(battle, chosen),
                                                   chosenPerPage(chosen), setup);
                          }),
            makePrintable("blank", QCoreApplication::translate("sf::paint", "Blank sheet"),
                          {number("units", QCoreApplication::translate("sf::paint", "Units, up to"), 1,
                                  mostBlankUnits, sampleRows)},
                          {},
                          [](const PageSetup& setup, const ChosenOptions& chosen) {
                              return blankStackingPages(chosen["units"], setup);
                          }),
            makePrintable(
                "reference", QCoreApplication::translate("sf::paint", "Rules reference"), {}, {},
                [](const PageSetup& setup, const ChosenOptions&) { return factorReferencePages(setup); })};
}

} // namespace sf::paint
