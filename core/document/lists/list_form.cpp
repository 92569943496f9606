// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_form.h"

#include "core/document/lists/counted_name.h"
#include "core/text/battle_text.h"
#include "core/text/search_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace sf::document {
namespace {

using battle::Flag;
using battle::Number;
using Sort = ListField::Sort;

struct ListFormText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListFormText)
};

struct TextField {
    ListField::Sort sort;
    const char* key;
    const char* name;
};
constexpr std::array textFields{
    TextField{Sort::Nothing, "-", QT_TRANSLATE_NOOP("sf::document", "Not used")},
    TextField{Sort::Count, "count", QT_TRANSLATE_NOOP("sf::document", "How many")},
    TextField{Sort::Name, "name", QT_TRANSLATE_NOOP("sf::document", "Name")},
    TextField{Sort::Kind, "kind", QT_TRANSLATE_NOOP("sf::document", "Kind")},
    TextField{Sort::HitsLeft, "hitsLeft", QT_TRANSLATE_NOOP("sf::document", "Hits left")},
    TextField{Sort::Specials, "specials", QT_TRANSLATE_NOOP("sf::document", "Specials")}};

const TextField* textField(const ListField& field) {
    const auto* found = std::ranges::find(textFields, field.sort, &TextField::sort);
    return found == textFields.end() ? nullptr : found;
}

// clang-format off
/// What lists call their columns besides the program's own words: abbreviations, and German, French, Spanish
/// and Italian; without blanks, signs, case and accents.
constexpr const char* otherHeadings =
    //: What lists call their columns. Add the words of your language, without blanks and accents.
    QT_TRANSLATE_NOOP("sf::document",
"count=number quantity qty no x units amount anzahl menge quantite cantidad quantita\n"
"name=unit unitname monster monsters monstername creature creaturename player players playername character charactername model title hero figure combatant troop soldier enemy npc einheit truppe kreatur nom unite nombre unidad criatura nome unita creatura\n"
"kind=type class unittype unitclass typ art klasse classe tipo clase\n"
"hitsLeft=left hpleft currenthp hpcurrent currenthits currenthealth remaininghp ubrig restants restantes\n"
"specials=special abilities traits keywords besonderes fahigkeiten capacites habilidades especiales abilita\n"
"hits=hit hp maxhp hpmax hitpoint hitpoints maxhitpoints maxhits totalhp health maxhealth healthpoints wounds treffer trefferpunkte lebenspunkte lp leben pv pointsdevie vie puntosdevida vida puntivita vita\n"
"attack=att atk angriff ang attaque ataque atq attacco\n"
"defense=def defence verteidigung ver vert abwehr defensa difesa\n"
"move=mov mv moves movement bewegung bew mouvement mvt movimiento movimento\n"
"attackPower=ap angriffskraft\n"
"defensePower=dp defencepower verteidigungskraft\n"
"damage=dmg dam schaden degats dano danno\n"
"resistance=dr damageresistance widerstand resistencia resistenza\n"
"initiative=init iniciativa iniziativa\n"
"level=lvl stufe niveau nivel livello\n"
"flyer=flying flies fliegend fliegt flieger volant volador volante\n"
"ranged=shoots schutze fernkampf tireur distancia\n"
"mounted=cavalry beritten reiter monte montado cavalleria");
// clang-format on

/// What a heading says, without blanks, signs, case and accents: "Hit-points" is "hitpoints".
QString bare(const QString& heading) {
    QString letters;
    for (const QChar c : text::searchable(heading))
        if (c.isLetterOrNumber())
            letters += c;
    return letters;
}

/// What each heading gives that a list may have, as bare().
QHash<QString, ListField> knownHeadings() {
    QHash<QString, ListField> known;
    const QStringList lines = (QString::fromUtf8(otherHeadings) + u'\n' +
                               QCoreApplication::translate("sf::document", otherHeadings))
                                  .split(u'\n');
    for (const ListField& field : listFields()) {
        const QString key = fieldKey(field);
        QStringList words{fieldName(field), key};
        if (field.sort == Sort::Number)
            words << text::number(static_cast<Number>(field.index));
        for (const QString& line : lines)
            if (line.section(u'=', 0, 0) == key)
                words << line.section(u'=', 1).split(u' ');
        for (const QString& word : words)
            if (const QString called = bare(word); !called.isEmpty() && !known.contains(called))
                known.insert(called, field);
    }
    return known;
}

