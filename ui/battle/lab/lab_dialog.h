// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/lab/lab_controller.h"
#include "ui/battle/lab/lab_places.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QProgressBar;
class QSpinBox;
class QTableView;

namespace sf::ui {

class LineChartView;
class VariationRow;

/// The lab: varies numbers of a battle, plays each variant many times and shows what the numbers do, as a
/// table and a chart.
class LabDialog final : public FormDialog {
    Q_OBJECT

public:
    LabDialog(document::BattleDocument& document, QWidget* parent);

    const LabController& lab() const { return *m_lab; }
    LabRequest request() const;
    /// Starts, stops or continues the study.
    void accept() override;
    /// Stops the study if one is running, else closes.
    void reject() override;

private:
    QWidget* makeSettings();
    void addVariations(QFormLayout& form);
    void addPlayers(QFormLayout& form);
    void addLimits(QFormLayout& form);
    QWidget* makeResults();
    void addExports();
    void refresh();
    void followStudy();
    void showFailure(const QString& problem);
    QString progressText() const;
    void save(const QString& path, const QByteArray& bytes);
    void saveTable();
    void saveChart();
    void copyTable(QString (*written)(const document::WrittenTable&));

    LabController* m_lab;
    std::vector<LabPlace> m_places;
    std::vector<VariationRow*> m_variations;
    std::vector<QComboBox*> m_players;
    QDoubleSpinBox* m_width;
    QSpinBox* m_battles;
    QLineEdit* m_seed;
    QWidget* m_settings;
    QProgressBar* m_progress;
    QTableView* m_table;
    LineChartView* m_chart;
    QPushButton* m_saveTable;
    QPushButton* m_saveChart;
    QString m_failure; ///< of the last study, until something is changed
};

} // namespace sf::ui
