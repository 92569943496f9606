// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in unit_list.h.
#include "core/document/lists/unit_list.h"

#include <algorithm>

namespace sf::document {
namespace {

using battle::Flag;
using battle::Number;
using Sort = ListField::Sort;

QString cellOf(const ListField& field, const battle::Unit& unit) {
    switch (field.sort) {
    case Sort::Nothing:
    case Sort::Count:
        break;
    case Sort::Name:
        return QString::fromStdString(unit.name);
    case Sort::Kind:
        return QString::fromStdString(unit.kind);
    case Sort::HitsLeft:
        return QString::number(unit.hitsLeft);
    case Sort::Number:
        return QString::number(unit[static_cast<Number>(field.index)]);
    case Sort::Flag:
        return unit[static_cast<Flag>(field.index)] ? truthWord(true) : QString();
    case Sort::Specials: {
        QStringList specials;
        for (const std::string& special : unit.profile->specials)
            specials << QString::fromStdString(special);
        return specials.join(QStringLiteral("; "));
    }
    }
    return {};
}

/// Whether a list of these units needs the column.
bool isShown(const ListField& field, const std::vector<const battle::Unit*>& units) {
    switch (field.sort) {
    case Sort::Nothing:
    case Sort::Count:
        return false;
    case Sort::Name:
    case Sort::HitsLeft:
        return true;
    default:
        return std::ranges::any_of(units, [&](const battle::Unit* unit) {
            const QString cell = cellOf(field, *unit);
            return !cell.isEmpty() && cell != QLatin1String("0");
        });
    }
}

} // namespace

WrittenTable listOf(const std::vector<battle::Unit>& units) {
    std::vector<const battle::Unit*> pointers;
    pointers.reserve(units.size());
    for (const battle::Unit& unit : units)
        pointers.push_back(&unit);
    return listOf(pointers);
}

WrittenTable listOf(const std::vector<const battle::Unit*>& units, const QStringList& before) {
    std::vector<ListField> fields;
    for (const ListField& field : listFields())
        if (isShown(field, units))
            fields.push_back(field);
    const qsizetype columns = static_cast<qsizetype>(fields.size()) + (before.isEmpty() ? 0 : 1);
    WrittenTable rows(units.size() + 1);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        QStringList& row = rows[at];
        row.reserve(columns);
        if (!before.isEmpty())
            row << before[static_cast<qsizetype>(at)];
        for (const ListField& field : fields) {
            const QString cell = at == 0 ? fieldName(field) : cellOf(field, *units[at - 1]);
            // A million rows of the same figures share their cells.
            row << (at > 0 && rows[at - 1][row.size()] == cell ? rows[at - 1][row.size()] : cell);
        }
    }
    return rows;
}

} // namespace sf::document
