// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace sf::ui {

class ElidedLabel;
class FilmPlayer;

/// The one bar above a film: what is shown of it, whether the log is beside it, and the button that ends it.
class FilmHead final : public QFrame {
    Q_OBJECT

public:
    explicit FilmHead(FilmPlayer& player, QWidget* parent = nullptr);
    /// Without the button of the log, where there is none that follows a film.
    void hideLog();

    /// A film that nobody asked for is skipped, the others are closed.
    void setAskedFor(bool isAskedFor);
    bool isLogWanted() const;

Q_SIGNALS:
    void closed();
    void logWanted(bool isWanted);

private:
    void refresh();

    FilmPlayer& m_player;
    QLabel* m_title;
    ElidedLabel* m_place;
    QToolButton* m_log;
    QToolButton* m_close;
};

} // namespace sf::ui
