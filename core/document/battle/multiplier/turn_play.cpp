// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_play.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_pieces.h"
#include "core/text/multiplier_text.h"

#include <array>

namespace sf::document {
namespace {

multiplier::Attack readAttack(JsonReader& json) {
    multiplier::Attack attack;
    attack.ambush.clear();
    attack.defenderAmbush.clear();
    json.object([&](std::string_view key) {
        if (key == "attacker")
            attack.attacker.text = json.string();
        else if (key == "target")
            attack.defender.text = json.string();
        else if (key == "aim")
            attack.aim = battle::UnitId(std::string(json.string()));
        else if (key == "ambush")
            attack.ambush = json.string();
        else if (key == "defenderAmbush")
            attack.defenderAmbush = json.string();
        else if (key == "leaveTo")
            attack.leaveTo = readHex(json);
        else
            json.skip();
    });
    attack.leave = attack.leaveTo.has_value();
    return attack;
}

std::unique_ptr<PlayAction> readTurn(std::string_view word, JsonReader& json) {
    return word == "endTurn" ? std::make_unique<TurnPlay>(multiplier::EndTurn{})
                             : std::make_unique<TurnPlay>(readAttack(json));
}

} // namespace

std::string TurnPlay::members() const {
    std::string out;
    JsonWriter json(out);
    const auto* attack = std::get_if<multiplier::Attack>(&m_action);
    if (!attack) {
        json.member("do", "endTurn");
        return out;
    }
    json.member("do", "attack")
        .member("attacker", attack->attacker.text)
        .member("target", attack->defender.text);
    if (attack->aim)
        json.member("aim", attack->aim->text);
    json.member("ambush", attack->ambush).member("defenderAmbush", attack->defenderAmbush);
    if (attack->leave && attack->leaveTo)
        writeHex(json.key("leaveTo"), *attack->leaveTo);
    return out;
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
    static constexpr std::array<std::string_view, 2> words{"attack", "endTurn"};
    static constexpr SystemCodec codec{words, readTurn};
    return codec;
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
