// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/side_cover.h"

#include "core/text/battle_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"
#include "ui/style/settings.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int bannerMilliseconds = 1400;
constexpr int bannerHeight = 120;

} // namespace

SideCover::SideCover(PlayController& controller, const Settings& settings, QWidget* page)
    : QWidget(page)
    , m_controller(controller)
    , m_settings(settings)
    , m_title(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_show(new QPushButton(tr("Show the &board"), this)) {
    setObjectName(QStringLiteral("sideCover"));
    m_title->setFont(paint::scaledFont(font(), 2, true));
    for (QLabel* label : {m_title, m_detail})
        label->setAlignment(Qt::AlignCenter);
    m_show->setObjectName(QStringLiteral("showBoardButton"));
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_detail);
    layout->addSpacing(12);
    layout->addWidget(m_show, 0, Qt::AlignHCenter);
    layout->addStretch();
    m_timer.setSingleShot(true);
    m_timer.setInterval(bannerMilliseconds);
    hide();
    connect(&m_timer, &QTimer::timeout, this, &SideCover::lift);
    connect(m_show, &QPushButton::clicked, this, &SideCover::lift);
    connect(&controller, &PlayController::handedOver, this, &SideCover::draw);
    connect(&controller, &PlayController::changed, this, [this] {
        if (m_controller.isCommanded(m_side) && m_controller.side() != m_side)
            lift();
    });
    page->installEventFilter(this);
}

void SideCover::draw(int side) {
    const bool isSealed = battle::isSealed(m_controller.battle());
    // A commander takes no seat, but nobody may look at its sealed orders.
    const bool isCommanded = m_controller.isCommanded(side);
    if (m_controller.isOnePersonsGame() && !(isCommanded && isSealed))
        return lift();
    const auto kind = m_settings.betweenTurns();
    m_isCover = kind == Settings::BetweenTurns::Cover || isSealed;
    if (kind == Settings::BetweenTurns::Nothing && !m_isCover)
        return;
    m_side = side;
    const battle::Battle& battle = m_controller.battle();
    m_title->setText(tr("Over to %1").arg(text::sideName(battle, side)));
    m_detail->setText(m_controller.isIn(battle::PlayPhase::Deployment)
                          ? tr("Deployment")
                          : tr("Round %1").arg(text::figure(battle::roundNumber(battle))));
    m_show->setVisible(m_isCover && !isCommanded);
    setAttribute(Qt::WA_TransparentForMouseEvents, !m_isCover);
    setAccessibleName(m_title->text());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, currentTheme().mark);
    for (QLabel* label : {m_title, m_detail})
        label->setPalette(colours);
    place();
    show();
    raise();
    if (m_isCover) {
        m_show->setFocus();
        Q_EMIT coverChanged();
    } else {
        m_timer.start();
    }
}

void SideCover::lift() {
    if (isHidden())
        return;
    m_timer.stop();
    hide();
    if (std::exchange(m_isCover, false)) {
        Q_EMIT coverChanged();
        Q_EMIT lifted();
    }
}

void SideCover::place() {
    const QRect page = parentWidget()->rect();
    setGeometry(m_isCover
                    ? page
                    : QRect(page.left(), page.center().y() - bannerHeight / 2, page.width(), bannerHeight));
}

bool SideCover::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void SideCover::keyPressEvent(QKeyEvent* event) {
    if (m_controller.isCommanded(m_side))
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Escape)
        lift();
    else
        QWidget::keyPressEvent(event);
}

void SideCover::mousePressEvent(QMouseEvent* /*event*/) {}

void SideCover::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const paint::Theme& theme = currentTheme();
    const auto& sides = m_controller.battle().sides;
    const auto side = static_cast<std::size_t>(m_side);
    painter.fillRect(rect(), theme.side(m_side, side < sides.size() ? sides[side].color : 0));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.mark, 4));
    for (const double x : {0.12, 0.88}) {
        painter.save();
        painter.translate(x * width(), height() / 2.0);
        painter.drawPath(paint::sideShape(m_side, 30));
        painter.restore();
    }
}

} // namespace sf::ui
