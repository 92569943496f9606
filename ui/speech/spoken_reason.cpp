// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/spoken_reason.h"

#include "ui/speech/announce.h"

#include <QEvent>
#include <QLabel>
#include <QWidget>

#include <utility>

namespace sf::ui {
namespace {

constexpr int speechPause = 800; ///< milliseconds without a change before a reason is spoken

}

SpokenReason::SpokenReason(QWidget& button, QWidget& window)
    : QObject(&window), m_button(button), m_window(window) {
    window.installEventFilter(this);
    m_pause.setSingleShot(true);
    m_pause.setInterval(speechPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { announce(m_window, m_reason); });
}

void SpokenReason::set(const text::Caption& reason, bool isSpoken) {
    if (std::exchange(m_reason, reason) == reason)
        return;
    m_button.setAccessibleDescription(reason.text());
    describeField();
    if (reason.isEmpty() || !isSpoken || !m_window.isVisible())
        m_pause.stop();
    else
        m_pause.start();
}

bool SpokenReason::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show)
        describeField();
    return QObject::eventFilter(watched, event);
}

void SpokenReason::describeField() {
    if (m_field)
        m_field->setAccessibleDescription(m_own);
    QWidget* field = m_window.focusWidget();
    const bool isField =
        field && !qobject_cast<QLabel*>(field) && !m_button.parentWidget()->isAncestorOf(field);
    m_field = m_reason.isEmpty() || !isField ? nullptr : field;
    if (!m_field)
        return;
    m_own = field->accessibleDescription();
    const QString reason = m_reason.text();
    field->setAccessibleDescription(m_own.isEmpty() ? reason : reason + u'\n' + m_own);
}

} // namespace sf::ui

#include "moc_spoken_reason.cpp"
