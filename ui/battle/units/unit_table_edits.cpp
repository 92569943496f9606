// SPDX-License-Identifier: GPL-3.0-or-later
// The table's edits of units: each is an action of the document; refusals show beside the table.
// Declared in unit_table.h.
#include "core/document/battle/battle_document.h"
#include "core/document/lists/unit_names.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/systems/system_text.h"
#include "ui/battle/drag/battle_clipboard.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/battle/units/split_dialog.h"
#include "ui/battle/units/unit_dialog.h"
#include "ui/battle/units/unit_list_dialog.h"
#include "ui/battle/units/unit_phrase.h"
#include "ui/battle/units/unit_rows.h"
#include "ui/battle/units/unit_table.h"
#include "ui/battle/units/unit_table_model.h"
#include "ui/forms/refusal_line.h"
#include "ui/forms/removal_question.h"
#include "ui/widgets/window_request.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

#include <algorithm>

namespace sf::ui {

namespace {

/// A whole unit of the kind; of no kind, with one hit, when the document has none.
battle::Unit freshUnit(const document::BattleDocument& document, const std::string& kind) {
    const auto& kinds = *document.battle().kinds;
    battle::Unit unit;
    unit.kind = kind.empty() && !kinds.empty() ? kinds.front().name : kind;
    if (unit.kind.empty()) {
        battle::Traits traits;
        traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 1;
        unit.own = std::make_shared<battle::Traits>(traits);
    }
    unit.id = document.freshUnitId();
    battle::resolve(unit, document.battle().kind(unit.kind));
    unit.hitsLeft = unit[battle::Number::Hits];
    return unit;
}

/// Copies of these units for the same stack.
battle::AddUnits duplicates(const document::BattleDocument& document, const battle::Stack& stack,
                            const std::vector<battle::UnitId>& units) {
    std::vector<battle::Unit> copies;
    copies.reserve(units.size());
    for (const battle::UnitId& unit : units)
        copies.push_back(*stack.find(unit));
    return document::addition(document, stack, std::move(copies));
}

} // namespace

bool UnitTable::perform(const std::vector<battle::Action>& actions, const QString& text) {
    return m_refusal->showRefusal(m_document.perform(actions, text).refusal, m_document.battle());
}

void UnitTable::edit(int row, const UnitField& field, const QString& text) {
    std::vector<battle::UnitId> targets = selectedUnits();
    const auto& own = m_model->unit(row).id;
    const bool alone = &field == &unitFields()[NameColumn] ||
                       std::find(targets.begin(), targets.end(), own) == targets.end();
    if (alone)
        targets = {own};
    std::vector<battle::Unit> changed;
    for (const auto& id : targets) {
        const auto& unit = *m_shown->stack->find(id);
        auto outcome = edited(unit, field, text, *m_shown->battle);
        if (const auto* problem = std::get_if<text::Caption>(&outcome))
            return m_refusal->say(*problem);
        if (!(std::get<battle::Unit>(outcome) == unit))
            changed.push_back(std::get<battle::Unit>(std::move(outcome)));
    }
    performEdits(changed, field);
}

void UnitTable::performEdits(const std::vector<battle::Unit>& units, const UnitField& field) {
    if (units.empty()) {
        m_refusal->clear();
        return;
    }
    std::vector<battle::Action> actions;
    actions.reserve(units.size());
    for (const auto& unit : units)
        actions.emplace_back(battle::EditUnit{m_shown->stack->id, unit});
    const QString what = units.size() == 1 ? text::unitName(units.front())
                                           : tr("%n unit(s)", nullptr, static_cast<int>(units.size()));
    perform(actions, tr("Change %1 of %2").arg(field.name, what));
}

void UnitTable::resetToKind() {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const UnitField& field = m_model->field(current.column());
    std::vector<battle::Unit> changed;
    for (const auto& id : selectedUnits())
        if (const auto& unit = *m_shown->stack->find(id); !isInherited(field, unit))
            changed.push_back(withoutOwn(unit, field, *m_shown->battle));
    performEdits(changed, field);
}

/// The other units keep their order.
void UnitTable::order(const std::vector<battle::UnitId>& units, int row) {
    std::vector<battle::UnitId> ids;
    for (int at = 0; at <= m_model->rowCount(); ++at) {
        if (at == row)
            ids.insert(ids.end(), units.begin(), units.end());
        if (at < m_model->rowCount() && std::ranges::find(units, m_model->unit(at).id) == units.end())
            ids.push_back(m_model->unit(at).id);
    }
    const bool isDone = m_refusal->showRefusal(
        m_document.perform(battle::OrderUnits{m_shown->stack->id, ids}).refusal, m_document.battle());
    if (isDone)
        showMessage(
            *this,
            text::caption(tr("The stacking order of %1 has changed").arg(text::stackName(*m_shown->stack)),
                          m_document.battle(), battle::Topic::StackingOrder));
}

void UnitTable::moveBy(int by) {
    if (!m_model->hasStackingOrder())
        return;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::vector<int> at;
    at.reserve(static_cast<std::size_t>(rows.size()));
    for (const QModelIndex& index : rows)
        at.push_back(index.row());
    if (at.empty())
        return;
    std::ranges::sort(at);
    std::vector<battle::UnitId> units;
    units.reserve(at.size());
    for (const int row : at)
        units.push_back(m_model->unit(row).id);
    const int before = by < 0 ? at.front() - 1 : at.back() + 2;
    if (before >= 0 && before <= m_model->rowCount())
        order(units, before);
}

void UnitTable::addUnits() {
    const QModelIndex current = m_table->currentIndex();
    const auto unit = freshUnit(m_document, current.isValid() ? m_model->unit(current.row()).kind : "");
    UnitDialog dialog(m_document, m_shown->stack->id, unit, UnitDialog::Mode::Add, this);
    dialog.exec();
}

void UnitTable::editUnit() {
    const auto units = selectedUnits();
    const QModelIndex current = m_table->currentIndex();
    if (units.empty() || !current.isValid())
        return;
    UnitDialog dialog(m_document, m_shown->stack->id, m_model->unit(current.row()), UnitDialog::Mode::Edit,
                      this);
    dialog.exec();
}

bool UnitTable::copy() {
    const auto chosen = selectedUnits();
    if (chosen.empty() || !copyUnits(m_document.battle(), m_shown->stack->id, chosen))
        return false;
    showMessage(*this, tr("%n unit(s) copied", nullptr, static_cast<int>(chosen.size())));
    return true;
}

void UnitTable::copyAsMarkdown() {
    const auto chosen = selectedUnits();
    std::vector<const battle::Unit*> units;
    units.reserve(chosen.size());
    for (const battle::UnitId& id : chosen)
        units.push_back(m_shown->stack->find(id));
    QGuiApplication::clipboard()->setText(document::asMarkdown(document::listOf(units)));
    showMessage(*this, tr("%n unit(s) copied", nullptr, static_cast<int>(units.size())));
}

void UnitTable::cut() {
    if (copy())
        removeUnits(true);
}

void UnitTable::paste() {
    if (m_shown && isClipCopied())
        pasteUnits();
    else if (m_shown)
        UnitListDialog(m_document, m_shown->stack->id, QGuiApplication::clipboard()->text(), this).exec();
}

void UnitTable::pasteUnits() {
    if (!mayEdit(m_document))
        return m_refusal->say({tr("You can paste units only on a board or in referee mode."), battleRule(1)});
    const auto read = readClip(m_document, this);
    if (const auto* why = std::get_if<QString>(&read)) {
        if (!why->isEmpty())
            m_refusal->say(*why);
        return;
    }
    const auto& [paste, kinds] = std::get<PastedParts>(read);
    const std::int64_t count = paste.units();
    if (count == 0)
        return m_refusal->say(tr("There are no units on the clipboard."));
    const std::size_t before = m_shown->stack->units->size();
    const QString text = tr("Paste %n unit(s)", nullptr, static_cast<int>(count));
    if (!perform(paste.unitsInto(*m_shown->stack, kinds), text))
        return;
    std::vector<battle::UnitId> pasted;
    for (std::size_t i = before; i < m_shown->stack->units->size(); ++i)
        pasted.push_back((*m_shown->stack->units)[i].id);
    select(pasted, pasted.front(), m_table->currentIndex().column());
    showMessage(*this, text::inSentences(QStringList(tr("Done: %1").arg(text)) + paste.notes()));
}

void UnitTable::duplicate() {
    const auto chosen = selectedUnits();
    if (!chosen.empty())
        perform({duplicates(m_document, *m_shown->stack, chosen)},
                tr("Duplicate %n unit(s)", nullptr, static_cast<int>(chosen.size())));
}

void UnitTable::removeUnits(bool isCut) {
    const auto chosen = selectedUnits();
    if (chosen.empty())
        return;
    const auto count = static_cast<int>(chosen.size());
    const QString text =
        isCut ? tr("Cut %n unit(s)", nullptr, count) : tr("Remove %n unit(s)", nullptr, count);
    const std::vector<battle::Action> actions{battle::RemoveUnits{m_shown->stack->id, chosen}};
    if (mayRemove(text, m_document.removals(actions), *this))
        perform(actions, text);
}

void UnitTable::splitOff() {
    if (!m_shown)
        return;
    SplitDialog dialog(m_document, m_shown->stack->id, selectedUnits(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_selection.setStack(dialog.newStack());
}

void UnitTable::merge(const battle::MergeStacks& merge) {
    if (m_refusal->showRefusal(m_document.perform(merge).refusal, m_document.battle()))
        m_selection.setStack(merge.into);
}

} // namespace sf::ui
