// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/board/map_pages.h"
#include "ui/paint/sheets/paper/pages.h"

#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace sf::encounter {
struct Dungeon;
}

/// What a document can print, as a list that the print dialog and the command line read alike.
namespace sf::paint {

struct ImperioSheet;

/// One thing to be chosen about what is printed.
struct PrintOption {
    enum class Kind : std::uint8_t { Choice, Number, Marks };

    QString key;
    QString label;
    Kind kind = Kind::Choice;
    QStringList words; ///< of a choice, or of marks: any number of them
    int least = 0;     ///< of a number
    int most = 0;
    QString suffix;            ///< " mm"
    std::vector<int> standard; ///< the choice or number; of marks those that are set
    struct Condition {
        QString key;
        int value = 0;
    };
    std::optional<Condition> onlyWith{}; ///< counts only while another choice is that
};

/// The chosen values by the options' keys. Missing ones have the option's default.
using PrintValues = std::map<QString, std::vector<int>>;

/// One kind of pages that a document can print.
struct Printable {
    QString key;  ///< "sheets": also the command line's word
    QString name; ///< "Square sheets"
    std::vector<PrintOption> options;
    /// May have no pages; then `nothing` says why.
    std::function<std::unique_ptr<Pages>(const PageSetup& setup, const PrintValues& values)> pages;
    QString nothing;
    /// Whether to use landscape if the user leaves the orientation open; null: never.
    std::function<bool(const PrintValues& values)> isWide{};
};
/// Null for a key that is not in the list.
const Printable* find(const std::vector<Printable>& printables, const QString& key);

/// Everything that a document can print, and what its pages have in their headers.
struct PrintOffer {
    std::vector<Printable> printables;
    QString title;
    std::optional<int> round; ///< of a battle under way
};

/// What the window shows or has selected of a battle.
struct BattleFocus {
    std::vector<battle::StackId> selected;
    std::optional<HexRegion> shown;
};
inline constexpr int mostBlankUnits = 400; ///< that a sheet to be filled in by hand has room for
/// What every battle prints, and what its rule system adds: "sheets", a page or part of one for each stack,
/// with the options "stacks" and "perPage"; "blank" with "units".
std::vector<Printable> battlePrintables(const battle::Battle& battle, const BattleFocus& focus = {});
std::vector<Printable> imperioPrintables(const ImperioSheet& sheet);
std::vector<Printable> encounterPrintables(const encounter::Dungeon& dungeon);

} // namespace sf::paint
