// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;
class QSizeF;
class QWidget;

namespace sf::document {
class Document;
}

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

class Page;
class Settings;

/// What every page may use of the window round it.
struct PageContext {
    Settings& settings;
};

/// One kind of document as the window needs it.
struct DocumentKind {
    QString id;      ///< "battle"
    QString newText; ///< "New &battle…", of the File menu and the start page
    QString iconName;
    /// Asks what is needed; null when it was cancelled.
    std::function<std::unique_ptr<document::Document>(QWidget* parent)> create;
    std::function<Page*(document::Document& document, const PageContext& context, QWidget* parent)> makePage;
    /// A small picture of the document for lists.
    std::function<void(const document::Document& document, QPainter& painter, QSizeF size,
                       const paint::Theme& theme)>
        paintPreview;
    /// What the help says of it, besides the pages that the program has anyway.
    QList<HelpPage> help = {};
};

/// Which kinds of document there are: the main window makes their pages through it and knows none by name.
class KindRegistry {
public:
    void add(DocumentKind kind) { m_kinds.push_back(std::move(kind)); }
    const std::vector<DocumentKind>& kinds() const { return m_kinds; }
    /// Null for a kind the program does not know.
    const DocumentKind* find(const QString& id) const;

private:
    std::vector<DocumentKind> m_kinds;
};

} // namespace sf::ui
