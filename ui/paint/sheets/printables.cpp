// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/printables.h"

#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/dungeon/encounter_pages.h"
#include "ui/paint/sheets/print_entry.h"

#include <algorithm>

namespace sf::paint {

const Printable* find(const std::vector<Printable>& printables, const QString& key) {
    const auto found = std::ranges::find(printables, key, &Printable::key);
    return found == printables.end() ? nullptr : &*found;
}

std::vector<Printable> imperioPrintables(const ImperioSheet& sheet) {
    return {
        makePrintable("position", SheetText::tr("Board with the position"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioBoardPages(sheet, false, setup);
                      }),
        makePrintable("board", SheetText::tr("Empty board"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioBoardPages(sheet, true, setup);
                      }),
        makePrintable("pieces", SheetText::tr("Pieces to cut out"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioPiecePages(sheet, imperioSquare(setup), setup);
                      }),
        makePrintable("record", SheetText::tr("Game record"), {},
                      SheetText::tr("There is no record until the set-up is over."),
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioRecordPages(sheet, setup);
                      }),
        makePrintable("scoresheet", SheetText::tr("Record sheet with the game"), {},
                      SheetText::tr("There is no record until the set-up is over."),
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioScorePages(sheet, false, setup);
                      }),
        makePrintable("blank", SheetText::tr("Blank record sheet"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioScorePages(sheet, true, setup);
                      }),
        makePrintable("rules", SheetText::tr("Rules on one page"), {}, {},
                      [sheet](const PageSetup& setup, const ChosenOptions&) {
                          return imperioRulesPage(sheet.options, setup);
                      }),
        makePrintable("reference", SheetText::tr("Table of all fights"), {}, {},
                      [](const PageSetup& setup, const ChosenOptions&) { return imperioOddsPages(setup); })};
}

std::vector<Printable> encounterPrintables(const encounter::Dungeon& dungeon) {
    return {
        makePrintable(
            "party", SheetText::tr("Party"), {}, SheetText::tr("There is no @ in this dungeon."),
            [dungeon](const PageSetup& setup, const ChosenOptions&) { return partyPages(dungeon, setup); }),
        makePrintable(
            "monsters", SheetText::tr("Monsters"), {}, SheetText::tr("There is no Monster in this dungeon."),
            [dungeon](const PageSetup& setup, const ChosenOptions&) { return monsterPages(dungeon, setup); }),
        makePrintable(
            "posts", SheetText::tr("Posts"), {}, SheetText::tr("There is no Encounter or Attack Post."),
            [dungeon](const PageSetup& setup, const ChosenOptions&) { return postPages(dungeon, setup); })};
}

} // namespace sf::paint
