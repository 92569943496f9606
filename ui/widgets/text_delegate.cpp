// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_delegate.h"

#include <QApplication>
#include <QPainter>

namespace sf::ui {
namespace {

const QStyle& styleOf(const QStyleOptionViewItem& option) {
    return option.widget ? *option.widget->style() : *QApplication::style();
}

/// Left and right margin between the cell's edge and its text.
int marginOf(const QStyleOptionViewItem& option) {
    return styleOf(option).pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

QPalette::ColorGroup groupOf(const QStyleOptionViewItem& option) {
    if (!(option.state & QStyle::State_Enabled))
        return QPalette::Disabled;
    return option.state & QStyle::State_Active ? QPalette::Normal : QPalette::Inactive;
}

QTextOption oneLine(Qt::LayoutDirection direction) {
    QTextOption options;
    options.setWrapMode(QTextOption::NoWrap);
    options.setTextDirection(direction);
    return options;
}

/// Whether the cell has more to draw than a line of text.
bool isMarked(const QStyleOptionViewItem& option) {
    return option.state & (QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver) ||
           option.features & (QStyleOptionViewItem::Alternate | QStyleOptionViewItem::WrapText);
}

/// Whether the model gives the cell an icon, or its own font or colour.
bool isDecorated(const QModelIndex& index) {
    return index.data(Qt::DecorationRole).isValid() || index.data(Qt::FontRole).isValid() ||
           index.data(Qt::ForegroundRole).isValid();
}

} // namespace

void TextDelegate::useFont(const QFont& font) const {
    if (font == m_font)
        return;
    m_font = font;
    m_texts.clear();
    m_sizes.clear();
}

QStaticText TextDelegate::laidOut(const QString& text, int width, const QStyleOptionViewItem& option) const {
    const Cut key(text, width);
    if (const QStaticText* known = m_texts.object(key))
        return *known;
    QStaticText made(option.fontMetrics.elidedText(text, option.textElideMode, width));
    made.setTextFormat(Qt::PlainText);
    made.setTextOption(oneLine(option.direction));
    made.prepare({}, option.font);
    m_texts.insert(key, new QStaticText(made)); // shares its layout
    return made;
}

void TextDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const QString text = index.data(Qt::DisplayRole).toString();
    if (isMarked(option) || text.contains(u'\n') || isDecorated(index))
        return QStyledItemDelegate::paint(painter, option, index);
    if (text.isEmpty())
        return;
    useFont(option.font);
    const QVariant wanted = index.data(Qt::TextAlignmentRole);
    const auto alignment = QStyle::visualAlignment(
        option.direction, wanted.isValid() ? Qt::Alignment(wanted.toInt()) : option.displayAlignment);
    const int margin = marginOf(option);
    const QRect area = option.rect.adjusted(margin, 0, -margin, 0);
    const QStaticText shown = laidOut(text, area.width(), option);
    const double width = shown.size().width();
    const double left = alignment & Qt::AlignRight     ? area.left() + area.width() - width
                        : alignment & Qt::AlignHCenter ? area.left() + (area.width() - width) / 2
                                                       : area.left();
    const QSize line(area.width(), static_cast<int>(shown.size().height()));
    const int top = QStyle::alignedRect(option.direction, Qt::AlignVCenter, line, area).top();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(groupOf(option), QPalette::Text));
    painter->drawStaticText(QPointF(left, top), shown);
}

QSize TextDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    useFont(option.font);
    const QString text = index.data(Qt::DisplayRole).toString();
    if (const QSize* known = m_sizes.object(text))
        return *known;
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    m_sizes.insert(text, new QSize(size));
    return size;
}

} // namespace sf::ui

#include "moc_text_delegate.cpp"
