// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/lab_dialog.h"

#include "core/document/battle/variants/player_names.h"
#include "core/document/io/safe_file.h"
#include "core/text/battle_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/battle/editor/table_dialog.h"
#include "ui/battle/lab/lab_model.h"
#include "ui/battle/lab/variation_row.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/charts/line_chart_view.h"
#include "ui/page/command_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/sheets/lab/lab_chart.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/scroll_area.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace sf::ui {

LabDialog::LabDialog(document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Lab"), tr("&Start"), parent)
    , m_lab(new LabController(document, this))
    , m_places(labPlaces(m_lab->battle()))
    , m_width(new QDoubleSpinBox(this))
    , m_battles(new QSpinBox(this))
    , m_seed(new QLineEdit(QString::fromStdString(m_lab->battle().seed), this))
    , m_settings(makeSettings())
    , m_progress(new QProgressBar(this))
    , m_table(new QuietView<QTableView>(this))
    , m_chart(new LineChartView({64, 15}, this))
    , m_saveTable(buttons()->addButton(tr("Save the &table…"), QDialogButtonBox::ActionRole))
    , m_saveChart(buttons()->addButton(tr("Save the &chart…"), QDialogButtonBox::ActionRole)) {
    setObjectName(QStringLiteral("labDialog"));
    setProperty("helpPage", QStringLiteral("lab"));
    buttons()->button(QDialogButtonBox::Cancel)->setText(tr("Close"));
    auto* parts = new QSplitter(this);
    addWidgets(*parts, {m_settings, makeResults()});
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    content()->addWidget(parts, 1);
    addExports();
    connect(m_lab, &LabController::begun, this, &LabDialog::followStudy);
    connect(m_lab, &LabController::rowChanged, this, &LabDialog::followStudy);
    connect(m_lab, &LabController::ended, this, &LabDialog::followStudy);
    connect(m_lab, &LabController::failed, this, &LabDialog::showFailure);
    resize(sizeHint().expandedTo({1080, 640}));
    followStudy();
}

QWidget* LabDialog::makeSettings() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addVariations(*form);
    addPlayers(*form);
    addLimits(*form);
    auto* scroller = makeScrollArea(page, this);
    scroller->setMinimumWidth(page->sizeHint().width());
    return scroller;
}

void LabDialog::addVariations(QFormLayout& form) {
    const QStringList labels{tr("&Vary"), tr("a&nd"), tr("an&d")};
    for (int number = 0; number < static_cast<int>(labels.size()); ++number) {
        m_variations.push_back(new VariationRow(m_places, number, this));
        form.addRow(labels[number], m_variations.back());
        connect(m_variations.back(), &VariationRow::changed, this, &LabDialog::refresh);
    }
}

void LabDialog::addPlayers(QFormLayout& form) {
    const battle::Battle& battle = m_lab->battle();
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        auto* player = new QComboBox(this);
        player->setObjectName(QStringLiteral("labPlayer%1").arg(side));
        player->addItem(tr("Attack the nearest"), document::nearestName);
        for (int level = players::lowestLevel; level <= players::highestLevel; ++level)
            player->addItem(playerText(level),
                            QStringLiteral("%1:%2").arg(document::commanderName, QString::number(level)));
        const QString name = text::sideName(battle, side);
        player->setAccessibleName(tr("Player of %1").arg(name));
        form.addRow(withoutShortcut(name), player);
        m_players.push_back(player);
        connect(player, &QComboBox::currentIndexChanged, this, &LabDialog::refresh);
    }
}

