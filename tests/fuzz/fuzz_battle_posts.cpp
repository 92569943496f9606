// SPDX-License-Identifier: GPL-3.0-or-later
// Settles battles by post, of SMM and multiplier combat, whose blocks were changed, left out and handed in in
// another order. What holds has a document that can be opened.
#include "core/document/battle/battle_loader.h"
#include "core/document/post/battle_posts.h"
#include "core/post/block/block_reader.h"
#include "tests/core/post/post_players.h"
#include "tests/fuzz/changed_posts.h"

#include <QFile>

using namespace sf;
using namespace sf::post;

namespace {

QByteArray dataFile(const char* name) {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/post/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A whole game, and the battle that it is about.
struct Honest {
    std::vector<Block> blocks;
    document::PostBattles battles;

    explicit Honest(const QByteArray& name) {
        const QByteArray text = dataFile((name + ".sqpost").constData());
        for (const ReadBlock& read : readBlocks({text.constData(), std::size_t(text.size())}).blocks)
            blocks.push_back(read.block);
        auto loaded = document::loadBattle(dataFile((name + ".sqf").constData()));
        battles.add(std::get<document::LoadedBattle>(loaded).battle);
        fuzz::require(!blocks.empty(), "the vector has blocks");
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Honest games[] = {Honest("battle"), Honest("multiplier")};
    fuzz::Choices choices(fuzz::textOf(data, size));
    const Honest& honest = games[choices.below(2)];
    const std::vector<Block> blocks = fuzz::changed(choices, honest.blocks);
    for (const CheckedGame& checked : checkGames(test::posted(blocks), honest.battles.rules())) {
        const auto* rules = checked.game ? dynamic_cast<const BattleGame*>(&checked.game->rules()) : nullptr;
        if (!rules)
            continue;
        fuzz::require(std::holds_alternative<document::LoadedBattle>(
                          document::loadBattle(QByteArray::fromStdString(rules->document()))),
                      "the document of a game that holds opens");
        fuzz::require(checked.chain.size() == checked.game->count(), "the chain is the game");
    }
    return 0;
}
