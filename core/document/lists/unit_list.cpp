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
#include <deque>
#include <unordered_map>

namespace sf::document {
namespace {

using battle::Flag;
using battle::Number;
using Sort = ListField::Sort;

struct UnitListText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::UnitListText)
};

/// In bytes of UTF-8, so that there is room for " 20000" after it.
constexpr qsizetype longestUnitName = static_cast<qsizetype>(limits::textBytes) - 6;

/// The kinds that a list's units can have: the battle's, and new ones.
struct ListedKinds {
    const battle::Battle& battle;
    KindNames names{battle};
    std::deque<battle::UnitKind> made = {};
    QString other = {}; ///< the first that isn't made

    /// Null if there are too many.
    const battle::UnitKind* make(const QString& name, const battle::Traits& traits) {
        if (made.size() >= static_cast<std::size_t>(limits::listKinds) ||
            made.size() + battle.kinds->size() >= static_cast<std::size_t>(limits::unitKinds))
            return nullptr;
        battle::UnitKind& kind = made.emplace_back();
        kind.name = name.toStdString();
        kind.traits = traits;
        resolve(kind);
        names.add(kind);
        return &kind;
    }
};

/// Reads one row into a unit.
class RowReader {
public:
    RowReader(const TextRow& row, std::size_t number, const ListForm& form, ListedKinds& kinds,
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
        if (m_problems.size() == before)
            settleKind(unit, own);
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
                at < m_row.cells.size() && !m_row.cells[at].isEmpty() &&
                !isNothing(m_form.columns[column], m_row.cells[at]))
                visit(column, m_form.columns[column], m_row.cells[at]);
    }

    /// A dash gives nothing, but how many units and a name are never ignored, and a flag is then no.
    static bool isNothing(const ListField& field, const QString& cell) {
        return isDash(cell) && field.sort != Sort::Count && field.sort != Sort::Name &&
               field.sort != Sort::Flag;
    }

    void refuse(std::size_t column, const QString& expected, const QString& found,
                Doubt doubt = Doubt::None) {
        m_problems.push_back({m_number, column,
                              UnitListText::tr("Expected %1, found “%2”.")
                                  .arg(expected, text::displayName(text::withInvisible(found.left(40)))),
                              doubt});
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
        else if (isSpreadsheetError(cell))
            m_problems.push_back(
                {m_number, column,
                 UnitListText::tr("“%1” is an error of the spreadsheet. Correct its formula.").arg(cell)});
        const auto first = std::ranges::find(m_form.columns, field) - m_form.columns.begin();
        if (const QString other = m_row.cells.value(first);
            !other.isEmpty() && other != cell && !isNothing(field, other))
            m_problems.push_back(
                {m_number, column,
                 UnitListText::tr("Two columns give “%1”, here “%2” and “%3”. Use only one of them.")
                     .arg(fieldName(field), text::displayName(other.left(40)),
                          text::displayName(cell.left(40)))});
    }

    int number(std::size_t column, const QString& figure, int least, int largest, const QString& cell) {
        const Figure read = figureOf(figure, m_form.figures);
        if (read.value && *read.value >= least && *read.value <= largest)
            return *read.value;
        refuse(
            column,
            UnitListText::tr("a whole number from %1 to %2").arg(text::figure(least), text::figure(largest)),
            cell, read.doubt);
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
                const auto [number, name, kind] =
                    m_form.isOurs ? CountedName{{}, cell, nullptr} : countedName(cell, m_kinds.names);
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
                m_kind = m_kinds.names.find(cell);
                if (!m_kind)
                    m_otherKind = cell.simplified();
            }
        });
    }

    /// A new kind, or else none, if the row has hits.
    void settleKind(battle::Unit& unit, battle::Traits& own) {
        static const QRegularExpression number(QStringLiteral(" #?\\d+$"));
        std::optional<int>& hits = own.numbers[static_cast<std::size_t>(Number::Hits)];
        if (!m_kind && !hits)
            hits = m_form.hits;
        if (!m_kind && hits && m_left.value_or(0) <= *hits) {
            const QString name = m_otherKind.isEmpty() && !m_form.isOurs
                                     ? QString::fromStdString(unit.name).simplified().remove(number)
                                     : m_otherKind;
            if (m_form.makesKinds && !name.isEmpty()) {
                m_kind = m_kinds.names.find(name);
                m_kind = m_kind ? m_kind : m_kinds.make(name, own);
            }
            if (unit.name.empty())
                unit.name = name.toStdString();
        }
        if (!m_kind && m_kinds.other.isEmpty())
            m_kinds.other = m_otherKind;
        if (!m_kind)
            return;
        unit.kind = m_kind->name;
        dropKnown(own, m_kind->traits);
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
        const std::optional<bool> truth = truthOf(cell);
        if (!truth)
            refuse(column, UnitListText::tr("yes or no"), cell);
        return truth.value_or(false);
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
        if (unit[Number::Hits] >= 1 && unit.hitsLeft <= unit[Number::Hits])
            return;
        const auto columnOf = [this](const ListField& field) {
            return std::ranges::find(m_form.columns, field) - m_form.columns.begin();
        };
        auto column = columnOf(ListField::of(Number::Hits));
        const bool hasColumn = column < std::ssize(m_form.columns);
        if (!hasColumn)
            column = columnOf({m_otherKind.isEmpty() ? Sort::Name : Sort::Kind}) % std::ssize(m_form.columns);
        refuse(static_cast<std::size_t>(column), UnitListText::tr("hits, or a unit kind that gives them"),
               m_row.cells.value(column));
        m_problems.back().isWithoutHits = !hasColumn && unit[Number::Hits] < 1;
    }

    const TextRow& m_row;
    std::size_t m_number;
    const ListForm& m_form;
    ListedKinds& m_kinds;
    std::vector<CellProblem>& m_problems;
    const battle::UnitKind* m_kind = nullptr; ///< of the row's units
    QString m_otherKind;                      ///< named in a column, and no kind of the battle
    std::optional<int> m_count;
    std::optional<int> m_left;
};