/// A heading may say more in brackets: "HP (max)".
ListField fieldCalled(const QString& heading, const QHash<QString, ListField>& known) {
    const auto found = known.constFind(bare(heading));
    return found != known.constEnd() ? *found : known.value(bare(heading.section(u'(', 0, 0)));
}

bool isFigure(const QString& cell) {
    return wholeFigure(cell).has_value();
}

/// What the cells of a heading say that their columns give. Of two words for a text, such as "Unit" and
/// "Name", the first; other columns with the same must agree.
std::vector<ListField> fieldsCalled(const TextRow& row, const QHash<QString, ListField>& known) {
    std::vector<ListField> fields;
    for (const QString& cell : row.cells) {
        const ListField field = fieldCalled(cell, known);
        const auto first = std::ranges::find(fields, field) - fields.begin();
        const bool isText =
            field.sort == Sort::Name || field.sort == Sort::Kind || field.sort == Sort::Specials;
        const bool isOther = isText && first < std::ssize(fields) && bare(row.cells[first]) != bare(cell);
        fields.push_back(isOther ? ListField() : field);
    }
    return fields;
}

/// Decides from the cells below a heading what its columns give.
class FormReader {
public:
    FormReader(const std::vector<TextRow>& rows, std::optional<std::size_t> heading, const KindNames& kinds)
        : m_rows(rows), m_kinds(kinds) {
        m_form.hasHeading = heading.has_value();
        m_form.heading = heading.value_or(0);
        for (std::size_t row = m_form.firstRow(); row < rows.size() && m_sample.size() < longestSample; ++row)
            if (!isTotal(rows[row]))
                m_sample.push_back(&rows[row]);
    }

    ListForm read(const QHash<QString, ListField>& known) {
        qsizetype widest = 0;
        for (const TextRow& row : m_rows)
            widest = std::max(widest, row.cells.size());
        auto& columns = m_form.columns;
        if (m_form.hasHeading)
            columns = fieldsCalled(heading(), known);
        columns.resize(static_cast<std::size_t>(widest));
        m_form.isOurs = hasHeading(fieldName({Sort::Name})) && hasHeading(fieldName({Sort::HitsLeft})) &&
                        hasHeading(fieldName(ListField::of(Number::Hits)));
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (!suits(column))
                columns[column] = {};
        if (!m_form.isOurs)
            findNames();
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (columns[column].sort == Sort::Count && numbersRows(static_cast<qsizetype>(column)))
                columns[column] = {};
        return std::move(m_form);
    }

    /// Whether the heading has words over numbers.
    bool isOverNumbers() const {
        for (std::size_t column = 0;
             m_form.hasHeading && column < static_cast<std::size_t>(heading().cells.size()); ++column)
            if (const QString& cell = heading().cells[static_cast<qsizetype>(column)];
                !cell.isEmpty() && !isNumeric(cell) && areNumbers(cellsOf(column)))
                return std::ranges::none_of(heading().cells, isNumeric);
        return false;
    }

private:
    static constexpr std::size_t longestSample = 1000; ///< rows that decide

    const TextRow& heading() const { return m_rows[m_form.heading]; }
    bool hasHeading(const QString& name) const { return m_form.hasHeading && heading().cells.contains(name); }

    /// The cells of the column that say something.
    QStringList cellsOf(std::size_t column) const {
        QStringList cells;
        for (const TextRow* row : m_sample)
            if (const QString cell = row->cells.value(static_cast<qsizetype>(column));
                !cell.isEmpty() && !isDash(cell))
                cells << cell;
        return cells;
    }

    /// Whether any of the cells can be what the heading says. Hits and counts that can't are never ignored.
    bool suits(std::size_t column) const {
        const ListField& field = m_form.columns[column];
        if (field.sort != Sort::Flag && field.sort != Sort::HitsLeft &&
            (field.sort != Sort::Number || field == ListField::of(Number::Hits)))
            return true;
        const QStringList cells = cellsOf(column);
        return cells.isEmpty() || std::ranges::any_of(cells, [&](const QString& cell) {
                   return field.sort == Sort::Flag ? truthOf(cell).has_value() : isNumeric(cell);
               });
    }

