// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/encounter_text.h"
#include "core/text/display_text.h"

#include "core/text/figures.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <array>

namespace sf::text {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("sf::text", text);
}

/// A sentence per action, used for undo steps and the log.
class DungeonActionText {
public:
    explicit DungeonActionText(const encounter::Dungeon& dungeon) : m_dungeon(dungeon) {}

    QString operator()(const encounter::Attack& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 attacks %2"))
            .arg(being(action.attacker), being(action.attackee));
    }
    QString operator()(const encounter::PassHours& action) const {
        return QCoreApplication::translate("sf::text", "Let %n hour(s) pass", nullptr, action.hours);
    }
    QString operator()(const encounter::ChangeLevel& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 moves to level %2"))
            .arg(being(action.who), figure(action.level));
    }
    QString operator()(const encounter::Wield& action) const {
        if (!action.item)
            return translated(QT_TRANSLATE_NOOP("sf::text", "%1 wields nothing")).arg(being(action.who));
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 wields %2"))
            .arg(being(action.who), item(*action.item));
    }
    QString operator()(const encounter::Wear& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 puts on %2"))
            .arg(being(action.who), item(action.item));
    }
    QString operator()(const encounter::Unwear& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 takes off %2"))
            .arg(being(action.who), item(action.item));
    }
    QString operator()(const encounter::Take& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 takes %2"))
            .arg(being(action.who), item(action.item));
    }
    QString operator()(const encounter::Drop& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "%1 drops %2"))
            .arg(being(action.who), item(action.item));
    }
    QString operator()(const encounter::PutPerson& action) const {
        return put(action.isNew, displayName(action.person.name));
    }
    QString operator()(const encounter::RemovePerson& action) const { return removed(being(action.who)); }
    QString operator()(const encounter::PutItem& action) const {
        return put(action.isNew, displayName(action.item.name));
    }
    QString operator()(const encounter::RemoveItem& action) const { return removed(item(action.item)); }
    QString operator()(const encounter::AddEncounter& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Add an Encounter on level %1"))
            .arg(figure(action.encounter.level));
    }
    QString operator()(const encounter::EditEncounter& action) const {
        return put(false, displayName(action.encounter));
    }
    QString operator()(const encounter::NameEncounter& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Rename the Encounter %1"))
            .arg(displayName(action.encounter));
    }
    QString operator()(const encounter::RemoveEncounter& action) const {
        return removed(displayName(action.encounter));
    }
    QString operator()(const encounter::AddMonster& action) const {
        return put(true, displayName(action.monster.name));
    }
    QString operator()(const encounter::EditMonster& action) const {
        return put(false, displayName(action.monster.name));
    }
    QString operator()(const encounter::RemoveMonster& action) const {
        return removed(being(action.monster));
    }
    QString operator()(const encounter::DrawMonster& /*action*/) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Add a random Monster"));
    }
    QString operator()(const encounter::PutTableLine& action) const {
        return put(action.index >= m_dungeon.table.size(), displayName(action.line.monster.name));
    }
    QString operator()(const encounter::RemoveTableLine& action) const {
        return removed(action.index < m_dungeon.table.size()
                           ? displayName(m_dungeon.table[action.index]->monster.name)
                           : QString());
    }
    QString operator()(const encounter::SetLoot& action) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Edit the Loot of level %1"))
            .arg(figure(action.level));
    }
    QString operator()(const encounter::SetTitle& /*action*/) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Rename the dungeon"));
    }
    QString operator()(const encounter::SetStartDate& /*action*/) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Change the date of the first day"));
    }
    QString operator()(const encounter::SetUndoDice& /*action*/) const {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Change the house rule “Undoing dice”"));
    }

private:
    static QString put(bool isNew, const QString& name) {
        return (isNew ? translated(QT_TRANSLATE_NOOP("sf::text", "Add %1"))
                      : translated(QT_TRANSLATE_NOOP("sf::text", "Edit %1")))
            .arg(name);
    }
    static QString removed(const QString& name) {
        return translated(QT_TRANSLATE_NOOP("sf::text", "Remove %1")).arg(name);
    }
    QString being(const std::string& id) const {
        if (const encounter::Person* person = m_dungeon.person(id))
            return displayName(person->name);
        const auto place = m_dungeon.placeOf(id);
        return displayName(place ? m_dungeon.monster(*place).name : id);
    }
    QString item(const std::string& id) const {
        const encounter::Item* found = m_dungeon.item(id);
        return displayName(found ? found->name : id);
    }

    const encounter::Dungeon& m_dungeon;
};

} // namespace

QString action(const encounter::Action& action, const encounter::Dungeon& dungeon) {
    return std::visit(DungeonActionText(dungeon), action);
}

QString armorType(encounter::ArmorType type) {
    constexpr std::array<const char*, encounter::armorTypeCount> words{
        QT_TRANSLATE_NOOP("sf::text", "Helm"),       QT_TRANSLATE_NOOP("sf::text", "Cloak"),
        QT_TRANSLATE_NOOP("sf::text", "Body armor"), QT_TRANSLATE_NOOP("sf::text", "Shirt"),
        QT_TRANSLATE_NOOP("sf::text", "Shield"),     QT_TRANSLATE_NOOP("sf::text", "Gloves"),
        QT_TRANSLATE_NOOP("sf::text", "Boots")};
    return translated(words[static_cast<std::size_t>(type)]);
}

QString status(encounter::Status status) {
    constexpr std::array<const char*, encounter::statusCount> words{
        QT_TRANSLATE_NOOP("sf::text", "Stunned"), QT_TRANSLATE_NOOP("sf::text", "Confused"),
        QT_TRANSLATE_NOOP("sf::text", "Hallucinating"), QT_TRANSLATE_NOOP("sf::text", "Blind"),
        QT_TRANSLATE_NOOP("sf::text", "Slimed")};
    return translated(words[static_cast<std::size_t>(status)]);
}

QString mode(encounter::Mode mode) {
    return mode == encounter::Mode::Ranged ? translated(QT_TRANSLATE_NOOP("sf::text", "Ranged"))
                                           : translated(QT_TRANSLATE_NOOP("sf::text", "Melee"));
}

QString damageType(encounter::DamageType type) {
    QStringList words;
    if (type.ranged)
        words.push_back(translated(QT_TRANSLATE_NOOP("sf::text", "ranged")));
    if (type.melee)
        words.push_back(translated(QT_TRANSLATE_NOOP("sf::text", "melee")));
    if (type.magic)
        words.push_back(translated(QT_TRANSLATE_NOOP("sf::text", "magic")));
    return listed(words);
}

QString clockTime(std::int64_t hour, const std::string& startDate) {
    QString time = translated(QT_TRANSLATE_NOOP("sf::text", "Day %1, hour %2"))
                       .arg(figure(hour / encounter::hoursADay + 1), figure(hour % encounter::hoursADay));
    const QDate first = QDate::fromString(QString::fromStdString(startDate), Qt::ISODate);
    if (!first.isValid())
        return time;
    return translated(QT_TRANSLATE_NOOP("sf::text", "%1 (%2)"))
        .arg(time,
             QLocale().toString(first.addDays(hour / encounter::hoursADay), QStringLiteral("d MMMM yyyy")));
}

QString encounterName(const encounter::Encounter& encounter) {
    return displayName(encounter.title.empty() ? encounter.id : encounter.title);
}

} // namespace sf::text
