// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/film/battle_film_controller.h"

#include "core/document/film/battle_film_source.h"
#include "core/rules/battle/events.h"
#include "core/text/battle_text.h"
#include "ui/battle/film/film_map.h"
#include "ui/battle/film/loss_report.h"
#include "ui/battle/map/battle_view.h"
#include "ui/film/film_bar.h"
#include "ui/film/film_head.h"
#include "ui/page/command_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/speech/announce.h"
#include "ui/speech/screen_reader.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/task.h"
#include "ui/widgets/window_request.h"

#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

using document::BattleFilm;

constexpr int longestPlayback = 30'000; ///< milliseconds, when nobody asked for it

bool isWorthWatching(const BattleFilm& film, int from = 0) {
    for (int scene = from; scene < film.count(); ++scene)
        if (const SceneKind kind = film.kind(scene); kind != SceneKind::Heading && kind != SceneKind::Edit &&
                                                     kind != SceneKind::Other && kind != SceneKind::Gap)
            return true;
    return false;
}

QString textOf(Settings::Playback playback) {
    switch (playback) {
    case Settings::Playback::Off:
        return BattleFilmController::tr("What happens is not played back");
    case Settings::Playback::Slow:
        return BattleFilmController::tr("What happens is played back slowly");
    case Settings::Playback::Normal:
        return BattleFilmController::tr("What happens is played back at normal speed");
    case Settings::Playback::Fast:
        return BattleFilmController::tr("What happens is played back fast");
    }
    return {};
}

Settings::Playback afterThat(Settings::Playback playback) {
    return playback == Settings::Playback::Fast
               ? Settings::Playback::Off
               : static_cast<Settings::Playback>(static_cast<int>(playback) + 1);
}

QKeySequence playKey() {
    return QKeySequence(BattleFilmController::tr("Ctrl+Alt+W"));
}

bool beginsChapter(const document::LogLine& line) {
    return line.kind == document::LogLine::Kind::Event && !line.isUndone &&
           (line.event.kind == battle::events::roundBegins || line.event.kind == battle::events::turnBegins);
}

/// Where the last round or turn begins in which something is to be seen.
int lastChapter(const BattleFilm& film) {
    const auto& chapters = film.chapters();
    const auto last =
        std::find_if(chapters.rbegin(), chapters.rend(), [&film](const document::Chapter& chapter) {
            return isWorthWatching(film, chapter.scene);
        });
    return last == chapters.rend() ? 0 : last->scene;
}

/// The number of scenes before the chapter after this scene.
int chapterEnd(const BattleFilm& film, int scene) {
    const auto next = std::ranges::find_if(
        film.chapters(), [&](const document::Chapter& chapter) { return chapter.scene > scene; });
    return next == film.chapters().end() ? film.count() : next->scene;
}

} // namespace

BattleFilmController::BattleFilmController(document::BattleDocument& document, BattleView& view, Page& page,
                                           Settings& settings)
    : QObject(&page)
    , m_document(document)
    , m_view(view)
    , m_page(page)
    , m_settings(settings)
    , m_stage(new QWidget(&page))
    , m_screen(new QWidget(m_stage))
    , m_head(new FilmHead(m_player, m_screen))
    , m_map(new FilmMap(m_player, m_screen))
    , m_bar(new FilmBar(m_player, {}, m_screen))
    , m_lastCard(new LossReport(m_map))
    , m_rounds(std::make_unique<QMenu>(tr("Play round")))
    , m_making(std::make_unique<Task<std::optional<BattleFilm>>>()) {
    auto* column = marginless<QVBoxLayout>(m_screen, 0);
    column->addWidget(m_head);
    column->addWidget(m_map, 1);
    column->addWidget(m_bar);
    constexpr int lastCardTime = 5000; // milliseconds
    m_ending.setSingleShot(true);
    m_ending.setInterval(lastCardTime);
    // Not a stack: the film must not take room while it doesn't run.
    auto* stage = marginless<QVBoxLayout>(m_stage, 0);
    addWidgets(*stage, {&view, m_screen});
    m_screen->hide();
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes&, bool undone) { follow(undone); });
    connect(&document, &document::BattleDocument::happened, this, &BattleFilmController::add);
    connect(m_bar, &FilmBar::closed, this, &BattleFilmController::end);
    connect(m_head, &FilmHead::closed, this, &BattleFilmController::end);
    connect(m_head, &FilmHead::logWanted, this, &BattleFilmController::logWanted);
    connect(&m_player, &FilmPlayer::finished, this, &BattleFilmController::finish);
    connect(&m_player, &FilmPlayer::sceneChanged, this, &BattleFilmController::hideSummary);
    connect(&m_player, &FilmPlayer::sceneChanged, this, &BattleFilmController::sceneShown);
    connect(&m_player, &FilmPlayer::progressed, this, [this] {
        if (m_player.isDecided() != m_isDecided)
            Q_EMIT sceneShown();
    });
    connect(&m_ending, &QTimer::timeout, this, &BattleFilmController::end);
    connect(m_rounds.get(), &QMenu::aboutToShow, this, &BattleFilmController::fillRounds);
    connect(&settings, &Settings::changed, this, &BattleFilmController::applySettings);
    applySettings();
}

