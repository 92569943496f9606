// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/board_paste.h"

#include "core/rules/imperio/game/game.h"
#include "core/text/caption.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/forms/typed/numbered_text_edit.h"
#include "ui/imperio/board/board_preview.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <set>

namespace sf::ui {

namespace {

constexpr qsizetype longestPastedBoard = 100'000;

QString errorLine(const imperio::RecordError& error) {
    return text::Caption(
               BoardPaste::tr("Line %1: %2").arg(text::figure(error.line), text::recordError(error)),
               error.rule())
        .text();
}

} // namespace

imperio::Board boardOf(const std::array<std::optional<imperio::Deployment>, 2>& deployments) {
    imperio::Game game;
    for (const imperio::Side side : imperio::sides)
        game.deployments[imperio::indexOf(side)] =
            deployments[imperio::indexOf(side)].value_or(imperio::Deployment());
    return game.board();
}

BoardPaste::BoardPaste(Shows shows, QWidget* parent)
    : QWidget(parent)
    , m_text(new NumberedTextEdit(longestPastedBoard, this))
    , m_preview(shows == Shows::TextAndBoard ? new BoardPreview(this) : nullptr) {
    auto* layout = marginless<QHBoxLayout>(this, 12);
    auto* left = new QVBoxLayout;
    auto* label =
        wrappingLabel(this, tr("&Text board: nine rows, or the two of one side, and reinforcements"));
    label->setBuddy(m_text);
    auto* paste = new QPushButton(lineIcon(QStringLiteral("duplicate")), tr("From the &clipboard"), this);
    m_text->setAccessibleName(tr("Text board"));
    m_text->setPlaceholderText(QStringLiteral("FPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20"));
    m_text->setMinimumSize(m_text->fontMetrics().averageCharWidth() * 28, m_text->fontMetrics().height() * 8);
    left->addWidget(label);
    left->addWidget(m_text, 1);
    left->addWidget(paste, 0, Qt::AlignLeft);
    layout->addLayout(left, 3);
    if (m_preview)
        layout->addWidget(m_preview, 2);
    setFocusProxy(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, &BoardPaste::read);
    connect(paste, &QPushButton::clicked, this, &BoardPaste::takeFromClipboard);
    read();
}

QString BoardPaste::problem() const {
    if (isEmpty())
        return tr("Paste or type a board first.");
    return m_board.errors.empty() ? QString() : errorLine(m_board.errors.front());
}

std::optional<imperio::Position> BoardPaste::position() const {
    const auto& [attacker, defender] = m_board.deployments;
    return attacker || defender ? std::nullopt : m_board.position;
}

bool BoardPaste::isEmpty() const {
    return m_text->document()->isEmpty();
}

void BoardPaste::setOptions(const imperio::Options& options) {
    if (m_options == options)
        return;
    m_options = options;
    read();
}

void BoardPaste::setText(const QString& text) {
    m_text->setBoundedText(text);
}

void BoardPaste::takeFromClipboard() {
    setText(QGuiApplication::clipboard()->text());
    m_text->setFocus();
}

void BoardPaste::read() {
    const std::string text = m_text->toPlainText().left(longestPastedBoard).toStdString();
    m_board = m_preview ? imperio::readSetup(text) : imperio::readBoard(text, m_options);
    std::set<int> lines;
    if (!isEmpty())
        for (const imperio::RecordError& error : m_board.errors)
            lines.insert(error.line);
    m_text->markWrong(lines);
    if (m_preview)
        m_preview->setBoard(boardOf(m_board.deployments));
    if (m_board.position && m_board.position->options != m_options && !m_preview)
        Q_EMIT rulesPasted(m_board.position->options);
    Q_EMIT changed();
}

BoardPasteDialog::BoardPasteDialog(imperio::Side side, QWidget* parent)
    : FormDialog(tr("Paste a text board"), tr("&Use it"), parent)
    , m_side(side)
    , m_paste(new BoardPaste(BoardPaste::Shows::TextAndBoard, this)) {
    content()->addWidget(m_paste, 1);
    setMinimumSize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 24);
    connect(m_paste, &BoardPaste::changed, this, &BoardPasteDialog::refresh);
    const QString clipboard = QGuiApplication::clipboard()->text();
    if (!clipboard.isEmpty() && clipboard.size() < longestPastedBoard &&
        imperio::readSetup(clipboard.toStdString()).errors.empty())
        m_paste->setText(clipboard);
    refresh();
}

imperio::Deployment BoardPasteDialog::deployment() const {
    const auto& deployments = m_paste->board().deployments;
    if (const auto& own = deployments[imperio::indexOf(m_side)])
        return *own;
    const auto& other = deployments[imperio::indexOf(imperio::enemyOf(m_side))];
    return other ? imperio::turnedRound(*other) : imperio::Deployment();
}

void BoardPasteDialog::refresh() {
    const auto& deployments = m_paste->board().deployments;
    const QString side = text::imperioSide(m_side);
    if (m_paste->isEmpty())
        return setWaiting(m_paste->problem());
    setProblem(m_paste->problem());
    setHint(deployments[imperio::indexOf(m_side)]
                ? tr("The %1's rows will be set up.").arg(side)
                : tr("The other side's rows will be rotated and set up for the %1.").arg(side));
}

} // namespace sf::ui

#include "moc_board_paste.cpp"
