// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/post_maker.h"

#include "core/document/post/battle_posts.h"
#include "core/document/post/own_blocks.h"
#include "core/document/post/post_names.h"
#include "core/post/block/plan.h"
#include "core/post/game/imperio_plan.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace sf::document {

post::Fresh PostMaker::draw() const {
    return {post::random<post::Secret>(), post::random<post::Nonce>(), m_now, {}};
}

/// If another program has just made this block, its version counts.
PostMaker::Result PostMaker::keep(const post::Block& block, const post::Fresh& fresh) const {
    const bool isInvitation = block.number() == 1;
    const auto error = m_store.keep({block, fresh, isInvitation && block.has(post::Field::Key)});
    if (!error)
        return Made{block, false};
    if (isInvitation)
        return *error;
    const auto other = m_store.blockOn(block.bytes(post::Field::Previous), block.writer());
    const auto* kept = std::get_if<std::optional<KeptBlock>>(&other);
    if (!kept || !*kept)
        return *error;
    return Made{(*kept)->block, true};
}

/// For the first block that the user writes in a game.
PostMaker::Key PostMaker::newKey(bool signs) const {
    if (!signs)
        return std::optional<post::SigningKey>();
    if (const auto error = m_store.makeSigningKey())
        return *error;
    return m_store.signingKey();
}

PostMaker::Key PostMaker::keyOf(const post::PostGame& game, post::Writer writer) const {
    const std::string_view needed = game.key(writer);
    if (needed.empty())
        return std::optional<post::SigningKey>();
    auto key = m_store.keyOf(needed);
    const auto* own = std::get_if<std::optional<post::SigningKey>>(&key);
    if (own && !*own)
        return lostKey(game, writer);
    return key;
}

QString PostMaker::lostKey(const post::PostGame& game, post::Writer writer) const {
    const std::string_view needed = game.key(writer);
    if (needed.empty() || OwnBlocks(m_store).hasKey(needed))
        return {};
    return QCoreApplication::translate(
        "sf::document",
        "You sign this game, but its key is not in this profile. Import it from the computer where you began "
        "the game, or from a backup. Without it you can't write another block, not even to resign: tell your "
        "opponent, and begin a new game if both of you agree.");
}

namespace {

const post::SigningKey* pointerTo(const std::variant<std::optional<post::SigningKey>, QString>& key) {
    const auto& found = std::get<std::optional<post::SigningKey>>(key);
    return found ? &*found : nullptr;
}

QString shownName(const post::PostGame& game, post::Writer writer) {
    return text::displayName(game.name(writer));
}

/// The user can't write this block, because it is the other player's.
QString notYourTurn(const post::PostGame& game, std::uint32_t number, post::Writer writer) {
    return QCoreApplication::translate("sf::document", "Block %1 is %2's to write. In this game you are %3.")
        .arg(QString::number(number), shownName(game, writer), shownName(game, otherWriter(writer)));
}

QString unsignedAnswer(const post::PostGame& game) {
    return QCoreApplication::translate(
               "sf::document", "You signed the invitation, but the answer in %1's name has no key, so "
                               "anybody may have written it. Ask %1 to answer with a key.")
        .arg(shownName(game, post::Writer::Answerer));
}

QString notPlaying() {
    return QCoreApplication::translate(
        "sf::document", "This profile doesn't play this game: none of its blocks were made here. If you play "
                        "it on another computer, import its keys and secrets.");
}

} // namespace

PostMaker::Result PostMaker::invite(const post::Invitation& invitation) const {
    for (const std::string& name : {invitation.starter, invitation.answerer})
        if (const QString problem = playerNameProblem(QString::fromStdString(name)); !problem.isEmpty())
            return problem;
    if (const QString starter = QString::fromStdString(invitation.starter);
        areAlike(starter, QString::fromStdString(invitation.answerer)))
        return QCoreApplication::translate("sf::document",
                                           "Both players are called “%1”. They need two different names.")
            .arg(text::displayName(starter));
    const Key key = newKey(m_signs);
    if (const auto* error = std::get_if<QString>(&key))
        return *error;
    const post::Fresh fresh = draw();
    const auto block = inviting(invitation, fresh, pointerTo(key));
    if (!block)
        return QCoreApplication::translate("sf::document", "Give a clock of at most 999999999 seconds.");
    return keep(*block, fresh);
}

