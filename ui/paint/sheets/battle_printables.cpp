// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in printables.h.
#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/token_pages.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/print_entry.h"
#include "ui/paint/sheets/system_printables.h"

#include <algorithm>
#include <array>

namespace sf::paint {
namespace {

/// What each rule system adds to printing: one line per system that does.
struct SystemPrintables {
    RuleSystem id;
    /// First the sheets of stacks, with the key "sheets".
    std::vector<Printable> (*printables)(const battle::Battle& battle, const BattleFocus& focus);
};
constexpr std::array systems{
    SystemPrintables{RuleSystem::Smm, squarePrintables},
    SystemPrintables{RuleSystem::Multiplier, multiplierPrintables},
};

PrintOption only(PrintOption option, const char* key, int value) {
    option.onlyWith = PrintOption::Condition{QLatin1String(key), value};
    return option;
}

QString millimetres() {
    return SheetText::tr(" mm");
}

Printable tokens(const battle::Battle& battle) {
    QStringList sides{SheetText::tr("all")};
    for (std::size_t side = 0; side < battle.sides.size(); ++side)
        sides << printable(text::sideName(battle, static_cast<int>(side)));
    return makePrintable(
        "tokens", SheetText::tr("Tokens to cut out"),
        {choice("of", SheetText::tr("Tokens for"),
                {SheetText::tr("stacks and units"), SheetText::tr("stacks"), SheetText::tr("units")}),
         choice("side", SheetText::tr("Side"), sides),
         number("size", SheetText::tr("Size"), static_cast<int>(smallestToken),
                static_cast<int>(largestToken), 25, millimetres()),
         choice("backs", SheetText::tr("Faces"),
                {SheetText::tr("fronts and backs"), SheetText::tr("fronts only")})},
        SheetText::tr("No unit is alive, so there are no tokens."),
        [battle](const PageSetup& setup, const ChosenOptions& chosen) {
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

Printable map(const battle::Battle& battle, const BattleFocus& focus) {
    const battle::Map& map = *battle.map;
    enum Part { Whole, Region, Shown };
    QStringList parts{SheetText::tr("whole map"), SheetText::tr("from hex to hex")};
    if (focus.shown)
        parts << SheetText::tr("what the window shows");
    const HexRegion shown = focus.shown.value_or(HexRegion{{0, 0}, {map.columns() - 1, map.rows() - 1}});
    const auto hex = [&](const char* key, const QString& label, int most, int standard) {
        return only(number(key, label, 0, most, standard), "part", Region);
    };
    const int columns = map.columns() - 1;
    const int rows = map.rows() - 1;
    const auto orderOf = [shown](const ChosenOptions& chosen) {
        MapOrder order;
        if (chosen["part"] == Region)
            order.region =
                HexRegion{{chosen["fromColumn"], chosen["fromRow"]}, {chosen["toColumn"], chosen["toRow"]}};
        else if (chosen["part"] == Shown)
            order.region = shown;
        if (chosen["size"] == 1)
            order.hexWidth = chosen["hex"];
        order.paper = chosen["colours"] == 0;
        return order;
    };
    Printable result =
        makePrintable("map", SheetText::tr("Map"),
                      {choice("part", SheetText::tr("Part"), parts),
                       hex("fromColumn", SheetText::tr("From column"), columns, shown.first.column),
                       hex("fromRow", SheetText::tr("From row"), rows, shown.first.row),
                       hex("toColumn", SheetText::tr("To column"), columns, shown.last.column),
                       hex("toRow", SheetText::tr("To row"), rows, shown.last.row),
                       choice("size", SheetText::tr("Size"),
                              {SheetText::tr("fitted to one page"), SheetText::tr("by hex size")}),
                       only(number("hex", SheetText::tr("Hex width"), static_cast<int>(smallestHex),
                                   static_cast<int>(largestHex), 20, millimetres()),
                            "size", 1),
                       choice("colours", SheetText::tr("Drawn in"),
                              {SheetText::tr("black and white"), SheetText::tr("colours")})},
                      {}, [battle, orderOf](const PageSetup& setup, const ChosenOptions& chosen) {
                          return mapPages(battle, orderOf(chosen), setup);
                      });
    result.isWide = [battle, orderOf, options = result.options](const PrintValues& values) {
        return isWide(*battle.map, orderOf(ChosenOptions(options, values)));
    };
    return result;
}

} // namespace

std::vector<Printable> battlePrintables(const battle::Battle& battle, const BattleFocus& focus) {
    const auto* system = std::ranges::find(systems, battle.rules, &SystemPrintables::id);
    std::vector<Printable> result;
    if (system != systems.end())
        result = system->printables(battle, focus);
    const std::array shared{map(battle, focus), tokens(battle)};
    result.insert(result.begin() + (result.empty() ? 0 : 1), shared.begin(), shared.end());
    return result;
}

} // namespace sf::paint
