// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/web/web_export.h"

#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/webpage/web_page.h"
#include "core/rules/limits.h"
#include "core/text/figures.h"

#include <QCoreApplication>

namespace sf::paint {
namespace {

QString tooLarge(const battle::Battle& battle) {
    if (battle.stacks.size() > limits::filmedStacks)
        return QCoreApplication::translate("sf::paint",
                                           "This battle has %1 stacks. A web page shows battles of up to %2.")
            .arg(text::figure(static_cast<qint64>(battle.stacks.size())), text::figure(limits::filmedStacks));
    const std::int64_t hexes = std::int64_t{battle.map->columns()} * battle.map->rows();
    if (hexes > limits::webHexes)
        return QCoreApplication::translate("sf::paint",
                                           "This map has %1 hexes. A web page shows maps of up to %2.")
            .arg(text::figure(hexes), text::figure(limits::webHexes));
    return {};
}

WebParts partsOf(const document::Document& document, const WebOptions& options) {
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        return battleWeb(*battle, options);
    if (const auto* game = dynamic_cast<const document::ImperioDocument*>(&document))
        return imperioWeb(*game, options);
    return dungeonWeb(dynamic_cast<const document::EncounterDocument&>(document), options);
}

} // namespace

std::variant<QByteArray, QString> webPageOf(const document::Document& document, const WebOptions& options) {
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        if (const QString problem = tooLarge(battle->battle()); !problem.isEmpty())
            return problem;
    WebParts parts = partsOf(document, options);
    std::map<std::string, QByteArray> filling = std::move(parts.icons);
    filling["heading"] = std::move(parts.heading);
    filling["board"] = std::move(parts.board);
    filling["story"] = std::move(parts.story);
    filling["result"] = std::move(parts.result);
    filling["rules"] = document::glossaryHtml(parts.rules);
    return document::webPage(document.name(), filling, parts.style);
}

} // namespace sf::paint
