// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/text/battle_text.h.
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/elided.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

constexpr std::array directionWords{
    QT_TRANSLATE_NOOP("sf::text", "north"),      QT_TRANSLATE_NOOP("sf::text", "north-east"),
    QT_TRANSLATE_NOOP("sf::text", "south-east"), QT_TRANSLATE_NOOP("sf::text", "south"),
    QT_TRANSLATE_NOOP("sf::text", "south-west"), QT_TRANSLATE_NOOP("sf::text", "north-west")};
constexpr std::array shortDirectionWords{
    QT_TRANSLATE_NOOP("sf::text", "N"),  QT_TRANSLATE_NOOP("sf::text", "NE"),
    QT_TRANSLATE_NOOP("sf::text", "SE"), QT_TRANSLATE_NOOP("sf::text", "S"),
    QT_TRANSLATE_NOOP("sf::text", "SW"), QT_TRANSLATE_NOOP("sf::text", "NW")};
constexpr std::array edgeWords{QT_TRANSLATE_NOOP("sf::text", "Front"), QT_TRANSLATE_NOOP("sf::text", "Left"),
                               QT_TRANSLATE_NOOP("sf::text", "Right"), QT_TRANSLATE_NOOP("sf::text", "Back")};
constexpr std::array postureWords{
    QT_TRANSLATE_NOOP("sf::text", "Neutral"), QT_TRANSLATE_NOOP("sf::text", "Offensive"),
    QT_TRANSLATE_NOOP("sf::text", "Defensive"), QT_TRANSLATE_NOOP("sf::text", "Screening")};
constexpr std::array terrainWords{
    QT_TRANSLATE_NOOP("sf::text", "Open"),           QT_TRANSLATE_NOOP("sf::text", "Woods"),
    QT_TRANSLATE_NOOP("sf::text", "Rough"),          QT_TRANSLATE_NOOP("sf::text", "Mountain"),
    QT_TRANSLATE_NOOP("sf::text", "River"),          QT_TRANSLATE_NOOP("sf::text", "Water"),
    QT_TRANSLATE_NOOP("sf::text", "Road"),           QT_TRANSLATE_NOOP("sf::text", "Bridge"),
    QT_TRANSLATE_NOOP("sf::text", "Fort"),           QT_TRANSLATE_NOOP("sf::text", "Wall"),
    QT_TRANSLATE_NOOP("sf::text", "Unknown terrain")};
constexpr std::array numberWords{
    QT_TRANSLATE_NOOP("sf::text", "Upkeep"),       QT_TRANSLATE_NOOP("sf::text", "Level"),
    QT_TRANSLATE_NOOP("sf::text", "Caster bonus"), QT_TRANSLATE_NOOP("sf::text", "Attack"),
    QT_TRANSLATE_NOOP("sf::text", "Defense"),      QT_TRANSLATE_NOOP("sf::text", "Hits"),
    QT_TRANSLATE_NOOP("sf::text", "Move"),         QT_TRANSLATE_NOOP("sf::text", "AP"),
    QT_TRANSLATE_NOOP("sf::text", "DP"),           QT_TRANSLATE_NOOP("sf::text", "Dmg"),
    QT_TRANSLATE_NOOP("sf::text", "DR"),           QT_TRANSLATE_NOOP("sf::text", "Init")};
constexpr std::array flagWords{
    QT_TRANSLATE_NOOP("sf::text", "Ruler"),     QT_TRANSLATE_NOOP("sf::text", "Heir"),
    QT_TRANSLATE_NOOP("sf::text", "Attuned"),   QT_TRANSLATE_NOOP("sf::text", "Warlord"),
    QT_TRANSLATE_NOOP("sf::text", "Royal"),     QT_TRANSLATE_NOOP("sf::text", "Noble"),
    QT_TRANSLATE_NOOP("sf::text", "Caster"),    QT_TRANSLATE_NOOP("sf::text", "Decrypted"),
    QT_TRANSLATE_NOOP("sf::text", "Flyer"),     QT_TRANSLATE_NOOP("sf::text", "Mounted"),
    QT_TRANSLATE_NOOP("sf::text", "Ranged"),    QT_TRANSLATE_NOOP("sf::text", "Scout"),
    QT_TRANSLATE_NOOP("sf::text", "Commander"), QT_TRANSLATE_NOOP("sf::text", "Chief Warlord")};

