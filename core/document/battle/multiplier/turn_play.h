// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/outcome.h"
#include "core/document/battle/system_codecs.h"
#include "core/rules/multiplier/turn.h"

namespace sf::document {

class BattleDocument;

/// A player's action in a turn of multiplier combat.
class TurnPlay final : public PlayAction {
public:
    explicit TurnPlay(multiplier::TurnAction action) : m_action(std::move(action)) {}
    const multiplier::TurnAction& action() const { return m_action; }

    RuleSystem rules() const override { return RuleSystem::Multiplier; }
    std::string members() const override;
    QString text(const battle::Battle& battle) const override;
    std::optional<battle::Changes> apply(const battle::Battle& battle, dice::Source& dice,
                                         battle::EventSink& sink) override;
    /// Ending the last side's turn belongs to the round that begins then.
    int round(const battle::Battle& battle, const battle::Changes& changes) const override;

    /// Returns why it was refused. If apply() was never called, that the battle uses other rules.
    multiplier::Refusal refusal() const;

private:
    multiplier::TurnAction m_action;
    std::optional<multiplier::Refusal> m_refusal;
};

/// Performs the action in the document, with typed dice if there are any (BattleDocument::perform).
Outcome<battle::Event, multiplier::Refusal> perform(BattleDocument& document,
                                                    const multiplier::TurnAction& action,
                                                    const std::optional<std::vector<int>>& typed = {});

const SystemCodec& turnCodec();

} // namespace sf::document
