// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/turn_cover.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
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

TurnCover::TurnCover(const Settings& settings, QWidget* page)
    : QWidget(page)
    , m_settings(settings)
    , m_title(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_show(new QPushButton(tr("Show the &board"), this)) {
    scaleFont(*m_title, 2, true);
    for (QLabel* label : {m_title, m_detail})
        label->setAlignment(Qt::AlignCenter);
    setObjectName(QStringLiteral("turnCover"));
    m_show->setObjectName(QStringLiteral("showBoardButton"));
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    addWidgets(*layout, {m_title, m_detail});
    layout->addSpacing(12);
    layout->addWidget(m_show, 0, Qt::AlignHCenter);
    layout->addStretch();
    m_timer.setSingleShot(true);
    m_timer.setInterval(bannerMilliseconds);
    hide();
    connect(&m_timer, &QTimer::timeout, this, &TurnCover::lift);
    connect(m_show, &QPushButton::clicked, this, &TurnCover::lift);
    page->installEventFilter(this);
}

bool TurnCover::willCover(bool hasSecrets) const {
    return hasSecrets || m_settings.value(Settings::betweenTurns) == Settings::BetweenTurns::Cover;
}

void TurnCover::showTurn(const Turn& turn, bool hasSecrets) {
    m_isCover = willCover(hasSecrets);
    if (!m_isCover && m_settings.value(Settings::betweenTurns) == Settings::BetweenTurns::Nothing)
        return;
    m_turn = turn;
    m_title->setText(turn.title);
    m_detail->setText(turn.detail);
    m_show->setVisible(m_isCover && turn.canBeShown);
    setAttribute(Qt::WA_TransparentForMouseEvents, !m_isCover);
    setAccessibleName(turn.title);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, currentTheme().mark);
    for (QLabel* label : {m_title, m_detail})
        label->setPalette(colours);
    place();
    show();
    raise();
    if (m_isCover) {
        if (!m_uncovered)
            m_uncovered = parentWidget()->focusProxy();
        parentWidget()->setFocusProxy(m_show); // also when its tab is entered later
        m_show->setFocus();
        Q_EMIT coverChanged();
    } else {
        m_timer.start();
    }
}

void TurnCover::lift() {
    if (isHidden())
        return;
    m_timer.stop();
    hide();
    if (std::exchange(m_isCover, false)) {
        parentWidget()->setFocusProxy(std::exchange(m_uncovered, nullptr));
        Q_EMIT coverChanged();
        Q_EMIT lifted();
    }
}

void TurnCover::place() {
    const QRect page = parentWidget()->rect();
    setGeometry(m_isCover
                    ? page
                    : QRect(page.left(), page.center().y() - bannerHeight / 2, page.width(), bannerHeight));
}

bool TurnCover::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void TurnCover::keyPressEvent(QKeyEvent* event) {
    if (!m_turn.canBeShown)
        return;
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape)
        lift();
    else
        QWidget::keyPressEvent(event);
}

void TurnCover::mousePressEvent(QMouseEvent* /*event*/) {}

void TurnCover::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_turn.colour);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(currentTheme().mark, 4));
    for (const double x : {0.12, 0.88}) {
        painter.save();
        painter.translate(x * width(), height() / 2.0);
        painter.drawPath(paint::sideShape(m_turn.shape, 30));
        painter.restore();
    }
}

} // namespace sf::ui

#include "moc_turn_cover.cpp"
