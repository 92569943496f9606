// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/map/battle_view_parts.h"

#include <QDropEvent>
#include <QGuiApplication>

#include <utility>

namespace sf::ui {

void BattleView::dragEnterEvent(QDragEnterEvent* event) {
    const std::optional<UnitDrag> drag = unitDrag(event->mimeData());
    if (!drag)
        return event->ignore();
    cancel();
    if (!m->carrier.pickUp({drag->stack, drag->units}, StackCarrier::Way::Dropped))
        return event->ignore();
    m->placeHandle();
    event->acceptProposedAction();
}

void BattleView::dragMoveEvent(QDragMoveEvent* event) {
    if (!m->carrier.isCarrying())
        return event->ignore();
    const hex::Hex before = m->context.layout().at(std::exchange(m->pointer, event->position()));
    if (const hex::Hex now = m->context.layout().at(m->pointer); now != before)
        m->showPlace(now);
    m->carrier.aim(m->pointer, event->modifiers().testFlag(Qt::ShiftModifier));
    if (m->carrier.proposal().refusal)
        event->ignore();
    else
        event->acceptProposedAction();
}

void BattleView::dragLeaveEvent(QDragLeaveEvent* /*event*/) {
    // What is let go where it may not go leaves too, and hears why.
    const std::optional<battle::Refusal> refusal = m->carrier.proposal().refusal;
    const bool isLetGo = !QGuiApplication::mouseButtons().testFlag(Qt::LeftButton);
    cancel();
    if (refusal && isLetGo)
        showMessage(m->context.sentence(*refusal));
}

void BattleView::dropEvent(QDropEvent* event) {
    if (!m->carrier.isCarrying())
        return event->ignore();
    m->carrier.aim(event->position(), event->modifiers().testFlag(Qt::ShiftModifier));
    if (m->carrier.drop()) {
        event->acceptProposedAction();
    } else {
        m->carrier.putBack();
        event->ignore();
    }
    m->placeHandle();
}

} // namespace sf::ui
