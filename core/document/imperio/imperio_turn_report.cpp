// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_turn_report.h"

#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <vector>

namespace sf::document {
namespace {

/// The events of the opponent's turn. A piece's steps in a row are one.
std::vector<imperio::Event> eventsOfTurn(const ImperioDocument& game) {
    const auto [first, end] = opponentsTurn(game);
    std::vector<imperio::Event> events;
    for (std::size_t next = first; next < end; ++next)
        for (const imperio::Event& event : game.entries()[next].events) {
            const bool goesOn = event.what == imperio::Happened::Stepped && !events.empty() &&
                                events.back().what == imperio::Happened::Stepped &&
                                events.back().to == event.from;
            if (goesOn)
                events.back().to = event.to;
            else
                events.push_back(event);
        }
    return events;
}

bool isToldAlone(imperio::Happened what) {
    return what == imperio::Happened::Spawned || what == imperio::Happened::Stepped ||
           what == imperio::Happened::Fought || what == imperio::Happened::Captured ||
           what == imperio::Happened::Destroyed || what == imperio::Happened::Entrenched;
}

} // namespace

std::pair<std::size_t, std::size_t> opponentsTurn(const ImperioDocument& game) {
    const auto& entries = game.entries();
    const imperio::Side mover = game.game().position.toMove;
    std::size_t end = entries.size();
    while (end > 0 && entries[end - 1].entry.side == mover)
        --end;
    std::size_t first = end;
    while (first > 0 && entries[first - 1].entry.side != mover)
        --first;
    return {first, end};
}

QStringList turnReport(const ImperioDocument& game) {
    QStringList lines;
    if (!game.hasBegun())
        return lines;
    const std::vector<imperio::Event> events = eventsOfTurn(game);
    for (const imperio::Event& event : events)
        if (isToldAlone(event.what))
            lines << text::event(event);
    if (lines.isEmpty() && !events.empty())
        lines << text::event(events.front()); // the end of the turn
    for (const imperio::Side side : imperio::sides) {
        QStringList lost;
        for (const imperio::Event& event : events)
            if (event.what == imperio::Happened::Eliminated && event.side == side)
                lost << text::imperioKind(event.kind);
        if (!lost.isEmpty())
            lines << QCoreApplication::translate("sf::document", "Lost by the %1: %2")
                         .arg(text::imperioSide(side), text::listed(lost));
    }
    return lines;
}

} // namespace sf::document
