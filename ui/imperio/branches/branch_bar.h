// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace sf::document {
class ImperioDocument;
}

namespace sf::ui {

class BranchController;

/// Above the board of a game that only tries something out: says so, and keeps it as a branch. Hidden in
/// other games.
class BranchBar final : public QFrame {
    Q_OBJECT

public:
    BranchBar(BranchController& branches, const document::ImperioDocument& document,
              QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    BranchController& m_branches;
    const document::ImperioDocument& m_document;
    QLabel* m_text;
    QPushButton* m_keep;
};

} // namespace sf::ui
