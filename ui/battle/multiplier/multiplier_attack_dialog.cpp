// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/multiplier_attack_dialog.h"

#include "core/rules/battle/movement.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/multiplier_text.h"
#include "ui/battle/multiplier/forecast_multiplier_view.h"
#include "ui/battle/multiplier/turn_controller.h"
#include "ui/forms/dice_text.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/base/theme.h"
#include "ui/style/layouts.h"
#include "ui/widgets/scroll_area.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr int dieFaces = 6;
constexpr std::size_t mostDice = 4; ///< two per strike
enum Ambusher { NobodyAmbushes, AttackerAmbushes, DefenderAmbushes };

QDoubleSpinBox* ambushBox(const QString& name, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(1, 2);
    box->setSingleStep(0.1);
    box->setDecimals(2);
    box->setAccessibleName(name);
    box->setToolTip(MultiplierAttackDialog::tr("1 (no ambush) to 2, for a stack that fights an enemy that "
                                               "entered its hex without scouting (MUL-6)"));
    return box;
}

/// In the form used by actions: "1", "1.5", "1.25".
std::string ambushText(const QDoubleSpinBox& box) {
    return QString::number(box.value(), 'g', 3).toStdString();
}

std::optional<std::vector<int>> diceIn(const QString& text) {
    std::vector<int> dice;
    for (const QString& word : diceWords(text)) {
        bool isNumber = false;
        dice.push_back(word.toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return dice;
}

} // namespace

MultiplierAttackDialog::MultiplierAttackDialog(TurnController& controller, const battle::StackId& attacker,
                                               const battle::StackId& target, QWidget* parent)
    : FormDialog(tr("Attack"), tr("&Attack"), parent)
    , m_controller(controller)
    , m_attacker(controller.battle().stacks.find(attacker))
    , m_target(controller.battle().stacks.find(target))
    , m_forecast(new ForecastMultiplierView(this))
    , m_aim(new QComboBox(this))
    , m_ambusher(new QComboBox(this))
    , m_ambush(ambushBox(tr("Ambush factor"), this))
    , m_leave(new QComboBox(this))
    , m_onMap(new QPushButton(tr("On the ma&p"), this))
    , m_dice(new QLineEdit(this)) {
    setObjectName(QStringLiteral("attackDialog"));
    setWindowTitle(tr("%1 against %2").arg(text::stackName(*m_attacker), text::stackName(*m_target)));
    auto* scroll = makeScrollArea(m_forecast, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int unit = fontMetrics().height();
    scroll->setMinimumSize(unit * 22, unit * 12);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(16);
    halves->addWidget(makeChoices());
    halves->addWidget(scroll, 1);
    content()->addLayout(halves, 1);
    refresh();
}

QWidget* MultiplierAttackDialog::makeChoices() {
    fillAims();
    fillRefuges();
    m_dice->setPlaceholderText(tr("rolled by the program"));
    m_dice->setAccessibleName(tr("Typed dice"));
    m_dice->setToolTip(tr("Two per strike, in order; the attacker's first if both strike at once (MUL-7): 3 "
                          "4 6 1. Leave empty to roll them."));
    auto* widget = new QWidget(this);
    auto* form = marginless<QFormLayout>(widget);
    form->setVerticalSpacing(8);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Hits go to (MUL-12, MUL-13)"), m_aim);
    form->addRow(tr("A&mbush (MUL-6)"), makeAmbush());
    form->addRow(tr("Be&fore the answer (MUL-9)"), makeLeave());
    form->addRow(tr("&Dice (MUL-7)"), m_dice);
    for (QComboBox* box : {m_aim, m_leave, m_ambusher})
        connect(box, &QComboBox::currentIndexChanged, this, &MultiplierAttackDialog::refresh);
    connect(m_ambush, &QDoubleSpinBox::valueChanged, this, &MultiplierAttackDialog::refresh);
    connect(m_dice, &QLineEdit::textChanged, this, &MultiplierAttackDialog::refresh);
    return widget;
}

/// Only one of the two can have ambushed the other.
QWidget* MultiplierAttackDialog::makeAmbush() {
    auto* widget = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(widget, 6);
    m_ambusher->setAccessibleName(tr("Who ambushes"));
    m_ambusher->addItems({tr("nobody"), text::stackName(*m_attacker), text::stackName(*m_target)});
    m_ambush->setValue(2);
    m_ambush->setEnabled(false);
    row->addWidget(m_ambusher, 1);
    row->addWidget(m_ambush);
    connect(m_ambusher, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_ambush->setEnabled(index != NobodyAmbushes); });
    return widget;
}

QWidget* MultiplierAttackDialog::makeLeave() {
    auto* widget = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(widget, 6);
    row->addWidget(m_leave, 1);
    row->addWidget(m_onMap);
    m_onMap->setAutoDefault(false);
    m_onMap->setEnabled(m_leave->isEnabled());
    m_onMap->setAccessibleName(tr("Choose the hex to leave for on the map"));
    m_onMap->setToolTip(tr("Choose the hex to leave for on the map (MUL-9)"));
    connect(m_onMap, &QPushButton::clicked, this, [this] { done(ChooseOnMap); });
    return widget;
}

void MultiplierAttackDialog::fillAims() {
    m_aim->setAccessibleName(tr("Hits go to"));
    m_aim->addItem(tr("the units in their stacking order"), QString());
    const bool aims = multiplier::hasCommander(*m_attacker, multiplier::hitsOf(*m_attacker));
    m_aim->setEnabled(aims);
    m_aim->setToolTip(aims
                          ? tr("A stack led by a Commander may aim at a unit: each of its hit points costs 2 "
                               "hits, 4 if it is a Commander (MUL-13)")
                          : tr("Only a stack led by a Commander can aim (MUL-13)"));
    bool isFirst = true;
    for (const battle::Unit& unit : *m_target->units) {
        if (!unit.isAlive())
            continue;
        const int cost = multiplier::isCommander(unit) ? 4 : 2;
        if (aims && !std::exchange(isFirst, false))
            m_aim->addItem(tr("%1, %2 hits for each hit point").arg(text::unitName(unit), text::figure(cost)),
                           QString::fromStdString(unit.id.text));
    }
}

void MultiplierAttackDialog::fillRefuges() {
    constexpr std::size_t mostHexes = 200;
    m_leave->setAccessibleName(tr("Before the answer"));
    m_leave->addItem(tr("stays"));
    const auto hits = multiplier::hitsOf(*m_target);
    const bool mayLeave = multiplier::isRanged(*m_attacker, multiplier::hitsOf(*m_attacker)) &&
                          !multiplier::isRanged(*m_target, hits) && multiplier::moveLeft(*m_attacker) > 0;
    m_leave->setEnabled(mayLeave);
    m_leave->setToolTip(mayLeave
                            ? tr("A ranged stack with Move left may leave before the enemy strikes (MUL-9)")
                            : tr("Only a ranged stack with Move left can leave before the answer, and only "
                                 "if the enemy is not ranged (MUL-9)"));
    if (!mayLeave)
        return;
    const auto& map = *m_controller.battle().map;
    const battle::Reach reach(map, m_attacker->hex, multiplier::flies(*m_attacker),
                              multiplier::moveLeft(*m_attacker));
    for (const hex::Hex hex : multiplier::refuges(m_controller.battle(), *m_attacker)) {
        if (static_cast<std::size_t>(m_leave->count()) > mostHexes)
            break;
        m_leave->addItem(
            tr("leaves for %1, cost %2").arg(text::hexName(hex), text::figure(reach.cost(hex).value_or(0))),
            QPoint(hex.column, hex.row));
    }
}

std::vector<hex::Hex> MultiplierAttackDialog::refuges() const {
    std::vector<hex::Hex> hexes;
    for (int i = 1; i < m_leave->count(); ++i)
        hexes.push_back({m_leave->itemData(i).toPoint().x(), m_leave->itemData(i).toPoint().y()});
    return hexes;
}

void MultiplierAttackDialog::setRefuge(hex::Hex hex) {
    m_leave->setCurrentIndex(std::max(0, m_leave->findData(QPoint(hex.column, hex.row))));
}

multiplier::Attack MultiplierAttackDialog::attack() const {
    multiplier::Attack attack;
    attack.attacker = m_attacker->id;
    attack.defender = m_target->id;
    if (const QString aim = m_aim->currentData().toString(); !aim.isEmpty())
        attack.aim = battle::UnitId(aim.toStdString());
    if (m_ambusher->currentIndex() == AttackerAmbushes)
        attack.ambush = ambushText(*m_ambush);
    else if (m_ambusher->currentIndex() == DefenderAmbushes)
        attack.defenderAmbush = ambushText(*m_ambush);
    if (m_leave->currentIndex() > 0) {
        const QPoint place = m_leave->currentData().toPoint();
        attack.leave = true;
        attack.leaveTo = hex::Hex{place.x(), place.y()};
    }
    return attack;
}

std::optional<std::vector<int>> MultiplierAttackDialog::typedDice() const {
    if (m_dice->text().trimmed().isEmpty())
        return std::nullopt;
    return diceIn(m_dice->text());
}

text::Caption MultiplierAttackDialog::diceProblem() const {
    if (m_dice->text().trimmed().isEmpty())
        return {};
    const auto dice = diceIn(m_dice->text());
    if (!dice)
        return {tr("Type dice as numbers such as 3 4 6 1."), multiplierRule(7)};
    for (const int die : *dice)
        if (die < 1 || die > dieFaces)
            return {tr("A die can't show %1, only 1 to 6.").arg(text::figure(die)), multiplierRule(7)};
    const std::size_t needed = m_leave->currentIndex() > 0 ? 2 : mostDice;
    if (dice->size() == needed)
        return {};
    return {tr("%n dice are needed, two per strike in order.", nullptr, static_cast<int>(needed)),
            multiplierRule(7)};
}

void MultiplierAttackDialog::refresh() {
    const auto found = multiplier::attackInTurn(m_controller.battle(), attack());
    if (const auto* refusal = std::get_if<multiplier::Refusal>(&found))
        return setProblem(text::caption(*refusal, m_controller.battle()));
    m_forecast->showCombat(std::get<multiplier::Combat>(found));
    setProblem(diceProblem());
    setHint(m_dice->text().trimmed().isEmpty() ? tr("The program rolls the dice once.")
                                               : tr("These dice count and are marked as typed."));
}

void MultiplierAttackDialog::accept() {
    if (m_controller.attack(attack(), typedDice()))
        FormDialog::accept();
}

} // namespace sf::ui

#include "moc_multiplier_attack_dialog.cpp"
