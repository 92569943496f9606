// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

constexpr int imperioRuns = 7;

/// The example deployment of the rules, as a record without a line of play.
std::string exampleRecord() {
    return "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\n"
           "defender deploys\nTRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15\n"
           "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20\nplay\n";
}

/// A knight moving back and forth, and the other side's answers, for 1,000 turns.
std::string longRecord() {
    std::string text = exampleRecord();
    for (int turn = 1; turn <= 1000; ++turn) {
        const std::string number = std::to_string(turn);
        const bool goes = turn % 2 != 0;
        text.append(number).append(goes ? "a R2C4-R3C4-R4C4\n" : "a R4C4-R3C4-R2C4\n");
        text.append(number).append("a end\n");
        text.append(number).append(goes ? "d R8C4-R7C4\n" : "d R7C4-R8C4\n");
        text.append(number).append("d end\n");
    }
    return text;
}

/// What File > Open does with it: creates the document and its page, and shows the record in its dock.
Result opening() {
    const QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ui::Appearance appearance(settings);
    const QByteArray bytes = QByteArray::fromStdString(longRecord());
    const double time = medianTime(imperioRuns, [&] {
        const document::Loaded loaded = document::loadBytes(bytes);
        const auto* opened = std::get_if<std::unique_ptr<document::Document>>(&loaded);
        require(opened);
        QWidget window;
        auto* layout = new QHBoxLayout(&window);
        auto* page = new ui::ImperioPage(static_cast<document::ImperioDocument&>(**opened), {settings});
        layout->addWidget(page);
        for (auto& dock : page->docks())
            if (dock.objectName == QLatin1String("recordDock"))
                layout->addWidget(dock.make());
        window.resize(1440, 900);
        window.show();
        QApplication::processEvents();
    });
    return {time, std::nullopt, 50};
}

} // namespace

void addImperioRows(Bench& bench) {
    bench.add(QStringLiteral("imperio: a record of 1,000 turns opened, with its page and its list"),
              QStringLiteral("ms"), opening);
}

} // namespace sf::bench
