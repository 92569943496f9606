// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/own_settings.h"
#include "tests/ui/when_open.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/page/message_bar.h"
#include "ui/post/incoming_dialog.h"
#include "ui/post/post_board.h"
#include "ui/post/post_window.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

/// Two profiles of one test, which play by copying posts through mangled text.
namespace sf::ui::test {

/// One player with folders and settings of their own.
struct Player : sf::test::OwnSettings {
    PostController controller{document::PostGameStore(folder.filePath(QStringLiteral("posts"))),
                              document::SecretStore(folder.filePath(QStringLiteral("secrets")))};
    PostWindow window{context(), controller};

    Player() {
        controller.finishChecks();
        window.show();
    }
    const document::StoredGame& game() { return *window.controller().current(); }
    std::uint32_t count() { return game().checked.game->count(); }
    QString state() { return window.findChild<QLabel*>(QStringLiteral("state"))->text(); }
    QString said() { return window.findChild<QLabel*>(QStringLiteral("said"))->text(); }
    QString message() { return window.findChild<MessageBar*>()->text(); }
    PostBoard& board() { return *window.findChild<PostBoard*>(); }

    void press(int key) {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, static_cast<Qt::Key>(key), Qt::ControlModifier);
    }
    void pressButton(const QString& name) {
        auto* button = window.findChild<QPushButton*>(name);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void click(imperio::Square square) {
        auto* view = board().view();
        QTest::mouseClick(view, Qt::LeftButton, {},
                          view->cellArea({square.row() - 1, square.column() - 1}).center());
    }
};

inline QString clipboard() {
    return QGuiApplication::clipboard()->text();
}

/// As mail programs quote it, with smart quotes, lost line ends and words around it.
inline QString mangled(QString text) {
    text.replace(QStringLiteral(" /"), QStringLiteral("\u00A0/"));
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line.prepend(QStringLiteral("> > "));
    return QStringLiteral("Ada wrote:\n") + lines.join(QStringLiteral("\r\n")) +
           QStringLiteral("\n\u201CYour turn\u201D \u2014 Ada");
}

/// Types over what is in the field, such as the remembered name.
inline void retype(QLineEdit& field, const QString& text) {
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
}

inline void confirmNext() {
    sf::test::whenOpen<QMessageBox>([](QMessageBox& box) {
        QTest::mouseClick(box.findChild<QPushButton*>(QStringLiteral("confirm")), Qt::LeftButton);
    });
}

/// Finishes a set-up turn and confirms the question, so that the block is made.
inline void finishSetUp(Player& player) {
    const std::uint32_t made = player.count() + 1;
    confirmNext();
    player.pressButton(QStringLiteral("finishSetup"));
    QTRY_COMPARE(player.count(), made);
}

/// The player pastes what is on the clipboard, as a program mangled it, and accepts it.
inline void pasteAndAccept(Player& player) {
    QGuiApplication::clipboard()->setText(mangled(clipboard()));
    sf::test::whenOpen<IncomingDialog>(
        [](IncomingDialog& dialog) { QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); });
    player.press(Qt::Key_V);
}

} // namespace sf::ui::test
