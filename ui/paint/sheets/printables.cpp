// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/printables.h"

#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/dungeon/encounter_pages.h"
#include "ui/paint/sheets/print_entry.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::paint {

const Printable* find(const std::vector<Printable>& printables, const QString& key) {
    const auto found = std::ranges::find(printables, key, &Printable::key);
    return found == printables.end() ? nullptr : &*found;
}

std::vector<Printable> imperioPrintables(const ImperioSheet& sheet) {
    return {
        makePrintable("position", QCoreApplication::translate("sf::paint", "Board with the position"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioBoardPages(sheet, false, setup);
                      }),
        makePrintable("board", QCoreApplication::translate("sf::paint", "Empty board"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioBoardPages(sheet, true, setup);
                      }),
        makePrintable("pieces", QCoreApplication::translate("sf::paint", "Pieces to cut out"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioPiecePages(sheet, imperioSquare(setup), setup);
                      }),
        makePrintable(
            "record", QCoreApplication::translate("sf::paint", "Game record"), {},
            QCoreApplication::translate("sf::paint", "There is no record until the set-up is over."),
            [sheet](const PageSetup& setup, const ChosenOptions&) {
                return imperioRecordPages(sheet, setup);
            }),
        makePrintable(
            "scoresheet", QCoreApplication::translate("sf::paint", "Record sheet with the game"), {},
            QCoreApplication::translate("sf::paint", "There is no record until the set-up is over."),
            [sheet](const PageSetup& setup, const ChosenOptions&) {
                return imperioScorePages(sheet, false, setup);
            }),
        makePrintable("blank", QCoreApplication::translate("sf::paint", "Blank record sheet"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioScorePages(sheet, true, setup);
                      }),
        makePrintable("rules", QCoreApplication::translate("sf::paint", "Rules on one page"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioRulesPage(sheet.options, setup);
                      }),
        makePrintable("reference", QCoreApplication::translate("sf::paint", "Table of all fights"), {}, {},
                      [](const PageSetup& setup, const ChosenOptions&) { return imperioOddsPages(setup); })};
}

std::vector<Printable> encounterPrintables(const encounter::Dungeon& dungeon) {
    return {makePrintable("party", QCoreApplication::translate("sf::paint", "Party"), {},
                          QCoreApplication::translate("sf::paint", "There is no @ in this dungeon."),
                          [dungeon](const PageSetup& setup, const ChosenOptions&) {
                              return partyPages(dungeon, setup);
                          }),
            makePrintable("monsters", QCoreApplication::translate("sf::paint", "Monsters"), {},
                          QCoreApplication::translate("sf::paint", "There is no Monster in this dungeon."),
                          [dungeon](const PageSetup& setup, const ChosenOptions&) {
                              return monsterPages(dungeon, setup);
                          }),
            makePrintable("posts", QCoreApplication::translate("sf::paint", "Posts"), {},
                          QCoreApplication::translate("sf::paint", "There is no Encounter or Attack Post."),
                          [dungeon](const PageSetup& setup, const ChosenOptions&) {
                              return postPages(dungeon, setup);
                          })};
}

} // namespace sf::paint
