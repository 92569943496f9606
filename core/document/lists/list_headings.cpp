// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_headings.h"

#include "core/text/battle_text.h"
#include "core/text/search_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

using battle::Flag;
using battle::Number;
using Sort = ListField::Sort;

struct ListFormText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListFormText)
};

struct Headings {
    ListField field;
    const char* words; ///< bare, with blanks between them
};

/// What lists call their columns besides the program's own words: abbreviations, and German, French, Spanish
/// and Italian. Translators add those of their language.
const std::vector<Headings>& otherHeadings() {
    static const std::vector<Headings> headings{
        {{Sort::Count},
         QT_TRANSLATE_NOOP("sf::document", "count number quantity qty no x units amount howmany anzahl menge "
                                           "quantite cantidad quantita")},
        {{Sort::Name},
         QT_TRANSLATE_NOOP(
             "sf::document",
             "name unit unitname monster monsters creature creaturename monstername player players "
             "character charactername model title hero figure combatant troop troops soldier enemy "
             "npc einheit truppe kreatur nom unite creature unidad nombre criatura nome unita "
             "creatura")},
        {{Sort::Kind},
         QT_TRANSLATE_NOOP("sf::document",
                           "kind type class unittype unitclass typ art klasse classe tipo clase")},
        {{Sort::HitsLeft},
         QT_TRANSLATE_NOOP("sf::document", "hitsleft left currenthp hpcurrent currenthits currenthealth "
                                           "hpleft remaininghp ubrig restants restantes")},
        {{Sort::Specials},
         QT_TRANSLATE_NOOP("sf::document",
                           "special specials abilities traits keywords besonderes fahigkeiten capacites "
                           "habilidades especiales abilita")},
        {ListField::of(Number::Hits),
         QT_TRANSLATE_NOOP(
             "sf::document",
             "hits hit hp hps maxhp hpmax hitpoint hitpoints maxhitpoints maxhits totalhp health "
             "maxhealth healthpoints wounds fullhits treffer trefferpunkte lebenspunkte lp leben pv "
             "pointsdevie vie puntosdevida vida puntivita vita")},
        {ListField::of(Number::Attack),
         QT_TRANSLATE_NOOP("sf::document", "att atk angriff ang attaque ataque atq attacco")},
        {ListField::of(Number::Defense),
         QT_TRANSLATE_NOOP("sf::document", "def defence verteidigung ver vert abwehr defensa difesa")},
        {ListField::of(Number::Move),
         QT_TRANSLATE_NOOP("sf::document",
                           "mov mv moves movement bewegung bew mouvement mvt movimiento movimento")},
        {ListField::of(Number::AttackPower), QT_TRANSLATE_NOOP("sf::document", "ap angriffskraft")},
        {ListField::of(Number::DefensePower),
         QT_TRANSLATE_NOOP("sf::document", "dp defencepower verteidigungskraft")},
        {ListField::of(Number::Damage),
         QT_TRANSLATE_NOOP("sf::document", "dmg dam schaden degats dano danno")},
        {ListField::of(Number::Resistance),
         QT_TRANSLATE_NOOP("sf::document", "dr damageresistance widerstand resistencia resistenza")},
        {ListField::of(Number::Initiative),
         QT_TRANSLATE_NOOP("sf::document", "init initiative iniciativa iniziativa")},
        {ListField::of(Number::Level), QT_TRANSLATE_NOOP("sf::document", "lvl stufe niveau nivel livello")},
        {ListField::of(Number::Upkeep), QT_TRANSLATE_NOOP("sf::document", "maintenance unterhalt")},
        {ListField::of(Flag::Flyer),
         QT_TRANSLATE_NOOP("sf::document", "flying flies fliegend fliegt flieger volant volador volante")},
        {ListField::of(Flag::Ranged),
         QT_TRANSLATE_NOOP("sf::document", "shoots schutze fernkampf tireur distancia")},
        {ListField::of(Flag::Mounted),
         QT_TRANSLATE_NOOP("sf::document", "cavalry beritten reiter monte montado cavalleria")}};
    return headings;
}

} // namespace

QString bare(const QString& heading) {
    QString letters;
    for (const QChar c : text::searchable(heading))
        if (c.isLetterOrNumber())
            letters += c;
    return letters;
}

QHash<QString, ListField> knownHeadings() {
    QHash<QString, ListField> known;
    const auto add = [&known](const QString& heading, const ListField& field) {
        if (const QString word = bare(heading); !known.contains(word))
            known.insert(word, field);
    };
    for (const ListField& field : listFields()) {
        add(fieldName(field), field);
        add(fieldKey(field), field);
        if (field.sort == Sort::Number)
            add(text::number(static_cast<Number>(field.index)), field);
    }
    for (const auto& [field, words] : otherHeadings())
        for (const QString& text :
             {QString::fromUtf8(words), QCoreApplication::translate("sf::document", words)})
            for (const QString& word : text.split(u' '))
                add(word, field);
    known.remove({}); // of "-"
    return known;
}

ListField fieldCalled(const QString& heading, const QHash<QString, ListField>& known) {
    const auto found = known.constFind(bare(heading));
    return found != known.constEnd() ? *found : known.value(bare(heading.section(u'(', 0, 0)));
}

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

QString fieldKey(const ListField& field) {
    switch (field.sort) {
    case Sort::Nothing:
        return QStringLiteral("-");
    case Sort::Count:
        return QStringLiteral("count");
    case Sort::Name:
        return QStringLiteral("name");
    case Sort::Kind:
        return QStringLiteral("kind");
    case Sort::HitsLeft:
        return QStringLiteral("hitsLeft");
    case Sort::Specials:
        return QStringLiteral("specials");
    case Sort::Number:
        return QString::fromLatin1(key(static_cast<Number>(field.index)).data());
    case Sort::Flag:
        return QString::fromLatin1(key(static_cast<Flag>(field.index)).data());
    }
    return {};
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

} // namespace sf::document
