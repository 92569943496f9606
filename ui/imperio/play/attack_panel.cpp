// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/attack_panel.h"

#include "core/text/imperio_text.h"
#include "ui/forms/throw_bar.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/dice_column.h"
#include "ui/imperio/play/odds_view.h"
#include "ui/imperio/play/splash_list.h"
#include "ui/imperio/play/typed_dice.h"
#include "ui/imperio/state/attack_forecast.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/scroll_area.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

using imperio::Action;

namespace {

QString named(const imperio::Piece& piece, imperio::Square square) {
    return text::capitalised(text::imperioKind(piece.kind)) + u' ' + text::imperioSquare(square);
}

int ruleOfMeans(imperio::Means means, imperio::Kind defender) {
    if (means == imperio::Means::Shot)
        return 18;
    return imperio::isBase(defender) ? 20 : 16;
}

} // namespace

AttackPanel::AttackPanel(GameController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller), m_hint(hintLabel(this)) {
    setObjectName(QStringLiteral("attackPanel"));
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* body = new QWidget(this);
    body->setBackgroundRole(QPalette::Base);
    auto* words = padded<QVBoxLayout>(body, panelMargins);
    addWidgets(*words, {m_hint, m_forecast = makeForecast()});
    words->addStretch();
    auto* area = makeScrollArea(body, this);
    // The throw stays visible, however long the reasons are.
    auto* layout = marginless<QVBoxLayout>(this, 0);
    layout->addWidget(area, 1);
    layout->addWidget(m_throw = makeThrow());
    connect(&controller, &GameController::positionChanged, this, &AttackPanel::refresh);
    connect(&controller, &GameController::selectionChanged, this, &AttackPanel::refresh);
    connect(&controller, &GameController::targetChanged, this, &AttackPanel::refresh);
    connect(&controller, &GameController::awaitedChanged, this, &AttackPanel::refresh);
    refresh();
}

QWidget* AttackPanel::makeForecast() {
    auto* forecast = new QWidget(this);
    m_attacking = new DiceColumn(tr("Attacking"), forecast);
    m_attacked = new DiceColumn(tr("Attacked"), forecast);
    m_odds = new OddsView(forecast);
    m_splash = new SplashList(m_controller, forecast);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(10);
    columns->addWidget(m_attacking, 1);
    columns->addWidget(m_attacked, 1);
    auto* layout = marginless<QVBoxLayout>(forecast, 8);
    layout->addWidget(makeHead());
    layout->addLayout(columns);
    addWidgets(*layout, {m_odds, makeOutcomes(), m_splash});
    return forecast;
}

ThrowBar* AttackPanel::makeThrow() {
    auto* bar = new ThrowBar(tr("the record marks them"), this);
    bar->layout()->setContentsMargins(panelMargins);
    QPushButton& roll = bar->rollButton();
    roll.setIcon(filledButtonIcon(QStringLiteral("dice")));
    Style::makeFilled(&roll);
    roll.setToolTip(tr("Roll the dice: the attacker's first, fight by fight (IMP-13)"));
    connect(bar, &ThrowBar::rollAsked, this, &AttackPanel::roll);
    connect(bar, &ThrowBar::edited, bar, [bar](const QString& text) {
        const auto read = readTypedFaces(text);
        if (const auto* problem = std::get_if<text::Caption>(&read))
            bar->refuse(*problem);
    });
    connect(bar, &ThrowBar::typed, this, &AttackPanel::useTyped);
    return bar;
}

QWidget* AttackPanel::makeHead() {
    auto* head = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(head, 8);
    m_attacker = new PiecePicture(26, head);
    m_defender = new PiecePicture(26, head);
    m_attackerName = new QLabel(head);
    m_defenderName = new QLabel(head);
    m_meansRule = new RuleChip(head);
    for (QLabel* name : {m_attackerName, m_defenderName}) {
        scaleFont(*name, 1, true);
        name->setWordWrap(true);
    }
    addWidgets(*row, {m_attacker, m_attackerName, new QLabel(QStringLiteral("→"), head), m_defender});
    row->addWidget(m_defenderName, 1);
    row->addWidget(m_meansRule);
    return head;
}

QWidget* AttackPanel::makeOutcomes() {
    auto* outcomes = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(outcomes);
    m_outcomes = wrappingLabel(outcomes);
    m_outcomes->setTextFormat(Qt::RichText);
    scaleFont(*m_outcomes, 0.9);
    auto* chip = new RuleChip(imperioRule(11), tr("Outcomes"), outcomes);
    row->addWidget(m_outcomes, 1);
    row->addWidget(chip, 0, Qt::AlignTop);
    return outcomes;
}

