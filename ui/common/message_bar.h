// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace sf::ui {

/// What went wrong or needs to be known, in a line inside the window instead of a box over it: it names the
/// file and the place, waits, and goes when it is closed.
class MessageBar final : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    void show(Kind kind, const QString& text);
    void dismiss();
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor colour() const;
    void refreshIcon();

    Kind m_kind = Kind::Information;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace sf::ui
