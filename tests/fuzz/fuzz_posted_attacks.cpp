// SPDX-License-Identifier: GPL-3.0-or-later
// Reads text as a post with attacks that a person announced. What is understood can be played.
#include "core/document/encounter/encounter_document.h"
#include "core/document/encounter/encounter_file.h"
#include "core/rules/encounter/posted_attacks.h"
#include "core/text/encounter_text.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;

namespace {

constexpr std::string_view cellar =
    R"({"squarefront": 1, "kind": "encounter", "title": "Cellar", "seed": "s",
 "items": [{"id": "sword", "name": "sword", "weapon": {"damage": "2d6+1", "type": ["melee"]}},
           {"id": "cap", "name": "cap", "armor": {"ac": 4, "type": "Helm"}}],
 "people": [{"id": "A", "name": "Ann", "level": 1, "items": ["sword"], "wielded": "sword"},
            {"id": "B", "name": "Ben", "level": 1, "items": ["cap"], "worn": ["cap"]}],
 "encounters": [{"id": "e1", "level": 1, "mode": "melee", "monsters": [
    {"id": "N", "name": "Newt", "hp": 9, "damage": "1d3", "ac": 2, "status": "Stunned"},
    {"id": "N2", "name": "Newt 2", "hp": 1, "damage": 2}]}],
 "loot": {}, "attackPosts": [], "monsterTable": []})";

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const encounter::Dungeon dungeon =
        std::get<document::LoadedDungeon>(document::loadDungeon(cellar)).dungeon;
    document::EncounterDocument document(dungeon);
    for (const encounter::PostedAttack& attack :
         encounter::readPostedAttacks(fuzz::textOf(data, size), dungeon))
        if (attack.problem)
            fuzz::require(!text::postFault(*attack.problem).contains(u'\n'), "an error is one line");
        else
            fuzz::require(
                document.perform(encounter::Attack{attack.attacker, attack.attackee}, attack.dice).isDone(),
                "what is understood is legal");
    return 0;
}
