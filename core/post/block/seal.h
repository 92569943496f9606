// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"
#include "core/rules/dice/dice.h"

#include <vector>

namespace sf::post {

/// What a seal is bound to, so that it is valid nowhere else.
struct SealPlace {
    Hash game{}; ///< zeros in block 1
    std::uint32_t number = 1;
    Writer writer = Writer::Starter;
};

/// The seal of a secret and, if given, of canonical orders sealed with it.
Hash sealOf(const SealPlace& place, const Secret& secret, std::string_view orders = {});

/// The dice of a block's plan, derived from the secret that the other player sealed before it.
class DiceStream final : public dice::Source {
public:
    DiceStream(const Secret& secret, const Hash& game, std::uint32_t number, const Hash& block);
    /// 1 to `sides`, which is 1 or more.
    int roll(int sides) override;

private:
    std::uint32_t next();

    Secret m_secret;
    std::string m_message; ///< without the counter
    Hash m_bytes{};
    std::uint32_t m_counter = 0;
    std::size_t m_used = std::tuple_size_v<Hash>;
};

/// The value of the field `dice`: "6,4,1", or "20-13" for a die that isn't six-sided.
std::string diceValue(const std::vector<dice::Die>& dice);
/// The numbers of sides of the dice in such a list, which must be well formed or empty.
std::vector<int> sidesOf(std::string_view dice);

} // namespace sf::post
