// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/note_bar.h"

#include "core/text/display_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/speech/announce.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QTextBoundaryFinder>
#include <QToolButton>

namespace sf::ui {

NoteBar::NoteBar(PlayController& controller, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_icon(new QLabel(this))
    , m_line(new ElidedLabel(this))
    , m_text(wrappingLabel(this))
    , m_fold(new QToolButton(this)) {
    setObjectName(QStringLiteral("noteBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setObjectName(QStringLiteral("noteText"));
    m_text->setTextFormat(Qt::PlainText);
    m_fold->setObjectName(QStringLiteral("noteFold"));
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    auto* row = padded<QHBoxLayout>(this, {16, 3, 8, 3}, 10);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_line, 1);
    row->addWidget(m_text, 1);
    row->addWidget(m_fold, 0, Qt::AlignTop);
    connect(&controller, &PlayController::changed, this, &NoteBar::refresh);
    connect(m_fold, &QToolButton::toggled, this, &NoteBar::fold);
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
    m_line->setWholeText(text);
    fold();
    setAccessibleName(tr("Note: %1").arg(text));
    const bool wasVisible = isVisible();
    setHidden(text.isEmpty());
    if (isOther && wasVisible)
        announceNote();
}

/// A short note has nothing to unfold.
void NoteBar::fold() {
    const bool isOpen = m_fold->isChecked();
    m_line->setHidden(isOpen);
    m_text->setHidden(!isOpen);
    m_fold->setText(isOpen ? tr("Less ▴") : tr("More ▾"));
    m_fold->setAccessibleName(isOpen ? tr("Fold the note") : tr("Read the whole note"));
    const QMargins margins = layout()->contentsMargins();
    const int room =
        width() - margins.left() - m_icon->sizeHint().width() - layout()->spacing() - margins.right();
    m_fold->setHidden(!isOpen && m_line->fontMetrics().horizontalAdvance(m_line->text()) <= room);
}

void NoteBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fold();
}

void NoteBar::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_fold->isHidden())
        m_fold->toggle();
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
