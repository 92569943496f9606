// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/convert_dialog.h"

#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_document.h"
#include "core/text/rule_words.h"
#include "core/text/words.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

RuleSystem otherRules(const battle::Battle& battle) {
    return battle.rules == RuleSystem::Smm ? RuleSystem::Multiplier : RuleSystem::Smm;
}

} // namespace

ConvertDialog::ConvertDialog(document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Other rules"), tr("&Convert"), parent)
    , m_document(document)
    , m_rules(otherRules(document.battle())) {
    setObjectName(QStringLiteral("convertDialog"));
    auto* head = new QLabel(
        m_rules == RuleSystem::Multiplier
            ? tr("The battle will use multiplier combat: sides take turns, and stacks fight in one hex.")
            : tr("The battle will use Stack Management Mechanics: stacks form Squares, and Conflicts are "
                 "fought in rounds."),
        this);
    head->setWordWrap(true);
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("What the conversion changes"));
    list->setWordWrap(true);
    list->setMinimumSize(fontMetrics().height() * 26, fontMetrics().height() * 9);
    content()->addWidget(head);
    content()->addWidget(list, 1);
    const auto outcome = document::conversionOf(m_document.battle(), m_rules);
    if (const auto* refusal = std::get_if<battle::Refusal>(&outcome)) {
        setProblem(text::withRule(text::refusal(*refusal, m_document.battle()), refusal->rule));
        return;
    }
    const QStringList notes = document::conversionNotes(std::get<document::Conversion>(outcome));
    list->addItems(notes.isEmpty() ? QStringList(tr("Everything is carried over.")) : notes);
    list->setCurrentRow(0);
    setHint(tr("You can undo the conversion."));
}

} // namespace sf::ui
