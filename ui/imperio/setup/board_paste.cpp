// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/board_paste.h"

#include "core/rules/imperio/setup/any_position.h"
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

} // namespace

BoardPasteDialog::BoardPasteDialog(const imperio::Game& game, For purpose, QWidget* parent)
    : FormDialog(tr("Paste a text board"), tr("&Use it"), parent)
    , m_game(game)
    , m_purpose(purpose)
    , m_text(new NumberedTextEdit(longestPastedBoard, this))
    , m_preview(new BoardPreview(this)) {
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(makeText(), 3);
    row->addWidget(m_preview, 2);
    content()->addLayout(row, 1);
    setMinimumSize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 24);
    connect(m_text, &QPlainTextEdit::textChanged, this, &BoardPasteDialog::read);
    takeFromClipboard();
    if (!m_board.errors.empty())
        m_text->clear();
    read();
}

QWidget* BoardPasteDialog::makeText() {
    auto* widget = new QWidget(this);
    auto* column = marginless<QVBoxLayout>(widget);
    auto* label =
        wrappingLabel(this, tr("&Text board: nine rows, or the two of one side, and reinforcements"));
    label->setBuddy(m_text);
    auto* paste = new QPushButton(lineIcon(QStringLiteral("duplicate")), tr("From the &clipboard"), this);
    paste->setAutoDefault(false);
    m_text->setAccessibleName(tr("Text board"));
    m_text->setPlaceholderText(QStringLiteral("FPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20"));
    m_text->setMinimumSize(m_text->fontMetrics().averageCharWidth() * 28, m_text->fontMetrics().height() * 8);
    column->addWidget(label);
    column->addWidget(m_text, 1);
    column->addWidget(paste, 0, Qt::AlignLeft);
    connect(paste, &QPushButton::clicked, this, &BoardPasteDialog::takeFromClipboard);
    return widget;
}

void BoardPasteDialog::takeFromClipboard() {
    m_text->setBoundedText(QGuiApplication::clipboard()->text());
    m_text->setFocus();
}

bool BoardPasteDialog::isPosition() const {
    const auto& [attacker, defender] = m_board.deployments;
    return m_board.position && (m_game.stage == imperio::Stage::AnyPosition || !(attacker || defender));
}

imperio::Game BoardPasteDialog::game() const {
    if (isPosition())
        return std::get<imperio::Game>(imperio::apply(m_game, imperio::SetPosition{*m_board.position}));
    imperio::Game next = m_game;
    next.stage = imperio::Stage::DefenderDeploys;
    if (m_board.position)
        next.options = m_board.position->options;
    for (const imperio::Side side : imperio::sides)
        next.deployments[imperio::indexOf(side)] =
            m_board.deployments[imperio::indexOf(side)].value_or(imperio::Deployment());
    return next;
}

imperio::SetupEdit BoardPasteDialog::edit() const {
    if (isPosition())
        return imperio::SetPosition{*m_board.position};
    if (m_game.stage == imperio::Stage::AnyPosition) { // what can't be played yet
        const imperio::Game set = game();
        imperio::Position position = imperio::emptyPosition(set.options);
        position.board = set.board();
        for (const imperio::Side side : imperio::sides)
            position.reinforcements[imperio::indexOf(side)] = set.deployment(side).reinforcements;
        return imperio::SetPosition{imperio::firstTurn(position)};
    }
    const imperio::Side side = m_game.settingUp();
    if (const auto& own = m_board.deployments[imperio::indexOf(side)])
        return imperio::Deploy{*own};
    const auto& other = m_board.deployments[imperio::indexOf(imperio::enemyOf(side))];
    return imperio::Deploy{other ? imperio::turnedRound(*other) : imperio::Deployment()};
}

void BoardPasteDialog::read() {
    const std::string text = m_text->toPlainText().left(longestPastedBoard).toStdString();
    m_board = m_purpose == For::Post ? imperio::readSetup(text) : imperio::readBoard(text, m_game.options);
    std::set<int> wrong;
    for (const imperio::RecordError& error : m_board.errors)
        wrong.insert(error.line);
    m_text->markWrong(text.empty() ? std::set<int>() : wrong);
    m_preview->setBoard(game().board());
    refresh();
}

void BoardPasteDialog::refresh() {
    if (m_text->document()->isEmpty())
        return setWaiting(tr("Paste or type a board first."));
    if (!m_board.errors.empty()) {
        const imperio::RecordError& error = m_board.errors.front();
        return setProblem(
            {tr("Line %1: %2").arg(text::figure(error.line), text::recordError(error)), error.rule()});
    }
    setProblem({});
    const QString side = text::imperioSide(m_game.settingUp());
    if (isPosition() || m_game.stage == imperio::Stage::AnyPosition)
        setHint(tr("The game will begin in this position; you can change it first."));
    else if (m_purpose == For::NewGame)
        setHint(tr("These rows will be set up; you can change them first."));
    else if (m_board.deployments[imperio::indexOf(m_game.settingUp())])
        setHint(tr("The %1's rows will be set up.").arg(side));
    else
        setHint(tr("The other side's rows will be rotated and set up for the %1.").arg(side));
}

} // namespace sf::ui

#include "moc_board_paste.cpp"
