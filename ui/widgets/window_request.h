// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QEvent>
#include <QString>

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

/// A text for the status bar; it goes up the parents like RuleRequestEvent. On the left is what just happened
/// or was refused, with its rule; on the right is what is under the cursor.
class StatusEvent final : public QEvent {
public:
    enum class Field { Message, Place };

    StatusEvent(Field field, QString text) : QEvent(eventType()), m_field(field), m_text(std::move(text)) {}

    Field field() const { return m_field; }
    const QString& text() const { return m_text; }
    static Type eventType();

private:
    Field m_field;
    QString m_text;
};

/// Send the events above, starting at the sender itself.
void requestRule(QObject& sender, Rule rule);
void showMessage(QObject& sender, const QString& text);
void showPlace(QObject& sender, const QString& text);

} // namespace sf::ui
