// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrapped_label.h"

#include <QEvent>

namespace sf::ui {
namespace {

constexpr Qt::TextInteractionFlags selectable = Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard;

} // namespace

QString breakable(const QString& text) {
    constexpr int longestWord = 24; // letters
    constexpr int part = 8;         // letters
    constexpr QChar mayBreak(0x200b);
    QString result;
    qsizetype end = 0;
    for (qsizetype begin = 0; begin < text.size(); begin = end) {
        const bool isBlank = text[begin].isSpace();
        while (end < text.size() && text[end].isSpace() == isBlank)
            ++end;
        QString word = text.mid(begin, end - begin);
        for (qsizetype at = word.size() - part; !isBlank && word.size() > longestWord && at > 0; at -= part)
            if (!word[at].isLowSurrogate() && !word[at].isMark())
                word.insert(at, mayBreak);
        result += word;
    }
    return result;
}

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::NoTextInteraction);
}

void WrappedLabel::enterEvent(QEnterEvent* event) {
    if (!text().isEmpty()) // nothing to select, and nothing for the focus
        setTextInteractionFlags(selectable);
    QLabel::enterEvent(event);
}

/// Keeps the selection, so that it can be copied by keyboard.
void WrappedLabel::leaveEvent(QEvent* event) {
    QLabel::leaveEvent(event);
    if (!hasSelectedText() && !hasFocus())
        setTextInteractionFlags(Qt::NoTextInteraction);
}

void WrappedLabel::mousePressEvent(QMouseEvent* event) {
    setTextInteractionFlags(selectable);
    QLabel::mousePressEvent(event);
}

} // namespace sf::ui

#include "moc_wrapped_label.cpp"
