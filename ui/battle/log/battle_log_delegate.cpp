// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_delegate.h"

#include "ui/battle/log/battle_log_model.h"
#include "ui/paint/base/parts.h"

#include <QApplication>
#include <QPainter>
#include <QTableView>

#include <cmath>

namespace sf::ui {

QRect BattleLogDelegate::chipArea(const QStyleOptionViewItem& option, const QString& rule) {
    const QFont font = paint::scaledFont(option.font, 0.88);
    const QSize size(static_cast<int>(std::ceil(paint::ruleChipWidth(rule, font))),
                     QFontMetrics(font).height() + 2);
    QRect area(QPoint(), size);
    area.moveCenter(option.rect.center());
    area.moveRight(option.rect.right() - 4);
    return area;
}

void BattleLogDelegate::paintRule(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) {
    const QString rule = index.data(BattleLogModel::RuleRole).toString();
    if (rule.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paint::paintRuleChip(painter, chipArea(option, rule), rule, paint::scaledFont(option.font, 0.88),
                         paint::Theme::forPalette(option.palette));
    painter.restore();
}

/// Returns the width that the dice take.
int BattleLogDelegate::paintDice(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) {
    const auto values = index.data(BattleLogModel::DiceRole).value<QList<int>>();
    const auto colour = index.data(BattleLogModel::ColourRole).value<QColor>();
    const int size = option.rect.height() - 4;
    int left = option.rect.left() + 4;
    for (const int value : values) {
        paint::paintNumberDie(painter, QRectF(left, option.rect.top() + 2, size, size), value, colour,
                              paint::Theme::forPalette(option.palette));
        left += size + 3;
    }
    return values.isEmpty() ? 0 : left - option.rect.left();
}

std::optional<QRect> BattleLogDelegate::roomForWords(const QStyleOptionViewItem& option,
                                                     const QModelIndex& index) {
    const auto* view = qobject_cast<const QTableView*>(option.widget);
    if (!view || (index.column() != BattleLogModel::What && index.column() != BattleLogModel::Dice))
        return std::nullopt;
    const QModelIndex dice = index.siblingAtColumn(BattleLogModel::Dice);
    if (!dice.data().toString().isEmpty())
        return std::nullopt;
    return view->visualRect(index.siblingAtColumn(BattleLogModel::What)) | view->visualRect(dice);
}

void BattleLogDelegate::paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QRect& room,
                                   const QModelIndex& index) const {
    QStyleOptionViewItem whole = option;
    whole.rect = room;
    painter.save();
    painter.setClipRect(option.rect, Qt::IntersectClip);
    QStyledItemDelegate::paint(&painter, whole, index.siblingAtColumn(BattleLogModel::What));
    painter.restore();
}

void BattleLogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    if (const auto room = roomForWords(option, index))
        return paintWords(*painter, option, *room, index);
    if (index.column() != BattleLogModel::Rule && index.column() != BattleLogModel::Dice)
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString words = ground.text;
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    if (index.column() == BattleLogModel::Rule)
        return paintRule(*painter, option, index);
    QRect area = option.rect.adjusted(paintDice(*painter, option, index) + 4, 0, -4, 0);
    painter->setFont(ground.font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(ground.font).elidedText(words, Qt::ElideRight, area.width()));
}

} // namespace sf::ui
