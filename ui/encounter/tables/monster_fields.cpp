// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in piece_field.h.
#include "core/rules/encounter/apply.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/encounter/tables/piece_field.h"

#include <QCoreApplication>

namespace sf::ui {

using encounter::Dungeon;
using encounter::Encounter;
using encounter::Monster;
using encounter::TableLine;

namespace {

using Problem = std::optional<text::Caption>;

struct MonsterText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MonsterField)
};

QString monsterHpText(const Monster& monster, const Dungeon& /*dungeon*/) {
    return QStringLiteral("%1 (%2)").arg(text::figure(monster.hp), text::figure(monster.initialHp));
}

/// One number sets the initial HP too of a Monster that isn't in an Encounter yet.
Problem readMonsterHp(const QString& text, Monster& monster, const Dungeon& dungeon) {
    const bool isMet = std::ranges::any_of(dungeon.encounters, [&](const auto& encounter) {
        return std::ranges::any_of(encounter->monsters,
                                   [&](const auto& met) { return met->id == monster.id; });
    });
    std::int64_t most = isMet ? monster.initialHp : encounter::largestNumber;
    std::int64_t hp = monster.hp;
    if (auto problem = readHp(text, 1, encounterRule(3), hp, most))
        return problem;
    const auto parts = hpParts(text);
    monster.initialHp = isMet || !parts->second.isNull() ? most : hp;
    monster.hp = hp;
    return std::nullopt;
}

QString monsterStatusText(const Monster& monster, const Dungeon& /*dungeon*/) {
    return monster.status ? text::status(*monster.status) : MonsterText::tr("none");
}

QStringList statusChoices(const Monster& /*monster*/, const Dungeon& /*dungeon*/) {
    QStringList choices{MonsterText::tr("none")};
    for (std::size_t i = 0; i < encounter::statusCount; ++i)
        choices << text::status(static_cast<encounter::Status>(i));
    return choices;
}

Problem readStatus(const QString& text, Monster& monster, const Dungeon& dungeon) {
    const qsizetype index = statusChoices(monster, dungeon).indexOf(text.trimmed());
    if (index < 0)
        return text::Caption{
            MonsterText::tr("“%1” is not a status that a Monster can inflict.").arg(text.left(30)),
            encounterRule(3)};
    monster.status.reset();
    if (index > 0)
        monster.status = static_cast<encounter::Status>(index - 1);
    return std::nullopt;
}

std::vector<PieceField<Monster>> makeMonsterFields() {
    return {
        {"name", MonsterText::tr("Monster"), MonsterText::tr("Its name (ENC-3)"), false,
         [](const Monster& monster, const Dungeon&) { return QString::fromStdString(monster.name); },
         [](const QString& text, Monster& monster, const Dungeon&) { return readName(text, monster.name); }},
        {"hp", MonsterText::tr("HP"),
         MonsterText::tr("HP and initial HP as X (Y); below 1 it is gone (ENC-3)"), true, monsterHpText,
         readMonsterHp},
        {"damage", MonsterText::tr("Damage"),
         MonsterText::tr("A dice formula such as 2d6 or 1d4+2, or a whole number (ENC-2)"), false,
         [](const Monster& monster, const Dungeon&) { return QString::fromStdString(monster.damage.text()); },
         [](const QString& text, Monster& monster, const Dungeon&) {
             return readDamage(text, monster.damage);
         }},
        {"type", MonsterText::tr("Type"), MonsterText::tr("Ranged, melee, magic or a combination (ENC-2)"),
         false, [](const Monster& monster, const Dungeon&) { return text::damageType(monster.type); },
         [](const QString& text, Monster& monster, const Dungeon&) {
             return readDamageType(text, monster.type);
         },
         [](const Monster&, const Dungeon&) { return damageTypeChoices(); }},
        numberField("ac", MonsterText::tr("AC"), MonsterText::tr("Armor class, which may be below 0 (ENC-7)"),
                    &Monster::ac, -encounter::largestNumber, encounter::largestNumber, encounterRule(3)),
        {"drop", MonsterText::tr("Drop"),
         MonsterText::tr("Items from the library, separated by commas (ENC-3)"), false,
         [](const Monster& monster, const Dungeon& dungeon) { return itemNames(dungeon, monster.drop); },
         [](const QString& text, Monster& monster, const Dungeon& dungeon) {
             return readItems(text, dungeon, encounterRule(3), monster.drop);
         }},
        numberField("dropRate", MonsterText::tr("Drop rate"),
                    MonsterText::tr("0 to 100; the drop goes to the Loot if 1d100 shows less (ENC-10)"),
                    &Monster::dropRate, 0, 100, encounterRule(3)),
        {"status", MonsterText::tr("Status"), MonsterText::tr("What it inflicts on a 1 of 1d4 (ENC-9)"),
         false, monsterStatusText, readStatus, statusChoices},
        {"xp", MonsterText::tr("XP"),
         MonsterText::tr(
             "Calculated: a third of initial HP × dice × sides + Z, rounded down, at least 1 (ENC-3)"),
         true, [](const Monster& monster, const Dungeon&) { return text::figure(monster.xp()); }},
    };
}

