// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/text_reader.h"

#include "ui/widgets/rule_chip.h"
#include "ui/widgets/window_request.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOption>
#include <QTextBlock>

#include <algorithm>

namespace sf::ui {

namespace {

/// Without the focus. A hidden widget couldn't get it, and one over the contents would slow down scrolling.
constexpr QRect unseen(-1, -1, 1, 1);

/// The scroll areas between the widget and the panel, the innermost first.
QList<QScrollArea*> scrollAreas(QWidget& widget, const QWidget& panel) {
    QList<QScrollArea*> areas;
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around))
            areas << area;
        if (around == &panel)
            break;
    }
    return areas;
}

} // namespace

TextReader::TextReader(QWidget& panel) : QPlainTextEdit(&panel) {
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::TabFocus);
    setMinimumSize(1, 1);
    setGeometry(unseen);
    nameAfterPanel();
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (hasFocus())
            showRow();
    });
    show();
}

TextReader* TextReader::in(const QWidget& panel) {
    return panel.findChild<TextReader*>(QString(), Qt::FindDirectChildrenOnly);
}

TextReader* TextReader::around(const QWidget* widget) {
    TextReader* reader = nullptr;
    for (; widget && !reader; widget = widget->parentWidget())
        reader = in(*widget);
    return reader;
}

void TextReader::updateStops(const QWidget& window) {
    for (TextReader* reader : window.findChildren<TextReader*>())
        if (reader->isVisible() && reader->isEnabled())
            reader->setFocusPolicy(shownLines(*reader->parentWidget()).isEmpty() ? Qt::ClickFocus
                                                                                 : Qt::TabFocus);
}

void TextReader::nameAfterPanel() {
    const QWidget* titled = parentWidget();
    while (titled && !titled->isWindow() && !qobject_cast<const QDockWidget*>(titled))
        titled = titled->parentWidget();
    const QString title = titled ? titled->windowTitle().remove(QStringLiteral("[*]")) : QString();
    setAccessibleName(title.isEmpty() ? tr("Text of the window") : tr("Text of %1").arg(title));
}

void TextReader::toggle() {
    if (hasFocus())
        return leave();
    if (shownLines(*parentWidget()).isEmpty())
        return showMessage(*this, tr("There is no text to read here"));
    m_before = QApplication::focusWidget();
    setFocus(Qt::ShortcutFocusReason);
}

void TextReader::leave() {
    if (QWidget* before = m_before)
        before->setFocus(Qt::OtherFocusReason);
}

void TextReader::refresh() {
    nameAfterPanel();
    m_lines = shownLines(*parentWidget());
    QStringList texts;
    for (const ShownLine& line : std::as_const(m_lines))
        texts << line.text;
    const QString text = texts.join(u'\n');
    if (text == toPlainText())
        return;
    const int row = textCursor().blockNumber();
    const int column = textCursor().positionInBlock();
    setPlainText(text);
    const QTextBlock block = document()->findBlockByNumber(std::min(row, blockCount() - 1));
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::min(column, block.length() - 1));
    setTextCursor(cursor);
}

const QList<QPointer<QWidget>>& TextReader::row() const {
    static const QList<QPointer<QWidget>> none;
    const qsizetype at = textCursor().blockNumber();
    return at < m_lines.size() ? m_lines[at].parts : none;
}

QList<RuleChip*> TextReader::rules() const {
    QList<RuleChip*> chips;
    for (const QPointer<QWidget>& part : row())
        if (auto* chip = qobject_cast<RuleChip*>(part.data()))
            chips << chip;
    return chips;
}

/// A new text moves the caret. Screen readers that hear of that before the focus don't speak the text.
void TextReader::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    const auto show = [this] {
        refresh();
        showRow();
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void TextReader::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    m_before.clear();
    setGeometry(unseen);
}

/// Leaves the keys for undoing and the like to the window.
bool TextReader::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        for (const auto other :
             {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Cut, QKeySequence::Paste})
            if (key->matches(other))
                return false;
    }
    return QPlainTextEdit::event(event);
}

void TextReader::keyPressEvent(QKeyEvent* event) {
    refresh();
    const QList<RuleChip*> chips = rules();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) { // else it would be the board's
        if (!chips.isEmpty())
            chips.first()->click();
    } else if (event->key() == Qt::Key_Escape && m_before)
        leave();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void TextReader::showRow() {
    for (const QPointer<QWidget>& part : row()) {
        for (QScrollArea* area : part ? scrollAreas(*part, *parentWidget()) : QList<QScrollArea*>()) {
            area->ensureWidgetVisible(part);
            connect(area->verticalScrollBar(), &QScrollBar::valueChanged, this, &TextReader::frameRow,
                    Qt::UniqueConnection);
        }
    }
    frameRow();
}

/// Moves to the row, where a screen magnifier looks for the focus.
void TextReader::frameRow() {
    if (!hasFocus())
        return;
    QRect area;
    for (const QPointer<QWidget>& part : row())
        if (part)
            area |= QRect(part->mapTo(parentWidget(), QPoint()), part->size());
    setGeometry(area.isEmpty() ? unseen : area.adjusted(-2, -1, 2, 1));
    raise();
}

void TextReader::paintEvent(QPaintEvent* /*event*/) {
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = viewport()->rect();
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

} // namespace sf::ui

#include "moc_text_reader.cpp"
