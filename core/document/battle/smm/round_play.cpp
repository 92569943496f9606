// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_orders.h"
#include "core/document/io/alternatives.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <array>

namespace sf::document {
namespace {

constexpr std::array extents{"step", "conflict", "round"}; ///< by smm::Extent
constexpr const char* extentWords = QT_TRANSLATE_NOOP("sf::document", "step, conflict or round");

const Alternatives<smm::RoundAction>& roundActions() {
    using OrdersOrNull = ById<battle::StackId, OrNull<OneOrder>, limits::stacks,
                              std::map<battle::StackId, std::optional<smm::Order>>>;
    using Extent = WordOf<smm::Extent, extents, extentWords>;
    static const Alternatives<smm::RoundAction> table(
        Alternative("orders", {always<OrdersOrNull, &smm::GiveOrders::orders>("orders")}),
        Alternative<smm::BeginRound>("beginRound"),
        Alternative("resolve", {required<Extent, &smm::Resolve::extent>("extent")}),
        Alternative("round", {always<OrdersByStack, &smm::PlayRound::orders>("orders")}));
    return table;
}

} // namespace

std::string RoundPlay::members() const {
    return roundActions().members(m_action);
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
    return codecWith<RoundPlay, &roundActions>;
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
