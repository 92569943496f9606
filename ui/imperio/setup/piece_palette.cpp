// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/piece_palette.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_button.h"
#include "ui/imperio/board/square_description.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

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

PiecePalette::PiecePalette(GameController& controller, Of of, QWidget* parent)
    : Restyled(parent), m_controller(controller), m_of(of) {
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
    // The numbers come one after the other.
    QWidget* before = m_buttons.back();
    for (QSpinBox* reserve : m_reserve)
        setTabOrder(std::exchange(before, reserve), reserve);
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
    reserve->setObjectName(
        (m_of == Of::Own ? QStringLiteral("reserve%1") : QStringLiteral("otherReserve%1")).arg(index));
    reserve->setRange(0, largestReserve);
    reserve->setKeyboardTracking(false);
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
    button->setObjectName((m_of == Of::Own ? QStringLiteral("palette%1") : QStringLiteral("otherPalette%1"))
                              .arg(static_cast<int>(kind)));
    button->setText(QStringLiteral("%1  %2").arg(QString::number(key), text::capitalised(name)));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(
        tr("Pick up a %1 (key %2), then click its squares or drag over several; or drag it to one")
            .arg(name, QString::number(key)));
    return button;
}

void PiecePalette::addTotals(QGridLayout& grid) {
    m_totals = new QWidget(this);
    auto* form = padded<QFormLayout>(m_totals, {0, 4, 0, 0}, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto total = [&](const QString& name) {
        auto* label = new QLabel(name, m_totals);
        auto* value = new QLabel(m_totals);
        label->setForegroundRole(QPalette::PlaceholderText);
        value->setAlignment(Qt::AlignRight);
        value->setAccessibleName(name);
        form->addRow(label, value);
        return value;
    };
    m_pieces = total(tr("Pieces besides the bases (IMP-5)"));
    m_units = total(tr("Reinforcements (IMP-5)"));
    m_knights = total(tr("Knights in total (IMP-5)"));
    grid.addWidget(m_totals, grid.rowCount(), 0, 1, 3);
}

imperio::Side PiecePalette::side() const {
    const imperio::Side own =
        m_controller.setsPosition() ? imperio::Side::Attacker : gameOf(m_controller).settingUp();
    return m_of == Of::Own ? own : imperio::enemyOf(own);
}

/// The defender's alterations change one unit at a time (IMP-6).
void PiecePalette::changeReserve(Kind kind, int count) {
    const imperio::Game& game = gameOf(m_controller);
    if (m_controller.setsPosition()) {
        imperio::Position after = game.position;
        after.reinforcements[imperio::indexOf(side())].of(kind) = count;
        setPosition(m_controller, after);
        return refresh();
    }
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
    const int count = m_controller.position().board.of(side(), kind).count();
    switch (kind) {
    case Kind::Knight:
        return m_controller.setsPosition() ? text::figure(count)
                                           : ofLimit(count, gameOf(m_controller).options.knightsOnBoard);
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
    for (const Kind kind : imperio::kinds) {
        const std::size_t index = imperio::indexOf(kind);
        const imperio::Piece piece{kind, side(), side()};
        const QString name = m_controller.setsPosition() ? pieceWords(piece) : text::imperioKind(kind);
        m_buttons[index]->setPiece(piece);
        m_buttons[index]->setChecked(m_buttons[index]->isInHand());
        m_buttons[index]->setAccessibleName(
            tr("Pick up: %1, key %2").arg(name, QString::number(static_cast<int>(kind) + 1)));
        m_standing[index]->setText(standing(kind));
        m_standing[index]->setAccessibleName(
            tr("%1 on the board: %2").arg(text::capitalised(name), standing(kind)));
        if (imperio::isBase(kind))
            continue;
        const QSignalBlocker silence(m_reserve[index]);
        m_reserve[index]->setValue(m_controller.position().reinforcements[imperio::indexOf(side())].of(kind));
        m_reserve[index]->setAccessibleName(tr("%1 in reserve").arg(text::capitalised(name)));
    }
    refreshTotals();
}

void PiecePalette::refreshTotals() {
    const imperio::Position& position = m_controller.position();
    const imperio::Options& options = position.options;
    const imperio::Reinforcements& units = position.reinforcements[imperio::indexOf(side())];
    m_totals->setVisible(!m_controller.setsPosition()); // there the list of problems is enough
    const int knights = position.board.of(side(), Kind::Knight).count();
    m_pieces->setText(ofLimit(position.board.fighting(side()).count(), options.pieces));
    m_units->setText(ofLimit(units.total(), options.reinforcements));
    m_knights->setText(ofLimit(knights + units.of(Kind::Knight), options.knights));
}

} // namespace sf::ui

#include "moc_piece_palette.cpp"
