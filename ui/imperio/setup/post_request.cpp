// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/post_request.h"

#include <QCoreApplication>

namespace sf::ui {

QEvent::Type PostRequestEvent::eventType() {
    static const auto type = static_cast<Type>(registerEventType());
    return type;
}

void requestPost(QObject& sender, const PostOffer& offer) {
    PostRequestEvent event(offer);
    event.ignore();
    for (QObject* object = &sender; object && !event.isAccepted(); object = object->parent())
        QCoreApplication::sendEvent(object, &event);
}

} // namespace sf::ui
