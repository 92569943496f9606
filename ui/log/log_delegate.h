// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <optional>

namespace sf::ui {

/// Paints what a log line has besides text: the faces of its dice, and its rule as a chip.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    static std::optional<QRect> roomForWords(const QStyleOptionViewItem& option, const QModelIndex& index);
    void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QRect& room,
                    const QModelIndex& index) const;
};

} // namespace sf::ui
