// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/rules/imperio/record/record_reader.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

constexpr QSize screen(1920, 1080);

/// The example of the rules, with each side's first pieces moved.
constexpr auto record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\n"
                        "defender deploys\nTRCCECCRT\nMSRSRMRSM\nCx2; Rx20; Mx10; Sx15\n"
                        "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20\nplay\n"
                        "1a  R2C4-R3C4-R4C5\n1a  R2C6-R3C6\n";

/// A full-screen board whose last step is undone and redone.
struct ImperioWindow {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};
    document::ImperioDocument document;
    ui::GameController controller{document, {settings}};
    ui::ImperioView view{controller};

    ImperioWindow() : document(std::get<imperio::Replay>(imperio::readRecord(record)), "seed") {
        settings.set(ui::Settings::animations, true);
        controller.play(imperio::step(imperio::squareAt(4, 5), imperio::squareAt(4, 4)));
        controller.select(imperio::nowhere);
        view.resize(screen);
        view.show();
        QCoreApplication::processEvents();
    }
    void change() { document.canUndo() ? document.undo() : document.redo(); }
    static void paintWhatIsDue() { QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest); }
};

/// Every other change is a redone step, whose piece starts to slide.
Result oneChange() {
    ImperioWindow window;
    const double time = medianTime(
        501,
        [&] {
            // Qt queues deferred repaints until all are sent, and would process hundreds of them before each
            // measured one.
            QCoreApplication::processEvents();
            window.change();
        },
        [] { ImperioWindow::paintWhatIsDue(); });
    return {time, std::nullopt, 8.3};
}

} // namespace

void addImperioBoardRows(Bench& bench) {
    bench.add(QStringLiteral("imperio: one change repainted, pieces sliding"), QStringLiteral("ms"),
              oneChange);
}

} // namespace sf::bench
