// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/player_names.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/lab/exchange_dialog.h"
#include "ui/battle/lab/lab_dialog.h"
#include "ui/charts/line_chart_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSemaphore>
#include <QSpinBox>
#include <QTableView>
#include <QThreadPool>

using namespace sf;
using battle::StackId;
using document::BattleDocument;

namespace {

/// First and Watch alone: battles are short.
battle::Battle labDuel() {
    battle::Battle battle = test::smallBattle();
    battle.stacks.erase(2);
    battle.stacks.erase(1);
    battle.seed = "own";
    return battle;
}

/// While it exists, nothing begins in the thread pool.
class HeldPool {
public:
    HeldPool() {
        m_pool.setMaxThreadCount(1);
        m_pool.start([this] { m_gate.acquire(); });
    }
    ~HeldPool() {
        m_gate.release();
        m_pool.waitForDone();
        m_pool.setMaxThreadCount(QThread::idealThreadCount());
    }
    HeldPool(const HeldPool&) = delete;
    HeldPool& operator=(const HeldPool&) = delete;

private:
    QThreadPool& m_pool = *QThreadPool::globalInstance();
    QSemaphore m_gate;
};

struct Lab {
    std::unique_ptr<BattleDocument> document;
    std::unique_ptr<ui::LabDialog> dialog;

    explicit Lab(battle::Battle battle = labDuel())
        : document(std::make_unique<BattleDocument>(std::move(battle)))
        , dialog(std::make_unique<ui::LabDialog>(*document, nullptr)) {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }
    template<class Widget>
    Widget* find(const char* name) const {
        return dialog->findChild<Widget*>(QLatin1String(name));
    }
    QPushButton* main() const { return dialog->acceptButton(); }
    QString range(int row) const {
        return find<QLineEdit>(qPrintable(QStringLiteral("labRange%1").arg(row)))->text();
    }
    /// Types place and range with the keyboard.
    void vary(int row, const QString& place, const QString& over) const {
        auto* box = find<QComboBox>(qPrintable(QStringLiteral("labPlace%1").arg(row)));
        box->setFocus();
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), place);
        auto* line = find<QLineEdit>(qPrintable(QStringLiteral("labRange%1").arg(row)));
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, over);
    }
    void start() const {
        QVERIFY2(main()->isEnabled(), qPrintable(dialog->problem()));
        QTest::mouseClick(main(), Qt::LeftButton);
    }
    const std::vector<document::LabRow>& rows() const { return dialog->lab().rows(); }
    QByteArray table() const { return document::asCsv(document::labTable(rows(), dialog->lab().battle())); }
    /// The same study on one thread, without the window.
    QByteArray plainTable() const {
        const ui::LabRequest request = dialog->request();
        const auto grid = std::get<document::Grid>(document::readGrid(request.variations));
        const auto variants = std::get<std::vector<battle::Battle>>(
            document::studiedVariants(BattleDocument(labDuel()).serialised(), grid));
        players::LabSettings settings;
        settings.battles = request.battles;
        settings.width = request.width;
        settings.seed = document::seedNumber(request.seed);
        const auto tallies = players::playLab(
            variants, *document::PlayerNames{request.players}.policies(2, settings.seed), settings);
        std::vector<document::LabRow> rows;
        for (std::size_t cell = 0; cell < grid.size(); ++cell)
            rows.push_back({grid[cell], tallies[cell]});
        return document::asCsv(document::labTable(rows, labDuel()));
    }
};

} // namespace

