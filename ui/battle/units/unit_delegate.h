// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/field_delegate.h"
#include "ui/paint/base/theme.h"

namespace sf::ui {

/// Paints hits as a bar with its figures. Every cell is edited as text or from a list, so that any figure can
/// be typed and the refusal says what is wrong with it.
class UnitDelegate final : public FieldDelegate {
    Q_OBJECT

public:
    using FieldDelegate::FieldDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Lights the row whose unit is pointed at elsewhere; -1 for none.
    void setPointedRow(int row) { m_pointedRow = row; }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void paintHits(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    int m_pointedRow = -1;
};

} // namespace sf::ui
