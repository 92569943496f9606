// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/change.h"
#include "ui/encounter/attackposts/post_template.h"

#include <QObject>
#include <QStringList>

namespace sf::ui {

class DungeonController;

/// The comments that the last action added to posts, such as those of an attack and of the answer to it, for
/// the clipboard.
class NewComments final : public QObject {
    Q_OBJECT

public:
    explicit NewComments(DungeonController& controller, QObject* parent = nullptr);

    /// Oldest first; empty after an undo.
    const QStringList& texts() const { return m_texts; }
    PostTemplate form() const { return m_form; }
    void setForm(PostTemplate form) { m_form = form; }
    void copy();

Q_SIGNALS:
    void changed();

private:
    void follow(const encounter::Changes& changes, bool undone);

    DungeonController& m_controller;
    QStringList m_texts;
    PostTemplate m_form = PostTemplate::Plain;
};

} // namespace sf::ui
