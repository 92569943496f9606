// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QEvent>

class QObject;

namespace sf::ui {

/// Asks to open the rulebook at a rule. It goes up the parents until one accepts it, the main window.
class RuleRequestEvent final : public QEvent {
public:
    explicit RuleRequestEvent(Rule rule) : QEvent(eventType()), m_rule(rule) {}

    Rule rule() const { return m_rule; }
    static Type eventType();

private:
    Rule m_rule;
};

/// Whether screen readers speak a message; not if they already speak the cell or control that it describes.
enum class Spoken { No, Yes };

/// A text for the status bar; it goes up the parents like RuleRequestEvent. On the left is what just happened
/// or was refused, with its rule; on the right is what is under the cursor. Whoever shows a message announces
/// it.
class StatusEvent final : public QEvent {
public:
    enum class Field { Message, Place };

    StatusEvent(Field field, const text::Caption& caption, Spoken spoken)
        : QEvent(eventType()), m_field(field), m_caption(caption), m_spoken(spoken) {}

    Field field() const { return m_field; }
    const text::Caption& caption() const { return m_caption; }
    bool isSpoken() const { return m_spoken == Spoken::Yes; }
    static Type eventType();

private:
    Field m_field;
    text::Caption m_caption;
    Spoken m_spoken;
};

/// Send the events above, starting at the sender itself.
void requestRule(QObject& sender, Rule rule);
void showMessage(QObject& sender, const text::Caption& caption, Spoken spoken = Spoken::Yes);
void showPlace(QObject& sender, const QString& text);

} // namespace sf::ui
