// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/dock_panel.h"

#include "ui/style/layouts.h"
#include "ui/widgets/scroll_area.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

/// A panel that is never lower than the least height of its rows at its width. Qt's layouts count rows that
/// ignore their size hint as nothing in heightForWidth(), and then squeeze the others.
class WholePanel final : public QWidget {
public:
    explicit WholePanel(QWidget* panel) : m_panel(panel) {
        marginless<QVBoxLayout>(this, 0)->addWidget(panel);
    }

    int heightForWidth(int width) const override {
        const QLayout* rows = m_panel->layout();
        return std::max(QWidget::heightForWidth(width), rows ? rows->totalMinimumHeightForWidth(width) : 0);
    }

private:
    QWidget* m_panel;
};

} // namespace

QWidget* scrolled(QWidget* panel) {
    auto* area = makeScrollArea(new WholePanel(panel), nullptr);
    area->setBackgroundRole(QPalette::Base);
    return area;
}

} // namespace sf::ui
