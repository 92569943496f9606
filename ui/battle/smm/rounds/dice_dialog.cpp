// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/dice_dialog.h"

#include "core/document/battle/smm/round_play.h"
#include "core/text/battle_text.h"
#include "ui/forms/dice_text.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace sf::ui {

DiceDialog::DiceDialog(const battle::Battle& battle, const smm::RoundAction& action, QWidget* parent)
    : FormDialog(tr("Type dice in"), tr("&Enter"), parent)
    , m_battle(battle)
    , m_action(action)
    , m_list(new QuietView<QListWidget>(this))
    , m_question(wrappingLabel(this))
    , m_line(new QLineEdit(this))
    , m_back(buttons()->addButton(tr("&Remove the last one"), QDialogButtonBox::ActionRole)) {
    setObjectName(QStringLiteral("diceDialog"));
    auto* what = new QLabel(document::RoundPlay(action).text(battle), this);
    scaleFont(*what, 1.15, true);
    auto* typed = new QLabel(tr("Dice &typed so far"), this);
    typed->setBuddy(m_list);
    m_list->setAccessibleName(tr("Dice typed so far"));
    m_list->setMinimumHeight(4 * fontMetrics().height());
    m_list->setWordWrap(true);
    m_question->setMinimumWidth(44 * fontMetrics().averageCharWidth());
    m_question->setMinimumHeight(2 * fontMetrics().height());
    m_question->setBuddy(m_line);
    m_line->setPlaceholderText(tr("12, or several: 12 4 6"));
    addWidgets(*content(), {what, m_question, m_line, typed});
    content()->addWidget(m_list, 1);
    setTabOrder(m_line, m_list);
    connect(m_line, &QLineEdit::textEdited, this, &DiceDialog::checkLine);
    connect(m_back, &QPushButton::clicked, this, &DiceDialog::undoDie);
    m_back->setAutoDefault(false);
    ask();
}

void DiceDialog::ask() {
    m_wanted = wantedDie(m_battle, m_action, m_dice);
    m_back->setEnabled(!m_dice.empty());
    showTyped();
    if (!m_wanted)
        return;
    const QString question =
        tr("Die %1, 1 to %2: %3 (%4)")
            .arg(text::figure(static_cast<qint64>(m_dice.size()) + 1), text::figure(m_wanted->sides),
                 m_wanted->purpose, QString::fromStdString(m_wanted->rule.text()));
    m_question->setText(question);
    m_line->setAccessibleName(question);
    m_line->setFocus();
}

void DiceDialog::showTyped() {
    m_list->clear();
    m_list->addItems(m_typed);
    if (m_typed.empty()) {
        m_list->addItem(tr("none yet"));
        m_list->item(0)->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(m_list->count() - 1);
    m_list->scrollToBottom();
}

text::Caption DiceDialog::problemOf(const QString& word, int sides) const {
    bool isNumber = false;
    const int value = word.toInt(&isNumber);
    if (!isNumber)
        return {tr("“%1” is not a valid die roll").arg(word.left(20)), smmRule(27)};
    if (value < 1 || value > sides)
        return {tr("The die can't show %1, only 1 to %2").arg(word.left(20), text::figure(sides)),
                smmRule(27)};
    return {};
}

/// Reports invalid numbers immediately, each checked against its die.
void DiceDialog::checkLine() {
    std::vector<int> dice = m_dice;
    std::optional<WantedDie> wanted = m_wanted;
    text::Caption problem;
    for (const QString& word : diceWords(m_line->text())) {
        problem = wanted ? problemOf(word, wanted->sides) : text::Caption();
        if (!wanted || !problem.isEmpty())
            break;
        dice.push_back(word.toInt());
        wanted = wantedDie(m_battle, m_action, dice);
    }
    setProblem(problem);
}

bool DiceDialog::take(const QString& word) {
    if (const text::Caption problem = problemOf(word, m_wanted->sides); !problem.isEmpty()) {
        setProblem(problem);
        return false;
    }
    const int value = word.toInt();
    m_typed << tr("%1: %2").arg(text::figure(value), m_wanted->purpose);
    m_dice.push_back(value);
    ask();
    return true;
}

void DiceDialog::accept() {
    QStringList words = diceWords(m_line->text());
    if (words.empty() && m_wanted)
        return setProblem(tr("Type a number from 1 to %1").arg(text::figure(m_wanted->sides)));
    while (!words.empty() && m_wanted && take(words.first()))
        words.removeFirst();
    m_line->setText(words.join(QLatin1Char(' ')));
    if (!m_wanted)
        FormDialog::accept();
}

void DiceDialog::undoDie() {
    m_dice.pop_back();
    m_typed.removeLast();
    setProblem({});
    ask();
}

std::optional<std::vector<int>> askForDice(const battle::Battle& battle, const smm::RoundAction& action,
                                           QWidget* parent) {
    if (!wantedDie(battle, action, {}))
        return std::vector<int>();
    DiceDialog dialog(battle, action, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.dice();
}

} // namespace sf::ui

#include "moc_dice_dialog.cpp"
