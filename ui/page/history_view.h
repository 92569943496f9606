// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/speech/quiet_view.h"

#include <QListView>

namespace sf::document {
class Document;
}

namespace sf::ui {

/// Lists the steps of a document, oldest first; choosing one undoes or redoes up to it, unless the document's
/// rules forbid that. While there are none, says that they aren't saved.
class HistoryView final : public QuietView<QListView> {
    Q_OBJECT

public:
    explicit HistoryView(document::Document& document, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showCurrent();
    void goTo(int done);

    document::Document& m_document;
};

} // namespace sf::ui
