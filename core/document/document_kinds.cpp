// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/document_kinds.h"

#include "core/document/battle_loader.h"
#include "core/document/battle_replay.h"

#include <algorithm>
#include <array>

namespace sf::document {
namespace {

Loaded loadBattleDocument(const QByteArray& bytes) {
    auto loaded = loadBattle(bytes);
    if (auto* error = std::get_if<LoadError>(&loaded))
        return std::move(*error);
    auto& [battle, journal] = std::get<LoadedBattle>(loaded);
    return std::make_unique<BattleDocument>(std::move(battle), std::move(journal));
}

template<class OfKind>
bool replay(Document& document, std::string_view line) {
    return replayLine(static_cast<OfKind&>(document), line);
}

constexpr std::array kinds{DocumentKind{"battle", loadBattleDocument, replay<BattleDocument>}};

} // namespace

const DocumentKind* documentKind(std::string_view key) {
    const auto found = std::ranges::find(kinds, key, &DocumentKind::key);
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace sf::document
