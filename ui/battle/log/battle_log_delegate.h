// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <optional>

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
    /// What happened has the room of its dice as well, where none were thrown.
    static std::optional<QRect> roomForWords(const QStyleOptionViewItem& option, const QModelIndex& index);
    void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QRect& room,
                    const QModelIndex& index) const;
    static void paintRule(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
    static int paintDice(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
};

} // namespace sf::ui
