// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/lab_places.h"

#include "core/rules/battle/option.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/option_text.h"
#include "ui/battle/units/unit_field.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sf::ui {
namespace {

struct LabPlacesText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::LabPlacesText)
};

/// Brackets and dots separate the parts of a place.
bool mayName(const QString& part) {
    static const QRegularExpression separator(QStringLiteral("[.\\[\\]=]"));
    return !part.trimmed().isEmpty() && !part.contains(separator);
}

QString around(int now, int least) {
    return QStringLiteral("%1..%2").arg(QString::number(std::max(least, now - 2)),
                                        QString::number(std::max(least, now) + 2));
}

class Collector {
public:
    explicit Collector(const battle::Battle& battle) : m_battle(battle) {}

    std::vector<LabPlace> places() && {
        for (const battle::UnitKind& kind : *m_battle.kinds)
            addNumbers(QStringLiteral("unitKinds.%1").arg(QString::fromStdString(kind.name)),
                       QString::fromStdString(kind.name), *kind.profile);
        for (const battle::StackPointer& stack : m_battle.stacks)
            addStack(*stack);
        const battle::System& system = battle::systemOf(m_battle.rules);
        for (const auto options : {system.options(), battle::sharedOptions()})
            for (const Option& option : options)
                addOption(option);
        return std::move(m_places);
    }

private:
    void add(const QString& place, const QString& name, const QString& now, const QString& range) {
        const QString shown = text::displayName(name);
        const bool isTaken = std::ranges::find(m_places, shown, &LabPlace::name) != m_places.end();
        m_places.push_back(
            {place, isTaken ? LabPlacesText::tr("%1 (%2)").arg(shown, place) : shown, now, range});
    }
    void addNumbers(const QString& place, const QString& name, const battle::Profile& profile) {
        if (!mayName(name))
            return;
        for (int index = 0; index < battle::numberCount; ++index) {
            const auto number = static_cast<battle::Number>(index);
            const int least = number == battle::Number::Hits ? 1 : 0;
            add(place + u'.' + QLatin1String(battle::key(number).data()),
                LabPlacesText::tr("%1 of %2").arg(unitField(number).name, name),
                text::figure(profile[number]), around(profile[number], least));
        }
    }
    void addStack(const battle::Stack& stack) {
        const QString id = QString::fromStdString(stack.id.text);
        if (!mayName(id) || !stack.hasLivingUnits())
            return;
        const QString place = QStringLiteral("stacks[%1]").arg(id);
        const QString name = text::stackName(stack);
        const int count = static_cast<int>(stack.units->size());
        add(place + QStringLiteral(".count"), LabPlacesText::tr("Units of %1").arg(name), text::figure(count),
            around(count, 1));
        if (battle::systemOf(m_battle.rules).facing(stack)) {
            add(place + QStringLiteral(".posture"), LabPlacesText::tr("Posture of %1").arg(name), {},
                QStringLiteral("neutral,offensive,defensive"));
            add(place + QStringLiteral(".facing"),
                LabPlacesText::tr("Facing of %1, 0 is north and 1 the next clockwise").arg(name), {},
                QStringLiteral("0..5"));
        }
        for (const battle::Unit& unit : *stack.units)
            if (unit.own && mayName(QString::fromStdString(unit.id.text)))
                addNumbers(place + QStringLiteral(".units[%1]").arg(QString::fromStdString(unit.id.text)),
                           QString::fromStdString(unit.name.empty() ? unit.kind : unit.name), *unit.profile);
    }
    void addOption(const Option& option) {
        QStringList words;
        for (const std::string_view word : option.words)
            words << QString::fromUtf8(word).remove(u'"');
        add(QStringLiteral("houseRules.%1").arg(QLatin1String(option.name.data())), text::optionTitle(option),
            {},
            words.isEmpty()
                ? QStringLiteral("%1..%2").arg(QString::number(std::max(option.least, option.standard - 2)),
                                               QString::number(std::min(option.largest, option.standard + 2)))
                : words.join(u','));
    }

    const battle::Battle& m_battle;
    std::vector<LabPlace> m_places;
};

} // namespace

std::vector<LabPlace> labPlaces(const battle::Battle& battle) {
    return Collector(battle).places();
}

QString labPlaceName(const std::vector<LabPlace>& places, const QString& place) {
    const auto found = std::ranges::find(places, place, &LabPlace::place);
    return found == places.end() ? text::displayName(place) : found->name;
}

} // namespace sf::ui
