// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/add_units_dialog.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/units/new_stack_fields.h"
#include "ui/forms/word_completer.h"

#include <QLineEdit>

namespace sf::ui {

AddUnitsDialog::AddUnitsDialog(const document::BattleDocument& document, const battle::StackPointer& into,
                               hex::Hex hex, QWidget* parent)
    : FormDialog(into ? tr("Add units to %1").arg(text::stackName(*into)) : tr("Add a stack"),
                 into ? tr("&Add units") : tr("&Add the stack"), parent)
    , m_document(document)
    , m_into(into)
    , m_line(new QLineEdit(this)) {
    m_line->setObjectName(QStringLiteral("units"));
    m_line->setPlaceholderText(tr("12 Stabbers, 1 Warlord"));
    m_line->setMinimumWidth(380);
    m_line->setMaxLength(2000);
    addRow(tr("&Units"), m_line);
    if (!into) {
        m_stack = new NewStackFields(document, hex, *form());
        connect(m_stack, &NewStackFields::nameChanged, this, &AddUnitsDialog::refresh);
    }
    new WordCompleter(*m_line, kindNames(document.battle()));
    connect(m_line, &QLineEdit::textChanged, this, &AddUnitsDialog::refresh);
    refresh();
}

void AddUnitsDialog::refresh() {
    m_counts.clear();
    auto read = readUnits(m_line->text(), m_document.battle());
    if (const auto* error = std::get_if<QString>(&read))
        return m_line->text().isEmpty() ? setWaiting(*error) : setProblem(*error);
    m_counts = std::get<std::vector<UnitCount>>(std::move(read));
    if (m_stack && !m_stack->hasName())
        return setProblem(tr("The stack needs a name."));
    int count = m_into ? m_into->living() : 0;
    QStringList parts;
    for (const auto& one : m_counts) {
        count += one.count;
        parts << tr("%1 × %2").arg(text::figure(one.count), text::displayName(one.kind));
    }
    setProblem({});
    setHint(battleMode(m_document.battle()).additionText(text::listed(parts), count));
}

battle::Stack AddUnitsDialog::stack() const {
    return m_stack ? m_stack->stack() : battle::Stack();
}

} // namespace sf::ui

#include "moc_add_units_dialog.cpp"
