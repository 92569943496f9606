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

/// What the window shares with every page.
struct PageContext {
    Settings& settings;
};

/// What the main window needs to know about one kind of document.
struct DocumentKind {
    QString id;      ///< "battle"
    QString newText; ///< "New &battle…", for the File menu and the start page
    QString iconName;
    /// Asks the user for what a new document needs; returns null if cancelled.
    std::function<std::unique_ptr<document::Document>(const PageContext& context, QWidget* parent)> create;
    std::function<Page*(document::Document& document, const PageContext& context, QWidget* parent)> makePage;
    /// Paints a small picture of the document for lists.
    std::function<void(const document::Document& document, QPainter& painter, QSizeF size,
                       const paint::Theme& theme)>
        paintPreview;
    /// Help pages for this kind, besides the general ones.
    QList<HelpPage> help = {};
    QString name = {}; ///< "Battle", for lists
};

/// Opens a document of the kind in a page of its own.
template<class KindPage, class KindDocument>
Page* makePage(document::Document& document, const PageContext& context, QWidget* parent) {
    return new KindPage(static_cast<KindDocument&>(document), context, parent);
}

/// The kinds of documents. The main window makes pages through this registry and knows no kind by name.
class KindRegistry {
public:
    void add(DocumentKind kind) { m_kinds.push_back(std::move(kind)); }
    const std::vector<DocumentKind>& kinds() const { return m_kinds; }
    /// Returns null if the kind is unknown.
    const DocumentKind* find(const QString& id) const;

private:
    std::vector<DocumentKind> m_kinds;
};

} // namespace sf::ui
