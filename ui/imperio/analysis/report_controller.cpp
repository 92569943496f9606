// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/analysis/report_controller.h"

#include "core/document/imperio/imperio_report.h"
#include "core/text/imperio_report.h"
#include "ui/imperio/analysis/report_panel.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/command_registry.h"
#include "ui/page/dock_panel.h"
#include "ui/widgets/task.h"

namespace sf::ui {

using Report = std::shared_ptr<const imperio::Analysis>;

namespace {

void judge(QPromise<Report>& promise, const imperio::Record& record, const std::stop_token& stop) {
    const auto tell = [&](std::size_t done, std::size_t all) {
        promise.setProgressRange(0, static_cast<int>(all));
        promise.setProgressValue(static_cast<int>(done));
    };
    auto report = std::make_shared<imperio::Analysis>(imperio::report(record, tell, stop));
    if (report->isComplete)
        promise.addResult(std::move(report));
}

} // namespace

ReportController::ReportController(GameController& controller, Page& page)
    : QObject(&page)
    , m_controller(controller)
    , m_page(page)
    , m_export(new GameExport(controller, page))
    , m_work(std::make_unique<Task<Report>>()) {
    connect(&m_work->watcher(), &QFutureWatcherBase::progressValueChanged, this,
            [this](int done) { Q_EMIT progressed(done, m_work->watcher().progressMaximum()); });
    connect(&controller.document(), &document::ImperioDocument::changed, this, &ReportController::cancel);
    connect(&controller.document(), &document::ImperioDocument::reportChanged, this,
            &ReportController::changed);
}

ReportController::~ReportController() = default;

bool ReportController::isRunning() const {
    return m_work->isRunning();
}

void ReportController::addTo(CommandRegistry& commands) {
    commands.add({.id = QStringLiteral("report"),
                  .text = tr("Report of the &game"),
                  .shortcuts = {tr("Ctrl+Shift+R")},
                  .menu = Page::Menu::Game,
                  .toolTip = tr("Judge every action, and tell luck from skill"),
                  .looks = true,
                  .run = [this] { open(); },
                  .isEnabled = [this] { return !m_controller.document().entries().empty(); }});
}

Page::Dock ReportController::dock() {
    return {tr("Report"), QStringLiteral("reportDock"),
            [this] { return scrolled(new ReportPanel(*this, m_controller)); }, QStringLiteral("recordDock"),
            false};
}

const imperio::Analysis* ReportController::report() const {
    return m_controller.document().report().get();
}

void ReportController::open() {
    Q_EMIT m_page.dockRequested(QStringLiteral("reportDock"));
    if (!report())
        make();
}

void ReportController::make() {
    if (isRunning() || m_controller.document().entries().empty())
        return;
    m_work->start(
        [record = m_controller.document().gameRecord()](
            QPromise<Report>& promise, const std::stop_token& stop) { judge(promise, record, stop); },
        [this](const Report& report) {
            m_controller.document().setReport(report);
            m_controller.say(tr("The report is ready"));
        });
    Q_EMIT changed();
}

void ReportController::cancel() {
    if (!isRunning())
        return;
    m_work->drop();
    m_controller.say(tr("The report was cancelled"));
    Q_EMIT changed();
}

QString ReportController::text(text::Markup markup) const {
    return report() ? text::imperioReport(m_controller.document().gameRecord(), *report(), markup)
                    : QString();
}

void ReportController::copy(text::Markup markup) {
    m_export->copy(text(markup), tr("The report is on the clipboard"));
}

void ReportController::save() {
    const QString path =
        m_export->askForPath(tr("Save the report"), tr("Markdown (*.md);;Forum text (*.txt);;JSON (*.json)"),
                             QStringLiteral("md"));
    if (!path.isEmpty())
        saveTo(path);
}

bool ReportController::saveTo(const QString& path) {
    return report() && m_export->write(path, contents(path));
}

QByteArray ReportController::contents(const QString& path) const {
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return document::reportJson(m_controller.document().gameRecord(), *report());
    const bool isForum = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    return text(isForum ? text::Markup::BBCode : text::Markup::Markdown).toUtf8();
}

} // namespace sf::ui

#include "moc_report_controller.cpp"