/// Whether the row adds up others or repeats the heading.
bool isLeftOut(const std::vector<TextRow>& rows, std::size_t row, const ListForm& form) {
    return !form.isOurs && ((row > form.firstRow() && isTotal(rows[row])) ||
                            (form.hasHeading && rows[row].cells == rows[form.heading].cells));
}

} // namespace

ListedUnits unitsOf(const std::vector<TextRow>& rows, const ListForm& form, const battle::Battle& battle) {
    ListedUnits listed;
    ListedKinds kinds{battle};
    const KindNames known(battle);
    std::unordered_map<std::string, int> numbered;
    std::int64_t all = 0;
    for (std::size_t row = form.firstRow(); row < rows.size(); ++row) {
        if (isLeftOut(rows, row, form)) {
            listed.leftOut.push_back(row);
            continue;
        }
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
        const bool isNumbered = count > 1 || (!form.isOurs && !unit.name.empty() &&
                                              known.find(QString::fromStdString(unit.name)));
        const std::string stem = isNumbered && !unit.kind.empty() ? unit.kind : unit.name;
        for (int i = 0; i < count; ++i) {
            if (isNumbered && !stem.empty())
                unit.name = stem + ' ' + std::to_string(++numbered[stem]);
            listed.units.push_back(unit);
        }
    }
    listed.kinds.assign(kinds.made.begin(), kinds.made.end());
    listed.otherKind = kinds.other;
    listed.lacksHits = listed.units.empty() && !listed.problems.empty() &&
                       std::ranges::all_of(listed.problems, &CellProblem::isWithoutHits);
    if (listed.lacksHits)
        listed.problems.clear();
    return listed;
}

std::vector<battle::Action> kindsToAdd(const ListedUnits& listed) {
    std::vector<battle::Action> actions;
    for (const battle::UnitKind& kind : listed.kinds)
        actions.emplace_back(battle::PutKind{{}, kind.name, kind.traits});
    return actions;
}

} // namespace sf::document
