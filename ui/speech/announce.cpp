// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/announce.h"

#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWindow>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr int pausePerText = 600; ///< milliseconds
constexpr int pausePerWord = 330; ///< milliseconds; about 180 words a minute
constexpr int pauseAfterKey = 1500;
constexpr int pauseAfterFocus = 150;
constexpr int pauseUntilActive = 1000;

/// Unlike QApplication::activeWindow(), also the window to which a dialog has left the keys that closed while
/// it had suggestions open.
QWidget* windowWithKeys() {
    if (QWidget* window = QApplication::activeWindow())
        return window;
    const QWindow* const focused = QGuiApplication::focusWindow();
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto found = std::ranges::find_if(
        windows, [&](const QWidget* window) { return focused && window->windowHandle() == focused; });
    return found == windows.end() ? nullptr : *found;
}

Rule namedRule(const text::Caption& caption, const text::Caption& more) {
    const Rule rule = more.namedRule();
    return rule ? rule : caption.namedRule();
}

/// One of them may also have a rule.
bool isWithin(const QString& text, const QString& other) {
    return other.contains(text.endsWith(u'.') ? text.chopped(1) : text);
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// An object that only screen readers know. On Linux, Qt before 6.8 passes on neither alerts nor the texts of
/// changed names and descriptions, so that only a notification that appears is spoken. In a status bar,
/// readers leave out the word “notification”.
class Voice final : public QAccessibleInterface {
public:
    static void speak(const QString& text) {
        static const QAccessible::Id bar = QAccessible::registerAccessibleInterface(new Voice(0));
        static const QAccessible::Id id = QAccessible::registerAccessibleInterface(new Voice(bar));
        auto* notification = static_cast<Voice*>(QAccessible::accessibleInterface(id));
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
        return m_bar ? QAccessible::accessibleInterface(m_bar) : QAccessible::queryAccessibleInterface(qApp);
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
    QAccessible::Role role() const override {
        return m_bar ? QAccessible::Notification : QAccessible::StatusBar;
    }
    QAccessible::State state() const override { return {}; }

private:
    explicit Voice(QAccessible::Id bar) : m_bar(bar) {}

    QAccessible::Id m_bar; ///< 0 in the status bar itself
    QString m_text;
};

#endif

} // namespace

Announcer::Announcer() : QObject(qApp) {
    for (QTimer* timer : {&m_soon, &m_pace})
        timer->setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::sayNow);
    connect(&m_pace, &QTimer::timeout, this, &Announcer::sayNext);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (m_soon.isActive())
            m_soon.start(pauseAfterFocus);
        if (!m_waiting.empty()) // readers speak the new focus first
            m_pace.start(std::max(m_pace.remainingTime(), pauseAfterKey));
    });
    qApp->installEventFilter(this);
}

Announcer& Announcer::instance() {
    static const QPointer<Announcer> announcer = new Announcer; // the application deletes it
    return *announcer;
}

int Announcer::paceOf(const QString& text) {
    return pausePerText + pausePerWord * static_cast<int>(text.count(u' ') + 1);
}

void Announcer::say(const text::Caption& caption, const text::Caption& more) {
    const QString said = text::inSentences(text::displayText(caption.text()).split(u'\n')).simplified();
    if (said.isEmpty())
        return;
    const Rule rule = namedRule(caption, more);
    if (m_tellings > 0)
        return wait({said, more.text().simplified(), rule});
    if (!more.isEmpty())
        m_next.more = more.text().simplified();
    if (rule)
        m_next.rule = rule;
    m_soon.start(0); // once the focus is where the action leaves it
    m_patience = pauseUntilActive / pauseAfterFocus;
    if (std::ranges::any_of(m_now, [&](const QString& other) { return isWithin(said, other); }))
        return;
    m_now.removeIf([&](const QString& other) { return isWithin(other, said); });
    m_now << said;
}

void Announcer::sayNow() {
    if (!windowWithKeys() && m_patience-- > 0) // a dialog has closed
        return m_soon.start(pauseAfterFocus);
    m_last = std::exchange(m_next, {});
    m_last.text = text::inSentences(std::exchange(m_now, {}));
    speak(m_last.text);
}

void Announcer::enqueue(const std::vector<text::Caption>& lines, const text::Caption& more) {
    for (const text::Caption& line : lines) {
        const bool isLast = &line == &lines.back();
        const text::Caption& details = isLast ? more : text::Caption();
        wait({line.sentence.simplified(), details.text().simplified(), namedRule(line, details)});
    }
}

void Announcer::wait(Text text) {
    if (!text.text.isEmpty())
        m_waiting.push_back(std::move(text));
    if (!m_pace.isActive() && !m_soon.isActive())
        m_pace.start(0);
}

void Announcer::sayNext() {
    if (m_waiting.empty() || m_soon.isActive()) // after the text that interrupts
        return;
    if (!windowWithKeys()) // the user will come back
        return m_pace.start(pauseUntilActive);
    m_last = m_waiting.front();
    m_waiting.pop_front();
    speak(m_last.text);
}

QStringList Announcer::waiting() const {
    QStringList texts;
    for (const Text& text : m_waiting)
        texts << text.text;
    return texts;
}

void Announcer::sayNextOrRepeat() {
    if (!m_waiting.empty())
        return sayNext();
    if (m_last.text.isEmpty())
        m_last.text = tr("Nothing has been said yet");
    speak(m_last.text);
}

void Announcer::sayMore() {
    const QString& text = m_last.more.isEmpty() ? m_last.text : m_last.more;
    const QString rule = m_last.rule && m_ruleText ? m_ruleText(m_last.rule).simplified() : QString();
    if (text.isEmpty())
        return sayNextOrRepeat();
    speak(text::inSentences({text, rule}));
}

void Announcer::forget() {
    m_now.clear();
    m_waiting.clear();
    m_last = m_next = {};
    m_soon.stop();
    m_pace.stop();
}

void Announcer::speak(const QString& text) {
    m_pace.start(paceOf(text));
    QWidget* window = windowWithKeys();
    if (!window)
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(window, text);
    QAccessible::updateAccessibility(&event);
#else
    Voice::speak(text);
#endif
    Q_EMIT said(text);
}

bool Announcer::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (event->type() != QEvent::KeyPress || m_waiting.empty())
        return false;
    if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        dropWaiting();
    m_pace.start(std::max(m_pace.remainingTime(), pauseAfterKey));
    return false;
}

void announce(const QWidget& from, const text::Caption& caption, const text::Caption& more) {
    if (from.isVisible())
        Announcer::instance().say(caption, more);
}

void announceEvents(const QWidget& from, const std::vector<text::Caption>& lines, const text::Caption& more) {
    if (from.isVisible())
        Announcer::instance().enqueue(lines, more);
}

} // namespace sf::ui

#include "moc_announce.cpp"
