// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/dice_row.h"

#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sf::ui {
namespace {

constexpr int dieSize = 28;
constexpr int diceGap = 5;
constexpr int turns = 9;
constexpr int turnMilliseconds = 60;

} // namespace

DiceRow::DiceRow(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_timer.setInterval(turnMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &DiceRow::turnOver);
}

void DiceRow::setDice(const std::vector<int>& dice, imperio::Side side) {
    m_dice = dice;
    m_side = side;
    QStringList faces;
    for (const int face : dice)
        faces << text::figure(face);
    const int sum = std::accumulate(dice.begin(), dice.end(), 0);
    setAccessibleName(tr("%1, together %2").arg(text::listed(faces), text::figure(sum)));
    skip();
    updateGeometry();
    update();
}

void DiceRow::roll() {
    m_turns = 0;
    m_timer.start();
    update();
}

void DiceRow::skip() {
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    update();
    Q_EMIT stopped();
}

void DiceRow::turnOver() {
    if (++m_turns >= turns)
        skip();
    update();
}

/// A rolling die shows its faces in turn: only real throws are random.
int DiceRow::faceOf(std::size_t die) const {
    const int shift = turns - m_turns;
    return isRolling() ? 1 + (m_dice[die] - 1 + shift * (2 + static_cast<int>(die) % 3)) % 6 : m_dice[die];
}

QSize DiceRow::sizeHint() const {
    const int count = static_cast<int>(m_dice.size());
    const QFontMetrics metrics(paint::scaledFont(font(), 1.15, true));
    return {count * (dieSize + diceGap) + metrics.horizontalAdvance(QStringLiteral("= 88")) + diceGap,
            std::max(dieSize, metrics.height())};
}

void DiceRow::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    for (std::size_t die = 0; die < m_dice.size(); ++die)
        paint::paintDie(painter,
                        QRectF(static_cast<double>(die) * (dieSize + diceGap), (height() - dieSize) / 2.0,
                               dieSize, dieSize),
                        faceOf(die), static_cast<int>(imperio::indexOf(m_side)),
                        paint::imperioColour(m_side, theme), theme);
    if (isRolling())
        return;
    painter.setPen(theme.ink);
    painter.setFont(paint::scaledFont(font(), 1.15, true));
    const int left = static_cast<int>(m_dice.size()) * (dieSize + diceGap) + 2;
    painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     QStringLiteral("= %1").arg(std::accumulate(m_dice.begin(), m_dice.end(), 0)));
}

void DiceRow::mousePressEvent(QMouseEvent* /*event*/) {
    skip();
}

} // namespace sf::ui

#include "moc_dice_row.cpp"
