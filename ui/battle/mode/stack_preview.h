// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QWidget>

class QLabel;

namespace sf::ui {

/// A stack that a dialog is about to create, with its size as text. A rule system may show more (see
/// BattleMode::makeStackPreview()).
class StackPreview : public QWidget {
    Q_OBJECT

public:
    explicit StackPreview(const QString& title, QWidget* parent = nullptr);

    /// Null: there would be none.
    virtual void setStack(const battle::Battle& battle, const battle::StackPointer& stack);
    QString words() const;

protected:
    /// Leaves `height` pixels above the words to draw in, and room for so many lines below.
    void reserve(int height, int lines);
    /// What follows the title.
    void setWords(const QString& words);

private:
    QString m_title;
    QLabel* m_words;
};

} // namespace sf::ui
