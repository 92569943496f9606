// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/players/battle/exchange_rate.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace sf::ui {

template<typename Result>
class Task;

/// Asks what a unit kind is worth in units of another, and plays battles on its own threads until the answer
/// is known.
class ExchangeDialog final : public QDialog {
    Q_OBJECT

public:
    ExchangeDialog(const document::BattleDocument& document, QWidget* parent);
    ~ExchangeDialog() override;

private:
    using Found = std::variant<players::ExchangeRate, players::ExchangeFault>;
    void start();
    void showResult(const players::ExchangeQuestion& question, const Found& found);
    void refresh();
    QComboBox* makeKinds(const QString& name, int chosen);

    battle::Battle m_battle; ///< as everybody may see it
    QSpinBox* m_count;
    QComboBox* m_kind;
    QComboBox* m_other;
    QLabel* m_result;
    QProgressBar* m_progress;
    QPushButton* m_calculate;
    QPushButton* m_stop;
    std::unique_ptr<Task<Found>> m_work; ///< moc can't parse its type
};

} // namespace sf::ui
