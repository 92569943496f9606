// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/exchange_dialog.h"

#include "core/document/battle/variants/exchange_text.h"
#include "core/document/battle/variants/player_names.h"
#include "core/players/battle/commander.h"
#include "core/text/display_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"
#include "ui/widgets/task.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>

namespace sf::ui {
ExchangeDialog::ExchangeDialog(const document::BattleDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_battle(document.seenBy(std::nullopt))
    , m_count(new QSpinBox(this))
    , m_kind(makeKinds(tr("Unit kind"), 0))
    , m_other(makeKinds(tr("Other unit kind"), 1))
    , m_result(wrappingLabel(this))
    , m_progress(new QProgressBar(this))
    , m_work(std::make_unique<Task<Found>>()) {
    setObjectName(QStringLiteral("exchangeDialog"));
    setWindowTitle(tr("What is it worth?"));
    m_count->setRange(1, players::mostExchanged);
    m_count->setValue(8);
    m_progress->setRange(0, 0);
    keepRoomWhenHidden(*m_progress);
    m_progress->setAccessibleName(tr("Battles are being played"));
    m_result->setObjectName(QStringLiteral("exchangeResult"));
    m_result->setAccessibleName(tr("Result"));
    m_result->setTextFormat(Qt::PlainText);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_result->setMinimumHeight(3 * fontMetrics().lineSpacing());
    auto* hint =
        hintLabel(this, tr("A stack of each kind fights on open ground by this battle's rules, many times, "
                           "with the sides swapped in half of the battles."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_calculate = buttons->addButton(tr("C&alculate"), QDialogButtonBox::ActionRole);
    m_calculate->setObjectName(QStringLiteral("calculate"));
    m_calculate->setDefault(true);
    Style::makeFilled(m_calculate);
    m_stop = buttons->addButton(tr("&Stop"), QDialogButtonBox::ActionRole);
    auto* form = new QFormLayout(this);
    form->addRow(hint);
    form->addRow(tr("&How many"), m_count);
    form->addRow(tr("&Of"), m_kind);
    form->addRow(tr("In &units of"), m_other);
    form->addRow(m_progress);
    form->addRow(m_result);
    form->addRow(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_calculate, &QPushButton::clicked, this, &ExchangeDialog::start);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_work->stop(); });
    refresh();
}

ExchangeDialog::~ExchangeDialog() = default;

QComboBox* ExchangeDialog::makeKinds(const QString& name, int chosen) {
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    for (const battle::UnitKind& kind : *m_battle.kinds)
        box->addItem(text::displayName(QString::fromStdString(kind.name)),
                     QByteArray::fromStdString(kind.name));
    box->setCurrentIndex(std::min(chosen, box->count() - 1));
    return box;
}

void ExchangeDialog::start() {
    const auto kindIn = [](const QComboBox& box) { return box.currentData().toByteArray().toStdString(); };
    const players::ExchangeQuestion question{kindIn(*m_kind), m_count->value(), kindIn(*m_other)};
    players::LabSettings settings;
    settings.width = 0.1;
    settings.seed = document::seedNumber(QString::fromStdString(m_battle.seed));
    settings.threads = std::max(1, QThread::idealThreadCount());
    m_result->clear();
    m_work->start(
        [battle = m_battle, question, settings](const std::stop_token& stop) mutable {
            settings.stop = stop;
            return players::exchangeRate(battle, question, players::Policies(2, players::nearestPolicy()),
                                         settings);
        },
        [this, question](const Found& found) { showResult(question, found); });
    refresh();
}

void ExchangeDialog::showResult(const players::ExchangeQuestion& question, const Found& found) {
    if (const auto* rate = std::get_if<players::ExchangeRate>(&found))
        m_result->setText(document::exchangeText(question, *rate));
    else
        m_result->setText(document::exchangeFaultText(question, std::get<players::ExchangeFault>(found)));
    m_result->setAccessibleName(m_result->text());
    refresh();
}

void ExchangeDialog::refresh() {
    const bool isRunning = m_work->isRunning();
    m_progress->setVisible(isRunning);
    m_stop->setEnabled(isRunning);
    m_calculate->setEnabled(!isRunning && m_battle.kinds->size() >= 2);
    if (m_battle.kinds->size() < 2)
        m_result->setText(tr("The battle needs at least two unit kinds. Add them with Edit, Unit kinds."));
}

} // namespace sf::ui

#include "moc_exchange_dialog.cpp"
