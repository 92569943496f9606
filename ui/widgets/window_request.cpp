// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window_request.h"

#include <QCoreApplication>

namespace sf::ui {

namespace {

void sendUp(QObject& sender, QEvent& event) {
    event.ignore();
    for (QObject* object = &sender; object && !event.isAccepted(); object = object->parent())
        QCoreApplication::sendEvent(object, &event);
}

} // namespace

QEvent::Type RuleRequestEvent::eventType() {
    static const auto type = static_cast<Type>(registerEventType());
    return type;
}

QEvent::Type StatusEvent::eventType() {
    static const auto type = static_cast<Type>(registerEventType());
    return type;
}

void requestRule(QObject& sender, Rule rule) {
    RuleRequestEvent event(rule);
    sendUp(sender, event);
}

void showMessage(QObject& sender, const text::Caption& caption, Spoken spoken) {
    StatusEvent event(StatusEvent::Field::Message, caption, spoken);
    sendUp(sender, event);
}

void showPlace(QObject& sender, const QString& text) {
    StatusEvent event(StatusEvent::Field::Place, text, Spoken::No);
    sendUp(sender, event);
}

} // namespace sf::ui
