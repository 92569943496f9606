// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_orders.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <array>

namespace sf::document {
namespace {

constexpr std::array<std::string_view, 3> extents{"step", "conflict", "round"}; ///< by smm::Extent

/// The members of any round action.
struct RoundMembers {
    std::map<battle::StackId, std::optional<smm::Order>> orders;
    std::string extent;
};

RoundMembers readMembers(JsonReader& json) {
    RoundMembers members;
    json.object([&](std::string_view key) {
        if (key == "orders")
            json.object([&](std::string_view id) {
                members.orders.emplace(battle::StackId(std::string(id)),
                                       json.null() ? std::nullopt : std::optional(OneOrder::read(json)));
            });
        else if (key == "extent")
            members.extent = json.string();
        else
            json.skip();
    });
    return members;
}

std::optional<smm::RoundAction> actionOf(std::string_view word, RoundMembers members) {
    if (word == "orders")
        return smm::GiveOrders{std::move(members.orders)};
    if (word == "beginRound")
        return smm::BeginRound{};
    if (word == "resolve") {
        const auto* extent = std::ranges::find(extents, members.extent);
        return extent == extents.end()
                   ? std::nullopt
                   : std::optional(smm::Resolve{static_cast<smm::Extent>(extent - extents.begin())});
    }
    smm::PlayRound round;
    for (const auto& [id, order] : members.orders)
        if (order)
            round.orders.emplace(id, *order);
    return round;
}

std::unique_ptr<PlayAction> readRound(std::string_view word, JsonReader& json) {
    auto action = actionOf(word, readMembers(json));
    return action ? std::make_unique<RoundPlay>(*std::move(action)) : nullptr;
}

} // namespace

std::string RoundPlay::members() const {
    std::string out;
    JsonWriter json(out);
    if (const auto* given = std::get_if<smm::GiveOrders>(&m_action)) {
        json.member("do", "orders").key("orders").object();
        for (const auto& [id, order] : given->orders)
            if (json.key(id.text); order)
                OneOrder::write(json, *order);
            else
                json.raw("null");
        json.endObject();
    } else if (const auto* resolve = std::get_if<smm::Resolve>(&m_action)) {
        json.member("do", "resolve").member("extent", extents.at(static_cast<std::size_t>(resolve->extent)));
    } else if (const auto* round = std::get_if<smm::PlayRound>(&m_action)) {
        OrdersByStack::write(json.member("do", "round").key("orders"), round->orders);
    } else {
        json.member("do", "beginRound");
    }
    return out;
}

QString RoundPlay::text(const battle::Battle& battle) const {
    if (const auto* given = std::get_if<smm::GiveOrders>(&m_action)) {
        if (battle::isSealed(battle))
            return QCoreApplication::translate("sf::text", "Give orders in secret");
        if (given->orders.size() != 1)
            return QCoreApplication::translate("sf::text", "Give %n order(s)", nullptr,
                                               int(given->orders.size()));
        const auto& [id, order] = *given->orders.begin();
        const QString text = order ? QCoreApplication::translate("sf::text", "Give %1 an order")
                                   : QCoreApplication::translate("sf::text", "Cancel the order of %1");
        return text.arg(text::stackName(battle, id));
    }
    if (std::holds_alternative<smm::BeginRound>(m_action))
        return QCoreApplication::translate("sf::text", "Begin the round");
    const auto* resolve = std::get_if<smm::Resolve>(&m_action);
    if (!resolve || resolve->extent == smm::Extent::Round)
        return QCoreApplication::translate("sf::text", "Resolve the round");
    return resolve->extent == smm::Extent::Step
               ? QCoreApplication::translate("sf::text", "Resolve a step")
               : QCoreApplication::translate("sf::text", "Resolve a Conflict");
}

std::optional<battle::Changes> RoundPlay::apply(const battle::Battle& battle, dice::Source& dice,
                                                battle::EventSink& sink) {
    auto outcome = smm::apply(battle, m_action, dice, sink);
    if (auto* changes = std::get_if<battle::Changes>(&outcome))
        return std::move(*changes);
    m_refusal = std::get<smm::OrderRefusal>(std::move(outcome));
    return std::nullopt;
}

smm::OrderRefusal RoundPlay::refusal() const {
    return m_refusal.value_or(smm::OrderRefusal{{}, {battle::Reason::NotInTheseRules, {}, {}, {}}});
}

const SystemCodec& roundCodec() {
    static constexpr std::array<std::string_view, 4> words{"orders", "beginRound", "resolve", "round"};
    static constexpr SystemCodec codec{words, readRound};
    return codec;
}

Outcome<battle::Event, smm::OrderRefusal> perform(BattleDocument& document, const smm::RoundAction& action,
                                                  const std::optional<std::vector<int>>& typed) {
    if (document.isLocked())
        return {{}, smm::OrderRefusal{{}, document.notYourTurn()}, {}};
    RoundPlay play(action);
    auto [events, refused, dice] = document.perform(play, typed);
    return {std::move(events), refused ? std::optional(play.refusal()) : std::nullopt, dice};
}

} // namespace sf::document
