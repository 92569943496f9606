// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace sf::test {

template<class Piece>
std::shared_ptr<const Piece> share(Piece piece) {
    return std::make_shared<const Piece>(std::move(piece));
}

} // namespace sf::test
