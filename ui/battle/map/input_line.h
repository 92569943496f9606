// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <QFrame>

class QLabel;
class QLineEdit;

namespace sf::ui {

/// A labelled line at the lower border of the map. Enter hands over the text, Escape closes it. A click
/// elsewhere closes it only where nothing was typed, or where what was typed is to be taken then.
class InputLine final : public QFrame {
    Q_OBJECT

public:
    /// `done` says whether the text was accepted, so that the line may close; `hint`, if any, stands below
    /// it.
    InputLine(const QString& label, const QString& text, std::function<bool(const QString&)> done,
              const QString& hint, QWidget* parent);
    void start();
    /// The keyboard goes back to what is being typed.
    void resume();
    /// Not once it has handed over its text or was left alone.
    bool isOpen() const { return m_isOpen; }
    /// A text that was typed and is not empty is handed over by a click elsewhere too, as names are.
    void takeWhenLeft() { m_isTakenWhenLeft = true; }

Q_SIGNALS:
    /// It closes, and nothing was handed over.
    void leftAlone();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void place();
    void accept();
    void end();
    void leave();

    QLineEdit* m_edit;
    QLabel* m_hint = nullptr; ///< below the line, if there is one
    std::function<bool(const QString&)> m_done;
    bool m_isTakenWhenLeft = false;
    bool m_isOpen = true;
};

} // namespace sf::ui
