// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_pieces.h"

#include "core/document/io/member_kinds.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <sstream>

namespace sf::document {
namespace {

using imperio::Alteration;
using imperio::Deployment;
using imperio::Game;
using imperio::Reinforcements;
using imperio::Side;

/// Of a stage before play.
struct StageWord {
    static constexpr std::array<std::string_view, 3> words{"defenderDeploys", "attackerDeploys",
                                                           "defenderAlters"};
    static imperio::Stage read(JsonReader& json) {
        const auto* found = std::ranges::find(words, json.peek());
        if (found == words.end()) {
            json.fail(QStringLiteral("defenderDeploys, attackerDeploys, defenderAlters"));
            return {};
        }
        json.string();
        return static_cast<imperio::Stage>(found - words.begin());
    }
    static void write(JsonWriter& json, imperio::Stage stage) {
        json.value(words.at(static_cast<std::size_t>(stage)));
    }
};

struct Names {
    static std::array<std::string, 2> read(JsonReader& json) { return readNames(json); }
    static void write(JsonWriter& json, const std::array<std::string, 2>& names) { writeNames(json, names); }
};

/// House rules as records have them: those that differ from the usual ones.
struct Rules {
    static imperio::Options read(JsonReader& json) {
        imperio::Options options;
        std::istringstream words{std::string(json.string())};
        for (std::string word; words >> word;) {
            const std::size_t equals = std::min(word.find('='), word.size());
            const std::string value = equals < word.size() ? word.substr(equals + 1) : std::string();
            if (imperio::setOption(options, word.substr(0, equals), value))
                json.failAt(json.place(), QStringLiteral("knights=12"), QString::fromStdString(word));
        }
        return options;
    }
    static void write(JsonWriter& json, const imperio::Options& options) {
        json.value(imperio::difference(options));
    }
};

struct Reserve {
    static Reinforcements read(JsonReader& json) {
        Reinforcements reserve;
        json.list([&](std::size_t index) {
            const int count = json.integer(0, 1'000'000);
            if (index < reserve.counts.size())
                reserve.counts[index] = count;
        });
        return reserve;
    }
    static void write(JsonWriter& json, const Reinforcements& reserve) {
        json.list();
        for (const std::int32_t count : reserve.counts)
            json.value(count);
        json.endList();
    }
};

template<Side side>
void readRows(JsonReader& json, Deployment& deployment) {
    json.list([&](std::size_t index) {
        const std::string row(json.string());
        if (index > 1 || imperio::readRowOf(row, side, static_cast<int>(index), deployment))
            json.failAt(json.place(), QStringLiteral("OOOOOOOOO"), QString::fromStdString(row));
    });
}

template<Side side>
void writeRows(JsonWriter& json, const Deployment& deployment) {
    json.list();
    for (const std::string& row : imperio::rowsText(deployment, side))
        json.value(row);
    json.endList();
}

template<Side side>
const Description<Deployment>& deploymentDescription() {
    static const Description<Deployment> description(
        {{"rows", readRows<side>, writeRows<side>}, always<Reserve, &Deployment::reinforcements>("reserve")});
    return description;
}

/// Five numbers: kind of alteration, square, other square, kind and new kind.
struct AlterationNumbers {
    static Alteration read(JsonReader& json) {
        std::array<int, 5> numbers{0, imperio::squareCount, imperio::squareCount, 0, 0};
        constexpr std::array<int, 5> largest{6, imperio::squareCount, imperio::squareCount, 5, 5};
        json.list([&](std::size_t index) {
            const int number = json.integer(0, largest[std::min<std::size_t>(index, 4)]);
            numbers[std::min<std::size_t>(index, 4)] = number;
        });
        const auto square = [&](std::size_t index) {
            return imperio::Square{static_cast<std::uint8_t>(numbers[index])};
        };
        return {static_cast<imperio::Alter>(numbers[0]), square(1), square(2),
                static_cast<imperio::Kind>(numbers[3]), static_cast<imperio::Kind>(numbers[4])};
    }
    static void write(JsonWriter& json, const Alteration& alteration) {
        json.list().value(static_cast<int>(alteration.alter));
        json.value(static_cast<int>(alteration.square.index)).value(static_cast<int>(alteration.to.index));
        json.value(static_cast<int>(alteration.kind)).value(static_cast<int>(alteration.newKind)).endList();
    }
};

/// Alterations must be legal, in their order.
bool canBeMade(const Game& game) {
    imperio::Alterations made(game.deployments[imperio::indexOf(Side::Defender)]);
    return std::ranges::none_of(
        game.alterations, [&](const Alteration& alteration) { return made.make(alteration).has_value(); });
}

struct Player {
    static SidePlayer read(JsonReader& json) {
        const auto player = sidePlayer(json.peek());
        if (!player) {
            json.fail(QT_TRANSLATE_NOOP("sf::document", "a player: person, random, greedy, planner, replier, "
                                                        "learned or engine:NAME"));
            return {};
        }
        json.string();
        return *player;
    }
    static void write(JsonWriter& json, const SidePlayer& player) { json.value(playerWord(player)); }
};

} // namespace

std::array<std::string, 2> readNames(JsonReader& json) {
    std::array<std::string, 2> names;
    json.list([&](std::size_t index) {
        const std::string_view name = json.string();
        if (index < 2)
            names[index] = name;
    });
    return names;
}

void writeNames(JsonWriter& json, const std::array<std::string, 2>& names) {
    json.list().value(names[0]).value(names[1]).endList();
}

const Description<Game>& setupDescription() {
    static const Description<Game> description(
        {always<StageWord, &Game::stage>("stage"), always<Names, &Game::names>("names"),
         member<Text, &Game::roles>("roles"), always<Rules, &Game::options>("rules"),
         always<Described<&deploymentDescription<Side::Attacker>>, &Game::deployments, 0>("attacker"),
         always<Described<&deploymentDescription<Side::Defender>>, &Game::deployments, 1>("defender"),
         always<ListOf<AlterationNumbers, limits::alterations>, &Game::alterations>("alterations")});
    return description;
}

Game readSetup(JsonReader& json) {
    Game game = setupDescription().read(json);
    if (!json.failed() && !canBeMade(game))
        json.failAt(QStringLiteral("setup.alterations"), QStringLiteral("IMP-6"), {});
    return game;
}

const Description<GameClock>& clockDescription() {
    using Milliseconds = Whole<0, 2'000'000'000>;
    static const Description<GameClock> description({always<Milliseconds, &GameClock::game, 0>("attacker"),
                                                     always<Milliseconds, &GameClock::game, 1>("defender"),
                                                     always<Milliseconds, &GameClock::turn>("turn")});
    return description;
}

const Description<ImperioDocument::Contents>& playersDescription() {
    using Contents = ImperioDocument::Contents;
    static const Description<Contents> description({always<Player, &Contents::players, 0>("attacker"),
                                                    always<Player, &Contents::players, 1>("defender")});
    return description;
}

} // namespace sf::document
