// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/trials.h"

#include <QObject>

#include <memory>

namespace sf::ui {

template<typename Result>
class Task;

/// Plays a battle many times on threads of its own, on all cores, until the interval of the first side's
/// share of wins is narrow enough. A stopped run can go on, with the same result.
class ConflictRunner final : public QObject {
    Q_OBJECT

public:
    explicit ConflictRunner(QObject* parent = nullptr);
    ~ConflictRunner() override;

    /// The width of the 95 % interval, and the battles at most.
    static constexpr double width = 0.04;
    static constexpr std::int64_t mostBattles = 20'000;

    /// Begins with a battle that is played (asPlayed). \p level: of the commander that gives the orders which
    /// the battle does not have; 0: everybody attacks the nearest enemy.
    void start(battle::Battle battle, int level);
    /// Continues a stopped run.
    void resume();
    /// Takes effect within a round of a battle.
    void stop();
    /// Forgets all results.
    void clear();
    bool isRunning() const;
    bool isFinished() const;

    const battle::Battle& battle() const { return m_battle; }
    const battle::Tally& tally() const { return m_tally; }
    /// An estimate, 0 to 1.
    double shareDone() const;

Q_SIGNALS:
    /// More battles were played, or the run started or stopped.
    void changed();

private:
    players::Trials trials() const;
    void show(const battle::Tally& tally);

    battle::Battle m_battle;
    int m_level = 0;
    battle::Tally m_tally;
    std::unique_ptr<Task<battle::Tally>> m_work;
};

} // namespace sf::ui
