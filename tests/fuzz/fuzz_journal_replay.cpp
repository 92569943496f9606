// SPDX-License-Identifier: GPL-3.0-or-later
// Replays lines as a document's journal, as recovery does. The first letter says of which kind the document
// is. Lines that don't apply leave it as it was; afterwards it can be undone, redone, written and read, and
// its film ends with it, whatever the journal says.
#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/film/battle_film_source.h"
#include "core/document/film/encounter_film.h"
#include "core/document/film/imperio_film.h"
#include "core/document/imperio/imperio_document.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/small_documents.h"

using namespace sf;
using namespace sf::document;

namespace {

/// Each made once from its bytes, as reading takes longer than copying.
std::unique_ptr<Document> fresh(char letter) {
    static const auto battle = fuzz::loaded(fuzz::smmBattle);
    static const auto turns = fuzz::loaded(fuzz::multiplierBattle);
    static const auto dungeon = fuzz::loaded(fuzz::dungeon);
    switch (letter) {
    case 'm':
        return std::make_unique<BattleDocument>(static_cast<const BattleDocument&>(*turns).battle());
    case 'e':
        return std::make_unique<EncounterDocument>(static_cast<const EncounterDocument&>(*dungeon).dungeon());
    case 'i':
        return std::make_unique<ImperioDocument>(QByteArrayLiteral("seed"));
    default:
        return std::make_unique<BattleDocument>(static_cast<const BattleDocument&>(*battle).battle());
    }
}

void replay(Document& document, std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const int index = document.stepsDone();
        if (!document.replayLine(lines.substr(0, end)))
            fuzz::require(document.stepsDone() == index, "a line that does not apply does nothing");
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
}

bool isFilmed(const Document& document) {
    if (const auto* battle = dynamic_cast<const BattleDocument*>(&document)) {
        const auto film = filmOf(BattleFilmSource(*battle));
        for (int scene = 0; scene < film->count(); ++scene)
            fuzz::require(!film->caption(scene).sentence.isEmpty(), "each scene says something");
        return film->state(film->count()).stacks == battle->seenBy(std::nullopt).stacks;
    }
    if (const auto* dungeon = dynamic_cast<const EncounterDocument*>(&document)) {
        const auto film = filmOf(EncounterFilmSource(*dungeon));
        return film->state(film->count()).hour == dungeon->dungeon().hour;
    }
    const auto& game = dynamic_cast<const ImperioDocument&>(document);
    const ImperioFilm film = filmOf(game);
    return !game.hasBegun() || film.state(film.count()) == game.game().position;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text = fuzz::textOf(data, size);
    const auto document = fresh(text.front());
    replay(*document, text.substr(1));
    if (document->stepCount() == 0)
        return 0;
    fuzz::requireThatItLoadsAgain(*document);
    const auto again = fuzz::loaded(document->serialised());
    for (const Document* each : {document.get(), again.get()})
        fuzz::require(isFilmed(*each), "a film ends with its document");
    document->goToStep(0);
    document->goToStep(document->stepCount());
    return 0;
}
