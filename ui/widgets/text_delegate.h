// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QStaticText>
#include <QStyledItemDelegate>

namespace sf::ui {

/// Cells of one line of text and nothing else, drawn as the style draws them, but each text is laid out only
/// once: a table whose rows move is repainted whole. For models that give a text and its alignment, in tables
/// that wrap no words.
class TextDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    using Cut = std::pair<QString, int>; ///< a text and the width that there is for it

    void useFont(const QFont& font) const;
    QStaticText laidOut(const QString& text, int width, const QStyleOptionViewItem& option) const;

    mutable QFont m_font;
    mutable QCache<Cut, QStaticText> m_texts{2'000};
    mutable QCache<QString, QSize> m_sizes{2'000};
};

} // namespace sf::ui