    static bool isNumeric(const QString& cell) { return mayBeFigure(withoutTimes(cell.section(u'/', 0, 0))); }
    static bool areNumbers(const QStringList& cells) {
        return !cells.isEmpty() && std::ranges::count_if(cells, isNumeric) * 2 > cells.size();
    }

    bool has(const ListField& field) const { return std::ranges::count(m_form.columns, field) > 0; }

    /// The first column of texts most of which differ, or else the first of texts; of those that give nothing
    /// else, or at most a kind.
    std::optional<std::size_t> namingColumn() const {
        std::optional<std::size_t> texts;
        for (std::size_t column = 0; column < m_form.columns.size(); ++column) {
            const Sort sort = m_form.columns[column].sort;
            const QStringList cells = cellsOf(column);
            const bool isText = std::ranges::any_of(cells, [](const QString& cell) {
                return std::ranges::any_of(cell, [](QChar c) { return c.isLetter(); });
            });
            if ((sort != Sort::Nothing && sort != Sort::Kind) || !isText || areNumbers(cells))
                continue;
            if (QSet(cells.begin(), cells.end()).size() * 4 > cells.size() * 3)
                return column;
            texts = texts.value_or(column);
        }
        return texts;
    }

    void findNames() {
        auto& columns = m_form.columns;
        const auto kind = std::ranges::find(columns, Sort::Kind, &ListField::sort);
        const QStringList cells =
            kind == columns.end() ? QStringList() : cellsOf(static_cast<std::size_t>(kind - columns.begin()));
        const bool areKinds =
            std::ranges::any_of(cells, [this](const QString& cell) { return m_kinds.find(cell) != nullptr; });
        const auto name = std::ranges::find(columns, Sort::Name, &ListField::sort);
        const bool isNamed =
            name != columns.end() && !areNumbers(cellsOf(static_cast<std::size_t>(name - columns.begin())));
        const bool isOurKind = hasHeading(fieldName({Sort::Kind}));
        if (!isNamed && !areKinds && !isOurKind)
            if (const auto found = namingColumn(); found && columns[*found].sort == Sort::Nothing) {
                std::ranges::replace(columns, ListField{Sort::Name}, ListField());
                columns[*found] = {Sort::Name};
            }
        if (kind != columns.end() && !areKinds && !isOurKind && has({Sort::Name}) && isFilled(Number::Hits))
            std::ranges::replace(columns, ListField{Sort::Kind}, ListField()); // of another game
        if (!m_form.hasHeading)
            placeNumbers();
    }

    bool isFilled(Number number) const {
        const auto at = std::ranges::find(m_form.columns, ListField::of(number)) - m_form.columns.begin();
        return at < std::ssize(m_form.columns) && std::ranges::all_of(m_sample, [at](const TextRow* row) {
                   return !row->cells.value(at).isEmpty();
               });
    }

    /// Columns without headings: a number before the name is a count, and numbers after it come in the order
    /// of a Square's table.
    void placeNumbers() {
        std::vector<ListField> numbers;
        for (const Number number : {Number::Initiative, Number::Move, Number::Resistance, Number::Damage,
                                    Number::DefensePower, Number::AttackPower, Number::Hits})
            numbers.push_back(ListField::of(number));
        auto& columns = m_form.columns;
        const auto name = std::ranges::find(columns, ListField{Sort::Name}) - columns.begin();
        for (std::size_t column = 0; column < columns.size() && name < std::ssize(columns); ++column) {
            if (static_cast<std::ptrdiff_t>(column) == name || numbers.empty() ||
                !areNumbers(cellsOf(column)))
                continue;
            if (static_cast<std::ptrdiff_t>(column) < name) {
                columns[column] = {Sort::Count};
            } else {
                columns[column] = numbers.back();
                numbers.pop_back();
            }
        }
    }

