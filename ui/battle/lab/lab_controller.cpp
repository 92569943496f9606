// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/lab_controller.h"

#include "core/document/battle/variants/player_names.h"
#include "ui/widgets/task.h"

#include <QThread>

#include <cmath>

namespace sf::ui {
struct LabController::Outcome {
    std::shared_ptr<const Variants> variants; ///< null after an error
    std::vector<battle::Tally> tallies;
    std::optional<document::LoadError> error;
};

LabController::LabController(document::BattleDocument& document, QObject* parent)
    : QObject(parent)
    , m_battle(document.seenBy(std::nullopt))
    , m_document(document::BattleDocument(m_battle).serialised())
    , m_study(std::make_unique<Task<Outcome>>()) {}

LabController::~LabController() = default;

bool LabController::isRunning() const {
    return m_study->isRunning();
}

bool LabController::mayContinue(const LabRequest& request) const {
    return !isRunning() && m_variants && m_request == request &&
           finishedRows() < static_cast<int>(m_rows.size());
}

void LabController::start(const LabRequest& request) {
    auto grid = document::readGrid(request.variations);
    if (const auto* problem = std::get_if<QString>(&grid))
        return Q_EMIT failed(*problem);
    if (!mayContinue(request)) {
        m_request = request;
        m_variants.reset();
        m_rows.clear();
        for (const std::vector<document::Setting>& cell : std::get<document::Grid>(grid))
            m_rows.push_back({cell, {}});
        Q_EMIT begun();
    }
    m_settings = {};
    m_settings.battles = request.battles;
    m_settings.width = request.width;
    m_settings.seed = document::seedNumber(request.seed);
    m_settings.threads = std::max(1, QThread::idealThreadCount());
    m_settings.progress = [this](std::size_t row, const battle::Tally& tally) {
        QMetaObject::invokeMethod(
            this, [this, row, tally] { follow(row, tally); }, Qt::QueuedConnection);
    };
    m_clock.start();
    m_shareAtStart = shareDone();
    m_study->start(
        [document = m_document, cells = std::get<document::Grid>(std::move(grid)),
         players = document::PlayerNames{request.players}, sides = m_battle.sides.size(),
         settings = m_settings, variants = m_variants,
         begun = tallies()](const std::stop_token& stop) mutable -> Outcome {
            settings.stop = stop;
            if (!variants) {
                auto read = document::studiedVariants(document, cells, settings.stop);
                if (auto* error = std::get_if<document::LoadError>(&read))
                    return {nullptr, {}, std::move(*error)};
                if (settings.stop.stop_requested())
                    return {nullptr, std::move(begun), std::nullopt};
                variants = std::make_shared<const Variants>(std::get<Variants>(std::move(read)));
            }
            const auto policies = players.policies(sides, settings.seed, stop);
            auto tallies = players::playLab(*variants, *policies, settings, std::move(begun));
            return {std::move(variants), std::move(tallies), std::nullopt};
        },
        [this](Outcome outcome) { finish(std::move(outcome)); });
}

void LabController::stop() {
    m_study->stop();
}

/// What arrives after the end of the study is in its outcome.
void LabController::follow(std::size_t row, const battle::Tally& tally) {
    if (!isRunning())
        return;
    m_rows[row].tally = tally;
    Q_EMIT rowChanged(static_cast<int>(row));
}

void LabController::finish(Outcome outcome) {
    m_variants = std::move(outcome.variants);
    for (std::size_t row = 0; row < outcome.tallies.size(); ++row) {
        m_rows[row].tally = std::move(outcome.tallies[row]);
        Q_EMIT rowChanged(static_cast<int>(row));
    }
    Q_EMIT ended();
    if (outcome.error)
        Q_EMIT failed(outcome.error->text(QString::fromStdString(m_battle.title)));
}

std::vector<battle::Tally> LabController::tallies() const {
    std::vector<battle::Tally> tallies;
    for (const document::LabRow& row : m_rows)
        tallies.push_back(row.tally);
    return tallies;
}

int LabController::finishedRows() const {
    return static_cast<int>(std::ranges::count_if(m_rows, [this](const document::LabRow& row) {
        return row.tally.battles > 0 && players::isFinished(row.tally, m_settings);
    }));
}

double LabController::shareDone() const {
    return players::shareDone(tallies(), m_settings);
}

std::optional<int> LabController::secondsLeft() const {
    const double share = shareDone();
    if (!isRunning() || share <= m_shareAtStart)
        return std::nullopt;
    const double took = static_cast<double>(m_clock.elapsed()) / 1'000;
    return static_cast<int>(std::ceil(took * (1 - share) / (share - m_shareAtStart)));
}

} // namespace sf::ui

#include "moc_lab_controller.cpp"
