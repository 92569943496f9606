// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/unit_list.h"

#include "core/document/lists/counted_name.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/search_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <unordered_map>

namespace sf::document {
namespace {

using battle::Flag;
using battle::Number;
using Sort = ListField::Sort;

struct UnitListText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::UnitListText)
};

// What cells say of a flag, besides the program's own words; spreadsheets show truth in their own language.
constexpr QStringView yesWords = u"x y yes true 1 ✓ ✔ ☑ ● • + j ja wahr oui vrai si verdadero vero";
constexpr QStringView noWords = u"- – — n no false 0 ✗ ✘ ☐ nein falsch non faux falso";

/// In bytes of UTF-8, so that there is room for " 20000" after it.
constexpr qsizetype longestUnitName = static_cast<qsizetype>(limits::textBytes) - 6;

/// Reads one row into a unit.
class RowReader {
public:
    RowReader(const TextRow& row, std::size_t number, const ListForm& form, const KindNames& kinds,
              std::vector<CellProblem>& problems)
        : m_row(row), m_number(number), m_form(form), m_kinds(kinds), m_problems(problems) {}

    /// How many units the row gives; 0 after a problem.
    int read(battle::Unit& unit) {
        const std::size_t before = m_problems.size();
        forEachCell([&](std::size_t column, const ListField& field, const QString& cell) {
            checkCell(column, field, cell);
        });
        if (m_problems.size() != before)
            return 0;
        readNames(unit);
        battle::Traits own;
        forEachCell([&](std::size_t column, const ListField& field, const QString& cell) {
            if (field.sort == Sort::Count)
                readCount(column, withoutTimes(cell), cell);
            else
                readTrait(column, field, cell, own);
        });
        if (m_kind)
            dropKnown(own, m_kind->traits);
        if (!own.isEmpty())
            unit.own = std::make_shared<battle::Traits>(std::move(own));
        battle::resolve(unit, m_kind);
        if (m_problems.size() == before)
            checkHits(unit);
        return m_problems.size() == before ? m_count.value_or(1) : 0;
    }

private:
    template<class Visit>
    void forEachCell(Visit&& visit) const {
        for (std::size_t column = 0; column < m_form.columns.size(); ++column)
            if (const auto at = static_cast<qsizetype>(column);
                at < m_row.cells.size() && !m_row.cells[at].isEmpty())
                visit(column, m_form.columns[column], m_row.cells[at]);
    }

    void refuse(std::size_t column, const QString& expected, const QString& found) {
        m_problems.push_back({m_number, column,
                              UnitListText::tr("Expected %1, found “%2”.")
                                  .arg(expected, text::displayName(text::withInvisible(found.left(40))))});
    }

    /// What a spreadsheet made of a cell when it was typed isn't what was meant, and two columns with the
    /// same may not contradict each other.
    void checkCell(std::size_t column, const ListField& field, const QString& cell) {
        if (field == ListField())
            return;
        if (m_row.converted.contains(static_cast<qsizetype>(column)))
            m_problems.push_back(
                {m_number, column,
                 UnitListText::tr("The spreadsheet made a date, a time or a percentage of this cell: “%1”. "
                                  "Format it as text and type it again.")
                     .arg(text::displayName(cell.left(40)))});
        const auto first = std::ranges::find(m_form.columns, field) - m_form.columns.begin();
        if (const QString other = m_row.cells.value(first); !other.isEmpty() && other != cell)
            m_problems.push_back(
                {m_number, column,
                 UnitListText::tr("Two columns give “%1”, here “%2” and “%3”. Use only one of them.")
                     .arg(fieldName(field), text::displayName(other.left(40)),
                          text::displayName(cell.left(40)))});
    }

    int number(std::size_t column, const QString& figure, int least, int largest, const QString& cell) {
        const auto value = wholeFigure(figure);
        if (value && *value >= least && *value <= largest)
            return *value;
        refuse(
            column,
            UnitListText::tr("a whole number from %1 to %2").arg(text::figure(least), text::figure(largest)),
            cell);
        return least;
    }

    /// One number only, so that none is ignored.
    void readCount(std::size_t column, const QString& figure, const QString& cell) {
        const int count = number(column, figure, 1, limits::unitsOfStack, cell);
        if (std::exchange(m_count, count))
            refuse(column, UnitListText::tr("no second number of units"), cell);
    }

    void readNames(battle::Unit& unit) {
        forEachCell([&](std::size_t column, const ListField& field, const QString& cell) {
            if (field.sort == Sort::Name) {
                const auto [number, name, kind] = countedName(cell, m_kinds);
                if (!number.isEmpty())
                    readCount(column, number, cell);
                if (name.toUtf8().size() > longestUnitName)
                    refuse(column, UnitListText::tr("a shorter name"), name);
                if (!text::isVisible(name))
                    refuse(column, UnitListText::tr("a name that can be seen"), name);
                unit.name = name.toStdString();
                if (!m_kind)
                    m_kind = kind;
            } else if (field.sort == Sort::Kind) {
                m_kind = m_kinds.find(cell);
                if (!m_kind)
                    return refuse(column, UnitListText::tr("a unit kind of this battle"), cell);
            }
        });
        if (m_kind)
            unit.kind = m_kind->name;
    }

