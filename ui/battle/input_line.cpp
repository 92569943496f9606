// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/input_line.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sf::ui {

InputLine::InputLine(const QString& label, const QString& text, std::function<bool(const QString&)> done,
                     const QString& hint, QWidget* parent)
    : QFrame(parent), m_edit(new QLineEdit(text, this)), m_done(std::move(done)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    auto* caption = new QLabel(label, this);
    caption->setBuddy(m_edit);
    m_edit->setAccessibleName(label);
    m_edit->installEventFilter(this);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(caption);
    row->addWidget(m_edit, 1);
    rows->addLayout(row);
    if (hint.isEmpty())
        return;
    auto* below = new QLabel(hint, this);
    below->setWordWrap(true);
    below->setForegroundRole(QPalette::PlaceholderText);
    rows->addWidget(below);
    m_edit->setAccessibleDescription(hint);
}

void InputLine::start() {
    m_edit->selectAll();
    m_edit->setFocus();
}

void InputLine::accept() {
    if (!m_done(m_edit->text()))
        return start();
    parentWidget()->setFocus();
    deleteLater();
}

void InputLine::leave() {
    if (m_isTakenWhenLeft && m_edit->isModified() && !m_edit->text().trimmed().isEmpty())
        m_done(m_edit->text());
    else
        Q_EMIT leftAlone();
    m_isTakenWhenLeft = false; // it is closed only when the click has been dealt with
    deleteLater();
}

bool InputLine::eventFilter(QObject* object, QEvent* event) {
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Escape) {
        parentWidget()->setFocus();
        Q_EMIT leftAlone();
        deleteLater();
        return true;
    }
    // A line edit lets Enter go on to the board, which would act on it too.
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        accept();
        return true;
    }
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason)
        leave();
    return QFrame::eventFilter(object, event);
}

} // namespace sf::ui
