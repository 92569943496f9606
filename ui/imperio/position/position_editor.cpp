// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/position_editor.h"

#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/setup/any_position.h"
#include "core/text/caption.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/position/piece_tools.h"
#include "ui/imperio/position/position_board.h"
#include "ui/imperio/position/position_fields.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/scroll_area.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QUndoStack>
#include <QVBoxLayout>

#include <functional>

namespace sf::ui {
namespace {

constexpr qsizetype longestPastedPosition = 100'000;

/// A position before and after an edit.
class PositionCommand final : public QUndoCommand {
public:
    using Apply = std::function<void(const imperio::Position&)>;
    PositionCommand(const imperio::Position& before, const imperio::Position& after, Apply apply,
                    const QString& name)
        : QUndoCommand(name), m_before(before), m_after(after), m_apply(std::move(apply)) {}
    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }

private:
    imperio::Position m_before;
    imperio::Position m_after;
    Apply m_apply;
};

QString problemText(const imperio::PositionProblem& problem) {
    const QString text =
        PositionEditor::tr("%1: %2").arg(sideTitle(problem.side), text::refusal(problem.refusal));
    return text::Caption(text, problem.refusal.rule).text();
}

/// Whether a game can have come from its beginning to there (IMP-5).
bool fitsBeginning(const imperio::Position& position) {
    for (const imperio::Side side : imperio::sides) {
        const std::size_t index = imperio::indexOf(side);
        const std::int64_t units =
            position.board.fighting(side).count() + position.reinforcements[index].total();
        if (units > position.initialPieces[index] + position.initialReinforcements[index] ||
            imperio::exceeds(position.initialPieces[index], position.options.pieces) ||
            imperio::exceeds(position.initialReinforcements[index], position.options.reinforcements))
            return false;
    }
    return true;
}

QString errorText(const imperio::RecordError& error) {
    const QString text =
        PositionEditor::tr("Not pasted. Line %1: %2").arg(text::figure(error.line), text::recordError(error));
    return text::Caption(text, error.rule()).text();
}

} // namespace

PositionEditor::PositionEditor(QWidget* parent)
    : QWidget(parent)
    , m_history(new QUndoStack(this))
    , m_tools(new PieceTools(this))
    , m_board(new PositionBoard(this))
    , m_fields(new PositionFields(this))
    , m_list(new QuietView<QListWidget>(this)) {
    auto* columns = marginless<QHBoxLayout>(this, 12);
    auto* left = new QVBoxLayout;
    left->addWidget(m_tools);
    left->addWidget(m_board, 1);
    auto* right = new QVBoxLayout;
    addButtons(*right);
    right->addWidget(makeFields(), 3);
    right->addWidget(m_list, 1);
    columns->addLayout(left, 3);
    columns->addLayout(right, 2);
    m_list->setAccessibleName(tr("What the rules don't allow"));
    m_list->setWordWrap(true);
    m_list->setMinimumHeight(fontMetrics().height() * 3);
    connect(m_board, &PositionBoard::cursorMoved, this, &PositionEditor::refresh);
    connect(m_board, &PositionBoard::squareActivated, this, &PositionEditor::activate);
    connect(m_board, &PositionBoard::dragged, this, [this](imperio::Square from, imperio::Square to) {
        edit(imperio::withSwap(m_position, from, to), tr("Move a piece"));
    });
    connect(m_board, &PositionBoard::pieceTyped, this, [this](imperio::Square square, imperio::Piece piece) {
        edit(imperio::withPiece(m_position, square, piece), tr("Put a piece"));
    });
    connect(m_board, &PositionBoard::removalAsked, this, [this](imperio::Square square) {
        edit(imperio::withPiece(m_position, square, std::nullopt), tr("Remove a piece"));
    });
    connect(m_fields, &PositionFields::edited, this,
            [this](const imperio::Position& position) { edit(position, tr("Change the position")); });
    setPosition(imperio::emptyPosition({}));
}

void PositionEditor::focusBoard() {
    m_board->setFocus(Qt::OtherFocusReason);
}

