// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <QFrame>

class QLineEdit;

namespace sf::ui {

/// A labelled line over the map. Enter hands over the text, Escape or leaving it closes it.
class InputLine final : public QFrame {
    Q_OBJECT

public:
    /// `done` says whether the text was accepted, so that the line may close; `hint`, if any, stands below
    /// it.
    InputLine(const QString& label, const QString& text, std::function<bool(const QString&)> done,
              const QString& hint, QWidget* parent);
    void start();

Q_SIGNALS:
    /// It closes, and nothing was handed over.
    void leftAlone();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void accept();

    QLineEdit* m_edit;
    std::function<bool(const QString&)> m_done;
};

} // namespace sf::ui
