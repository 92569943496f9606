// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/splash_list.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/odds_view.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/base/icons.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace sf::ui {

SplashList::SplashList(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    marginless<QVBoxLayout>(this, 3);
}

void SplashList::show(const imperio::Fights& fights) {
    for (QWidget* row : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        delete row;
    setVisible(fights.size() > 1);
    if (fights.size() < 2)
        return;
    addHead();
    for (std::size_t index = 1; index < fights.size(); ++index)
        addRow(fights[index]);
}

void SplashList::addHead() {
    auto* head = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(head);
    auto* title = wrappingLabel(head, tr("Also splashed, each with its own roll"));
    scaleFont(*title, 0.9, true);
    auto* chip = new RuleChip(imperioRule(18), title->text(), head);
    row->addWidget(title, 1);
    row->addWidget(chip);
    layout()->addWidget(head);
}

void SplashList::addRow(const imperio::Fight& fight) {
    const imperio::Position& position = m_controller.position();
    const imperio::Piece piece = position.board.piece(fight.target);
    const bool isFriend = piece.side == position.toMove;
    auto* line = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(line, 6);
    auto* picture = new PiecePicture(20, line);
    picture->setPiece(piece);
    row->addWidget(picture);
    QString words = tr("%1 %2, %3 against %4")
                        .arg(text::imperioKind(piece.kind), text::imperioSquare(fight.target),
                             text::figure(imperio::attackDice(fight.matchup).dice()),
                             text::figure(imperio::defenceDice(fight.matchup).dice()));
    auto* name = wrappingLabel(line, words);
    row->addWidget(name, 1);
    if (isFriend) {
        auto* sign = new QLabel(line);
        sign->setPixmap(paint::icon(QStringLiteral("warn"), currentTheme().warning).pixmap(16, 16));
        auto* own = new QLabel(tr("your own"), line);
        scaleFont(*own, 0.9, true);
        addWidgets(*row, {sign, own});
    }
    auto* chance = new QLabel(tr("lost %1").arg(percent(imperio::odds(fight.matchup).winChance())), line);
    chance->setToolTip(QString::fromStdString(imperio::odds(fight.matchup).winChance().text()));
    scaleFont(*chance, 0.9, true);
    row->addWidget(chance);
    layout()->addWidget(line);
}

} // namespace sf::ui

#include "moc_splash_list.cpp"
