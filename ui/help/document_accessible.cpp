// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/document_accessible.h"

#include <QAccessibleWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

namespace sf::ui {
namespace {

/// From the first character to behind the last.
struct TextRange {
    int start = 0;
    int end = 0;
};

class DocumentAccessible final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit DocumentAccessible(QTextEdit& edit) : QAccessibleWidget(&edit, QAccessible::EditableText) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    using QAccessibleWidget::text;

    int characterCount() const override { return document().characterCount() - 1; }
    int cursorPosition() const override { return edit().textCursor().position(); }
    void setCursorPosition(int position) override { select({position, position}); }

    int selectionCount() const override { return edit().textCursor().hasSelection() ? 1 : 0; }
    void selection(int index, int* start, int* end) const override {
        const QTextCursor cursor = edit().textCursor();
        const bool isThere = index == 0 && cursor.hasSelection();
        *start = isThere ? cursor.selectionStart() : 0;
        *end = isThere ? cursor.selectionEnd() : 0;
    }
    void addSelection(int start, int end) override { select({start, end}); }
    void removeSelection(int index) override {
        if (index == 0)
            setCursorPosition(cursorPosition());
    }
    void setSelection(int index, int start, int end) override {
        if (index == 0)
            select({start, end});
    }

    QString text(int start, int end) const override;
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int* start,
                             int* end) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType type, int* start,
                            int* end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;

    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint& point) const override {
        return edit().cursorForPosition(edit().viewport()->mapFromGlobal(point)).position();
    }
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int* start, int* end) const override;

private:
    QTextEdit& edit() const { return *static_cast<QTextEdit*>(widget()); }
    const QTextDocument& document() const { return *edit().document(); }
    QTextCursor cursorAt(int offset) const {
        QTextCursor cursor(edit().document());
        cursor.setPosition(std::clamp(offset, 0, characterCount()));
        return cursor;
    }
    void select(TextRange range) {
        QTextCursor cursor = cursorAt(range.start);
        cursor.setPosition(std::clamp(range.end, 0, characterCount()), QTextCursor::KeepAnchor);
        edit().setTextCursor(cursor);
    }
    QChar character(int offset) const;
    TextRange lineAt(int offset) const;
    QString lineText(TextRange line, int* start, int* end) const {
        *start = line.start;
        *end = std::min(line.end, characterCount());
        return text(*start, *end);
    }
};

/// Blocks and rows are separated by line breaks, cells by tabs.
QChar DocumentAccessible::character(int offset) const {
    constexpr char16_t cellStart = 0xfdd0;
    constexpr char16_t tableEnd = 0xfdd1;
    const QChar shown = document().characterAt(offset);
    switch (shown.unicode()) {
    case cellStart: {
        const QTextCursor behind = cursorAt(offset + 1);
        const QTextTable* table = behind.currentTable();
        return table && table->cellAt(behind).column() > 0 ? u'\t' : u'\n';
    }
    case tableEnd:
    case QChar::ParagraphSeparator:
    case QChar::LineSeparator:
        return u'\n';
    case QChar::ObjectReplacementCharacter:
    case QChar::Nbsp:
        return u' ';
    default:
        return shown;
    }
}

QString DocumentAccessible::text(int start, int end) const {
    QString result;
    for (int offset = std::max(0, start); offset < std::min(end, characterCount()); ++offset)
        result += character(offset);
    return result;
}

TextRange DocumentAccessible::lineAt(int offset) const {
    const QTextCursor cursor = cursorAt(offset);
    if (const QTextTable* table = cursor.currentTable()) {
        const int row = table->cellAt(cursor).row();
        return {table->cellAt(row, 0).firstPosition(),
                table->cellAt(row, table->columns() - 1).lastPosition() + 1};
    }
    const QTextBlock block = cursor.block();
    const QTextLine line = block.layout()->lineForTextPosition(cursor.position() - block.position());
    if (!line.isValid())
        return {block.position(), block.position() + block.length()};
    const int start = block.position() + line.textStart();
    const bool isLast = line.lineNumber() == block.layout()->lineCount() - 1;
    return {start, start + line.textLength() + (isLast ? 1 : 0)};
}

QString DocumentAccessible::textAtOffset(int offset, QAccessible::TextBoundaryType type, int* start,
                                         int* end) const {
    if (type != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textAtOffset(offset, type, start, end);
    return lineText(lineAt(offset), start, end);
}

QString DocumentAccessible::textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int* start,
                                             int* end) const {
    if (type != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textBeforeOffset(offset, type, start, end);
    const TextRange line = lineAt(offset);
    return lineText(line.start > 0 ? lineAt(line.start - 1) : TextRange{}, start, end);
}

QString DocumentAccessible::textAfterOffset(int offset, QAccessible::TextBoundaryType type, int* start,
                                            int* end) const {
    if (type != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textAfterOffset(offset, type, start, end);
    const TextRange line = lineAt(offset);
    const int last = characterCount();
    return lineText(line.end < last ? lineAt(line.end) : TextRange{last, last}, start, end);
}

QRect DocumentAccessible::characterRect(int offset) const {
    const QRect here = edit().cursorRect(cursorAt(offset));
    const QRect next = edit().cursorRect(cursorAt(offset + 1));
    const int width = next.top() == here.top() ? next.left() - here.left() : here.width();
    return {edit().viewport()->mapToGlobal(here.topLeft()), QSize(width, here.height())};
}

void DocumentAccessible::scrollToSubstring(int start, int /*end*/) {
    QScrollBar& bar = *edit().verticalScrollBar();
    bar.setValue(bar.value() + edit().cursorRect(cursorAt(start)).top());
}

/// None that a reader needs; they are the same in the whole block.
QString DocumentAccessible::attributes(int offset, int* start, int* end) const {
    const QTextBlock block = cursorAt(offset).block();
    *start = block.position();
    *end = block.position() + block.length();
    return {};
}

} // namespace

QAccessibleInterface* makeDocumentAccessible(QTextEdit& document) {
    return new DocumentAccessible(document);
}

} // namespace sf::ui
