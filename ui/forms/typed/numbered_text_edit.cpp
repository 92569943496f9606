// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/typed/numbered_text_edit.h"

#include "ui/paint/base/theme.h"

#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>

namespace sf::ui {

class NumberedTextEdit::Gutter final : public QWidget {
public:
    explicit Gutter(NumberedTextEdit& edit) : QWidget(&edit), m_edit(edit) {}

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        m_edit.paintNumbers(painter);
    }

private:
    NumberedTextEdit& m_edit;
};

NumberedTextEdit::NumberedTextEdit(qsizetype most, QWidget* parent)
    : BoundedTextEdit(most, parent), m_gutter(new Gutter(*this)) {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    setFont(fixed);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &NumberedTextEdit::placeGutter);
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, qOverload<>(&QWidget::update));
    placeGutter();
}

void NumberedTextEdit::markWrong(const std::set<int>& lines) {
    m_wrong = lines;
    underline();
    m_gutter->update();
}

void NumberedTextEdit::goToLine(int line) {
    setTextCursor(QTextCursor(document()->findBlockByNumber(line - 1)));
    ensureCursorVisible();
    setFocus();
}

void NumberedTextEdit::underline() {
    const QColor colour = paint::Theme::forPalette(palette()).refused;
    QList<QTextEdit::ExtraSelection> marks;
    for (const int line : m_wrong) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(line - 1));
        mark.cursor.select(QTextCursor::LineUnderCursor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(colour);
        marks << mark;
    }
    setExtraSelections(marks);
}

int NumberedTextEdit::gutterWidth() const {
    const qsizetype digits = QString::number(std::max(1, blockCount())).size();
    return fontMetrics().horizontalAdvance(u'9') * static_cast<int>(digits + 3);
}

void NumberedTextEdit::placeGutter() {
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
}

void NumberedTextEdit::resizeEvent(QResizeEvent* event) {
    BoundedTextEdit::resizeEvent(event);
    placeGutter();
}

void NumberedTextEdit::changeEvent(QEvent* event) {
    BoundedTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeGutter();
    if (event->type() == QEvent::PaletteChange)
        underline();
}

void NumberedTextEdit::paintNumbers(QPainter& painter) {
    const auto theme = paint::Theme::forPalette(palette());
    painter.fillRect(m_gutter->rect(), theme.window);
    painter.setFont(font());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > m_gutter->height())
            break;
        const int number = block.blockNumber() + 1;
        const bool isWrong = m_wrong.contains(number);
        painter.setPen(isWrong ? theme.refused : theme.muted);
        const QRectF area(0, line.top(), m_gutter->width() - 6, line.height());
        painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter,
                         isWrong ? QStringLiteral("! %1").arg(number) : QString::number(number));
    }
}

} // namespace sf::ui

#include "moc_numbered_text_edit.cpp"