/// A Monster's field as a field of a table line.
PieceField<TableLine> ofLine(const PieceField<Monster>& mine) {
    PieceField<TableLine> field{
        mine.key, mine.title, mine.about, mine.isNumber,
        [&mine](const TableLine& line, const Dungeon& dungeon) { return mine.text(line.monster, dungeon); }};
    if (mine.read)
        field.read = [&mine](const QString& text, TableLine& line, const Dungeon& dungeon) {
            return mine.read(text, line.monster, dungeon);
        };
    if (mine.choices)
        field.choices = [&mine](const TableLine& line, const Dungeon& dungeon) {
            return mine.choices(line.monster, dungeon);
        };
    return field;
}

std::vector<PieceField<TableLine>> makeLineFields() {
    std::vector<PieceField<TableLine>> fields{
        numberField("weight", MonsterText::tr("Weight"),
                    MonsterText::tr("How many numbers of the die pick the line, 1 to 10000"),
                    &TableLine::weight, 1, 10'000, encounterRule(5))};
    for (const auto& mine : monsterFields())
        fields.push_back(ofLine(mine));
    return fields;
}

std::vector<PieceField<Encounter>> makeEncounterFields() {
    return {
        {"id", MonsterText::tr("Encounter"), MonsterText::tr("Its id in the document (ENC-5)"), false,
         [](const Encounter& encounter, const Dungeon&) { return QString::fromStdString(encounter.id); }},
        {"title", MonsterText::tr("Title"), MonsterText::tr("What you call it; its posts get this name too"),
         false,
         [](const Encounter& encounter, const Dungeon&) { return QString::fromStdString(encounter.title); },
         [](const QString& text, Encounter& encounter, const Dungeon&) -> Problem {
             encounter.title = text.simplified().toStdString();
             return std::nullopt;
         }},
        numberField("level", MonsterText::tr("Level"),
                    MonsterText::tr("Dungeon Level, shared by its Monsters (ENC-5)"), &Encounter::level,
                    -encounter::largestNumber, encounter::largestNumber, encounterRule(5)),
        {"mode", MonsterText::tr("Mode"),
         MonsterText::tr("Which damage is allowed between @s and its Monsters (ENC-8)"), false,
         [](const Encounter& encounter, const Dungeon&) { return text::mode(encounter.mode); },
         [](const QString& text, Encounter& encounter, const Dungeon&) -> Problem {
             const bool melee =
                 text.trimmed().compare(text::mode(encounter::Mode::Melee), Qt::CaseInsensitive) == 0;
             if (!melee &&
                 text.trimmed().compare(text::mode(encounter::Mode::Ranged), Qt::CaseInsensitive) != 0)
                 return text::Caption{MonsterText::tr("Type Ranged or Melee."), encounterRule(6)};
             encounter.mode = melee ? encounter::Mode::Melee : encounter::Mode::Ranged;
             return std::nullopt;
         },
         [](const Encounter&, const Dungeon&) {
             return QStringList{text::mode(encounter::Mode::Ranged), text::mode(encounter::Mode::Melee)};
         }},
        numberField("hoursTogether", MonsterText::tr("Hours with an @"),
                    MonsterText::tr("Without a break on a floor with an @; 24 are needed (ENC-6)"),
                    &Encounter::hoursTogether, 0, encounter::largestNumber, encounterRule(6)),
        numberField("hoursInMode", MonsterText::tr("Hours in this mode"),
                    MonsterText::tr("Without a break; 24 as Ranged are needed (ENC-6)"),
                    &Encounter::hoursInMode, 0, encounter::largestNumber, encounterRule(6)),
        {"monsters", MonsterText::tr("Monsters"), MonsterText::tr("It exists while it has one (ENC-5)"), true,
         [](const Encounter& encounter, const Dungeon&) {
             return text::figure(static_cast<qint64>(encounter.monsters.size()));
         }},
    };
}

} // namespace

const std::vector<PieceField<Monster>>& monsterFields() {
    static const std::vector<PieceField<Monster>> fields = makeMonsterFields();
    return fields;
}

const std::vector<PieceField<TableLine>>& tableLineFields() {
    static const std::vector<PieceField<TableLine>> fields = makeLineFields();
    return fields;
}

const std::vector<PieceField<Encounter>>& encounterFields() {
    static const std::vector<PieceField<Encounter>> fields = makeEncounterFields();
    return fields;
}

} // namespace sf::ui
