// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/speech/quiet_view.h"

#include <QTableView>

namespace sf::ui {

/// The rows of the unit table. Dragged rows appear as tokens, small enough to see the drop target.
class UnitRows final : public QuietView<QTableView> {
    Q_OBJECT

public:
    using QuietView::QuietView;

    /// The smallest size: the table takes the space that is left, and doesn't make the inspector scroll.
    QSize sizeHint() const override { return {QTableView::sizeHint().width(), minimumHeight()}; }

protected:
    void startDrag(Qt::DropActions actions) override;

private:
    QPixmap picture(const QModelIndexList& rows) const;
};

} // namespace sf::ui
