// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <functional>

namespace sf::ui {

/// Says to people who use a screen reader what the window shows: what has happened, was refused or is asked.
/// It is spoken whatever has the focus, also in dialogs and while menus are open, but not over other
/// programs.
class Announcer final : public QObject {
    Q_OBJECT

public:
    static Announcer& instance();

    /// Says the text at once, whatever is being said, but after a change of focus, of which readers would
    /// speak over it; `more` is what sayMore() adds. Texts of one pass of the event loop are said together,
    /// each once.
    void say(const text::Caption& caption, const text::Caption& more = {});
    /// Says the sentences one after the other, without their rules, each when the one before has had time to
    /// be heard. A key that is pressed meanwhile keeps the next one waiting; Escape drops the rest. `more`
    /// are the details of the last one.
    void enqueue(const std::vector<text::Caption>& lines, const text::Caption& more = {});
    /// Says the next waiting line at once, or the last text again if none waits.
    void sayNextOrRepeat();
    /// Says the details of the last text and the rule that it names, or the text again if it has none.
    void sayMore();
    /// `ruleText` returns what the rulebook says.
    void setRuleText(std::function<QString(Rule)> ruleText) { m_ruleText = std::move(ruleText); }
    /// Drops what waits, because it is no longer true.
    void dropWaiting() { m_waiting.clear(); }
    /// Forgets what was said and what waits, so that nobody else hears it.
    void forget();
    const QString& last() const { return m_last.text; }
    QStringList waiting() const;

    /// How long a text takes to be heard, in milliseconds.
    static int paceOf(const QString& text);

Q_SIGNALS:
    /// The text has been given to screen readers.
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class EventTelling;
    struct Text {
        QString text;
        QString more; ///< may be empty
        Rule rule{};
    };

    Announcer();
    void sayNow();
    void sayNext();
    void wait(Text text);
    void speak(const QString& text);

    QStringList m_now; ///< texts of this pass of the event loop
    Text m_next;       ///< their details and rule
    std::deque<Text> m_waiting;
    Text m_last;
    std::function<QString(Rule)> m_ruleText;
    QTimer m_soon;
    QTimer m_pace; ///< runs while the last text is being heard
    int m_tellings = 0;
    int m_patience = 0; ///< how often it waits for a window to become active
};

/// While one exists, somebody else acts: what is announced waits until the text before has been heard.
class EventTelling final {
public:
    EventTelling() { ++Announcer::instance().m_tellings; }
    ~EventTelling() { --Announcer::instance().m_tellings; }
    Q_DISABLE_COPY_MOVE(EventTelling)
};

/// Says the text for a widget that shows it; nothing if the widget is hidden.
void announce(const QWidget& from, const text::Caption& caption, const text::Caption& more = {});
/// The same for events that are told one after the other.
void announceEvents(const QWidget& from, const std::vector<text::Caption>& lines,
                    const text::Caption& more = {});

} // namespace sf::ui
