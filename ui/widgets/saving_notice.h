// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/file_layer.h"
#include "ui/widgets/task.h"

#include <QFuture>
#include <QProgressDialog>

namespace sf::ui {

/// Blocks input while something is written, but keeps the windows painting. It can't be closed.
class SavingNotice final : public QProgressDialog {
    Q_OBJECT

public:
    /// Milliseconds that a write may take before the notice is shown.
    static constexpr int patience = 200;

    explicit SavingNotice(QWidget* parent);
    /// Shows a notice until the write has finished.
    static void await(const QFuture<void>& writing);

    void reject() override {}

protected:
    void closeEvent(QCloseEvent* event) override;
};

/// Writes on another thread and returns the result. If the disk takes its time, a notice is shown meanwhile.
template<class Write>
auto writeBehindNotice(Write write) {
    QThreadPool writer;
    auto writing = runOn<std::invoke_result_t<Write>>(writer, std::move(write));
    if (!writer.waitForDone(SavingNotice::patience))
        SavingNotice::await(QFuture<void>(writing));
    return writing.takeResult();
}

/// A file layer whose syncs run behind such a notice.
class NoticeLayer final : public document::FileLayer {
public:
    int sync(int file) override {
        return writeBehindNotice([this, file] { return FileLayer::sync(file); });
    }
    int syncDirectory(const QByteArray& path) override {
        return writeBehindNotice([this, path] { return FileLayer::syncDirectory(path); });
    }
    static FileLayer& instance();
};

} // namespace sf::ui
