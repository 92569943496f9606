// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/restyled.h"

#include <QList>
#include <QPixmap>
#include <QScrollArea>

#include <functional>

class QBoxLayout;
class QGridLayout;
class QLayout;
class QPushButton;
class QToolButton;

namespace sf::ui {

class Settings;
struct DocumentKind;

/// Shown while no document is open: ways to begin, games that wait for the user, recent files, and examples
/// with previews. Previews are drawn one by one after the page is first shown.
class StartPage final : public Restyled<QScrollArea> {
    Q_OBJECT

public:
    struct Example {
        QString heading; ///< examples that follow one another under the same one form a row
        QString title;
        QString about;
        QString resource;
    };
    /// Draws a preview of a file's board; returns null if the file can't be read.
    using Preview = std::function<QPixmap(const QString& file, QSize size, qreal ratio)>;

    /// The kind of document in a file; null if it can't be told.
    using KindOf = std::function<const DocumentKind*(const QString& file)>;

    StartPage(Settings& settings, const QList<Example>& examples, Preview preview, KindOf kindOf,
              QWidget* parent = nullptr);
    /// Adds a button at the top; the first one gets the focus.
    void addCommand(const QString& text, const QString& icon, std::function<void()> command);
    /// Adds a list above the examples, such as documents that can be recovered.
    void addPanel(QWidget* panel);
    /// A game by post in which it is the user's turn.
    struct Turn {
        int game; ///< its index
        QString title;
        QString about;
    };
    /// Lists the games, the first ones if there are many.
    void showTurns(const QList<Turn>& turns);

Q_SIGNALS:
    void gameRequested(int game);
    void openRequested(const QString& path);
    void exampleRequested(const QString& resource);

protected:
    void restyle() override { refreshPictures(); }
    void showEvent(QShowEvent* event) override;

private:
    /// Named rows under a heading, hidden while there are none.
    struct List {
        QWidget* part;
        QGridLayout* rows;
    };
    List makeList(const QString& title, int stretch, QBoxLayout& beside);
    static void clear(const List& list);
    void finish(const List& list);
    QPushButton* addRow(const List& list, const QString& name, const QString& icon, const QString& note);
    void refreshPictures();
    void addExamples(const QList<Example>& examples);
    void fillRecent();
    void addRecent(const QString& path);
    void drawNextPicture();

    Settings& m_settings;
    Preview m_preview;
    KindOf m_kindOf;
    QBoxLayout* m_page;
    QLayout* m_commands;
    QBoxLayout* m_panels;
    List m_turns;
    List m_recent;
    QList<QPair<QToolButton*, QString>> m_pictures;
    int m_nextPicture = 0;
};

} // namespace sf::ui
