// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_turn_report.h"

#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

using imperio::Event;
using imperio::Happened;

/// The events of the last turn. A piece's steps in a row are one.
std::vector<Event> eventsOfLastTurn(const ImperioDocument& game) {
    const auto& entries = game.entries();
    const imperio::Side mover = game.game().position.toMove;
    const auto own = std::find_if(entries.rbegin(), entries.rend(),
                                  [&](const PlayedEntry& played) { return played.entry.side == mover; });
    std::vector<Event> events;
    for (auto next = own.base(); next != entries.end(); ++next)
        for (const Event& event : next->events) {
            const bool goesOn = event.what == Happened::Stepped && !events.empty() &&
                                events.back().what == Happened::Stepped && events.back().to == event.from;
            if (goesOn)
                events.back().to = event.to;
            else
                events.push_back(event);
        }
    return events;
}

bool isToldAlone(Happened what) {
    return what == Happened::Spawned || what == Happened::Stepped || what == Happened::Fought ||
           what == Happened::Captured || what == Happened::Destroyed || what == Happened::Entrenched;
}

} // namespace

QStringList turnReport(const ImperioDocument& game) {
    QStringList lines;
    if (!game.hasBegun())
        return lines;
    const std::vector<Event> events = eventsOfLastTurn(game);
    for (const Event& event : events)
        if (isToldAlone(event.what))
            lines << text::event(event);
    if (lines.isEmpty() && !events.empty())
        lines << text::event(events.front()); // the end of the turn
    for (const imperio::Side side : imperio::sides) {
        QStringList lost;
        for (const Event& event : events)
            if (event.what == Happened::Eliminated && event.side == side)
                lost << text::imperioKind(event.kind);
        if (!lost.isEmpty())
            lines << QCoreApplication::translate("sf::document", "Lost by the %1: %2")
                         .arg(text::imperioSide(side), text::listed(lost));
    }
    return lines;
}

} // namespace sf::document
