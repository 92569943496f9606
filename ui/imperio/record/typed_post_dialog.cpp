// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/typed_post_dialog.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/imperio_text.h"
#include "core/text/rule_text.h"
#include "ui/imperio/setup/board_text_edit.h"
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

QString problemText(const post::TypedLine& line) {
    const imperio::RecordError& problem = *line.problem;
    return text::withRule(
        TypedPostDialog::tr("Line %1, “%2”: %3")
            .arg(text::figure(line.line), text::displayName(line.text),
                 problem.refusal ? text::refusal(*problem.refusal) : text::recordError(problem)),
        problem.rule());
}

} // namespace

TypedPostDialog::TypedPostDialog(const imperio::Position& position, QWidget* parent)
    : FormDialog(tr("Read a typed post"), tr("&Play them"), parent)
    , m_position(position)
    , m_text(new BoardTextEdit(this))
    , m_lines(new QListWidget(this)) {
    auto* label = new QLabel(tr("&Post, with actions such as “R5C4xR4C5 (6,4,3|5,2)”"), this);
    label->setBuddy(m_text);
    label->setWordWrap(true);
    m_text->setAccessibleName(tr("Post with actions in the record’s notation"));
    m_lines->setAccessibleName(tr("What was understood"));
    m_lines->setWordWrap(true);
    content()->addWidget(label);
    content()->addWidget(m_text, 3);
    content()->addWidget(m_lines, 2);
    setMinimumSize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 24);
    connect(m_text, &QPlainTextEdit::textChanged, this, &TypedPostDialog::read);
    connect(m_lines, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { m_text->goToLine(item->data(Qt::UserRole).toInt()); });
    const QString clipboard = QGuiApplication::clipboard()->text();
    if (clipboard.size() < longestPost &&
        !post::readTypedPost(clipboard.toStdString(), position).lines.empty())
        m_text->setPlainText(clipboard);
    read();
}

void TypedPostDialog::setText(const QString& text) {
    m_text->setPlainText(text.left(longestPost));
}

void TypedPostDialog::read() {
    m_typed = post::readTypedPost(m_text->toPlainText().left(longestPost).toStdString(), m_position);
    m_lines->clear();
    std::set<int> wrong;
    QString problem;
    for (const post::TypedLine& line : m_typed.lines) {
        const QString words = line.problem ? problemText(line) : text::displayName(line.text);
        const QString icon = line.problem ? QStringLiteral("refuse") : QStringLiteral("play");
        auto* item = new QListWidgetItem(lineIcon(icon), words, m_lines);
        item->setData(Qt::UserRole, line.line);
        if (!line.problem)
            continue;
        wrong.insert(line.line);
        problem = problem.isEmpty() ? words : problem;
    }
    m_text->markWrong(wrong);
    setProblem(problem);
    if (m_typed.lines.empty())
        setWaiting(tr("Paste or type a post with actions first."));
    else
        setHint(tr("%n action(s) understood. Their dice are as typed: nobody can verify them.", nullptr,
                   static_cast<int>(entries().size())));
}

std::vector<imperio::Entry> TypedPostDialog::entries() const {
    std::vector<imperio::Entry> all;
    for (const post::TypedLine& line : m_typed.lines)
        all.insert(all.end(), line.entries.begin(), line.entries.end());
    return all;
}

} // namespace sf::ui
