// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_delegate.h"

#include "ui/battle/units/unit_table_model.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>

namespace sf::ui {

namespace {

constexpr int barWidth = 30;
constexpr int barHeight = 9;
constexpr int hitsMargin = 3; ///< left and right of the bar and its text
constexpr int hitsGap = 4;    ///< between them

QFont hitsFont(const QFont& rest) {
    return paint::scaledFont(rest, 0.9);
}

} // namespace

void UnitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    if (index.column() == HitsLeftColumn)
        paintHits(painter, option, index);
    else
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): TextDelegate paints no tick and no tint of a row
        QStyledItemDelegate::paint(painter, option, index);
}

void UnitDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    FieldDelegate::initStyleOption(option, index);
    if (index.row() == m_pointedRow)
        option->backgroundBrush = currentTheme().accentSoft;
}

void UnitDelegate::paintHits(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString words = item.text;
    item.text.clear();
    item.state &= ~QStyle::State_HasFocus; // it would frame the text that is not there
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const QRect inside = option.rect.adjusted(hitsMargin, 0, -hitsMargin, 0);
    const int top = inside.center().y() - barHeight / 2;
    const QRectF bar(inside.left(), top, barWidth, barHeight);
    paint::paintHitsBar(*painter, bar, index.data(UnitTableModel::HitsLeftRole).toInt(),
                        index.data(UnitTableModel::HitsRole).toInt(), currentTheme());
    painter->save();
    painter->setFont(hitsFont(item.font));
    painter->setPen(option.palette.color(QPalette::Text)); // selected rows are only tinted
    painter->drawText(inside.adjusted(barWidth + hitsGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words);
    painter->restore();
    if (option.state & QStyle::State_HasFocus)
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &option, painter, option.widget);
}

QSize UnitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): TextDelegate remembers sizes without tokens
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() == HitsLeftColumn)
        size.setWidth(2 * hitsMargin + barWidth + hitsGap +
                      QFontMetrics(hitsFont(option.font)).horizontalAdvance(index.data().toString()));
    return size;
}

} // namespace sf::ui

#include "moc_unit_delegate.cpp"
