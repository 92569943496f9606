// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace sf::ui {

/// What went wrong or needs to be known, in a line inside the window instead of a box over it: it names the
/// file and the place, waits, and goes when it is closed. One message of each kind can wait; the latest is
/// shown.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// In place of what was said of this kind before.
    void show(Kind kind, const QString& text);
    /// Closes what is shown; what waits behind it is seen again.
    void dismiss();
    /// Takes back what was said of this kind, if anything was.
    void withdraw(Kind kind);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor colour() const;
    void refreshIcon();

    struct Message {
        Kind kind;
        QString text;
    };
    void showLast();

    std::vector<Message> m_messages; ///< the latest last
    Kind m_kind = Kind::Information;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace sf::ui
