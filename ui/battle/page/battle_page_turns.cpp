// SPDX-License-Identifier: GPL-3.0-or-later
// What a side sees when it takes over: the film, the cover, the report.
// Declared in battle_page.h.
#include "core/document/battle/turn_report.h"
#include "core/text/battle_text.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/film/loss_report.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/side_cover.h"
#include "ui/film/film_bar.h"
#include "ui/speech/announce.h"
#include "ui/style/current_theme.h"
#include "ui/style/settings.h"

namespace sf::ui {

/// The sides first watch together what was done, if it is played; what is above the map belongs to the side
/// that will take over.
void BattlePage::handOver(int side) {
    const bool wasFought = std::exchange(m_fought, m_document.battle().round) != m_document.battle().round;
    if (!m_film->isRunning() && !(wasFought && m_session->tellsByRound())) {
        m_cover->handOverTo(side);
        return;
    }
    m_next = side;
    m_isWatched = m_cover->willCoverFor(side);
    if (m_isWatched)
        followCover();
    // Queued: the film begins once the round has been told.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_film->isRunning())
                endWatching();
            else if (m_isWatched)
                m_film->bar().focusPlayButton();
        },
        Qt::QueuedConnection);
}

void BattlePage::endWatching() {
    if (!m_next)
        return;
    const int side = *std::exchange(m_next, std::nullopt);
    const bool wasWatched = std::exchange(m_isWatched, false);
    if (m_play->side() == side)
        m_cover->handOverTo(side);
    if (wasWatched && !isCovered())
        m_view->setFocus();
    followCover();
}

/// What the side that took over couldn't follow, once it has watched the film and no cover is left: what each
/// side lost, and turns of a commander or behind a cover.
void BattlePage::reportUnseen() {
    if (!m_reported || m_film->isRunning() || isCovered())
        return;
    const int side = *std::exchange(m_reported, std::nullopt);
    const bool isTurnSpoken = std::exchange(m_isTurnSpoken, false);
    const LossSummary summary = mayHaveMissed(side) ? summaryFor(side) : LossSummary();
    showSummary(summary);
    QStringList spoken = summary.lines();
    if (isTurnSpoken)
        spoken = spoken.first(spoken.size() - summary.turns.size());
    if (spoken.isEmpty())
        return;
    spoken.prepend(summary.title);
    announceEvents(*m_view, {spoken.begin(), spoken.end()});
}

bool BattlePage::mayHaveMissed(int side) const {
    bool mayHaveMissed = m_session->tellsByRound() ||
                         m_context.settings.value(Settings::betweenTurns) == Settings::BetweenTurns::Cover;
    for (int other = 0; other < static_cast<int>(m_document.battle().sides.size()); ++other)
        mayHaveMissed = mayHaveMissed || m_play->isCommanded(other);
    return mayHaveMissed && !m_play->isCommanded(side);
}

LossSummary BattlePage::summaryFor(int side) const {
    const battle::Battle& battle = m_document.remembered();
    LossSummary summary{reportTitle(side),
                        document::lossesSince(m_document.log(), battle, side),
                        {},
                        document::turnReport(m_document.log(), battle, side)};
    for (int each = 0; each < static_cast<int>(battle.sides.size()); ++each)
        summary.colours.push_back(
            currentTheme().side(each, battle.sides[static_cast<std::size_t>(each)].color));
    return summary;
}

void BattlePage::showSummary(const LossSummary& summary) {
    *m_summary = summary;
    if (m_report)
        m_report->setSummary(summary);
}

/// In the log, where it is unfolded.
void BattlePage::reportAll(int side) {
    LossSummary summary = summaryFor(side);
    if (summary.losses.empty()) // nothing has been fought since
        summary.losses = document::lossesIn({}, m_document.remembered());
    showSummary(summary);
    Q_EMIT dockRequested(QStringLiteral("logDock"));
    if (m_report)
        m_report->setUnfolded(true);
    QStringList told{summary.title};
    told += summary.lines();
    announceEvents(*this, {told.begin(), told.end()});
}

QString BattlePage::reportTitle(int side) const {
    return m_session->reportTitle(text::sideName(m_document.battle(), side));
}

/// A cover keeps the battle from being seen, read aloud, copied or exported.
void BattlePage::followCover() {
    if (m_cover->isCover())
        m_film->end();
    m_content->setHidden(m_cover->isCover());
    m_above->setHidden(m_isWatched || m_film->isRunning());
    Q_EMIT coverChanged();
    reportUnseen();
}

bool BattlePage::isWatching() const {
    return m_film->isRunning();
}

QStringList BattlePage::docksBesideFilm() const {
    return m_film->isLogWanted() ? QStringList(QStringLiteral("logDock")) : QStringList();
}

void BattlePage::endFilm() {
    m_film->end();
}

bool BattlePage::isCovered() const {
    return m_cover->isCover() || m_isWatched;
}

} // namespace sf::ui