std::optional<Action> AttackPanel::shownAttack() const {
    if (!m_controller.document().hasBegun() || !m_controller.mayAct())
        return std::nullopt;
    if (m_controller.chosen())
        return m_controller.chosen();
    PieceActions actions;
    actions.fill(m_controller.position(), m_controller.selected());
    return actions.targets().has(m_controller.target()) ? actions.attackOn(m_controller.target())
                                                        : std::nullopt;
}

void AttackPanel::refresh() {
    const std::optional<Action> attack = shownAttack();
    m_hint->setVisible(!attack);
    m_forecast->setVisible(attack.has_value());
    // On its way to the buttons the pointer would aim at something else.
    const bool isChosen = attack && m_controller.chosen();
    m_throw->setVisible(isChosen);
    if (!isChosen)
        m_throw->stopTyping();
    if (attack)
        showAttack(*attack);
    else
        m_hint->setText(hint());
}

QString AttackPanel::hint() const {
    if (QString awaited = m_controller.document().awaited().text; !awaited.isEmpty())
        return awaited;
    if (!m_controller.selected().isOnBoard())
        return tr("Select a piece to see the enemies it can attack or shoot at, in brackets with the chance "
                  "to win in percent.");
    PieceActions actions;
    if (m_controller.document().hasBegun() && m_controller.mayAct())
        actions.fill(m_controller.position(), m_controller.selected());
    if (!actions.farTargets().isEmpty() && actions.targets().isEmpty())
        return tr("Choose an enemy in brackets: the knight goes there, and the attack waits for its dice.");
    return actions.targets().isEmpty()
               ? tr("The selected piece has nothing to attack or shoot at now.")
               : tr("Point at an enemy in brackets, or move the cursor there, to see both sides' dice and "
                    "how likely each outcome is. Choose it to roll the dice.");
}

void AttackPanel::showAttack(const Action& action) {
    const imperio::Position& position = m_controller.position();
    const imperio::Fights fights = imperio::fightsOf(position, action);
    const imperio::Matchup& matchup = fights[0].matchup;
    const imperio::Piece attacker = position.board.piece(action.from);
    const imperio::Piece defender = position.board.piece(action.to);
    const paint::Theme& theme = currentTheme();
    m_attacker->setPiece(attacker);
    m_defender->setPiece(defender);
    m_attackerName->setText(named(attacker, action.from));
    m_defenderName->setText(named(defender, action.to));
    m_meansRule->setRule(imperioRule(ruleOfMeans(matchup.means, matchup.defender)), tr("Attack"));
    m_attacking->show(imperio::attackDice(matchup), attacker.kind,
                      paint::imperioColour(attacker.side, theme));
    m_attacked->show(imperio::defenceDice(matchup), defender.kind,
                     paint::imperioColour(defender.side, theme));
    m_odds->setOdds(imperio::odds(matchup));
    m_splash->show(fights);
    showOutcomes(action);
    m_throw->rollButton().setText(tr("&Roll %1 against %2")
                                      .arg(imperio::attackDice(matchup).dice())
                                      .arg(imperio::defenceDice(matchup).dice()));
    m_throw->setExpected(typedDiceExpected(fights));
}

void AttackPanel::showOutcomes(const Action& action) {
    const imperio::Position& position = m_controller.position();
    const auto line = [&](const QString& name, dice::Comparison sums) {
        return QStringLiteral("<p style='margin:0 0 2px 0'><b>") + name + QStringLiteral("</b> ") +
               outcomeIf(position, action, sums).toHtmlEscaped() + QStringLiteral("</p>");
    };
    m_outcomes->setText(line(tr("Win:"), dice::Comparison::Win) + line(tr("Tie:"), dice::Comparison::Tie) +
                        line(tr("Lose:"), dice::Comparison::Lose));
}

void AttackPanel::roll() {
    if (const std::optional<Action> attack = m_controller.chosen(); attack && m_controller.play(*attack))
        Q_EMIT m_controller.boardAsked();
}

void AttackPanel::useTyped(const QString& text) {
    const std::optional<Action> attack = m_controller.chosen();
    if (!attack)
        return;
    const auto read = readTypedDice(text, imperio::fightsOf(m_controller.position(), *attack));
    if (const auto* problem = std::get_if<text::Caption>(&read))
        return m_throw->refuse(*problem);
    if (m_controller.play(*attack, std::get<std::vector<int>>(read)))
        Q_EMIT m_controller.boardAsked();
}

} // namespace sf::ui

#include "moc_attack_panel.cpp"
