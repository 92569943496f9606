// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/map/battle_view_parts.h"
#include "ui/battle/map/board_words.h"
#include "ui/battle/smm/rounds/typed_order.h"
#include "ui/battle/state/selection.h"

#include <algorithm>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>

namespace sf::ui {
namespace {

/// A key without modifiers, or with Shift where `shift` says so, and what it does.
struct Binding {
    int key;
    bool shift;
    void (*act)(BattleView&);
};
const std::vector<Binding>& bindings() {
    static const std::vector<Binding> list{
        {Qt::Key_R, false, [](BattleView& view) { view.rotateSelected(1); }},
        {Qt::Key_R, true, [](BattleView& view) { view.rotateSelected(-1); }},
        {Qt::Key_O, false, [](BattleView& view) { view.announcePosition(); }},
        {Qt::Key_M, false, [](BattleView& view) { view.announcePossibleMoves(); }},
        {Qt::Key_X, false, [](BattleView& view) { view.announceNeighbours(); }},
        {Qt::Key_T, false, [](BattleView& view) { view.announceSides(); }},
        {Qt::Key_L, false, [](BattleView& view) { view.announceLastAction(); }},
        {Qt::Key_A, false, [](BattleView& view) { view.attackAtCursor(); }},
        {Qt::Key_F, false, [](BattleView& view) { view.fleeToCursor(); }},
        {Qt::Key_H, false, [](BattleView& view) { Q_EMIT view.holdAsked(); }},
        {Qt::Key_G, false, [](BattleView& view) { view.startMergeOfSelected(); }},
        {Qt::Key_I, false, [](BattleView& view) { view.askForOrder(); }},
        {Qt::Key_N, false, [](BattleView& view) { view.selectNextStack(1); }},
        {Qt::Key_P, false, [](BattleView& view) { view.selectNextStack(-1); }},
        {Qt::Key_Period, false, [](BattleView& view) { view.selectNextStack(1); }},
        {Qt::Key_Comma, false, [](BattleView& view) { view.selectNextStack(-1); }},
        {Qt::Key_1, false, [](BattleView& view) { view.selectNextStack(1, 0); }},
        {Qt::Key_2, false, [](BattleView& view) { view.selectNextStack(1, 1); }},
        {Qt::Key_3, false, [](BattleView& view) { view.selectNextStack(1, 2); }},
        {Qt::Key_4, false, [](BattleView& view) { view.selectNextStack(1, 3); }},
        {Qt::Key_Plus, false, [](BattleView& view) { view.zoomIn(); }},
        {Qt::Key_Plus, true, [](BattleView& view) { view.zoomIn(); }},
        {Qt::Key_Equal, false, [](BattleView& view) { view.zoomIn(); }},
        {Qt::Key_Minus, false, [](BattleView& view) { view.zoomOut(); }},
        {Qt::Key_0, false, [](BattleView& view) { view.fit(); }},
        {Qt::Key_Question, false, [](BattleView& view) { Q_EMIT view.keysAsked(); }},
        {Qt::Key_Question, true, [](BattleView& view) { Q_EMIT view.keysAsked(); }},
        {Qt::Key_F2, false,
         [](BattleView& view) {
             if (view.selection().stack())
                 Q_EMIT view.renameRequested(*view.selection().stack());
         }},
        {Qt::Key_Delete, false, [](BattleView& view) { view.removeSelected(); }},
    };
    return list;
}

} // namespace

void BattleView::Parts::setCursorHex(hex::Hex hex) {
    context.selection.setCursor(hex);
    view.showHex(hex);
    view.setCursorShown(true);
    showPlace(hex);
    if (!carrier.isCarrying())
        return;
    carrier.aim(hex, std::nullopt);
    // A stack that may be merged with comes before the ground beside it.
    for (const battle::StackPointer& stack : context.stacksAt(hex)) {
        if (stack->id == carrier.adviser().carried().stack)
            continue;
        if (carrier.adviser().propose(hex, stack->id).isPossible())
            return carrier.aim(hex, stack->id);
    }
}

/// Paints or builds where the cursor is; false when the tool is none for that.
bool BattleView::Parts::brushAtCursor() {
    const hex::Hex hex = context.selection.cursor();
    if (!context.isOnMap(hex))
        return false;
    if (tool == Tool::TerrainBrush)
        TerrainGesture(context, brush.toStdString(), context.layout().centre(hex)).release({});
    else if (tool == Tool::StructureBrush)
        placeStructure(hex);
    else
        return false;
    return true;
}

/// Drops what is carried; else does what a brush does, or selects what stands under the cursor and picks it
/// up when it is selected.
void BattleView::Parts::enter() {
    if (carrier.isCarrying()) {
        carrier.drop();
        placeHandle();
        return;
    }
    view.setCursorShown(true);
    if (brushAtCursor())
        return;
    const std::vector<battle::StackPointer> there = context.stacksAt(context.selection.cursor());
    if (there.empty())
        return view.showMessage(describeCell(context.battle(), context.selection.cursor()));
    const battle::StackPointer selected = context.selected();
    if (selected && std::ranges::find(there, selected) != there.end())
        return view.startMoveOfSelected();
    if (there.size() > heapSize)
        return listStacks(there, [this](const battle::StackId& id) { context.selection.setStack(id); });
    context.selection.setStack(there.front()->id);
    view.showMessage(describeStack(context.battle(), *there.front()));
}

/// The next stack of the cursor's hex; while carrying the next thing to drop it on. False: leave the board.
bool BattleView::Parts::tab(int step) {
    if (carrier.isCarrying()) {
        carrier.aimAtNext();
        return true;
    }
    const std::vector<battle::StackPointer> there = context.stacksAt(context.selection.cursor());
    const auto now = std::ranges::find(there, context.selected());
    const auto index = static_cast<int>(now - there.begin());
    const int next = now == there.end() ? (step > 0 ? 0 : static_cast<int>(there.size()) - 1) : index + step;
    if (next < 0 || next >= static_cast<int>(there.size()))
        return false;
    const battle::StackPointer& stack = there[static_cast<std::size_t>(next)];
    context.selection.setStack(stack->id);
    view.showMessage(describeStack(context.battle(), *stack));
    return true;
}

bool BattleView::Parts::handleKey(QKeyEvent* event) {
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (view.moveCursorByKey(*event))
        return true;
    if (event->key() == Qt::Key_Escape) {
        const bool wasBusy = view.isBusy();
        view.cancel();
        return wasBusy;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enter();
        return true;
    }
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceHeld = true;
        updateMouseCursor();
        return true;
    }
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const auto binding = std::ranges::find_if(bindings(), [&](const Binding& candidate) {
        return candidate.key == event->key() && candidate.shift == shift;
    });
    if (binding == bindings().end())
        return false;
    binding->act(view);
    return true;
}

