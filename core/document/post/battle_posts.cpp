// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/battle_posts.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/play/play_json.h"
#include "core/document/io/canonical_json.h"
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/private_file.h"
#include "core/post/block/base32.h"
#include "core/post/game/battle_games.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

std::string documentText(const battle::Battle& battle) {
    const QByteArray json = battleJson(battle);
    return canonicalJson({json.constData(), static_cast<std::size_t>(json.size())});
}

std::optional<battle::SealedPlan> canonicalPlan(std::string_view orders) {
    auto plan = readBattlePlan({orders.data(), static_cast<qsizetype>(orders.size())});
    if (auto* read = std::get_if<battle::SealedPlan>(&plan); read && battlePlanText(*read) == orders)
        return std::move(*read);
    return std::nullopt;
}

QString pathOf(const QString& folder, const post::Hash& hash) {
    return QStringLiteral("%1/%2.sqf").arg(folder, QString::fromStdString(post::base32(hash)));
}

} // namespace

std::string battlePlanText(const battle::SealedPlan& plan) {
    std::string out;
    JsonWriter json(out);
    writeActions(json.object().key("actions"), plan.actions);
    writePlans(json, plan.plans);
    json.endObject();
    return canonicalJson(out);
}

std::variant<battle::SealedPlan, LoadError> readBattlePlan(const QByteArray& bytes) {
    battle::SealedPlan plan;
    if (std::optional<LoadError> error =
            readMembers({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                        [&](std::string_view key, JsonReader& json) { readPlanMember(json, key, plan); }))
        return *error;
    return plan;
}

const post::BattleCodec& battleCodec() {
    static constexpr post::BattleCodec codec{documentText, canonicalPlan};
    return codec;
}

PostBattles PostBattles::in(const QString& folder) {
    PostBattles battles;
    const FolderNames found = namesIn(folder);
    if (!found.problem.isEmpty())
        battles.m_problems << found.problem;
    for (const QString& name : found.names) {
        if (!name.endsWith(QStringLiteral(".sqf")))
            continue;
        const auto [bytes, problem] = readStored(folder + u'/' + name, limits::fileBytes, Links::Follow);
        if (!problem.isEmpty())
            battles.m_problems << problem;
        const auto loaded = loadBattle(bytes.value_or(QByteArray()));
        if (const auto* battle = std::get_if<LoadedBattle>(&loaded))
            battles.add(battle->battle);
    }
    return battles;
}

std::variant<post::Hash, post::StartProblem> PostBattles::add(const battle::Battle& battle) {
    auto start = post::startByPost(battle);
    if (auto* problem = std::get_if<post::StartProblem>(&start))
        return std::move(*problem);
    auto& begun = std::get<battle::Battle>(start);
    const post::Hash hash = post::sha256(documentText(begun));
    m_battles.emplace(hash, std::move(begun));
    return hash;
}

void PostBattles::addAll(const PostBattles& others) {
    m_battles.insert(others.m_battles.begin(), others.m_battles.end());
}

const battle::Battle* PostBattles::find(const post::Hash& hash) const {
    const auto found = m_battles.find(hash);
    return found == m_battles.end() ? nullptr : &found->second;
}

std::optional<post::Hash> PostBattles::only() const {
    return m_battles.size() == 1 ? std::optional(m_battles.begin()->first) : std::nullopt;
}

bool PostBattles::hasDeployment(const post::Hash& hash) const {
    const battle::Battle* battle = find(hash);
    return battle && battle->play->phase == battle::PlayPhase::Deployment;
}

std::optional<QString> PostBattles::save(const QString& folder, const post::Hash& hash) const {
    if (!makeFolder(folder))
        return QCoreApplication::translate("sf::document", "%1 can't be written.").arg(folder);
    return writeSafely(pathOf(folder, hash), battleJson(m_battles.at(hash))).error;
}

std::optional<QString> PostBattles::share(const QString& folder, const post::Hash& hash) const {
    const QString stem = folder + u'/' + QString::fromStdString(post::base32(hash));
    return writeNewFile(stem, QStringLiteral(".sqf"), battleJson(m_battles.at(hash)));
}

post::RulesMaker PostBattles::rules() const {
    return [this](const post::Block& invitation) -> std::unique_ptr<post::GameRules> {
        if (auto rules = post::imperioRules(invitation))
            return rules;
        const battle::Battle* battle = find(invitation.bytes(post::Field::Document));
        if (!battle || invitation.value(post::Field::Kind) != post::kindOf(*battle))
            return nullptr;
        return post::makeBattleGame(invitation, *battle, battleCodec());
    };
}

bool looksLikeDocument(const QByteArray& bytes) {
    const QByteArray begin = bytes.mid(bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0).trimmed();
    if (!begin.startsWith('{'))
        return false;
    // Some wikis begin a code box with {code}.
    const QByteArray member = begin.mid(1).trimmed();
    return member.isEmpty() || member.startsWith('"') || member.startsWith('}');
}

} // namespace sf::document
