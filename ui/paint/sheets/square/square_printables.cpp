// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/square_printables.h"

#include "ui/paint/sheets/print_entry.h"
#include "ui/paint/sheets/square/blank_pages.h"
#include "ui/paint/sheets/square/reference_pages.h"
#include "ui/paint/sheets/square/sheet_pages.h"

#include <QCoreApplication>

namespace sf::paint {

std::vector<Printable> squarePrintables(const battle::Battle& battle, const BattleFocus& focus) {
    return {makePrintable("sheets", QCoreApplication::translate("sf::paint", "Square sheets"),
                          {stackMarks(battle, focus), stacksPerPage()},
                          QCoreApplication::translate("sf::paint", "No stack is chosen."),
                          [battle](const PageSetup& setup, const ChosenOptions& chosen) {
                              return sheetPages(battle, chosenStacks(battle, chosen), chosenPerPage(chosen),
                                                setup);
                          }),
            makePrintable("blank", QCoreApplication::translate("sf::paint", "Blank sheet"),
                          {number("units", QCoreApplication::translate("sf::paint", "Units, up to"), 1,
                                  mostBlankUnits, sampleUnits)},
                          {},
                          [](const PageSetup& setup, const ChosenOptions& chosen) {
                              return blankPages(chosen["units"], setup);
                          }),
            makePrintable("reference", QCoreApplication::translate("sf::paint", "Rules reference"), {}, {},
                          [battle](const PageSetup& setup, const ChosenOptions&) {
                              return referencePages(battle, setup);
                          })};
}

} // namespace sf::paint
