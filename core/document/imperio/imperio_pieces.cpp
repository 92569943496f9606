// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_pieces.h"

#include "core/document/io/member_kinds.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <climits>
#include <sstream>

namespace sf::document {
namespace {

using imperio::Alteration;
using imperio::Deployment;
using imperio::Game;
using imperio::Reinforcements;
using imperio::Side;

constexpr std::array stages{"defenderDeploys", "attackerDeploys", "defenderAlters",
                            "anyPosition"}; ///< before play
constexpr const char* stageWords = "defenderDeploys, attackerDeploys, defenderAlters, anyPosition";
using StageWord = WordOf<imperio::Stage, stages, stageWords>;

/// The names of attacker and defender.
struct Names {
    static std::array<std::string, 2> read(JsonReader& json) {
        std::array<std::string, 2> names;
        json.list([&](std::size_t index) {
            const std::string_view name = json.string();
            if (index < 2)
                names[index] = name;
        });
        return names;
    }
    static void write(JsonWriter& json, const std::array<std::string, 2>& names) {
        json.list().value(names[0]).value(names[1]).endList();
    }
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

constexpr const char* playerExpected = QT_TRANSLATE_NOOP(
    "sf::document", "a player: person, random, greedy, planner, replier, learned or engine:NAME");
using Player = Parsed<sidePlayer, playerWord, playerExpected>;

constexpr const char* positionExpected =
    QT_TRANSLATE_NOOP("sf::document", "nine rows and lines of a position");
using AnyPosition = Parsed<imperio::readUnfinished, imperio::positionText, positionExpected>;

} // namespace

const Description<Game>& setupDescription() {
    static const Description<Game> description(
        {always<StageWord, &Game::stage>("stage"), always<Names, &Game::names>("names"),
         member<Text, &Game::roles>("roles"), always<Rules, &Game::options>("rules"),
         always<Described<&deploymentDescription<Side::Attacker>>, &Game::deployments, 0>("attacker"),
         always<Described<&deploymentDescription<Side::Defender>>, &Game::deployments, 1>("defender"),
         always<ListOf<AlterationNumbers, limits::alterations>, &Game::alterations>("alterations"),
         member<AnyPosition, &Game::position>("position")});
    return description;
}

Game readSetup(JsonReader& json) {
    Game game = setupDescription().read(json);
    if (!json.failed() && !canBeMade(game))
        json.failAt(QStringLiteral("setup.alterations"), QStringLiteral("IMP-6"), {});
    if (game.stage != imperio::Stage::AnyPosition)
        return game;
    game.position.options = game.options;
    const auto set = imperio::apply(game, imperio::SetPosition{game.position});
    return std::get<Game>(set);
}

namespace {

void readGame(JsonReader& json, SetupLine& line) {
    if (json.type() == JsonTape::Type::Object)
        line.game = readSetup(json);
    else
        line.begins = json.word() == "play";
}

void writeGame(JsonWriter& json, const SetupLine& line) {
    if (line.game)
        setupDescription().write(json, *line.game);
    else
        json.value("play");
}

Member<SetupLine> namesMember() {
    Member<SetupLine> names = always<Names, &SetupLine::names>("names");
    names.isLeftOut = [](const SetupLine& line) { return line.game.has_value(); };
    return names;
}

} // namespace

const Alternatives<GameLine>& gameLines() {
    using After = WholeAs<std::size_t, 0, limits::recordActions>;
    using Number = WholeAs<std::size_t, 0, limits::branches>;
    static const Alternatives<GameLine> table(
        Alternative("setup", {Member<SetupLine>{"game", readGame, writeGame}, namesMember()}),
        Alternative("play",
                    {always<Word, &PlayedLine::play>("line"), member<YesNo, &PlayedLine::typed>("typed"),
                     member<LargeWhole<0, INT_MAX>, &PlayedLine::took>("took")}),
        Alternative("comment", {always<After, &CommentLine::after>("after"),
                                always<LongText, &CommentLine::text>("text")}),
        Alternative("branch", {member<Number, &BranchLine::number>("number"),
                               member<After, &BranchLine::after>("after"),
                               always<LongText, &BranchLine::text>("text")}));
    return table;
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
