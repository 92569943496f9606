// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/side_card.h"

#include "core/document/imperio/imperio_tally.h"
#include "core/text/figures.h"
#include "core/text/imperio_tally_text.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/play/reserve_tray.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr int tokenSize = 26;
constexpr int lostSize = 18;
constexpr int stripe = 5;

} // namespace

SideCard::SideCard(GameController& controller, GameClockController& clock, imperio::Side side,
                   QWidget* parent)
    : Restyled(parent), m_controller(controller), m_clock(clock), m_side(side) {
    setObjectName(side == imperio::Side::Attacker ? QStringLiteral("attackerCard")
                                                  : QStringLiteral("defenderCard"));
    auto* layout = padded<QVBoxLayout>(this, {10, 6 + stripe, 10, 6}, 4);
    layout->addWidget(makeHead());
    m_reserve = addLine(tr("Reserve"));
    layout->addWidget(new ReserveTray(controller, side, this));
    m_lost = addLine(tr("Lost"));
    layout->addWidget(m_lostPieces = new QWidget(this));
    marginless<QHBoxLayout>(m_lostPieces, 3);
    m_lostPieces->setMinimumHeight(std::max(lostSize, fontMetrics().height())); // with nothing lost too
    m_bases = addLine(tr("Bases"));
    m_luck = addLine(tr("Luck so far"));
    connect(&controller, &GameController::positionChanged, this, &SideCard::refresh);
    connect(&controller.document(), &document::ImperioDocument::playersChanged, this, &SideCard::refresh);
    connect(&clock, &GameClockController::ticked, this, &SideCard::refreshClock);
    refresh();
}

QWidget* SideCard::makeHead() {
    auto* head = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(head, 8);
    row->addWidget(m_token = new QLabel(head));
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    addWidgets(*names, {m_name = new ElidedLabel(head), m_role = new ElidedLabel(head)});
    scaleFont(*m_name, 1.15, true);
    scaleFont(*m_role, 0.9);
    m_role->setForegroundRole(QPalette::PlaceholderText);
    row->addLayout(names, 1);
    row->addWidget(m_time = new QLabel(head));
    scaleFont(*m_time, 1.3, true);
    m_time->setMargin(5);
    m_time->setMinimumHeight(2 * (m_time->fontMetrics().lineSpacing() + m_time->margin())); // "paused" too
    m_time->setAutoFillBackground(true);
    m_time->setBackgroundRole(QPalette::Window);
    m_time->setToolTip(tr("Time left; a player who runs out of time loses (IMP-23)"));
    return head;
}

QLabel* SideCard::addLine(const QString& name) {
    auto* line = new QHBoxLayout;
    auto* label = new QLabel(name, this);
    auto* value = new QLabel(this);
    value->setAlignment(Qt::AlignRight);
    value->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* text : {label, value})
        scaleFont(*text, 0.9);
    line->addWidget(label);
    line->addWidget(value, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
    return value;
}

void SideCard::refresh() {
    const imperio::Position& position = m_controller.position();
    m_name->setWholeText(playerName(m_controller, m_side));
    const document::SidePlayer& player = m_controller.document().players()[imperio::indexOf(m_side)];
    const bool isNamed = !m_controller.document().game().names[imperio::indexOf(m_side)].empty();
    m_role->setWholeText(isNamed && !player.isPerson()
                             ? tr("%1 (%2)").arg(playerText(player), text::imperioSide(m_side))
                             : sideTitle(m_side));
    m_role->setVisible(m_name->text() != m_role->text());
    const auto reserve = position.reinforcements[imperio::indexOf(m_side)].total();
    m_reserve->setText(tr("%n unit(s)", nullptr, static_cast<int>(reserve)));
    int captured = 0;
    const imperio::Squares bases = position.board.bases(m_side);
    for (const imperio::Square base : bases)
        captured += position.board.piece(base).isCaptured();
    m_bases->setText(captured > 0
                         ? tr("%1, %n by capture", nullptr, captured).arg(text::figure(bases.count()))
                         : text::figure(bases.count()));
    refreshToken();
    refreshLosses();
    refreshClock();
    update();
}

void SideCard::refreshToken() {
    const paint::Theme& theme = currentTheme();
    m_token->setPixmap(paint::sideTokenPixmap(tokenSize, devicePixelRatioF(),
                                              static_cast<int>(imperio::indexOf(m_side)),
                                              paint::imperioColour(m_side, theme)));
}

void SideCard::refreshLosses() {
    const auto index = imperio::indexOf(m_side);
    const imperio::Tally tally = document::tallyOf(m_controller.document(), m_controller.shown());
    const imperio::Losses& losses = tally.losses[index];
    m_lost->setText(tr("%n piece(s)", nullptr, losses.total()));
    m_lost->setToolTip(text::losses(losses));
    m_luck->setText(text::luckInPips(tally.luck[index]));
    m_luck->setToolTip(text::luckSentence(tally.luck[index]));
    for (QWidget* old : m_lostPieces->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        delete old;
    delete m_lostPieces->layout();
    auto* row = marginless<QHBoxLayout>(m_lostPieces, 3);
    for (const imperio::Kind kind : imperio::fightingKinds) {
        const int count = losses.pieces[imperio::indexOf(kind)];
        if (count == 0)
            continue;
        auto* picture = new PiecePicture(lostSize, m_lostPieces);
        picture->setPiece({kind, m_side, m_side});
        picture->setAccessibleName(text::countOf(kind, count));
        picture->setToolTip(text::countOf(kind, count));
        auto* number = new QLabel(text::figure(count), m_lostPieces);
        scaleFont(*number, 0.9);
        addWidgets(*row, {picture, number});
        row->addSpacing(6);
    }
    row->addStretch();
}

void SideCard::refreshClock() {
    m_time->setVisible(m_clock.isSet());
    if (!m_clock.isSet())
        return;
    const QString time = clockText(m_clock.left(m_side));
    // Signs too, so that it doesn't depend on colour alone.
    m_time->setText(m_clock.isShort(m_side) ? QStringLiteral("! ") + time
                    : m_clock.isStarted()   ? time
                                            : tr("%1\npaused").arg(time));
    m_time->setAccessibleName(m_clock.isStarted() ? tr("%1 has %2 left").arg(m_name->text(), time)
                                                  : tr("%1 has %2 left, paused").arg(m_name->text(), time));
    const paint::Theme& theme = currentTheme();
    const imperio::Position& position = m_controller.document().game().position;
    const bool isMoving = m_controller.document().hasBegun() && position.toMove == m_side && !position.result;
    QPalette colours = palette();
    const QColor ground = m_clock.isShort(m_side) ? theme.refused : paint::imperioColour(m_side, theme);
    colours.setColor(QPalette::Window, isMoving ? ground : theme.window);
    colours.setColor(QPalette::WindowText, isMoving ? theme.mark : theme.ink);
    m_time->setPalette(colours);
}

void SideCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(area, 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paint::imperioColour(m_side, theme));
    painter.drawRoundedRect(QRectF(0, 0, width(), stripe), 2, 2);
}

} // namespace sf::ui

#include "moc_side_card.cpp"
