// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/unit_list.h"

#include "core/document/lists/unit_names.h"
#include "core/rules/limits.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/search_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
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

/// What a heading says, without blanks, signs, case and accents: "Hit-points" is "hitpoints".
QString bare(const QString& heading) {
    QString letters;
    for (const QChar c : text::searchable(heading))
        if (c.isLetterOrNumber())
            letters += c;
    return letters;
}

struct Headings {
    ListField field;
    const char16_t* words; ///< bare, with blanks between them
};

/// What lists use besides the program's own words: abbreviations, and German, French, Spanish and Italian.
const std::vector<Headings>& otherHeadings() {
    static const std::vector<Headings> headings{
        {{Sort::Count}, u"count number quantity qty no x units anzahl menge quantite cantidad quantita"},
        {{Sort::Name}, u"name unit einheit truppe nom unite unidad nombre nome unita"},
        {{Sort::Kind}, u"kind type class typ art klasse classe tipo clase"},
        {{Sort::HitsLeft}, u"hitsleft left ubrig restants restantes"},
        {{Sort::Specials},
         u"special specials abilities besonderes fahigkeiten capacites habilidades especiales abilita"},
        {ListField::of(Number::Hits), u"hits hit hp hitpoints health fullhits treffer trefferpunkte "
                                      u"lebenspunkte lp leben pv pointsdevie vie "
                                      u"puntosdevida vida puntivita vita"},
        {ListField::of(Number::Attack), u"att atk angriff ang attaque ataque atq attacco"},
        {ListField::of(Number::Defense), u"def defence verteidigung ver vert abwehr defensa difesa"},
        {ListField::of(Number::Move), u"mov mv movement bewegung bew mouvement mvt movimiento movimento"},
        {ListField::of(Number::AttackPower), u"ap angriffskraft"},
        {ListField::of(Number::DefensePower), u"dp defencepower verteidigungskraft"},
        {ListField::of(Number::Damage), u"dmg dam schaden degats dano danno"},
        {ListField::of(Number::Resistance), u"dr damageresistance widerstand resistencia resistenza"},
        {ListField::of(Number::Initiative), u"init initiative iniciativa iniziativa"},
        {ListField::of(Number::Level), u"lvl stufe niveau nivel livello"},
        {ListField::of(Flag::Flyer), u"flying flies fliegend fliegt flieger volant volador volante"},
        {ListField::of(Flag::Ranged), u"shoots schutze fernkampf tireur distancia"},
        {ListField::of(Flag::Mounted), u"cavalry beritten reiter monte montado cavalleria"}};
    return headings;
}

/// What each heading gives that a list may have, as bare().
QHash<QString, ListField> knownHeadings() {
    QHash<QString, ListField> known;
    const auto add = [&known](const QString& heading, const ListField& field) {
        if (const QString word = bare(heading); !known.contains(word))
            known.insert(word, field);
    };
    for (const ListField& field : listFields()) {
        add(fieldName(field), field);
        if (field.sort == Sort::Number) {
            add(text::number(static_cast<Number>(field.index)), field);
            add(QString::fromLatin1(key(static_cast<Number>(field.index)).data()), field);
        } else if (field.sort == Sort::Flag) {
            add(QString::fromLatin1(key(static_cast<Flag>(field.index)).data()), field);
        }
    }
    for (const auto& [field, words] : otherHeadings())
        for (const QStringView word : QStringView(words).split(u' '))
            add(word.toString(), field);
    return known;
}

/// Without the blanks or apostrophes between thousands, which spreadsheets show: "12 000" is 12000. Points
/// and commas stay, as they may be decimal marks.
QString ungrouped(const QString& cell) {
    constexpr qsizetype shortest = 5; // "1 000"
    if (cell.size() < shortest)
        return cell;
    static const QRegularExpression grouped(
        QStringLiteral("^[+\\-−]?\\d{1,3}(?:[ \\x{a0}\\x{2009}\\x{202f}'’]\\d{3})+(?!\\d)"));
    static const QRegularExpression between(QStringLiteral("[ \\x{a0}\\x{2009}\\x{202f}'’]"));
    return grouped.match(cell).hasMatch() ? QString(cell).remove(between) : cell;
}

/// What the cells of a heading say that their columns give. Of two words for a text, such as "Unit" and
/// "Name", the first; other columns with the same must agree.
std::vector<ListField> fieldsCalled(const TextRow& row, const QHash<QString, ListField>& known) {
    std::vector<ListField> fields;
    for (const QString& cell : row.cells) {
        const ListField field = known.value(bare(cell));
        const auto first = std::ranges::find(fields, field) - fields.begin();
        const bool isText =
            field.sort == Sort::Name || field.sort == Sort::Kind || field.sort == Sort::Specials;
        const bool isOther = isText && first < std::ssize(fields) && bare(row.cells[first]) != bare(cell);
        fields.push_back(isOther ? ListField() : field);
    }
    return fields;
}

