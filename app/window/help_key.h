// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::app {

/// Makes F1 ask for help in modal dialogs too, where the shortcuts of the main window don't work.
class HelpKey final : public QObject {
    Q_OBJECT

public:
    explicit HelpKey(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void helpRequested();
};

} // namespace sf::app
