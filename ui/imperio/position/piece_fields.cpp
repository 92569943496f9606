// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/piece_fields.h"

#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_text.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace sf::ui {

using imperio::Kind;
using imperio::KnightTurn;
using imperio::Position;
using imperio::Square;

namespace {

void setSilently(QSpinBox* field, int value) {
    const QSignalBlocker silence(field);
    field->setValue(value);
}

Position withCaptured(Position position, Square square, bool captured) {
    imperio::Piece piece = position.board.piece(square);
    piece.firstOwner = captured ? imperio::enemyOf(piece.side) : piece.side;
    return imperio::withPiece(position, square, piece);
}

Position withEntrenched(Position position, Square square, bool entrenched) {
    entrenched ? position.entrenched.add(square) : position.entrenched.remove(square);
    position.stirred.remove(square);
    return position;
}

Position withSpawned(Position position, Square square, bool spawned) {
    spawned ? position.spawnedFrom.add(square) : position.spawnedFrom.remove(square);
    return position;
}

void setActions(KnightTurn& turn, int actions) {
    turn.actionsLeft = static_cast<std::uint8_t>(actions);
    turn.stopped = turn.stopped && actions == 0;
}

void setSteps(KnightTurn& turn, int steps) {
    turn.steps = static_cast<std::uint8_t>(steps);
    turn.actionsLeft = std::min<std::uint8_t>(turn.actionsLeft, imperio::knightActions - turn.steps);
}

} // namespace

PieceFields::PieceFields(QWidget* parent)
    : QWidget(parent), m_form(marginless<QFormLayout>(this)), m_title(wrappingLabel(this)) {
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->addRow(m_title);
    addKnight();
    m_acted = addMark(tr("H&as acted this turn (IMP-9)"), imperio::withActed);
    m_moved = addMark(tr("Moved this turn (IMP-17)"), imperio::withMoved);
    m_arrived = addMark(tr("Spawned this turn and can't act (IMP-7)"), imperio::withArrived);
    m_entrenched = addMark(tr("&Entrenched (IMP-17)"), withEntrenched);
    m_captured = addMark(tr("Ca&ptured from the other side (IMP-20)"), withCaptured);
    m_spawned = addMark(tr("Has spawned a unit this turn (IMP-7)"), withSpawned);
}

void PieceFields::addKnight() {
    m_actions = addCount(tr("Actions &left"), setActions);
    m_steps = addCount(tr("Steps of its run (IMP-14)"), setSteps);
    m_began = new QComboBox(this);
    m_form->addRow(tr("Run began at"), m_began);
    connect(m_began, &QComboBox::activated, this, [this] {
        KnightTurn turn = m_position.knights[m_square.index];
        turn.stepsBegan = {static_cast<std::uint8_t>(m_began->currentData().toInt())};
        editKnight(turn);
    });
    m_stopped = new QCheckBox(tr("Stopped by a pikeman (IMP-15)"), this);
    m_form->addRow(m_stopped);
    connect(m_stopped, &QCheckBox::toggled, this, [this](bool stopped) {
        KnightTurn turn = m_position.knights[m_square.index];
        turn.stopped = stopped;
        editKnight(turn);
    });
}

QSpinBox* PieceFields::addCount(const QString& text, void (*edit)(KnightTurn&, int)) {
    auto* field = new QSpinBox(this);
    field->setRange(0, imperio::knightActions);
    m_form->addRow(text, field);
    connect(field, &QSpinBox::valueChanged, this, [this, edit](int count) {
        KnightTurn turn = m_position.knights[m_square.index];
        edit(turn, count);
        editKnight(turn);
    });
    return field;
}

QCheckBox* PieceFields::addMark(const QString& text, Edit edit) {
    auto* box = new QCheckBox(text, this);
    m_form->addRow(box);
    connect(box, &QCheckBox::toggled, this,
            [this, edit](bool on) { Q_EMIT edited(edit(m_position, m_square, on)); });
    return box;
}

void PieceFields::editKnight(const KnightTurn& turn) {
    Q_EMIT edited(imperio::withKnight(m_position, m_square, turn));
}

void PieceFields::setPosition(const Position& position, Square selected) {
    m_position = position;
    m_square = selected;
    const std::optional<imperio::Piece> piece = position.board.at(selected);
    m_title->setText(piece ? tr("%1: %2 of the %3")
                                 .arg(text::imperioSquare(selected), text::imperioKind(piece->kind),
                                      text::imperioSide(piece->side))
                           : tr("%1 is empty").arg(text::imperioSquare(selected)));
    showKnight();
    showMarks();
}

void PieceFields::showKnight() {
    const bool isKnight = m_position.board.of(m_position.toMove, Kind::Knight).has(m_square);
    for (QWidget* field : {static_cast<QWidget*>(m_actions), static_cast<QWidget*>(m_steps),
                           static_cast<QWidget*>(m_began), static_cast<QWidget*>(m_stopped)})
        m_form->setRowVisible(field, isKnight);
    const KnightTurn& turn = m_position.knights[m_square.index];
    setSilently(m_actions, turn.actionsLeft);
    setSilently(m_steps, turn.steps);
    const QSignalBlocker silence(m_stopped);
    m_stopped->setChecked(turn.stopped);
    m_began->clear();
    if (isKnight)
        for (const Square square : imperio::Squares::all())
            if (imperio::distance(square, m_square) <= turn.steps)
                m_began->addItem(text::imperioSquare(square), int{square.index});
    m_began->setCurrentIndex(m_began->findData(int{turn.stepsBegan.index}));
    m_began->setEnabled(turn.steps > 0);
}

void PieceFields::showMarks() {
    const auto show = [this](QCheckBox* box, bool isPossible, imperio::Squares marked) {
        const QSignalBlocker silence(box);
        box->setChecked(marked.has(m_square));
        m_form->setRowVisible(box, isPossible);
    };
    const auto piece = m_position.board.at(m_square);
    const bool moves = piece && piece->side == m_position.toMove;
    const bool isPikeman = piece && piece->kind == Kind::Pikeman;
    const bool isBase = piece && imperio::isBase(piece->kind);
    const bool mayNotAct = !m_position.options.spawnActs && !isBase;
    show(m_acted, moves && piece->kind != Kind::Knight, m_position.done);
    show(m_moved, moves && isPikeman, m_position.stirred);
    show(m_arrived, moves && mayNotAct, m_position.arrived);
    show(m_entrenched, isPikeman, m_position.entrenched);
    show(m_captured, isBase, piece && piece->isCaptured() ? imperio::Squares(m_square) : imperio::Squares());
    show(m_spawned, moves && isBase && m_position.spawning, m_position.spawnedFrom);
}

} // namespace sf::ui

#include "moc_piece_fields.cpp"
