// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and checks the stored games in the background.
// Declared in post_controller.h.
#include "core/rules/work_budget.h"
#include "ui/post/post_controller.h"
#include "ui/widgets/task.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>

namespace sf::ui {

using document::StoredGame;

/// What the folders of a profile have, before any game was checked.
struct PostController::Beginning {
    document::PostBattles battles;
    std::vector<Unchecked> games;
    QStringList problems;
    QString unknown; ///< why the profile doesn't know what it made
};

/// Games that were checked one after another.
struct PostController::Batch {
    std::vector<std::pair<QString, document::PostGameStore::Loaded>> games; ///< by the name of their file
};

void PostController::load() {
    m_isBeginning = true;
    m_checks->drop();
    const auto look = [store = m_store, secrets = m_secrets](const std::stop_token& stop) {
        auto found = std::make_shared<Beginning>();
        found->battles = document::PostBattles::in(store.battleFolder());
        found->unknown = secrets.problem();
        const document::FolderNames files = store.names();
        for (auto name = files.names.begin(); name != files.names.end() && !stop.stop_requested(); ++name)
            found->games.push_back({*name, store.players(*name)});
        found->problems =
            QStringList(files.problem) + found->battles.problems() + QStringList(found->unknown);
        found->problems.removeAll(QString());
        return found;
    };
    m_beginning->start(look, [this](const std::shared_ptr<Beginning>& found) { takeBeginning(*found); });
}

void PostController::takeBeginning(const Beginning& found) {
    m_isBeginning = false;
    m_battles.addAll(found.battles);
    m_checkedBattles = std::make_shared<document::PostBattles>(m_battles);
    m_knowsOwn = found.unknown.isEmpty();
    m_problems = found.problems;
    m_unchecked = found.games;
    const post::Hash shown = current() ? current()->checked.id : post::Hash{};
    const QStringList names = m_store.names().names; // some may have been stored meanwhile
    std::erase_if(m_games, [&](const StoredGame& game) {
        return !names.contains(document::PostGameStore::nameOf(game));
    });
    m_current = std::min(m_current, static_cast<int>(m_games.size()) - 1);
    checkFirst({shown});
    show(shown);
    checkNext();
}

/// Checks games for a while, so that many small ones don't come one by one.
void PostController::checkNext() {
    QStringList names;
    for (const Unchecked& game : m_unchecked)
        if (!game.isTooCostly)
            names << game.name;
    if (names.isEmpty())
        return;
    const auto check = [store = m_store, secrets = m_secrets, battles = m_checkedBattles, names,
                        knowsOwn = m_knowsOwn](const std::stop_token& stop) {
        constexpr std::chrono::milliseconds least(50);
        const auto until = std::chrono::steady_clock::now() + least;
        const WorkBudget budget(std::numeric_limits<std::int64_t>::max(), stop);
        const document::OwnBlocks profile(secrets);
        auto batch = std::make_shared<Batch>();
        for (const QString& name : names) {
            auto loaded = store.load(name, battles->rules(), knowsOwn ? &profile : nullptr);
            batch->games.emplace_back(name, std::move(loaded));
            if (stop.stop_requested() || std::chrono::steady_clock::now() > until)
                break;
        }
        return batch;
    };
    m_checks->start(check, [this](const std::shared_ptr<Batch>& batch) { takeBatch(*batch); });
}

void PostController::takeBatch(Batch& batch) {
    bool isShownNew = false;
    for (auto& [name, loaded] : batch.games) {
        const auto place = std::ranges::find(m_unchecked, name, &Unchecked::name);
        if (place == m_unchecked.end())
            continue; // it was stored or removed meanwhile
        if (loaded.isTooCostly) {
            place->isTooCostly = true;
            continue;
        }
        if (!loaded.problem.isEmpty())
            m_problems << loaded.problem;
        if (loaded.game)
            isShownNew = put(*std::move(loaded.game)) || isShownNew;
        else
            m_unchecked.erase(place);
    }
    if (m_current < 0 && !m_games.empty()) {
        m_current = 0;
        isShownNew = true;
    }
    isShownNew ? Q_EMIT changed() : Q_EMIT listChanged();
    checkNext();
}

/// Adds a game, or replaces the one that is known, in the order of their files. Returns whether it is the one
/// that is shown.
bool PostController::put(StoredGame game) {
    const QString name = document::PostGameStore::nameOf(game);
    std::erase_if(m_unchecked, [&](const Unchecked& each) { return each.name == name; });
    const auto place = std::ranges::lower_bound(m_games, name, {}, document::PostGameStore::nameOf);
    if (place != m_games.end() && document::PostGameStore::nameOf(*place) == name) {
        *place = std::move(game);
        return place - m_games.begin() == m_current;
    }
    if (m_current >= place - m_games.begin())
        ++m_current;
    m_games.insert(place, std::move(game));
    return false;
}

bool PostController::isChecking(const std::vector<post::Hash>& games) const {
    const auto isOneOf = [&](const Unchecked& each) {
        return !each.isTooCostly && std::ranges::any_of(games, [&](const post::Hash& game) {
            return document::PostGameStore::isNameOf(each.name, game);
        });
    };
    return m_isBeginning || std::ranges::any_of(m_unchecked, isOneOf);
}

void PostController::checkFirst(const std::vector<post::Hash>& games) {
    std::stable_partition(m_unchecked.begin(), m_unchecked.end(), [&](const Unchecked& each) {
        return std::ranges::any_of(games, [&](const post::Hash& game) {
            return document::PostGameStore::isNameOf(each.name, game);
        });
    });
}

void PostController::finishChecks() {
    while (m_isBeginning || std::ranges::any_of(m_unchecked, std::not_fn(&Unchecked::isTooCostly)))
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
}

void PostController::reload() {
    const post::Hash shown = current() ? current()->checked.id : post::Hash{};
    load();
    while (isChecking({shown}))
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
}

} // namespace sf::ui
