// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_text.h"

#include "ui/help/document_accessible.h"
#include "ui/paint/base/theme.h"
#include "ui/speech/announce.h"
#include "ui/style/current_theme.h"
#include "ui/widgets/board_key.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace sf::ui {
namespace {

/// Single hairlines, padding in the cells, and a background behind the headings.
void layOut(QTextTable& table, const QPalette& palette) {
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(palette.mid());
    format.setCellPadding(5);
    format.setTopMargin(4);
    format.setBottomMargin(12);
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat heading = cell.format();
        heading.setBackground(palette.alternateBase());
        cell.setFormat(heading);
    }
}

QAccessibleInterface* documentFactory(const QString& /*className*/, QObject* object) {
    auto* text = qobject_cast<HelpText*>(object);
    return text ? makeDocumentAccessible(*text) : nullptr;
}

} // namespace

HelpText::HelpText(QWidget* parent) : QTextBrowser(parent) {
    QAccessible::installFactory(documentFactory); // Qt ignores repeated calls
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setCursorWidth(2);
}

void HelpText::showPage(const HelpPage& page, const QString& markdown) {
    m_page = page;
    setMarkdown(markdown);
    for (QTextFrame* frame : document()->rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            layOut(*table, palette());
    // Lay out the whole text, so that a search or a rule scrolls to the right position.
    document()->pageCount();
}

void HelpText::goTo(const QTextBlock& heading) {
    QTextCursor cursor(heading);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(QTextCursor(heading)).top());
}

/// Nothing if there is none.
void HelpText::goToNextHeading(bool backward) {
    const QTextCursor here = textCursor();
    QTextBlock block = document()->findBlock(here.selectionStart());
    do
        block = backward ? block.previous() : block.next();
    while (block.isValid() && block.blockFormat().headingLevel() == 0);
    if (block.isValid())
        goTo(block);
}

void HelpText::keyPressEvent(QKeyEvent* event) {
    const QKeyCombination key = latinKey(*event);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QString link = textCursor().charFormat().anchorHref();
    if (key == QKeyCombination(Qt::Key_H) || key == (Qt::SHIFT | Qt::Key_H))
        goToNextHeading(key.keyboardModifiers().testFlag(Qt::ShiftModifier));
    else if (isEnter && !link.isEmpty())
        Q_EMIT anchorClicked(QUrl(link));
    else
        QTextBrowser::keyPressEvent(event);
}

/// Without a selection, Qt would look for a link from the start of the page rather than from the caret. It
/// doesn't tell screen readers of the link.
bool HelpText::focusNextPrevChild(bool next) {
    QTextCursor cursor = textCursor();
    if (!cursor.hasSelection()) {
        cursor.movePosition(next ? QTextCursor::PreviousCharacter : QTextCursor::NextCharacter,
                            QTextCursor::KeepAnchor);
        setTextCursor(cursor);
    }
    const bool hasMoved = QTextBrowser::focusNextPrevChild(next);
    if (hasMoved && textCursor().charFormat().isAnchor())
        announce(*this, tr("%1, link").arg(textCursor().selectedText()));
    return hasMoved;
}

void HelpText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (!isRestyling(*event))
        return;
    const int scrolled = verticalScrollBar()->value();
    const QTextCursor before = textCursor();
    const int anchor = before.anchor();
    const int position = before.position();
    Q_EMIT restyled();
    QTextCursor cursor(document());
    cursor.setPosition(anchor);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(scrolled);
}

QVariant HelpText::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && name.scheme() == QLatin1String("picture") && m_page.picture)
        return m_page.picture(name.path(), paint::Theme::forPalette(palette()));
    return QTextBrowser::loadResource(type, name);
}

} // namespace sf::ui

#include "moc_help_text.cpp"
