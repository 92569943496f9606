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

/// For the first block that the user writes in a game.
PostMaker::Key PostMaker::newKey() const {
    if (!m_signs)
        return std::optional<post::SigningKey>();
    if (const auto error = m_store.makeSigningKey())
        return *error;
    return m_store.signingKey();
}

PostMaker::Key PostMaker::keyOf(const post::PostGame& game, post::Writer writer) const {
    const std::string_view needed = game.key(writer);
    if (needed.empty())
        return std::optional<post::SigningKey>();
    auto key = m_store.signingKey();
    const auto* own = std::get_if<std::optional<post::SigningKey>>(&key);
    if (own && (!*own || publicKeyValue(**own) != needed))
        return QCoreApplication::translate(
            "sf::document",
            "You sign this game, but its key is not in this profile. Look for it in a backup.");
    return key;
}

namespace {

const post::SigningKey* pointerTo(const std::variant<std::optional<post::SigningKey>, QString>& key) {
    const auto& found = std::get<std::optional<post::SigningKey>>(key);
    return found ? &*found : nullptr;
}

} // namespace

PostMaker::Result PostMaker::invite(const post::Invitation& invitation) const {
    const Key key = newKey();
    if (const auto* error = std::get_if<QString>(&key))
        return *error;
    const post::Fresh fresh = draw();
    const auto block = inviting(invitation, fresh, pointerTo(key));
    if (!block)
        return QCoreApplication::translate("sf::document",
                                           "Give two different names of at most 200 bytes without line "
                                           "breaks or #, and a clock of at most 999999999 seconds.");
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
                                           "%1 can't be written. Without it no secret can be kept.")
            .arg(m_store.folder());
    const std::uint32_t number = game.count() + 1;
    const auto before = m_store.blockOn(game.newest(), post::writerOf(number));
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
    const Key key = number == 2 && !reply.resigns ? newKey() : keyOf(game, post::writerOf(number));
    if (const auto* error = std::get_if<QString>(&key))
        return *error;
    post::Fresh fresh = draw();
    if (game.rules().isSimultaneous() && post::writerOf(number) == post::Writer::Answerer)
        fresh.orders = reply.plan;
    const auto made = replying(game, reply, fresh, pointerTo(key));
    if (const auto* problem = std::get_if<post::GameProblem>(&made))
        return *problem;
    return keep(std::get<post::Block>(made), fresh);
}

PostMaker::Result PostMaker::claimTime(const post::PostGame& game) const {
    const Key key = keyOf(game, post::writerOf(game.count()));
    if (const auto* error = std::get_if<QString>(&key))
        return *error;
    return Made{claimingTime(game, m_now, pointerTo(key)), false};
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
