// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace sf::ui {

/// Paints what a line of the log has besides words: the faces of its dice, and its rule as a chip.
class BattleLogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// Where the chip of a cell of the rule column is.
    static QRect chipArea(const QStyleOptionViewItem& option, const QString& rule);

private:
    static void paintRule(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
    static int paintDice(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
};

} // namespace sf::ui
