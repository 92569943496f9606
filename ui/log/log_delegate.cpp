// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_delegate.h"

#include "ui/log/log_model.h"
#include "ui/paint/base/primitives.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QCursor>
#include <QPainter>
#include <QTableView>

#include <cmath>

namespace sf::ui {
namespace {

QRect chipArea(const QStyleOptionViewItem& option, const QString& rule, const QFont& font) {
    const QSize size(static_cast<int>(std::ceil(paint::ruleChipWidth(rule, font))),
                     QFontMetrics(font).height() + 2);
    QRect area(QPoint(), size);
    area.moveCenter(option.rect.center());
    area.moveRight(option.rect.right() - 4);
    return area;
}

void paintRule(QPainter& painter, const QStyleOptionViewItem& option, const QString& rule) {
    if (rule.isEmpty())
        return;
    const QFont font = paint::scaledFont(option.font, 0.88);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paint::paintRuleChip(painter, chipArea(option, rule, font), rule, font,
                         paint::Theme::forPalette(option.palette));
    painter.restore();
}

/// Whether the pointer is on the row, or the keyboard.
bool isAsked(const QStyleOptionViewItem& option, int row) {
    const auto* view = qobject_cast<const QTableView*>(option.widget);
    if (!view || RuleChip::areAllShown() || view->currentIndex().row() == row)
        return true;
    const QWidget* port = view->viewport();
    return port->underMouse() && view->rowAt(port->mapFromGlobal(QCursor::pos()).y()) == row;
}

/// Returns the width of the dice.
int paintDice(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto values = index.data(LogModel::FacesRole).value<QList<int>>();
    const auto colour = index.data(LogModel::ColourRole).value<QColor>();
    const int size = option.rect.height() - 4;
    int left = option.rect.left() + 4;
    for (const int value : values) {
        paint::paintNumberDie(painter, QRectF(left, option.rect.top() + 2, size, size), value, colour,
                              paint::Theme::forPalette(option.palette));
        left += size + 3;
    }
    return values.isEmpty() ? 0 : left - option.rect.left();
}

void paintDiceText(QPainter& painter, const QStyleOptionViewItem& option, const QString& text, int left) {
    const QRect area = option.rect.adjusted(left + 4, 0, -4, 0);
    painter.setFont(option.font);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(option.font).elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

/// Without dice, the text may use their column.
std::optional<QRect> LogDelegate::textArea(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto* view = qobject_cast<const QTableView*>(option.widget);
    if (!view || (index.column() != LogModel::What && index.column() != LogModel::Dice))
        return std::nullopt;
    const QModelIndex dice = index.siblingAtColumn(LogModel::Dice);
    if (!dice.data().toString().isEmpty())
        return std::nullopt;
    return view->visualRect(index.siblingAtColumn(LogModel::What)) | view->visualRect(dice);
}

void LogDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& room,
                            const QModelIndex& index) const {
    QStyleOptionViewItem whole = option;
    whole.rect = room;
    painter.save();
    painter.setClipRect(option.rect, Qt::IntersectClip);
    TextDelegate::paint(&painter, whole, index.siblingAtColumn(LogModel::What));
    painter.restore();
}

void LogDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    TextDelegate::initStyleOption(option, index);
    const auto* view = qobject_cast<const QTableView*>(option->widget);
    if (!view || index.column() != LogModel::What || !view->isColumnHidden(LogModel::Dice))
        return;
    if (const QString dice = index.siblingAtColumn(LogModel::Dice).data().toString(); !dice.isEmpty())
        option->text = tr("%1 (%2)", "a line of the log, its dice").arg(option->text, dice);
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    if (const auto room = textArea(option, index))
        return paintText(*painter, option, *room, index);
    if (index.column() != LogModel::RuleNumber && index.column() != LogModel::Dice)
        return TextDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, {});
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);
    if (index.column() == LogModel::RuleNumber) {
        if (isAsked(option, index.row()))
            paintRule(*painter, option, text);
        return;
    }
    paintDiceText(*painter, cell, text, paintDice(*painter, option, index));
}

} // namespace sf::ui

#include "moc_log_delegate.cpp"
