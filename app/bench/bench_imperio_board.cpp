// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "core/rules/imperio/record_reader.h"
#include "ui/common/appearance.h"
#include "ui/common/settings.h"
#include "ui/imperio/game_desk.h"
#include "ui/imperio/imperio_view.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

constexpr QSize screen(1920, 1080);

/// The source's example, each side's first pieces moved.
constexpr auto record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\n"
                        "defender deploys\nTRCCECCRT\nMSRSRMRSM\nCx2; Rx20; Mx10; Sx15\n"
                        "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20\nplay\n"
                        "1a  R2C4-R3C4-R4C5\n1a  R2C6-R3C6\n";

/// A full-screen board on which the last step is taken back and done again.
struct BoardWindow {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};
    document::ImperioDocument document;
    ui::GameDesk desk{document, {settings, appearance}};
    ui::ImperioView view{desk};

    BoardWindow() : document(std::get<imperio::Replay>(imperio::readRecord(record)), "seed") {
        desk.play(imperio::step(imperio::squareAt(4, 5), imperio::squareAt(4, 4)));
        desk.select(imperio::nowhere);
        view.resize(screen);
        view.show();
        QCoreApplication::processEvents();
    }
    void change() {
        QUndoStack& undo = document.undoStack();
        undo.canUndo() ? undo.undo() : undo.redo();
    }
    static void paintWhatIsDue() { QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest); }
};

Result oneChangeRepainted() {
    BoardWindow window;
    const double time = medianTime(
        501, [&] { window.change(); }, [] { BoardWindow::paintWhatIsDue(); });
    return {time, fullScreenBlit(), 0.05};
}

} // namespace

void addImperioBoardRows(Bench& bench) {
    bench.add(QStringLiteral("imperio: one change repainted"), QStringLiteral("ms"), oneChangeRepainted);
}

} // namespace sf::bench
