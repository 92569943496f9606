// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/turn_report.h"

#include "core/text/display_text.h"
#include "ui/speech/announce.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr qsizetype mostReportLines = 14;
constexpr int widestReport = 380; ///< pixels
constexpr int reportMargin = 12;  ///< to the board's edge

} // namespace

TurnReport::TurnReport(QWidget& board)
    : QFrame(&board), m_title(new QLabel(this)), m_lines(new QLabel(this)) {
    setObjectName(QStringLiteral("turnReport"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    scaleFont(*m_title, 1.1, true);
    auto* close = new QLabel(tr("Click here or press Escape to close."), this);
    close->setForegroundRole(QPalette::PlaceholderText);
    auto* column = padded<QVBoxLayout>(this, barMargins, 6);
    for (QLabel* label : {m_title, m_lines, close}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    hide();
    board.installEventFilter(this);
}

void TurnReport::showLines(const QString& title, const QStringList& lines, const QStringList& spokenBefore) {
    const QStringList all = lines + spokenBefore;
    if (all.isEmpty())
        return hide();
    QStringList shown = all.mid(0, mostReportLines);
    if (all.size() > shown.size())
        shown << tr("%n more line(s) in the log", nullptr, static_cast<int>(all.size() - shown.size()));
    m_title->setText(text::displayText(title));
    m_lines->setText(text::displayText(shown.join(u'\n')));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_lines->text());
    place();
    show();
    raise();
    if (lines.isEmpty())
        return;
    const QStringList told = QStringList(m_title->text()) + text::displayText(lines.join(u'\n')).split(u'\n');
    announceEvents(*this, {told.begin(), told.end()});
}

void TurnReport::place() {
    const QSize board = parentWidget()->size();
    const int width = std::min(widestReport, board.width() - 2 * reportMargin);
    const int height = std::min(heightForWidth(width), board.height() - 2 * reportMargin);
    setGeometry(board.width() - width - reportMargin, reportMargin, width, height);
}

void TurnReport::mousePressEvent(QMouseEvent* /*event*/) {
    hide();
}

bool TurnReport::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    const bool isEscape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!isEscape || isHidden())
        return QFrame::eventFilter(watched, event);
    hide();
    return true;
}

} // namespace sf::ui

#include "moc_turn_report.cpp"
