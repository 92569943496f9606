// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/piece_delegate.h"

#include "ui/encounter/tables/piece_model.h"
#include "ui/style/current_theme.h"

#include <QPainter>

namespace sf::ui {

void PieceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    FieldDelegate::paint(painter, option, index);
    const QVariant share = index.data(PieceModel::HpShareRole);
    if (!share.isValid())
        return;
    constexpr int height = 3;
    constexpr int margin = 4;
    const paint::Theme& theme = currentTheme();
    QRectF bar(option.rect.left() + margin, option.rect.bottom() - height, option.rect.width() - 2 * margin,
               height);
    painter->fillRect(bar, theme.border);
    bar.setWidth(bar.width() * share.toDouble());
    painter->fillRect(bar, share.toDouble() < 1 ? theme.hits : theme.hitsFull);
}

QSize PieceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = FieldDelegate::sizeHint(option, index);
    if (index.column() == 0)
        size.rwidth() += option.decorationSize.width(); // room for the mark of the target, wherever it is
    return size;
}

} // namespace sf::ui

#include "moc_piece_delegate.cpp"
