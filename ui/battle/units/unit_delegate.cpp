// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_delegate.h"

#include "ui/battle/units/unit_table_model.h"
#include "ui/paint/base/parts.h"
#include "ui/style/current_theme.h"

#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPainter>

namespace sf::ui {

using What = UnitField::What;

namespace {

constexpr int barWidth = 30;
constexpr int barHeight = 9;
constexpr int hitsMargin = 3; ///< left and right of the bar and its words
constexpr int hitsGap = 4;    ///< between them

QFont hitsFont(const QFont& rest) {
    return paint::scaledFont(rest, 0.9);
}

What whatOf(const QModelIndex& index) {
    return unitFields()[static_cast<std::size_t>(index.column())].what;
}

} // namespace

UnitDelegate::UnitDelegate(Kinds kinds, QObject* parent)
    : QStyledItemDelegate(parent), m_kinds(std::move(kinds)) {}

void UnitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    if (whatOf(index) == What::HitsLeft)
        paintHits(painter, option, index);
    else
        QStyledItemDelegate::paint(painter, option, index);
}

void UnitDelegate::paintHits(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString words = item.text;
    item.text.clear();
    item.state &= ~QStyle::State_HasFocus; // it would frame the words that are not there
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const QRect inside = option.rect.adjusted(hitsMargin, 0, -hitsMargin, 0);
    const int top = inside.center().y() - barHeight / 2;
    const QRectF bar(inside.left(), top, barWidth, barHeight);
    paint::paintHitsBar(*painter, bar, index.data(UnitTableModel::HitsLeftRole).toInt(),
                        index.data(UnitTableModel::HitsRole).toInt(), currentTheme());
    painter->save();
    painter->setFont(hitsFont(item.font));
    painter->setPen(option.palette.color(QPalette::Text)); // a chosen row is only tinted
    painter->drawText(inside.adjusted(barWidth + hitsGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words);
    painter->restore();
    if (option.state & QStyle::State_HasFocus)
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &option, painter, option.widget);
}

QSize UnitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (whatOf(index) == What::HitsLeft)
        size.setWidth(2 * hitsMargin + barWidth + hitsGap +
                      QFontMetrics(hitsFont(option.font)).horizontalAdvance(index.data().toString()));
    return size;
}

QWidget* UnitDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    if (whatOf(index) != What::Kind) {
        auto* line = new QLineEdit(parent);
        line->setFrame(false);
        line->setAccessibleName(
            index.model()->headerData(index.column(), Qt::Horizontal, Qt::AccessibleTextRole).toString());
        return line;
    }
    Q_UNUSED(option)
    auto* box = new QComboBox(parent);
    box->addItem(tr("no kind"), QString());
    for (const QString& kind : m_kinds())
        box->addItem(kind, kind);
    box->setAccessibleName(tr("Kind"));
    return box;
}

void UnitDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const QString value = index.data(Qt::EditRole).toString();
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(box->findData(value));
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(value);
}

void UnitDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentData(), Qt::EditRole);
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        model->setData(index, line->text(), Qt::EditRole);
}

} // namespace sf::ui
