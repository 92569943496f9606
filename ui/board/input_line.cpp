// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/input_line.h"

#include "core/text/display_text.h"
#include "ui/board/board_view.h"
#include "ui/forms/commit_edit.h"
#include "ui/style/layouts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

InputLine::InputLine(BoardView& board, const QString& label, const QString& text,
                     std::function<bool(const QString&)> accept, const QString& hint)
    : QFrame(&board), m_board(board), m_edit(new QLineEdit(text, this)), m_accept(std::move(accept)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    auto* caption = new QLabel(label, this);
    caption->setBuddy(m_edit);
    m_edit->setAccessibleName(label);
    m_edit->installEventFilter(this);
    setCheck(*m_edit, [this] {
        return m_isRefused && m_isOpen ? tr("“%1” was refused.").arg(text::displayName(m_edit->text()))
                                       : QString();
    });
    connect(m_edit, &QLineEdit::textEdited, this, [this] { m_isRefused = false; });
    board.installEventFilter(this);
    auto* rows = padded<QVBoxLayout>(this, barMargins, 4);
    auto* row = new QHBoxLayout;
    row->addWidget(caption);
    row->addWidget(m_edit, 1);
    auto* button = new QPushButton(tr("OK"), this);
    button->setFocusPolicy(Qt::NoFocus); // a click must not leave the line first
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, &InputLine::accept);
    rows->addLayout(row);
    if (!hint.isEmpty()) {
        m_hint = hintLabel(this, hint);
        rows->addWidget(m_hint);
        m_edit->setAccessibleDescription(hint);
    }
    start();
}

void InputLine::place() {
    const QSize size = m_board.size();
    const int width = std::min(m_hint ? 720 : 520, size.width() - 24);
    const int height = m_hint ? heightForWidth(width) : sizeHint().height();
    QRect place((size.width() - width) / 2, size.height() - height - 56, width, height);
    if (m_beside) {
        place.moveCenter({m_beside->center().x(), 0});
        place.moveLeft(std::clamp(place.left(), 12, std::max(12, size.width() - width - 12)));
        place.moveTop(m_beside->bottom() + 4);
        if (place.bottom() > size.height() - 4)
            place.moveBottom(m_beside->top() - 4);
    }
    setGeometry(place);
}

void InputLine::placeBeside(const QRect& area) {
    m_beside = area;
    place();
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
    if (!m_accept(m_edit->text()))
        return start();
    finish();
    m_board.setFocus();
}

void InputLine::cancel() {
    m_board.showMessage(tr("Nothing has changed"));
    finish();
}

void InputLine::finish() {
    m_isOpen = false;
    hide();
    deleteLater(); // only after the click or key has been handled
}

void InputLine::leave() {
    if (!m_isOpen)
        return;
    const bool isTyped = m_edit->isModified() && !m_edit->text().trimmed().isEmpty();
    if (!isTyped)
        return cancel();
    if (!m_isAcceptedOnFocusLoss)
        return;
    m_isRefused = !m_accept(m_edit->text());
    if (!m_isRefused)
        finish();
}

bool InputLine::eventFilter(QObject* object, QEvent* event) {
    if (object == &m_board) {
        if (event->type() == QEvent::Resize)
            place();
        return QFrame::eventFilter(object, event);
    }
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Escape) {
        cancel();
        m_board.setFocus();
        return true;
    }
    // QLineEdit passes Enter on to its parent, and the board would act on it too.
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        accept();
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const bool isCommitted = m_isAcceptedOnFocusLoss && reason == Qt::OtherFocusReason; // commitEdit()
        if (reason == Qt::MouseFocusReason || isCommitted)
            leave();
        if (isCommitted && !m_isOpen)
            m_board.setFocus();
    }
    return QFrame::eventFilter(object, event);
}

} // namespace sf::ui

#include "moc_input_line.cpp"
