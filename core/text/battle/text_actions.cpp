// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/text/battle_text.h.
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

/// A sentence per action, used for undo steps and the log.
class ActionText {
public:
    explicit ActionText(const battle::Battle& battle) : m_battle(battle) {}

    QString operator()(const battle::MoveStack& action) const {
        const QString text = action.free ? QCoreApplication::translate("sf::text", "Place %1 at %2")
                                         : QCoreApplication::translate("sf::text", "Move %1 to %2");
        return text.arg(name(action.stack), hexName(action.to));
    }
    QString operator()(const battle::RotateStack& action) const {
        if (action.steps == 3 || action.steps == -3)
            return QCoreApplication::translate("sf::text", "Rotate %1 by half a turn")
                .arg(name(action.stack));
        const int steps = std::abs(action.steps);
        const QString text =
            action.steps > 0
                ? QCoreApplication::translate("sf::text", "Rotate %1 right by %n hex side(s)", nullptr, steps)
                : QCoreApplication::translate("sf::text", "Rotate %1 left by %n hex side(s)", nullptr, steps);
        return text.arg(name(action.stack));
    }
    QString operator()(const battle::MergeStacks& action) const {
        return QCoreApplication::translate("sf::text", "Merge %1 into %2")
            .arg(name(action.stack), name(action.into));
    }
    QString operator()(const battle::SplitStack& action) const {
        return counted(QCoreApplication::translate("sf::text", "Split %n unit(s) off %1", nullptr,
                                                   int(action.units.size())),
                       action.stack);
    }
    QString operator()(const battle::SwapUnits& action) const {
        return QCoreApplication::translate("sf::text", "Swap %1 and %2")
            .arg(name(action.stack, action.first), name(action.stack, action.second));
    }
    QString operator()(const battle::SetPosture& action) const {
        return QCoreApplication::translate("sf::text", "Set the posture of %1 to %2")
            .arg(name(action.stack), posture(action.posture));
    }
    QString operator()(const battle::SetLeader& action) const {
        if (!action.leader)
            return QCoreApplication::translate("sf::text", "Let the most valuable Warlord lead %1")
                .arg(name(action.stack));
        return QCoreApplication::translate("sf::text", "Let %2 lead %1")
            .arg(name(action.stack), name(action.stack, *action.leader));
    }
    QString operator()(const battle::SetScreens& action) const {
        const QString who = name(action.stack);
        if (const auto* unit = std::get_if<battle::UnitId>(&action.screens))
            return QCoreApplication::translate("sf::text", "Let %1 screen %2")
                .arg(who, unitName(m_battle, *unit));
        if (const auto* structure = std::get_if<battle::StructureId>(&action.screens))
            return QCoreApplication::translate("sf::text", "Let %1 screen %2")
                .arg(who, structureName(m_battle, *structure));
        if (const auto* screened = std::get_if<battle::ScreenedEdge>(&action.screens))
            return QCoreApplication::translate("sf::text", "Let %1 screen the %3 of %2")
                .arg(who, name(screened->stack), edge(screened->edge));
        return QCoreApplication::translate("sf::text", "Stop %1 screening").arg(who);
    }
    QString operator()(const battle::SetModifiers& action) const {
        return QCoreApplication::translate("sf::text", "Change the modifiers of %1").arg(name(action.stack));
    }
    QString operator()(const battle::AddStack& action) const {
        return QCoreApplication::translate("sf::text", "Add the stack %1").arg(stackName(action.stack));
    }
    QString operator()(const battle::RemoveStack& action) const {
        return QCoreApplication::translate("sf::text", "Remove the stack %1").arg(name(action.stack));
    }
    QString operator()(const battle::RenameStack& action) const {
        return QCoreApplication::translate("sf::text", "Rename %1 to %2")
            .arg(name(action.stack), displayName(action.name));
    }
    QString operator()(const battle::SetStackSide& action) const {
        return QCoreApplication::translate("sf::text", "Give %1 to %2")
            .arg(name(action.stack), sideName(m_battle, action.side));
    }
    QString operator()(const battle::AddUnits& action) const {
        return counted(QCoreApplication::translate("sf::text", "Add %n unit(s) to %1", nullptr,
                                                   int(action.units.size())),
                       action.stack);
    }
    QString operator()(const battle::RemoveUnits& action) const {
        return counted(QCoreApplication::translate("sf::text", "Remove %n unit(s) from %1", nullptr,
                                                   int(action.units.size())),
                       action.stack);
    }
    QString operator()(const battle::EditUnit& action) const {
        return QCoreApplication::translate("sf::text", "Edit %1").arg(unitName(action.unit));
    }
    QString operator()(const battle::PaintTerrain& action) const {
        const battle::Terrain kind = battle::terrainFromKey(action.terrain);
        const QString ground = kind == battle::Terrain::Unknown ? displayName(action.terrain) : terrain(kind);
        return QCoreApplication::translate("sf::text", "Paint %n hex(es): %1", nullptr,
                                           int(action.hexes.size()))
            .arg(ground);
    }
    QString operator()(const battle::PutStructure& action) const {
        return QCoreApplication::translate("sf::text", "Place %1 at %2")
            .arg(structureName(action.structure), hexName(action.structure.hex));
    }
    QString operator()(const battle::RemoveStructure& action) const {
        return QCoreApplication::translate("sf::text", "Remove the structure %1")
            .arg(structureName(m_battle, action.structure));
    }
    QString operator()(const battle::PutKind& action) const {
        const QString kind = displayName(action.name);
        if (action.name.empty() || !m_battle.kind(action.name))
            return QCoreApplication::translate("sf::text", "Add the unit kind %1")
                .arg(action.newName.empty() ? kind : displayName(action.newName));
        if (action.newName.empty() || action.newName == action.name)
            return QCoreApplication::translate("sf::text", "Change the unit kind %1").arg(kind);
        return QCoreApplication::translate("sf::text", "Rename the unit kind %1 to %2")
            .arg(kind, displayName(action.newName));
    }
    QString operator()(const battle::OrderUnits& action) const {
        return QCoreApplication::translate("sf::text", "Reorder the units of %1").arg(name(action.stack));
    }
    QString operator()(const battle::SetSpecialBonus& action) const {
        const QString bonus = action.bonus.empty() ? QStringLiteral("1") : displayName(action.bonus);
        return QCoreApplication::translate("sf::text", "Set the special bonus of %1 to %2")
            .arg(name(action.stack), bonus);
    }
    QString operator()(const battle::RemoveKind& action) const {
        return QCoreApplication::translate("sf::text", "Remove the unit kind %1")
            .arg(displayName(action.name));
    }
    QString operator()(const battle::SetTitle& action) const {
        return QCoreApplication::translate("sf::text", "Rename the battle to %1")
            .arg(displayName(action.title));
    }
    QString operator()(const battle::SetSides& /*action*/) const {
        return QCoreApplication::translate("sf::text", "Change the sides");
    }
    QString operator()(const battle::ResizeMap& action) const {
        return QCoreApplication::translate("sf::text", "Resize the map to %1 × %2 hexes")
            .arg(figure(action.columns), figure(action.rows));
    }
    QString operator()(const battle::SetHouseRule& action) const {
        const QString option = displayName(action.option);
        if (!action.value)
            return QCoreApplication::translate("sf::text", "Reset the house rule %1 to its default")
                .arg(option);
        return QCoreApplication::translate("sf::text", "Set the house rule %1 to %2")
            .arg(option, displayName(*action.value).remove(u'"'));
    }

