// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/printables.h"

#include "core/text/words.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/board/token_pages.h"
#include "ui/paint/sheets/dungeon/encounter_pages.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/blank_pages.h"
#include "ui/paint/sheets/square/reference_pages.h"
#include "ui/paint/sheets/square/sheet_pages.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::paint {
namespace {

using Kind = PrintOption::Kind;

PrintOption choice(const char* key, const QString& label, const QStringList& words, int standard = 0) {
    return {.key = QLatin1String(key),
            .label = label,
            .kind = Kind::Choice,
            .words = words,
            .suffix = {},
            .standard = {standard}};
}

PrintOption number(const char* key, const QString& label, int least, int most, int standard,
                   const QString& suffix = {}) {
    return {.key = QLatin1String(key),
            .label = label,
            .kind = Kind::Number,
            .words = {},
            .least = least,
            .most = most,
            .suffix = suffix,
            .standard = {standard}};
}

PrintOption only(PrintOption option, const char* key, int value) {
    option.onlyWith = PrintOption::Condition{QLatin1String(key), value};
    return option;
}

QString millimetres() {
    return QCoreApplication::translate("sf::paint", " mm");
}

/// What was chosen, or what stands in the options.
class Chosen {
public:
    Chosen(const std::vector<PrintOption>& options, const PrintValues& values)
        : m_options(options), m_values(values) {}

    const std::vector<int>& marks(const char* key) const {
        const auto found = m_values.find(QLatin1String(key));
        return found == m_values.end() ? standard(key) : found->second;
    }
    int operator[](const char* key) const {
        const std::vector<int>& values = marks(key);
        return values.empty() ? standard(key).front() : values.front();
    }

private:
    const std::vector<int>& standard(const char* key) const {
        const auto option = std::ranges::find(m_options, QLatin1String(key), &PrintOption::key);
        Q_ASSERT(option != m_options.end());
        return option->standard;
    }

    const std::vector<PrintOption>& m_options;
    const PrintValues& m_values;
};

template<class Make>
Printable entry(const char* key, const QString& name, std::vector<PrintOption> options,
                const QString& nothing, Make make) {
    auto pages = [options, make](const PageSetup& setup, const PrintValues& values) {
        return make(setup, Chosen(options, values));
    };
    return {QLatin1String(key), name, std::move(options), std::move(pages), nothing};
}

Printable sheets(const battle::Battle& battle, const BattleFocus& focus) {
    PrintOption stacks{.key = QStringLiteral("stacks"),
                       .label = QCoreApplication::translate("sf::paint", "Stacks"),
                       .kind = Kind::Marks,
                       .words = {},
                       .suffix = {},
                       .standard = {}};
    const std::vector<battle::StackId> all = allStacks(battle);
    for (std::size_t i = 0; i < all.size(); ++i) {
        stacks.words << printable(text::stackName(*battle.stacks[i]));
        if (focus.selected.empty() || std::ranges::find(focus.selected, all[i]) != focus.selected.end())
            stacks.standard.push_back(static_cast<int>(i));
    }
    const QStringList perPage{QCoreApplication::translate("sf::paint", "one"),
                              QCoreApplication::translate("sf::paint", "two"),
                              QCoreApplication::translate("sf::paint", "four")};
    return entry(
        "sheets", QCoreApplication::translate("sf::paint", "Square sheets"),
        {stacks, choice("perPage", QCoreApplication::translate("sf::paint", "Stacks on a page"), perPage)},
        QCoreApplication::translate("sf::paint", "No stack is chosen."),
        [battle, all](const PageSetup& setup, const Chosen& chosen) {
            std::vector<battle::StackId> ids;
            for (const int index : chosen.marks("stacks"))
                ids.push_back(all[static_cast<std::size_t>(index)]);
            return sheetPages(battle, ids, 1 << chosen["perPage"], setup);
        });
}

Printable blank() {
    return entry(
        "blank", QCoreApplication::translate("sf::paint", "Blank sheet"),
        {number("units", QCoreApplication::translate("sf::paint", "Units, up to"), 1, mostBlankUnits,
                sampleUnits)},
        {}, [](const PageSetup& setup, const Chosen& chosen) { return blankPages(chosen["units"], setup); });
}

Printable tokens(const battle::Battle& battle) {
    QStringList sides{QCoreApplication::translate("sf::paint", "all")};
    for (std::size_t side = 0; side < battle.sides.size(); ++side)
        sides << printable(text::sideName(battle, static_cast<int>(side)));
    return entry("tokens", QCoreApplication::translate("sf::paint", "Tokens to cut out"),
                 {choice("of", QCoreApplication::translate("sf::paint", "Tokens for"),
                         {QCoreApplication::translate("sf::paint", "stacks and units"),
                          QCoreApplication::translate("sf::paint", "stacks"),
                          QCoreApplication::translate("sf::paint", "units")}),
                  choice("side", QCoreApplication::translate("sf::paint", "Side"), sides),
                  number("size", QCoreApplication::translate("sf::paint", "Size"),
                         static_cast<int>(smallestToken), static_cast<int>(largestToken), 25, millimetres()),
                  choice("backs", QCoreApplication::translate("sf::paint", "Faces"),
                         {QCoreApplication::translate("sf::paint", "fronts and backs"),
                          QCoreApplication::translate("sf::paint", "fronts only")})},
                 QCoreApplication::translate("sf::paint", "Nobody is alive, so there are no tokens."),
                 [battle](const PageSetup& setup, const Chosen& chosen) {
                     TokenOrder order;
                     order.stacks = chosen["of"] != 2;
                     order.units = chosen["of"] != 1;
                     order.backs = chosen["backs"] == 0;
                     order.side = chosen["size"];
                     if (chosen["side"] > 0)
                         order.ofSide = chosen["side"] - 1;
                     return tokenPages(battle, order, setup);
                 });
}

Printable reference(const battle::Battle& battle) {
    return entry("reference", QCoreApplication::translate("sf::paint", "Rules reference"), {}, {},
                 [battle](const PageSetup& setup, const Chosen&) { return referencePages(battle, setup); });
}

Printable map(const battle::Battle& battle, const BattleFocus& focus) {
    const battle::Map& map = *battle.map;
    enum Part { Whole, Region, Shown };
    QStringList parts{QCoreApplication::translate("sf::paint", "whole map"),
                      QCoreApplication::translate("sf::paint", "from hex to hex")};
    if (focus.shown)
        parts << QCoreApplication::translate("sf::paint", "what the window shows");
    const HexRegion shown = focus.shown.value_or(HexRegion{{0, 0}, {map.columns() - 1, map.rows() - 1}});
    const auto hex = [&](const char* key, const QString& label, int most, int standard) {
        return only(number(key, label, 0, most, standard), "part", Region);
    };
    const int columns = map.columns() - 1;
    const int rows = map.rows() - 1;
    return entry(
        "map", QCoreApplication::translate("sf::paint", "Map"),
        {choice("part", QCoreApplication::translate("sf::paint", "Part"), parts),
         hex("fromColumn", QCoreApplication::translate("sf::paint", "From column"), columns,
             shown.first.column),
         hex("fromRow", QCoreApplication::translate("sf::paint", "From row"), rows, shown.first.row),
         hex("toColumn", QCoreApplication::translate("sf::paint", "To column"), columns, shown.last.column),
         hex("toRow", QCoreApplication::translate("sf::paint", "To row"), rows, shown.last.row),
         choice("size", QCoreApplication::translate("sf::paint", "Size"),
                {QCoreApplication::translate("sf::paint", "fitted to one page"),
                 QCoreApplication::translate("sf::paint", "by hex size")}),
         only(number("hex", QCoreApplication::translate("sf::paint", "Hex width"),
                     static_cast<int>(smallestHex), static_cast<int>(largestHex), 20, millimetres()),
              "size", 1),
         choice("colours", QCoreApplication::translate("sf::paint", "Drawn in"),
                {QCoreApplication::translate("sf::paint", "black and white"),
                 QCoreApplication::translate("sf::paint", "colours")})},
        {}, [battle, shown](const PageSetup& setup, const Chosen& chosen) {
            MapOrder order;
            if (chosen["part"] == Region)
                order.region = HexRegion{{chosen["fromColumn"], chosen["fromRow"]},
                                         {chosen["toColumn"], chosen["toRow"]}};
            else if (chosen["part"] == Shown)
                order.region = shown;
            if (chosen["size"] == 1)
                order.hexWidth = chosen["hex"];
            order.paper = chosen["colours"] == 0;
            return mapPages(battle, order, setup);
        });
}

} // namespace

