// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/film_replay.h"

#include "core/text/figures.h"

#include <QCoreApplication>

namespace sf::document::film_words {

QString beginsUnknown() {
    return QCoreApplication::translate(
        "sf::document", "The file doesn't keep how this game began, so playback starts later.");
}

QString isByOlderRules() {
    return QCoreApplication::translate("sf::document",
                                       "What follows was played by older rules, so it can't be replayed.");
}

QString doesNotFit() {
    return QCoreApplication::translate("sf::document", "From here on the journal doesn't match the game.");
}

QString goesOnNow() {
    return QCoreApplication::translate("sf::document", "Playback continues with the game as it is now.");
}

QString goesOnInRound(int round) {
    return QCoreApplication::translate("sf::document", "Playback continues in round %1.")
        .arg(text::figure(round));
}

QString goesOnOnDay(std::int64_t day) {
    return QCoreApplication::translate("sf::document", "Playback continues on day %1.")
        .arg(text::figure(day + 1));
}

} // namespace sf::document::film_words