void BattleView::keyPressEvent(QKeyEvent* event) {
    if (!m->handleKey(event))
        BoardView::keyPressEvent(event);
}

void BattleView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m->spaceHeld = false;
        m->updateMouseCursor();
        return;
    }
    BoardView::keyReleaseEvent(event);
}

bool BattleView::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool back = key->key() == Qt::Key_Backtab;
        if ((key->key() == Qt::Key_Tab || back) && m->tab(back ? -1 : 1))
            return true;
    }
    return BoardView::event(event);
}

void BattleView::focusInEvent(QFocusEvent* event) {
    BoardView::focusInEvent(event);
    m->putBackKey->setEnabled(false); // keys come here now
    m->placeOverlay();
}

void BattleView::focusOutEvent(QFocusEvent* /*event*/) {
    m->spaceHeld = false;
    m->putBackKey->setEnabled(m->carrier.isCarrying());
    m->placeOverlay();
}

void BattleView::moveCursor(hex::Hex hex) {
    m->setCursorHex(hex);
}

void BattleView::updateCursor() {
    m->placeCursor();
}

QString BattleView::edgeMessage() const {
    return tr("Edge of the map at %1").arg(text::hexName(selection().cursor()));
}

void BattleView::activate() {
    m->enter();
}

// What the letters say
// ---------------------------------------------------------------------------------------------------------

void BattleView::announcePosition() {
    announce(describeCell(m->context.battle(), m->context.selection.cursor()));
}

void BattleView::announcePossibleMoves() {
    const battle::StackPointer stack = m->context.selected();
    announce(stack ? describeMoves(m->context.battle(), *stack) : tr("No stack is selected"));
}

void BattleView::announceNeighbours() {
    announce(describeNeighbours(m->context.battle(), m->context.selection.cursor()));
}

void BattleView::announceSides() {
    announce(describeSides(m->context.battle()));
}

void BattleView::announceLastAction() {
    const QString last = document().undoText();
    announce(last.isEmpty() ? tr("Nothing has been done yet") : tr("Last: %1").arg(last));
}

} // namespace sf::ui
