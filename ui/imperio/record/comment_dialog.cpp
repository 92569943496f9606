// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/comment_dialog.h"

#include "core/rules/imperio/game/record.h"
#include "ui/forms/typed/bounded_text_edit.h"

#include <QLabel>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr qsizetype longestTypedComment =
    2 * imperio::longestComment; ///< characters, to be shortened by hand

} // namespace

CommentDialog::CommentDialog(const QString& place, const QString& comment, QWidget* parent)
    : FormDialog(tr("Comment"), tr("&Save"), parent), m_text(new BoundedTextEdit(longestTypedComment, this)) {
    m_text->setBoundedText(comment);
    auto* label =
        new QLabel(tr("&Comment on %1").arg(QString(place).replace(u'&', QStringLiteral("&&"))), this);
    label->setBuddy(m_text);
    label->setTextFormat(Qt::PlainText);
    m_text->setTabChangesFocus(true);
    m_text->setMinimumSize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 8);
    content()->addWidget(label);
    content()->addWidget(m_text, 1);
    setHint(tr("Leave it empty to delete the comment."));
    connect(m_text, &QPlainTextEdit::textChanged, this, &CommentDialog::refresh);
    m_text->setFocus();
}

QString CommentDialog::comment() const {
    return m_text->toPlainText().trimmed();
}

void CommentDialog::refresh() {
    const bool isPossible = comment().isEmpty() || imperio::isComment(comment().toStdString());
    setProblem(isPossible ? QString()
                          : tr("A comment has at most 10,000 bytes, 4,000 in a line, and no tabs or other "
                               "control characters."));
}

} // namespace sf::ui

#include "moc_comment_dialog.cpp"
