// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_film.h"

#include "ui/encounter/page/dungeon_view.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/film/fight_card_view.h"
#include "ui/film/film_bar.h"
#include "ui/film/film_head.h"
#include "ui/page/command_registry.h"
#include "ui/paint/sheets/dungeon/dungeon_picture.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/task.h"

#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace sf::ui {

/// The dungeon floor by floor, as large as fits.
class DungeonFilm::Picture final : public QWidget {
public:
    explicit Picture(QWidget* parent) : QWidget(parent) {
        setMinimumSize(120, 120);
        setAccessibleName(DungeonFilm::tr("Picture of the dungeon; the text below says what happens"));
    }

    void show(const encounter::Dungeon& dungeon) {
        m_dungeon = std::make_unique<paint::DungeonPicture>(dungeon);
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.fillRect(rect(), currentTheme().window);
        if (!m_dungeon)
            return;
        const QSizeF size = m_dungeon->shape().scaled(this->size(), Qt::KeepAspectRatio);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.translate((width() - size.width()) / 2, (height() - size.height()) / 2);
        m_dungeon->paint(painter, currentTheme(), size);
    }

private:
    std::unique_ptr<paint::DungeonPicture> m_dungeon;
};

DungeonFilm::DungeonFilm(DungeonController& controller, DungeonView& view, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_view(view)
    , m_screen(new QWidget(this))
    , m_head(new FilmHead(m_player, m_screen))
    , m_picture(new Picture(m_screen))
    , m_bar(new FilmBar(m_player, {}, m_screen))
    , m_making(std::make_unique<Task<std::optional<document::EncounterFilm>>>()) {
    auto* column = marginless<QVBoxLayout>(m_screen, 0);
    column->addWidget(m_head);
    column->addWidget(m_picture, 1);
    column->addWidget(m_bar);
    m_head->hideLog();
    new FightCardView(
        m_player,
        [this] {
            return m_film && m_player.shown() > 0 ? paint::fightCard(m_film->scene(m_player.shown() - 1),
                                                                     m_player.progress(), currentTheme())
                                                  : paint::FightCard();
        },
        *m_picture);
    auto* stage = marginless<QVBoxLayout>(this, 0);
    addWidgets(*stage, {&view, m_screen});
    m_screen->hide();
    connect(&controller, &DungeonController::changed, this, [this] {
        m_making->drop();
        end();
    });
    connect(&m_player, &FilmPlayer::sceneChanged, this, &DungeonFilm::showScene);
    connect(&m_player, &FilmPlayer::progressed, this, &DungeonFilm::showScene);
    connect(m_bar, &FilmBar::closed, this, &DungeonFilm::end);
    connect(m_head, &FilmHead::closed, this, &DungeonFilm::end);
}

DungeonFilm::~DungeonFilm() = default;

void DungeonFilm::addTo(CommandRegistry& commands) {
    commands.addSeparator(Page::Menu::Game);
    commands.add({.id = QStringLiteral("playLastDay"),
                  .text = tr("Play the last day again"),
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Show what happened in it scene by scene"),
                  .looks = true,
                  .run = [this] { play(true); }});
    commands.add({.id = QStringLiteral("playDays"),
                  .text = tr("Play all days again"),
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Show everything that has happened scene by scene"),
                  .looks = true,
                  .run = [this] { play(false); }});
    commands.add({.id = QStringLiteral("skipPlayback"),
                  .text = tr("Skip the play&back"),
                  .shortcuts = {tr("Ctrl+Alt+K")},
                  .menu = Page::Menu::View,
                  .looks = true,
                  .run = [this] { end(); },
                  .isEnabled = [this] { return isRunning(); }});
    connect(this, &DungeonFilm::runningChanged, &commands, &CommandRegistry::refresh);
}

void DungeonFilm::play(bool isLastDay) {
    m_making->start(
        [source = document::EncounterFilmSource(m_controller.document())](const std::stop_token& stop) {
            return document::filmOf(source, stop);
        },
        [this, isLastDay](std::optional<document::EncounterFilm> film) { show(std::move(film), isLastDay); });
}

void DungeonFilm::show(std::optional<document::EncounterFilm> film, bool isLastDay) {
    if (!film)
        return;
    if (film->count() == 0)
        return m_controller.say(tr("Nothing has happened that can be shown. %1").arg(film->note()).trimmed());
    end();
    const Settings& settings = m_controller.context().settings;
    m_film = std::move(film);
    m_pictured = -1;
    m_player.setAnimated(settings.value(Settings::animations));
    m_player.setSpeed(speedOf(settings.value(Settings::playback)));
    m_player.setLooping(false);
    m_player.setFilm(&*m_film);
    m_bar->takePlaceOf(m_view);
    m_bar->setKeysEverywhere(true);
    Q_EMIT runningChanged();
    if (isLastDay && !m_film->chapters().empty())
        m_player.go(m_film->chapters().back().scene);
    m_player.play(m_film->count());
}

void DungeonFilm::showScene() {
    if (!m_film)
        return;
    // What a fight did is seen when its dice lie.
    const bool isBefore = m_player.shown() > 0 && !m_player.isDecided();
    if (const int scenes = m_player.shown() - (isBefore ? 1 : 0); std::exchange(m_pictured, scenes) != scenes)
        m_picture->show(m_film->state(scenes));
}

void DungeonFilm::end() {
    if (!isRunning())
        return;
    m_bar->setKeysEverywhere(false);
    m_film.reset(); // so that nothing of it is shown any more
    m_player.setFilm(nullptr);
    m_bar->giveBackTo(m_view);
    Q_EMIT runningChanged();
}

} // namespace sf::ui

#include "moc_dungeon_film.cpp"
