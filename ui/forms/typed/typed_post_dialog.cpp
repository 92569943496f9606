// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/typed/typed_post_dialog.h"

#include "ui/forms/typed/numbered_text_edit.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <set>

namespace sf::ui {
namespace {

constexpr int longestPost = 200'000; ///< characters

} // namespace

TypedPostDialog::TypedPostDialog(const QString& label, Reader reader, QWidget* parent)
    : FormDialog(tr("Read a typed post"), tr("&Play them"), parent)
    , m_reader(std::move(reader))
    , m_text(new NumberedTextEdit(longestPost, this))
    , m_lines(new QuietView<QListWidget>(this)) {
    auto* title = new QLabel(label, this);
    title->setBuddy(m_text);
    title->setWordWrap(true);
    m_text->setAccessibleName(tr("Text of the post"));
    m_lines->setAccessibleName(tr("What was understood"));
    m_lines->setWordWrap(true);
    content()->addWidget(title);
    content()->addWidget(m_text, 3);
    content()->addWidget(m_lines, 2);
    setMinimumSize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 24);
    connect(m_text, &QPlainTextEdit::textChanged, this, &TypedPostDialog::read);
    connect(m_lines, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { m_text->goToLine(item->data(Qt::UserRole).toInt()); });
    const QString clipboard = QGuiApplication::clipboard()->text();
    if (clipboard.size() < longestPost && !m_reader(clipboard.toStdString()).empty())
        m_text->setBoundedText(clipboard);
    read();
}

void TypedPostDialog::setText(const QString& text) {
    m_text->setBoundedText(text);
}

std::string TypedPostDialog::text() const {
    return m_text->toPlainText().left(longestPost).toStdString();
}

void TypedPostDialog::read() {
    const std::vector<ReadLine> lines = m_reader(text());
    m_lines->clear();
    std::set<int> wrong;
    QString problem;
    for (const ReadLine& line : lines) {
        const QString icon = line.isWrong ? QStringLiteral("refuse") : QStringLiteral("play");
        auto* item = new QListWidgetItem(lineIcon(icon), line.words, m_lines);
        item->setData(Qt::UserRole, line.line);
        if (!line.isWrong)
            continue;
        wrong.insert(line.line);
        problem = problem.isEmpty() ? line.words : problem;
    }
    m_text->markWrong(wrong);
    setProblem(problem);
    if (lines.empty())
        setWaiting(tr("Paste or type a post with actions first."));
    else
        setHint(tr("%n line(s) understood. Their dice are as typed: nobody can verify them.", nullptr,
                   static_cast<int>(lines.size())));
}

} // namespace sf::ui

#include "moc_typed_post_dialog.cpp"
