// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/effective_lines.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <stop_token>

namespace sf::document {

/// Sentences for the note of a film that doesn't show the whole game.
namespace film_words {
QString beginsUnknown();
QString isByOlderRules();
QString doesNotFit();
QString goesOnNow();
QString goesOnInRound(int round);
QString goesOnOnDay(std::int64_t day); ///< from 0
} // namespace film_words

/// Makes the film of a document by replaying its journal from where it keeps the board, at the latest from
/// where the document was opened. What can't be replayed is skipped, and the film says so there.
///
/// `Kind` has the types State, Source (opened, openedAfter, journal, now), Document, which is made from a
/// State, and Filmed, with skipTo(state, why); and the functions
/// - boardOf(line): the State that the line keeps, if any;
/// - stateOf(document), isSame(one, other): whether they are the same for people;
/// - replay(line, document, film): replays the line and adds what it did; false if it can't;
/// - settle(film, now): takes over what people don't see;
/// - goesOn(state): the sentence that says where the film continues.
template<class Kind>
class FilmReplay {
public:
    using State = typename Kind::State;
    using Filmed = typename Kind::Filmed;

    FilmReplay(const typename Kind::Source& source, const std::stop_token& stop)
        : m_source(source)
        , m_stop(stop)
        , m_journal(effectiveLines(source.journal, source.openedAfter))
        , m_start(*nextStart(0)) {}

    /// The state with which the film begins.
    const State& beginning() const { return m_start.state; }

    /// Adds everything to a film that begins there. Returns false if it was stopped.
    bool addTo(Filmed& film) {
        if (misses())
            film.addNote(film_words::beginsUnknown());
        while (replay(film)) {
        }
        return !m_stop.stop_requested();
    }

private:
    /// A state before one of the lines.
    struct Start {
        State state;
        std::size_t line = 0;
    };

    /// The first start at this line or a later one.
    std::optional<Start> nextStart(std::size_t from) const {
        for (std::size_t line = from; line <= m_journal.lines.size(); ++line) {
            if (line == m_journal.opened)
                return Start{m_source.opened, line};
            if (line < m_journal.lines.size() && m_journal.lines[line].hasBoard)
                if (auto board = Kind::boardOf(m_journal.lines[line]))
                    return Start{*std::move(board), line};
        }
        return std::nullopt;
    }

    /// Whether something happened before the first start.
    bool misses() const {
        const auto& lines = m_journal.lines;
        return std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(m_start.line),
                           [](const EffectiveLine& line) { return line.hasEvents; });
    }

    /// Replays from m_start as far as possible. Returns whether there is another start to go on from.
    bool replay(Filmed& film) {
        typename Kind::Document again(m_start.state);
        for (std::size_t line = m_start.line; line < m_journal.lines.size(); ++line) {
            if (m_stop.stop_requested())
                return false;
            if (line == m_journal.opened && !Kind::isSame(Kind::stateOf(again), m_source.opened))
                return goOn(film, line, film_words::doesNotFit());
            if (!Kind::replay(m_journal.lines[line], again, film))
                return goOn(film, line,
                            again.hadOtherResult() ? film_words::isByOlderRules() : film_words::doesNotFit());
        }
        if (Kind::isSame(Kind::stateOf(again), m_source.now))
            Kind::settle(film, m_source.now);
        else
            film.skipTo(m_source.now, film_words::doesNotFit() + u' ' + film_words::goesOnNow());
        return false;
    }

    /// Skips what can't be replayed from this line on.
    bool goOn(Filmed& film, std::size_t line, const QString& why) {
        auto next = nextStart(std::max(line, m_start.line + 1));
        if (!next) {
            film.skipTo(m_source.now, why + u' ' + film_words::goesOnNow());
            return false;
        }
        m_start = *std::move(next);
        film.skipTo(m_start.state, why + u' ' + Kind::goesOn(m_start.state));
        return true;
    }

    const typename Kind::Source& m_source;
    std::stop_token m_stop;
    EffectiveLines m_journal;
    Start m_start;
};

} // namespace sf::document
