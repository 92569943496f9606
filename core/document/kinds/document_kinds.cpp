// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_kinds.h"

#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_replay.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_file.h"

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

Loaded loadImperioDocument(const QByteArray& bytes) {
    auto loaded = loadImperio({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (auto* error = std::get_if<LoadError>(&loaded))
        return std::move(*error);
    return std::make_unique<ImperioDocument>(std::get<ImperioDocument::Contents>(std::move(loaded)));
}

Loaded loadEncounterDocument(const QByteArray& bytes) {
    auto loaded = loadDungeon({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (auto* error = std::get_if<LoadError>(&loaded))
        return std::move(*error);
    auto& [dungeon, journal] = std::get<LoadedDungeon>(loaded);
    return std::make_unique<EncounterDocument>(std::move(dungeon), std::move(journal));
}

template<class OfKind>
bool replay(Document& document, std::string_view line) {
    return replayLine(static_cast<OfKind&>(document), line);
}

constexpr std::array kinds{DocumentKind{"battle", loadBattleDocument, replay<BattleDocument>},
                           DocumentKind{"imperio", loadImperioDocument, replay<ImperioDocument>},
                           DocumentKind{"encounter", loadEncounterDocument, replay<EncounterDocument>}};

} // namespace

const DocumentKind* documentKind(std::string_view key) {
    const auto found = std::ranges::find(kinds, key, &DocumentKind::key);
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace sf::document