void LabDialog::addLimits(QFormLayout& form) {
    m_width->setObjectName(QStringLiteral("labWidth"));
    m_width->setDecimals(1);
    m_width->setRange(0.1, 100);
    m_width->setValue(10);
    m_width->setSuffix(tr(" %"));
    m_width->setToolTip(
        tr("A cell stops when the 95 % interval of the first side's share of wins is this narrow"));
    m_battles->setObjectName(QStringLiteral("labBattles"));
    m_battles->setRange(1, 1'000'000'000);
    m_battles->setValue(10'000);
    m_battles->setGroupSeparatorShown(true);
    m_battles->setToolTip(tr("A cell stops after this many battles at the latest"));
    m_seed->setObjectName(QStringLiteral("labSeed"));
    m_seed->setToolTip(tr("The same seed gives the same table, here and with squarefront-cli lab"));
    form.addRow(tr("Stop at a &width of"), m_width);
    form.addRow(tr("Battles at &most"), m_battles);
    form.addRow(tr("S&eed"), m_seed);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &LabDialog::refresh);
    connect(m_battles, &QSpinBox::valueChanged, this, &LabDialog::refresh);
    connect(m_seed, &QLineEdit::textChanged, this, &LabDialog::refresh);
}

QWidget* LabDialog::makeResults() {
    m_table->setObjectName(QStringLiteral("labTable"));
    m_table->setAccessibleName(tr("Results"));
    m_table->setModel(new LabModel(*m_lab, m_places, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    Style::makeDense(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_progress->setObjectName(QStringLiteral("labProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, 1'000);
    m_progress->setTextVisible(false);
    auto* results = new QSplitter(Qt::Vertical);
    addWidgets(*results, {m_table, m_chart});
    m_chart->setObjectName(QStringLiteral("labChart"));
    m_chart->setBackgroundRole(QPalette::Base);
    m_chart->setAutoFillBackground(true);
    results->setChildrenCollapsible(false);
    auto* page = new QWidget;
    auto* column = marginless<QVBoxLayout>(page);
    column->addWidget(m_progress);
    column->addWidget(results, 1);
    return page;
}

void LabDialog::addExports() {
    m_saveTable->setObjectName(QStringLiteral("labSaveTable"));
    m_saveChart->setObjectName(QStringLiteral("labSaveChart"));
    for (QPushButton* button : {m_saveTable, m_saveChart})
        button->setAutoDefault(false);
    connect(m_saveTable, &QPushButton::clicked, this, &LabDialog::saveTable);
    connect(m_saveChart, &QPushButton::clicked, this, &LabDialog::saveChart);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* commands = new CommandRegistry(*m_table);
    commands->add({.id = QStringLiteral("copyLab"),
                   .text = tr("&Copy"),
                   .shortcuts = {QKeySequence::Copy},
                   .scope = Command::Scope::Board,
                   .run = [this] { copyTable(document::tabbed); }});
    commands->add({.id = QStringLiteral("copyLabAsMarkdown"), .text = tr("Copy as &Markdown"), .run = [this] {
                       copyTable(document::asMarkdown);
                   }});
}

LabRequest LabDialog::request() const {
    LabRequest request;
    for (const VariationRow* row : m_variations)
        if (const QString variation = row->variation(); !variation.isEmpty())
            request.variations << variation;
    for (const QComboBox* player : m_players)
        request.players << player->currentData().toString();
    request.seed = m_seed->text();
    request.width = m_width->value() / 100;
    request.battles = m_battles->value();
    return request;
}

void LabDialog::accept() {
    if (m_lab->isRunning())
        return m_lab->stop();
    m_failure.clear();
    m_lab->start(request());
    followStudy();
}

void LabDialog::reject() {
    if (m_lab->isRunning())
        return m_lab->stop();
    FormDialog::reject();
}

/// Something was typed or chosen.
void LabDialog::refresh() {
    m_failure.clear();
    followStudy();
}

void LabDialog::followStudy() {
    const bool isRunning = m_lab->isRunning();
    const LabRequest wanted = request();
    m_settings->setEnabled(!isRunning);
    acceptButton()->setText(isRunning                    ? tr("&Stop")
                            : m_lab->mayContinue(wanted) ? tr("&Continue")
                                                         : tr("&Start"));
    m_progress->setValue(m_lab->rows().empty() ? 0 : qRound(1'000 * m_lab->shareDone()));
    const paint::LineChart chart =
        paint::labChart(m_lab->rows(), m_lab->battle(),
                        [this](const QString& place) { return labPlaceName(m_places, place); });
    m_chart->setChart(chart, paint::labChartWords(chart));
    for (QPushButton* button : {m_saveTable, m_saveChart})
        button->setEnabled(!m_lab->rows().empty() && !isRunning);
    const auto grid = document::readGrid(wanted.variations);
    if (isRunning || !m_failure.isEmpty()) {
        setProblem(m_failure);
        setHint(progressText());
    } else if (wanted.variations.isEmpty()) {
        setWaiting(tr("Choose what to vary: a number, a count, a posture or a house rule."));
    } else if (const auto* problem = std::get_if<QString>(&grid)) {
        setProblem(*problem);
    } else {
        setProblem({});
        setHint(m_lab->rows().empty() ? tr("%n variant(s) will be played.", nullptr,
                                           static_cast<int>(std::get<document::Grid>(grid).size()))
                                      : progressText());
    }
}

QString LabDialog::progressText() const {
    QString finished =
        tr("%1 of %2 finished.")
            .arg(text::figure(m_lab->finishedRows()), text::figure(qint64(m_lab->rows().size())));
    const std::optional<int> left = m_lab->secondsLeft();
    if (!left)
        return finished;
    constexpr int minute = 60;
    const QString time = *left < 2 * minute ? tr("About %n second(s) left.", nullptr, *left)
                                            : tr("About %n minute(s) left.", nullptr, *left / minute);
    return text::inSentences({finished, time});
}

void LabDialog::showFailure(const QString& problem) {
    m_failure = problem;
    followStudy();
}

/// Writes the file; a failure is shown in the dialog.
void LabDialog::save(const QString& path, const QByteArray& bytes) {
    const auto result = writeBehindNotice([&] { return document::writeSafely(path, bytes); });
    const bool mayStart = acceptButton()->isEnabled();
    showFailure(result.error.value_or(QString()));
    if (result.error)
        acceptButton()->setEnabled(mayStart); // the study itself is all right
    else
        setHint(result.message(tr("Saved as %1.").arg(path)));
}

void LabDialog::saveTable() {
    if (const QString path = askForTableFile(tr("Save the table"), {}, this); !path.isEmpty())
        save(path, document::tableFile(document::labTable(m_lab->rows(), m_lab->battle()), path));
}

void LabDialog::saveChart() {
    QFileDialog files(this, tr("Save the chart"), {}, tr("Pictures (*.png)"));
    files.setAcceptMode(QFileDialog::AcceptSave);
    files.setDefaultSuffix(QStringLiteral("png"));
    if (files.exec() == QDialog::Accepted)
        save(files.selectedFiles().value(0), paint::labChartPng(m_chart->chart(), currentTheme()));
}

void LabDialog::copyTable(QString (*written)(const document::WrittenTable&)) {
    QGuiApplication::clipboard()->setText(written(document::labTable(m_lab->rows(), m_lab->battle())));
    setHint(tr("The table is on the clipboard."));
}

} // namespace sf::ui

#include "moc_lab_dialog.cpp"
