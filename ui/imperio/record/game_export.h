// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>

class QPainter;

namespace sf::ui {

class GameController;

/// Exports a game: its record and its shown board, as text or picture, to the clipboard or a file.
class GameExport final : public QObject {
    Q_OBJECT

public:
    /// `window`: what file dialogs belong to.
    GameExport(GameController& controller, QWidget& window);

    void copyRecord();
    /// Nine rows of letters and both sides' reinforcements (IMP-2).
    void copyBoardText();
    /// The same in one set of letters, coloured by side with forum tags.
    void copyBoardBBCode();
    void copyBoardPicture();
    void saveRecord();
    void exportBoard();

    /// What saveRecord() and exportBoard() write once the file is chosen. Whether it was written.
    bool saveRecordTo(const QString& path);
    bool exportBoardTo(const QString& path);

    QString boardText() const;
    /// "Ada attacks, Ben defends. Turn 3, the attacker to move"
    QString heading() const;
    QString boardBBCode() const;
    QImage boardPicture(int side) const;

    void copy(const QString& text, const QString& said);
    /// The file to save to, named after the game; empty if cancelled.
    QString askForPath(const QString& title, const QString& filter, const QString& suffix);
    /// Writes a file and says so, or why not.
    bool write(const QString& path, const QByteArray& bytes);

private:
    void paintBoard(QPainter& painter, QSizeF size) const;
    QString withLines(const QString& rows) const;

    GameController& m_controller;
    QWidget& m_window;
};

} // namespace sf::ui
