// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/announce.h"

#include "ui/widgets/cell_widget.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr int pausePerText = 600; ///< milliseconds
constexpr int pausePerWord = 330; ///< milliseconds; about 180 words a minute
constexpr int pauseAfterKey = 1500;

/// Sentences one after the other, each with its full stop.
QString inSentences(const QStringList& texts) {
    QString all;
    for (const QString& text : texts) {
        if (!all.isEmpty())
            all += all.back().isPunct() ? QStringLiteral(" ") : QStringLiteral(". ");
        all += text;
    }
    return all;
}

/// Readers may leave out a description that is the same as before.
QString changedFrom(const QString& before, const QString& text) {
    return before == text ? text + QChar(QChar::Nbsp) : text;
}

QWidget* widgetWithFocus() {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    return QApplication::focusWidget() ? QApplication::focusWidget() : QApplication::activeWindow();
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// Qt's own items, tabs and menu entries have the focus themselves, and a description that can't be set.
bool focusesItsParts(const QWidget& widget) {
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    return (view && view->currentIndex().isValid()) || qobject_cast<const QTabBar*>(&widget) ||
           qobject_cast<const QMenu*>(&widget) || qobject_cast<const QMenuBar*>(&widget);
}

/// Readers speak its name when it appears, whatever has the focus.
class Notification final : public QAccessibleInterface {
public:
    static void show(const QString& text) {
        static const QAccessible::Id id = QAccessible::registerAccessibleInterface(new Notification);
        auto* notification = static_cast<Notification*>(QAccessible::accessibleInterface(id));
        if (!notification) // the application is ending
            return;
        notification->m_text = text;
        for (const QAccessible::Event change : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
            QAccessibleEvent event(notification, change);
            QAccessible::updateAccessibility(&event);
        }
    }

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(QApplication::activeWindow());
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_text : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QString m_text;
};

#endif

} // namespace

Announcer::Announcer() : QObject(qApp) {
    for (QTimer* timer : {&m_soon, &m_pace})
        timer->setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::sayNow);
    connect(&m_pace, &QTimer::timeout, this, &Announcer::tellNext);
    // Queued: a reader that hasn't left the control yet would speak its own description again.
    connect(qApp, &QApplication::focusChanged, this, &Announcer::restoreDescription, Qt::QueuedConnection);
    qApp->installEventFilter(this);
}

Announcer& Announcer::instance() {
    static const QPointer<Announcer> announcer = new Announcer; // the application deletes it
    return *announcer;
}

int Announcer::paceOf(const QString& text) {
    return pausePerText + pausePerWord * static_cast<int>(text.count(u' ') + 1);
}

void Announcer::say(const QString& text, const QString& more) {
    const QString said = text.simplified();
    if (said.isEmpty())
        return;
    if (m_tellings > 0)
        return tell({said});
    if (!more.isEmpty())
        m_moreNow = more.simplified();
    m_soon.start(0); // once the focus is where the action leaves it
    if (std::ranges::any_of(m_now, [&](const QString& other) { return other.contains(said); }))
        return;
    m_now.removeIf([&](const QString& other) { return said.contains(other); });
    m_now << said;
}

void Announcer::sayNow() {
    m_last = inSentences(std::exchange(m_now, {}));
    m_more = std::exchange(m_moreNow, {});
    give(m_last);
}

void Announcer::tell(const QStringList& lines) {
    for (const QString& line : lines)
        if (const QString text = line.simplified(); !text.isEmpty())
            m_waiting << text;
    if (!m_pace.isActive() && !m_soon.isActive())
        m_pace.start(0);
}

void Announcer::tellNext() {
    if (m_waiting.isEmpty())
        return;
    m_last = m_waiting.takeFirst();
    m_more.clear();
    give(m_last);
}

void Announcer::goOn() {
    if (!m_waiting.isEmpty())
        return tellNext();
    if (m_last.isEmpty())
        m_last = tr("Nothing has been said yet");
    give(m_last);
}

void Announcer::sayMore() {
    if (m_more.isEmpty())
        return goOn();
    give(m_more);
}

void Announcer::forget() {
    for (QStringList* texts : {&m_now, &m_waiting})
        texts->clear();
    for (QString* text : {&m_last, &m_more, &m_moreNow})
        text->clear();
    m_soon.stop();
}

void Announcer::give(const QString& text) {
    m_pace.start(paceOf(text));
    if (QWidget* widget = widgetWithFocus()) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        QAccessibleAnnouncementEvent event(widget, text);
        QAccessible::updateAccessibility(&event);
#else
        auto* cells = qobject_cast<CellWidget*>(widget);
        if (!cells || !cells->describeCursor(changedFrom(cells->cursorDescription(), text)))
            describe(*widget, text);
#endif
    }
    Q_EMIT said(text);
}

void Announcer::describe([[maybe_unused]] QWidget& widget, [[maybe_unused]] const QString& text) {
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    if (focusesItsParts(widget))
        return Notification::show(text);
    if (m_described != &widget) {
        restoreDescription();
        m_ownDescription = widget.accessibleDescription();
    }
    m_described = &widget;
    widget.setAccessibleDescription(changedFrom(widget.accessibleDescription(), text)); // tells readers
#endif
}

/// Gives the control back its own description once the focus has left it.
void Announcer::restoreDescription() {
    if (!m_described || m_described->hasFocus())
        return;
    m_described->setAccessibleDescription(m_ownDescription);
    m_described.clear();
}

bool Announcer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && !m_waiting.isEmpty())
        m_pace.start(std::max(m_pace.remainingTime(), pauseAfterKey));
    return QObject::eventFilter(watched, event);
}

void announce(const QWidget& from, const QString& text, const QString& more) {
    if (from.isVisible())
        Announcer::instance().say(text, more);
}

void announceEvents(const QWidget& from, const QStringList& lines) {
    if (from.isVisible())
        Announcer::instance().tell(lines);
}

} // namespace sf::ui