/// A whole number as a spreadsheet may write it: "4", "+4", "4.0", "4,00", "1 200". Nothing for other text.
std::optional<std::int64_t> wholeFigure(const QString& typed) {
    const QString cell = ungrouped(typed);
    constexpr qsizetype mostDigits = 9;
    constexpr qsizetype mostZeros = 2;
    const bool isSigned = !cell.isEmpty() && QStringView(u"+-−").contains(cell.front());
    const QStringView figure = QStringView(cell).mid(isSigned ? 1 : 0);
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    const qsizetype digits = std::ranges::find_if_not(figure, isDigit) - figure.begin();
    const QStringView zeros = figure.mid(digits);
    const bool isWhole =
        zeros.isEmpty() || ((zeros.front() == u'.' || zeros.front() == u',') && zeros.size() > 1 &&
                            zeros.size() <= mostZeros + 1 && zeros.count(u'0') == zeros.size() - 1);
    if (digits < 1 || digits > mostDigits || !isWhole)
        return std::nullopt;
    const std::int64_t value = figure.first(digits).toLongLong();
    return isSigned && cell.front() != u'+' ? -value : value;
}

bool isFigure(const QString& cell) {
    return wholeFigure(cell).has_value();
}

bool isTimes(QChar c) {
    return QStringView(u"xX×*").contains(c);
}

/// "12 x", "x12" and "12×" in a column of numbers.
QString withoutTimes(const QString& cell) {
    if (cell.size() < 2 || isTimes(cell.front()) == isTimes(cell.back()))
        return cell;
    return (isTimes(cell.front()) ? cell.mid(1) : cell.chopped(1)).trimmed();
}

/// Takes "12 x Stabber", "12 Stabber", "x12 Stabber" and "Stabber x 12" apart; a name may have no number. A
/// number may be one that isn't taken, such as "1.5". A bullet before it belongs to the list.
std::pair<QString, QString> counted(const QString& cell) {
    QString name = cell.simplified(); // so that a run of blanks isn't tried at each of its places
    if (name.size() > 2 && QStringView(u"-–—*•·").contains(name.front()) && name[1] == u' ')
        name.remove(0, 2);
    static const QRegularExpression times(
        QStringLiteral("^[x×*]?\\s*([+\\-−]?\\d[\\d .,'’]*)(?:[xX*]\\s+|×\\s*)(\\D.*)$"));
    static const QRegularExpression before(QStringLiteral("^[x×*]?\\s*(\\d+)\\s+(\\D.*)$"));
    static const QRegularExpression after(
        QStringLiteral("^(.*\\S)(?:\\s+[x*]|\\s*×)\\s*([+\\-−]?\\d[\\d .,'’]*)$"));
    for (const QRegularExpression* pattern : {&times, &before})
        if (const auto match = pattern->match(name); match.hasMatch())
            return {match.captured(1), match.captured(2).trimmed()};
    if (const auto match = after.match(name); match.hasMatch())
        return {match.captured(2), match.captured(1).trimmed()};
    return {{}, name};
}

/// Finds kinds by what a list calls them: in singular or plural, whatever the case.
class KindNames {
public:
    explicit KindNames(const battle::Battle& battle) {
        for (const battle::UnitKind& kind : *battle.kinds)
            m_kinds.try_emplace(text::searchable(QString::fromStdString(kind.name)).toStdString(), &kind);
    }

    /// Null if there is none.
    const battle::UnitKind* find(const QString& name) const {
        for (const QString& called : singularsOf(text::searchable(name)))
            if (const auto found = m_kinds.find(called.toStdString()); found != m_kinds.end())
                return found->second;
        return nullptr;
    }

private:
    std::unordered_map<std::string, const battle::UnitKind*> m_kinds;
};

/// In bytes of UTF-8, so that there is room for " 20000" after it.
constexpr qsizetype longestName = static_cast<qsizetype>(limits::textBytes) - 6;

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
        const auto value = wholeFigure(figure.trimmed());
        if (value && *value >= least && *value <= largest)
            return static_cast<int>(*value);
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
                const auto [number, name] = counted(cell);
                if (!number.isEmpty())
                    readCount(column, number, cell);
                if (name.toUtf8().size() > longestName)
                    refuse(column, UnitListText::tr("a shorter name"), name);
                if (!text::isVisible(name))
                    refuse(column, UnitListText::tr("a name that can be seen"), name);
                unit.name = name.toStdString();
                if (!m_kind)
                    m_kind = m_kinds.find(name);
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

/// Whether the row adds up those above it: its first text says so.
bool isTotal(const TextRow& row) {
    static const QStringList words{QStringLiteral("total"),     QStringLiteral("totals"),
                                   QStringLiteral("sum"),       QStringLiteral("grandtotal"),
                                   QStringLiteral("summe"),     QStringLiteral("gesamt"),
                                   QStringLiteral("insgesamt"), QStringLiteral("somme"),
                                   QStringLiteral("suma"),      QStringLiteral("totale")};
    const auto text = std::ranges::find_if(
        row.cells, [](const QString& cell) { return !cell.isEmpty() && !isFigure(cell); });
    return text != row.cells.end() && words.contains(bare(*text));
}

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

