// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_formats.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_loader.h"
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
    auto& [battle, journal, openEntries] = std::get<LoadedBattle>(loaded);
    return std::make_unique<BattleDocument>(std::move(battle), std::move(journal), openEntries);
}

/// Makes a document of what `load` reads: its contents and its journal.
template<auto load, class OfKind>
Loaded loadAs(const QByteArray& bytes) {
    auto loaded = load({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (auto* error = std::get_if<LoadError>(&loaded))
        return std::move(*error);
    auto& [contents, journal] = std::get<0>(loaded);
    return std::make_unique<OfKind>(std::move(contents), std::move(journal));
}

Loaded loadGame(const QByteArray& bytes) {
    return isRecord(bytes) ? loadRecord(bytes) : loadAs<loadImperio, ImperioDocument>(bytes);
}

/// A game in progress is saved as a record if the file name says so.
QByteArray imperioContents(const Document& document, const QString& path) {
    const auto& game = static_cast<const ImperioDocument&>(document);
    const bool asRecord = game.hasBegun() && path.endsWith(QLatin1String(".imperio"), Qt::CaseInsensitive);
    return asRecord ? game.record() : game.serialised();
}

constexpr std::array formats{DocumentFormat{"battle", loadBattleDocument},
                             DocumentFormat{"imperio", loadGame, isRecord, imperioContents},
                             DocumentFormat{"encounter", loadAs<loadDungeon, EncounterDocument>}};

} // namespace

const DocumentFormat* documentFormat(std::string_view key) {
    const auto found = std::ranges::find(formats, key, &DocumentFormat::key);
    return found == formats.end() ? nullptr : &*found;
}

const DocumentFormat* textFormat(const QByteArray& bytes) {
    const auto found = std::ranges::find_if(
        formats, [&](const DocumentFormat& format) { return format.isText && format.isText(bytes); });
    return found == formats.end() ? nullptr : &*found;
}

} // namespace sf::document
