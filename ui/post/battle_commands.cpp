// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_commands.h"

#include "ui/forms/question_box.h"
#include "ui/page/message_bar.h"
#include "ui/post/battle_orders.h"
#include "ui/post/battle_turn.h"
#include "ui/post/invite_dialog.h"
#include "ui/post/plan_text.h"
#include "ui/post/post_controller.h"
#include "ui/style/settings.h"

#include <QFileDialog>
#include <QInputDialog>

namespace sf::ui {

namespace {

post::Hash newestOf(const PostController& controller) {
    return controller.current()->checked.game->newest();
}

} // namespace

BattleCommands::BattleCommands(PostController& controller, MessageBar& messages, Settings& settings,
                               QWidget& window)
    : QObject(&window)
    , m_controller(controller)
    , m_messages(messages)
    , m_settings(settings)
    , m_window(window) {}

void BattleCommands::chooseBattle() {
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Invite to a battle"), m_settings.lastFolder(), tr("Squarefront documents (*.sqf)"));
    if (!path.isEmpty())
        invite(path);
}

void BattleCommands::invite(const QString& path) {
    const PostController::AddedBattle added = m_controller.addBattleFile(path);
    if (!added.hash)
        return m_messages.show(MessageBar::Kind::Error, added.error);
    InviteDialog dialog(*added.hash, *m_controller.battles().find(*added.hash), &m_window);
    dialog.fill({{m_settings.playerName(), {}}, {}});
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.setPlayerName(dialog.ownName());
    const QString error = m_controller.invite(dialog.invitation());
    Q_EMIT made(error);
    if (error.isEmpty())
        m_messages.show(
            MessageBar::Kind::Information,
            tr("The post is on the clipboard. Your opponent also needs the battle's file: choose More, "
               "Save the battle to send."));
}

void BattleCommands::save() {
    const QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Save the battle to send"), m_settings.lastFolder(),
                                     tr("Squarefront documents (*.sqf)"));
    const QString error = path.isEmpty() ? QString() : m_controller.saveBattle(path);
    if (!error.isEmpty())
        m_messages.show(MessageBar::Kind::Error, error);
}

void BattleCommands::giveOrders(const post::BattlePostGame& rules) {
    const post::Hash answered = newestOf(m_controller);
    BattleOrders*& orders = m_orders[answered];
    if (orders && orders->document())
        return resume(*orders);
    const post::Writer own = *m_controller.current()->own;
    delete orders;
    orders = new BattleOrders(rules.ordering(own), *rules.side(own), this);
    connect(orders, &BattleOrders::finished, this,
            [this, orders = orders, answered] { sendOrders(*orders, answered); });
    Q_EMIT opened(orders->takeDocument().release());
}

/// Shows the plan with its odds, and asks whether to make the post.
bool BattleCommands::confirmPlan(const post::MultiplierPostGame& rules, const std::string& typed) {
    const auto plan = post::readPlan(typed);
    if (!plan || firstUnknownStep(*plan, rules.start()))
        return true; // no block is made, and the reason is shown
    QStringList lines{plan->empty()
                          ? tr("Your plan is empty: your turn ends at once.")
                          : tr("Your plan: %1").arg(QString::fromStdString(post::spacedPlan(typed)))};
    if (!plan->empty()) {
        const post::PlanTrial trial = tryPlan(rules.battle(), rules.start(), *plan, battlePlanSamples);
        lines << resultsText(*plan, trial) << trialText(*plan, trial, &rules.battle());
    }
    lines << QString() << tr("Once the block is made, it can't be changed.");
    return QuestionBox(tr("Make the post"), lines.join(u'\n'), &m_window).confirms(tr("&Make the post"));
}

