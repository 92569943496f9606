// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <QFrame>

class QLineEdit;

namespace sf::ui {

/// A labelled line over the map. Enter hands over the text, Escape closes it; a click elsewhere closes it
/// too, and takes what was typed only where that was asked for.
class InputLine final : public QFrame {
    Q_OBJECT

public:
    /// `done` says whether the text was accepted, so that the line may close; `hint`, if any, stands below
    /// it.
    InputLine(const QString& label, const QString& text, std::function<bool(const QString&)> done,
              const QString& hint, QWidget* parent);
    void start();
    /// A text that was typed and is not empty is handed over by a click elsewhere too, as names are.
    void takeWhenLeft() { m_isTakenWhenLeft = true; }

Q_SIGNALS:
    /// It closes, and nothing was handed over.
    void leftAlone();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void accept();
    void leave();

    QLineEdit* m_edit;
    std::function<bool(const QString&)> m_done;
    bool m_isTakenWhenLeft = false;
};

} // namespace sf::ui
