// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/convert_dialog.h"

#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/speech/quiet_view.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace sf::ui {

ConvertDialog::ConvertDialog(document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Convert to other rules"), tr("&Convert"), parent)
    , m_document(document)
    , m_choice(makeChoice())
    , m_summary(new QLabel(this))
    , m_notes(new QuietView<QListWidget>(this)) {
    setObjectName(QStringLiteral("convertDialog"));
    m_summary->setWordWrap(true);
    m_notes->setAccessibleName(tr("What the conversion changes"));
    m_notes->setWordWrap(true);
    m_notes->setMinimumSize(fontMetrics().height() * 26, fontMetrics().height() * 9);
    content()->addWidget(m_choice);
    content()->addWidget(m_summary);
    content()->addWidget(m_notes, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ConvertDialog::refresh);
    refresh();
}

/// Hidden if there is nothing to choose.
QComboBox* ConvertDialog::makeChoice() {
    auto* choice = new QComboBox(this);
    choice->setAccessibleName(tr("Rules"));
    for (const BattleMode* mode : battleModes())
        if (mode->rules() != m_document.battle().rules) {
            m_modes.push_back(mode);
            choice->addItem(QString(mode->name()).remove(u'&'));
        }
    choice->setVisible(m_modes.size() > 1);
    return choice;
}

const BattleMode& ConvertDialog::mode() const {
    return *m_modes.at(static_cast<std::size_t>(m_choice->currentIndex()));
}

RuleSystem ConvertDialog::rules() const {
    return mode().rules();
}

void ConvertDialog::refresh() {
    m_summary->setText(mode().conversionSummary());
    m_notes->clear();
    const auto outcome = document::conversionOf(m_document.battle(), rules());
    if (const auto* refusal = std::get_if<battle::Refusal>(&outcome)) {
        setProblem(text::caption(*refusal, m_document.battle()));
        return;
    }
    const QStringList notes = document::conversionNotes(std::get<document::Conversion>(outcome));
    m_notes->addItems(notes.isEmpty() ? QStringList(tr("Everything is carried over.")) : notes);
    m_notes->setCurrentRow(0);
    setProblem({});
    setHint(tr("You can undo the conversion."));
}

} // namespace sf::ui

#include "moc_convert_dialog.cpp"