void BattleCommands::planTurn(const post::MultiplierPostGame& rules) {
    const post::Hash answered = newestOf(m_controller);
    BattleTurn*& turn = m_turns[answered];
    if (turn && turn->document())
        return Q_EMIT resumed(turn->document());
    if (!turn) {
        turn = new BattleTurn(rules.battle(), rules.start(), this);
        connect(turn, &BattleTurn::planChanged, this, &BattleCommands::planChanged);
        connect(turn, &BattleTurn::finished, this, [this, answered] { finishTurn(answered); });
        connect(turn, &BattleTurn::refused, this, [this](const QString& why) {
            m_window.raise();
            m_window.activateWindow();
            m_messages.show(MessageBar::Kind::Warning, why);
        });
    }
    Q_EMIT opened(turn->makeDocument().release());
    Q_EMIT planChanged();
}

BattleTurn* BattleCommands::turn() const {
    const auto found = m_controller.current() ? m_turns.find(newestOf(m_controller)) : m_turns.end();
    return found == m_turns.end() ? nullptr : found->second;
}

bool BattleCommands::isShown(const post::Hash& answered) const {
    return m_controller.current() && newestOf(m_controller) == answered;
}

/// The turn was ended on the map.
void BattleCommands::finishTurn(const post::Hash& answered) {
    m_window.raise();
    m_window.activateWindow();
    if (isShown(answered))
        return sendTurn();
    m_messages.show(MessageBar::Kind::Error, tr("This plan is for another game or an older block. Select its "
                                                "game, then end the turn again."));
}

void BattleCommands::sendTurn() {
    BattleTurn* planned = turn();
    const std::string plan = post::planValue(planned->draft()->plan());
    const auto rules = m_controller.rules(*m_controller.current());
    if (!confirmPlan(static_cast<const post::MultiplierPostGame&>(*rules), plan))
        return;
    const post::Hash answered = newestOf(m_controller);
    const QString error = m_controller.send(plan);
    if (error.isEmpty()) {
        if (planned->document())
            Q_EMIT finished(planned->document());
        m_turns.erase(answered);
        planned->deleteLater();
    }
    Q_EMIT made(error);
}

void BattleCommands::typeTurn(const post::MultiplierPostGame& rules) {
    bool isGiven = false;
    m_typedPlan = QInputDialog::getMultiLineText(
        &m_window, tr("Plan your turn"),
        tr("One action per line. Use the stack numbers shown beside the battle.\n\n"
           "S1-C5R2: move stack 1 to column 5, row 2\n"
           "S1xS4: attack stack 4; S1xS4U2 aims at its second unit\n"
           "S1xS4-C5R2: attack, then leave before the answer\n"
           "S2xS4 if 3 lost: only if the attack in line 3 was lost (or won, or tied)\n"
           "end: end the turn here; without it, the turn ends after the last line"),
        m_typedPlan, &isGiven);
    const std::string plan = document::planFromTyped(m_typedPlan.trimmed());
    if (!isGiven || !confirmPlan(rules, plan))
        return;
    const QString error = m_controller.send(plan);
    if (error.isEmpty())
        m_typedPlan.clear();
    Q_EMIT made(error);
}

void BattleCommands::resume(BattleOrders& orders) {
    orders.resume();
    Q_EMIT resumed(orders.document());
}

/// Makes the post, unless the user goes on ordering or has turned to another game.
void BattleCommands::sendOrders(BattleOrders& orders, const post::Hash& answered) {
    m_window.raise();
    m_window.activateWindow();
    if (!isShown(answered)) {
        orders.resume();
        return m_messages.show(
            MessageBar::Kind::Error,
            tr("These orders are for another game or an older block. Select their game, then press "
               "Ready again, or give orders again."));
    }
    if (!QuestionBox(tr("Make the post"),
                     tr("Make the post with these orders? Once the block is made, it can't be changed."),
                     &m_window)
             .confirms(tr("&Make the post")))
        return resume(orders);
    const QString error = m_controller.send(orders.orders());
    if (error.isEmpty() && orders.document())
        Q_EMIT finished(orders.document());
    Q_EMIT made(error);
}

} // namespace sf::ui

#include "moc_battle_commands.cpp"