    /// Whether the column numbers the rows: 3 or more in order, or 2 that grow under "No", where rows may be
    /// missing. A column that is added up doesn't.
    bool numbersRows(qsizetype column) const {
        const QString called = m_form.hasHeading ? bare(heading().cells.value(column)) : QString();
        const bool isNo = called == QLatin1String("no") || called == QLatin1String("number");
        std::optional<int> last;
        int numbered = 0;
        for (std::size_t row = m_form.firstRow(); row < m_rows.size(); ++row) {
            const QString cell = m_rows[row].cells.value(column);
            if (cell.isEmpty() || (m_form.hasHeading && m_rows[row].cells == heading().cells))
                continue;
            const auto number = wholeFigure(cell);
            const bool follows = number && (!last || (isNo ? *number > *last : *number == *last + 1));
            if (!follows || isTotal(m_rows[row]))
                return false;
            last = number;
            ++numbered;
        }
        return numbered >= (isNo ? 2 : 3);
    }

    const std::vector<TextRow>& m_rows;
    const KindNames& m_kinds;
    std::vector<const TextRow*> m_sample; ///< rows that may be units
    ListForm m_form;
};
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
    if (const TextField* text = textField(field))
        return QCoreApplication::translate("sf::document", text->name);
    if (field.sort == Sort::Flag)
        return text::flag(static_cast<Flag>(field.index));
    return field == ListField::of(Number::Hits) ? ListFormText::tr("Full hits")
                                                : text::number(static_cast<Number>(field.index));
}

QString fieldKey(const ListField& field) {
    if (const TextField* text = textField(field))
        return QString::fromLatin1(text->key);
    return QString::fromLatin1(field.sort == Sort::Flag ? key(static_cast<Flag>(field.index)).data()
                                                        : key(static_cast<Number>(field.index)).data());
}

bool isTotal(const TextRow& row) {
    //: The first words of rows that add up others, without blanks. Add those of your language.
    static const QStringList words =
        QCoreApplication::translate("sf::document",
                                    "total totals sum subtotal subtotals grandtotal summe gesamt "
                                    "insgesamt zwischensumme somme soustotal suma subtotales "
                                    "totale subtotale")
            .split(u' ');
    constexpr qsizetype longest = 20;
    const auto text = std::ranges::find_if(
        row.cells, [](const QString& cell) { return !cell.isEmpty() && !cell.front().isDigit(); });
    return text != row.cells.end() && text->size() <= longest && words.contains(bare(*text));
}

ListForm formOf(const std::vector<TextRow>& rows, std::optional<std::size_t> heading,
                const battle::Battle& battle) {
    return FormReader(rows, heading, KindNames(battle)).read(knownHeadings());
}

ListForm proposedForm(const std::vector<TextRow>& rows, const battle::Battle& battle) {
    // Above the headings may be a title, or what several of them have in common.
    constexpr std::size_t mostAbove = 8;
    const QHash<QString, ListField> known = knownHeadings();
    const KindNames kinds(battle);
    std::optional<ListForm> best;
    qsizetype most = 0;
    for (std::size_t row = 0; row < std::min(rows.size(), mostAbove + 1); ++row) {
        if (std::ranges::any_of(rows[row].cells, isFigure))
            break;
        const std::vector<ListField> called = fieldsCalled(rows[row], known);
        if (std::ssize(called) - std::ranges::count(called, ListField()) <= most)
            continue;
        ListForm form = FormReader(rows, row, kinds).read(known);
        const bool namesUnits = std::ranges::any_of(form.columns, [](const ListField& field) {
            return field.sort == Sort::Name || field.sort == Sort::Kind;
        });
        qsizetype named = 0; // as what the cells below are, too
        for (std::size_t column = 0; column < called.size(); ++column)
            named += called[column] != ListField() && called[column] == form.columns[column] ? 1 : 0;
        if (named <= most || (row > 0 && (named < 2 || !namesUnits)))
            continue;
        most = named;
        best = std::move(form);
    }
    if (best)
        return *std::move(best);
    FormReader first(rows, rows.empty() ? std::nullopt : std::optional<std::size_t>(0), kinds);
    return first.isOverNumbers() ? first.read(known) : FormReader(rows, {}, kinds).read(known);
}

} // namespace sf::document