/// Columns without headings: a number before the name is a count, and numbers after it come in the order of a
/// Square's table.
std::vector<ListField> fieldsByPlace(const TextRow& row) {
    std::vector<ListField> numbers;
    for (const Number number : {Number::Initiative, Number::Move, Number::Resistance, Number::Damage,
                                Number::DefensePower, Number::AttackPower, Number::Hits})
        numbers.push_back(ListField::of(number));
    std::vector<ListField> fields;
    bool isNamed = false;
    for (const QString& cell : row.cells) {
        ListField field;
        if (!isNamed) {
            field.sort = isFigure(withoutTimes(cell)) && row.cells.size() > 1 ? Sort::Count : Sort::Name;
            isNamed = field.sort == Sort::Name;
        } else if (isFigure(cell.section(u'/', 0, 0)) && !numbers.empty()) {
            field = numbers.back();
            numbers.pop_back();
        }
        fields.push_back(field);
    }
    return fields;
}

/// Whether the column numbers the rows, whatever its heading: 3 or more in a row, or 2 under "No". A column
/// that is added up doesn't.
bool numbersRows(const std::vector<TextRow>& rows, const ListForm& form, qsizetype column) {
    if (isTotal(rows.back()) && !rows.back().cells.value(column).isEmpty())
        return false;
    std::optional<std::int64_t> last;
    int numbered = 0;
    for (std::size_t row = form.firstRow(); row < rows.size(); ++row) {
        const QString cell = rows[row].cells.value(column);
        if (cell.isEmpty())
            continue;
        const auto number = wholeFigure(cell);
        if (!number || *number != last.value_or(*number - 1) + 1)
            return false;
        last = number;
        ++numbered;
    }
    const QString heading = form.hasHeading ? bare(rows[form.heading].cells.value(column)) : QString();
    return numbered >= (heading == QLatin1String("no") || heading == QLatin1String("number") ? 2 : 3);
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

const std::vector<ListField>& listFields() {
    static const std::vector<ListField> fields = [] {
        std::vector<ListField> all{{}, {Sort::Name}, {Sort::Kind}, {Sort::Count}};
        for (const Number number : {Number::Hits, Number::AttackPower, Number::DefensePower, Number::Damage,
                                    Number::Resistance, Number::Move, Number::Initiative, Number::Attack,
                                    Number::Defense, Number::Level, Number::Upkeep, Number::CasterBonus})
            all.push_back(ListField::of(number));
        all.push_back({Sort::HitsLeft});
        all.push_back({Sort::Specials});
        for (int flag = 0; flag < battle::flagCount; ++flag)
            all.push_back(ListField::of(static_cast<Flag>(flag)));
        return all;
    }();
    return fields;
}

QString fieldName(const ListField& field) {
    switch (field.sort) {
    case Sort::Nothing:
        return UnitListText::tr("Not used");
    case Sort::Count:
        return UnitListText::tr("How many");
    case Sort::Name:
        return UnitListText::tr("Name");
    case Sort::Kind:
        return UnitListText::tr("Kind");
    case Sort::HitsLeft:
        return UnitListText::tr("Hits left");
    case Sort::Specials:
        return UnitListText::tr("Specials");
    case Sort::Number:
        return field == ListField::of(Number::Hits) ? UnitListText::tr("Full hits")
                                                    : text::number(static_cast<Number>(field.index));
    case Sort::Flag:
        return text::flag(static_cast<Flag>(field.index));
    }
    return {};
}

ListForm proposedForm(const std::vector<TextRow>& rows) {
    ListForm form;
    if (rows.empty())
        return form;
    // Above the headings may be a title, or what several of them have in common.
    constexpr std::size_t mostAbove = 8;
    const QHash<QString, ListField> known = knownHeadings();
    qsizetype most = 0;
    for (std::size_t row = 0; row < std::min(rows.size(), mostAbove + 1); ++row) {
        if (std::ranges::any_of(rows[row].cells, isFigure))
            break;
        std::vector<ListField> columns = fieldsCalled(rows[row], known);
        const qsizetype named = std::ssize(columns) - std::ranges::count(columns, ListField());
        const bool namesUnits = std::ranges::any_of(columns, [](const ListField& field) {
            return field.sort == Sort::Name || field.sort == Sort::Kind;
        });
        if (named <= most || (row > 0 && (named < 2 || !namesUnits)))
            continue;
        most = named;
        form = {std::move(columns), true, row};
    }
    if (!form.hasHeading) {
        const auto numbered = std::ranges::find_if(
            rows, [](const TextRow& row) { return std::ranges::any_of(row.cells, isFigure); });
        form.columns = fieldsByPlace(numbered == rows.end() ? rows.front() : *numbered);
    }
    for (std::size_t column = 0; column < form.columns.size(); ++column)
        if (form.columns[column].sort == Sort::Count &&
            numbersRows(rows, form, static_cast<qsizetype>(column))) {
            form.columns[column] = ListField();
            form.rowNumbers = column;
        }
    return form;
}

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
