// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// What one cell of a list says.
namespace sf::document {

/// How a list writes numbers, where the same cell could be two.
struct FigureStyle {
    enum class Thousands : std::uint8_t { Unknown, Comma, Point, None };
    Thousands thousands = Thousands::Unknown; ///< what stands between them
    bool dropsWords = false;                  ///< "30 ft", "7 (2d6)" and "~12" are 30, 7 and 12
    bool operator==(const FigureStyle&) const = default;
};

/// What a list must be asked before a cell is a number.
enum class Doubt : std::uint8_t { None, Comma, Point, Words };

struct Figure {
    std::optional<int> value;
    Doubt doubt = Doubt::None; ///< only without a value
};
Figure figureOf(const QString& cell, const FigureStyle& style);
/// Whether it is a number in some style.
bool mayBeFigure(const QString& cell);

/// A whole number as a spreadsheet may write it: "4", "+4", "4.0", "4,00", "1 200", "2.9999999999999996".
/// Nothing for other text, such as "1,200", which may have a decimal mark, and for more than 9 digits.
std::optional<int> wholeFigure(const QString& cell);
/// "12" of "12 x", "x12" and "12×" in a column of numbers.
QString withoutTimes(const QString& cell);

/// What it says of a flag; nothing if it is neither yes nor no.
std::optional<bool> truthOf(const QString& cell);
/// "yes" or "no", as it can be read back.
QString truthWord(bool truth);
/// A dash that stands for no value.
bool isDash(const QString& cell);
/// What a spreadsheet shows for a formula that fails: "#DIV/0!".
bool isSpreadsheetError(const QString& cell);

} // namespace sf::document
