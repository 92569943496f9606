// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_play.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/io/alternatives.h"
#include "core/text/multiplier_text.h"

namespace sf::document {
namespace {

using multiplier::Attack;

/// Who leaves says to where.
constexpr Member<Attack> leaving{
    "leaveTo",
    [](JsonReader& json, Attack& attack) {
        attack.leaveTo = readHex(json);
        attack.leave = true;
    },
    [](JsonWriter& json, const Attack& attack) { writeHex(json, *attack.leaveTo); },
    [](const Attack& attack) { return !attack.leave || !attack.leaveTo; }};

const Alternatives<multiplier::TurnAction>& turnActions() {
    using battle::StackId;
    static const Alternatives<multiplier::TurnAction> table(
        Alternative("attack", {always<AnyId<StackId>, &Attack::attacker>("attacker"),
                               always<AnyId<StackId>, &Attack::defender>("target"),
                               member<AnyId<battle::UnitId>, &Attack::aim>("aim"),
                               required<Text, &Attack::ambush>("ambush"),
                               required<Text, &Attack::defenderAmbush>("defenderAmbush"), leaving}),
        Alternative<multiplier::EndTurn>("endTurn"));
    return table;
}

} // namespace

std::string TurnPlay::members() const {
    return turnActions().members(m_action);
}

QString TurnPlay::text(const battle::Battle& battle) const {
    return text::turnAction(m_action, battle);
}

std::optional<battle::Changes> TurnPlay::apply(const battle::Battle& battle, dice::Source& dice,
                                               battle::EventSink& sink) {
    auto outcome = multiplier::apply(battle, m_action, dice, sink);
    if (auto* changes = std::get_if<battle::Changes>(&outcome))
        return std::move(*changes);
    m_refusal = std::get<multiplier::Refusal>(std::move(outcome));
    return std::nullopt;
}

int TurnPlay::round(const battle::Battle& battle, const battle::Changes& changes) const {
    const auto* progress = changes.empty() ? nullptr : std::get_if<battle::ProgressChange>(&changes.back());
    return (progress ? progress->after->round : battle.round).value_or(0) + 1;
}

multiplier::Refusal TurnPlay::refusal() const {
    return m_refusal.value_or(multiplier::Refusal{multiplier::Reason::OtherRules});
}

const SystemCodec& turnCodec() {
    return codecWith<TurnPlay, &turnActions>;
}

Outcome<battle::Event, multiplier::Refusal> perform(BattleDocument& document,
                                                    const multiplier::TurnAction& action,
                                                    const std::optional<std::vector<int>>& typed) {
    if (document.isLocked()) {
        const auto* attack = std::get_if<multiplier::Attack>(&action);
        const auto refusal = attack ? multiplier::Refusal{multiplier::Reason::OtherSidesTurn,
                                                          multiplierRule(0),
                                                          {attack->attacker.text}}
                                    : multiplier::Refusal{multiplier::Reason::NotInPlay, battleRule(4)};
        return {{}, refusal, {}};
    }
    TurnPlay play(action);
    auto [events, refused, dice] = document.perform(play, typed);
    return {std::move(events), refused ? std::optional(play.refusal()) : std::nullopt, dice};
}

} // namespace sf::document
