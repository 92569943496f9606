// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/structure_tool.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/board/board_view.h"
#include "ui/board/input_line.h"
#include "ui/forms/removal_question.h"

namespace sf::ui {

void StructureTool::mousePressed(QPointF point) {
    activated(m_context.layout().at(point));
}

bool StructureTool::activated(hex::Hex hex) {
    if (m_context.isOnMap(hex))
        askForName(hex);
    return true;
}

void StructureTool::askForName(hex::Hex hex) {
    const battle::Structure* there = m_context.battle().map->structureAt(hex);
    delete m_line;
    m_line = new InputLine(m_context.view, tr("Structure on %1").arg(text::hexName(hex)),
                           there ? QString::fromStdString(there->name) : tr("Gate"),
                           [this, hex](const QString& name) { return setName(hex, name.trimmed()); });
    m_line->placeBeside(m_context.layout().bounds(hex).toAlignedRect());
    m_line->setAcceptedOnFocusLoss();
    m_context.view.showMessage(tr("Type the structure's name; an empty name removes it"));
}

/// False if refused.
bool StructureTool::setName(hex::Hex hex, const QString& name) {
    const battle::Structure* there = m_context.battle().map->structureAt(hex);
    if (!there && name.isEmpty()) {
        m_context.view.showMessage(tr("Nothing has changed"));
        return true;
    }
    battle::Structure structure =
        there ? *there : battle::Structure{m_context.document.freshStructureId(), {}, hex, nullptr};
    if (name.isEmpty()) {
        // Queued: a question must not open while the line is closing.
        QMetaObject::invokeMethod(
            &m_context.view, [this, id = structure.id] { remove(id); }, Qt::QueuedConnection);
        return true;
    }
    structure.name = name.toStdString();
    const auto refusal = m_context.document.perform(battle::PutStructure{structure}).refusal;
    m_context.view.announce(refusal ? m_context.caption(*refusal)
                                    : tr("%1 is on %2").arg(name, text::hexName(hex)));
    return !refusal;
}

void StructureTool::remove(const battle::StructureId& structure) {
    const battle::Structure* there = m_context.battle().map->find(structure);
    const battle::RemoveStructure action{structure};
    if (!there || !mayRemove(text::action(action, m_context.battle()), m_context.document.removals({action}),
                             m_context.view))
        return;
    const hex::Hex hex = there->hex;
    const auto refusal = m_context.document.perform(action).refusal;
    m_context.view.announce(refusal ? m_context.caption(*refusal)
                                    : tr("The structure on %1 is removed").arg(text::hexName(hex)));
}

} // namespace sf::ui
