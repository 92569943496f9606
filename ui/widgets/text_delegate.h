// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QStaticText>
#include <QStyledItemDelegate>

namespace sf::ui {

/// Draws cells with one line of plain text as the style does, but caches text layouts, because a table is
/// repainted whole when its rows move. Cells with their own icon, font or colour are left to the style. For
/// tables without word wrap.
class TextDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    using Cut = std::pair<QString, int>; ///< a text and the width available to it

    void useFont(const QFont& font) const;
    QStaticText laidOut(const QString& text, int width, const QStyleOptionViewItem& option) const;

    mutable QFont m_font;
    mutable QCache<Cut, QStaticText> m_texts{2'000};
    mutable QCache<QString, QSize> m_sizes{2'000};
};

} // namespace sf::ui
