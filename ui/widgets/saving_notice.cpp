// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/saving_notice.h"

#include <QApplication>
#include <QCloseEvent>
#include <QEventLoop>
#include <QFutureWatcher>

namespace sf::ui {

SavingNotice::SavingNotice(QWidget* parent) : QProgressDialog(tr("Saving…"), {}, 0, 0, parent) {
    setWindowTitle(tr("Save"));
    setWindowModality(Qt::ApplicationModal);
    setMinimumDuration(0);
    show();
}

void SavingNotice::await(const QFuture<void>& writing) {
    const SavingNotice notice(QApplication::activeWindow());
    QEventLoop loop;
    QFutureWatcher<void> watcher;
    connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(writing);
    loop.exec();
}

void SavingNotice::closeEvent(QCloseEvent* event) {
    event->ignore();
}

document::FileLayer& NoticeLayer::instance() {
    static NoticeLayer layer;
    return layer;
}

} // namespace sf::ui

#include "moc_saving_notice.cpp"
