// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

#include <optional>
#include <unordered_map>

/// How many units of which kind or name a cell or a typed line asks for.
namespace sf::document {

/// Finds a battle's kinds by what people call them: in singular or plural, whatever the case and accents.
class KindNames {
public:
    /// The battle must outlive this.
    explicit KindNames(const battle::Battle& battle);
    /// Null if there is none.
    const battle::UnitKind* find(const QString& name) const;

private:
    std::unordered_map<std::string, const battle::UnitKind*> m_kinds;
};

struct CountedName {
    QString count; ///< as typed, which may be no whole number: "1.5"; empty if there is none
    QString name;
    const battle::UnitKind* kind = nullptr; ///< that the name is of, if any
};
/// Takes "12 x Stabber", "12 Stabbers", "x12 Stabber" and "Stabber x 12" apart, and "12xStabber" if that is a
/// kind. A bullet before it is left out.
CountedName countedName(const QString& words, const KindNames& kinds);

/// A whole number as a spreadsheet may write it: "4", "+4", "4.0", "4,00", "1 200". Nothing for other text,
/// such as "1,200", which may have a decimal mark, and for more than 9 digits.
std::optional<int> wholeFigure(const QString& cell);
/// "12" of "12 x", "x12" and "12×" in a column of numbers.
QString withoutTimes(const QString& cell);

} // namespace sf::document
