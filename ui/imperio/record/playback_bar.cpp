// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/playback_bar.h"

#include "ui/imperio/record/playback.h"
#include "ui/film/film_slider.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

namespace sf::ui {
namespace {

constexpr double speeds[] = {0.5, 1, 2, 5, 10};
constexpr int firstSpeed = 2;

} // namespace

PlaybackBar::PlaybackBar(GameController& controller, Playback& playback, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_playback(playback)
    , m_slider(new FilmSlider(this))
    , m_where(new QLabel(this))
    , m_speed(new QComboBox(this))
    , m_bookmarks(new QMenu(this))
    , m_buttons(new QWidget(this)) {
    m_buttons->setLayout(new FlowLayout(2)); // a second line in a narrow dock
    m_toStart = addButton(QStringLiteral("first"), tr("To the beginning"), &Playback::first);
    m_back = addButton(QStringLiteral("prev"), tr("Back one action"), &Playback::previous);
    m_play = addButton(QStringLiteral("play"), tr("Play"), &Playback::toggle);
    m_on = addButton(QStringLiteral("next"), tr("Forward one action"), &Playback::next);
    m_toEnd = addButton(QStringLiteral("last"), tr("Back to the game"), &Playback::last);
    addSpeeds();
    addBookmarks();
    m_slider->setAccessibleName(tr("Shown action"));
    auto* way = new QHBoxLayout;
    way->addWidget(m_slider, 1);
    way->addWidget(m_where);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(barMargins);
    layout->setSpacing(2);
    layout->addLayout(way);
    layout->addWidget(m_buttons);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { m_playback.show(static_cast<std::size_t>(value)); });
    connect(&controller, &GameController::positionChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::changed, this, &PlaybackBar::refresh);
    refresh();
}

QToolButton* PlaybackBar::addButton(const QString& icon, const QString& name, void (Playback::*command)()) {
    auto* button = new QToolButton(m_buttons);
    button->setIcon(lineIcon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, &m_playback, command);
    m_buttons->layout()->addWidget(button);
    return button;
}

void PlaybackBar::addSpeeds() {
    for (const double speed : speeds)
        m_speed->addItem(tr("%1/s").arg(QLocale().toString(speed)), speed);
    m_speed->setCurrentIndex(firstSpeed);
    m_speed->setAccessibleName(tr("Playback speed, actions per second"));
    m_speed->setToolTip(m_speed->accessibleName());
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_playback.setSpeed(m_speed->currentData().toDouble()); });
    m_buttons->layout()->addWidget(m_speed);
}

void PlaybackBar::addBookmarks() {
    m_mark = addButton(QStringLiteral("bookmark"), tr("Bookmark"), &Playback::toggleBookmark);
    m_mark->setCheckable(true);
    auto* list = new QToolButton(m_buttons);
    list->setText(tr("Bookmarks"));
    list->setToolTip(tr("Go to a bookmark"));
    list->setMenu(m_bookmarks);
    list->setPopupMode(QToolButton::InstantPopup);
    list->setAutoRaise(true);
    m_buttons->layout()->addWidget(list);
    connect(m_bookmarks, &QMenu::aboutToShow, this, &PlaybackBar::fillBookmarks);
}

void PlaybackBar::fillBookmarks() {
    m_bookmarks->clear();
    const auto& marks = m_controller.document().bookmarks();
    for (const std::size_t mark : marks)
        m_bookmarks->addAction(m_playback.bookmarkName(mark), this, [this, mark] { m_playback.show(mark); });
    if (marks.empty())
        m_bookmarks->addAction(tr("No bookmarks"))->setEnabled(false);
}

void PlaybackBar::refresh() {
    const QSignalBlocker silence(m_slider);
    const auto all = static_cast<int>(m_playback.all());
    const auto shown = static_cast<int>(m_controller.shown());
    m_slider->setRange(0, all);
    m_slider->setValue(shown);
    const auto& bookmarks = m_controller.document().bookmarks();
    m_slider->setFlags({bookmarks.begin(), bookmarks.end()});
    const QLocale locale;
    m_where->setText(tr("%1 of %2").arg(locale.toString(shown), locale.toString(all)));
    m_play->setIcon(lineIcon(m_playback.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setAccessibleName(m_playback.isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setToolTip(m_play->accessibleName());
    m_mark->setChecked(m_playback.isMarked());
    m_mark->setAccessibleName(m_playback.isMarked() ? tr("Clear the bookmark") : tr("Set a bookmark"));
    m_mark->setToolTip(m_mark->accessibleName());
    for (QToolButton* button : {m_toStart, m_back})
        button->setEnabled(shown > 0);
    for (QToolButton* button : {m_on, m_toEnd})
        button->setEnabled(!m_controller.isLive());
    m_play->setEnabled(all > 0);
}

} // namespace sf::ui
