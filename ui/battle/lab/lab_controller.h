// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/battle/variants/lab_study.h"
#include "core/players/battle/lab.h"

#include <QElapsedTimer>

#include <memory>

namespace sf::ui {

template<typename Result>
class Task;

/// What a study is asked for; all as on the command line.
struct LabRequest {
    QStringList variations; ///< "PLACE=RANGE"
    QStringList players;    ///< "nearest", "commander:2" ..., one for each side
    QString seed;
    double width = 0.1;
    int battles = 100'000;
    bool operator==(const LabRequest&) const = default;
};

/// Plays a study of the lab on its own threads, using all cores. A stopped study can continue. The table is
/// the same in any case, for any number of threads.
class LabController final : public QObject {
    Q_OBJECT

public:
    /// Studies the battle as everybody may see it now.
    explicit LabController(document::BattleDocument& document, QObject* parent = nullptr);
    ~LabController() override;

    const battle::Battle& battle() const { return m_battle; }
    /// Begins a study, or continues the stopped one if the request is the same.
    void start(const LabRequest& request);
    /// Takes effect within a round of a battle.
    void stop();
    bool isRunning() const;
    /// Whether start() would continue with the results so far.
    bool mayContinue(const LabRequest& request) const;

    const std::vector<document::LabRow>& rows() const { return m_rows; }
    int finishedRows() const;
    /// An estimate, 0 to 1.
    double shareDone() const;
    /// An estimate; nothing while there is nothing to estimate from.
    std::optional<int> secondsLeft() const;

Q_SIGNALS:
    /// The rows were replaced.
    void begun();
    void rowChanged(int row);
    /// Ended, stopped or failed.
    void ended();
    /// A variant can't be made or played; one line says why.
    void failed(const QString& problem);

private:
    using Variants = std::vector<battle::Battle>;
    struct Outcome;
    void follow(std::size_t row, const battle::Tally& tally);
    void finish(Outcome outcome);
    std::vector<battle::Tally> tallies() const;

    battle::Battle m_battle;
    QByteArray m_document; ///< its file
    LabRequest m_request;
    players::LabSettings m_settings;
    std::vector<document::LabRow> m_rows;
    std::shared_ptr<const Variants> m_variants; ///< null until all have been read
    std::unique_ptr<Task<Outcome>> m_study;
    QElapsedTimer m_clock;
    double m_shareAtStart = 0;
};

} // namespace sf::ui
