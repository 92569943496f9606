// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/text_delegate.h"

#include <optional>

namespace sf::ui {

/// Paints the dice of a log line as faces and its rule as a chip. Where the table hides its dice, they come
/// after the text.
class LogDelegate final : public TextDelegate {
    Q_OBJECT

public:
    using TextDelegate::TextDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    static std::optional<QRect> textArea(const QStyleOptionViewItem& option, const QModelIndex& index);
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& room,
                   const QModelIndex& index) const;
};

} // namespace sf::ui