QString PostMaker::lostSecret(const post::PostGame& game, std::uint32_t number) const {
    const post::Writer writer = post::writerOf(number);
    const QString lost =
        QCoreApplication::translate("sf::document",
                                    "The secret that %1 sealed in block %2 is not in this profile. Import it "
                                    "from another computer where you play, or look for it in a backup.")
            .arg(shownName(game, writer), QString::number(number));
    const QString key = lostKey(game, writer);
    return text::inSentences(
        {lost, key.isEmpty() ? QCoreApplication::translate(
                                   "sf::document",
                                   "Without it you can resign, or begin a new game if both of you agree.")
                             : key});
}

PostMaker::Result PostMaker::reply(const post::PostGame& game, const std::string& plan, Own own) const {
    const auto* battle = dynamic_cast<const post::BattlePostGame*>(&game.rules());
    if (!battle)
        return make(game, {plan, false, {}}, own);
    if (!plan.empty()) {
        const auto read = readBattlePlan(QByteArray::fromStdString(plan));
        const auto* orders = std::get_if<battle::SealedPlan>(&read);
        if (const QString problem = orders ? namesProblem(*orders) : QString(); !problem.isEmpty())
            return problem;
        return make(game, {plan, false, {}}, own);
    }
    // Who has nothing to order yet seals no orders, but answers with none.
    const bool isSealing = post::writerOf(game.count() + 1) == post::Writer::Answerer;
    return make(game, {isSealing && !battle->isOrdering() ? std::string() : battlePlanText({}), false, {}},
                own);
}

PostMaker::Result PostMaker::resign(const post::PostGame& game, Own own) const {
    return make(game, {{}, true, {}}, own);
}

/// Why the user can't answer the invitation.
std::optional<PostMaker::Problem> PostMaker::refusalToAnswer(const post::PostGame& game, bool resigns) const {
    const OwnBlocks profile(m_store);
    const bool hasAnswered = plays(profile, game, post::Writer::Answerer);
    if (plays(profile, game, post::Writer::Starter) && !hasAnswered)
        return notYourTurn(game, 2, post::Writer::Answerer);
    if (resigns && !hasAnswered)
        return QCoreApplication::translate(
            "sf::document", "You haven't accepted this invitation, so there is nothing to resign.");
    if (const QString problem = namesProblem(game); !problem.isEmpty())
        return problem;
    return std::nullopt;
}

std::optional<PostMaker::Problem> PostMaker::refusal(const post::PostGame& game, post::Writer writer,
                                                     Own own) const {
    const std::uint32_t number = game.count() + 1;
    const OwnBlocks profile(m_store);
    if (own ? *own == writer : plays(profile, game, writer))
        return std::nullopt;
    if (own || plays(profile, game, otherWriter(writer)))
        return notYourTurn(game, number, writer);
    return notPlaying();
}

/// What somebody wrote in the user's name, or what the user wrote on another version of the last block. A
/// resignation opens nothing again, so that it isn't hindered by the latter.
std::optional<PostMaker::Problem> PostMaker::ownProblem(const post::PostGame& game, post::Writer writer,
                                                        bool resigns) const {
    for (const post::GameProblem& problem : ownProblems(OwnBlocks(m_store), game, writer))
        if (!resigns || problem.fault != post::GameFault::AnsweredOther)
            return problem;
    return std::nullopt;
}

