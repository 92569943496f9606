// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/post_maker.h"

#include "core/document/post/battle_posts.h"

#include "core/post/block/plan.h"
#include "core/post/game/imperio_plan.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>

namespace sf::document {

post::Fresh PostMaker::draw() const {
    return {post::random<post::Secret>(), post::random<post::Nonce>(), m_now, {}};
}

PostMaker::Result PostMaker::keep(const post::Block& block, const post::Fresh& fresh) const {
    if (const auto error = m_store.keep({block, fresh}))
        return *error;
    return Made{block, false};
}

PostMaker::Result PostMaker::invite(const post::Invitation& invitation) const {
    const post::Fresh fresh = draw();
    const auto block = inviting(invitation, fresh);
    if (!block)
        return QCoreApplication::translate(
            "sf::document",
            "Give two different names of at most 200 bytes without line breaks or #, and a clock of up to "
            "999999999 seconds.");
    return keep(*block, fresh);
}

bool PostMaker::canReply(const post::PostGame& game) const {
    return game.count() == 1 || !game.isSealed(game.count() - 1) ||
           m_store.secretOf(game, game.count() - 1).has_value();
}

QString PostMaker::lostSecret(const post::PostGame& game) {
    return lostSecret(game, game.count() - 1);
}

QString PostMaker::lostSecret(const post::PostGame& game, std::uint32_t number) {
    return QCoreApplication::translate(
               "sf::document",
               "The secret that %1 sealed in block %2 is not in this profile. Look for it in a backup. "
               "Without it you can resign, or begin a new game if both of you agree.")
        .arg(QString::fromStdString(game.name(post::writerOf(number))), QString::number(number));
}

PostMaker::Result PostMaker::reply(const post::PostGame& game, const std::string& plan) const {
    const auto* battle = dynamic_cast<const post::BattlePostGame*>(&game.rules());
    if (!battle || !plan.empty())
        return make(game, {plan, false, {}});
    // Who has nothing to order yet seals no orders, but answers with none.
    const bool isSealing = post::writerOf(game.count() + 1) == post::Writer::Answerer;
    return make(game, {isSealing && !battle->isOrdering() ? std::string() : battlePlanText({}), false, {}});
}

PostMaker::Result PostMaker::resign(const post::PostGame& game) const {
    return make(game, {{}, true, {}});
}

PostMaker::Result PostMaker::make(const post::PostGame& game, post::Reply reply) const {
    QDir().mkpath(m_store.folder());
    QLockFile lock(m_store.folder() + QStringLiteral("/lock"));
    if (!lock.lock())
        return QCoreApplication::translate("sf::document",
                                           "%1 cannot be written. Without it no secret can be kept.")
            .arg(m_store.folder());
    const std::uint32_t number = game.count() + 1;
    const auto before = m_store.blockOn(game.hash(game.count()), post::writerOf(number));
    if (const auto* error = std::get_if<QString>(&before))
        return *error;
    if (const auto& kept = std::get<std::optional<KeptBlock>>(before))
        return Made{kept->block, true};
    if (game.count() > 1 && game.isSealed(game.count() - 1)) {
        const auto sealed = m_store.sealedIn(game, game.count() - 1);
        if (!sealed && !reply.resigns)
            return lostSecret(game);
        if (sealed) {
            reply.opened = sealed->secret;
            reply.openedOrders = sealed->orders;
        }
    }
    post::Fresh fresh = draw();
    if (game.rules().isSimultaneous() && post::writerOf(number) == post::Writer::Answerer)
        fresh.orders = reply.plan;
    const auto made = replying(game, reply, fresh);
    if (const auto* problem = std::get_if<post::GameProblem>(&made))
        return *problem;
    return keep(std::get<post::Block>(made), fresh);
}

PostMaker::Result PostMaker::claimTime(const post::PostGame& game) const {
    return Made{claimingTime(game, m_now), false};
}

std::string planFromTyped(const QString& text) {
    QString plan = text;
    plan.replace(u';', u',').replace(u'\n', u',');
    std::string typed;
    for (const QChar c : plan)
        if (!c.isSpace())
            typed += c.unicode() < 0x80 ? static_cast<char>(c.unicode()) : '?';
    return post::canonicalPlan(post::blockNotation(typed));
}

} // namespace sf::document
