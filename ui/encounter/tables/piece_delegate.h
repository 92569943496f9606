// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/field_delegate.h"

namespace sf::ui {

/// Underlines hit points with a bar of what is left of them.
class PieceDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    using FieldDelegate::FieldDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace sf::ui
