// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

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
    /// Unless a kind is called so. It must outlive this.
    void add(const battle::UnitKind& kind);

private:
    std::unordered_map<std::string, const battle::UnitKind*> m_kinds;
};

struct CountedName {
    QString count; ///< as typed, which may be no whole number: "1.5"; empty if there is none
    QString name;
    const battle::UnitKind* kind = nullptr; ///< that the name is of, if any
};
/// Takes "12 x Stabber", "12 Stabbers", "x12 Stabber", "Stabber x 12" and "Stabber (x12)" apart, and
/// "12xStabber", "Stabber (12)" and "Stabber: 12" if that is a kind. A bullet or "1." before it is left out.
CountedName countedName(const QString& words, const KindNames& kinds);

} // namespace sf::document
