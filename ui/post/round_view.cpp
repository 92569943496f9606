// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/round_view.h"

#include "core/text/battle_text.h"
#include "ui/battle/page/attack_playback.h"
#include "ui/paint/board/attack_painter.h"
#include "ui/paint/board/board_painter.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QSlider>
#include <QToolButton>

namespace sf::ui {

/// A picture of the map, as large as fits, with the attacks of one step.
class RoundView::Map final : public QWidget {
public:
    explicit Map(QWidget* parent) : QWidget(parent) { setMinimumSize(120, 120); }

    void show(const battle::Battle& battle, std::vector<Blow> attacks) {
        m_battle = battle;
        m_attacks = std::move(attacks);
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (!m_battle)
            return;
        const paint::Theme& theme = currentTheme();
        const QSizeF size = paint::boardSize(*m_battle->map, 1, 0).scaled(this->size(), Qt::KeepAspectRatio);
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.translate((width() - size.width()) / 2, (height() - size.height()) / 2);
        paint::renderBattle(painter, *m_battle, theme, size);
        const paint::HexLayout layout = paint::layoutFor(*m_battle->map, size);
        for (const Blow& attack : m_attacks) {
            const battle::StackPointer from = m_battle->stacks.find(attack.attacker);
            const battle::StackPointer to = m_battle->stacks.find(attack.target);
            if (from && to && from->isOnMap() && to->isOnMap())
                paint::paintAttack(
                    painter, layout, *m_battle,
                    {*from, layout.centre(from->hex), *to, layout.centre(to->hex), attack.edge}, theme);
        }
    }

private:
    std::optional<battle::Battle> m_battle;
    std::vector<Blow> m_attacks;
};

RoundView::RoundView(QWidget* parent)
    : QWidget(parent)
    , m_map(new Map(this))
    , m_bar(new QWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, m_bar))
    , m_where(new QLabel(m_bar)) {
    auto* row = new QHBoxLayout(m_bar);
    row->setContentsMargins(barMargins);
    m_first = addButton(QStringLiteral("first"), tr("Before the last turn"), &RoundView::first);
    m_previous = addButton(QStringLiteral("prev"), tr("Back one step"), &RoundView::previous);
    m_play = addButton(QStringLiteral("play"), tr("Play"), &RoundView::toggle);
    m_next = addButton(QStringLiteral("next"), tr("Forward one step"), &RoundView::next);
    m_last = addButton(QStringLiteral("last"), tr("Now"), &RoundView::last);
    row->addWidget(m_slider, 1);
    row->addWidget(m_where);
    m_map->setAccessibleName(tr("Map of the battle; the text below says where the stacks are"));
    m_slider->setAccessibleName(tr("Shown step of the last turn"));
    m_slider->setRange(0, 0); // until there is a turn
    auto* column = marginless<QVBoxLayout>(this, 0);
    column->addWidget(m_map, 1);
    column->addWidget(m_bar);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        m_isPlain = false;
        refresh();
    });
    connect(m_slider, &QSlider::sliderPressed, &m_timer, &QTimer::stop);
    connect(&m_timer, &QTimer::timeout, this, &RoundView::advance);
}

QToolButton* RoundView::addButton(const QString& icon, const QString& name, void (RoundView::*command)()) {
    auto* button = new QToolButton(m_bar);
    button->setIcon(lineIcon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, command);
    m_bar->layout()->addWidget(button);
    return button;
}

void RoundView::show(const post::BattleGame& rules) {
    m_timer.stop();
    m_moments = rules.moments();
    m_events = rules.lastEvents();
    m_bar->setVisible(!m_moments.empty());
    if (m_moments.empty())
        m_moments.push_back({rules.battle(), 0});
    {
        const QSignalBlocker silence(m_slider);
        m_slider->setRange(0, steps());
        m_slider->setValue(steps());
    }
    last();
}

void RoundView::play() {
    if (steps() == 0)
        return;
    go(0);
    m_timer.start();
    refresh();
}

int RoundView::shown() const {
    return m_slider->value();
}

void RoundView::go(int step) {
    m_slider->setValue(step);
}

void RoundView::toggle() {
    if (m_timer.isActive()) {
        m_timer.stop();
        return refresh();
    }
    play();
}

void RoundView::last() {
    go(steps());
    m_isPlain = true;
    refresh();
}

/// The last step is shown as long as the others.
void RoundView::advance() {
    if (shown() < steps())
        return next();
    m_timer.stop();
    last();
}

void RoundView::refresh() {
    const auto step = static_cast<std::size_t>(shown());
    const post::Moment& moment = m_moments[step];
    const std::size_t from = step == 0 || m_isPlain ? moment.events : m_moments[step - 1].events;
    const bool isLast = shown() == steps();
    std::vector<Blow> attacks = blowsOf({m_events.begin() + static_cast<std::ptrdiff_t>(from),
                                         m_events.begin() + static_cast<std::ptrdiff_t>(moment.events)},
                                        true);
    m_map->show(moment.battle, std::move(attacks));
    QStringList words;
    for (std::size_t event = from; event < moment.events; ++event)
        words << text::event(m_events[event], moment.battle);
    m_slider->setAccessibleDescription(words.join(u'\n'));
    const QLocale locale;
    m_where->setText(tr("%1 of %2").arg(locale.toString(shown()), locale.toString(steps())));
    const bool isPlaying = m_timer.isActive();
    m_play->setIcon(lineIcon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
    m_play->setToolTip(m_play->accessibleName());
    for (QToolButton* button : {m_first, m_previous})
        button->setEnabled(shown() > 0);
    for (QToolButton* button : {m_next, m_last})
        button->setEnabled(!isLast);
    Q_EMIT stepped(from, moment.events);
}

} // namespace sf::ui
