// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_form.h"

#include "core/document/lists/counted_name.h"
#include "core/text/battle_text.h"
#include "core/text/search_text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace sf::document {
namespace {

using battle::Flag;
using battle::Number;
using Sort = ListField::Sort;

struct ListFormText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListFormText)
};

bool isFigure(const QString& cell) {
    return wholeFigure(cell).has_value();
}

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
    std::optional<int> last;
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
        return ListFormText::tr("Not used");
    case Sort::Count:
        return ListFormText::tr("How many");
    case Sort::Name:
        return ListFormText::tr("Name");
    case Sort::Kind:
        return ListFormText::tr("Kind");
    case Sort::HitsLeft:
        return ListFormText::tr("Hits left");
    case Sort::Specials:
        return ListFormText::tr("Specials");
    case Sort::Number:
        return field == ListField::of(Number::Hits) ? ListFormText::tr("Full hits")
                                                    : text::number(static_cast<Number>(field.index));
    case Sort::Flag:
        return text::flag(static_cast<Flag>(field.index));
    }
    return {};
}

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

} // namespace sf::document
