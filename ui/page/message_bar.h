// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QToolButton;

namespace sf::ui {

/// Shows an error or a notice in a line inside the window instead of a message box. It names the file and the
/// place and stays until closed. At most one message of each kind is kept; the latest is shown.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error, FileChanged };
    /// A button beside the text.
    struct Action {
        QString text;
        std::function<void()> run;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Replaces the previous message of this kind.
    void show(Kind kind, const QString& text);
    void show(Kind kind, const QString& text, const Action& action);
    /// Closes the current message and shows the one behind it, if any.
    void dismiss();
    /// Removes the message of this kind, if any.
    void withdraw(Kind kind);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor colour() const;
    void refreshIcon();

    struct Message {
        Kind kind;
        QString text;
        Action action;
    };
    void showLast();

    std::vector<Message> m_messages; ///< latest last
    Kind m_kind = Kind::Information;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_action;
    QToolButton* m_close;
};

} // namespace sf::ui