PostMaker::Result PostMaker::make(const post::PostGame& game, post::Reply reply, Own own) const {
    if (const QString unknown = m_store.problem(); !unknown.isEmpty())
        return unknown;
    const std::uint32_t number = game.count() + 1;
    const post::Writer writer = post::writerOf(number);
    const bool isAnswer = number == 2 && !own;
    if (const auto refused = isAnswer ? refusalToAnswer(game, reply.resigns) : refusal(game, writer, own))
        return *refused;
    if (const auto problem = ownProblem(game, writer, reply.resigns))
        return *problem;
    const auto before = m_store.blockOn(game.newest(), writer);
    if (const auto* error = std::get_if<QString>(&before))
        return *error;
    if (const auto& kept = std::get<std::optional<KeptBlock>>(before))
        return Made{kept->block, true};
    return makeNew(game, std::move(reply));
}

/// Whether the invitation was made here and asks for a signed answer, but the answer isn't signed.
bool PostMaker::lacksKey(const post::PostGame& game) const {
    const auto invitation = m_store.blockOn(game.id(), post::Writer::Starter);
    const auto* kept = std::get_if<std::optional<KeptBlock>>(&invitation);
    return kept && *kept && (*kept)->wantsKey && game.count() > 1 && game.key(post::Writer::Answerer).empty();
}

PostMaker::Result PostMaker::makeNew(const post::PostGame& game, post::Reply reply) const {
    const std::uint32_t number = game.count() + 1;
    const post::Writer writer = post::writerOf(number);
    if (!reply.resigns && lacksKey(game))
        return unsignedAnswer(game);
    const bool isReopening = reply.resigns && ownProblem(game, writer, false).has_value();
    if (number > 2 && game.isSealed(number - 2) && !isReopening) {
        const auto sealed = m_store.sealedIn(game, number - 2);
        if (!sealed && !reply.resigns)
            return lostSecret(game, number - 2);
        if (sealed) {
            reply.opened = sealed->secret;
            reply.openedOrders = sealed->orders;
        }
    }
    const bool givesKey = number == 2 && !reply.resigns;
    const Key key = givesKey ? newKey(!game.key(post::Writer::Starter).empty()) : keyOf(game, writer);
    if (const auto* error = std::get_if<QString>(&key))
        return *error;
    post::Fresh fresh = draw();
    if (game.rules().isSimultaneous() && writer == post::Writer::Answerer)
        fresh.orders = reply.plan;
    const auto made = replying(game, reply, fresh, pointerTo(key));
    if (const auto* problem = std::get_if<post::GameProblem>(&made))
        return *problem;
    return keep(std::get<post::Block>(made), fresh);
}

PostMaker::Result PostMaker::claimTime(const post::PostGame& game, Own own) const {
    if (const QString unknown = m_store.problem(); !unknown.isEmpty())
        return unknown;
    const post::Writer writer = post::writerOf(game.count());
    if (own ? *own != writer : !plays(OwnBlocks(m_store), game, writer)) {
        const bool isLate = own || plays(OwnBlocks(m_store), game, otherWriter(writer));
        return isLate ? QCoreApplication::translate(
                            "sf::document",
                            "It is your turn. Only %1, who waits, can claim that your time is up.")
                            .arg(shownName(game, writer))
                      : notPlaying();
    }
    if (const auto problem = ownProblem(game, writer, true))
        return *problem;
    const auto before = m_store.claimOn(game.newest(), writer);
    if (const auto* error = std::get_if<QString>(&before))
        return *error;
    if (const auto& claim = std::get<std::optional<post::Block>>(before))
        return Made{*claim, true};
    if (!isOverdue(game))
        return QCoreApplication::translate(
                   "sf::document",
                   "The time for block %1 isn't over. You can claim that it is up from %2 on.")
            .arg(QString::number(game.count() + 1),
                 QLocale().toString(QDateTime::fromSecsSinceEpoch(game.dueTime()), QLocale::ShortFormat));
    const Key key = keyOf(game, writer);
    if (const auto* error = std::get_if<QString>(&key))
        return *error;
    const post::Block claim = claimingTime(game, m_now, pointerTo(key));
    const auto error = m_store.keepClaim(claim);
    if (!error)
        return Made{claim, false};
    const auto other = m_store.claimOn(game.newest(), writer); // another program's
    const auto* kept = std::get_if<std::optional<post::Block>>(&other);
    if (!kept || !*kept)
        return *error;
    return Made{**kept, true};
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
