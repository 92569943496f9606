// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in piece_field.h.
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/encounter/tables/piece_field.h"

#include <QCoreApplication>

namespace sf::ui {

using text::Caption;

using encounter::Dungeon;
using encounter::Item;

namespace {

using Problem = std::optional<text::Caption>;

struct ItemText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ItemField)
};

QString kindText(const Item& item, const Dungeon& /*dungeon*/) {
    if (item.weapon && item.armor)
        return ItemText::tr("weapon and armor");
    return item.weapon ? ItemText::tr("weapon") : item.armor ? ItemText::tr("armor") : ItemText::tr("other");
}

QStringList kindChoices(const Item& /*item*/, const Dungeon& /*dungeon*/) {
    return {ItemText::tr("other"), ItemText::tr("weapon"), ItemText::tr("armor"),
            ItemText::tr("weapon and armor")};
}

Problem readKind(const QString& text, Item& item, const Dungeon& dungeon) {
    const qsizetype kind = kindChoices(item, dungeon).indexOf(text.trimmed());
    if (kind < 0)
        return text::Caption{ItemText::tr("Type weapon, armor, weapon and armor, or other."),
                             encounterRule(4)};
    const bool weapon = kind == 1 || kind == 3;
    const bool armor = kind == 2 || kind == 3;
    if (weapon && !item.weapon)
        item.weapon = encounter::Weapon{encounter::bareAttack.damage, encounter::typeOfNewWeapon(item.name)};
    if (!weapon)
        item.weapon.reset();
    if (armor && !item.armor)
        item.armor = encounter::Armor{};
    if (!armor)
        item.armor.reset();
    return std::nullopt;
}

Caption noWeapon() {
    return {ItemText::tr("This item is not a weapon."), encounterRule(4)};
}

Caption noArmor() {
    return {ItemText::tr("This item is not an armor."), encounterRule(4)};
}

Problem readItemDamage(const QString& text, Item& item, const Dungeon& /*dungeon*/) {
    return item.weapon ? readDamage(text, item.weapon->damage) : noWeapon();
}

Problem readItemType(const QString& text, Item& item, const Dungeon& /*dungeon*/) {
    return item.weapon ? readDamageType(text, item.weapon->type) : noWeapon();
}

Problem readAc(const QString& text, Item& item, const Dungeon& /*dungeon*/) {
    if (!item.armor)
        return noArmor();
    std::int64_t ac = 0;
    if (auto problem = readNumber(text, 0, 1'000'000, encounterRule(4), ac))
        return problem;
    item.armor->ac = static_cast<int>(ac);
    return std::nullopt;
}

QStringList armorTypes(const Item& /*item*/, const Dungeon& /*dungeon*/) {
    QStringList types;
    for (std::size_t i = 0; i < encounter::armorTypeCount; ++i)
        types << text::armorType(static_cast<encounter::ArmorType>(i));
    return types;
}

Problem readArmorType(const QString& text, Item& item, const Dungeon& dungeon) {
    if (!item.armor)
        return noArmor();
    const qsizetype type = armorTypes(item, dungeon).indexOf(text.trimmed());
    if (type < 0)
        return text::Caption{ItemText::tr("“%1” is not one of the seven armor types.").arg(text.left(30)),
                             encounterRule(4)};
    item.armor->type = static_cast<encounter::ArmorType>(type);
    return std::nullopt;
}

QStringList resistanceChoices(const Item& /*item*/, const Dungeon& /*dungeon*/) {
    return {ItemText::tr("no"), ItemText::tr("yes")};
}

Problem readResistance(const QString& text, Item& item, const Dungeon& dungeon) {
    if (!item.armor)
        return noArmor();
    const qsizetype resistant = resistanceChoices(item, dungeon).indexOf(text.trimmed());
    if (resistant < 0)
        return text::Caption{ItemText::tr("Type yes if the armor is magic resistant, otherwise no."),
                             encounterRule(4)};
    item.armor->magicResistant = resistant == 1;
    return std::nullopt;
}

std::vector<PieceField<Item>> makeItemFields() {
    return {
        {"name", ItemText::tr("Item"), ItemText::tr("Its name in the library (ENC-4)"), false,
         [](const Item& item, const Dungeon&) { return QString::fromStdString(item.name); },
         [](const QString& text, Item& item, const Dungeon&) { return readName(text, item.name); }},
        {"kind", ItemText::tr("Kind"), ItemText::tr("Weapon, armor, both or neither (ENC-4)"), false,
         kindText, readKind, kindChoices},
        {"damage", ItemText::tr("Damage"),
         ItemText::tr("A dice formula such as 2d6 or 1d4+2, or a whole number (ENC-2)"), false,
         [](const Item& item, const Dungeon&) {
             return item.weapon ? QString::fromStdString(item.weapon->damage.text()) : QString();
         },
         readItemDamage},
        {"type", ItemText::tr("Type"),
         ItemText::tr("Ranged, melee, magic or a combination (ENC-2); spellbooks and wands start as ranged, "
                      "magic (ENC-4)"),
         false,
         [](const Item& item, const Dungeon&) {
             return item.weapon ? text::damageType(item.weapon->type) : QString();
         },
         readItemType, [](const Item&, const Dungeon&) { return damageTypeChoices(); }},
        {"ac", ItemText::tr("AC"), ItemText::tr("AC of a piece of armor, 0 or more (ENC-4)"), true,
         [](const Item& item, const Dungeon&) {
             return item.armor ? text::figure(item.armor->ac) : QString();
         },
         readAc},
        {"armorType", ItemText::tr("Armor type"),
         ItemText::tr("At most one armor of each type can be worn (ENC-4)"), false,
         [](const Item& item, const Dungeon&) {
             return item.armor ? text::armorType(item.armor->type) : QString();
         },
         readArmorType, armorTypes},
        {"magicResistant", ItemText::tr("Resists magic"),
         ItemText::tr("Magic damage against its wearer is 0 (ENC-7)"), false,
         [](const Item& item, const Dungeon& dungeon) {
             return item.armor ? resistanceChoices(item, dungeon)[item.armor->magicResistant ? 1 : 0]
                               : QString();
         },
         readResistance, resistanceChoices},
    };
}

} // namespace

const std::vector<PieceField<Item>>& itemFields() {
    static const std::vector<PieceField<Item>> fields = makeItemFields();
    return fields;
}

} // namespace sf::ui
