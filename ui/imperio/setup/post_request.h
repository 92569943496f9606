// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/options.h"

#include <QEvent>
#include <QString>

#include <array>

class QObject;

namespace sf::ui {

/// What a new game by post is begun with.
struct PostOffer {
    std::array<QString, 2> names; ///< the user's own, the opponent's; may be empty
    imperio::Options options;
};

/// Asks to invite to a game by post instead of beginning one here. It goes up the parents to the main window.
class PostRequestEvent final : public QEvent {
public:
    explicit PostRequestEvent(PostOffer offer) : QEvent(eventType()), m_offer(std::move(offer)) {}

    const PostOffer& offer() const { return m_offer; }
    static Type eventType();

private:
    PostOffer m_offer;
};

/// Sends the event above, starting at the sender itself.
void requestPost(QObject& sender, const PostOffer& offer);

} // namespace sf::ui
