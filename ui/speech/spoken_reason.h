// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace sf::ui {

/// Tells screen readers why a button of a window is disabled, which can't have the focus then: in the
/// description of the field in use, and aloud once typing has paused.
class SpokenReason final : public QObject {
    Q_OBJECT

public:
    SpokenReason(QWidget& button, QWidget& window);

    /// Empty if the button is enabled. Only in the field unless `isSpoken`, for what is said aloud anyway.
    void set(const text::Caption& reason, bool isSpoken = true);
    /// Gives it to the field in use now, as when the reason changes or the window is shown.
    void describeField();
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_button;
    QWidget& m_window;
    text::Caption m_reason;
    QPointer<QWidget> m_field; ///< has the reason as its description
    QString m_own;             ///< description of that field
    QTimer m_pause;
};

} // namespace sf::ui
