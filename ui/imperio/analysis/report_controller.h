// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/imperio_report.h"
#include "ui/page/page.h"

#include <memory>

namespace sf::imperio {
struct Analysis;
}

namespace sf::ui {

class CommandRegistry;
class GameController;
class GameExport;
template<typename Result>
class Task;

/// Makes the report of a game in the background, keeps it with the document, copies and saves it.
class ReportController final : public QObject {
    Q_OBJECT

public:
    ReportController(GameController& controller, Page& page);
    ~ReportController() override;

    void addTo(CommandRegistry& commands);
    Page::Dock dock();
    /// Shows the dock, and makes the report if the document has none.
    void open();
    /// Starts the report of the game so far.
    void make();
    void cancel();
    bool isRunning() const;
    /// The report that the document has, or null.
    const imperio::Analysis* report() const;

    QString text(text::Markup markup) const;
    void copy(text::Markup markup);
    void save();
    /// Writes Markdown, BBCode (.txt) or JSON, depending on the name's ending. Returns whether it was
    /// written.
    bool saveTo(const QString& path);

Q_SIGNALS:
    /// The work began or ended, or the document has another report.
    void changed();
    /// This many of `all` actions have been judged.
    void progressed(int done, int all);

private:
    QByteArray contents(const QString& path) const;

    GameController& m_controller;
    Page& m_page;
    GameExport* m_export;
    std::unique_ptr<Task<std::shared_ptr<const imperio::Analysis>>> m_work;
};

} // namespace sf::ui
