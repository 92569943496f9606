// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/outcome.h"
#include "core/document/battle/system_codecs.h"
#include "core/rules/smm/fight/round.h"

namespace sf::document {

class BattleDocument;

/// A player's action in battle rounds of SMM.
class RoundPlay final : public PlayAction {
public:
    explicit RoundPlay(smm::RoundAction action) : m_action(std::move(action)) {}

    RuleSystem rules() const override { return RuleSystem::Smm; }
    std::string members() const override;
    /// The text of its undo step: "Resolve a step".
    QString text(const battle::Battle& battle) const override;
    std::optional<battle::Changes> apply(const battle::Battle& battle, dice::Source& dice,
                                         battle::EventSink& sink) override;

    /// Returns why it was refused. If apply() was never called, that the battle uses other rules.
    smm::OrderRefusal refusal() const;

private:
    smm::RoundAction m_action;
    std::optional<smm::OrderRefusal> m_refusal;
};

/// Performs the action in the document, with typed dice if there are any (BattleDocument::perform).
Outcome<battle::Event, smm::OrderRefusal> perform(BattleDocument& document, const smm::RoundAction& action,
                                                  const std::optional<std::vector<int>>& typed = {});

const SystemCodec& roundCodec();

} // namespace sf::document
