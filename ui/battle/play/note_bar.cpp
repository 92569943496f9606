// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/note_bar.h"

#include "core/text/display_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace sf::ui {

NoteBar::NoteBar(PlayController& controller, QWidget* parent)
    : QFrame(parent), m_controller(controller), m_icon(new QLabel(this)), m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("noteBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setObjectName(QStringLiteral("noteText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(10);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    connect(&controller, &PlayController::changed, this, &NoteBar::refresh);
    refreshIcon();
    refresh();
}

void NoteBar::changeEvent(QEvent* event) {
    if (isRestyling(*event))
        refreshIcon();
    QFrame::changeEvent(event);
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
    setHidden(text.isEmpty());
    if (m_text->text() == text)
        return;
    m_text->setText(text);
    setAccessibleName(tr("Note: %1").arg(text));
    if (!text.isEmpty()) {
        QAccessibleEvent said(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&said);
    }
}

} // namespace sf::ui