    void readTrait(std::size_t column, const ListField& field, const QString& cell, battle::Traits& own) {
        const auto index = static_cast<std::size_t>(field.index);
        if (field.sort == Sort::HitsLeft || field == ListField::of(Number::Hits)) {
            readHits(column, field.sort == Sort::HitsLeft, cell,
                     own.numbers[static_cast<std::size_t>(Number::Hits)]);
        } else if (field.sort == Sort::Number) {
            own.numbers[index] = number(column, cell, 0, battle::largestNumber, cell);
        } else if (field.sort == Sort::Flag) {
            own.flags[index] = yes(column, cell);
        } else if (field.sort == Sort::Specials) {
            readSpecials(column, cell, own);
        }
    }

    /// "4", or "3/4": left of all. Other columns may give them as well, but no others.
    void readHits(std::size_t column, bool isLeft, const QString& cell, std::optional<int>& full) {
        const QStringList parts = cell.split(u'/');
        if (parts.size() > 2)
            return refuse(column, UnitListText::tr("hits such as 4, or those left of all such as 3/4"), cell);
        const auto give = [&](std::optional<int>& hits, const QString& figure, int least) {
            const int given = number(column, figure, least, battle::largestNumber, cell);
            if (std::exchange(hits, given).value_or(given) != given)
                refuse(column, UnitListText::tr("the same hits as in another column"), cell);
        };
        const std::size_t before = m_problems.size();
        if (isLeft || parts.size() == 2)
            give(m_left, parts.front(), 0);
        if (m_problems.size() == before && (!isLeft || parts.size() == 2))
            give(full, parts.back(), 1);
    }

    bool yes(std::size_t column, const QString& cell) {
        const QString word = text::searchable(cell);
        const auto isOneOf = [&word](QStringView words, const QString& ours) {
            return words.split(u' ').contains(QStringView(word)) || word == text::searchable(ours);
        };
        const bool isYes = isOneOf(yesWords, UnitListText::tr("yes"));
        if (!isYes && !isOneOf(noWords, UnitListText::tr("no")))
            refuse(column, UnitListText::tr("yes or no"), cell);
        return isYes;
    }

    void readSpecials(std::size_t column, const QString& cell, battle::Traits& own) {
        static const QRegularExpression between(QStringLiteral("[,;]"));
        own.specials.emplace();
        for (const QString& special : cell.split(between))
            if (const QString word = special.trimmed(); !word.isEmpty())
                own.specials->push_back(word.toStdString());
        if (own.specials->size() > static_cast<std::size_t>(limits::specials))
            refuse(column, UnitListText::tr("at most %1 specials").arg(text::figure(limits::specials)), cell);
    }

    /// What the unit would have by its kind and its other traits isn't its own.
    static void dropKnown(battle::Traits& own, const battle::Traits& kind) {
        const battle::Profile wanted = battle::resolved(own, &kind);
        const auto drop = [&](auto& trait) {
            if (!trait)
                return;
            auto given = std::exchange(trait, std::nullopt);
            if (!(battle::resolved(own, &kind) == wanted))
                trait = std::move(given);
        };
        for (auto& number : own.numbers)
            drop(number);
        for (auto& flag : own.flags)
            drop(flag);
        drop(own.specials);
    }

    void checkHits(battle::Unit& unit) {
        unit.hitsLeft = m_left.value_or(unit[Number::Hits]);
        if (unit[Number::Hits] < 1 || unit.hitsLeft > unit[Number::Hits]) {
            const auto& columns = m_form.columns;
            const auto hits = std::ranges::find(columns, ListField::of(Number::Hits));
            const auto column = static_cast<std::size_t>(hits == columns.end() ? 0 : hits - columns.begin());
            refuse(column, UnitListText::tr("hits, or a unit kind that gives them"),
                   m_row.cells.value(static_cast<qsizetype>(column)));
        }
    }

    const TextRow& m_row;
    std::size_t m_number;
    const ListForm& m_form;
    const KindNames& m_kinds;
    std::vector<CellProblem>& m_problems;
    const battle::UnitKind* m_kind = nullptr; ///< of the row's units
    std::optional<int> m_count;
    std::optional<int> m_left;
};

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
        return unit[static_cast<Flag>(field.index)] ? UnitListText::tr("yes") : QString();
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

ListedUnits unitsOf(const std::vector<TextRow>& rows, const ListForm& form, const battle::Battle& battle) {
    ListedUnits listed;
    const KindNames kinds(battle);
    std::unordered_map<std::string, int> numbered;
    if (!rows.empty() && rows.size() > form.firstRow() + 1 && isTotal(rows.back()))
        listed.total = rows.size() - 1;
    std::int64_t all = 0;
    for (std::size_t row = form.firstRow(); row < listed.total.value_or(rows.size()); ++row) {
        battle::Unit unit;
        const int count = RowReader(rows[row], row, form, kinds, listed.problems).read(unit);
        all += count;
        if (count > 0 && all > limits::unitsOfStack) {
            listed.problems.push_back(
                {row, 0,
                 UnitListText::tr("A stack can have at most %1 units. With this row it would have %2.")
                     .arg(text::figure(limits::unitsOfStack), text::figure(all))});
            continue;
        }
        const bool isNumbered =
            count > 1 || (!unit.name.empty() && kinds.find(QString::fromStdString(unit.name)));
        const std::string stem = isNumbered && !unit.kind.empty() ? unit.kind : unit.name;
        for (int i = 0; i < count; ++i) {
            if (isNumbered && !stem.empty())
                unit.name = stem + ' ' + std::to_string(++numbered[stem]);
            listed.units.push_back(unit);
        }
    }
    return listed;
}

} // namespace sf::document
