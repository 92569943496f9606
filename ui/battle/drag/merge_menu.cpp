// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/merge_menu.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/systems/system_text.h"
#include "ui/page/mnemonic.h"

namespace sf::ui {

MergeMenu::MergeMenu(const document::BattleDocument& document, QWidget* parent)
    : QMenu(parent), m_document(document) {
    connect(this, &QMenu::aboutToShow, this, &MergeMenu::fill);
}

void MergeMenu::fill() {
    clear();
    if (!m_stack)
        return;
    for (const hex::Hex hex : hex::within(m_stack->hex, 1))
        for (const auto& other : m_document.battle().stacks.at(hex))
            if (other->id != m_stack->id && other->side == m_stack->side)
                offer(*other);
    if (isEmpty())
        addAction(text::caption(tr("There is no stack of this side in this or an adjacent hex"),
                                m_document.battle(), battle::Topic::Stacks)
                      .text())
            ->setEnabled(false);
}

void MergeMenu::offer(const battle::Stack& other) {
    const battle::MergeStacks merge{m_stack->id, other.id};
    const auto outcome = m_document.check(merge);
    const auto* refusal = std::get_if<battle::Refusal>(&outcome);
    const QString name = text::stackName(other);
    auto* action = addAction(
        withoutShortcut(refusal ? text::labelled(name, text::refusal(*refusal, m_document.battle())) : name));
    action->setEnabled(!refusal);
    connect(action, &QAction::triggered, this, [this, merge] { Q_EMIT chosen(merge); });
}

} // namespace sf::ui

#include "moc_merge_menu.cpp"
