// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/odds_view.h"

#include "core/text/lists.h"
#include "core/text/percent.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

namespace sf::ui {
namespace {

constexpr int barHeight = 20;
constexpr int oddsGap = 4;

} // namespace

QString percent(const dice::Fraction& chance) {
    return text::percent(chance.number(), 2) + QStringLiteral(" %");
}

OddsView::OddsView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void OddsView::setOdds(const dice::Odds& odds) {
    m_odds = odds;
    const auto words = [](const QString& name, const dice::Fraction& chance) {
        return name.arg(percent(chance)) + QStringLiteral(" = ") + QString::fromStdString(chance.text());
    };
    const QString name =
        text::listed({words(tr("Win %1"), odds.winChance()), words(tr("Tie %1"), odds.tieChance()),
                      words(tr("Lose %1"), odds.loseChance())});
    setAccessibleName(name);
    setToolTip(name);
    update();
}

QSize OddsView::sizeHint() const {
    const QFontMetrics figures(paint::scaledFont(font(), 1, true));
    const QFontMetrics fractions(paint::scaledFont(font(), 0.8));
    return {3 * figures.horizontalAdvance(tr("Lose %1").arg(QStringLiteral("88.88 %"))) + 2 * oddsGap,
            barHeight + oddsGap + figures.height() + fractions.height() + 2};
}

QSize OddsView::minimumSizeHint() const {
    return sizeHint();
}

void OddsView::paintEvent(QPaintEvent* /*event*/) {
    if (m_odds.total() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    const QRectF bar(0.5, 0.5, width() - 1, barHeight - 1);
    paint::paintOddsBar(painter, bar, m_odds.winChance().number(), m_odds.tieChance().number(),
                        m_odds.loseChance().number(), theme);
    struct Part {
        QString words;
        dice::Fraction chance;
        Qt::AlignmentFlag side;
    };
    const Part parts[] = {{tr("Win %1"), m_odds.winChance(), Qt::AlignLeft},
                          {tr("Tie %1"), m_odds.tieChance(), Qt::AlignHCenter},
                          {tr("Lose %1"), m_odds.loseChance(), Qt::AlignRight}};
    for (const Part& part : parts) {
        QRect area(0, barHeight + oddsGap, width(), height());
        painter.setPen(theme.ink);
        painter.setFont(paint::scaledFont(font(), 1, true));
        painter.drawText(area, part.side | Qt::AlignTop, part.words.arg(percent(part.chance)), &area);
        painter.setPen(theme.muted);
        painter.setFont(paint::scaledFont(font(), 0.8));
        painter.drawText(QRect(0, area.bottom() + 1, width(), height()), part.side | Qt::AlignTop,
                         QString::fromStdString(part.chance.text()));
    }
}

} // namespace sf::ui

#include "moc_odds_view.cpp"