const Printable* find(const std::vector<Printable>& printables, const QString& key) {
    const auto found = std::ranges::find(printables, key, &Printable::key);
    return found == printables.end() ? nullptr : &*found;
}

std::vector<Printable> battlePrintables(const battle::Battle& battle, const BattleFocus& focus) {
    return {sheets(battle, focus), map(battle, focus), tokens(battle), blank(), reference(battle)};
}

std::vector<Printable> imperioPrintables(const ImperioSheet& sheet) {
    return {
        entry("position", QCoreApplication::translate("sf::paint", "Board with the position"), {}, {},
              [sheet](const PageSetup& setup, const Chosen&) {
                  return imperioBoardPages(sheet, false, setup);
              }),
        entry(
            "board", QCoreApplication::translate("sf::paint", "Empty board"), {}, {},
            [sheet](const PageSetup& setup, const Chosen&) { return imperioBoardPages(sheet, true, setup); }),
        entry("pieces", QCoreApplication::translate("sf::paint", "Pieces to cut out"), {}, {},
              [sheet](const PageSetup& setup, const Chosen&) {
                  return imperioPiecePages(sheet, imperioSquare(setup), setup);
              }),
        entry("record", QCoreApplication::translate("sf::paint", "Game record"), {},
              QCoreApplication::translate("sf::paint", "There is no record until the set-up is over."),
              [sheet](const PageSetup& setup, const Chosen&) { return imperioRecordPages(sheet, setup); }),
        entry("reference", QCoreApplication::translate("sf::paint", "Table of all fights"), {}, {},
              [](const PageSetup& setup, const Chosen&) { return imperioOddsPages(setup); })};
}

std::vector<Printable> encounterPrintables(const encounter::Dungeon& dungeon) {
    return {entry("party", QCoreApplication::translate("sf::paint", "Party"), {},
                  QCoreApplication::translate("sf::paint", "There is no @ in this dungeon."),
                  [dungeon](const PageSetup& setup, const Chosen&) { return partyPages(dungeon, setup); }),
            entry("monsters", QCoreApplication::translate("sf::paint", "Monsters"), {},
                  QCoreApplication::translate("sf::paint", "There is no Monster in this dungeon."),
                  [dungeon](const PageSetup& setup, const Chosen&) { return monsterPages(dungeon, setup); }),
            entry("posts", QCoreApplication::translate("sf::paint", "Posts"), {},
                  QCoreApplication::translate("sf::paint", "There is no Encounter or Attack Post."),
                  [dungeon](const PageSetup& setup, const Chosen&) { return postPages(dungeon, setup); })};
}

} // namespace sf::paint
