// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/input_line.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

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
    parent->installEventFilter(this);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(caption);
    row->addWidget(m_edit, 1);
    rows->addLayout(row);
    if (hint.isEmpty())
        return;
    m_hint = new QLabel(hint, this);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    rows->addWidget(m_hint);
    m_edit->setAccessibleDescription(hint);
}

void InputLine::place() {
    const QSize map = parentWidget()->size();
    const int width = std::min(m_hint ? 720 : 520, map.width() - 24);
    const int height = m_hint ? heightForWidth(width) : sizeHint().height();
    setGeometry((map.width() - width) / 2, map.height() - height - 56, width, height);
}

void InputLine::start() {
    place();
    show();
    m_edit->selectAll();
    m_edit->setFocus();
}

void InputLine::resume() {
    raise();
    m_edit->setFocus();
}

void InputLine::accept() {
    if (!m_done(m_edit->text()))
        return start();
    parentWidget()->setFocus();
    end();
}

void InputLine::end() {
    m_isOpen = false;
    deleteLater(); // only when the click or key has been dealt with
}

void InputLine::leave() {
    if (!m_isOpen)
        return;
    const bool isTyped = m_edit->isModified() && !m_edit->text().trimmed().isEmpty();
    if (isTyped && !m_isTakenWhenLeft)
        return;
    if (isTyped)
        m_done(m_edit->text());
    else
        Q_EMIT leftAlone();
    end();
}

bool InputLine::eventFilter(QObject* object, QEvent* event) {
    if (object == parentWidget()) {
        if (event->type() == QEvent::Resize)
            place();
        return QFrame::eventFilter(object, event);
    }
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Escape) {
        parentWidget()->setFocus();
        Q_EMIT leftAlone();
        end();
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
