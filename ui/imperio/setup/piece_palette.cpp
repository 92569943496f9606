// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/piece_palette.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_button.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sf::ui {

using imperio::Kind;

namespace {

constexpr int largestReserve = 1'000'000;

QString ofLimit(std::int64_t count, std::int32_t limit) {
    return limit == imperio::Options::unlimited
               ? text::figure(count)
               : PiecePalette::tr("%1 of %2").arg(text::figure(count), text::figure(limit));
}

const imperio::Game& gameOf(const GameController& controller) {
    return controller.document().game();
}

} // namespace

PiecePalette::PiecePalette(GameController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller) {
    auto* grid = marginless<QGridLayout>(this);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    const QString heads[] = {tr("Piece"), tr("On board"), tr("In reserve")};
    for (int column = 0; column < 3; ++column) {
        auto* head = new QLabel(heads[column], this);
        scaleFont(*head, 0.9);
        head->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(head, 0, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    }
    for (const Kind kind : imperio::kinds)
        addRow(*grid, kind);
    addTotals(*grid);
    connect(&controller, &GameController::positionChanged, this, &PiecePalette::refresh);
    connect(&controller, &GameController::placingChanged, this, &PiecePalette::refresh);
    refresh();
}

void PiecePalette::addRow(QGridLayout& grid, Kind kind) {
    const std::size_t index = imperio::indexOf(kind);
    const int row = grid.rowCount();
    m_buttons[index] = makeButton(kind);
    m_standing[index] = new QLabel(this);
    grid.addWidget(m_buttons[index], row, 0);
    grid.addWidget(m_standing[index], row, 1, Qt::AlignRight | Qt::AlignVCenter);
    if (imperio::isBase(kind))
        return;
    auto* reserve = new QSpinBox(this);
    reserve->setObjectName(QStringLiteral("reserve%1").arg(index));
    reserve->setRange(0, largestReserve);
    reserve->setKeyboardTracking(false);
    reserve->setAccessibleName(tr("%1 in reserve").arg(text::capitalised(text::imperioKind(kind))));
    reserve->setToolTip(tr("Reinforcements, to be spawned in the game (IMP-5, IMP-7)"));
    reserve->setFixedWidth(fontMetrics().averageCharWidth() * 8 + 24);
    m_reserve[index] = reserve;
    grid.addWidget(reserve, row, 2, Qt::AlignRight);
    connect(reserve, &QSpinBox::valueChanged, this, [this, kind](int count) { changeReserve(kind, count); });
}

PieceButton* PiecePalette::makeButton(Kind kind) {
    auto* button = new PieceButton(m_controller, this);
    const QString name = text::imperioKind(kind);
    const int key = static_cast<int>(kind) + 1;
    button->setObjectName(QStringLiteral("palette%1").arg(static_cast<int>(kind)));
    button->setText(QStringLiteral("%1  %2").arg(QString::number(key), text::capitalised(name)));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(tr("Pick up a %1, key %2").arg(name, QString::number(key)));
    button->setToolTip(
        tr("Pick up a %1 (key %2), then click its squares or drag over several; or drag it to one")
            .arg(name, QString::number(key)));
    return button;
}

void PiecePalette::addTotals(QGridLayout& grid) {
    const int row = grid.rowCount();
    const auto total = [&](const QString& name, int line) {
        auto* label = new QLabel(name, this);
        auto* value = new QLabel(this);
        label->setForegroundRole(QPalette::PlaceholderText);
        grid.addWidget(label, line, 0);
        grid.addWidget(value, line, 1, 1, 2, Qt::AlignRight);
        value->setAccessibleName(name);
        return value;
    };
    grid.setRowMinimumHeight(row, 4);
    m_pieces = total(tr("Pieces besides the bases (IMP-5)"), row + 1);
    m_units = total(tr("Reinforcements (IMP-5)"), row + 2);
    m_knights = total(tr("Knights in total (IMP-5)"), row + 3);
}

/// The defender's alterations change one unit at a time (IMP-6).
void PiecePalette::changeReserve(Kind kind, int count) {
    const imperio::Game& game = gameOf(m_controller);
    imperio::Deployment after = game.deployment(game.settingUp());
    std::int32_t& units = after.reinforcements.of(kind);
    const bool altering = game.stage == imperio::Stage::DefenderAlters;
    while (units != count) {
        units = altering ? units + (count > units ? 1 : -1) : count;
        if (!setFormation(m_controller, after))
            break;
    }
    refresh();
}

QString PiecePalette::standing(Kind kind) const {
    const imperio::Game& game = gameOf(m_controller);
    const int count = imperio::countOf(game.deployment(game.settingUp()), kind);
    switch (kind) {
    case Kind::Knight:
        return ofLimit(count, game.options.knightsOnBoard);
    case Kind::Base:
        return ofLimit(count, 2);
    case Kind::Headquarters:
        return ofLimit(count, 1);
    default:
        return text::figure(count);
    }
}

void PiecePalette::refresh() {
    if (m_controller.document().hasBegun())
        return;
    const imperio::Game& game = gameOf(m_controller);
    const imperio::Side side = game.settingUp();
    const imperio::Deployment now = game.deployment(side);
    for (const Kind kind : imperio::kinds) {
        const std::size_t index = imperio::indexOf(kind);
        m_buttons[index]->setPiece({kind, side, side});
        m_buttons[index]->setChecked(m_buttons[index]->isInHand());
        m_standing[index]->setText(standing(kind));
        m_standing[index]->setAccessibleName(
            tr("%1 on the board: %2").arg(text::capitalised(text::imperioKind(kind)), standing(kind)));
        if (imperio::isBase(kind))
            continue;
        const QSignalBlocker silence(m_reserve[index]);
        m_reserve[index]->setValue(now.reinforcements.of(kind));
    }
    refreshTotals();
}

void PiecePalette::refreshTotals() {
    const imperio::Game& game = gameOf(m_controller);
    const imperio::Deployment now = game.deployment(game.settingUp());
    const imperio::Options& options = game.options;
    m_pieces->setText(ofLimit(imperio::fightingPieces(now), options.pieces));
    m_units->setText(ofLimit(now.reinforcements.total(), options.reinforcements));
    m_knights->setText(
        ofLimit(imperio::countOf(now, Kind::Knight) + now.reinforcements.of(Kind::Knight), options.knights));
}

} // namespace sf::ui

#include "moc_piece_palette.cpp"
