// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/look_back.h"

#include "core/document/imperio/imperio_turn_report.h"
#include "core/text/lists.h"
#include "ui/film/fight_card_view.h"
#include "ui/style/current_theme.h"

#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>

namespace sf::ui {

LookBack::LookBack(GameController& controller, QObject* parent) : QObject(parent), m_controller(controller) {
    const Settings& settings = controller.context().settings;
    m_player.setSpeed(speedOf(settings.value(Settings::playback)));
    connect(&controller.document(), &document::ImperioDocument::changed, this, &LookBack::forgetFilm);
    connect(&controller.document(), &document::ImperioDocument::bookmarksChanged, this,
            &LookBack::bookmarksChanged);
    connect(&controller, &GameController::positionChanged, this, &LookBack::followPosition);
    connect(&m_player, &FilmPlayer::sceneChanged, this, &LookBack::followFilm);
    connect(&m_player, &FilmPlayer::changed, this, [this] {
        const bool isOver = m_player.shown() == m_player.count() && !m_player.isMoving();
        m_isWatched = m_player.isPlaying() || (m_isWatched && !isOver);
    });
    connect(&m_player, &FilmPlayer::finished, this, &LookBack::sayWhere);
    forgetFilm();
}

/// Once for all that changes at the same time.
void LookBack::forgetFilm() {
    m_player.pause();
    if (!std::exchange(m_isStale, true))
        QMetaObject::invokeMethod(this, &LookBack::makeFilm, Qt::QueuedConnection);
}

void LookBack::makeFilm() {
    if (!std::exchange(m_isStale, false))
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    m_player.setFilm(nullptr);
    m_film.emplace(document::filmOf(m_controller.document()));
    m_player.setFilm(&*m_film);
    m_player.go(scenesOf(m_controller.shown()));
}

int LookBack::scenesOf(std::size_t entries) const {
    return m_film ? m_film->firstScene(std::min(entries, m_film->steps())) : 0;
}

std::size_t LookBack::entriesOf(int scenes) const {
    return scenes == 0 ? 0 : m_film->stepOf(scenes - 1) + 1;
}

void LookBack::followPosition() {
    if (m_isFollowing || m_isStale || entriesOf(m_player.shown()) == m_controller.shown())
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    m_player.go(scenesOf(m_controller.shown()));
}

/// While it plays, the bar says what happens.
void LookBack::followFilm() {
    if (m_isFollowing || m_isStale)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const std::size_t before = m_controller.shown();
    m_controller.show(entriesOf(m_player.shown()));
    if (!isPlaying() && m_controller.shown() != before)
        sayWhere();
}

void LookBack::showFightsOn(QWidget& board) {
    new FightCardView(
        m_player,
        [this] {
            if (!m_isWatched || !m_film || !m_player.film() || m_player.shown() == 0)
                return paint::FightCard();
            const document::ImperioScene scene = m_film->scene(m_player.shown() - 1);
            paint::FightCard card = paint::fightCard(scene, currentTheme());
            const bool isLow = scene.to && scene.to->row() > imperio::boardSize / 2;
            card.isAtTop = isLow != m_controller.isFlipped();
            return card;
        },
        board);
}

void LookBack::previous() {
    if (m_controller.shown() > 0)
        show(m_controller.shown() - 1);
}

void LookBack::previousTurn() {
    makeFilm();
    m_player.previousChapter();
}

void LookBack::nextTurn() {
    makeFilm();
    m_player.nextChapter();
}

void LookBack::show(std::size_t entries) {
    makeFilm();
    if (m_controller.document().hasBegun())
        m_player.go(scenesOf(entries));
}

void LookBack::toggle() {
    makeFilm();
    m_player.toggle();
}

void LookBack::playFrom(std::size_t entries) {
    show(entries);
    m_player.play();
}

void LookBack::playOpponentsTurn() {
    const auto [first, end] = document::opponentsTurn(m_controller.document());
    if (first == end)
        return m_controller.say(tr("Your opponent has had no turn yet"));
    playFrom(first);
}

void LookBack::sayWhere() {
    const QLocale locale;
    const std::size_t shown = m_controller.shown();
    if (m_controller.isLive())
        return m_controller.say(
            tr("Back in the game; actions so far: %1").arg(locale.toString(static_cast<qulonglong>(shown))));
    const QString told = shown == 0 ? tr("the beginning") : m_controller.outcome(shown - 1);
    m_controller.say(tr("Looking back, %1 of %2: %3")
                         .arg(locale.toString(static_cast<qulonglong>(shown)),
                              locale.toString(static_cast<qulonglong>(all())), told));
}

bool LookBack::isMarked() const {
    return std::ranges::binary_search(m_controller.document().bookmarks(), m_controller.shown());
}

void LookBack::toggleBookmark() {
    if (!m_controller.document().hasBegun())
        return;
    m_controller.document().toggleBookmark(m_controller.shown());
    m_controller.say(isMarked() ? tr("Bookmark set at %1").arg(bookmarkName(m_controller.shown()))
                                : tr("Bookmark cleared"));
}

void LookBack::nextBookmark() {
    const auto& marks = m_controller.document().bookmarks();
    const auto found = std::ranges::upper_bound(marks, m_controller.shown());
    if (found == marks.end())
        return m_controller.say(tr("There is no later bookmark"));
    show(*found);
}

void LookBack::previousBookmark() {
    const auto& marks = m_controller.document().bookmarks();
    const auto found = std::ranges::lower_bound(marks, m_controller.shown());
    if (found == marks.begin())
        return m_controller.say(tr("There is no earlier bookmark"));
    show(*std::prev(found));
}

QString LookBack::bookmarkName(std::size_t entries) const {
    const auto& played = m_controller.document().entries();
    if (entries == 0 || entries > played.size())
        return tr("the beginning");
    const imperio::Entry& entry = played[entries - 1].entry;
    return text::labelled(
        QLocale().toString(static_cast<qulonglong>(entries)),
        QString::fromStdString(imperio::entryText({entry.turn, entry.side, entry.action, {}, {}})));
}

} // namespace sf::ui

#include "moc_look_back.cpp"