BattleFilmController::~BattleFilmController() = default;

QWidget& BattleFilmController::stage() const {
    return *m_stage;
}

bool BattleFilmController::isLogWanted() const {
    return m_head->isLogWanted();
}

std::optional<std::size_t> BattleFilmController::linesTold() {
    if (!m_shown)
        return std::nullopt;
    const auto rowOf = [this](const BattleFilm::Place& place) {
        return m_document.log().linesOf(place.entry).first + place.event;
    };
    m_isDecided = m_player.isDecided();
    if (const auto last = m_shown->placeAfter(m_player.shown() - (m_isDecided ? 0 : 1)))
        return rowOf(*last) + 1;
    const auto first = m_shown->placeAfter(1);
    return first ? rowOf(*first) + 1 - m_shown->lines(0).size() : 0;
}

void BattleFilmController::applySettings() {
    m_player.setAnimated(m_settings.value(Settings::animations));
    m_map->setFollowing(m_settings.value(Settings::filmCamera));
}

void BattleFilmController::addTo(CommandRegistry& commands) {
    using Menu = Page::Menu;
    const auto refusal = [this] {
        return std::ranges::any_of(m_document.log().lines(), beginsChapter)
                   ? QString()
                   : tr("Nothing has been fought yet");
    };
    commands.addSeparator(Menu::View);
    commands.add({.id = QStringLiteral("skipPlayback"),
                  .text = tr("Skip the play&back"),
                  .shortcuts = {tr("Ctrl+Alt+K")},
                  .menu = Menu::View,
                  .looks = true,
                  .run = [this] { end(); },
                  .isVisible = [this] { return isRunning(); },
                  .refusal = [this] { return isRunning() ? QString() : tr("No film is running"); }});
    commands.add({.id = QStringLiteral("playbackSpeed"),
                  .text = tr("Change the speed of pla&yback"),
                  .shortcuts = {tr("Ctrl+Alt+V")},
                  .menu = Menu::View,
                  .toolTip = tr("Off, slow, normal, fast; also in the settings"),
                  .looks = true,
                  .run = [this] {
                      m_settings.set(Settings::playback, afterThat(m_settings.value(Settings::playback)));
                      m_player.setSpeed(speedOf(m_settings.value(Settings::playback)));
                      showMessage(*this, textOf(m_settings.value(Settings::playback)));
                  }});
    commands.add({.id = QStringLiteral("playLastRound"),
                  .text = tr("Play the last round again"),
                  .shortcuts = {playKey()},
                  .menu = Menu::View,
                  .toolTip = tr("Show the last round or turn scene by scene"),
                  .looks = true,
                  .run =
                      [this] {
                          withGame(
                              [this](const BattleFilm& film) { showGame(lastChapter(film), film.count()); });
                      },
                  .refusal = refusal});
    commands.addSubmenu(Menu::View, *m_rounds);
    commands.add({.id = QStringLiteral("playGame"),
                  .text = tr("Play the whole game"),
                  .menu = Menu::View,
                  .toolTip = tr("Show everything that has happened scene by scene"),
                  .looks = true,
                  .run = [this] { playGame(); },
                  .refusal = refusal});
    connect(this, &BattleFilmController::runningChanged, &commands, &CommandRegistry::refresh);
    connect(&m_document, &document::BattleDocument::logChanged, &commands, &CommandRegistry::refresh);
}

/// The newest comes first.
void BattleFilmController::fillRounds() {
    m_rounds->clear();
    const auto& lines = m_document.log().lines();
    for (std::size_t i = lines.size(); i-- > 0 && !m_page.isCovered();) {
        if (!beginsChapter(lines[i]))
            continue;
        const std::uint32_t entry = lines[i].entry;
        const std::size_t event = i - m_document.log().linesOf(entry).first;
        const QString text = text::event(lines[i].event, m_document.remembered());
        m_rounds->addAction(withoutShortcut(text), this, [this, entry, event] { playRound(entry, event); });
    }
    if (m_rounds->isEmpty())
        m_rounds->addAction(tr("No round has been fought"))->setEnabled(false);
}

// What has happened
// ---------------------------------------------------------------------------------------------------------

void BattleFilmController::follow(bool undone) {
    m_making->drop();
    m_isGameCurrent = false;
    if (undone || !m_computerActs || !m_computerActs()) {
        end();
        m_recent.reset();
    }
}

