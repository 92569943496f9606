// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/typed/bounded_text_edit.h"

#include "core/text/figures.h"

#include <QMimeData>
#include <QToolTip>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr qsizetype longestLine = 10'000; ///< characters

} // namespace

BoundedTextEdit::BoundedTextEdit(qsizetype most, QWidget* parent) : QPlainTextEdit(parent), m_most(most) {}

QString BoundedTextEdit::bounded(const QString& text, qsizetype room) const {
    QStringList lines;
    for (const QStringView line : QStringView(text).left(std::max<qsizetype>(0, room)).tokenize(u'\n'))
        lines << line.left(longestLine).toString();
    return lines.join(u'\n');
}

void BoundedTextEdit::setBoundedText(const QString& text) {
    setPlainText(bounded(text, m_most));
}

void BoundedTextEdit::insertFromMimeData(const QMimeData* source) {
    const QString text = source->text();
    const qsizetype kept = document()->characterCount() - 1 - textCursor().selectedText().size();
    const QString fitting = bounded(text, m_most - kept);
    insertPlainText(fitting);
    if (fitting.size() < text.size())
        QToolTip::showText(mapToGlobal(rect().topLeft()),
                           tr("The text was shortened: at most %1 characters, and %2 in a line.")
                               .arg(text::figure(m_most), text::figure(longestLine)),
                           this);
}

} // namespace sf::ui

#include "moc_bounded_text_edit.cpp"