/// Scrolled, for small screens and large type.
QWidget* PositionEditor::makeFields() {
    auto* area = makeScrollArea(m_fields, this);
    area->viewport()->setAutoFillBackground(false); // the ground is that of the page
    m_fields->setAutoFillBackground(false);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(m_fields->minimumSizeHint().width() +
                          style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    return area;
}

void PositionEditor::addButtons(QBoxLayout& layout) {
    auto* row = new QWidget(this);
    auto* flow = new FlowLayout(6, row);
    const auto add = [&](const QString& text, const QString& icon) {
        auto* button = new QPushButton(lineIcon(icon), text, this);
        button->setAutoDefault(false);
        flow->addWidget(button);
        return button;
    };
    auto* undo = add(tr("&Undo"), QStringLiteral("undo"));
    auto* redo = add(tr("Red&o"), QStringLiteral("redo"));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence(tr("Ctrl+Shift+Z")));
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(undo, &QPushButton::clicked, m_history, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, m_history, &QUndoStack::redo);
    connect(m_history, &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
    connect(m_history, &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
    connect(add(tr("Clear"), QStringLiteral("trash")), &QPushButton::clicked, this,
            [this] { edit(imperio::emptyPosition(m_position.options), tr("Clear the board")); });
    connect(add(tr("Pas&te"), QStringLiteral("duplicate")), &QPushButton::clicked, this,
            &PositionEditor::paste);
    connect(add(tr("&Copy"), QStringLiteral("duplicate")), &QPushButton::clicked, this,
            &PositionEditor::copy);
    layout.addWidget(row);
}

void PositionEditor::setPosition(const imperio::Position& position) {
    m_history->clear();
    apply(position);
}

void PositionEditor::setOptions(const imperio::Options& options) {
    if (m_position.options == options)
        return;
    imperio::Position position = m_position;
    position.options = options;
    apply(position);
}

void PositionEditor::activate(imperio::Square square) {
    if (m_tools->tool() == PieceTools::Tool::Remove)
        edit(imperio::withPiece(m_position, square, std::nullopt), tr("Remove a piece"));
    else if (m_tools->tool() == PieceTools::Tool::Put)
        edit(imperio::withPiece(m_position, square, m_tools->piece()), tr("Put a piece"));
}

void PositionEditor::edit(const imperio::Position& position, const QString& name) {
    push(imperio::completed(position, fitsBeginning(position)), name);
}

void PositionEditor::push(const imperio::Position& after, const QString& name) {
    // The house rules are not part of the history.
    const auto restore = [this](imperio::Position next) {
        next.options = m_position.options;
        apply(next);
    };
    if (after != m_position)
        m_history->push(new PositionCommand(m_position, after, restore, name));
    else
        refresh(); // the fields may show what was refused
}

void PositionEditor::apply(const imperio::Position& position) {
    m_position = position;
    m_problems.clear();
    for (const imperio::PositionProblem& problem : imperio::problemsOf(m_position))
        m_problems << problemText(problem);
    refresh();
    Q_EMIT changed();
}

void PositionEditor::refresh() {
    m_board->setPosition(m_position);
    m_fields->setPosition(m_position, m_board->cursor());
    m_list->clear();
    for (const QString& problem : m_problems)
        new QListWidgetItem(lineIcon(isUntouched() ? QStringLiteral("info") : QStringLiteral("refuse")),
                            problem, m_list);
    m_list->setVisible(!m_problems.isEmpty());
}

QString PositionEditor::problem() const {
    return m_problems.value(0);
}

bool PositionEditor::isUntouched() const {
    return m_history->count() == 0;
}

void PositionEditor::paste() {
    const QString text = QGuiApplication::clipboard()->text().left(longestPastedPosition);
    const imperio::PastedBoard pasted = imperio::readBoard(text.toStdString(), m_position.options);
    if (pasted.position) {
        push(*pasted.position, tr("Paste a position"));
        Q_EMIT rulesPasted(pasted.position->options);
        return;
    }
    for (const imperio::RecordError& error : pasted.errors)
        new QListWidgetItem(lineIcon(QStringLiteral("refuse")), errorText(error), m_list);
    m_list->setVisible(true);
    m_list->scrollToBottom();
}

void PositionEditor::copy() const {
    QGuiApplication::clipboard()->setText(QString::fromStdString(imperio::positionText(m_position)));
}

} // namespace sf::ui

#include "moc_position_editor.cpp"