    QString operator()(const battle::StartPlay& /*action*/) const {
        return QCoreApplication::translate("sf::text", "Start playing");
    }
    QString operator()(const battle::EndPlay& /*action*/) const {
        return QCoreApplication::translate("sf::text", "Go back to the board");
    }
    QString operator()(const battle::SetReferee& action) const {
        return action.isOn ? QCoreApplication::translate("sf::text", "Turn on referee mode")
                           : QCoreApplication::translate("sf::text", "Turn off referee mode");
    }
    QString operator()(const battle::SayReady& action) const {
        return QCoreApplication::translate("sf::text", "Ready: %1").arg(sideName(m_battle, action.side));
    }
    QString operator()(const battle::Concede& action) const {
        return QCoreApplication::translate("sf::text", "Concede: %1").arg(sideName(m_battle, action.side));
    }
    QString operator()(const battle::PlaceArrival& action) const {
        return QCoreApplication::translate("sf::text", "Let %1 arrive at %2")
            .arg(name(action.stack), hexName(action.to));
    }
    QString operator()(const battle::SetZone& action) const {
        return QCoreApplication::translate("sf::text", "Set the deployment zone of %1")
            .arg(sideName(m_battle, action.side));
    }
    QString operator()(const battle::SetVictory& /*action*/) const {
        return QCoreApplication::translate("sf::text", "Change the victory conditions");
    }
    QString operator()(const battle::SetArrival& action) const {
        return QCoreApplication::translate("sf::text", "Change when %1 arrives").arg(name(action.stack));
    }

private:
    QString counted(const QString& text, const battle::StackId& stack) const { return text.arg(name(stack)); }
    QString name(const battle::StackId& id) const { return stackName(m_battle, id); }
    QString name(const battle::StackId& id, const battle::UnitId& unitId) const {
        const battle::StackPointer stack = m_battle.stacks.find(id);
        const battle::Unit* unit = stack ? stack->find(unitId) : nullptr;
        return unit ? unitName(*unit) : displayName(unitId.text);
    }

    const battle::Battle& m_battle;
};

} // namespace

QString action(const battle::Action& action, const battle::Battle& battle) {
    const bool isSecret = battle::isSealed(battle) && !battle::isFree(battle);
    if (isSecret && !std::holds_alternative<battle::SayReady>(action))
        return QCoreApplication::translate("sf::text", "Act in secret");
    return std::visit(ActionText(battle), action);
}

} // namespace sf::text