/// The lab in the window.
class TestLabDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceSuggestsItsRange() {
        const Lab lab;
        QVERIFY(!lab.main()->isEnabled());
        auto* place = lab.find<QComboBox>("labPlace0");
        const auto choose = [place](const char* what) {
            place->setCurrentIndex(place->findData(QLatin1String(what)));
        };
        choose("stacks[a].count");
        QCOMPARE(place->currentText(), QStringLiteral("Units of First"));
        QCOMPARE(lab.range(0), QStringLiteral("5..9"));
        choose("houseRules.attackDie");
        QVERIFY2(lab.range(0).contains(QStringLiteral("..")), qPrintable(lab.range(0)));
        QVERIFY(lab.main()->isEnabled());
        QVERIFY(place->findData(QStringLiteral("stacks[a].posture")) > 0);
        QVERIFY(place->findData(QStringLiteral("stacks[a].units[a-1].attack")) > 0);
    }
    /// Every place that is offered can be varied over the range that is suggested.
    void allPlacesNameSomething() {
        const QByteArray bytes = BattleDocument(labDuel()).serialised();
        const auto places = ui::labPlaces(labDuel());
        QVERIFY(places.size() > 20);
        std::set<QString> names;
        for (const ui::LabPlace& place : places)
            QVERIFY2(names.insert(place.name).second, qPrintable(place.name));
        for (const ui::LabPlace& place : places) {
            const auto grid = document::readGrid({place.place + u'=' + place.range});
            QVERIFY2(std::holds_alternative<document::Grid>(grid), qPrintable(place.place));
            for (const auto& cell : std::get<document::Grid>(grid)) {
                const auto variant = document::variantOf(bytes, cell);
                const auto* error = std::get_if<document::LoadError>(&variant);
                QVERIFY2(!error, qPrintable(error ? error->text(place.range) : QString()));
            }
        }
    }

    /// The same seed gives the same table as without the window, and the chart shows it.
    void tableIsThatOfTheCommandLine() {
        const Lab lab;
        lab.vary(0, QStringLiteral("stacks[a].count"), QStringLiteral("3,7"));
        lab.vary(1, QStringLiteral("stacks[w].facing"), QStringLiteral("0,3"));
        lab.find<QDoubleSpinBox>("labWidth")->setValue(30);
        auto* second = lab.find<QComboBox>("labPlayer1");
        second->setCurrentIndex(1);
        QCOMPARE(second->currentData().toString(), QStringLiteral("commander:1"));
        lab.start();
        QTRY_VERIFY_WITH_TIMEOUT(!lab.dialog->lab().isRunning(), 60'000);
        QCOMPARE(lab.rows().size(), std::size_t{4});
        QCOMPARE(lab.dialog->lab().finishedRows(), 4);
        QCOMPARE(lab.table(), lab.plainTable());
        const QAbstractItemModel* model = lab.find<QTableView>("labTable")->model();
        QCOMPARE(model->rowCount(), 4);
        QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("3"));
        QVERIFY(model->headerData(4, Qt::Horizontal).toString().contains(QStringLiteral("Reds")));
        auto* chart = lab.find<ui::LineChartView>("labChart");
        QCOMPARE(chart->chart().lines.size(), std::size_t{2});
        QCOMPARE(chart->chart().lines.front().points.size(), std::size_t{2});
        QVERIFY(chart->accessibleDescription().contains(QStringLiteral("%")));
        QVERIFY(lab.rows()[0].tally.wins[0] <= lab.rows()[2].tally.wins[0] ||
                lab.rows()[0].tally.battles > 64);
    }

    /// Stopped at once, and continued it comes out as if nobody had stopped.
    void stopsAndContinues() {
        const Lab lab;
        lab.vary(0, QStringLiteral("stacks[a].count"), QStringLiteral("6..9"));
        lab.find<QDoubleSpinBox>("labWidth")->setValue(8);
        lab.find<QSpinBox>("labBattles")->setValue(250);
        {
            const HeldPool held; // or a fast processor could be done before Escape
            lab.start();
            QVERIFY(lab.dialog->lab().isRunning());
            QCOMPARE(lab.main()->text(), QStringLiteral("&Stop"));
            QTest::keyClick(lab.dialog.get(), Qt::Key_Escape);
        }
        QTRY_VERIFY(!lab.dialog->lab().isRunning());
        QVERIFY(lab.dialog->isVisible());
        QCOMPARE(lab.dialog->lab().finishedRows(), 0);
        lab.start();
        QTRY_VERIFY_WITH_TIMEOUT(!lab.dialog->lab().isRunning(), 120'000);
        QCOMPARE(lab.dialog->lab().finishedRows(), 4);
        QCOMPARE(lab.table(), lab.plainTable());
        QTest::keyClick(lab.dialog.get(), Qt::Key_Escape);
        QVERIFY(!lab.dialog->isVisible());
    }

    void savesTableAndChart() {
        const QTemporaryDir folder;
        const Lab lab;
        QVERIFY(!lab.find<QPushButton>("labSaveTable")->isEnabled());
        lab.vary(0, QStringLiteral("stacks[a].count"), QStringLiteral("2,9"));
        lab.find<QSpinBox>("labBattles")->setValue(20);
        lab.start();
        QTRY_VERIFY_WITH_TIMEOUT(!lab.dialog->lab().isRunning(), 60'000);
        const auto save = [&](const char* button, const QString& path) {
            test::whenOpen<QFileDialog>([path](QFileDialog& files) {
                auto* name = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                name->setText(path);
                QTest::keyClick(name, Qt::Key_Return);
            });
            QTest::mouseClick(lab.find<QPushButton>(button), Qt::LeftButton);
        };
        save("labSaveTable", folder.filePath(QStringLiteral("table")));
        QFile table(folder.filePath(QStringLiteral("table.csv")));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readAll(), lab.table());
        save("labSaveTable", folder.filePath(QStringLiteral("table.md")));
        QFile markdown(folder.filePath(QStringLiteral("table.md")));
        QVERIFY(markdown.open(QIODevice::ReadOnly));
        QVERIFY(markdown.readAll().startsWith("| stacks\\[a\\].count | battles |"));
        auto* results = lab.find<QTableView>("labTable");
        QVERIFY(!results->model()->data({}, Qt::DisplayRole).isValid()); // Qt asks for what has the focus
        lab.dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(lab.dialog.get()));
        results->setFocus();
        QTest::keyClick(results, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("stacks[a].count\tbattles\t")));
        save("labSaveChart", folder.filePath(QStringLiteral("chart.png")));
        QVERIFY(!QImage(folder.filePath(QStringLiteral("chart.png"))).isNull());
        save("labSaveTable", folder.filePath(QStringLiteral("missing/table.csv")));
        QVERIFY2(lab.dialog->problem().contains(QStringLiteral("missing")),
                 qPrintable(lab.dialog->problem()));
        QVERIFY(lab.main()->isEnabled());
        save("labSaveTable", folder.filePath(QStringLiteral("again.csv")));
        QCOMPARE(lab.dialog->problem(), QString());
    }
    void anExistingFileIsNotOverwrittenUnasked() {
        const QTemporaryDir folder;
        QFile kept(folder.filePath(QStringLiteral("results.csv")));
        QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write("mine") == 4);
        kept.close();
        const Lab lab;
        lab.vary(0, QStringLiteral("stacks[a].count"), QStringLiteral("2,9"));
        lab.find<QSpinBox>("labBattles")->setValue(20);
        lab.start();
        QTRY_VERIFY_WITH_TIMEOUT(!lab.dialog->lab().isRunning(), 60'000);
        bool isAsked = false;
        test::whenOpen<QFileDialog>([&](QFileDialog& files) {
            test::whenOpen<QMessageBox>([&](QMessageBox& box) {
                isAsked = true;
                box.button(QMessageBox::No)->click();
            });
            auto* name = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(folder.filePath(QStringLiteral("results"))); // the suffix is added
            QTest::keyClick(name, Qt::Key_Return);
            files.reject();
        });
        QTest::mouseClick(lab.find<QPushButton>("labSaveTable"), Qt::LeftButton);
        QVERIFY(isAsked);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("mine"));
    }

    void refusesAsTheCommandLine_data() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("range");
        QTest::addColumn<bool>("atOnce"); // before anything is started
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const char* place, const char* range, bool atOnce,
                            const char* part) {
            QTest::newRow(name) << QString::fromLatin1(place) << QString::fromLatin1(range) << atOnce
                                << QString::fromUtf8(part);
        };
        row("empty", "stacks[a].count", "", true, "PLACE=1..10");
        row("backwards", "stacks[a].count", "7..3", true, "“7..3”");
        row("10^9 cells", "stacks[a].count", "1..1000000000", true, "10000");
        row("names nothing", "stacks[z].count", "1..3", false, "stacks[z].count");
        row("nobody", "stacks[a].count", "0..1", false, "stacks[a].count");
        row("not allowed", "houseRules.attackDie", "1", false, "attackDie");
    }
    void refusesAsTheCommandLine() {
        QFETCH(QString, place);
        QFETCH(QString, range);
        QFETCH(bool, atOnce);
        QFETCH(QString, part);
        const Lab lab;
        lab.vary(0, place, range);
        QCOMPARE(lab.main()->isEnabled(), !atOnce);
        if (!atOnce)
            lab.start();
        QTRY_VERIFY2(lab.dialog->problem().contains(part), qPrintable(lab.dialog->problem()));
        QVERIFY(!lab.dialog->lab().isRunning());
        QVERIFY(!lab.main()->isEnabled());
    }
    void refusesABattleOfOneSide() {
        battle::Battle alone = labDuel();
        alone.stacks.erase(1);
        const Lab lab(alone);
        lab.vary(0, QStringLiteral("stacks[a].count"), QStringLiteral("1..3"));
        lab.start();
        QTRY_VERIFY2(lab.dialog->problem().contains(QStringLiteral("BAT-1")),
                     qPrintable(lab.dialog->problem()));
    }
    /// Closed while it plays, it stops at once.
    void closesWhileItPlays() {
        const Lab lab;
        lab.vary(0, QStringLiteral("stacks[a].count"), QStringLiteral("1..40"));
        lab.find<QDoubleSpinBox>("labWidth")->setValue(0.1);
        lab.start();
        QElapsedTimer clock;
        clock.start();
        lab.dialog->close();
        QTRY_VERIFY(!lab.dialog->lab().isRunning());
        QVERIFY2(clock.elapsed() < 3'000, qPrintable(QString::number(clock.elapsed())));
    }
    void isInTheToolsMenu() {
        test::RoundsWindow window(labDuel());
        QString title;
        test::whenOpen<ui::LabDialog>([&](ui::LabDialog& dialog) {
            title = dialog.windowTitle();
            QCOMPARE(dialog.property("helpPage").toString(), QStringLiteral("lab"));
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        window.find<QAction>("lab")->trigger();
        QCOMPARE(title, QStringLiteral("Lab"));
    }

    void whatIsVariedHasAName() {
        const Lab lab;
        const auto* place = lab.find<QComboBox>("labPlace0");
        QVERIFY(!place->lineEdit()->accessibleName().isEmpty());
        QVERIFY(!place->itemData(0, Qt::AccessibleTextRole).toString().isEmpty());
    }

    void kindsHaveAWorth() {
        battle::Battle battle = labDuel();
        const battle::Unit unit = battle.stacks[0]->units->front();
        battle.kinds = std::vector<battle::UnitKind>{{"Spear", {}, unit.profile, nullptr},
                                                     {"Twin", {}, unit.profile, nullptr}};
        const BattleDocument document(battle);
        ui::ExchangeDialog dialog(document, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* calculate = dialog.findChild<QPushButton*>(QStringLiteral("calculate"));
        const auto* result = dialog.findChild<QLabel*>(QStringLiteral("exchangeResult"));
        QVERIFY(!result->accessibleName().isEmpty());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(!calculate->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(calculate->isEnabled(), 60'000);
        QVERIFY2(result->text().contains(QStringLiteral("of “Spear” are worth")), qPrintable(result->text()));
        auto* other = dialog.findChildren<QComboBox*>().at(1);
        other->setCurrentIndex(0);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QTRY_COMPARE(result->text(), QStringLiteral("Choose two different unit kinds."));
    }
};

template struct sf::test::Registered<TestLabDialog, QApplication>;
#include "test_lab_dialog.moc"