static_assert(terrainWords.size() == battle::terrainCount + 1);
static_assert(numberWords.size() == battle::numberCount);
static_assert(flagWords.size() == battle::flagCount);

/// Names are in thousands of captions and cells, where nobody reads more of them.
QString shownName(std::string_view name) {
    constexpr qsizetype longestName = 100;
    return displayName(elided(name, longestName));
}

} // namespace

QString direction(hex::Direction direction) {
    return wordOf(directionWords, direction);
}

QString shortDirection(hex::Direction direction) {
    return wordOf(shortDirectionWords, direction);
}

QString edge(battle::Edge edge) {
    return wordOf(edgeWords, edge);
}

QString edgeLetter(battle::Edge edge) {
    switch (edge) {
    case battle::Edge::Front:
        return QCoreApplication::translate("sf::text", "F", "Front");
    case battle::Edge::Left:
        return QCoreApplication::translate("sf::text", "L", "Left");
    case battle::Edge::Right:
        return QCoreApplication::translate("sf::text", "R", "Right");
    case battle::Edge::Back:
        return QCoreApplication::translate("sf::text", "B", "Back");
    }
    Q_UNREACHABLE();
}

QString posture(battle::Posture posture) {
    return wordOf(postureWords, posture);
}

QString terrain(battle::Terrain terrain) {
    return wordOf(terrainWords, terrain);
}

QString number(battle::Number number) {
    return wordOf(numberWords, number);
}

QString flag(battle::Flag flag) {
    return wordOf(flagWords, flag);
}

QString hexName(hex::Hex hex) {
    return QString::number(hex.column) + u',' + QString::number(hex.row);
}

QString unitName(const battle::Unit& unit) {
    if (!unit.name.empty())
        return shownName(unit.name);
    return shownName(unit.kind.empty() ? unit.id.text : unit.kind);
}

QString unitName(const battle::Battle& battle, const battle::UnitId& id) {
    for (const battle::StackPointer& stack : battle.stacks)
        if (const battle::Unit* unit = stack->find(id))
            return unitName(*unit);
    return shownName(id.text);
}

QString unitsName(std::string_view kind) {
    return kind.empty() ? QCoreApplication::translate("sf::text", "units without a name") : shownName(kind);
}

QString stackName(const battle::Stack& stack) {
    return shownName(stack.name.empty() ? stack.id.text : stack.name);
}

QString stackName(const battle::Battle& battle, const battle::StackId& id) {
    const battle::StackPointer stack = battle.stacks.find(id);
    return stack ? stackName(*stack) : shownName(id.text);
}

QString structureName(const battle::Structure& structure) {
    return shownName(structure.name.empty() ? structure.id.text : structure.name);
}

QString structureName(const battle::Battle& battle, const battle::StructureId& id) {
    const battle::Structure* structure = battle.map->find(id);
    return structure ? structureName(*structure) : shownName(id.text);
}

QString sideName(const battle::Battle& battle, int side) {
    constexpr qsizetype longestSideName = 60; // it is in the middle of many lines and rows of buttons
    const bool known = side >= 0 && static_cast<std::size_t>(side) < battle.sides.size();
    if (known && !battle.sides[static_cast<std::size_t>(side)].name.empty())
        return displayName(elided(QString::fromStdString(battle.sides[static_cast<std::size_t>(side)].name),
                                  longestSideName));
    return QCoreApplication::translate("sf::text", "Side %1").arg(side + 1);
}

} // namespace sf::text
