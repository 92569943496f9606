// SPDX-License-Identifier: GPL-3.0-or-later
// Played battles: a round with its orders, and films of rounds.
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/film/battle_film_source.h"
#include "core/rules/battle/play/play.h"
#include "ui/battle/film/film_map.h"
#include "ui/film/film_player.h"

#include <algorithm>
#include <chrono>
#include <QAnimationDriver>
#include <QCoreApplication>
#include <random>

namespace sf::bench {
namespace {

constexpr int across = 100;
constexpr int stackCount = 68;

/// 68 stacks of two sides on 100 x 100 hexes with woods, rivers and water; each side has one half.
///
/// `isClose`: each beside one of the other side.
battle::Battle field(bool isClose = false) {
    std::mt19937 random(3);
    battle::Battle battle;
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle.map = battle::Map(across, across);
    battle::Map& map = battle.map.edit();
    for (int number = 0; number < across * across; number += 4)
        map.setTerrain({number % across, number / across},
                       battle::key(std::array{battle::Terrain::Woods, battle::Terrain::River,
                                              battle::Terrain::Water}[random() % 3]));
    for (int number = 0; number < stackCount; ++number) {
        battle::Stack stack;
        stack.id.text = "s" + std::to_string(number);
        stack.side = number % 2;
        const int row = number % 2 == 0 ? 3 : isClose ? 4 : 93;
        stack.hex = {2 + 3 * (number / 2 % 32), row + 3 * (number / 64)};
        map.setTerrain(stack.hex, "open");
        battle::Traits traits;
        traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 8;
        traits.numbers[static_cast<std::size_t>(battle::Number::Move)] = 6;
        battle::Unit unit;
        unit.id.text = "u" + std::to_string(number);
        unit.own = std::make_shared<battle::Traits>(traits);
        battle::resolve(unit, nullptr);
        unit.hitsLeft = 8;
        stack.units = std::vector(9, unit);
        for (int place = 0; place < 9; ++place)
            stack.units.edit()[static_cast<std::size_t>(place)].id.text += '-' + std::to_string(place);
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return battle;
}

/// Each stack attacks the one beside it.
std::map<battle::StackId, smm::Order> attacks(const battle::Battle& battle) {
    std::map<battle::StackId, smm::Order> orders;
    for (std::size_t number = 0; number < battle.stacks.size(); ++number)
        orders[battle.stacks[number]->id].attack = battle.stacks[number ^ 1U]->id;
    return orders;
}

/// A goal about as far away as the map is large, in an odd column, as these are open.
hex::Hex goalOf(const battle::Stack& stack) {
    return {(stack.hex.column * 7 + 11) % across | 1, across - 1 - stack.hex.row};
}

/// Both sides order all their stacks to move and are ready.
void orderAll(document::BattleDocument& document) {
    while (const std::optional<int> side = battle::sideToAct(document.battle())) {
        smm::GiveOrders given;
        for (const battle::StackPointer& stack : document.battle().stacks)
            if (stack->side == side) {
                smm::Order order;
                order.move = goalOf(*stack);
                given.orders.emplace(stack->id, order);
            }
        // Later a goal can be taken; then the orders of the round before are kept.
        require(perform(document, given).isDone() || battle::roundNumber(document.battle()) > 1);
        require(document.perform(battle::SayReady{*side}).isDone());
    }
}

/// A played battle in its first orders phase.
std::unique_ptr<document::BattleDocument> begunDocument(const char* orders) {
    battle::Battle battle = field();
    battle.houseRules["orders"] = orders;
    auto document = std::make_unique<document::BattleDocument>(std::move(battle));
    document->setSeed("bench");
    require(document->perform(battle::StartPlay{}).isDone());
    for (int side = 0; side < 2; ++side)
        require(document->perform(battle::SayReady{*battle::sideToAct(document->battle())}).isDone());
    return document;
}

/// Sealed orders for every stack, both sides ready, the round, and undoing it all.
Result playedRound() {
    std::unique_ptr<document::BattleDocument> document;
    const auto prepare = [&] { document = begunDocument("\"sealed\""); };
    const auto work = [&] {
        const int before = document->stepsDone();
        orderAll(*document);
        require(perform(*document, smm::Resolve{smm::Extent::Round}).isDone());
        document->goToStep(before);
    };
    return {medianTime(9, prepare, work), std::nullopt, 20};
}

/// Every scene of a round with its words, places and states, right after the round.
Result filmOfARound() {
    const auto document = begunDocument("\"open\"");
    orderAll(*document);
    battle::Recording recorded;
    QObject::connect(document.get(), &document::BattleDocument::happened, document.get(),
                     [&](const battle::Recording& course) { recorded = course; });
    require(perform(*document, smm::Resolve{smm::Extent::Round}).isDone());
    const auto work = [&] {
        document::BattleFilm film(recorded.moments->at(0));
        film.add(*recorded.moments, document::logLines(recorded.events, 1));
        require(film.events() >= stackCount);
        for (int scene = 0; scene < film.count(); ++scene)
            require(!film.scene(scene).caption.sentence.isEmpty());
    };
    return {medianTime(9, work), std::nullopt, 10};
}

/// Drives animations frame by frame.
class FrameClock final : public QAnimationDriver {
public:
    FrameClock() { install(); }
    ~FrameClock() override { uninstall(); }
    Q_DISABLE_COPY_MOVE(FrameClock)

    qint64 elapsed() const override { return m_time; }
    void step(int milliseconds) {
        m_time += milliseconds;
        advance();
    }

private:
    qint64 m_time = 0;
};

/// How long each frame of a round of fights took, in milliseconds; measured once for both rows.
const std::vector<double>& framesOfARound() {
    static std::vector<double> times;
    if (!times.empty())
        return times;
    const auto document = std::make_unique<document::BattleDocument>(field(true));
    document->setSeed("bench");
    require(perform(*document, smm::PlayRound{attacks(document->battle())}).isDone());
    const auto film = document::filmOf(document::BattleFilmSource(*document));
    require(film.has_value());
    int fights = 0;
    for (int scene = 0; scene < film->count(); ++scene)
        fights += isFight(film->kind(scene)) ? 1 : 0;
    require(fights >= stackCount / 2);
    FrameClock clock;
    ui::FilmPlayer player;
    ui::FilmMap map(player);
    map.resize(1920, 1080);
    map.setFilm(&*film);
    player.setFilm(&*film);
    player.setSpeed(4); // otherwise there are too many frames to wait for
    map.show();
    QCoreApplication::processEvents(); // the first picture, before anything moves
    player.play();
    while (player.isPlaying()) {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        QCoreApplication::processEvents(); // that is when animations begin
        clock.step(16);
        map.repaint();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::ranges::sort(times);
    return times;
}

/// The film of a whole game, from its journal.
Result filmOfAGame() {
    constexpr int rounds = 60;
    const auto document = begunDocument("\"open\"");
    for (int round = 0; round < rounds; ++round) {
        orderAll(*document);
        require(perform(*document, smm::Resolve{smm::Extent::Round}).isDone());
    }
    const auto work = [&] {
        const auto film = document::filmOf(document::BattleFilmSource(*document));
        require(film && film->chapters().size() == rounds);
    };
    return {medianTime(3, work), std::nullopt, 1000};
}

} // namespace

void addPlayedRows(Bench& bench) {
    bench.add(QStringLiteral("play: a sealed round of 68 stacks with orders, log and undo"),
              QStringLiteral("ms"), playedRound);
    bench.add(QStringLiteral("film: every scene of a round of 68 stacks"), QStringLiteral("ms"),
              filmOfARound);
    bench.add(QStringLiteral("film: a file of 60 rounds with 68 stacks"), QStringLiteral("ms"), filmOfAGame);
    bench.add(QStringLiteral("film, 1920 x 1080: frames of a round of 68 stacks, 95 of 100"),
              QStringLiteral("ms"), [] {
                  const std::vector<double>& times = framesOfARound();
                  return Result{times[times.size() * 95 / 100], std::nullopt, 8.3};
              });
    bench.add(QStringLiteral("film, 1920 x 1080: frames of a round of 68 stacks, the slowest"),
              QStringLiteral("ms"), [] {
                  return Result{framesOfARound().back(), std::nullopt, 33};
              });
}

} // namespace sf::bench
