// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/note_bar.h"

#include "core/text/display_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/speech/announce.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTextBoundaryFinder>

namespace sf::ui {

NoteBar::NoteBar(PlayController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller), m_icon(new QLabel(this)), m_text(wrappingLabel(this)) {
    setObjectName(QStringLiteral("noteBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setObjectName(QStringLiteral("noteText"));
    m_text->setTextFormat(Qt::PlainText);
    auto* row = padded<QHBoxLayout>(this, {16, 8, 16, 8}, 10);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    connect(&controller, &PlayController::changed, this, &NoteBar::refresh);
    refreshIcon();
    refresh();
}

void NoteBar::refreshIcon() {
    constexpr int iconSize = 20;
    m_icon->setPixmap(lineIcon(QStringLiteral("book")).pixmap(iconSize));
}

void NoteBar::refresh() {
    const battle::Battle& battle = m_controller.battle();
    if (std::exchange(m_source, battle.unknown) != battle.unknown)
        m_notes = document::notesOf(battle);
    const QString text = text::displayText(QString::fromStdString(document::noteFor(m_notes, battle)));
    const bool isOther = m_text->text() != text;
    m_text->setText(text);
    setAccessibleName(tr("Note: %1").arg(text));
    const bool wasVisible = isVisible();
    setHidden(text.isEmpty());
    if (isOther && wasVisible)
        announceNote();
}

/// The first sentence, and the rest on demand; after what made it appear.
void NoteBar::announceNote() {
    const QString text = m_text->text();
    QTextBoundaryFinder sentences(QTextBoundaryFinder::Sentence, text);
    const auto first = sentences.toNextBoundary();
    announceEvents(*this, {tr("Note: %1").arg(text.left(first))}, text);
}

void NoteBar::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    announceNote();
}

} // namespace sf::ui

#include "moc_note_bar.cpp"
