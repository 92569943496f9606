// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/position_fields.h"

#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_text.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sf::ui {
namespace {

constexpr int latestTurn = 1'000'000;
constexpr int mostReserves = 999; ///< of one kind, for the width of the fields

template<class Field, class Value>
void setSilently(Field* field, Value value) {
    const QSignalBlocker silence(field);
    if constexpr (std::is_same_v<Field, QSpinBox>)
        field->setValue(value);
    else
        field->setChecked(value);
}

} // namespace

PositionFields::PositionFields(QWidget* parent) : QWidget(parent) {
    auto* form = marginless<QFormLayout>(this);
    addTurn(*form);
    addReserves(*form);
    addMarks(*form);
}

void PositionFields::addTurn(QFormLayout& form) {
    m_turn = new QSpinBox(this);
    m_turn->setRange(1, latestTurn);
    m_side = new QComboBox(this);
    m_side->addItems({tr("Attacker"), tr("Defender")});
    m_spawningOver = new QCheckBox(tr("Spawning is over (IMP-7)"), this);
    form.addRow(tr("Tu&rn"), m_turn);
    form.addRow(tr("To &move"), m_side);
    form.addRow(m_spawningOver);
    connect(m_turn, &QSpinBox::valueChanged, this, &PositionFields::setTurn);
    connect(m_side, &QComboBox::activated, this, &PositionFields::setTurn);
    connect(m_spawningOver, &QCheckBox::toggled, this, &PositionFields::setSpawning);
}

void PositionFields::addReserves(QFormLayout& form) {
    for (const imperio::Side side : imperio::sides) {
        auto* fields = new QWidget(this);
        auto* grid = marginless<QGridLayout>(fields, 4);
        for (const imperio::Kind kind : imperio::fightingKinds) {
            auto* spin = new QSpinBox(fields);
            spin->setRange(0, mostReserves);
            spin->setPrefix(QLatin1Char(imperio::letter(kind, side)) + QStringLiteral(" "));
            spin->setAccessibleName(
                tr("Reinforcements of the %1: %2").arg(text::imperioSide(side), text::imperioKind(kind)));
            spin->setToolTip(spin->accessibleName());
            const int at = static_cast<int>(imperio::indexOf(kind));
            grid->addWidget(spin, at / 2, at % 2);
            m_reserves[imperio::indexOf(side)][imperio::indexOf(kind)] = spin;
            connect(spin, &QSpinBox::valueChanged, this,
                    [this, side, kind](int count) { setReserve(side, kind, count); });
        }
        form.addRow(side == imperio::Side::Attacker ? tr("Attacker's reserves") : tr("Defender's reserves"),
                    fields);
    }
}

void PositionFields::addMarks(QFormLayout& form) {
    m_selected = new QLabel(this);
    m_selected->setWordWrap(true);
    form.addRow(m_selected);
    m_actions = new QSpinBox(this);
    m_actions->setRange(0, imperio::knightActions);
    form.addRow(tr("Actions &left"), m_actions);
    connect(m_actions, &QSpinBox::valueChanged, this, &PositionFields::setActions);
    m_acted = addMark(form, tr("H&as acted this turn (IMP-9)"), &PositionFields::setActed);
    m_entrenched = addMark(form, tr("&Entrenched (IMP-17)"), &PositionFields::setEntrenched);
    m_captured = addMark(form, tr("Ca&ptured from the other side (IMP-20)"), &PositionFields::setCaptured);
}

QCheckBox* PositionFields::addMark(QFormLayout& form, const QString& text,
                                   void (PositionFields::*mark)(bool)) {
    auto* box = new QCheckBox(text, this);
    form.addRow(box);
    connect(box, &QCheckBox::toggled, this, mark);
    return box;
}

void PositionFields::setPosition(const imperio::Position& position, imperio::Square selected) {
    m_position = position;
    m_square = selected;
    setSilently(m_turn, static_cast<int>(position.turn));
    m_side->setCurrentIndex(static_cast<int>(imperio::indexOf(position.toMove)));
    setSilently(m_spawningOver, !position.spawning);
    for (const imperio::Side side : imperio::sides)
        for (const imperio::Kind kind : imperio::fightingKinds)
            setSilently(m_reserves[imperio::indexOf(side)][imperio::indexOf(kind)],
                        position.reinforcements[imperio::indexOf(side)].of(kind));
    const std::optional<imperio::Piece> piece = position.board.at(selected);
    m_selected->setText(piece ? tr("%1: %2 of the %3")
                                    .arg(text::imperioSquare(selected), text::imperioKind(piece->kind),
                                         text::imperioSide(piece->side))
                              : tr("%1 is empty").arg(text::imperioSquare(selected)));
    const bool moves = piece && piece->side == position.toMove;
    const bool isKnight = piece && piece->kind == imperio::Kind::Knight;
    m_actions->setEnabled(moves && isKnight);
    m_acted->setEnabled(moves && !isKnight);
    m_entrenched->setEnabled(piece && piece->kind == imperio::Kind::Pikeman);
    m_captured->setEnabled(piece && imperio::isBase(piece->kind));
    setSilently(m_actions, int{position.knights[selected.index].actionsLeft});
    setSilently(m_acted, position.done.has(selected));
    setSilently(m_entrenched, position.entrenched.has(selected));
    setSilently(m_captured, piece && piece->isCaptured());
}

void PositionFields::setTurn() {
    const auto side = static_cast<imperio::Side>(m_side->currentIndex());
    const auto turn = static_cast<std::uint32_t>(m_turn->value());
    if (side != m_position.toMove)
        m_position = imperio::atTurn(m_position, turn, side);
    m_position.turn = turn;
    Q_EMIT edited(m_position);
}

void PositionFields::setReserve(imperio::Side side, imperio::Kind kind, int count) {
    m_position.reinforcements[imperio::indexOf(side)].of(kind) = count;
    Q_EMIT edited(m_position);
}

void PositionFields::setSpawning(bool over) {
    m_position.spawning = !over;
    Q_EMIT edited(m_position);
}

void PositionFields::setActed(bool acted) {
    Q_EMIT edited(imperio::withActed(m_position, m_square, acted));
}

void PositionFields::setEntrenched(bool entrenched) {
    entrenched ? m_position.entrenched.add(m_square) : m_position.entrenched.remove(m_square);
    m_position.stirred.remove(m_square);
    Q_EMIT edited(m_position);
}

void PositionFields::setCaptured(bool captured) {
    imperio::Piece piece = m_position.board.piece(m_square);
    piece.firstOwner = captured ? imperio::enemyOf(piece.side) : piece.side;
    Q_EMIT edited(imperio::withPiece(m_position, m_square, piece));
}

void PositionFields::setActions(int actions) {
    Q_EMIT edited(imperio::withActions(m_position, m_square, actions));
}

} // namespace sf::ui
