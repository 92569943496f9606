// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_losses.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/forecast/forecast_tokens.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int lossTokenSize = 19;
constexpr int narrowestCell = 92;

const battle::Unit& unitOf(const smm::Victim& victim) {
    return (*victim.stack->units)[victim.unit];
}

} // namespace

QString fateText(const smm::Victim& victim, const smm::Loss& loss, const battle::Stack& struck) {
    const QString fate = loss.left == 0 ? ForecastLosses::tr("croaks")
                                        : ForecastLosses::tr("%1 of %2 left")
                                              .arg(text::figure(loss.left),
                                                   text::figure(unitOf(victim)[battle::Number::Hits]));
    return victim.stack->id == struck.id
               ? fate
               : ForecastLosses::tr("%1, of %2").arg(fate, text::stackName(*victim.stack));
}

ForecastLosses::ForecastLosses(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ForecastLosses::setLosses(const battle::Battle& battle, const std::vector<smm::Victim>& order,
                               std::int64_t damage, const battle::Stack& struck) {
    m_items.clear();
    QStringList sentences;
    smm::eachLoss(order, damage, [&](const smm::Loss& loss) {
        const smm::Victim& victim = order[loss.place];
        const QString name = text::unitName(unitOf(victim));
        const QString fate = fateText(victim, loss, struck);
        m_items.push_back(
            {unitToken(battle, *victim.stack, unitOf(victim), lossTokenSize, devicePixelRatioF()), name, fate,
             loss.left == 0});
        sentences << tr("%1 %2").arg(name, fate);
    });
    setAccessibleName(text::listed(sentences));
    updateGeometry();
    update();
}

QSize ForecastLosses::cell() const {
    const QFontMetrics name(paint::scaledFont(font(), 0.85));
    const QFontMetrics fate(paint::scaledFont(font(), 0.8));
    int widest = narrowestCell - lossTokenSize - 8;
    for (const Item& item : m_items)
        widest = std::max({widest, name.horizontalAdvance(item.name), fate.horizontalAdvance(item.fate)});
    return {std::min(widest, 2 * narrowestCell) + lossTokenSize + 8, name.height() + fate.height() + 2};
}

int ForecastLosses::columns(int width) const {
    return std::max(1, width / cell().width());
}

int ForecastLosses::heightForWidth(int width) const {
    const auto across = static_cast<std::size_t>(columns(width));
    return static_cast<int>((m_items.size() + across - 1) / across) * cell().height();
}

QSize ForecastLosses::sizeHint() const {
    return {4 * narrowestCell, heightForWidth(4 * narrowestCell)};
}

QSize ForecastLosses::minimumSizeHint() const {
    return {narrowestCell, cell().height()};
}

void ForecastLosses::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int across = columns(width());
    const QSize size(width() / across, cell().height());
    const QFont name = paint::scaledFont(font(), 0.85);
    const QFont fate = paint::scaledFont(font(), 0.8);
    for (std::size_t place = 0; place < m_items.size(); ++place) {
        const int index = static_cast<int>(place);
        const Item& item = m_items[place];
        QRect area(QPoint(index % across * size.width(), index / across * size.height()), size);
        painter.drawPixmap(QPoint(area.left(), area.top() + (size.height() - lossTokenSize) / 2), item.token);
        area.adjust(lossTokenSize + 4, 0, -4, -2);
        const auto write = [&](const QFont& font, const QColor& colour, const QString& text,
                               Qt::Alignment where) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(area, static_cast<int>(where) | Qt::TextSingleLine,
                             QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
        };
        write(name, currentTheme().ink, item.name, Qt::AlignTop);
        write(fate, item.croaks ? currentTheme().refused : currentTheme().muted, item.fate, Qt::AlignBottom);
    }
}

bool ForecastLosses::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int across = columns(width());
    const auto place = static_cast<std::size_t>(help->y() / cell().height() * across +
                                                help->x() * across / std::max(1, width()));
    if (place < m_items.size())
        QToolTip::showText(help->globalPos(), tr("%1 %2").arg(m_items[place].name, m_items[place].fate),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void ForecastLosses::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace sf::ui

#include "moc_forecast_losses.cpp"
