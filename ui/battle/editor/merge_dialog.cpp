// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/merge_dialog.h"

#include "core/text/battle_text.h"
#include "core/text/systems/system_text.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/speech/quiet_view.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace sf::ui {

MergeDialog::MergeDialog(const document::BattleDocument& document, battle::StackPointer stack,
                         QWidget* parent)
    : FormDialog(tr("Merge %1 into").arg(text::stackName(*stack)), tr("&Merge"), parent)
    , m_document(document)
    , m_stack(std::move(stack))
    , m_list(new QuietView<QListWidget>(this)) {
    m_list->setAccessibleName(tr("Stacks it can merge into"));
    m_list->setMinimumSize(360, 120);
    content()->addWidget(m_list);
    fill();
    connect(m_list, &QListWidget::currentRowChanged, this, &MergeDialog::refresh);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    m_list->setCurrentRow(0);
    refresh();
}

void MergeDialog::fill() {
    for (const auto& other : m_document.battle().stacks) {
        const auto outcome = m_document.check(battle::MergeStacks{m_stack->id, other->id});
        if (!std::holds_alternative<battle::Changes>(outcome))
            continue;
        m_possible.push_back(other);
        m_list->addItem(
            tr("%1, %2").arg(text::stackName(*other), battleMode(m_document.battle()).place(*other)));
    }
}

void MergeDialog::refresh() {
    const int row = m_list->currentRow();
    if (row < 0)
        return setProblem(
            text::caption(tr("There is no stack of its side in the same or a neighbouring hex."),
                          m_document.battle(), battle::Topic::Stacks));
    const auto& other = *m_possible[static_cast<std::size_t>(row)];
    const int count = other.living() + m_stack->living();
    setProblem({});
    setHint(battleMode(m_document.battle()).mergerText(m_document.battle(), count));
}

std::optional<battle::StackId> MergeDialog::into() const {
    const int row = m_list->currentRow();
    if (row < 0)
        return {};
    return m_possible[static_cast<std::size_t>(row)]->id;
}

} // namespace sf::ui

#include "moc_merge_dialog.cpp"
