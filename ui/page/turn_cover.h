// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sf::ui {

class Settings;

/// Shown between two turns at one screen, as set in the settings: nothing, a banner that disappears by
/// itself, or a cover over the page until the next player takes over. What derives from it decides when, and
/// for whom.
class TurnCover : public QWidget {
    Q_OBJECT

public:
    TurnCover(const Settings& settings, QWidget* page);

    bool isCover() const { return m_isCover; }

Q_SIGNALS:
    void coverChanged();
    /// A player has taken over.
    void lifted();

protected:
    struct Turn {
        QString title;
        QString detail;
        QColor colour;
        int shape = 0;          ///< of the side's tokens, see paint::sideShape
        bool canBeShown = true; ///< false if nobody may look at the board yet
    };
    /// As the settings say, always a cover if the side has something to hide.
    bool willCover(bool hasSecrets) const;
    /// Shows a cover or a banner; nothing if the settings want none and there are no secrets.
    void showTurn(const Turn& turn, bool hasSecrets);
    void lift();

    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    const Settings& m_settings;
    QLabel* m_title;
    QLabel* m_detail;
    QPushButton* m_show;
    QTimer m_timer;
    Turn m_turn;
    bool m_isCover = false;
    QWidget* m_uncovered = nullptr; ///< gets the page's focus while nothing is covered
};

} // namespace sf::ui