void BattleFilmController::add(const battle::Recording& course, std::span<const document::LogLine> lines) {
    if (!m_recent)
        m_recent.emplace(course.moments->at(0));
    m_recent->add(*course.moments, {lines.begin(), lines.end()});
    if (m_shown == &*m_recent)
        m_player.noteGrowth();
}

// Playing
// ---------------------------------------------------------------------------------------------------------

bool BattleFilmController::playRecent() {
    const Settings::Playback playback = m_settings.value(Settings::playback);
    if (playback == Settings::Playback::Off || isRunning() || !m_recent || !isWorthWatching(*m_recent) ||
        !m_view.isVisible())
        return false;
    if (isScreenReaderOn(m_settings)) {
        announce(m_view, tr("%1 plays it scene by scene").arg(playKey().toString(QKeySequence::NativeText)));
        return false;
    }
    begin(*m_recent);
    m_endsItself = true;
    m_head->setAskedFor(false);
    m_player.setTimeLimit(longestPlayback);
    m_player.play();
    return true;
}

void BattleFilmController::begin(const BattleFilm& film) {
    end();
    m_shown = &film;
    m_endsItself = false;
    m_head->setAskedFor(true);
    m_map->setCamera(m_view.camera(), m_view.isFitted());
    m_map->setFilm(&film);
    m_player.setLooping(false);
    m_player.setTimeLimit(0);
    m_player.setSpeed(speedOf(m_settings.value(Settings::playback)));
    m_player.setFilm(&film);
    m_bar->takePlaceOf(m_view);
    m_bar->setKeysEverywhere(true);
    Q_EMIT runningChanged();
}

/// A film that came by itself ends with a card of the losses.
void BattleFilmController::finish() {
    if (!m_endsItself)
        return;
    const LossSummary summary = m_summary ? m_summary() : LossSummary();
    if (!document::isAnybodyHurt(summary.losses) && summary.turns.isEmpty())
        return end();
    m_map->setCardShown(false);
    m_lastCard->setSummary(summary);
    const int width = std::min(560, m_map->width() - 24);
    m_lastCard->resize(width, std::max(m_lastCard->sizeHint().height(), m_lastCard->heightForWidth(width)));
    m_lastCard->move((m_map->width() - width) / 2, (m_map->height() - m_lastCard->height()) / 2);
    m_ending.start();
}

void BattleFilmController::hideSummary() {
    m_ending.stop();
    m_lastCard->hide();
    m_map->setCardShown(true);
}

void BattleFilmController::end() {
    if (!isRunning())
        return;
    const bool isRecent = m_recent && m_shown == &*m_recent;
    m_shown = nullptr;
    m_bar->setKeysEverywhere(false);
    m_map->setFilm(nullptr);
    m_player.setFilm(nullptr);
    if (isRecent)
        m_recent.reset(); // it has been seen
    m_bar->giveBackTo(m_view);
    Q_EMIT runningChanged();
}

void BattleFilmController::showGame(int scene, int until) {
    if (m_game->count() == 0)
        return showMessage(*this,
                           tr("Nothing has happened that can be shown. %1").arg(m_game->note()).trimmed());
    begin(*m_game);
    m_player.go(scene);
    m_player.play(until);
}

void BattleFilmController::playGame() {
    withGame([this](const BattleFilm& film) { showGame(0, film.count()); });
}

void BattleFilmController::playRound(std::uint32_t entry, std::size_t event) {
    withGame([this, entry, event](const BattleFilm& film) {
        if (const std::optional<int> scene = film.sceneOf(entry, event))
            showGame(*scene, chapterEnd(film, *scene));
        else
            showMessage(*this, tr("This round can't be played back. %1").arg(film.note()));
    });
}

void BattleFilmController::goTo(std::uint32_t entry, std::size_t event) {
    if (const std::optional<int> scene = m_shown ? m_shown->sceneOf(entry, event) : std::nullopt)
        return m_player.watch(*scene);
    withGame([this, entry, event](const BattleFilm& film) {
        const std::optional<int> scene = film.sceneOf(entry, event);
        if (!scene)
            return showMessage(*this, tr("This line can't be played back. %1").arg(film.note()));
        begin(film);
        m_player.watch(*scene);
    });
}

// The film of the whole game
// ---------------------------------------------------------------------------------------------------------

void BattleFilmController::withGame(Use use) {
    m_making->drop();
    if (m_game && m_isGameCurrent)
        return use(*m_game);
    m_making->start([source = document::BattleFilmSource(m_document)](
                        const std::stop_token& stop) { return document::filmOf(source, {}, stop); },
                    [this, use = std::move(use)](std::optional<BattleFilm> film) {
                        if (!film)
                            return;
                        if (m_game && m_shown == &*m_game)
                            end();
                        m_game = std::move(film);
                        m_isGameCurrent = true;
                        use(*m_game);
                    });
}

} // namespace sf::ui

#include "moc_battle_film_controller.cpp"
