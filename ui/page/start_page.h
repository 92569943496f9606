// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPixmap>
#include <QScrollArea>

#include <functional>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QLayout;
class QToolButton;

namespace sf::ui {

class Settings;

/// Shown while no document is open: ways to begin, examples with previews, and recent files. Previews are
/// drawn one by one after the page is first shown.
class StartPage final : public QScrollArea {
    Q_OBJECT

public:
    struct Example {
        QString title;
        QString about;
        QString resource;
    };
    /// Draws a preview of a file's board; returns null if the file can't be read.
    using Preview = std::function<QPixmap(const QString& file, QSize size, qreal ratio)>;

    StartPage(Settings& settings, const QList<Example>& examples, Preview preview, QWidget* parent = nullptr);
    /// Adds a button at the top; the first one is the default next step.
    void addCommand(const QString& text, const QString& icon, std::function<void()> command);
    /// Adds a list above the examples, such as documents that can be recovered.
    void addPanel(QWidget* panel);

Q_SIGNALS:
    void openRequested(const QString& path);
    void exampleRequested(const QString& resource);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refreshPictures();
    void makeRecent();
    void addExamples(const QList<Example>& examples);
    void fillRecent();
    void addRecent(const QString& path, int row);
    void drawNextPicture();

    Settings& m_settings;
    Preview m_preview;
    QBoxLayout* m_page;
    QLayout* m_commands;
    QBoxLayout* m_panels;
    QGridLayout* m_recent;
    QWidget* m_recentPart;
    QList<QPair<QToolButton*, QString>> m_pictures;
    int m_nextPicture = 0;
};

} // namespace sf::ui
