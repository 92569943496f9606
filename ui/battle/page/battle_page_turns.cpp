// SPDX-License-Identifier: GPL-3.0-or-later
// What a side sees when it takes over: the film, the cover, the report.
// Declared in battle_page.h.
#include "core/document/battle/turn_report.h"
#include "core/text/battle_text.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/side_cover.h"
#include "ui/film/film_bar.h"
#include "ui/page/turn_report.h"
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
/// side lost, if playback is on, and turns of a commander or behind a cover.
void BattlePage::reportUnseen() {
    if (!m_reported || m_film->isRunning() || isCovered())
        return;
    const int side = *std::exchange(m_reported, std::nullopt);
    const bool isTurnSpoken = std::exchange(m_isTurnSpoken, false);
    bool isUnseen = m_session->tellsByRound() ||
                    m_context.settings.value(Settings::betweenTurns) == Settings::BetweenTurns::Cover;
    for (int other = 0; other < static_cast<int>(m_document.battle().sides.size()); ++other)
        isUnseen = isUnseen || m_play->isCommanded(other);
    if (m_play->isCommanded(side) || !isUnseen)
        return m_report->hide();
    const battle::Battle& battle = m_document.remembered();
    QStringList lines;
    if (m_context.settings.value(Settings::playback) != Settings::Playback::Off)
        lines = document::lossReport(m_document.log(), battle, side);
    const QStringList turns = document::turnReport(m_document.log(), battle, side);
    m_report->showLines(reportTitle(side), isTurnSpoken ? lines : lines + turns,
                        isTurnSpoken ? turns : QStringList());
}

void BattlePage::reportAll(int side) {
    const battle::Battle& battle = m_document.remembered();
    QStringList lines = document::lossReport(m_document.log(), battle, side);
    if (lines.isEmpty()) // nothing has been fought since
        lines = document::lossLines(std::vector<document::SideLosses>(battle.sides.size()), battle);
    m_report->showLines(reportTitle(side), lines + document::turnReport(m_document.log(), battle, side));
}

QString BattlePage::reportTitle(int side) const {
    return m_session->reportTitle(text::sideName(m_document.battle(), side));
}

/// A cover keeps the battle from being seen, read aloud, copied or exported.
void BattlePage::followCover() {
    if (m_cover->isCover())
        m_film->end();
    m_content->setHidden(m_cover->isCover());
    m_above->setHidden(m_isWatched);
    Q_EMIT coverChanged();
    reportUnseen();
}

bool BattlePage::isCovered() const {
    return m_cover->isCover() || m_isWatched;
}

} // namespace sf::ui
