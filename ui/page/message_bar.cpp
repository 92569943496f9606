// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/message_bar.h"

#include "core/text/display_text.h"
#include "ui/paint/base/icons.h"
#include "ui/paint/base/theme.h"
#include "ui/speech/announce.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/style_primitives.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace sf::ui {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(wrappingLabel(this))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this)) {
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_action->setFocusPolicy(Qt::StrongFocus);
    m_action->hide();
    connect(m_action, &QToolButton::clicked, this, [this] {
        const auto run = m_messages.back().action.run; // it may close the message
        run();
    });
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    auto* layout = padded<QHBoxLayout>(this, barMargins, 8);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    addWidgets(*layout, {m_action, m_close});
    hide();
    if (parent && !qobject_cast<QDialog*>(parent)) // there it closes the dialog
        parent->installEventFilter(this);
}

void MessageBar::show(Kind kind, const QString& text) {
    show(kind, text, {});
}

void MessageBar::show(Kind kind, const QString& text, const Action& action) {
    std::erase_if(m_messages, [&](const Message& message) { return message.kind == kind; });
    m_messages.push_back({kind, text::displayText(text), action});
    showLast();
    announce(*this, m_messages.back().text);
}

void MessageBar::showLast() {
    const Message& message = m_messages.back();
    m_kind = message.kind;
    m_text->setText(message.text);
    m_text->setAccessibleName(message.text);
    setAccessibleName(message.text);
    m_action->setText(message.action.text);
    m_action->setVisible(!message.action.text.isEmpty());
    refreshIcon();
    update();
    setVisible(true);
}

void MessageBar::withdraw(Kind kind) {
    if (m_messages.empty())
        return;
    if (m_messages.back().kind == kind)
        return dismiss();
    std::erase_if(m_messages, [&](const Message& message) { return message.kind == kind; });
}

void MessageBar::dismiss() {
    if (!m_messages.empty())
        m_messages.pop_back();
    if (!m_messages.empty())
        return showLast();
    const bool hadFocus =
        isAncestorOf(focusWidget()) || m_close->hasFocus() || m_action->hasFocus() || m_text->hasFocus();
    setVisible(false);
    if (hadFocus && parentWidget())
        parentWidget()->setFocus();
}

QString MessageBar::text() const {
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), parts::mixed(colour(), palette().color(QPalette::Base), 0.12));
    painter.fillRect(0, 0, 4, height(), colour());
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

/// Escape that nothing else around the bar has taken closes it, wherever the focus is.
bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    const bool isEscape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!isEscape || isHidden())
        return QWidget::eventFilter(watched, event);
    dismiss();
    return true;
}

void MessageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible())
        refreshIcon();
}

QColor MessageBar::colour() const {
    const auto theme = paint::Theme::forPalette(palette());
    switch (m_kind) {
    case Kind::Information:
        return theme.accent;
    case Kind::Warning:
    case Kind::FileChanged:
        return theme.warning;
    case Kind::Error:
        return theme.refused;
    }
    return theme.accent;
}

void MessageBar::refreshIcon() {
    const auto name = m_kind == Kind::Information ? QStringLiteral("info")
                      : m_kind == Kind::Error     ? QStringLiteral("refuse")
                                                  : QStringLiteral("warn");
    m_icon->setPixmap(paint::icon(name, colour()).pixmap(QSize(20, 20), devicePixelRatioF()));
}

} // namespace sf::ui

#include "moc_message_bar.cpp"
