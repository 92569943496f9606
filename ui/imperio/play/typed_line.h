// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QCompleter;
class QLabel;
class QLineEdit;
class QStringListModel;

namespace sf::imperio {
struct RecordError;
}

namespace sf::ui {

class GameController;
class RefusalLine;

/// A line under the board that takes actions in the record's notation, in play and at the set-up, and
/// completes legal ones. Refusals appear below it, with their rule. Stays open until Escape.
class TypedLine final : public QFrame {
    Q_OBJECT

public:
    explicit TypedLine(GameController& controller, QWidget* parent = nullptr);
    void open();

Q_SIGNALS:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void accept();
    bool playTyped(const QString& text);
    bool setUpTyped(const QString& text);
    bool refuse(const imperio::RecordError& error);
    void refresh();
    void close();

    GameController& m_controller;
    QLabel* m_label;
    QLineEdit* m_edit;
    RefusalLine* m_refusal;
    QStringListModel* m_words;
    QCompleter* m_completer;
};

} // namespace sf::ui
